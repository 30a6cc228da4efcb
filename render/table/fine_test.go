package table

import (
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
	"posterestante/game/routard"
	"posterestante/render/engine/stage"
	routardTable "posterestante/render/games/routard"
)

// drawn is a table of Routard at which seat 0 has just drawn a report without a camera, and whose seats are of some
// kinds (R4.6).
func drawn(t *testing.T, kinds ...string) *player {
	t.Helper()
	run := globetest.Start(t, routard.Game, "options fine=yes; seats 3; bag papers guide; at 24; cheques 9; 1: at 33; 2: at 46; "+
		"top lodging.barn report.falls")
	setup := game.Setup{Game: "routard", Seats: kinds, Seed: "7", Options: map[string]string{"fine": "yes"}}
	m := &memory{Unkept: Unkept{game.From(routard.Game, setup, run.State())}}
	d := deps(0, 3, "en")
	d.Board = routardTable.Board
	tb := New(d, m)
	p := &player{t, tb, m, stage.NewShow(tb)}
	p.step(stage.Raw{X: -1, Y: -1}, 0)
	if tb.phase == handing {
		p.click("handover.ready")
		p.settle()
	}
	for _, play := range []string{"move 1", "draw"} {
		if a, err := m.On.Read(play); err != nil || !tb.act(a) {
			t.Fatal(play, err)
		}
	}
	p.settle()
	return p
}

// ringing is who may ring at a seat, by the bell at the panel of each.
func (p *player) ringing(accused game.Seat) (out []game.Seat) {
	for seat := range game.Seat(p.match.On.Seats()) {
		if p.show.Frame().Hot(askID(game.Spot{Zone: globe.Asks, Seat: seat, Index: 1 + uint8(accused)})) != nil {
			out = append(out, seat)
		}
	}
	return out
}

// TestFineRung checks that all persons but the one who drew have a bell, also the one whose turn it is, and that the
// fine is paid at once.
func TestFineRung(t *testing.T) {
	p := drawn(t, "person", "person", "person")
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	p.click("handover.ready")
	p.settle()
	if got := p.ringing(0); !slices.Equal(got, []game.Seat{1, 2}) {
		t.Fatalf("seats %v may ring", got)
	}
	p.click(askID(game.Spot{Zone: globe.Asks, Seat: 1, Index: 1}))
	p.settle()
	s := p.match.On
	v := s.View(1)
	if v.Counter(globe.MoneyN, 0) != 500 || v.Counter(globe.MoneyN, 1) != 1500 || v.Turn != 1 || p.table.canUndo() == nil {
		t.Errorf("seat 0 has %d, seat 1 %d, seat %d decides", v.Counter(globe.MoneyN, 0), v.Counter(globe.MoneyN, 1), v.Turn)
	}
	if got := p.ringing(0); len(got) > 0 {
		t.Errorf("then seats %v may ring", got)
	}
}

// TestFineNoticed checks that a seat that no person plays rings before anybody decides, if it notices.
func TestFineNoticed(t *testing.T) {
	p := drawn(t, "person", "person", "think:4000")
	for range 300 {
		if p.step(stage.Raw{X: -1, Y: -1}, stage.Tick); p.table.phase == handing {
			break
		}
	}
	s := p.match.On
	if s.Len() != 3 || s.Game().Notation(s.Step(2).Action) != "ring 2 0" || s.Step(2).Seat != 2 {
		t.Fatalf("%d actions, the last %s", s.Len(), s.Text(s.Len()-1, 0))
	}
	if p.table.phase != handing || s.Turn() != 1 {
		t.Errorf("then seat %d decides, phase %d", s.Turn(), p.table.phase)
	}
}
