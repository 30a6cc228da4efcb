package wording

import (
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/sakodo"
)

// TestRanking reads who came where, by cards and then by money, in a sentence; nothing where
// several came home together.
func TestRanking(t *testing.T) {
	names := []string{"Zoé", "Émile", "Automa", "Anaïs"}
	last := len(sakodo.Game.R.Road) - 1
	for _, c := range []struct {
		cards, places [4]int
		home, stands  int // who arrived, and how many stand at the arrival with all; -1 for nobody
		en, fr        string
	}{
		{[4]int{4, 3, 5, 6}, [4]int{3, 4, 2, 1}, 3, 1,
			"Anaïs wins with 6 cards; then Automa with 5, Zoé with 4, Émile with 3.",
			"Anaïs l’emporte avec 6 cartes\u00a0; puis Automa avec 5, Zoé avec 4, Émile avec 3."},
		{[4]int{4, 4, 6, 6}, [4]int{4, 3, 2, 1}, 3, 1,
			"Anaïs wins with 6 cards; then Automa with 6 (still on the road), Émile and Zoé with 4 (Émile has more money).",
			"Anaïs l’emporte avec 6 cartes\u00a0; puis Automa avec 6 (encore en route), Émile et Zoé avec 4 (Émile a plus d’argent)."},
		{[4]int{2, 2, 2, 6}, [4]int{4, 3, 2, 1}, 3, 1,
			"Anaïs wins with 6 cards; then Automa, Émile and Zoé with 2 (by their money).",
			"Anaïs l’emporte avec 6 cartes\u00a0; puis Automa, Émile et Zoé avec 2 (selon leur argent)."},
		{[4]int{2, 5, 5, 2}, [4]int{3, 1, 2, 3}, -1, 0,
			"Émile wins with 5 cards and the most money; then Automa with 5, Zoé and Anaïs with 2.",
			"Émile l’emporte avec 5 cartes et le plus d’argent\u00a0; puis Automa avec 5, Zoé et Anaïs avec 2."},
		{[4]int{1, 1, 0, 0}, [4]int{1, 1, 3, 4}, -1, 0,
			"Zoé and Émile share the victory with 1 card and equal money; then Automa and Anaïs with 0 (Automa has more money).",
			"Zoé et Émile partagent la victoire avec 1 carte et autant d’argent\u00a0; puis Automa et Anaïs avec 0 (Automa a plus d’argent)."},
		{[4]int{3, 3, 3, 3}, [4]int{1, 1, 1, 1}, -1, 0,
			"Zoé, Émile, Automa and Anaïs share the victory with 3 cards and equal money.",
			"Zoé, Émile, Automa et Anaïs partagent la victoire avec 3 cartes et autant d’argent."},
		{[4]int{6, 2, 3, 6}, [4]int{2, 4, 3, 1}, 3, 2, "", ""},
	} {
		s, err := game.NewSession(sakodo.Game, game.Setup{Game: "sakodo", Seed: "1", Seats: []string{"person", "person", "person", "person"}})
		if err != nil {
			t.Fatal(err)
		}
		v, scores := s.View(game.Nobody), s.Scores()
		for i := range scores {
			scores[i] = game.Score{Total: c.cards[i], Place: c.places[i], Lines: []game.ScoreLine{
				{Key: "need.souvenir", Points: min(2, c.cards[i])}, {Key: "need.report", Points: max(0, c.cards[i]-2)}}}
			if i == c.home {
				v.Set(globe.ArrivedN, game.Seat(i), 1)
				scores[i].Lines = append(scores[i].Lines, game.ScoreLine{Key: "arrived", Points: 1})
			}
			if i == c.home || i == 0 && c.stands == 2 {
				v.Set(globe.SquareN, game.Seat(i), last)
			}
		}
		for lang, want := range map[string]string{"en": c.en, "fr": c.fr} {
			if got := For("sakodo", words.In(lang), names).Ranking(&v, scores); got != want {
				t.Errorf("%s: %q, want %q", lang, got, want)
			}
		}
	}
}
