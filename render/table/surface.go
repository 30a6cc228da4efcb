package table

import (
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"strings"
)

// turnCanvas lays the table out anew where the window became higher than wide, or no
// longer is: what was left lying where things were is forgotten.
func (l *timeline) turnCanvas(tall bool) {
	if l.Ctx.Tall == tall {
		return
	}
	l.Ctx.Tall, l.trace, l.note, l.broken = tall, nil, "", nil
	l.relay()
	if c := l.flow.moment; c != nil {
		c.canvas = l.Canvas()
	}
}

// Canvas is the Canvas that the table is laid out on.
func (s *Surface) Canvas() stage.Rect { return (&stage.Frame{Tall: s.Ctx.Tall}).Canvas() }

// iconButton is a button with an icon, its words in a note beside it.
func (s *Surface) iconButton(f *stage.Frame, id string, r stage.Rect, icon, words string, look int) *stage.Hot {
	if look&paint.Off == 0 && f.Over == id {
		look |= paint.Over
	}
	f.Add(stage.Pic{Kind: "iconbutton", Text: icon, Look: look}, r)
	s.tipOver(f, id)
	return f.Point(stage.Hot{ID: id, Rect: r, Label: words, Lit: look&paint.Off == 0})
}

func (s *Surface) raw(f *stage.Frame, id string, r stage.Rect, verb string, look int) *stage.Hot {
	if look&paint.Off == 0 && f.Over == id {
		look |= paint.Over
	}
	short, _, _ := strings.Cut(verb, "\n") // what more there is to say is in its label
	f.Add(stage.Pic{Kind: "button", Look: look, Text: short}, r)
	return f.Point(stage.Hot{ID: id, Rect: r, Label: verb, Lit: look&paint.Off == 0})
}

// tipOver has the words of a hot shown when it is pointed at for a while.
func (s *Surface) tipOver(f *stage.Frame, id string) {
	if f.Over == id && s.overFor >= hoverAfter {
		s.tips = append(s.tips, id)
	}
}

// BuildTips shows the words that were asked for, over all else.
func (s *Surface) BuildTips(f *stage.Frame) {
	for _, id := range s.tips {
		if h := f.Hot(id); h != nil {
			s.Tip(f, h.Rect, h.Label)
		}
	}
	s.tips = s.tips[:0]
}
