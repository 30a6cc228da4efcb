package search_test

import (
	"testing"

	"posterestante/game"
	mosight "posterestante/game/montaigne/sight"
	pcsight "posterestante/game/postcards/sight"
	rosight "posterestante/game/routard/sight"
	sasight "posterestante/game/sakodo/sight"
	"posterestante/game/search"
)

// bare is a game as its declaration alone tells it: no eyes, no training.
type bare struct{ game.Game }

// duel plays games of a seat that thinks against one that plays by chance, each
// seat in turn, and gives the share of wins.
func duel(t *testing.T, g game.Game, games, iterations int) float64 {
	t.Helper()
	p := search.NewPlayer(modelOf(t, g))
	won := 0.0
	for n := range games {
		st, err := game.Begin(g, game.Setup{Game: g.Name(), Seats: []string{"person", "person"}, Seed: game.Numbered(uint64(n / 2))})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(uint64(n))
		for !st.Over() {
			legal := st.Legal(nil)
			a := legal[r.Intn(len(legal))]
			if int(st.Turn()) == n%2 && len(legal) > 1 {
				deal := st.Clone()
				deal.Determinize(st.Turn(), &r)
				a = think(t, p, search.Question{Deal: deal, Iterations: iterations, Seed: r.Next()}).Action
			}
			st.Apply(a, nil)
		}
		win, _ := p.Result(st, game.Seat(n%2))
		won += win
	}
	return won / float64(games)
}

// TestBare checks that a game without eyes and training is played passably from
// its zones, counters and verbs alone: far better than by chance.
func TestBare(t *testing.T) {
	for _, c := range []struct {
		g     game.Game
		least float64
	}{{mosight.Game{}, 0.7}, {sasight.Game, 0.7}} {
		got := duel(t, bare{c.g}, 4, 15)
		t.Logf("%s: wins %.0f %% against chance", c.g.Name(), 100*got)
		if got < c.least {
			t.Errorf("%s: wins %.0f %% against chance", c.g.Name(), 100*got)
		}
	}
}

// TestFewest checks that a seat that hardly looks ahead plays as its policy does, and
// its games come to an end: what was never tried is not taken for the first there is.
func TestFewest(t *testing.T) {
	for _, g := range []game.Game{rosight.Game, sasight.Game, mosight.Game{}, pcsight.Game{}} {
		p := search.NewPlayer(modelOf(t, g))
		for _, n := range []int{0, 1, 2, 3} {
			turns := 0
			for seed := range uint64(2) {
				turns += alone(t, g, p, n, seed)
			}
			t.Logf("%s, think:%d: %d turns a game", g.Name(), n, turns/2)
			if turns/2 > 150 {
				t.Errorf("%s: think:%d takes %d turns a game", g.Name(), n, turns/2)
			}
		}
	}
}

// alone plays a game of two seats that look so many times ahead, and counts its turns.
func alone(t *testing.T, g game.Game, p *search.Player, iterations int, seed uint64) (turns int) {
	t.Helper()
	st, err := game.Begin(g, game.Setup{Game: g.Name(), Seats: []string{"person", "person"}, Seed: game.Numbered(seed)})
	if err != nil {
		t.Fatal(err)
	}
	r, turn := game.NewRand(seed), game.Nobody
	for !st.Over() {
		if now := game.TurnOf(st); now != turn {
			turn, turns = now, turns+1
		}
		a := st.Legal(nil)[0]
		if len(st.Legal(nil)) > 1 {
			deal := st.Clone()
			deal.Determinize(st.Turn(), &r)
			a = think(t, p, search.Question{Deal: deal, Iterations: iterations, Seed: r.Next()}).Action
		}
		st.Apply(a, nil)
	}
	return turns
}
