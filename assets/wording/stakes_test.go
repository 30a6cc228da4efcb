package wording

import (
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	mt "posterestante/game/montaigne"
	pc "posterestante/game/postcards"
)

// seated are a match of each game and number of seats, some with every option.
func seated(t *testing.T) (out []*game.Session) {
	t.Helper()
	for _, g := range []game.Game{pc.Game{}, mt.Game{}} {
		for n := 2; n <= 4; n++ {
			for seed := range uint64(2) {
				setup := game.Setup{Game: g.Name(), Seed: game.Numbered(seed), Options: map[string]string{}}
				for range n {
					setup.Seats = append(setup.Seats, "person")
				}
				for _, o := range g.Options() {
					values := o.For(n)
					setup.Options[o.Name] = values[int(seed)%len(values)]
				}
				s, err := game.NewSession(g, setup)
				if err != nil {
					t.Fatal(err)
				}
				out = append(out, s)
			}
		}
	}
	return out
}

// TestQuestions: over random play in both games, whoever is asked something is
// asked in sentences, the same whatever is hidden; whoever ends the match has
// been asked; and the last line of the log says why it ended and who won.
func TestQuestions(t *testing.T) {
	asked := map[string]int{}
	for n, s := range seated(t) {
		r := game.NewRand(uint64(n))
		name := s.Game().Name()
		var last *game.Stakes
		for !s.Over() {
			legal := s.Legal()
			a := legal[r.Intn(len(legal))]
			stakes := s.Stakes(a)
			if stakes != nil {
				v := s.View(s.Turn())
				other := s.State()
				other.Determinize(s.Turn(), &r)
				b := game.From(s.Game(), s.Setup(), other)
				w := b.View(s.Turn())
				twin := b.Stakes(a)
				if twin != nil && !stakes.Ends { // what was asked before isn't known there
					twin.Ends = false
				}
				for _, lang := range words.Languages() {
					teller := For(name, words.In(lang), []string{"Lise", "Anaïs", "Théo", "Jules"})
					q := teller.Question(&v, a, stakes)
					for _, text := range []string{q.Title, q.Text, q.No, q.Yes} {
						if bad := sane(text); bad != "" || text == "" {
							t.Fatalf("%s, %s: %q holds %q", lang, s.Game().Notation(a), text, bad)
						}
					}
					if twin == nil || teller.Question(&w, a, twin) != q {
						t.Fatalf("%s, %s: asked with other cards hidden: %+v, %+v", lang, s.Game().Notation(a), q, twin)
					}
				}
				for _, f := range stakes.Lost {
					asked[name+" "+f.Key]++
				}
				if stakes.Ends {
					asked[name+" ends"]++
					last = stakes
				}
			}
			if _, err := s.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		if last == nil {
			t.Errorf("match %d of %s ended and nobody was asked", n, name)
		}
		for _, lang := range words.Languages() {
			teller := For(name, words.In(lang), []string{"Lise", "Anaïs", "Théo", "Jules"})
			end := teller.Told(s, s.Len()-1, game.Nobody).End
			if len(end) < 2 || !strings.Contains(end[0], "(P9.") && !strings.Contains(end[0], "(M6.") {
				t.Errorf("%s: the end is told as %q", lang, end)
			}
			tie := len(game.Winners(s.Scores())) > 1
			if got := end[len(end)-1]; sane(got) != "" || strings.HasPrefix(got, teller.say.w.T("end.tie")[:4]) != tie {
				t.Errorf("%s: %q, a tie is %v", lang, got, tie)
			}
		}
	}
	for _, key := range []string{"postcards ends", "postcards lost.moves", "montaigne ends", "montaigne lost.books", "montaigne lost.road", "montaigne lost.actions"} {
		if asked[key] == 0 {
			t.Errorf("nobody was asked about %s: %v", key, asked)
		}
	}
	t.Log(asked)
}

// TestEndsHaveWords: what the engines tell of stakes, ends and ties can be said.
func TestEndsHaveWords(t *testing.T) {
	for name, dir := range map[string]string{"postcards": "../../game/postcards", "montaigne": "../../game/montaigne"} {
		keys := literals(source(t, dir), `^(lost|soon|end|tie)\.[a-z_]+$`)
		if name == "montaigne" {
			keys = append(keys, game.TieAgain)
		}
		if len(keys) < 7 {
			t.Errorf("%s: only %v", name, keys)
		}
		for _, lang := range words.Languages() {
			for _, key := range keys {
				teller := For(name, words.In(lang), []string{"Lise", "Anaïs"})
				said := func(n int) bool { // counted, or plain where nothing is
					f := game.Fact{Key: key, Rule: "X1", N: n, Spots: []game.Spot{{}}, Counts: []game.FactCount{{What: 1, N: 2}}}
					got := strings.Join(teller.Why([]game.Fact{f}), "")
					return !strings.Contains(got, "[") && !strings.Contains(got, "<no value>")
				}
				if !said(0) && !(said(1) && said(2)) {
					t.Errorf("%s: %s %s can't be said", lang, name, key)
				}
			}
		}
	}
}

// TestTie: a shared first place is a tie in words, with all who share it.
func TestTie(t *testing.T) {
	scores := []game.Score{{Total: 7, Place: 1}, {Total: 7, Place: 1}, {Total: 3, Place: 3}, {Total: 7, Place: 1}}
	for lang, want := range map[string]string{
		"en": "A tie between Lise, Anaïs and Jules: Lise\u00a07, Anaïs\u00a07, Théo\u00a03, Jules\u00a07.",
		"fr": "Égalité entre Lise, Anaïs et Jules\u00a0: Lise\u00a07, Anaïs\u00a07, Théo\u00a03, Jules\u00a07.",
	} {
		if got := For("montaigne", words.In(lang), []string{"Lise", "Anaïs", "Théo", "Jules"}).Verdict(scores); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
