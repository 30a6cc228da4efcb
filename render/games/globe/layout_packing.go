package globe

import (
	"strconv"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/lay"
)

// PackGoal is what must be had of what is counted before one leaves.
type PackGoal struct{ Money, Cheques, Tickets int }

// The packing scene: how many lines stand on the shelf, so many side by side, how high they are; how wide the
// rucksack beside it is at most.
const (
	SheetLines = 7
	packCols   = 4
	packHigh   = 206.0
	packGap    = 10.0
	packBag    = 300.0
	chipsHigh  = 44.0
)

// Packing is the scene of packing: the open rucksack with what is lacking seen faintly, and beside it the
// shelf of the shop, a line of the sheet each. The die rolls on the shelf's last place.
func (l *Layout) Packing(lines [SheetLines]PackLine, goal PackGoal) {
	in := l.Ground("gl.scene", l.At.SceneRect(1240, 2*packHigh+packGap+sceneHead+28), l.Head("packing"))
	share := 0.24
	if l.Ctx.Tall {
		share = 0.20
	}
	bag := stage.Rect{X: in.X, Y: in.Y, W: min(packBag, in.W*share), H: in.H - 3*chipsHigh - 14}
	l.packed(bag, goal)
	x := bag.X + bag.W + 24
	wide := (in.X+in.W-x+packGap)/packCols - packGap
	at := func(i int) stage.Rect {
		return stage.Rect{X: x + (wide+packGap)*float64(i%packCols), Y: in.Y + (packHigh+packGap)*float64(i/packCols),
			W: wide, H: packHigh}
	}
	for i, line := range lines {
		l.Show(stage.Pic{Kind: "gl.packline", Data: line}, at(i))
		l.Place(rules.GoodSpot(line.Line), at(i))
	}
	last := at(SheetLines)
	side := min(last.W, last.H) * 0.8
	l.rolls(stage.Rect{X: last.X + (last.W-side)/2, Y: last.Y + (last.H-side)/2, W: side, H: side})
}

// packed is the open rucksack of the page's seat as it is seen while it is packed, and what it has of what is counted.
func (l *Layout) packed(r stage.Rect, goal PackGoal) {
	seat := l.Ctx.Page
	l.Show(stage.Pic{Kind: "gl.bag", ID: l.Colour(seat), Data: Bag{l.B.Style, true}}, r)
	places := BagPlaces(r, len(l.B.R.Items)-1)
	for i := 1; i < len(l.B.R.Items); i++ {
		pic := stage.Pic{Kind: "gl.item", Data: Item{Style: l.B.Style, Key: l.B.R.Items[i]}}
		if !l.Carries(seat, rules.Item(i)) {
			pic.Look = 1
		}
		l.Show(pic, places[i])
	}
	y := r.Y + r.H + 14
	for _, c := range []struct{ what, has, need int }{
		{ChipMoney, l.Of(seat, rules.MoneyN), goal.Money}, {ChipCheques, l.Of(seat, rules.ChequesN), goal.Cheques},
		{ChipTickets, l.Of(seat, rules.TicketsN), goal.Tickets},
	} {
		at := stage.Rect{X: r.X, Y: y, W: r.W, H: chipsHigh - 6}
		words, need := strconv.Itoa(c.has), c.need
		if c.what == ChipMoney {
			words, need = l.Money(c.has)+" / "+l.Money(c.need), 0
		}
		l.Show(stage.Pic{Kind: "gl.chip", Text: words, Data: Chip{l.B.Style, c.what, need, c.has >= c.need}}, at)
		y += chipsHigh
	}
}

// Carries says whether a seat has an item.
func (l *Layout) Carries(seat game.Seat, item rules.Item) bool {
	for _, p := range l.View.Pile(rules.BagZone, seat).Pieces {
		if rules.ItemOf(p) == item {
			return true
		}
	}
	return false
}

// rolls has the die lie in a scene instead of beside the decks, and what it gives come from there.
func (l *Layout) rolls(r stage.Rect) {
	for i := range l.Out.Sprites {
		if s := l.Out.Sprites[i]; s.Key == "die" {
			l.Out.Sprites = append(l.Out.Sprites[:i], l.Out.Sprites[i+1:]...)
			s.Rect = r
			l.Out.Sprites = append(l.Out.Sprites, s)
			break
		}
	}
	l.Out.At[lay.Common(rules.ItemDeck, 0)] = r
}
