package ui

import (
	"math"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Scroll is a column of rows of which a window is seen: a list, or the log. Its
// Top moves by wheel, by keys while its area is pointed at or nothing is, the
// keyboard being in use, and by its bar.
type Scroll struct {
	Top  float64 // the first row seen, in rows
	Tail bool    // it stays at the last row while rows are added
	rows int
	seen float64
	area stage.Rect
	from float64 // Top when the bar was taken
}

// Update takes the wheel and the bar; it says whether anything moved. The bar's
// hot is id+":bar".
func (s *Scroll) Update(in *stage.Input, id string) bool {
	was := s.Top
	over := s.area.Has(in.X, in.Y)
	if over {
		s.Top -= in.Wheel * 2
	}
	if over || in.Walks {
		if in.Has(stage.KeyPageUp) {
			s.Top -= s.seen - 1
		}
		if in.Has(stage.KeyPageDown) {
			s.Top += s.seen - 1
		}
	}
	bar := id + ":bar"
	if in.Press == bar {
		s.from = s.Top
	}
	if in.Drag == bar && s.area.H > 0 {
		s.Top = s.from + (in.Y-in.FromY)/s.area.H*float64(s.rows)
	}
	s.clamp()
	if s.Top != was {
		s.Tail = s.Top >= s.most()-0.01
	}
	return s.Top != was
}

func (s *Scroll) most() float64 { return math.Max(0, float64(s.rows)-s.seen) }

func (s *Scroll) clamp() { s.Top = math.Min(math.Max(s.Top, 0), s.most()) }

// Show moves so that the row is seen.
func (s *Scroll) Show(row int) {
	s.Top = math.Min(s.Top, float64(row))
	s.Top = math.Max(s.Top, float64(row)+1-math.Max(s.seen, 1)) // before it was ever built it is the first
}

// Build calls row for each row that is seen whole, with its rectangle, and adds
// the bar when there are more rows than places.
func (s *Scroll) Build(f *stage.Frame, id string, area stage.Rect, rows int, height float64,
	row func(i int, r stage.Rect)) {
	s.area, s.rows, s.seen = area, rows, math.Floor(area.H/height)
	if s.Tail {
		s.Top = s.most()
	}
	s.clamp()
	first := int(math.Round(s.Top))
	w := area.W
	if float64(rows) > s.seen {
		w -= 30
	}
	for i := first; i < min(rows, first+int(s.seen)); i++ {
		row(i, stage.Rect{X: area.X, Y: area.Y + float64(i-first)*height, W: w, H: height})
	}
	if float64(rows) > s.seen {
		n := float64(rows)
		r := stage.Rect{X: area.X + area.W - 20, Y: area.Y, W: 20, H: s.seen * height}
		f.Add(stage.Pic{Kind: "bar", ID: int(float64(first) / n * 1000),
			Look: int((float64(first) + s.seen) / n * 1000)}, r)
		f.Hots = append(f.Hots, stage.Hot{ID: id + ":bar", Rect: r})
	}
}

// Row adds a clickable line of a list, and gives its hot to be told what it does.
func Row(f *stage.Frame, id string, r stage.Rect, label string, on bool) *stage.Hot {
	look := Pointed(f, id)
	if on {
		look = paint.On
	}
	f.Add(stage.Pic{Kind: "row", Look: look}, r)
	return f.Point(stage.Hot{ID: id, Rect: r, Label: label, Lit: true})
}
