package game

import "testing"

// TestSeenHash checks that the number that follows from a view is the same on every machine and in every process, and
// another where anything that is shown is, or how many actions there were.
func TestSeenHash(t *testing.T) {
	view := func(change func(*View)) *View {
		v := &View{Seats: 2, Turn: 1, Piles: []Pile{{Pieces: []Piece{{ID: 7, Back: 1, Up: true}}}, {Backs: []int16{3, 1}}}, Counters: []int32{5, -1}}
		change(v)
		return v
	}
	const want uint64 = 11170840860185038951
	if got := view(func(*View) {}).hash(3); got != want {
		t.Errorf("it is %d, not %d", got, want)
	}
	if view(func(*View) {}).hash(4) == want {
		t.Error("the number of actions is not in it")
	}
	for i, change := range []func(*View){
		func(v *View) { v.Seat = 1 }, func(v *View) { v.Seats = 3 }, func(v *View) { v.Turn = 0 },
		func(v *View) { v.Piles[0].Pieces[0].ID = 8 }, func(v *View) { v.Piles[0].Pieces[0].Back = 2 },
		func(v *View) { v.Piles[0].Pieces[0].Up = false }, func(v *View) { v.Piles[1].Backs[0] = 4 },
		func(v *View) { v.Counters[1] = 1 },
	} {
		if view(change).hash(3) == want {
			t.Errorf("change %d is not in it", i)
		}
	}
}
