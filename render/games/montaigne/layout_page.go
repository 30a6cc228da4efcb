package montaigne

import (
	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/lay"
)

// handWides are widths of cards of the page's hand, the larger the fewer there are,
// cardGap what lies between.
var handWides = [...]float64{132, 112, 94}

const cardGap = 6.0

// fitting is the largest width of which so many lie beside each other, else the
// least.
func (l layout) fitting(wides [3]float64, n int, room float64) float64 {
	for _, w := range wides {
		if float64(n)*(w+cardGap)-cardGap <= room {
			return w
		}
	}
	return wides[len(wides)-1]
}

// page is the acting seat's page along the bottom.
func (l layout) page(seat game.Seat) {
	v, voyage, hand, heldBox := l.View, l.on.voyage, l.on.hand, l.on.held
	l.Show(stage.Pic{Kind: "mo.page", ID: l.Colour(seat)}, l.on.page)
	l.gate(seat, voyage.X+voyage.W, voyage.Y+ownH*0.5)
	if l.Ctx.Open == seat {
		l.Text(paint.TextBody, paint.LookCentre|paint.Ink(paint.InkSoft), l.Ctx.Words.T("montaigne.table.opened.page"),
			voyage)
	} else {
		w := l.fitting(l.on.ownWides, v.Pile(rules.Voyage, seat).Len()+2, voyage.W)
		l.voyageOf(seat, stage.Rect{X: voyage.X, Y: voyage.Y + (ownH-w*cardRatio)/2, W: voyage.W, H: w * cardRatio}, w,
			true)
		l.homecoming(seat, voyage.X+voyage.W, voyage.Y+ownH*0.5)
	}
	held := v.Pile(rules.Hand, seat).Len()
	if l.Ctx.Holes { // one more may be laid by hand
		held++
	}
	w := l.fitting(handWides, held, hand.W)
	l.Zones(seat,
		// backs, unless its owner looks
		lay.Zone{Zone: rules.Hand, Row: lay.Row{In: hand, W: w, H: w * cardRatio, Gap: cardGap},
			Look: l.titled(true)},
		l.held(heldBox, heldW, heldH, l.on.heldLines))
	if v.Pile(rules.TilesHeld, seat).Len() == 0 {
		r := stage.Rect{X: heldBox.X, Y: heldBox.Y, W: heldW, H: heldH}
		l.Show(stage.Pic{Kind: "mo.slot"}, r)
		l.Say(r, "slot.tiles", nil)
	}
	x := l.on.canvas.W - 8
	put := func(w float64) stage.Rect {
		x -= w + 6
		return stage.Rect{X: x, Y: l.on.chips, W: w, H: 38}
	}
	l.Out.Scores[seat] = put(76)
	l.chip(chipPoints, 0, l.points(seat), "points", seat, l.Out.Scores[seat])
	l.bookMarks(seat, put(86))
	if v.Counter(rules.HomeN, seat) > 0 {
		l.homeMark(seat, put(38))
	}
	if l.asks(seat) {
		l.Out.At[lay.Of(seat, rules.Asks, 0)] = put(44)
	}
	if seat == v.Turn {
		if n := v.Counter(rules.ActionsLeft, game.Nobody); n > 0 {
			l.chip(chipActions, 0, n, "actions", seat, put(64))
		}
	}
	if v.Counter(rules.LastTurn, game.Nobody) == 1 {
		r := put(40)
		l.Show(stage.Pic{Kind: "mo.last"}, r)
		l.Say(r, "last", nil)
	}
	if l.Out.Prompt.Y+l.Out.Prompt.H > l.on.chips && l.on.chips+38 > l.Out.Prompt.Y {
		l.Out.Prompt.W = x - 12 - l.Out.Prompt.X
	}
	l.seatSpot(seat, stage.Rect{X: l.on.stands.Prompt.X, Y: l.on.stands.Prompt.Y, W: 40, H: 40})
}
