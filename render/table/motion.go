package table

import (
	"time"

	"posterestante/game"
	"posterestante/render/anim"
	"posterestante/render/stage"
)

// chain is how far a flight must be before the next may start; counters wait
// until all have arrived, so that no number runs ahead of what it counts.
const chain = 0.4

// advance lets motion go on for a while and starts what may start.
func (t *Table) advance(dt time.Duration) {
	t.motion.Step(dt)
	for len(t.queue) > 0 && t.mayStart(t.queue[0]) {
		e := t.queue[0]
		t.queue = t.queue[1:]
		t.start(e)
	}
	if !t.moving() {
		t.arrive()
	}
}

func (t *Table) mayStart(e game.Event) bool {
	if !t.motion.Busy() {
		return true
	}
	switch e.Kind {
	case game.Move, game.Flip:
		return t.motion.Progress() >= chain
	case game.Note:
		return true
	}
	return false
}

// catchUp shows the match as it stands, at once.
func (t *Table) catchUp() {
	t.queue = nil
	t.motion.Done()
	t.arrive()
}

// arrive makes what is shown equal to the match's view. When all events were
// shown this changes nothing; a test holds it.
func (t *Table) arrive() {
	t.show(t.session().View(t.view.Seat))
	if t.mine() {
		t.uncover()
	}
}

// start shows an event: the view changes at once, and what thereby lies
// elsewhere flies there.
func (t *Table) start(e game.Event) {
	before := t.lay
	if err := t.view.Apply(e); err != nil {
		t.catchUp()
		return
	}
	t.lay = t.house.Board.Layout(&t.view, &t.ctx)
	span := Speeds[t.house.Speed].Span
	if span == 0 || e.Kind != game.Move && e.Kind != game.Shuffle {
		return
	}
	was := map[string]stage.Rect{}
	for _, s := range before.Sprites {
		if s.Key != "" {
			was[s.Key] = s.Rect
		}
	}
	moved := ""
	if e.Kind == game.Move {
		moved = t.fly(e, before.Keys[e.From], span, func(r stage.Rect) (stage.Rect, bool) { return before.Rect(e.From) })
	}
	for _, s := range t.lay.Sprites {
		if r, ok := was[s.Key]; ok && s.Key != moved && r != s.Rect {
			from, _ := t.motion.Pose(s.Key, r)
			t.motion.Fly(s.Key, anim.Flight{From: from, Span: span})
		}
	}
}

// fly sends the moved piece from where it lay to where it lies now; it gives
// the key of its sprite there, "" when it has none and flies as a ghost.
func (t *Table) fly(e game.Event, oldKey string, span time.Duration, place func(stage.Rect) (stage.Rect, bool)) string {
	to, toOK := t.lay.Rect(e.To)
	from, fromOK := place(to)
	switch {
	case !fromOK && !toOK:
		return ""
	case !fromOK: // out of a supply: it thumps down from above
		from = to.Inset(-to.W * 0.6)
	case !toOK: // into a supply: it lifts off
		to = from.At(from.X, from.Y-40)
	}
	from, _ = t.motion.Pose(oldKey, from)
	if e.Seat != t.view.Seat && t.said != nil {
		t.trace = append(t.trace, from, to)
	}
	if key := t.lay.Keys[e.To]; key != "" && toOK {
		t.motion.Fly(key, anim.Flight{From: from, Lift: 26, Span: span})
		return key
	}
	face := t.house.Board.Face(e.Piece, e.To, &t.ctx)
	if !toOK {
		face = t.house.Board.Face(e.Piece, e.From, &t.ctx)
	}
	t.motion.Ghost(anim.Flight{From: from, To: small(to, from), Pic: face, Lift: 26, Span: span})
	return ""
}

// small keeps a ghost no larger than where it comes from.
func small(to, from stage.Rect) stage.Rect {
	w, h := min(to.W, max(from.W, 34)), min(to.H, max(from.H, 34))
	x, y := to.Mid()
	return stage.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
}
