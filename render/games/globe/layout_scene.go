package globe

import (
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// scenes lays over the poster what is opened, or the scene of what must be settled
// now.
func (l *Layout) scenes() {
	l.hidden()
	open := l.Ctx.Open
	switch {
	case open == board.Drawer:
		l.drawer()
		return
	case open != game.Nobody && int(open) < l.View.Seats && open != l.Ctx.Page:
		l.opened(open)
		return
	}
	if l.Ctx.Holes { // by hand all of the map is changed; only what was drawn lies over it
		l.Drawn()
		return
	}
	l.drawer()
	switch {
	case l.Step == rules.StepBid || l.Step == rules.StepCry:
		if !l.Ctx.Staged && l.N(rules.SellerN) > 0 { // once it is sold, until the step ends too, there is none
			l.auction()
		}
	case l.Step == rules.StepBundle:
		l.bundle()
	case !l.mine() || l.Ctx.Reads:
	case l.Step == rules.StepPick && l.N(rules.StepA) != int(l.Ctx.Page):
		l.openBag(game.Seat(l.N(rules.StepA)))
	case l.Step == rules.StepChoose:
		l.choices(uint8(l.N(rules.StepA)))
	case l.Step == rules.StepPrice:
		l.Due(uint8(l.N(rules.StepA)), l.N(rules.StepN))
	case l.B.Scene != nil:
		l.B.Scene(l, l.Step)
	}
}

// hidden are the places of what lies in scenes only.
func (l *Layout) hidden() {
	x, y := l.At.Poster.Mid()
	middle := stage.Rect{X: x - DrawnW/2, Y: y - DrawnH/2, W: DrawnW, H: DrawnH}
	for i := range rules.MostLot {
		l.Out.At[lay.Common(rules.LotZone, i)], l.Out.At[lay.Common(rules.LotCards, i)] = middle, middle
	}
	l.Out.At[lay.Common(rules.DrawnBag, 0)] = middle
}

const sceneHead = 72.0 // of a scene's title

// Ground lays the ground of a scene with its title, and covers what lies under it.
// It gives what is free on it.
func (l *Layout) Ground(kind string, r stage.Rect, title string) stage.Rect {
	l.Out.Cover(r)
	l.Show(stage.Pic{Kind: kind, Data: Sheet{l.B.Style, [4]string{title}}}, r)
	return stage.Rect{X: r.X + 30, Y: r.Y + sceneHead, W: r.W - 60, H: r.H - sceneHead - 28}
}

// Drawn are the bag cards just drawn, of which one is kept: alike ones lie on each
// other, the first on top, since it stands for them.
func (l *Layout) Drawn() {
	var first []int
	pieces := l.View.Pile(rules.DrawnBag, game.Nobody).Pieces
	alike := map[uint16]int{}
	for i, p := range pieces {
		if alike[p.ID] == 0 {
			first = append(first, i)
		}
		alike[p.ID]++
	}
	n := len(first)
	if n == 0 {
		return
	}
	in := l.Ground("gl.scene", l.At.SceneRect(max(420, float64(n)*(DrawnW+34)+60), DrawnH+sceneHead+28),
		l.Head("drawn"))
	row := lay.Row{In: in, W: DrawnW, H: DrawnH, Gap: 34, Middle: true}
	for at, i := range first {
		r, under := row.At(at, n), 0
		for j := len(pieces) - 1; j > i; j-- {
			if pieces[j].ID == pieces[i].ID {
				d := 7 * float64(alike[pieces[i].ID]-1-under)
				l.Piece(lay.Common(rules.DrawnBag, j), l.drawn(pieces[j]), r.At(r.X+d, r.Y-d/2))
				under++
			}
		}
		s := lay.Common(rules.DrawnBag, i)
		l.Card(s, r, func(_ game.Spot, p game.Piece) lay.Look { return lay.Look{Pic: l.drawn(p)} })
	}
}

// drawn is how a bag card looks that was drawn.
func (l *Layout) drawn(p game.Piece) stage.Pic {
	if rules.ItemOf(p) == 0 {
		return l.B.backPic(p)
	}
	return stage.Pic{Kind: "gl.itemcard", Data: l.itemData(rules.ItemOf(p))}
}

// openBag is another seat's bag that the page's seat looks into, and chooses from.
func (l *Layout) openBag(seat game.Seat) {
	in := l.Ground("gl.scene", l.At.SceneRect(620, 540), l.Ctx.Words.T("globe.table.bag.open", l.Who(seat)))
	l.rucksack(seat, in, true)
}

// read lays a card large at the upper left of a rectangle, and gives where it lies.
func (l *Layout) read(c uint8, in stage.Rect) stage.Rect {
	d := l.Reading(c)
	r := stage.Rect{X: in.X, Y: in.Y, W: ReadW, H: d.High()}
	l.Show(stage.Pic{Kind: "gl.reading", Data: d}, r)
	return r
}

// choices are the outcomes of an adventure, of which one is chosen.
func (l *Layout) choices(c uint8) {
	card := l.B.R.Decks.Card(c)
	h := max(l.Reading(c).High(), float64(len(card.Choose))*(ChoiceH+12))
	in := l.Ground("gl.scene", l.At.SceneRect(ReadW+ChoiceW+90, h+sceneHead+28), l.Head("choose"))
	r := l.read(c, in)
	for i, o := range card.Choose {
		at := stage.Rect{X: r.X + r.W + 30, Y: in.Y + float64(i)*(ChoiceH+12), W: ChoiceW, H: ChoiceH}
		l.Show(stage.Pic{Kind: "gl.choice", Data: Choice{l.B.Style, l.Ctx.Tell.Say(card.SayOutcome(o)),
			l.outcome(card, o)}}, at)
		l.Place(lay.Common(rules.Choice, i), at)
	}
}

// Due is a card whose price is due.
func (l *Layout) Due(c uint8, price int) {
	if c == 0 {
		return
	}
	in := l.Ground("gl.scene", l.At.SceneRect(ReadW+60, l.Reading(c).High()+sceneHead+28),
		l.Ctx.Words.T("globe.table.due", map[string]any{"N": l.Money(price)}))
	l.read(c, in)
}
