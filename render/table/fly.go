package table

import (
	"math"
	"slices"
	"time"

	"posterestante/game"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// Shift is how what lies elsewhere than before goes there.
type Shift struct {
	But   string // the sprite that doesn't
	Span  time.Duration
	Drops bool     // what is new drops into its place; where motion is reduced it fades
	Order []string // who sets off first, one after the other
}

// Shift sends all sprites that lie elsewhere now on their way; it gives the tags of the flights that they break off.
func (s *Surface) Shift(before *board.Layout, how Shift) (broken []int) {
	was := map[string]stage.Rect{}
	for _, s := range before.Sprites {
		if s.Key != "" {
			was[s.Key] = s.Rect
		}
	}
	for _, sprite := range s.Lay.Sprites {
		r, had := was[sprite.Key]
		if sprite.Key == "" || sprite.Key == how.But || had && r == sprite.Rect || !had && !how.Drops || s.deps.Calm &&
			!how.Drops {
			continue
		}
		if !had {
			r = sprite.Rect.Inset(-sprite.Rect.W * 0.3)
		}
		from, _ := s.Motion.Pose(sprite.Key, r)
		f := anim.Flight{From: from, Span: how.Span, Fade: s.deps.Calm}
		if path := s.road(r, sprite.Rect); had && path != nil { // a rider keeps to the road
			f.How, f.Path, f.Span = anim.Roll, path, ridden(path, how.Span)
		}
		if i := slices.Index(how.Order, sprite.Key); i > 0 {
			f.Delay = time.Duration(i) * how.Span / 2
		}
		broken = append(broken, s.Motion.Fly(sprite.Key, f))
	}
	return broken
}

// ridden is how long somebody rides on a road, where a flight takes so long: the longer the
// road is, so that the eye can follow from town to town.
func ridden(road []anim.Point, span time.Duration) time.Duration {
	const stage, most = 190.0, 5.0 // logical pixels that are ridden in that time; times it at most
	return time.Duration(float64(span) * anim.Roll.Spans() * min(max(anim.Length(road)/stage, 1), most))
}

// shift sends all sprites that lie elsewhere now, but one, on their way.
func (o *showing) shift(before *board.Layout, but string, span time.Duration) {
	o.land(o.Shift(before, Shift{But: but, Span: span})...)
}

// fly sends the moved piece from where it lay to where it lies now; it gives
// the key of its sprite there, "" when it has none and flies as a ghost. flies
// is false where neither end can be seen.
func (o *showing) fly(e game.Event, m board.Manner, before *board.Layout, tag int) (key string, flies bool) {
	to, toOK := o.Lay.Rect(e.To)
	from, fromOK := before.Rect(e.From)
	switch {
	case !fromOK && !toOK:
		return "", false
	case !fromOK: // out of a supply
		from = to
	case !toOK: // into a supply: it lifts off, and nothing waits for it
		to = from.At(from.X, from.Y-40)
	}
	oldKey := before.Keys[e.From]
	from, _ = o.Motion.Pose(oldKey, from)
	if o.release.at.W > 0 && o.release.spot == e.From { // out of the hand that let it go
		from, o.release = o.release.at, released{}
	}
	o.lastLanding = to
	key = o.Lay.Keys[e.To]
	pic := face(o.Lay, key)
	if key == "" || !toOK {
		key = ""
		pic = o.deps.Board.Face(e.Piece, e.To, &o.Ctx)
		if !toOK {
			pic = o.deps.Board.Face(e.Piece, e.From, &o.Ctx)
		}
	}
	if old := face(before, oldKey); old.Kind != "" && old.Kind != pic.Kind {
		m.Back = old // it is turned over on its way
	}
	shown := m.Back
	if shown.Kind == "" {
		shown = pic
	}
	from = o.fit(shown, from)
	f := anim.Flight{From: from, How: m.How, Mark: m.Mark, Span: o.lasts(m.How), Fade: o.deps.Calm, Tag: tag,
		Back: m.Back, Soft: !toOK}
	if m.How.OnRoad() {
		f.Path = way(from, o.via(m), to)
		f.Mark.ID = o.deps.Colours[f.Mark.ID]
		f.Glow, f.Span = glows(m.Glow, f.Mark.ID), o.walks(m.How, f.Path)
	}
	o.leaveTrace(e, m, f, pic, fromOK, toOK, to)
	if key != "" {
		o.land(o.Motion.Fly(key, f))
		o.dust(m, to)
		return key, true
	}
	f.Pic, f.To = pic, small(o.fit(pic, to), from)
	o.Motion.Ghost(f)
	return "", true
}

// carry sends what goes with an event that counts, and is no piece, on its way: what follows waits for it.
func (o *showing) carry(e game.Event) {
	b, ok := o.deps.Board.(board.Carrier)
	if !ok || e.Kind != game.Count {
		return
	}
	c := b.Carried(e, o.queue, &o.View, &o.Ctx)
	from, ok := o.Lay.Rect(c.From)
	if c.Kind == "" || !ok {
		return
	}
	from = o.fit(c.Pic, from)
	to, ok := o.Lay.Rect(c.To)
	if !ok {
		to = from.At(from.X, from.Y-40)
	}
	o.lastLanding = to
	o.hear(c.Cue)
	x, y := to.Mid()
	o.Motion.Ghost(anim.Flight{From: from, To: about(x, y, 0.8*from.W, 0.8*from.H), Pic: c.Pic, How: anim.Send,
		Fade: o.deps.Calm, Soft: !ok, Span: o.lasts(anim.Send)})
}

// road is the way on the roads of the map, nil where there is none.
func (s *Surface) road(from, to stage.Rect) []anim.Point {
	if s.Lay.Road == nil {
		return nil
	}
	return s.Lay.Road(from, to)
}

// via is what lies on the way of a manner, on the canvas.
func (s *Surface) via(m board.Manner) []anim.Point {
	if m.Via == nil {
		return nil
	}
	return m.Via(s.Lay.Map)
}

// way is the road from one rectangle to another: a bend where nil lies on it.
func way(from stage.Rect, via []anim.Point, to stage.Rect) []anim.Point {
	var a, b anim.Point
	a.X, a.Y = from.Mid()
	b.X, b.Y = to.Mid()
	if via == nil {
		return anim.Curve(a, b, 0.16)
	}
	return append(append([]anim.Point{a}, via...), b)
}

// dust lets a little dust fly up where a piece lands.
func (o *showing) dust(m board.Manner, at stage.Rect) {
	if m.Dust.Kind == "" || o.deps.Calm {
		return
	}
	w := max(at.W, at.H) * 1.9
	x, y := at.Mid()
	r := stage.Rect{X: x - w/2, Y: y - w/2, W: w, H: w}
	o.Motion.Ghost(anim.Flight{From: r, To: r, Pic: m.Dust, How: anim.Puff, Soft: true, Delay: o.lasts(m.How) / 2,
		Span: o.lasts(anim.Puff)})
}

// riffle gathers a discard into its deck and mixes it: a few backs fly over,
// and slide into each other from both sides. It says whether any could.
func (o *showing) riffle(m board.Manner, before *board.Layout, e game.Event, tag int) bool {
	from, fromOK := before.Rect(e.From)
	to, toOK := o.Lay.Rect(e.To)
	if !fromOK || !toOK || m.Back.Kind == "" || o.deps.Calm {
		return false
	}
	o.lastLanding = to
	const n = 6
	span := o.span()
	from, to = o.fit(m.Back, from), o.fit(m.Back, to)
	for i := range n {
		side := float64(i%2*2-1) * to.W * 0.62
		out := to.At(to.X+side, to.Y-float64(i)*2)
		d := span / n * time.Duration(i)
		o.Motion.Ghost(anim.Flight{From: small(from, to), To: small(out, to), Pic: m.Back, How: anim.Toss, Delay: d / 2,
			Span: span})
		in := anim.Flight{From: small(out, to), To: small(to, to), Pic: m.Back, How: anim.Deal, Delay: span + d/2,
			Span: span / 2}
		if i == n-1 {
			in.Tag = tag
		}
		o.Motion.Ghost(in)
	}
	return true
}

// face is the picture of a key's sprite with all that lies on it, the zero Pic
// where it has none.
func face(l *board.Layout, key string) stage.Pic {
	if p, ok := l.Worn[key]; ok {
		return p
	}
	for _, s := range l.Sprites {
		if key != "" && s.Key == key {
			return s.Pic
		}
	}
	return stage.Pic{}
}

// small keeps a ghost no larger than where it comes from.
func small(to, from stage.Rect) stage.Rect {
	const least = 34.0
	k := min(1, max(from.W, least)/to.W, max(from.H, least)/to.H)
	x, y := to.Mid()
	return stage.Rect{X: x - to.W*k/2, Y: y - to.H*k/2, W: to.W * k, H: to.H * k}
}

// shapes are the proportions, width to height, at which each kind of picture is
// meant to be seen.
type shapes map[string][]float64

func shapesOf(all []paint.Sample) shapes {
	out := shapes{}
	for _, s := range all {
		if p := s.W / s.H; !slices.Contains(out[s.Pic.Kind], p) {
			out[s.Pic.Kind] = append(out[s.Pic.Kind], p)
		}
	}
	return out
}

// fit is the room within a place that a picture takes undistorted: a postcard
// that flies to the heading of its discard isn't squashed into it.
func (s *Surface) fit(p stage.Pic, r stage.Rect) stage.Rect {
	best, least := 0.0, math.Inf(1)
	for _, shape := range s.shapes[p.Kind] {
		if off := math.Abs(math.Log(shape * r.H / r.W)); off < least {
			best, least = shape, off
		}
	}
	return r.Fit(best)
}
