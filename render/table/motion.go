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

// inFlight is what is on its way and counts only when it arrives: points, or
// pieces that come to a pile.
type inFlight struct {
	points game.Event // Kind 0 where it is pieces
	pile   board.Pile
	spot   game.Spot // where a single piece comes to
	n      int       // how many come
	rolls  bool      // it is the die, and nothing else
}

// flow is what is shown lagging behind the match.
type flow struct {
	inFlight map[int]inFlight // by tag
	tag      int              // the last that was given
	// of the last lines of the log that motion has not reached: how many events each still has
	pendingEvents []int
	next          bool         // the next event is another action's
	staged        int          // so many of the next events have been shown as a scene
	counts        []counting   // numbers that roll to what they become
	own           bool         // what is in the queue is the viewer's own action
	brisk         bool         // it is another's, by which a lesson teaches nothing
	riding        []game.Event // pieces that go with the one they lie on, once it moves
	moment        *moment      // the great moment that is shown; nil for none
	due           bool         // it is the viewer's turn again, which was not heard yet
}

// advance lets motion go on for a while and starts what may start.
func (o *showing) advance(dt time.Duration) {
	o.run(dt)
	if !o.moving() {
		o.arrive()
	}
}

// run is advance without the look at the match at the end.
func (o *showing) run(dt time.Duration) {
	o.land(o.Motion.Step(dt)...)
	if o.rolls(dt) {
		o.relay()
	}
	if o.dwell(dt) || o.listen(dt) {
		return
	}
	for len(o.queue) > 0 && o.flow.moment == nil && o.mayStart(o.queue[0]) {
		if o.flow.staged == 0 && o.stages() {
			return
		}
		o.flow.staged = max(0, o.flow.staged-1)
		o.Ctx.Staged = o.flow.staged > 0
		e := o.queue[0]
		o.queue = o.queue[1:]
		o.start(e)
	}
}

func (o *showing) mayStart(e game.Event) bool {
	p := o.Motion.Progress()
	if p < 1 && o.festive(e).Kind != board.NoCeremony {
		return false
	}
	switch e.Kind {
	case game.Move, game.Flip:
		return p >= chain
	case game.Note: // the first one of an action waits as its pieces do
		return !o.flow.next || p >= chain
	}
	return p >= 1
}

// catchUp shows the match as it stands, at once.
func (o *showing) catchUp() {
	o.queue, o.speech, o.flow.moment = nil, speech{}, nil
	o.Motion.Done()
	o.arrive()
}

// arrive makes what is shown equal to the match's view. When all events were
// shown this changes nothing; a test holds it.
func (o *showing) arrive() {
	o.release, o.Ctx.Reads = released{}, false
	o.flow.pendingEvents, o.flow.next, o.flow.riding, o.flow.counts, o.flow.staged, o.Ctx.Staged = nil, false, nil,
		nil, 0, false
	o.rested()
}

// rests shows the match as it stands, once nothing is on its way any more.
func (l *timeline) rests() {
	if l.phase == looking {
		l.settlePast()
		return
	}
	l.show(l.session().View(l.View.Seat))
	if l.mine() {
		l.uncover()
	}
}

// settle forgets what was on its way, once nothing is.
func (o *showing) settle() {
	if !o.Motion.Busy() {
		o.flow.inFlight, o.Ctx.Air, o.Ctx.Due, o.Ctx.Rolling = nil, nil, nil, false
	}
}

// land counts what has arrived, by its tags.
func (o *showing) land(tags ...int) {
	changed := false
	for _, tag := range tags {
		a, ok := o.flow.inFlight[tag]
		if !ok {
			continue
		}
		delete(o.flow.inFlight, tag)
		changed = true
		if a.rolls {
			o.Ctx.Rolling = false
		} else if a.points.Kind == 0 {
			o.Ctx.Air[a.pile] -= a.n
			delete(o.Ctx.Due, a.spot)
		} else if err := o.count(a.points); err != nil {
			o.catchUp()
			return
		}
	}
	if changed {
		o.relay()
	}
}

// lift tells that something is on its way; the tag is its flight's.
func (o *showing) lift(a inFlight) (tag int) {
	if o.flow.inFlight == nil {
		o.flow.inFlight, o.Ctx.Air, o.Ctx.Due = map[int]inFlight{}, map[board.Pile]int{}, map[game.Spot]bool{}
	}
	o.flow.tag++
	o.flow.inFlight[o.flow.tag] = a
	if a.rolls {
		o.Ctx.Rolling = true
	} else if a.points.Kind == 0 {
		o.Ctx.Air[a.pile] += a.n
		o.Ctx.Due[a.spot] = true
	}
	return o.flow.tag
}

// relay lays the view that is shown out anew.
func (s *Surface) relay() { s.Lay = s.deps.Board.Layout(&s.View, &s.Ctx) }

// start shows an event: the view changes at once, and what thereby lies
// elsewhere flies there; points change it when they arrive.
func (o *showing) start(e game.Event) {
	o.reach()
	span := o.span()
	if o.celebrate(e) {
		return
	}
	if span > 0 && o.earned(e) {
		o.cue(e)
		return
	}
	before, m := o.Lay, o.deps.Board.Manner(e)
	if span > 0 {
		o.carry(e)
	}
	if span > 0 && m.Rides {
		o.flow.riding = append(o.flow.riding, e)
		o.lastLanding, _ = before.Rect(e.From)
		return
	}
	if err := o.apply(e); err != nil {
		o.catchUp()
		return
	}
	if span == 0 {
		o.relay()
		return
	}
	o.cue(e)
	switch e.Kind {
	case game.Move:
		tag := o.lift(inFlight{pile: board.PileOf(e.To), spot: e.To, n: 1})
		o.relay()
		key, flies := o.fly(e, m, before, tag)
		if !flies {
			o.land(tag)
		}
		o.shift(before, key, span)
		o.speak(e, m)
	case game.Shuffle:
		tag := o.lift(inFlight{pile: board.PileOf(e.To), n: int(e.Value)})
		o.relay()
		if !o.riffle(m, before, e, tag) {
			o.land(tag)
		}
		o.shift(before, "", span)
	case game.Roll:
		o.roll(e, m, before)
	default:
		if !o.counts() {
			o.relay()
		}
	}
}

// counts says whether a common number comes next, at once: what several of them say together, such as a step and the
// card that it is about, isn't laid out before the last of them is there.
func (o *showing) counts() bool {
	return len(o.queue) > 0 && o.queue[0].Kind == game.Count && o.queue[0].Seat == game.Nobody && o.mayStart(o.queue[0])
}

// roll throws the die, from where the seat's money or points stand to where it
// lies: the match has rolled it already.
func (o *showing) roll(e game.Event, m board.Manner, before *board.Layout) {
	if m.Die == nil {
		o.relay()
		return
	}
	for len(o.queue) > 0 && o.queue[0].Kind == game.Count && o.queue[0].Counter == m.Die.Counter {
		shown := o.queue[0]
		o.queue = o.queue[1:]
		o.reach()
		if err := o.View.Apply(shown); err != nil {
			o.catchUp()
			return
		}
	}
	tag := o.lift(inFlight{rolls: true})
	o.relay()
	at := slices.IndexFunc(o.Lay.Sprites, func(s stage.Sprite) bool { return s.Key == m.Die.Key })
	if at < 0 {
		o.land(tag)
		return
	}
	to := o.Lay.Sprites[at].Rect
	hand, ok := before.Scores[e.Seat]
	if !ok {
		hand = o.Lay.Prompt
	}
	x, y := hand.Mid()
	from := to.At(x-to.W/2, y-to.H/2)
	o.lastLanding = to
	o.land(o.Motion.Fly(m.Die.Key, anim.Flight{From: from, How: m.How, Path: way(from, nil, to), Shows: m.Die.Tumbles,
		First: true, Tag: tag, Fade: o.deps.Calm, Span: o.lasts(m.How)}))
}

// apply changes the view that is shown by an event; a piece takes along what
// rides on it.
func (o *showing) apply(e game.Event) error {
	if e.Kind == game.Move {
		for _, r := range o.flow.riding {
			if err := o.View.Apply(r); err != nil {
				return err
			}
		}
		o.flow.riding = nil
	}
	return o.View.Apply(e)
}
