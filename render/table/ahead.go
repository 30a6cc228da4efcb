package table

import (
	"slices"
	"strconv"

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

// prospect is what one action would bring.
type prospect struct {
	game.Preview
	target game.Spot
	points int
	title  string // in words, made when it is shown
	lines  []string
}

// aheadMost is of how many actions it is shown where they lead; of more, the map
// would tell nothing.
const aheadMost = 40

// foresee looks ahead from what is picked and pointed at; it says whether what is
// shown changes. While neither changes it does nothing.
func (t *Table) foresee(in *stage.Input) bool {
	a := &t.ahead
	if a.made && a.over == t.over && a.x == in.X && a.y == in.Y && a.at == t.session().Len() && slices.Equal(a.picked, t.picker.Picked) && t.mine() && t.pointing != clicked && t.dialog == nil && !t.moving() {
		return false
	}
	on, ok := t.on.(game.Spot)
	if ok {
		on = t.litUnder(on, in)
	}
	a.x, a.y, a.over = in.X, in.Y, t.over
	if !t.mine() || t.moving() || t.dialog != nil || t.pointing == clicked && len(t.picker.Picked) == 0 {
		was := a.made
		*a = ahead{}
		return was
	}
	if a.made && a.at == t.session().Len() && a.on == on && slices.Equal(a.picked, t.picker.Picked) {
		return false
	}
	was := len(a.all)+len(a.next) > 0
	*a = ahead{made: true, x: in.X, y: in.Y, over: t.over, at: t.session().Len(), on: on, picked: slices.Clone(t.picker.Picked)}
	choices := t.picker.Ahead(on)
	for _, c := range choices {
		for _, s := range c.Parts {
			if c.Parts[0].Zone == s.Zone && !slices.Contains(a.next, s) {
				a.next = append(a.next, s)
			}
		}
	}
	if len(choices) <= aheadMost {
		for _, c := range choices {
			a.all = append(a.all, t.prospect(c))
		}
	}
	return was || len(a.all)+len(a.next) > 0
}

// prospect is what a choice would bring, with the words for it.
func (t *Table) prospect(c pick.Choice) prospect {
	p := prospect{Preview: t.preview(c.Action)}
	if parts := t.session().Parts(c.Action); len(parts) > 0 {
		p.target = parts[len(parts)-1]
	}
	seat, score := t.view.Seat, t.deps.Board.Score()
	p.points = p.After.Counter(score, seat) - p.Before.Counter(score, seat)
	if b, ok := t.deps.Board.(board.Pointed); ok {
		p.points = b.Points(&p.After, seat) - b.Points(&p.Before, seat)
	}
	for _, line := range p.Lines {
		p.lines = append(p.lines, t.teller.Phrase(line))
	}
	return p
}

// foretold is what would be done, and the lines of what it brings: what the game
// says of it, else its telling.
func (t *Table) foretold(p *prospect) (title string, lines []string) {
	if p.title == "" {
		line := t.teller.Step(&p.Before, &p.After, t.view.Seat, p.Action, p.Events)
		p.title = line.Bare
		if meant := t.teller.Intent(&p.Before, t.view.Seat, p.Action); meant != "" {
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
func (t *Table) aheadOf(s game.Spot) *prospect {
	if a := &t.ahead; len(a.all) == 1 && len(a.next) == 0 && a.on == s && t.pointing != clicked {
		return &a.all[0]
	}
	return nil
}

// buildAhead paints where the action leads that is pointed at, or faintly those
// that are still open: ways, what is touched, and points.
func (t *Table) buildAhead(f *stage.Frame) {
	alpha := 0.95
	if len(t.ahead.all) > 1 {
		alpha = 0.45
	}
	for i := range t.ahead.all {
		p := &t.ahead.all[i]
		for _, way := range t.ways(p) {
			f.Sprites = append(f.Sprites, anim.Dashes(way, stage.Pic{Kind: "dash", ID: t.deps.Colours[t.view.Seat]}, 16, 0, alpha)...)
		}
		if len(t.ahead.all) == 1 {
			t.touched(f, p)
		}
		if r, ok := t.lay.Rect(p.target); ok && p.points > 0 {
			x, y := r.Mid()
			f.Add(stage.Pic{Kind: "gain", Text: "+" + strconv.Itoa(p.points)}, stage.Rect{X: x + min(r.W/2, 40) - 22, Y: y - min(r.H/2, 40) - 22, W: 56, H: 40})
		}
	}
}

// ways are the roads of the pieces that roll, from place to place.
func (t *Table) ways(p *prospect) (out [][]anim.Point) {
	add := func(from, to game.Spot, piece game.Piece) {
		a, aOK := t.lay.Rect(from)
		b, bOK := t.lay.Rect(to)
		if aOK && bOK {
			if path := t.road(a, b); path != nil {
				out = append(out, path)
				return
			}
			m := t.deps.Board.Manner(game.Event{Kind: game.Move, From: from, To: to, Piece: piece})
			out = append(out, way(a, t.via(m), b))
		}
	}
	for _, e := range p.Events {
		if e.Kind == game.Move && t.deps.Board.Manner(e).How == anim.Roll {
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
// marks what the game says is touched besides.
func (t *Table) touched(f *stage.Frame, p *prospect) {
	for _, e := range p.Events {
		r, ok := t.lay.At[e.To]
		if e.Kind != game.Move || !ok || slices.Contains(t.ahead.picked, e.From) || t.lay.Keys[e.To] != "" {
			continue
		}
		if pic := t.deps.Board.Face(e.Piece, e.To, &t.ctx); pic.Kind != "" {
			f.Sprites = append(f.Sprites, stage.Sprite{Pic: pic, Rect: t.fit(pic, r), Alpha: 0.55})
		}
	}
	for _, s := range p.Spots {
		if r, ok := t.lay.At[s]; ok {
			f.Add(stage.Pic{Kind: "ghost", ID: t.deps.Colours[t.view.Seat]}, r.Inset(-5))
		}
	}
}

// faint are the marks of where the next click may go once what is pointed at is
// clicked.
func (t *Table) faint(lit []game.Spot) (out []mark) {
	for _, s := range t.ahead.next {
		p := t.pointed(s)
		if p == nil || p.Drawer || p.Covered || slices.Contains(lit, s) {
			continue
		}
		m := mark{on: t.lay.Keys[s], flat: p.Room == 0, faint: true}
		m.sprite = stage.Sprite{Pic: p.Lit, Rect: p.Rect.Inset(-p.Room), Alpha: 0.6}
		out = append(out, m)
	}
	return out
}

// gain paints points that would be scored: a seal with their number.
func gain(c *paint.Canvas, p stage.Pic) {
	paint.Gain(c, p.Text)
}
