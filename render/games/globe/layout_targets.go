package globe

import (
	"cmp"
	"slices"

	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// target is a square that can be gone to now.
type target struct {
	square int
	stop   [2]float64 // its middle
	r      float64
	price  stage.Pic // of going there
}

// tag is where the price stands: over the square's number.
func (t *target) tag() stage.Rect {
	return stage.Rect{X: t.stop[0] - FareW/2, Y: t.stop[1] + t.r + 3 - FareH, W: FareW, H: FareH}
}

// targets are the squares that the page's seat may go or fly to now.
func (l *Layout) targets() (out []target) {
	from := l.Of(l.Ctx.Page, rules.SquareN)
	for _, q := range l.ahead() {
		x, y := l.stop(q)
		out = append(out, target{q, [2]float64{x, y}, StopR(l.At.Poster), l.price(q - from)})
	}
	return out
}

// price is what it costs to go so far: money, or where nobody walks a ticket.
func (l *Layout) price(far int) stage.Pic {
	if far < 1 || far > walks {
		return stage.Pic{Kind: "gl.fare", ID: ticketFare}
	}
	fare, look := int(rules.Fare(far)), 0
	if fare > l.Of(l.Ctx.Page, rules.MoneyN) {
		look = 1
	}
	return stage.Pic{Kind: "gl.fare", ID: fare, Look: look, Text: l.Money(fare)}
}

// comeForward has the squares stand out that can be gone to: each is a bright disc with its price, which the table
// shows where a click goes there, over a veil that all others lie under.
func (l *Layout) comeForward(targets []target) {
	if len(targets) == 0 {
		return
	}
	l.northLast(targets)
	l.Out.Veil = stage.Sprite{Pic: stage.Pic{Kind: "gl.veil"}, Rect: mapOn(l.At.Poster)}
	for _, t := range targets {
		spot := rules.SquareSpot(t.square)
		at := slices.IndexFunc(l.Out.Places, func(p board.Place) bool { return p.Spot == spot })
		p := &l.Out.Places[at]
		d := l.place(t.square)
		d.Brings = l.brings(&t)
		p.Large.Data, p.Size[1] = d, d.High()
		p.Lit = stage.Pic{Kind: "gl.litstop", Text: t.price.Text,
			Data: Ahead{l.B.R.Road[t.square].Kind, t.square, t.r, t.price.ID}}
		if t.price.Look != 0 {
			l.Show(t.price, t.tag())
		}
	}
}

// northLast has the places of the targets lie above each other from the south to the north: a price stands at the foot
// of its disc, so none lies under another's.
func (l *Layout) northLast(targets []target) {
	var at []int
	for i := range l.Out.Places {
		spot := l.Out.Places[i].Spot
		if slices.ContainsFunc(targets, func(t target) bool { return rules.SquareSpot(t.square) == spot }) {
			at = append(at, i)
		}
	}
	var all []board.Place
	for _, i := range at {
		all = append(all, l.Out.Places[i])
	}
	slices.SortStableFunc(all, func(a, b board.Place) int {
		_, y := l.stop(int(a.Spot.Index))
		_, v := l.stop(int(b.Spot.Index))
		return cmp.Compare(v, y)
	})
	for k, i := range at {
		l.Out.Places[i] = all[k]
	}
}
