package table

import (
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"strings"
)

// turnCanvas lays the table out anew where a frame has another canvas, as in a window that became higher than wide:
// what was left lying where things were is forgotten.
func (l *timeline) turnCanvas(f *stage.Frame) {
	if l.Ctx.Tall == f.Tall && l.Ctx.Classic == f.Classic {
		return
	}
	l.Ctx.Tall, l.Ctx.Classic = f.Tall, f.Classic
	l.trace, l.note, l.broken = nil, "", nil
	l.relay()
	if c := l.flow.moment; c != nil {
		c.canvas = l.Canvas()
	}
}

// Canvas is the Canvas that the table is laid out on.
func (s *Surface) Canvas() stage.Rect {
	return (&stage.Frame{Tall: s.Ctx.Tall, Classic: s.Ctx.Classic}).Canvas()
}

// iconButton is a button with an icon, its words in a note beside it.
func (s *Surface) iconButton(f *stage.Frame, id string, r stage.Rect, icon, words string, look int) *stage.Hot {
	if look&paint.Off == 0 {
		look |= ui.Pointed(f, id)
	}
	f.Add(stage.Pic{Kind: "iconbutton", Text: icon, Look: look}, r)
	s.tipOver(f, id)
	return f.Point(stage.Hot{ID: id, Rect: r, Label: words, Lit: look&paint.Off == 0})
}

func (s *Surface) raw(f *stage.Frame, id string, r stage.Rect, verb string, look int) *stage.Hot {
	if look&paint.Off == 0 {
		look |= ui.Pointed(f, id)
	}
	short, _, _ := strings.Cut(verb, "\n") // what more there is to say is in its label
	f.Add(stage.Pic{Kind: "button", Look: look, Text: short}, r)
	return f.Point(stage.Hot{ID: id, Rect: r, Label: verb, Lit: look&paint.Off == 0})
}

// tipOver has the words of a hot shown when it is pointed at for a while, clear of more besides.
func (s *Surface) tipOver(f *stage.Frame, id string, besides ...stage.Rect) {
	if f.Over == id && s.overFor >= hoverAfter {
		s.tips = append(s.tips, tip{id, besides})
	}
}

// BuildTips shows the words that were asked for, over all else.
func (s *Surface) BuildTips(f *stage.Frame) {
	for _, tip := range s.tips {
		clear := tip.besides
		for _, sp := range f.Sprites {
			if sp.Pic.Kind == "focus" { // it is ringed, to be seen
				clear = append(clear, sp.Rect)
			}
		}
		if h := f.Hot(tip.id); h != nil {
			s.Tip(f, h.Rect, h.Label, clear...)
		}
	}
	s.tips = s.tips[:0]
}

// grab is half of the least side of what is clicked often, in logical pixels: 44
// pixels of a window of 1280x720.
const grab = 33

// Places makes places what can be clicked; those that are lit, and what is pointed at, come with their words.
func (s *Surface) Places(f *stage.Frame, lit func(game.Spot) bool) {
	for i := range s.Lay.Places {
		p := &s.Lay.Places[i]
		if p.Drawer || p.Covered {
			continue
		}
		h := stage.Hot{ID: p.ID(), Does: p.Spot, Rect: p.Rect, Shape: p.Outline(), Ring: p.Ring,
			Lit: lit(p.Spot), Gives: true}
		if p.Shape == nil && min(p.Rect.W, p.Rect.H) < 2*grab {
			h.Grab = grab
		}
		if h.Lit || f.Over == h.ID {
			h.Label = s.Teller.Label(&s.View, p.Spot)
		}
		f.Point(h)
	}
}
