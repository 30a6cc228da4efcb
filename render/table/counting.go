package table

import (
	"time"

	"posterestante/game"
)

// countsFrom is the least change that is counted up or down, figure by figure: of
// money, not of points.
const countsFrom = 20

// counting is a number that rolls to what it becomes.
type counting struct {
	to       game.Event // what it becomes
	from     int
	at, span time.Duration
}

// count has a number that arrived roll, or stand there at once.
func (o *showing) count(e game.Event) error {
	for i, c := range o.flow.counts { // one of the same seat ends where it was to
		if c.to.Seat == e.Seat && c.to.Counter == e.Counter {
			o.flow.counts = append(o.flow.counts[:i:i], o.flow.counts[i+1:]...)
			if err := o.View.Apply(c.to); err != nil {
				return err
			}
			break
		}
	}
	was := o.View.Counter(e.Counter, e.Seat)
	if by := int(e.Value) - was; o.deps.Calm || o.span() == 0 || max(by, -by) < countsFrom {
		return o.View.Apply(e)
	}
	o.flow.counts = append(o.flow.counts, counting{to: e, from: was, span: 3 * o.span() / 2})
	return nil
}

// rolls lets time pass for the numbers that roll; it says whether any changed.
func (o *showing) rolls(dt time.Duration) bool {
	all := o.flow.counts
	o.flow.counts = nil
	for _, c := range all {
		shown := c.to
		if c.at += dt; c.at < c.span {
			far := 1 - float64(c.at)/float64(c.span)
			shown.Value -= int32(float64(int(c.to.Value)-c.from) * far * far)
			o.flow.counts = append(o.flow.counts, c)
		}
		if err := o.View.Apply(shown); err != nil {
			o.flow.counts = nil
			o.catchUp()
			return false
		}
	}
	return len(all) > 0
}
