package globe

import (
	"slices"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// A barter is a scene: what is given on the left, what is got on the right, and while an
// offer is put together the kinds that can be asked for below.

const (
	barterGap  = 10.0
	barterSide = rules.BarterMost*(DrawnW+barterGap) + 20
	barterHead = 36.0 // of a side
	barterHigh = barterHead + DrawnH
)

// bartersWith says whether a seat is being chosen to barter with.
func (l *Layout) bartersWith() bool {
	b, picked := l.B.R.Barter, l.Ctx.Picked
	return b != nil && slices.Contains(l.B.R.Steps[l.Step].Verbs, b.Begin) && len(picked) > 0 &&
		picked[0].Zone == rules.Buttons && picked[0].Index >= rules.OwnButtons
}

// Putting is the scene of an offer to a seat that is being put together.
func (l *Layout) Putting(to game.Seat) {
	o := l.offer()
	title := l.Ctx.Words.T("globe.table.barter.with", l.Who(to))
	in := l.Ground("gl.scene", l.At.SceneRect(2*barterSide+60, 2*barterHigh+24+sceneHead+28), title)
	l.sides(in, o.Gives, o.Wants, int(o.Sum))
	in.Y += barterHigh + 24
	l.heading("barter.kinds", 0, stage.Rect{X: in.X, Y: in.Y, W: in.W, H: barterHead})
	row := lay.Row{In: stage.Rect{X: in.X, Y: in.Y + barterHead, W: in.W, H: DrawnH}, W: DrawnW, H: DrawnH, Gap: 24,
		Middle: true}
	n := len(l.B.R.Items) - 1
	for i := rules.Pass + 1; int(i) <= n; i++ {
		at := row.At(int(i)-2, n-1)
		l.Show(stage.Pic{Kind: "gl.itemcard", Data: l.itemData(i)}, at)
		l.Place(rules.GoodSpot(uint8(i)), at)
	}
}

// Answering is the scene of an offer of a seat that the page's seat answers.
func (l *Layout) Answering(of game.Seat) {
	o := l.offer()
	in := l.Ground("gl.scene", l.At.SceneRect(2*barterSide+60, barterHigh+sceneHead+28),
		l.Ctx.Words.T("globe.table.barter.offer", l.Who(of)))
	l.sides(in, o.Wants, o.Gives, -int(o.Sum))
}

// Adding is the scene of the money of an offer: up to so much.
func (l *Layout) Adding(title string, most int) {
	most = min(most/10, rules.BarterSumMost)
	if most < 1 {
		return
	}
	in := l.Ground("gl.scene", l.At.SceneRect(900, stepperH+sceneHead+28), title)
	l.Stepper(in, &board.Amount{Least: 1, Most: most, Times: 10, Verb: l.Head("barter.sum"), Say: l.bid,
		Parts: amountParts}, figures(5, 10, 20, 50))
}

// offer is what is being offered, as all see it.
func (l *Layout) offer() rules.Offer {
	return rules.Offer{Gives: rules.Bunch(l.N(rules.BarterGives)), Wants: rules.Bunch(l.N(rules.BarterWants)),
		Sum: int16(l.N(rules.BarterSum))}
}

// sides are what the page's seat gives and what it gets; tens of money go with the first,
// below 0 with the other.
func (l *Layout) sides(in stage.Rect, gives, gets rules.Bunch, tens int) {
	left := stage.Rect{X: in.X, Y: in.Y, W: barterSide, H: barterHigh}
	right := left.At(in.X+in.W-barterSide, in.Y)
	l.side("barter.gives", gives, tens, left)
	l.side("barter.gets", gets, -tens, right)
}

func (l *Layout) side(head string, cards rules.Bunch, tens int, r stage.Rect) {
	l.heading(head, tens, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: barterHead})
	row := lay.Row{In: stage.Rect{X: r.X, Y: r.Y + barterHead, W: r.W, H: DrawnH}, W: DrawnW, H: DrawnH, Gap: barterGap,
		Middle: true}
	all := cards.All()
	for n, i := range all {
		l.Show(stage.Pic{Kind: "gl.itemcard", Data: l.itemData(i)}, row.At(n, len(all)))
	}
}

// heading is what a side is, and the money that goes with it.
func (l *Layout) heading(key string, tens int, r stage.Rect) {
	words := l.Head(key)
	if tens > 0 {
		words = l.Ctx.Words.T("globe.table."+key+"_money", map[string]any{"N": l.Money(10 * tens)})
	}
	l.Text(paint.TextLabel, paint.LookCentre, words, r)
}
