package table

import (
	"slices"
	"strconv"
	"time"

	"posterestante/game"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/pick"
)

// ahead is what the clicks so far, and one more on what is pointed at, would
// bring: shown on the map and on the cards before anything is done.
type ahead struct {
	made   bool
	at     int // how many actions were done when it was made
	on     game.Spot
	picked []game.Spot
	x, y   float64 // of the pointer
	over   string

	all  []prospect  // an action each
	next []game.Spot // where the click after that one may go
}

// foresight shows what is pointed at would bring.
type foresight struct {
	*pointer
	ahead ahead

	lookedAt func() int // how many actions were done on the table that is looked back at
}

// Watch looks ahead.
func (o *foresight) Watch(in *stage.Input, _ time.Duration) stage.Answer {
	return stage.Answer{Dirty: o.foresee(in)}
}

// prospect is what one action would bring.
type prospect struct {
	game.Preview
	parts  []game.Spot // to be clicked for it
	target game.Spot   // the last of them
	points int
	title  string // in words, made when it is shown
	lines  []string
}

// aheadMost is of how many actions it is shown where they lead; of more, the map
// would tell nothing.
const aheadMost = 40

// foresee looks ahead from what is picked and pointed at; it says whether what is
// shown changes. While neither changes it does nothing.
func (o *foresight) foresee(in *stage.Input) bool {
	a := &o.ahead
	if a.made && a.over == o.over && a.x == in.X && a.y == in.Y && a.at == o.session().Len() &&
		slices.Equal(a.picked, o.picker.Picked) && o.mine() && o.pointing != clicked && o.Dialog == nil && !o.moving() {
		return false
	}
	on, ok := o.on.(game.Spot)
	if ok {
		on = o.litUnder(on, in)
	}
	a.x, a.y, a.over = in.X, in.Y, o.over
	if !o.mine() || o.moving() || o.Dialog != nil || o.pointing == clicked && len(o.picker.Picked) == 0 {
		was := a.made
		*a = ahead{}
		return was
	}
	if a.made && a.at == o.session().Len() && a.on == on && slices.Equal(a.picked, o.picker.Picked) {
		return false
	}
	was := len(a.all)+len(a.next) > 0
	*a = ahead{made: true, x: in.X, y: in.Y, over: o.over, at: o.session().Len(), on: on,
		picked: slices.Clone(o.picker.Picked)}
	choices := o.picker.Ahead(on)
	for _, c := range choices {
		for _, s := range c.Parts {
			if c.Parts[0].Zone == s.Zone && !slices.Contains(a.next, s) {
				a.next = append(a.next, s)
			}
		}
	}
	if len(choices) <= aheadMost {
		for _, c := range choices {
			a.all = append(a.all, o.prospect(c))
		}
	}
	return was || len(a.all)+len(a.next) > 0
}

// prospect is what a choice would bring, with the words for it.
func (g *guarded) prospect(c pick.Choice) prospect {
	return g.prospectOf(g.preview(c.Action), g.View.Seat, g.session().Parts(c.Action))
}

// prospectOf is that of an action of a seat that is done by a click on its parts.
func (g *guarded) prospectOf(preview game.Preview, seat game.Seat, parts []game.Spot) prospect {
	p := prospect{Preview: preview, parts: parts}
	if len(parts) > 0 {
		p.target = parts[len(parts)-1]
	}
	score := g.deps.Board.Score()
	p.points = p.After.Counter(score, seat) - p.Before.Counter(score, seat)
	if b, ok := g.deps.Board.(board.Pointed); ok {
		p.points = b.Points(&p.After, seat) - b.Points(&p.Before, seat)
	}
	for _, line := range p.Lines {
		p.lines = append(p.lines, g.Teller.Phrase(line))
	}
	return p
}

// foretold is what would be done, and the lines of what it brings: what the game
// says of it, else its telling.
func (o *foresight) foretold(p *prospect) (title string, lines []string) {
	if p.title == "" {
		line := o.Teller.Step(&p.Before, &p.After, o.View.Seat, p.Action, p.Events)
		p.title = line.Bare
		if meant := o.Teller.Intent(&p.Before, o.View.Seat, p.Action); meant != "" {
			p.title = meant
		}
		if p.Lines == nil {
			p.lines = line.Long
		}
	}
	return p.title, p.lines
}

// aheadOf is what a click on a spot would do at once; nil where it does nothing,
// or where more must be clicked.
func (o *foresight) aheadOf(s game.Spot) *prospect {
	if a := &o.ahead; len(a.all) == 1 && len(a.next) == 0 && a.on == s && o.pointing != clicked {
		return &a.all[0]
	}
	return nil
}

// Build paints where the action leads that is pointed at, or faintly those
// that are still open: ways, what is touched, and points.
func (o *foresight) Build(f *stage.Frame) {
	o.buildIdea(f)
	alpha := 0.95
	if len(o.ahead.all) > 1 {
		alpha = 0.45
	}
	for i := range o.ahead.all {
		p := &o.ahead.all[i]
		for _, way := range o.ways(p) {
			f.Sprites = append(f.Sprites, anim.Dashes(way, stage.Pic{Kind: "dash", ID: o.deps.Colours[o.View.Seat]}, 16,
				0, alpha)...)
		}
		if len(o.ahead.all) == 1 {
			o.touched(f, p, o.ahead.picked)
		}
		if r, ok := o.Lay.Rect(p.target); ok && p.points > 0 {
			x, y := r.Mid()
			f.Add(stage.Pic{Kind: "gain", Text: "+" + strconv.Itoa(p.points)},
				stage.Rect{X: x + min(r.W/2, 40) - 22, Y: y - min(r.H/2, 40) - 22, W: 56, H: 40})
		}
	}
}

// ways are the roads of the pieces that roll, from place to place.
func (o *showing) ways(p *prospect) (out [][]anim.Point) {
	add := func(from, to game.Spot, piece game.Piece) {
		a, aOK := o.Lay.Rect(from)
		b, bOK := o.Lay.Rect(to)
		if aOK && bOK {
			if path := o.road(a, b); path != nil {
				out = append(out, path)
				return
			}
			m := o.deps.Board.Manner(game.Event{Kind: game.Move, From: from, To: to, Piece: piece})
			out = append(out, way(a, o.via(m), b))
		}
	}
	for _, e := range p.Events {
		if e.Kind == game.Move && o.deps.Board.Manner(e).How.OnRoad() {
			add(e.From, e.To, e.Piece)
		}
	}
	for _, w := range p.Ways {
		for i := 1; i < len(w); i++ {
			add(w[i-1], w[i], p.Before.At(w[0]))
		}
	}
	return out
}

// touched shows faintly the pieces that would come, where they would lie, and
// marks what the game says is touched besides; what is lifted shows that itself.
func (o *foresight) touched(f *stage.Frame, p *prospect, lifted []game.Spot) {
	for _, e := range p.Events {
		r, ok := o.Lay.At[e.To]
		if e.Kind != game.Move || !ok || slices.Contains(lifted, e.From) || o.Lay.Keys[e.To] != "" {
			continue
		}
		if pic := o.deps.Board.Face(e.Piece, e.To, &o.Ctx); pic.Kind != "" {
			f.Sprites = append(f.Sprites, stage.Sprite{Pic: pic, Rect: o.fit(pic, r), Alpha: 0.55})
		}
	}
	for _, s := range p.Spots {
		if r, ok := o.Lay.At[s]; ok {
			f.Add(stage.Pic{Kind: "ghost", ID: o.deps.Colours[o.View.Seat]}, r.Inset(-5))
		}
	}
}

// faint are the marks of where the next click may go once what is pointed at is
// clicked.
func (o *foresight) faint(lit []game.Spot) (out []mark) {
	for _, s := range o.ahead.next {
		p := o.Pointed(s)
		if p == nil || p.Drawer || p.Covered || slices.Contains(lit, s) {
			continue
		}
		m := mark{on: o.Lay.Keys[s], flat: p.Room == 0, faint: true}
		m.sprite = stage.Sprite{Pic: p.Lit, Rect: p.Rect.Inset(-p.Room), Alpha: 0.6}
		out = append(out, m)
	}
	return out
}

// gain paints points that would be scored: a seal with their number.
func gain(c *paint.Canvas, p stage.Pic) {
	paint.Gain(c, p.Text)
}
