package table

import (
	"posterestante/game"
	"posterestante/render/board"
	"posterestante/render/paint"
	"posterestante/render/stage"
	"posterestante/render/ui"
)

// brief keeps what was begun and what came of it; the log has all in between.
func brief(lines []string) []string {
	if len(lines) <= 4 {
		return lines
	}
	n := len(lines)
	return []string{lines[0], "…", lines[n-2], lines[n-1]}
}

// buildTelling says beside the map what another seat did last, and why.
func (t *Table) buildTelling(f *stage.Frame) {
	if t.said == nil || t.ctx.Open != game.Nobody {
		return
	}
	words := t.said.Short
	if len(t.said.Long) > 0 {
		words = long(brief(t.said.Long))
	}
	const w = 340.0
	style := paint.TextStyle(paint.TextTag, paint.LookWrap)
	h := style.Height(words, w-32) + 60
	r := stage.Rect{X: t.lay.Offer.X, Y: t.lay.Offer.Y + t.lay.Offer.H - h, W: w, H: h}
	ui.Panel(f, r, 1)
	f.Add(stage.Pic{Kind: "swatch", ID: t.house.Colours[t.said.Seat]}, stage.Rect{X: r.X + 14, Y: r.Y + 10, W: 28, H: 28})
	ui.Text(f, stage.Rect{X: r.X + 50, Y: r.Y + 8, W: w - 60, H: 32}, paint.TextLabel, 0, t.house.Names[t.said.Seat])
	ui.Text(f, stage.Rect{X: r.X + 16, Y: r.Y + 46, W: w - 32, H: h - 52}, paint.TextTag, paint.LookWrap, words)
}

// buildDrag shows the dragged piece under the pointer.
func (t *Table) buildDrag(f *stage.Frame) {
	if t.drag == nil {
		return
	}
	key := t.lay.Keys[*t.drag]
	for _, s := range t.lay.Sprites {
		if key != "" && s.Key == key {
			s.Key, s.Rect = "", s.Rect.At(t.dragX-s.Rect.W/2, t.dragY-s.Rect.H/2)
			f.Sprites = append(f.Sprites, s)
			return
		}
	}
}

// buildHover shows what is pointed at: a refusal first, else the card large,
// else its words.
func (t *Table) buildHover(f *stage.Frame) {
	if t.note != "" {
		ui.Tip(f, t.noteAt, t.note)
		return
	}
	if t.drag != nil || t.moving() || t.overFor < hoverAfter {
		return
	}
	h := f.Hot(f.Over)
	s, ok := board.ParseSpot(f.Over)
	if h == nil || !ok {
		if h != nil && h.Label != "" && len(t.lay.Openers) > 0 && !isSpot(f.Over) && f.Over[:4] == "open" {
			ui.Tip(f, h.Rect, h.Label)
		}
		return
	}
	for i := len(t.lay.Places) - 1; i >= 0; i-- {
		if p := &t.lay.Places[i]; p.Spot == s {
			t.large(f, p, h.Label)
			return
		}
	}
	ui.Tip(f, h.Rect, h.Label)
}

// large shows a place's picture large beside it, with its words.
func (t *Table) large(f *stage.Frame, p *board.Place, words string) {
	if p.Large.Kind == "" {
		ui.Tip(f, p.Rect, words)
		return
	}
	w, h := p.Size[0], p.Size[1]
	r := stage.Rect{X: p.Rect.X + p.Rect.W/2 - w/2, Y: p.Rect.Y - h - 24, W: w, H: h}
	if r.Y < 8 {
		r.Y = p.Rect.Y + p.Rect.H + 24
	}
	if r.Y+h > stage.Height-8 { // beside it
		r.Y = min(max(p.Rect.Y, 8), stage.Height-h-8)
		r.X = p.Rect.X + p.Rect.W + 24
		if r.X+w > stage.Width {
			r.X = p.Rect.X - w - 24
		}
	}
	r.X = min(max(r.X, 8), stage.Width-w-8)
	f.Add(p.Large, r)
	if p.Large.Text != "" { // it says itself what it is
		return
	}
	below := r
	if r.Y+h+70 > stage.Height {
		below.Y, below.H = r.Y-8, 0
	}
	ui.Tip(f, below, words)
}
