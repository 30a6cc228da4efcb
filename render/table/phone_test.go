package table

import (
	"testing"

	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
)

// TestCardsAreReadLarger checks that a card that is read aloud, and one that is held, is the larger the larger words
// are, on the canvas: so its letters can be read on a phone too.
func TestCardsAreReadLarger(t *testing.T) {
	p, a := drawing(t, "person", "bot:steady")
	p.table.act(a)
	p.until("the card is read", func() bool { return p.show.Frame().Hot("speech.on") != nil })
	wide := func(what string, size int) float64 {
		p.show.SetText(size)
		p.show.Touch()
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		for _, s := range p.show.Frame().Sprites {
			if s.Pic.Kind == "gl.reading" {
				if on := p.show.Frame().Canvas(); s.Rect.Y < 0 || s.Rect.Y+s.Rect.H > on.H || s.Rect.X < 0 {
					t.Errorf("%s, size %d: it lies over the edge: %+v", what, size, s.Rect)
				}
				return s.Rect.W
			}
		}
		t.Fatalf("%s, size %d: no card is shown", what, size)
		return 0
	}
	for _, tall := range []bool{false, true} {
		if tall {
			p.show.SetWindow(stage.TallWidth, stage.TallHeight)
		}
		if usual := wide("read", 0); usual != globe.ReadW {
			t.Errorf("tall %v: the card is %.0f wide", tall, usual)
		}
		if largest := wide("read", stage.TextMost); largest < 1.2*globe.ReadW { // 9 px of letters of 21 on a phone
			t.Errorf("tall %v: with the largest words the card is %.0f wide", tall, largest)
		}
	}
}
