package coach

import (
	"cmp"
	"fmt"
	"slices"

	"posterestante/game"
)

// way is a turn as far as it hangs on nothing unknown.
type way struct {
	turn   []game.Action // the actions of the turn, up to the one by which its seat learns something
	line   []game.Action // the same with what is forced in between
	points int           // what it brings so far
	led    []string      // what the position is after each action of the line
	open   bool          // the seat may go on with it, and has learned nothing
}

// way does a turn in a position as its seat may imagine it.
func (c *Coach) way(s *game.Session, n int, turn []game.Action) (w way) {
	st := s.StateAt(n)
	seat := st.Turn()
	st = s.Imagined(n, seat, s.SeedAt(n))
	before := st.Scores()[seat].Total
	do := func(a game.Action) bool {
		var log game.Log
		st.Apply(a, &log)
		w.line, w.led = append(w.line, a), append(w.led, lies(st, seat))
		w.points = st.Scores()[seat].Total - before
		w.open = !learns(log.Events, seat) && st.Turn() == seat && !st.Over()
		return !learns(log.Events, seat)
	}
	for _, a := range turn {
		for legal := st.Legal(nil); len(legal) == 1 && legal[0] != a && st.Turn() == seat; legal = st.Legal(nil) {
			if !do(legal[0]) {
				return w
			}
		}
		if st.Turn() != seat || !slices.Contains(st.Legal(nil), a) {
			break
		}
		w.turn = append(w.turn, a)
		if !do(a) {
			break
		}
	}
	return w
}

// alike says whether two turns come to the same: somewhere on the way they meet, in
// whatever order they did what leads there; what follows might follow either.
func (w way) alike(o way) bool {
	return slices.ContainsFunc(w.led, func(at string) bool { return slices.Contains(o.led, at) })
}

// lies is what lies where as a seat sees it, in whatever order where places have none.
func lies(st game.State, seat game.Seat) string {
	v := st.View(seat)
	for z, spec := range v.Table.Zones {
		for who := game.Seat(0); z > 0 && spec.Kind == game.List && int(who) < v.Seats; who++ {
			slices.SortFunc(v.Pile(game.Zone(z), who).Pieces, func(a, b game.Piece) int {
				return cmp.Or(cmp.Compare(a.Back, b.Back), cmp.Compare(a.ID, b.ID))
			})
		}
	}
	return fmt.Sprint(v.Turn, v.Over, v.Counters, v.Piles)
}
