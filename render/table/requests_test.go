package table

import (
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
	"posterestante/game/sakodo"
	"posterestante/render/engine/stage"
	sakodoTable "posterestante/render/games/sakodo"
)

// wanting is what seats ask for, by the button at the panel of each.
func (p *player) wanting() (out []game.Seat) {
	for seat := range game.Seat(p.match.On.Seats()) {
		if p.show.Frame().Hot(askID(game.Spot{Zone: globe.Asks, Seat: seat})) != nil {
			out = append(out, seat)
		}
	}
	return out
}

// TestRequest checks that persons ask to sell in another's turn by the buttons at their panels: who decides goes on with
// what was begun, and before the next turn the page is handed to who asked. Nobody is offered it in the own turn, twice,
// or while a page is handed over, and no seat that a program plays.
func TestRequest(t *testing.T) {
	run := globetest.Start(t, sakodo.Game, "seats 4; bag passport camera; 2: bag passport guide; 2: at 40; 1: at 41; 3: at 42")
	setup := game.Setup{Game: "sakodo", Seats: []string{"person", "bot:steady", "person", "person"}, Seed: "7"}
	m := &memory{Unkept: Unkept{game.From(sakodo.Game, setup, run.S.State())}}
	d := deps(0, 4, "en")
	d.Board = sakodoTable.Board
	tb := New(d, m)
	p := &player{t, tb, m, stage.NewShow(tb)}
	away := stage.Raw{X: -1, Y: -1}
	p.step(away, 0)
	if got := p.wanting(); len(got) > 0 {
		t.Errorf("while a page is handed over seats %v may ask", got)
	}
	p.click("handover.ready")
	p.settle()
	if got := p.wanting(); !slices.Equal(got, []game.Seat{2, 3}) {
		t.Errorf("seats %v may ask", got)
	}
	sell := game.Spot{Zone: globe.Buttons, Seat: game.Nobody, Index: globe.ButtonSell}
	p.table.pick(sell)
	p.settle()
	p.click(askID(game.Spot{Zone: globe.Asks, Seat: 2}))
	p.settle()
	if !slices.Equal(p.table.picker.Picked, []game.Spot{sell}) || m.On.Turn() != 0 || m.On.Step(0).Seat != 2 {
		t.Errorf("picked is %v, seat %d decides, asked by %d", p.table.picker.Picked, m.On.Turn(), m.On.Step(0).Seat)
	}
	if got := p.wanting(); !slices.Equal(got, []game.Seat{3}) {
		t.Errorf("then seats %v may ask", got)
	}
	if p.table.canUndo() == nil {
		t.Error("what was said aloud can be taken back")
	}
	a, err := m.On.Read("move 1")
	if err != nil || !p.table.act(a) {
		t.Fatal("it can't move", err)
	}
	for range 200 {
		if p.step(away, stage.Tick); p.table.phase == handing {
			break
		}
	}
	if m.On.Turn() != 2 || p.table.phase != handing {
		t.Fatalf("seat %d decides, phase %d", m.On.Turn(), p.table.phase)
	}
	p.click("handover.ready")
	p.settle()
	if want := "You asked to sell"; !p.says(want) {
		t.Errorf("it isn't asked what to sell: %s", p.texts())
	}
}
