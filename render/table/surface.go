package table

import "posterestante/render/engine/stage"

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
