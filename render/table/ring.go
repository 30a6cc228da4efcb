package table

import (
	"time"
	"unicode/utf8"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// How long what only informs is shown at the usual speed: so long at least, and more for each letter, up to a most.
const (
	readFrom   = 600 * time.Millisecond
	readLetter = 30 * time.Millisecond
	readMost   = 6 * time.Second
)

// ring is the time after which what only informs goes by itself. It empties, unless somebody looks closer.
type ring struct {
	whole, left time.Duration // whole is 0 where one goes on by hand
	held        time.Duration // for how long the button of the mouse is down
	came        [2]float64    // where the pointer lay when it came: that is no wish to look closer
	placed      bool
	moved       bool
	stops       bool // time stands still
}

// ringOf is a ring of so much time.
func ringOf(d time.Duration) ring { return ring{whole: d, left: d} }

// reading is how long so many letters take, at the speed that is set.
func (c *core) reading(letters int) time.Duration {
	slower := float64(Speeds[c.deps.Speed].Pause) / float64(Speeds[Normal].Pause)
	d := min(readMost, readFrom+time.Duration(letters)*readLetter)
	return time.Duration(float64(d) * (1 + slower) / 2)
}

// paced says whether what only informs goes by itself: not while somebody is taught.
func (c *core) paced() bool { return c.deps.Paced && c.deps.Coach == nil }

// breath is how long it takes before a seat that nobody plays does its next action: less where it only answers in the
// viewer's own turn, as bids and barters do, and half of that from the second answer on.
func (c *core) breath() time.Duration {
	d := Speeds[c.deps.Speed].Pause
	if s := c.session(); c.paced() && s.Turn() != c.View.Seat && game.TurnOf(s.State()) == c.View.Seat {
		if n := s.Len(); n > 0 && s.Step(n-1).Seat != c.View.Seat {
			return d / 5
		}
		return d * 2 / 5
	}
	if c.learnsLittle() {
		return d / 4
	}
	return d
}

// learnsLittle says whether somebody is taught and waits for what others do, of which the lesson asks for nothing.
func (c *core) learnsLittle() bool {
	if c.deps.Coach == nil {
		return false
	}
	l := c.deps.Coach.Lesson(c.session())
	return l != nil && !l.Done && len(l.Wants) == 0
}

// hears is how a card is read that came by an event.
func (o *showing) hears(e game.Event) board.Hearing {
	b, ok := o.deps.Board.(board.Reader)
	if !ok {
		return board.Hearing{Asks: true}
	}
	h := b.Hears(e, o.queue, &o.View, &o.Ctx)
	if !o.paced() {
		return board.Hearing{Asks: true, Shown: h.Shown}
	}
	return h
}

// letters are how many are written on a scene's end.
func letters(scene *board.Tableau) (n int) {
	for _, s := range scene.Frames[len(scene.Frames)-1].Sprites {
		n += utf8.RuneCountInString(s.Pic.Text)
	}
	return n
}

// watch sees whether somebody looks closer: who holds the button or Shift, or points at the sheet on purpose, stops the
// time; nobody reads in a window that isn't in front.
func (r *ring) watch(in *stage.Input, sheet stage.Rect, dt time.Duration) {
	at := [2]float64{in.X, in.Y}
	if !r.placed {
		r.came, r.placed = at, true
	}
	r.moved = r.moved || at != r.came
	if in.Left {
		r.held += dt
	}
	r.stops = in.Left || in.Shift || in.Away || r.moved && sheet.Has(in.X, in.Y)
}

// goOn is what the button of what is read aloud does.
type goOn struct{}

// lets says whether a press that ends now was one that held, not a click.
func (r *ring) lets(in *stage.Input) bool {
	held := r.held >= hoverAfter && !in.Left
	if !in.Left {
		r.held = 0
	}
	return held && r.whole > 0 && in.Did != goOn{}
}

// passes lets time pass; it says whether the ring is empty.
func (r *ring) passes(dt time.Duration) bool {
	if !r.stops {
		r.left -= dt
	}
	return r.whole > 0 && r.left <= 0
}

// A ring empties in so many steps, few where motion is reduced.
const (
	ringSteps = 36
	ringCalm  = 4
	ringSide  = 46.0
)

// build shows the ring.
func (r *ring) build(f *stage.Frame, at stage.Rect, calm bool) {
	steps := ringSteps
	if calm {
		steps = ringCalm
	}
	n := 1 + int(max(0, r.left)*time.Duration(steps)/(r.whole+1))
	pic := stage.Pic{Kind: "ring", ID: n * ringSteps / steps}
	if r.stops {
		pic.Look = paint.On
	}
	f.Add(pic, at)
}

// lateFor is for how long what is pressed is still meant for what has just gone by itself.
const lateFor = 400 * time.Millisecond

// afterwards is the time in which a hand that was about to go on does nothing else by that.
type afterwards struct {
	left  time.Duration
	takes bool // a press that began in that time is still down
}

// update says whether the input was meant for what went by itself.
func (g *afterwards) update(in *stage.Input, dt time.Duration) bool {
	if g.left <= 0 && !g.takes {
		return false
	}
	if in.Left && g.left > 0 {
		g.takes = true
	}
	taken := g.takes || in.Hit != "" || in.Miss || in.Has(stage.KeyEnter) || in.Has(stage.KeySpace)
	if g.left -= dt; !in.Left {
		g.takes = false
	}
	return taken
}
