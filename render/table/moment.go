package table

import (
	"slices"
	"time"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// moment is a great moment that is being shown: what follows waits for it.
type moment struct {
	board.Moment
	canvas   stage.Rect
	from, to stage.Rect
	at, span time.Duration
	tag      int        // of the piece that arrives with it, 0 for none
	key      string     // of the sprite that takes part in it, so that it isn't seen where it lies
	points   game.Event // they stream from it to where they count; Kind 0 for none
	was      int        // what they were before
	score    stage.Rect // where they count
	flown
	calm    bool               // it only fades
	over    stage.Sprite       // the picture of the map
	written func(n int) string // how so many points are written
}

// flown are points on their way.
type flown struct {
	arrived int // that did
	heard   int // cues that were played
}

// noteGap is the least time between two notes of the ladder: the same cue never
// begins twice within 60 ms.
const noteGap = 62 * time.Millisecond

// celebrates says whether great moments are shown now: not in a hurry.
func (o *showing) celebrates() bool {
	return o.phase == playing && o.hurry == 0 && Speeds[o.deps.Speed].Moment > 0
}

// festive is the moment that an event is, the zero Moment for none.
func (o *showing) festive(e game.Event) board.Moment {
	b, ok := o.deps.Board.(board.Festive)
	if !ok || !o.celebrates() {
		return board.Moment{}
	}
	m := b.Moment(e, &o.View, &o.Ctx)
	if m.Once && o.moments[m.Name] > 0 {
		return board.Moment{}
	}
	return m
}

// celebrate begins the moment that an event is; false where it is none. Points that
// were scored just before stream from it.
func (o *showing) celebrate(e game.Event) bool {
	var points game.Event
	if e.Kind == game.Count && e.Counter == o.deps.Board.Score() && len(o.queue) > 0 && o.festive(o.queue[0]).
		Kind != board.NoCeremony {
		points, e = e, o.queue[0]
	}
	m := o.festive(e)
	if m.Kind == board.NoCeremony {
		return false
	}
	if points.Kind != 0 {
		o.queue = o.queue[1:]
		o.flow.staged = max(0, o.flow.staged-1)
		o.reach()
	}
	before := o.Lay
	m.From, m.To = ends(m, e)
	if err := o.apply(e); err != nil {
		o.catchUp()
		return true
	}
	c := &moment{Moment: m, canvas: o.Canvas(), points: points, calm: o.deps.Calm, written: func(n int) string {
		return board.Gain(o.deps.Board, n, &o.Ctx)
	}}
	if e.Kind == game.Move {
		c.tag = o.lift(inFlight{pile: board.PileOf(e.To), spot: e.To, n: 1})
	}
	o.relay()
	if e.Kind == game.Move {
		c.key = o.Lay.Keys[e.To]
		o.shift(before, c.key, o.span())
	}
	var ok bool
	if c.from, ok = before.Rect(m.From); !ok {
		c.from, ok = o.Lay.Rect(m.From)
	}
	if !ok { // it is told of no place
		c.from = about(c.canvas.W/2, c.canvas.H*0.4, 60, 60)
	}
	if c.to, ok = o.Lay.Rect(m.To); !ok {
		c.to = c.from
	}
	if points.Kind != 0 {
		c.was = o.View.Counter(points.Counter, points.Seat)
		c.score = o.Lay.Scores[points.Seat]
	}
	if o.moments == nil {
		o.moments = map[string]int{}
	}
	o.moments[m.Name]++
	c.span, c.over = momentSpan(m, o.moments[m.Name], Speeds[o.deps.Speed].Moment), o.Lay.OfMap()
	o.flow.moment = c
	o.dwell(0)
	return true
}

// ends are where a moment sets off and ends: as its event does, if it doesn't say.
func ends(m board.Moment, e game.Event) (from, to game.Spot) {
	zero := game.Spot{}
	if from, to = m.From, m.To; from == zero {
		from = e.From
	}
	if to == zero {
		to = e.To
	}
	if from == zero {
		from = to
	}
	return from, to
}

// dwell lets a moment go on for a while; it says whether all else must still wait.
func (o *showing) dwell(dt time.Duration) bool {
	c := o.flow.moment
	if c == nil {
		return false
	}
	c.at += dt
	for cues := c.cues(); c.heard < len(cues) && c.far() >= cues[c.heard].at; c.heard++ {
		o.hear(cues[c.heard].name)
	}
	if n := c.landed(); n > c.arrived {
		c.arrived = n
		o.hear("points")
		shown := c.points
		shown.Value = int32(c.was + c.share(n))
		if err := o.View.Apply(shown); err != nil {
			o.catchUp()
			return true
		}
		o.relay()
	}
	if c.at < c.span {
		return true
	}
	o.flow.moment, o.lastLanding = nil, c.to
	if c.points.Kind != 0 {
		if err := o.View.Apply(c.points); err != nil {
			o.catchUp()
			return true
		}
	}
	if c.tag != 0 {
		o.land(c.tag)
	}
	o.relay()
	return false
}

// far is how far the moment is, from 0 to 1.
func (c *moment) far() float64 { return min(1, float64(c.at)/float64(c.span)) }

// gain is how many points stream from the moment.
func (c *moment) gain() int {
	if c.points.Kind == 0 || c.score.W == 0 || c.calm {
		return 0
	}
	return max(0, int(c.points.Value)-c.was)
}

// The points set off when the moment is so far, and each flies so long.
const (
	coinsFrom = 0.44
	coinFlies = 0.16
)

// coins is in how many the points fly: one each, or more where there are too many
// for the time.
func (c *moment) coins() int {
	room := time.Duration((1 - coinsFrom - coinFlies) * float64(c.span))
	return min(c.gain(), 1+int(room/noteGap))
}

// share is how many points the first n coins bring.
func (c *moment) share(n int) int {
	if all := c.coins(); all > 0 {
		return c.gain() * n / all
	}
	return 0
}

// leaves is when the i-th coin sets off.
func (c *moment) leaves(i int) float64 {
	return coinsFrom + float64(i)*float64(noteGap)/float64(c.span)
}

// landed is how many coins have arrived.
func (c *moment) landed() (n int) {
	for n < c.coins() && c.far() >= c.leaves(n)+coinFlies {
		n++
	}
	return n
}

// cue is a sound of a moment, and when it is heard.
type cue struct {
	at   float64
	name string
}

func (c *moment) cues() []cue {
	if c.Kind == board.Posted {
		return []cue{{0, "paper"}, {thump, "postmark"}, {inBox, "letterbox"}}
	}
	if c.Cue == "" {
		return nil
	}
	return []cue{{0, c.Cue}}
}

// resting are the sprites without the one that takes part in a moment.
func (o *showing) resting(all []stage.Sprite) []stage.Sprite {
	c := o.flow.moment
	if c == nil || c.key == "" {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), func(s stage.Sprite) bool { return s.Key == c.key })
}

// Celebrates is the great moment that is shown now, by its name, and how far it is,
// from 0 to 1; "" for none.
func (o *showing) Celebrates() (name string, far float64) {
	if c := o.flow.moment; c != nil {
		return c.Name, c.far()
	}
	return "", 0
}
