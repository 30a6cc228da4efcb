package ui

import (
	"strconv"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Select is a button that tells what is chosen, and opens a list of all that may
// be: any number, where a Choice has room for few.
type Select struct {
	open bool
	r    stage.Rect // where the button stands
}

// Lid is a line of a Select's list.
type Lid struct {
	Name  string
	Short string    // the name on a small button, see BuildShort
	Note  string    // below it, small; "" for none
	Pic   stage.Pic // before it, 4 by 3; Kind "" for none
}

// lidHit is a click on the Select whose hot has that ID: on a line of its list, or with -1 on the button.
type lidHit struct {
	of string
	n  int
}

// Update opens and closes the list. It says which line was chosen now, -1 for
// none, and whether the input was the list's: then it is nobody else's, and a is the scene's answer. An open list
// takes all input, and rests as long as there is none.
func (s *Select) Update(in *stage.Input, id string) (chosen int, a stage.Answer, took bool) {
	lid, ok := in.Did.(lidHit)
	ok = ok && lid.of == id
	if !s.open {
		s.open = ok
		return -1, stage.Answer{Dirty: s.open}, s.open
	}
	chosen = -1
	if ok {
		chosen = lid.n
	}
	if ok || in.Back || in.Miss {
		s.open, a.Dirty = false, true
	}
	in.Back = false
	return chosen, a, true
}

// Opened says whether the list is open.
func (s *Select) Opened() bool { return s.open }

// Build adds the button, with the line that is on.
func (s *Select) Build(f *stage.Frame, id string, r stage.Rect, lids []Lid, on int) {
	s.r = r
	f.Add(stage.Pic{Kind: "select", Look: Pointed(f, id), Text: lids[on].Name}, r)
	f.Point(stage.Hot{ID: id, Does: lidHit{id, -1}, Rect: r, Label: lids[on].Name, Lit: true})
}

// BuildShort is Build with the short name of the line that is on.
func (s *Select) BuildShort(f *stage.Frame, id string, r stage.Rect, lids []Lid, on int) {
	s.r = r
	f.Add(stage.Pic{Kind: "select", Look: Pointed(f, id), Text: lids[on].Short}, r)
	f.Point(stage.Hot{ID: id, Does: lidHit{id, -1}, Rect: r, Label: lids[on].Name, Lit: true})
}

// The list of a Select, in logical pixels.
const (
	lidHigh  = 96.0
	lidPlain = 66.0 // without note and picture
	lidWide  = 520.0
	lidMost  = 860.0
	lidEdge  = 16.0
)

// BuildOpen adds the list, while it is open, over all that was built before it; on
// is -1 where no line of it is chosen.
func (s *Select) BuildOpen(f *stage.Frame, id string, lids []Lid, on int) {
	if !s.open {
		return
	}
	f.Cover()
	high := lidPlain
	for _, l := range lids {
		if l.Note != "" || l.Pic.Kind != "" {
			high = lidHigh
		}
	}
	high = min(high, (f.Canvas().H-2*lidEdge-40)/float64(len(lids)))
	wide := max(s.r.W, lidWide)
	for _, l := range lids { // as wide as what is said of the lines needs
		pic := 0.0
		if l.Pic.Kind != "" {
			pic = high*4/3 + 20
		}
		wide = min(max(wide, Wide(f, paint.TextTag, l.Note, 0.38*high)+pic+2*lidEdge+40), lidMost)
	}
	p := stage.Rect{X: s.r.X, Y: s.r.Y + s.r.H + 6, W: wide, H: high*float64(len(lids)) + 2*lidEdge}
	if p.Y+p.H > f.Canvas().H-20 { // there is more room above, or as much as there is
		p.Y = max(20, s.r.Y-6-p.H)
	}
	p.X = min(p.X, f.Canvas().W-20-p.W)
	Panel(f, p, 1)
	f.Point(stage.Hot{ID: id, Does: lidHit{id, -1}, Rect: s.r, Label: lids[max(on, 0)].Name, Lit: true})
	for i, l := range lids {
		at := stage.Rect{X: p.X + lidEdge, Y: p.Y + lidEdge + high*float64(i), W: p.W - 2*lidEdge, H: high}
		s.line(f, lidHit{id, i}, at, l, i == on)
	}
	f.First = id + "." + strconv.Itoa(max(on, 0))
}

// line is a line of the list.
func (s *Select) line(f *stage.Frame, at lidHit, r stage.Rect, l Lid, on bool) {
	Row(f, at.of+"."+strconv.Itoa(at.n), r, l.Name, on).Does = at
	x := r.X + 20
	if l.Pic.Kind != "" {
		pic := stage.Rect{X: x, Y: r.Y + 6, W: (r.H - 12) * 4 / 3, H: r.H - 12}
		f.Add(stage.Pic{Kind: "stampback"}, pic)
		f.Add(l.Pic, pic.Inset(7))
		x += pic.W + 20
	}
	name := stage.Rect{X: x, Y: r.Y, W: r.X + r.W - x - 10, H: r.H}
	if l.Note != "" {
		name.H = r.H * 0.6
		Text(f, stage.Rect{X: x, Y: r.Y + r.H*0.53, W: name.W, H: r.H * 0.38}, paint.TextTag,
			paint.Ink(paint.InkSoft), l.Note)
	}
	Text(f, name, paint.TextCaption, 0, l.Name)
}
