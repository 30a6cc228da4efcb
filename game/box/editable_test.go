package box

import (
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// editable are the games whose positions can be changed by hand, each with setups
// of all seat counts, kinds of seat and values of its options.
func editable(t *testing.T, f func(t *testing.T, g game.Game, setups []game.Setup)) {
	n := 0
	for _, b := range Games {
		if _, ok := b.Game.(game.Drafter); !ok {
			continue
		}
		n++
		g := b.Game
		t.Run(g.Name(), func(t *testing.T) {
			t.Parallel()
			least, most := g.Seats()
			var setups []game.Setup
			for seats := least; seats <= most; seats++ {
				s := game.Setup{Game: g.Name(), Seats: slices.Repeat([]string{g.Kinds()[0]}, seats), Options: map[string]string{}}
				s.Seats[seats-1] = g.Kinds()[seats%len(g.Kinds())]
				for i, o := range g.Options() {
					values := o.For(seats)
					s.Options[o.Name] = values[(seats+i)%len(values)]
				}
				setups = append(setups, s)
			}
			f(t, g, setups)
		})
	}
	if n < 4 {
		t.Errorf("only %d games can be changed by hand", n)
	}
}

func TestEdited(t *testing.T)     { editable(t, gametest.Edited) }
func TestDialled(t *testing.T)    { editable(t, gametest.Dialled) }
func TestTurnsBegun(t *testing.T) { editable(t, gametest.TurnsBegun) }

// TestForetold plays with cards, dice and bids told one by one.
func TestForetold(t *testing.T) {
	editable(t, func(t *testing.T, g game.Game, setups []game.Setup) {
		asked := gametest.Foretold(t, g, setups)
		t.Logf("asked for %v", asked)
		if asked[game.Move] < 20 {
			t.Error("too few pieces are asked for to tell anything")
		}
	})
}

// TestCalled begins what seats at a cardboard table can begin beside seats that are played here.
func TestCalled(t *testing.T) {
	begun := map[string][]string{
		"sakodo":  {"sell", "bundle", "putup", "barter", "give", "seek", "add", "ask", "sum", "offer", "skip"},
		"routard": {"sell", "bundle", "putup", "lot", "draw", "ring", "skip"},
	}
	editable(t, func(t *testing.T, g game.Game, setups []game.Setup) {
		done := gametest.Called(t, g, setups)
		t.Logf("done: %v", done)
		for _, verb := range begun[g.Name()] {
			if done[verb] == 0 {
				t.Errorf("nobody could %s", verb)
			}
		}
	})
}
