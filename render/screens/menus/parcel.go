package menus

import (
	"fmt"
	"time"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Arrival is a file that came: by the command line, or dropped on the window.
type Arrival struct {
	File  string // its name
	ID    string // the match that it made, "" where it made none
	Known bool   // the match was on the shelf already
	Said  string // what is wrong with it, in one sentence; "" for nothing
}

// Parcel shows what came and offers to open it. It lies over whatever was
// shown, which waits.
type Parcel struct {
	deps    *Deps
	items   []Arrival
	matches []Match // of the items; an empty one where it made none
	at      int     // the one to open, or -1
	scroll  ui.Scroll
	dialog  *ui.Dialog
}

// parcelRow is how high an arrival is: its match, and what is said of it.
const parcelRow = 200.0

// NewParcel returns the scene of at least one arrival.
func NewParcel(d *Deps, items []Arrival) *Parcel {
	d.rev++
	p := &Parcel{deps: d, items: items, at: -1}
	all := map[string]Match{}
	for _, m := range d.Matches() {
		all[m.ID] = m
	}
	for i, a := range items {
		m, ok := all[a.ID]
		if !ok {
			m = Match{Name: a.File, Problem: a.Said}
		} else if p.at < 0 {
			p.at = i
		}
		p.matches = append(p.matches, m)
	}
	return p
}

// Update implements stage.Scene.
func (p *Parcel) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if p.dialog != nil {
		if p.dialog.Update(in) != "" {
			p.dialog = nil
		}
		return stage.Answer{Dirty: true}
	}
	dirty := p.scroll.Update(in, "parcel.list")
	if i, ok := ui.Part(in.Hit, "parcel.row"); ok {
		if p.at == i {
			in.Hit = "parcel.open"
		}
		p.at, dirty = i, true
	}
	switch {
	case in.Back, in.Hit == "parcel.later":
		return stage.Answer{Go: stage.Pop}
	case in.Hit == "parcel.open":
		s, err := p.deps.OnResume(p.items[p.at].ID)
		if err == nil {
			return stage.Answer{Go: stage.Replace, Next: s}
		}
		p.dialog = p.deps.oops(err)
		dirty = true
	}
	return stage.Answer{Dirty: dirty}
}

// Build implements stage.Scene.
func (p *Parcel) Build(f *stage.Frame) {
	d := p.deps
	head := "parcel.title"
	if p.at < 0 {
		head = "parcel.trouble"
	}
	page(f, 0, d.t(head))
	f.Add(stage.Pic{Kind: "parcel"}, stage.Rect{X: 150, Y: 280, W: 560, H: 560})
	if len(p.items) == 1 && p.at == 0 {
		d.card(f, &p.matches[0], stage.Rect{X: 850, Y: 240, W: 830, H: 610})
		p.note(f, 0, stage.Rect{X: 850 + cardNotes, Y: 506, W: 830 - cardNotes, H: 138})
	} else {
		area := stage.Rect{X: 790, Y: 260, W: 970, H: 3 * parcelRow}
		p.scroll.Build(f, "parcel.list", area, len(p.items), parcelRow, func(i int, r stage.Rect) { p.row(f, i, r) })
	}
	soft := paint.Ink(paint.InkSoft)
	if p.at < 0 {
		ui.Button(f, "parcel.later", stage.Rect{X: 1384, Y: footY, W: 376, H: footH}, d.t("parcel.close"), paint.Main)
		f.First = "parcel.later"
	} else {
		ui.Text(f, stage.Rect{X: 190, Y: footY, W: 780, H: footH}, paint.TextSmall, soft, d.t("parcel.hint"))
		ui.Button(f, "parcel.later", stage.Rect{X: 980, Y: footY, W: 380, H: footH}, d.t("parcel.later"), 0)
		ui.Button(f, "parcel.open", stage.Rect{X: 1384, Y: footY, W: 376, H: footH}, d.t("parcel.open"), paint.Main)
		f.First = "parcel.open"
	}
	if p.dialog != nil {
		p.dialog.Build(f)
	}
}

// row is one arrival: the match that it made, or why it made none.
func (p *Parcel) row(f *stage.Frame, i int, r stage.Rect) {
	d, a := p.deps, p.items[i]
	if a.ID == "" {
		ui.Text(f, stage.Rect{X: r.X + 20, Y: r.Y + 10, W: r.W - 40, H: r.H - 20}, paint.TextBody, paint.LookWrap|paint.Ink(paint.InkWarn), a.Said)
		return
	}
	d.row(f, fmt.Sprintf("parcel.row.%d", i), stage.Rect{X: r.X, Y: r.Y, W: r.W, H: shelfRow}, &p.matches[i], i == p.at)
	p.note(f, i, stage.Rect{X: r.X + 148, Y: r.Y + shelfRow + 6, W: r.W - 168, H: parcelRow - shelfRow - 8})
}

// note says what became of an arrival.
func (p *Parcel) note(f *stage.Frame, i int, r stage.Rect) {
	a := p.items[i]
	said, ink := p.deps.t("parcel.new"), paint.InkGood
	switch {
	case a.Said != "":
		said, ink = a.Said, paint.InkWarn
	case a.Known:
		said, ink = p.deps.t("parcel.known"), paint.InkSoft
	}
	ui.Text(f, r, paint.TextSmall, paint.LookWrap|paint.Ink(ink), said)
}
