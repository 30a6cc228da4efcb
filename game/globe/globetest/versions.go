package globetest

import (
	"fmt"
	"reflect"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
)

// ByRules is a game by a version of its rules.
func ByRules(t *testing.T, g globe.Game, version int) globe.Game {
	t.Helper()
	of, ok := game.OfRules(g, version)
	if !ok || of.Version() != version {
		t.Fatalf("rules %d: %v, %v", version, of, ok)
	}
	return of.(globe.Game)
}

// Drawn is a card as some rules have it: who draws it in a position has then so
// much money.
type Drawn struct {
	Version int
	Money   int32
}

// Versions holds that a match, a position and a view know their rules: in a
// position whose seat 0 draws a chance by an action, each version has its effect,
// reads it back and tells it.
func Versions(t *testing.T, g globe.Game, teller *globe.Teller, position string, a []game.Action, want []Drawn) {
	t.Helper()
	told := map[string]bool{}
	for _, w := range want {
		of := ByRules(t, g, w.Version)
		st := Position(t, of, position)
		data, err := st.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		back, err := g.Load(data)
		if err != nil || !back.Equal(st) {
			t.Fatalf("rules %d: read back as %+v, %v", w.Version, back, err)
		}
		draft, err := g.Draft(data)
		if err != nil || draft.(*globe.State).R != of.R {
			t.Fatalf("rules %d: the editor has it by others, %v", w.Version, err)
		}
		for _, a := range a {
			back.Apply(a, nil)
		}
		s := back.(*globe.State)
		if got := s.P[0].Money(); got != w.Money {
			t.Errorf("rules %d: the card leaves %d", w.Version, got)
		}
		v := s.View(0)
		if r := g.R.FromView(&v).R; r != of.R {
			t.Errorf("a view of rules %d is read by %d", w.Version, r.Version)
		}
		spot := game.Spot{Zone: globe.OpenCard, Seat: game.Nobody, Index: uint8(globe.Chance) - 1}
		label := teller.Label(&v, spot)
		if want := (&globe.Teller{R: of.R, V: teller.V}).Label(&v, spot); !reflect.DeepEqual(label, want) {
			t.Errorf("rules %d: the card is told as %v, not %v", w.Version, label, want)
		}
		told[fmt.Sprint(label)] = true
	}
	if len(told) != len(want) {
		t.Errorf("the card is told alike by different rules: %v", told)
	}
	for _, version := range []int{0, g.Version() + 1} {
		if of, ok := game.OfRules(g, version); ok {
			t.Errorf("rules %d are %v", version, of)
		}
	}
}

// Before holds that by the first rules those cards of a kind alone do something
// else that are named.
func Before(t *testing.T, g globe.Game, kind globe.Kind, did map[string]globe.Effect) {
	t.Helper()
	before, today := ByRules(t, g, 1).R.Decks, g.R.Decks
	for k := globe.Job; int(k) <= globe.NumDecks; k++ {
		for i, c := range today[k] {
			_, named := did[c.Key]
			if same := reflect.DeepEqual(before[k][i], c); same == (named && k == kind) {
				t.Errorf("%v %q was %+v, is %+v", k, c.Key, before[k][i].Effects, c.Effects)
			}
		}
	}
}
