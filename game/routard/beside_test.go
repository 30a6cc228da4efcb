package routard

import (
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
)

// TestLastBellBeside: before an arrival counts, somebody at a cardboard table is asked for the bell, a seat that is played
// here is not (R4.6).
func TestLastBellBeside(t *testing.T) {
	st := globetest.Position(t, Game, unlawful(carried))
	for seat := range game.Seat(2) { // all but the third are played here
		if err := st.SetCounter(globe.LevelN, seat, slices.Index(Game.Kinds(), "bot:steady")); err != nil {
			t.Fatal(err)
		}
	}
	st.P[0].N[globe.TakenN-globe.SquareN], st.P[0].Unlawful = 103, 1 // as before the change by hand
	roll := func(told ...uint16) game.Foretelling {
		return game.Foretell(st, game.Action{Verb: VRoll}, append([]uint16{3}, told...))
	}
	f := roll()
	if f.Ask == nil || f.Ask.Kind != game.Seal || f.Ask.Seat != 1 || len(f.Legal) != 1 {
		t.Fatalf("asked: %+v, %v", f.Ask, f.Legal)
	}
	f = roll(0)
	if f.Ask == nil || f.Ask.Seat != 2 || len(f.Values) != 2 || f.Words.Key != "step.rings" {
		t.Fatalf("asked: %+v, %v, %+v", f.Ask, f.Values, f.Words)
	}
	if f = roll(0, 0); f.After == nil || !f.After.Over() {
		t.Errorf("nobody rings, and the match isn't over: %+v", f.Ask)
	}
	f = roll(0, 1)
	rung := slices.ContainsFunc(f.Events, func(e game.Event) bool { return e.Kind == game.Note && e.Key == NoteRingRight })
	if !rung || f.After != nil && f.After.Over() {
		t.Errorf("rung is %v, and the match is over", rung)
	}
}

// TestDrawnBeside: a card that somebody at a cardboard table drew, whichever, leaves nothing to decide, and the next has
// its turn; the bell may be rung until its own next turn, also where turns were passed by hand (R4.6).
func TestDrawnBeside(t *testing.T) {
	st := globetest.Position(t, Game, awake+"at 28; bag papers guide; top adventure.currach")
	var call game.Call
	for _, c := range st.Calls(0) {
		if c.Action.Verb == VDraw {
			call = c
		}
	}
	if call.From == nil || call.Words.Key != "call.draw_adventure" {
		t.Fatalf("no adventure is offered: %+v", call)
	}
	var after game.Editable
	for i := range Decks[globe.Adventure] {
		for die := range uint16(6) {
			card := globe.CardNumber(globe.Adventure, i)
			told := []uint16{uint16(card)}
			f := game.Foretell(call.From, call.Action, told)
			for ; f.Ask != nil; f = game.Foretell(call.From, call.Action, told) {
				told = append(told, die+1)
			}
			if after = f.After; after.Turn() == 0 || after.(*state).P[0].Of(globe.TakenN) != int32(card) {
				t.Fatalf("card %d, die %d: the turn isn't over: %+v", i, die+1, after.(*state).Top())
			}
		}
	}
	after.SetTurn(2, true)
	if s := after.(*state); s.P[0].Of(globe.TakenN) == 0 || len(s.Requests(1, nil)) == 0 {
		t.Error("nobody may ring any more")
	}
	if after.SetTurn(0, true); after.(*state).P[0].Of(globe.TakenN) != 0 {
		t.Error("one may still ring in its next turn")
	}
}
