package montaigne

import (
	"math"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// page is the acting seat's page along the bottom.
func (l *lay) page(seat game.Seat) {
	v := l.v
	l.still("mo.page", l.colour(seat), 0, "", Page)
	if l.c.Open == seat {
		l.text(paint.TextBody, paint.LookCentre|paint.Ink(paint.InkSoft), l.c.Words.T("montaigne.table.opened.page"), voyage)
	} else {
		l.voyageOf(seat, stage.Rect{X: voyage.X, Y: voyage.Y, W: voyage.W, H: ownH}, ownW, true)
	}
	l.handOf(seat)
	l.heldRow(seat, stage.Rect{X: heldBox.X, Y: heldBox.Y, W: heldBox.W, H: heldBox.H}, heldW, heldH, true)
	if v.Pile(rules.TilesHeld, seat).Len() == 0 {
		r := stage.Rect{X: heldBox.X, Y: heldBox.Y, W: heldW, H: heldH}
		l.still("mo.slot", 0, 0, "", r)
		l.say(r, "slot.tiles", nil)
	}
	x := Page.X + 1700.0
	put := func(w float64) stage.Rect {
		x -= w + 6
		return stage.Rect{X: x, Y: Page.Y + 10, W: w, H: 38}
	}
	l.out.Scores[seat] = put(76)
	l.chip(chipPoints, 0, l.points(seat), "points", seat, l.out.Scores[seat])
	l.bookMarks(seat, put(86))
	if v.Counter(rules.HomeN, seat) > 0 {
		l.homeMark(seat, put(38))
	}
	if seat == v.Turn {
		if n := v.Counter(rules.ActionsLeft, game.Nobody); n > 0 {
			l.chip(chipActions, 0, n, "actions", seat, put(64))
		}
	}
	if v.Counter(rules.LastTurn, game.Nobody) == 1 {
		r := put(40)
		l.still("mo.last", 0, 0, "", r)
		l.say(r, "last", nil)
	}
	l.out.Prompt.W = x - 12 - l.out.Prompt.X
	l.seatSpot(seat, stage.Rect{X: prompt.X, Y: prompt.Y, W: 40, H: 40})
}

// handOf is the page's hand: its faces where its owner looks, else its backs.
func (l *lay) handOf(seat game.Seat) {
	n := l.v.Pile(rules.Hand, seat).Len()
	step := handW + 8
	if n > 1 {
		step = math.Min(step, (hand.W-handW)/float64(n-1))
	}
	for i := range n + 1 {
		s := of(seat, rules.Hand, i)
		at := stage.Rect{X: hand.X + math.Min(step*float64(i), hand.W-handW), Y: hand.Y, W: handW, H: handH}
		if i == n {
			l.out.At[s] = at
			break
		}
		l.card(s, at, true)
	}
}
