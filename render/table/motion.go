package table

import (
	"strconv"
	"time"

	"posterestante/game"
	"posterestante/render/anim"
	"posterestante/render/board"
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
	score := 0
	if e.Kind == game.Count && e.Counter == t.house.Board.Score() {
		score = int(e.Value) - t.view.Counter(e.Counter, e.Seat)
	}
	if err := t.view.Apply(e); err != nil {
		t.catchUp()
		return
	}
	t.lay = t.house.Board.Layout(&t.view, &t.ctx)
	span := Speeds[t.house.Speed].Span
	if span == 0 {
		return
	}
	t.cue(e)
	switch {
	case score != 0:
		t.rise(e.Seat, score)
	case e.Kind == game.Move:
		t.shift(before, t.fly(e, before, span), span)
	case e.Kind == game.Shuffle:
		t.shift(before, "", span)
	}
}

// cue lets an event be heard.
func (t *Table) cue(e game.Event) {
	if cue := t.house.Board.Cue(e); cue != "" {
		t.hear(cue)
	}
}

// hear plays a sound by its name.
func (t *Table) hear(cue string) {
	if t.house.Sound != nil {
		t.house.Sound(cue)
	}
}

// rise lets points rise from where the last piece went to where they stand.
func (t *Table) rise(seat game.Seat, n int) {
	to, ok := t.lay.Scores[seat]
	if !ok {
		return
	}
	words := "+" + strconv.Itoa(n)
	goal := stage.Rect{X: to.X + to.W/2 - 40, Y: to.Y, W: 80, H: 48}
	from := goal.At(t.landed.X+t.landed.W/2-40, t.landed.Y-30)
	if t.landed.W == 0 || t.house.Calm {
		from = goal.At(goal.X, goal.Y+60)
	}
	t.motion.Ghost(anim.Flight{From: from, To: goal, Pic: stage.Pic{Kind: "points", Text: words}, Span: 3 * Speeds[t.house.Speed].Span, Fade: t.house.Calm})
}

// shift sends all sprites that lie elsewhere now, but one, on their way.
func (t *Table) shift(before *board.Layout, but string, span time.Duration) {
	was := map[string]stage.Rect{}
	for _, s := range before.Sprites {
		if s.Key != "" {
			was[s.Key] = s.Rect
		}
	}
	for _, s := range t.lay.Sprites {
		if r, ok := was[s.Key]; ok && s.Key != but && r != s.Rect && !t.house.Calm {
			from, _ := t.motion.Pose(s.Key, r)
			t.motion.Fly(s.Key, anim.Flight{From: from, Span: span})
		}
	}
}

// fly sends the moved piece from where it lay to where it lies now; it gives
// the key of its sprite there, "" when it has none and flies as a ghost.
func (t *Table) fly(e game.Event, before *board.Layout, span time.Duration) string {
	to, toOK := t.lay.Rect(e.To)
	from, fromOK := before.Rect(e.From)
	switch {
	case !fromOK && !toOK:
		return ""
	case !fromOK: // out of a supply: it thumps down from above
		from = to.Inset(-to.W * 0.6)
	case !toOK: // into a supply: it lifts off
		to = from.At(from.X, from.Y-40)
	}
	oldKey := before.Keys[e.From]
	from, _ = t.motion.Pose(oldKey, from)
	t.landed = to
	if t.said != nil && fromOK && toOK {
		t.trace = append(t.trace, from, to)
	}
	if key := t.lay.Keys[e.To]; key != "" && toOK {
		f := anim.Flight{From: from, Lift: 26, Span: span, Fade: t.house.Calm}
		if old, now := face(before, oldKey), face(t.lay, key); old.Kind != "" && old.Kind != now.Kind {
			f.Back, f.Span = old, span*3/2 // it is turned over on its way
		}
		t.motion.Fly(key, f)
		return key
	}
	pic := t.house.Board.Face(e.Piece, e.To, &t.ctx)
	if !toOK {
		pic = t.house.Board.Face(e.Piece, e.From, &t.ctx)
	}
	t.motion.Ghost(anim.Flight{From: from, To: small(to, from), Pic: pic, Lift: 26, Span: span, Fade: t.house.Calm})
	return ""
}

// face is the picture of a key's sprite, the zero Pic where it has none.
func face(l *board.Layout, key string) stage.Pic {
	for _, s := range l.Sprites {
		if key != "" && s.Key == key {
			return s.Pic
		}
	}
	return stage.Pic{}
}

// small keeps a ghost no larger than where it comes from.
func small(to, from stage.Rect) stage.Rect {
	w, h := min(to.W, max(from.W, 34)), min(to.H, max(from.H, 34))
	x, y := to.Mid()
	return stage.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
}
