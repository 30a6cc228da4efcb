package globe

import (
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
)

// target is a square that can be gone to now.
type target struct {
	square int
	stop   [2]float64 // its middle
	r      float64
	priced bool
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
		out = append(out, target{q, [2]float64{x, y}, StopR(l.At.Poster), q > from && q <= from+6})
	}
	return out
}

// fares are what the targets ahead cost.
func (l *Layout) fares(all []target) {
	from := l.Of(l.Ctx.Page, rules.SquareN)
	for _, t := range all {
		if t.priced {
			fare, look := int(rules.Fare(t.square-from)), 0
			if fare > l.Of(l.Ctx.Page, rules.MoneyN) {
				look = 1
			}
			l.Show(stage.Pic{Kind: "gl.fare", ID: fare, Look: look, Text: l.Money(fare)}, t.tag())
		}
	}
}
