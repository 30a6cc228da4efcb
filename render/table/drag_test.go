package table

import (
	"testing"

	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// TestDragHangs: the faster paper is drawn the more it hangs over, to the side it
// is drawn to; held still it comes to rest upright, and then nothing is busy.
func TestDragHangs(t *testing.T) {
	tilt := func(step float64) float64 {
		s, card := moveCard(t)
		p := playerOf(t, 0, s)
		x, y := p.where(handSpot(uint8(card)))
		p.step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
		for i := 1; i <= 6; i++ {
			p.step(stage.Raw{X: x + step*float64(i), Y: y - 20*float64(i), Left: true}, stage.Tick)
		}
		fast := p.table.hand.swing.tilt
		for range 60 {
			p.step(stage.Raw{X: x + step*6, Y: y - 120, Left: true}, stage.Tick)
		}
		if p.table.hand.swing.tilt != 0 || p.show.Busy() {
			t.Errorf("held still it hangs by %v, busy %v", p.table.hand.swing.tilt, p.show.Busy())
		}
		return fast
	}
	slow, fast, back := tilt(4), tilt(14), tilt(-14)
	if slow <= 0 || fast <= slow*1.5 || back >= 0 || fast > dragTilt {
		t.Errorf("slowly %v, fast %v, to the left %v", slow, fast, back)
	}
}

// TestLetGo: a card that is dropped on its target flies on from the hand, in the very
// next frame, and not from where it lay.
func TestLetGo(t *testing.T) {
	s, card := moveCard(t)
	p := playerOf(t, Normal, s)
	hand := handSpot(uint8(card))
	x, y := p.where(hand)
	p.step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
	p.step(stage.Raw{X: x + 30, Y: y - 30, Left: true}, stage.Tick)
	lit := p.table.picker.Lit()
	if len(lit) == 0 {
		t.Fatal("no target")
	}
	tx, ty := p.where(board.SpotID(lit[0]))
	p.step(stage.Raw{X: tx, Y: ty, Left: true}, stage.Tick)
	p.step(stage.Raw{X: tx, Y: ty}, stage.Tick)
	if !p.table.moving() {
		t.Fatal("nothing was done")
	}
	seen := 0
	for _, sp := range p.show.Frame().Sprites {
		if sp.Pic.Kind != "pc.travel" || sp.Zoom == 0 || sp.Zoom == 1 {
			continue
		}
		if mx, my := sp.Rect.Mid(); mx-tx > 60 || tx-mx > 60 || my-ty > 60 || ty-my > 60 {
			continue
		}
		seen++
	}
	if seen == 0 {
		t.Errorf("no card flies from %v, %v", tx, ty)
	}
}
