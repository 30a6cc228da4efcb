package pick

import (
	"slices"
	"testing"

	"posterestante/game"
)

func spot(z game.Zone, i uint8) game.Spot { return game.Spot{Zone: z, Seat: game.Nobody, Index: i} }

const (
	hand game.Zone = iota + 1
	region
	button
)

// choices: card 0 may go to region 4 or 7, card 1 to region 4; both are a pair;
// the button ends.
func choices() []Choice {
	act := func(n uint8) game.Action { return game.Action{Verb: 1, A: n} }
	return []Choice{
		{act(0), []game.Spot{spot(hand, 0), spot(region, 4)}},
		{act(1), []game.Spot{spot(hand, 0), spot(region, 7)}},
		{act(2), []game.Spot{spot(hand, 1), spot(region, 4)}},
		{act(3), []game.Spot{spot(hand, 0), spot(hand, 1)}},
		{act(4), []game.Spot{spot(button, 0)}},
	}
}

func TestClicks(t *testing.T) {
	for _, row := range []struct {
		name   string
		clicks []game.Spot
		want   int // the action's number, -1 when none is complete
		lit    []game.Spot
	}{
		{"nothing picked", nil, -1, []game.Spot{spot(hand, 0), spot(hand, 1), spot(button, 0)}},
		{"a card picked", []game.Spot{spot(hand, 0)}, -1, []game.Spot{spot(region, 4), spot(region, 7), spot(hand, 1)}},
		{"a card and its region", []game.Spot{spot(hand, 1), spot(region, 4)}, 2, nil},
		{"a pair in order", []game.Spot{spot(hand, 0), spot(hand, 1)}, 3, nil},
		{"a pair the other way round", []game.Spot{spot(hand, 1), spot(hand, 0)}, 3, nil},
		{"a button", []game.Spot{spot(button, 0)}, 4, nil},
		{"a region first is not lit", []game.Spot{spot(region, 4)}, -1,
			[]game.Spot{spot(hand, 0), spot(hand, 1), spot(button, 0)}},
		{"a region that this card can't reach", []game.Spot{spot(hand, 1), spot(region, 7)}, -1,
			[]game.Spot{spot(region, 4), spot(hand, 0)}},
	} {
		var p Picker
		p.Reset(choices())
		got := -1
		for _, s := range row.clicks {
			if a, done, _ := p.Click(s); done {
				got = int(a.A)
			}
		}
		if got != row.want {
			t.Errorf("%s: action %d, want %d", row.name, got, row.want)
		}
		if row.lit != nil && !same(p.Lit(), row.lit) {
			t.Errorf("%s: lit %v, want %v", row.name, p.Lit(), row.lit)
		}
	}
}

func same(a, b []game.Spot) bool {
	for _, s := range a {
		if !slices.Contains(b, s) {
			return false
		}
	}
	return len(a) == len(b)
}

func TestBackAndTry(t *testing.T) {
	var p Picker
	p.Reset(choices())
	if p.Back() {
		t.Error("back with nothing picked")
	}
	if got := p.Try(spot(hand, 0)); len(got) != 3 || len(p.Picked) != 0 {
		t.Errorf("try gave %v and picked %v", got, p.Picked)
	}
	if got := p.Try(spot(button, 0)); got != nil {
		t.Errorf("trying a whole action gave %v", got)
	}
	p.Click(spot(hand, 0))
	if !p.Back() || len(p.Picked) != 0 || len(p.Lit()) != 3 {
		t.Error("back did not put the card back")
	}
}

// TestLater: what comes only after another click is later, what is lit or leads nowhere isn't.
func TestLater(t *testing.T) {
	var p Picker
	p.Reset(choices())
	for s, want := range map[game.Spot]bool{
		spot(region, 4): true, spot(region, 9): false, spot(hand, 0): false, spot(button, 0): false,
	} {
		if p.Later(s) != want {
			t.Errorf("before a click %v is later: %v", s, !want)
		}
	}
	p.Click(spot(hand, 0))
	if p.Later(spot(region, 4)) {
		t.Error("a region is later although its card is picked")
	}
}
