package board

import "posterestante/render/engine/stage"

// Sign is a picture of the table and what it means.
type Sign struct {
	Pic   stage.Pic
	W, H  float64 // the size to show it at
	Words string
	Head  bool // Words is a heading of what follows; there is no picture
}

// Signs are a legend being made.
type Signs []Sign

// Head adds a heading.
func (s *Signs) Head(words string) { *s = append(*s, Sign{Head: true, Words: words}) }

// Add adds a sign of that size with its meaning.
func (s *Signs) Add(p stage.Pic, w, h float64, words string) {
	*s = append(*s, Sign{Pic: p, W: w, H: h, Words: words})
}

// Seats adds the pawns, or the like, of all seats with their names.
func (s *Signs) Seats(c *Context, kind string, w, h float64) {
	s.Head(c.Words.T("table.legend.seats"))
	for i, name := range c.Names {
		s.Add(stage.Pic{Kind: kind, ID: c.Colours[i]}, w, h, name)
	}
}
