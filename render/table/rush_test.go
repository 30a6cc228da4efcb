package table

import (
	"testing"

	"posterestante/render/engine/stage"
)

// TestFinishedTurnIsFollowed checks that after "finish this turn" the person whose turn
// it then is can go on, at any speed and however often it is pressed.
func TestFinishedTurnIsFollowed(t *testing.T) {
	for speed := range Speeds {
		p := newPlayer(t, speed, 7, "automa:normal", "person")
		for turns := range 4 {
			for range 400 {
				if p.show.Frame().Hot("table.finish") != nil {
					break
				}
				p.goes()
			}
			p.click("table.finish")
			p.settle()
			if p.table.rush >= 0 || len(p.litSpots()) == 0 {
				t.Fatalf("speed %d, turn %d: rush %d, %d spots are lit", speed, turns, p.table.rush, len(p.litSpots()))
			}
		}
	}
}

// goes has the person do the last legal action, which mostly ends a turn, or time pass.
func (p *player) goes() {
	if s := p.match.On; p.table.mine() && !p.table.moving() {
		legal := s.Legal()
		p.table.act(legal[len(legal)-1])
	}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
}

// TestUndoEndsTheHurry checks that a turn that is played on without motion and then
// taken back, while its seat thinks, leaves the person their turn.
func TestUndoEndsTheHurry(t *testing.T) {
	p, _ := pondering(t, 2, "person", "think:250")
	p.click("table.finish")
	p.click("table.undo")
	p.settle()
	if p.match.On.Turn() != 0 || p.table.rushes() || len(p.litSpots()) == 0 {
		t.Errorf("turn %d, %d spots are lit", p.match.On.Turn(), len(p.litSpots()))
	}
}

// TestClickBesideCloses checks that a click beside a seat's things that lie opened over
// the table closes them, and one on them doesn't.
func TestClickBesideCloses(t *testing.T) {
	p := newPlayer(t, 0, 7, "person", "automa:easy")
	p.click("open.1")
	if p.table.Ctx.Open != 1 || len(p.table.Lay.Sheets) == 0 {
		t.Fatalf("seat %d is open, %d sheets", p.table.Ctx.Open, len(p.table.Lay.Sheets))
	}
	at := func(x, y float64) {
		for _, down := range []bool{false, true, false} {
			p.step(stage.Raw{X: x, Y: y, Left: down}, stage.Tick)
		}
	}
	if at(p.table.Lay.Sheets[0].Mid()); p.table.Ctx.Open != 1 {
		t.Error("a click on them closes them")
	}
	if at(3, 1077); p.table.Ctx.Open != -1 {
		t.Error("a click beside them leaves them open")
	}
}
