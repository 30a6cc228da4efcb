package table

import "posterestante/render/engine/stage"

// turnCanvas lays the table out anew where the window became higher than wide, or no
// longer is: what was left lying where things were is forgotten.
func (l *timeline) turnCanvas(tall bool) {
	if l.ctx.Tall == tall {
		return
	}
	l.ctx.Tall, l.trace, l.note, l.broken = tall, nil, "", nil
	l.relay()
	if c := l.flow.moment; c != nil {
		c.canvas = l.canvas()
	}
}

// canvas is the canvas that the table is laid out on.
func (s *Surface) canvas() stage.Rect { return (&stage.Frame{Tall: s.ctx.Tall}).Canvas() }
