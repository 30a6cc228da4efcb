package menus

import (
	"time"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/screens/shelf"
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
	if a, asked := ui.Asks(&p.dialog, in); asked {
		return a
	}
	dirty := p.scroll.Update(in, "parcel.list")
	row, picked := in.Did.(shelf.Pick)
	switch {
	case ui.Leaves(in):
		return stage.Answer{Go: stage.Pop}
	case in.Did == opensMatch, picked && p.at == int(row):
		s, err := p.deps.OnResume(p.items[p.at].ID)
		return p.deps.lead(stage.Replace, s, err, &p.dialog)
	case picked:
		p.at, dirty = int(row), true
	}
	return stage.Answer{Dirty: dirty}
}

type parcelDo int

// opensMatch is what the button does that opens the match which is chosen.
const opensMatch parcelDo = 0

// parcelPlan is where things lie, on either canvas: the parcel itself, what came in it, as
// one match with its note or as a list, and the way on.
type parcelPlan struct {
	parcel, card, note, list stage.Rect
	hint, later, open        stage.Rect
}

var (
	parcelWide = parcelPlan{
		parcel: stage.Rect{X: 150, Y: 280, W: 560, H: 560},
		card:   stage.Rect{X: 850, Y: 240, W: 830, H: 610},
		note:   stage.Rect{X: 850 + cardNotes, Y: 506, W: 830 - cardNotes, H: 138},
		list:   stage.Rect{X: 790, Y: 260, W: 970, H: 3 * parcelRow},
		hint:   stage.Rect{X: 190, Y: footY, W: 780, H: footH},
		later:  stage.Rect{X: 980, Y: footY, W: 380, H: footH},
		open:   stage.Rect{X: 1384, Y: footY, W: 376, H: footH},
	}
	parcelTall = parcelPlan{
		parcel: stage.Rect{X: 230, Y: 250, W: 620, H: 620},
		card:   stage.Rect{X: 70, Y: 930, W: 940, H: 620},
		note:   stage.Rect{X: 70 + cardNotes, Y: 1400, W: 940 - cardNotes, H: 138},
		list:   stage.Rect{X: 70, Y: 930, W: 940, H: 3 * parcelRow},
		hint:   stage.Rect{X: 70, Y: 1650, W: 940, H: footH},
		later:  stage.Rect{X: 70, Y: 1756, W: 460, H: footH},
		open:   stage.Rect{X: 550, Y: 1756, W: 460, H: footH},
	}
)

// share gives a list of so many rows its room on a tall page, and the parcel the rest.
func (l *parcelPlan) share(rows int) {
	const most, gap = 860.0, 40.0
	top, end := l.parcel.Y, l.hint.Y-20
	l.list.H = parcelRow * float64(min(rows, 4))
	side := min(most, end-top-gap-l.list.H)
	l.parcel = stage.Rect{X: (stage.TallWidth - side) / 2, Y: top + (end-top-gap-l.list.H-side)/2, W: side, H: side}
	l.list.Y = l.parcel.Y + side + gap
}

// Portrait implements stage.Portrait.
func (p *Parcel) Portrait() bool { return true }

// Build implements stage.Scene.
func (p *Parcel) Build(f *stage.Frame) {
	d, plan := p.deps, parcelWide
	if f.Tall {
		plan = parcelTall
	}
	head := "parcel.title"
	if p.at < 0 {
		head = "parcel.trouble"
	}
	ui.Page(f, 0, d.t(head))
	one := len(p.items) == 1 && p.at == 0
	if f.Tall && !one {
		plan.share(len(p.items))
	}
	f.Add(stage.Pic{Kind: "parcel"}, plan.parcel)
	if one {
		d.card(f, &p.matches[0], plan.card)
		p.note(f, 0, plan.note)
	} else {
		p.scroll.Build(f, "parcel.list", plan.list, len(p.items), parcelRow, func(i int, r stage.Rect) {
			p.row(f, i, r)
		})
	}
	soft := paint.Ink(paint.InkSoft)
	if p.at < 0 {
		ui.Button(f, "parcel.later", plan.open, d.t("parcel.close"), paint.Main).Does = ui.Back
		f.First = "parcel.later"
	} else {
		ui.Text(f, plan.hint, paint.TextSmall, soft, d.t("parcel.hint"))
		ui.Button(f, "parcel.later", plan.later, d.t("parcel.later"), 0).Does = ui.Back
		ui.Button(f, "parcel.open", plan.open, d.t("parcel.open"), paint.Main).Does = opensMatch
		f.First = "parcel.open"
	}
	p.dialog.Build(f)
}

// row is one arrival: the match that it made, or why it made none.
func (p *Parcel) row(f *stage.Frame, i int, r stage.Rect) {
	d, a := p.deps, p.items[i]
	if a.ID == "" {
		ui.Text(f, stage.Rect{X: r.X + 20, Y: r.Y + 10, W: r.W - 40, H: r.H - 20}, paint.TextBody,
			paint.LookWrap|paint.Ink(paint.InkWarn), a.Said)
		return
	}
	d.row(f, "parcel.row", i, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: shelfRow}, &p.matches[i], i == p.at)
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
