package companion

import (
	"slices"
	"strings"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// tip shows a refusal first, else the card that is pointed at large, else its words.
func (d *Desk) tip(f *stage.Frame) {
	if d.note != "" {
		ui.Tip(f, d.noteAt, d.note)
		return
	}
	h := f.Hot(f.Over)
	if h == nil || h.Label == "" || d.busy() || d.overFor < hoverAfter {
		return
	}
	if d.tray != nil && !strings.HasPrefix(f.Over, "tray.") { // nothing over the open tray
		return
	}
	if n, ok := h.Does.(itemAt); ok {
		d.closeUp(f, d.itemLarge(d.tray.items[n]), h)
		return
	}
	s, ok := h.Does.(game.Spot)
	if !ok {
		if !isButton(f, h.Rect) {
			ui.Tip(f, h.Rect, h.Label)
		}
		return
	}
	for i := len(d.lay.Places) - 1; i >= 0; i-- {
		if p := &d.lay.Places[i]; p.Spot == s {
			d.closeUp(f, p, h)
			return
		}
	}
	ui.Tip(f, h.Rect, h.Label)
}

// itemLarge is how an item of the tray looks large: as it would where it is laid.
func (d *Desk) itemLarge(it item) *board.Place {
	t := d.tray
	if t.about == it.id && t.large != nil {
		return t.large
	}
	t.about, t.large = it.id, &board.Place{}
	try := d.now.st.Clone().(game.Editable)
	if t.backs || try.Put(t.spot, it.id) != nil {
		return t.large
	}
	v := try.View(d.eyes())
	for _, p := range d.deps.Board.Layout(&v, &d.ctx).Places {
		if p.Spot == t.spot {
			t.large = &p
		}
	}
	return t.large
}

// isButton says whether what lies there has its words on it already.
func isButton(f *stage.Frame, r stage.Rect) bool {
	for i := range f.Sprites {
		s := &f.Sprites[i]
		if s.Rect == r && slices.Contains([]string{"button", "field", "option"}, s.Pic.Kind) {
			return true
		}
	}
	return false
}

// closeUp shows large what is pointed at, beside it, and its words where the
// picture doesn't say them.
func (d *Desk) closeUp(f *stage.Frame, p *board.Place, h *stage.Hot) {
	if p.Large.Kind == "" || p.Size[0] == 0 {
		ui.Tip(f, h.Rect, h.Label)
		return
	}
	w, high := p.Size[0], p.Size[1]
	on := d.canvas()
	r := stage.Rect{X: h.Rect.X + h.Rect.W/2 - w/2, Y: h.Rect.Y + h.Rect.H + 14, W: w, H: high}
	if r.Y+high+70 > on.H {
		r.Y = h.Rect.Y - high - 14
	}
	if r.Y < 8 { // neither above nor below: beside it
		r.Y = min(max(h.Rect.Y+h.Rect.H/2-high/2, 8), on.H-high-8)
		if r.X = h.Rect.X + h.Rect.W + 14; r.X+w > on.W-8 {
			r.X = h.Rect.X - w - 14
		}
	}
	r.X = min(max(r.X, 8), on.W-w-8)
	f.Add(p.Large, r)
	words := h.Label
	if _, where, ok := strings.Cut(words, "\n"); p.Told && strings.HasPrefix(f.Over, "tray.") {
		if words = where; !ok {
			return
		}
	} else if p.Told {
		return
	}
	if r.Y < h.Rect.Y { // the words above it
		r.Y, r.H = r.Y-74, 0
	}
	ui.Tip(f, r, words)
}
