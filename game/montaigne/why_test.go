package montaigne

import (
	"testing"

	"posterestante/game"
)

// TestWhy clicks on what leads nowhere, with nothing picked or with a first
// spot, and looks at the reason given; "" where the click leads on.
func TestWhy(t *testing.T) {
	hand := func(i uint8) game.Spot { return of(0, Hand, i) }
	mine := func(i uint8) game.Spot { return of(0, Voyage, i) }
	button := func(b uint8) game.Spot { return common(Buttons, b) }
	none := game.Spot{}
	for _, row := range []struct {
		pos    string
		picked game.Spot
		spot   game.Spot
		code   string
	}{
		{"voyage spa4; hand spa3", none, hand(0), ""},
		{"voyage spa4; hand spa3", hand(0), mine(1), ""},
		{"voyage spa3 spa4; hand landscape2", none, hand(0), "refuse.move.back"},
		{"voyage spa4; hand spa9", none, hand(0), "refuse.move.toll"},
		{"called; voyage spa3; hand landscape2", none, hand(0), "refuse.stay.called"},
		{"hand spa3; acted 1; actions 0", none, hand(0), "refuse.actions"},
		{"hand spa3", none, hand(4), "refuse.nothing"},
		{"hand spa3", hand(0), common(Discard, 0), "refuse.nothing"},
		{"hand spa3; 1: hand spa4", none, of(1, Hand, 0), "refuse.other"},
		{"1: voyage spa3", none, of(1, Voyage, 0), "refuse.rob.now"},
		{"voyage spa3", none, mine(0), "refuse.person.kind"},
		{"voyage noble", none, mine(0), ""},
		{"voyage noble", mine(0), button(ButtonFurther), ""},
		{"voyage noble", mine(0), button(ButtonPower), "refuse.power.option"},
		{"voyage noble; discard spa3", mine(0), common(Discard, 0), ""},
		{"encounters; voyage pope; row spa5 spa7 spa8 spa9; step take 2", none, mine(0), ""},
		{"encounters; voyage noble; row spa5 spa7 spa8 spa9; step take 2", none, mine(0), "refuse.first.take"},
		{"", none, common(Row, 0), "refuse.take.now"},
		{"step take 2", none, common(Row, 1), "refuse.take.cost"},
		{"step take 2", none, common(Row, 3), ""},
		{"step take 2", none, button(ButtonEnd), "refuse.first.take"},
		{"winds; voyage spa3; hand spa4; row spa5 landscape2 spa8 spa9; step take 1", common(Row, 1), button(ButtonHand), ""},
		{"winds; voyage spa3; hand spa4; row spa5 landscape2 spa8 spa9; step take 1", common(Row, 1), mine(1), ""},
		{"winds; voyage spa3; hand spa4 spa1; row spa5 landscape2 spa8 spa9; step take 1", common(Row, 2), mine(1), "refuse.sail.zone"},
		{"", none, button(ButtonEnd), "refuse.end.acted"},
		{"", none, button(ButtonPass), "refuse.pass.supply"},
		{"", none, button(ButtonSkip), "refuse.skip.now"},
		{"", none, of(1, SeatSpot, 0), "refuse.look.now"},
		{"encounters; 1: hand spa5 spa3; step unseen 0 2", none, of(1, Hand, 0), ""},
		{"encounters; 1: hand spa5 spa3; step unseen 0 2", none, of(1, Hand, 1), "refuse.unseen.zone"},
	} {
		s := lang.Position(t, row.pos)
		var picked []game.Spot
		if row.picked != none {
			picked = append(picked, row.picked)
		}
		r := s.Why(picked, row.spot)
		if got := code(r); got != row.code || r != nil && r.Rule == "" {
			t.Errorf("%q: after %v, %v says %q, not %q", row.pos, picked, row.spot, got, row.code)
		}
	}
	over := lang.Position(t, "1: voyage spa1; 1: home 1; last_turn; hand spa3; acted 1; actions 0")
	over.Apply(game.Action{Verb: VEnd}, nil)
	if r := over.Why(nil, hand(0)); code(r) != "refuse.over" {
		t.Errorf("when it is over a click says %v", r)
	}
}

func code(r *game.Refusal) string {
	if r == nil {
		return ""
	}
	return r.Code
}
