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
	tag      int                // of the piece that arrives with it, 0 for none
	key      string             // of the sprite that takes part in it, so that it isn't seen where it lies
	points   game.Event         // they stream from it to where they count; Kind 0 for none
	was      int                // what they were before
	score    stage.Rect         // where they count
	arrived  int                // coins that did
	heard    int                // cues that were played
	calm     bool               // it only fades
	written  func(n int) string // how so many points are written
}

// From the later-th of its name on a moment is cut short.
const (
	momentLater = 5
	momentShort = 0.55
)

// noteGap is the least time between two notes of the ladder: the same cue never
// begins twice within 60 ms.
const noteGap = 62 * time.Millisecond

// celebrates says whether great moments are shown now: not in a hurry.
func (t *Table) celebrates() bool {
	return t.phase == playing && t.hurry == 0 && Speeds[t.deps.Speed].Moment > 0
}

// festive is the moment that an event is, the zero Moment for none.
func (t *Table) festive(e game.Event) board.Moment {
	b, ok := t.deps.Board.(board.Festive)
	if !ok || !t.celebrates() {
		return board.Moment{}
	}
	m := b.Moment(e, &t.view, &t.ctx)
	if m.Once && t.moments[m.Name] > 0 {
		return board.Moment{}
	}
	return m
}

// celebrate begins the moment that an event is; false where it is none. Points that
// were scored just before stream from it.
func (t *Table) celebrate(e game.Event) bool {
	var points game.Event
	if e.Kind == game.Count && e.Counter == t.deps.Board.Score() && len(t.queue) > 0 && t.festive(t.queue[0]).Kind != board.NoCeremony {
		points, e = e, t.queue[0]
	}
	m := t.festive(e)
	if m.Kind == board.NoCeremony {
		return false
	}
	if points.Kind != 0 {
		t.queue = t.queue[1:]
		t.flow.staged = max(0, t.flow.staged-1)
		t.reach()
	}
	before, zero := t.lay, game.Spot{}
	if m.From == zero {
		m.From = e.From
	}
	if m.To == zero {
		m.To = e.To
	}
	if m.From == zero {
		m.From = m.To
	}
	if err := t.apply(e); err != nil {
		t.catchUp()
		return true
	}
	c := &moment{Moment: m, canvas: t.canvas(), points: points, calm: t.deps.Calm, written: func(n int) string { return board.Gain(t.deps.Board, n, &t.ctx) }}
	if e.Kind == game.Move {
		c.tag = t.lift(aloft{pile: board.PileOf(e.To), spot: e.To, n: 1})
	}
	t.relay()
	if e.Kind == game.Move {
		c.key = t.lay.Keys[e.To]
		t.shift(before, c.key, t.span())
	}
	var ok bool
	if c.from, ok = before.Rect(m.From); !ok {
		c.from, ok = t.lay.Rect(m.From)
	}
	if !ok { // it is told of no place
		c.from = about(c.canvas.W/2, c.canvas.H*0.4, 60, 60)
	}
	if c.to, ok = t.lay.Rect(m.To); !ok {
		c.to = c.from
	}
	if points.Kind != 0 {
		c.was = t.view.Counter(points.Counter, points.Seat)
		c.score = t.lay.Scores[points.Seat]
	}
	if t.moments == nil {
		t.moments = map[string]int{}
	}
	t.moments[m.Name]++
	c.span = Speeds[t.deps.Speed].Moment
	if t.moments[m.Name] >= momentLater {
		c.span = time.Duration(float64(c.span) * momentShort)
	}
	t.flow.moment = c
	t.dwell(0)
	return true
}

// dwell lets a moment go on for a while; it says whether all else must still wait.
func (t *Table) dwell(dt time.Duration) bool {
	c := t.flow.moment
	if c == nil {
		return false
	}
	c.at += dt
	for cues := c.cues(); c.heard < len(cues) && c.far() >= cues[c.heard].at; c.heard++ {
		t.hear(cues[c.heard].name)
	}
	if n := c.landed(); n > c.arrived {
		c.arrived = n
		t.hear("points")
		shown := c.points
		shown.Value = int32(c.was + c.share(n))
		if err := t.view.Apply(shown); err != nil {
			t.catchUp()
			return true
		}
		t.relay()
	}
	if c.at < c.span {
		return true
	}
	t.flow.moment, t.landed = nil, c.to
	if c.points.Kind != 0 {
		if err := t.view.Apply(c.points); err != nil {
			t.catchUp()
			return true
		}
	}
	if c.tag != 0 {
		t.land(c.tag)
	}
	t.relay()
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
func (t *Table) resting(all []stage.Sprite) []stage.Sprite {
	c := t.flow.moment
	if c == nil || c.key == "" {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), func(s stage.Sprite) bool { return s.Key == c.key })
}

// Celebrates is the great moment that is shown now, by its name, and how far it is,
// from 0 to 1; "" for none.
func (t *Table) Celebrates() (name string, far float64) {
	if c := t.flow.moment; c != nil {
		return c.Name, c.far()
	}
	return "", 0
}
