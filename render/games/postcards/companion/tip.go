package companion

import (
	"slices"
	"strings"

	"posterestante/render/engine/paint"
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
	if n, ok := ui.Part(f.Over, "tray.item"); ok && d.tray != nil && n < len(d.tray.items) {
		if it := d.tray.items[n]; it.pic.Kind == "pc.picture" && len(d.tray.extra) == 0 {
			d.preview(f, it)
		} else {
			d.closeUp(f, it.pic, h)
		}
		return
	}
	s, ok := board.ParseSpot(f.Over)
	if !ok {
		if !isButton(f, h.Rect) {
			ui.Tip(f, h.Rect, h.Label)
		}
		return
	}
	for i := len(d.lay.Places) - 1; i >= 0; i-- {
		if p := &d.lay.Places[i]; p.Spot == s {
			d.closeUp(f, p.Large, h)
			return
		}
	}
	ui.Tip(f, h.Rect, h.Label)
}

// preview shows the written side of a postcard of the tray where no card lies.
func (d *Desk) preview(f *stage.Frame, it item) {
	r := stage.Rect{X: trayPanel.X + 606, Y: trayPanel.Y + 512, W: 372, H: 163}
	f.Add(stage.Pic{Kind: "pc.written", ID: it.n}, r)
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y + r.H + 4, W: r.W, H: 56}, paint.TextTag, soft|paint.LookWrap, strings.ReplaceAll(it.label, "\n", " · "))
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

// closeUp shows a postcard's written side large beside what is pointed at; of
// anything else only its words.
func (d *Desk) closeUp(f *stage.Frame, pic stage.Pic, h *stage.Hot) {
	if pic.Kind == "pc.picture" {
		pic.Kind = "pc.written"
	}
	if pic.Kind != "pc.written" || pic.ID == 0 {
		ui.Tip(f, h.Rect, h.Label)
		return
	}
	const w, high = 480.0, 210.0
	r := stage.Rect{X: h.Rect.X + h.Rect.W/2 - w/2, Y: h.Rect.Y + h.Rect.H + 14, W: w, H: high}
	if r.Y+high+70 > stage.Height {
		r.Y = h.Rect.Y - high - 14
	}
	r.X = min(max(r.X, 8), stage.Width-w-8)
	f.Add(pic, r)
	if r.Y < h.Rect.Y { // the words above it
		r.Y, r.H = r.Y-74, 0
	}
	ui.Tip(f, r, h.Label)
}
