package globe_test

import (
	"strings"
	"testing"

	spoken "posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/globe"
)

// TestStragglersAreWarned checks that whoever is asked for the first thing of a turn is told of those who lack at most
// one card and less than they do, and at no other time.
func TestStragglersAreWarned(t *testing.T) {
	for i, g := range sisters {
		lang := spoken.Languages()[i]
		warned, unwarned := 0, 0
		for seed := range uint64(3) {
			p := newPlayer(t, g.board, 0, lang, 30+seed, nil, "person", "person", "person")
			choose := p.steady()
			for n := 0; n < 900 && !p.s.Over(); n++ {
				v := p.s.View(p.s.Turn())
				first := g.board.R.Begins(rules.StepKind(v.Counter(rules.StepKindN, game.Nobody))) &&
					v.Turn == game.Seat(v.Counter(rules.ActiveN, game.Nobody))
				said := contextOf(g.board, lang, &v).Tell.Prompt(&v, nil)
				for seat := range game.Seat(3) {
					lack := lacking(&v, seat)
					ahead := false // of those who lack as little
					for o := range game.Seat(3) {
						ahead = ahead || o != v.Turn && lacking(&v, o) < lack
					}
					want := first && seat != v.Turn && lack <= 1 && lack < lacking(&v, v.Turn) && !(lack == 1 && ahead)
					warning := said[strings.LastIndex(said, ". ")+1:] // the last sentence
					if named := strings.Contains(warning, names[seat]); (want || warning[0] == ' ') && named != want {
						t.Fatalf("%s: %q; seat %d lacks %d, %d lacks %d", g.board.R.Name, said, seat, lack, v.Turn, lacking(&v, v.Turn))
					}
					if want {
						warned++
					} else {
						unwarned++
					}
				}
				if _, err := p.s.Do(choose()); err != nil {
					t.Fatal(err)
				}
			}
		}
		if warned < 5 || unwarned < 50 {
			t.Errorf("%s: warned %d times, not %d", g.board.R.Name, warned, unwarned)
		}
	}
}

// lacking is how many cards a seat must still win.
func lacking(v *game.View, seat game.Seat) int {
	need, won := v.Counter(rules.NeedN, game.Nobody), map[rules.Kind]int{}
	lack := 3 * need
	for _, piece := range v.Pile(rules.WonZone, seat).Pieces {
		if k := rules.KindOf(rules.CardOf(piece)); rules.CardOf(piece) != 0 && won[k] < need {
			won[k]++
			lack--
		}
	}
	return lack
}
