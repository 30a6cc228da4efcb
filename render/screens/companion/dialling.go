package companion

import (
	"strconv"

	"posterestante/game"
)

// dialling is what a click on a dial does with a counter.
type dialling struct {
	c    game.Counter
	seat game.Seat
	how  dialHow
	n    int
}

type dialHow int

const (
	dialIs   dialHow = iota // it is set to n
	dialBit                 // the n-th thing is in the set once more, or no longer
	dialStep                // the next value, up or down
	dialBy                  // n is added
)

func (on dialling) id() string {
	return "tray.dial." + strconv.Itoa(int(on.c)) + "." + strconv.Itoa(int(on.seat))
}

func (on dialling) does(how dialHow, n int) dialling { return dialling{on.c, on.seat, how, n} }

// pickDial does what was chosen on a dial.
func (d *desk) pickDial(do dialling) {
	dial, ok := d.now.st.Range(do.c, do.seat)
	if !ok {
		return
	}
	now := d.View.Counter(do.c, do.seat)
	switch do.how {
	case dialIs:
		now = do.n
	case dialBit:
		had := often(now, do.n, dial)
		now += ((had+1)&(1<<dial.Each()-1) - had) << (do.n * dial.Each())
	case dialStep:
		now = next(now, do.n, dial)
	case dialBy:
		now += do.n
	}
	d.set(do.c, do.seat, now, dial)
}

// next is the next number that a counter may be set to, on or back.
func next(n, way int, dial game.Range) int {
	for to := n + way; to >= dial.Least && to <= dial.Most; to += way {
		if dial.Has(to) {
			return to
		}
	}
	return n
}

// set sets a counter, as far as it goes.
func (d *desk) set(c game.Counter, seat game.Seat, n int, dial game.Range) {
	n = min(max(n, dial.Least), dial.Most)
	if !dial.Set {
		n -= n % max(dial.Step, 1)
	}
	d.edit(d.panel(), func(st game.Editable) error { return st.SetCounter(c, seat, n) })
	d.readNumbers()
}
