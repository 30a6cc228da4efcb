package routard

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
)

// TestFineSecret plays the same with the right to a card and without, and checks that nobody is shown or told anything
// else but the bag that all may see: no view, event, text, label, fact, preview or refusal, until it is rung (R4.6).
func TestFineSecret(t *testing.T) {
	for _, c := range [][3]string{
		{"at 24; top report.falls; bag papers guide equipment camera", "at 24; top report.falls; bag papers guide equipment guide", "report"},
		{"at 27; top adventure.currach; die 3; bag papers guide camera equipment", "at 27; top adventure.currach; die 3; bag papers guide camera guide", "won"},
		{"at 27; top adventure.currach; die 1; bag papers guide camera equipment", "at 27; top adventure.currach; die 1; bag papers guide camera guide", "lost"},
	} {
		lawful, not := globetest.Start(t, Game, awake+"1: at 33; "+c[0]), globetest.Start(t, Game, awake+"1: at 33; "+c[1])
		for _, play := range []string{"", "move 1", "draw", "move 1"} {
			if play != "" {
				sameDo(t, lawful.S, not.S, play)
			}
			for seat := game.Nobody; seat < 3; seat++ {
				if a, b := shown(lawful.S, seat), shown(not.S, seat); !reflect.DeepEqual(a, b) {
					t.Errorf("%s, after %q: seat %d is shown\n%s\nand\n%s", c[2], play, seat, differ(a, b), differ(b, a))
				}
			}
		}
		for _, run := range []*game.Session{lawful.S, not.S} { // and then it comes out
			if _, err := run.DoText("ring 2 0"); err != nil {
				t.Fatal(err)
			}
		}
		if a, b := lawful.S.View(1), not.S.View(1); a.Counter(globe.MoneyN, 2) == b.Counter(globe.MoneyN, 2) {
			t.Error("a bell makes no difference")
		}
	}
}

// sameDo takes an action in both, and compares what each seat sees and is told of it.
func sameDo(t *testing.T, a, b *game.Session, play string) {
	t.Helper()
	for _, s := range []*game.Session{a, b} {
		if _, err := s.DoText(play); err != nil {
			t.Fatal(play, err)
		}
	}
	n := a.Len() - 1
	for seat := game.Nobody; seat < 3; seat++ {
		ea, eb := game.EventsFor(a.Step(n).Events, seat), game.EventsFor(b.Step(n).Events, seat)
		if !slices.Equal(ea, eb) {
			t.Errorf("of %q seat %d sees\n%+v\nand\n%+v", play, seat, ea, eb)
		}
		if ta, tb := told(a, n, seat, ea), told(b, n, seat, eb); !reflect.DeepEqual(ta, tb) {
			t.Errorf("of %q seat %d is told\n%+v\nand\n%+v", play, seat, ta, tb)
		}
	}
}

func told(s *game.Session, n int, seat game.Seat, events []game.Event) game.Told {
	before, after := s.ViewAt(n, seat), s.ViewAt(n+1, seat)
	return Teller.Step(&before, &after, s.Step(n).Seat, s.Step(n).Action, events)
}

// shown is all that a seat sees, bags aside, and is told of a position.
func shown(s *game.Session, seat game.Seat) map[string]string {
	v, out := s.View(seat), map[string]string{}
	for of := range game.Seat(3) {
		clear(v.Pile(globe.BagZone, of).Pieces)
	}
	out["view"] = fmt.Sprintf("%+v %+v", v.Piles, v.Counters)
	v = s.View(seat)
	out["prompt"] = fmt.Sprintf("%+v", Teller.Prompt(&v, nil))
	for z := range v.Table.Zones {
		for i := range uint8(70) {
			if i > 20 && game.Zone(z) != globe.RoadZone {
				break
			}
			for _, of := range []game.Seat{game.Nobody, 0, 1, 2} {
				spot := game.Spot{Zone: game.Zone(z), Seat: of, Index: i}
				if spot.Zone != globe.BagZone {
					out[fmt.Sprint("label ", spot)] = fmt.Sprintf("%+v %+v", Teller.Label(&v, spot), Teller.Rules(&v, spot))
				}
			}
		}
	}
	for _, a := range Game.R.Moves.All() {
		if seat == game.Nobody && a.Verb != globe.VSell && a.N < 20 { // not of what lies in the bag
			out["refused "+Game.Notation(a)] = fmt.Sprintf("%+v", s.Refuse(a))
		}
	}
	if seat == s.Turn() {
		out["legal"], out["facts"] = "", fmt.Sprintf("%+v", Game.Facts(v, s.Legal(), nil))
		for _, a := range s.Legal() {
			if a.Verb != globe.VSell {
				p := s.Preview(a)
				out["preview "+Game.Notation(a)] = fmt.Sprintf("%+v %+v %v", p.Lines, p.Events, p.Sure)
			}
		}
	}
	for of := range game.Seat(3) {
		out[fmt.Sprint("requests ", of)] = fmt.Sprint(s.Requests(of))
	}
	return out
}

// differ is what one has that the other hasn't.
func differ(a, b map[string]string) (out []string) {
	for k, v := range a {
		if b[k] != v {
			out = append(out, k+": "+v)
		}
	}
	return out
}
