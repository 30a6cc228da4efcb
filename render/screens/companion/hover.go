package companion

import (
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"slices"
	"strings"
	"time"
)

// hover is what is said of what is pointed at, as on a table.
type hover struct{ *desk }

// Watch keeps the window awake until all is shown of what is pointed at.
func (d *hover) Watch(*stage.Input, time.Duration) stage.Answer { return stage.Answer{Busy: d.Waits()} }

// Build shows a refusal first, else what is pointed at large, else its words.
func (d *hover) Build(f *stage.Frame) {
	if d.Note() != "" {
		d.BuildNote(f)
		return
	}
	h := f.Hot(f.Over)
	if h == nil || h.Label == "" || d.Motion.Busy() || !d.Rests() {
		return
	}
	if d.tray != nil && !strings.HasPrefix(f.Over, "tray.") { // nothing over the open tray
		return
	}
	switch do := h.Does.(type) {
	case itemAt:
		d.itemBeside(f, d.itemLarge(d.tray.items[do]), h)
	case game.Spot:
		if p := d.Pointed(do); p != nil {
			d.Large(f, p, h.Label)
		} else {
			d.Tip(f, h.Rect, h.Label)
		}
	default:
		if !isButton(f, h.Rect) {
			d.Tip(f, h.Rect, h.Label)
		}
	}
}

// itemBeside shows an item of the tray large beside it, and its words where the picture doesn't say them.
func (d *hover) itemBeside(f *stage.Frame, p *board.Place, h *stage.Hot) {
	if p.Large.Kind == "" || p.Size[0] == 0 {
		d.Tip(f, h.Rect, h.Label)
		return
	}
	words := h.Label
	if p.Told { // but for where it lies
		_, words, _ = strings.Cut(words, "\n")
	}
	d.Beside(f, p, h.Rect, words)
}

// itemLarge is how an item of the tray looks large: as it would where it is laid.
func (d *desk) itemLarge(it item) *board.Place {
	t := d.tray
	if t.about == it.id && t.large != nil {
		return t.large
	}
	t.about, t.large = it.id, &board.Place{}
	try := d.now.st.Clone().(game.Editable)
	if t.backs || try.Put(t.spot, it.id) != nil {
		return t.large
	}
	v := try.View(d.viewer())
	for _, p := range d.deps.Board.Layout(&v, &d.Ctx).Places {
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
