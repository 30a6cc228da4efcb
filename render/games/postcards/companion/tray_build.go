package companion

import (
	"strconv"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// buildTray shows the open tray.
func (d *Desk) buildTray(f *stage.Frame) {
	t := d.tray
	switch t.kind {
	case scoreTray:
		d.buildScore(f)
		return
	case seatsTray:
		d.buildSeats(f)
		return
	case smallTray:
		d.buildSmall(f)
		return
	}
	r := trayPanel
	d.cover(f, r)
	ui.Panel(f, r, 3)
	words := t.ask
	if words == "" {
		words = d.spotName(t.spot)
	}
	room := r.W - 136
	if n := len(d.walk); n > 0 && !d.asking() {
		ui.Text(f, stage.Rect{X: r.X + r.W - 316, Y: r.Y + 20, W: 100, H: 44}, paint.TextLabel, soft|paint.LookRight,
			d.deps.t("walked", with{"N": len(d.walked) + 1, "Of": len(d.walked) + n}))
		ui.Button(f, "tray.skip", stage.Rect{X: r.X + r.W - 204, Y: r.Y + 18, W: 170, H: 48}, d.deps.t("skip"), 0)
		room -= 232
	}
	ui.Text(f, stage.Rect{X: r.X + 36, Y: r.Y + 16, W: room, H: 52}, paint.TextHead, 0, words)
	if !d.asking() && len(d.walk) == 0 {
		ui.Button(f, "tray.close", stage.Rect{X: r.X + r.W - 84, Y: r.Y + 18, W: 52, H: 48}, "×", paint.Quiet)
	}
	d.buildGroups(f)
	for i, it := range t.items {
		d.item(f, i, it)
	}
	for i, v := range t.extra { // two in a line, lower right, where no group of cards lies
		at := stage.Rect{X: r.X + 604 + float64(i%2)*190, Y: r.Y + r.H - 144 + float64(i/2)*64, W: 180, H: 54}
		ui.Button(f, v.id, at, v.words, 0)
	}
}

// item is one thing that can be chosen.
func (d *Desk) item(f *stage.Frame, i int, it item) {
	id := "tray.item." + strconv.Itoa(i)
	s := stage.Sprite{Pic: it.pic, Rect: it.rect}
	if it.gone {
		s.Alpha = 0.42
	}
	f.Sprites = append(f.Sprites, s)
	switch {
	case it.here:
		f.Add(stage.Pic{Kind: "picked"}, it.rect.Inset(-6))
	case f.Over == id:
		f.Add(stage.Pic{Kind: "lit", Look: 1}, it.rect.Inset(-6))
	}
	if it.tag != "" {
		at := stage.Rect{X: it.rect.X - 16, Y: it.rect.Y + it.rect.H + 4, W: it.rect.W + 32, H: 56}
		ui.Text(f, at, paint.TextTag, paint.LookCentre|paint.LookWrap, it.tag)
	}
	f.Hots = append(f.Hots, stage.Hot{ID: id, Rect: it.rect, Label: it.label, Lit: true})
}

// buildSmall shows a few things beside their spot.
func (d *Desk) buildSmall(f *stage.Frame) {
	t := d.tray
	first, last := t.items[0].rect, t.items[len(t.items)-1].rect
	words := d.spotName(t.spot)
	lines := 1
	for _, it := range t.items {
		lines = max(lines, len(paint.TextStyle(paint.TextTag, 0).Lines(it.tag, it.rect.W+32)))
	}
	r := stage.Rect{X: first.X - 36, Y: first.Y - 62, W: last.X + last.W - first.X + 72, H: first.H + 86 + 28*float64(lines)}
	r.W = max(r.W, paint.TextStyle(paint.TextLabel, 0).Width(words)+60)
	r.X = min(r.X, trayPanel.X+trayPanel.W-r.W)
	d.cover(f, r)
	ui.Panel(f, r, 3)
	ui.Text(f, stage.Rect{X: r.X + 24, Y: r.Y + 18, W: r.W - 44, H: 34}, paint.TextLabel, 0, words)
	for i, it := range t.items {
		d.item(f, i, it)
	}
}

// cover takes all hots that lie under a tray out of reach.
func (d *Desk) cover(f *stage.Frame, r stage.Rect) {
	left := f.Hots[:0]
	for _, h := range f.Hots {
		if x, y := h.Rect.Mid(); !r.Has(x, y) {
			left = append(left, h)
		}
	}
	f.Hots = left
	f.Hots = append(f.Hots, stage.Hot{ID: "tray", Rect: r})
}

// spotName is what a spot is called over its tray.
func (d *Desk) spotName(s game.Spot) string {
	w, h := d.deps.Words, d.deps
	data := with{"N": int(s.Index) + 1}
	if s.Seat >= 0 {
		data["Who"] = d.name(s.Seat)
	}
	switch s.Zone {
	case rules.Row:
		return h.t("at.row", data)
	case rules.CardTop:
		return h.t("at.top")
	case rules.CardRow:
		return h.t("at.postcards", data)
	case rules.GiftRow:
		return h.t("at.gifts", data)
	case rules.Hand:
		return h.t("at.hand", data)
	case rules.Cards:
		return h.t("at.cards", data)
	case rules.Sent:
		return h.t("at.sent", data)
	case rules.GiftsHeld:
		return h.t("at.gifts_held", data)
	case rules.ItineraryHeld:
		return h.t("at.itinerary", data)
	case rules.Sites:
		return h.t("at.site", with{"Region": w.T("postcards.region." + strconv.Itoa(int(s.Index)) + ".name"),
			"Kind": w.T("postcards.kind." + rules.Regions[s.Index].Sites[s.Sub].String())})
	case rules.RegionSpot:
		return h.t("at.region", with{"Region": w.T("postcards.region." + strconv.Itoa(int(s.Index)) + ".name")})
	}
	return ""
}
