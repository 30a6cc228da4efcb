package table

import (
	"slices"
	"time"

	"posterestante/game"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// chain is how far a flight must be before the next may start; counters wait
// until all have arrived, so that no number runs ahead of what it counts.
const chain = 0.4

// aloft is what is on its way and counts only when it arrives: points, or
// pieces that come to a pile.
type aloft struct {
	points game.Event // Kind 0 where it is pieces
	pile   board.Pile
	spot   game.Spot // where a single piece comes to
	n      int       // how many come
}

// flow is what is shown lagging behind the match.
type flow struct {
	aloft  map[int]aloft // by tag
	tag    int           // the last that was given
	untold []int         // of the last lines of the log that motion has not reached: how many events each still has
	next   bool          // the next event is another action's
	staged int           // so many of the next events have been shown as a scene
	counts []counting    // numbers that roll to what they become
	own    bool          // what is in the queue is the viewer's own action
	riding []game.Event  // pieces that go with the one they lie on, once it moves
	moment *moment       // the great moment that is shown; nil for none
	due    bool          // it is the viewer's turn again, which was not heard yet
}

// advance lets motion go on for a while and starts what may start.
func (t *Table) advance(dt time.Duration) {
	t.run(dt)
	if !t.moving() {
		t.arrive()
	}
}

// run is advance without the look at the match at the end.
func (t *Table) run(dt time.Duration) {
	t.land(t.motion.Step(dt)...)
	if t.rolls(dt) {
		t.relay()
	}
	if t.dwell(dt) || t.listen(dt) {
		return
	}
	for len(t.queue) > 0 && t.flow.moment == nil && t.mayStart(t.queue[0]) {
		if t.flow.staged == 0 && t.stages() {
			return
		}
		t.flow.staged = max(0, t.flow.staged-1)
		t.ctx.Staged = t.flow.staged > 0
		e := t.queue[0]
		t.queue = t.queue[1:]
		t.start(e)
	}
}

func (t *Table) mayStart(e game.Event) bool {
	p := t.motion.Progress()
	if p < 1 && t.festive(e).Kind != board.NoCeremony {
		return false
	}
	switch e.Kind {
	case game.Move, game.Flip:
		return p >= chain
	case game.Note: // the first one of an action waits as its pieces do
		return !t.flow.next || p >= chain
	}
	return p >= 1
}

// catchUp shows the match as it stands, at once.
func (t *Table) catchUp() {
	t.queue, t.speech, t.flow.moment = nil, speech{}, nil
	t.motion.Done()
	t.arrive()
}

// arrive makes what is shown equal to the match's view. When all events were
// shown this changes nothing; a test holds it.
func (t *Table) arrive() {
	t.let = letGo{}
	t.flow.untold, t.flow.next, t.flow.riding, t.flow.counts, t.flow.staged, t.ctx.Staged = nil, false, nil, nil, 0, false
	if t.phase == looking {
		t.settlePast()
		return
	}
	t.show(t.session().View(t.view.Seat))
	if t.mine() {
		t.uncover()
	}
}

// settle forgets what was on its way, once nothing is.
func (t *Table) settle() {
	if !t.motion.Busy() {
		t.flow.aloft, t.ctx.Air, t.ctx.Due = nil, nil, nil
	}
}

// land counts what has arrived, by its tags.
func (t *Table) land(tags ...int) {
	changed := false
	for _, tag := range tags {
		a, ok := t.flow.aloft[tag]
		if !ok {
			continue
		}
		delete(t.flow.aloft, tag)
		changed = true
		if a.points.Kind == 0 {
			t.ctx.Air[a.pile] -= a.n
			delete(t.ctx.Due, a.spot)
		} else if err := t.count(a.points); err != nil {
			t.catchUp()
			return
		}
	}
	if changed {
		t.relay()
	}
}

// lift tells that something is on its way; the tag is its flight's.
func (t *Table) lift(a aloft) (tag int) {
	if t.flow.aloft == nil {
		t.flow.aloft, t.ctx.Air, t.ctx.Due = map[int]aloft{}, map[board.Pile]int{}, map[game.Spot]bool{}
	}
	t.flow.tag++
	t.flow.aloft[t.flow.tag] = a
	if a.points.Kind == 0 {
		t.ctx.Air[a.pile] += a.n
		t.ctx.Due[a.spot] = true
	}
	return t.flow.tag
}

// relay lays the view that is shown out anew.
func (t *Table) relay() { t.lay = t.deps.Board.Layout(&t.view, &t.ctx) }

// start shows an event: the view changes at once, and what thereby lies
// elsewhere flies there; points change it when they arrive.
func (t *Table) start(e game.Event) {
	t.reach()
	span := t.span()
	if t.celebrate(e) {
		return
	}
	if span > 0 && t.earned(e) {
		t.cue(e)
		return
	}
	before, m := t.lay, t.deps.Board.Manner(e)
	if span > 0 && m.Rides {
		t.flow.riding = append(t.flow.riding, e)
		t.landed, _ = before.Rect(e.From)
		return
	}
	if err := t.apply(e); err != nil {
		t.catchUp()
		return
	}
	if span == 0 {
		t.relay()
		return
	}
	t.cue(e)
	switch e.Kind {
	case game.Move:
		tag := t.lift(aloft{pile: board.PileOf(e.To), spot: e.To, n: 1})
		t.relay()
		key, flies := t.fly(e, m, before, tag)
		if !flies {
			t.land(tag)
		}
		t.shift(before, key, span)
		t.speak(e, m)
	case game.Shuffle:
		tag := t.lift(aloft{pile: board.PileOf(e.To), n: int(e.Value)})
		t.relay()
		if !t.riffle(m, before, e, tag) {
			t.land(tag)
		}
		t.shift(before, "", span)
	case game.Roll:
		t.roll(e, m, before)
	default:
		t.relay()
	}
}

// roll throws the die, from where the seat's money or points stand to where it
// lies: the match has rolled it already.
func (t *Table) roll(e game.Event, m board.Manner, before *board.Layout) {
	if m.Die == nil {
		t.relay()
		return
	}
	for len(t.queue) > 0 && t.queue[0].Kind == game.Count && t.queue[0].Counter == m.Die.Counter {
		shown := t.queue[0]
		t.queue = t.queue[1:]
		t.reach()
		if err := t.view.Apply(shown); err != nil {
			t.catchUp()
			return
		}
	}
	t.relay()
	at := slices.IndexFunc(t.lay.Sprites, func(s stage.Sprite) bool { return s.Key == m.Die.Key })
	if at < 0 {
		return
	}
	to := t.lay.Sprites[at].Rect
	hand, ok := before.Scores[e.Seat]
	if !ok {
		hand = t.lay.Prompt
	}
	x, y := hand.Mid()
	from := to.At(x-to.W/2, y-to.H/2)
	t.landed = to
	t.land(t.motion.Fly(m.Die.Key, anim.Flight{From: from, How: m.How, Path: way(from, nil, to), Shows: m.Die.Tumbles, First: true,
		Fade: t.deps.Calm, Span: t.lasts(m.How)}))
}

// apply changes the view that is shown by an event; a piece takes along what
// rides on it.
func (t *Table) apply(e game.Event) error {
	if e.Kind == game.Move {
		for _, r := range t.flow.riding {
			if err := t.view.Apply(r); err != nil {
				return err
			}
		}
		t.flow.riding = nil
	}
	return t.view.Apply(e)
}

// earned sends points on their way, if the event is that a seat scored.
func (t *Table) earned(e game.Event) bool {
	if e.Kind != game.Count || e.Counter != t.deps.Board.Score() {
		return false
	}
	was := t.view.Counter(e.Counter, e.Seat)
	for _, c := range t.flow.counts {
		if c.to.Seat == e.Seat {
			was = int(c.to.Value)
		}
	}
	last := 0
	for tag, a := range t.flow.aloft {
		if a.points.Kind != 0 && a.points.Seat == e.Seat && tag > last {
			last, was = tag, int(a.points.Value)
		}
	}
	to, ok := t.lay.Scores[e.Seat]
	if n := int(e.Value) - was; ok && n != 0 {
		t.rise(to, n, t.lift(aloft{points: e}))
		return true
	}
	return false
}

// rise lets points rise from where the last piece went to where they stand.
func (t *Table) rise(to stage.Rect, n, tag int) {
	words := board.Gain(t.deps.Board, n, &t.ctx)
	goal := about(to.X+to.W/2, to.Y+to.H/2, 80, 48)
	from := goal.At(t.landed.X+t.landed.W/2-40, t.landed.Y+t.landed.H/2-24)
	if t.landed.W == 0 || t.deps.Calm {
		from = goal.At(goal.X, max(goal.Y-44, 4))
	}
	t.motion.Ghost(anim.Flight{From: from, To: goal, Pic: stage.Pic{Kind: "points", Text: words}, How: anim.Rise,
		Span: t.lasts(anim.Rise), Fade: t.deps.Calm, Tag: tag, Soft: true})
}

// lasts is how long a manner takes now.
func (t *Table) lasts(m anim.Manner) time.Duration {
	return time.Duration(float64(t.span()) * m.Spans())
}

// cue lets an event be heard.
func (t *Table) cue(e game.Event) {
	if cue := t.deps.Board.Cue(e); cue != "" {
		t.hear(cue)
	}
}

// hear plays a sound by its name.
func (t *Table) hear(cue string) {
	if t.deps.Sound != nil {
		t.deps.Sound(cue)
	}
}
