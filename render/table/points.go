package table

import (
	"posterestante/game"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"time"
)

// earned sends points on their way, if the event is that a seat scored.
func (o *showing) earned(e game.Event) bool {
	if e.Kind != game.Count || e.Counter != o.deps.Board.Score() {
		return false
	}
	was := o.View.Counter(e.Counter, e.Seat)
	for _, c := range o.flow.counts {
		if c.to.Seat == e.Seat {
			was = int(c.to.Value)
		}
	}
	last := 0
	for tag, a := range o.flow.inFlight {
		if a.points.Kind != 0 && a.points.Seat == e.Seat && tag > last {
			last, was = tag, int(a.points.Value)
		}
	}
	to, ok := o.Lay.Scores[e.Seat]
	if n := int(e.Value) - was; ok && n != 0 {
		o.rise(to, n, o.lift(inFlight{points: e}))
		return true
	}
	return false
}

// rise lets points rise from where the last piece went to where they stand.
func (o *showing) rise(to stage.Rect, n, tag int) {
	from := o.lastLanding
	if from.W == 0 || o.deps.Calm {
		from = to.At(to.X, max(to.Y-44, 28-to.H/2))
	}
	o.Rise(n, from, to, anim.Flight{How: anim.Rise, Span: o.lasts(anim.Rise), Tag: tag, Soft: true})
}

// Rise lets points rise from the middle of a rectangle to that of another.
func (s *Surface) Rise(n int, from, to stage.Rect, f anim.Flight) {
	at := func(r stage.Rect) stage.Rect {
		x, y := r.Mid()
		return about(x, y, 80, 48)
	}
	f.From, f.To, f.Fade = at(from), at(to), s.deps.Calm
	f.Pic = stage.Pic{Kind: "points", Text: board.Gain(s.deps.Board, n, &s.Ctx)}
	s.Motion.Ghost(f)
}

// lasts is how long a manner takes now.
func (o *showing) lasts(m anim.Manner) time.Duration {
	return time.Duration(float64(o.span()) * m.Spans())
}

// cue lets an event be heard.
func (o *showing) cue(e game.Event) {
	if cue := o.deps.Board.Cue(e); cue != "" {
		o.hear(cue)
	}
}

// hear plays a sound by its name.
func (s *Surface) hear(cue string) {
	if s.deps.Sound != nil {
		s.deps.Sound(cue)
	}
}
