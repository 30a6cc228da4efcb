package game_test

import (
	"strings"
	"testing"

	"posterestante/game"
)

const (
	slots game.Zone = iota + 1
	list
	bag
	supply
	hand
	grid
	button
	pool  game.Counter = 1
	coins game.Counter = 2
)

var shelf = game.NewTable([]game.ZoneSpec{
	{Name: "slots", Kind: game.Slots, Len: 3}, {Name: "list", Kind: game.List}, {Name: "bag", Kind: game.Bag},
	{Name: "supply", Kind: game.Supply}, {Name: "hand", Kind: game.List, PerSeat: true},
	{Name: "grid", Kind: game.Slots, Len: 2, Sub: 3}, {Name: "button", Kind: game.Button},
}, []game.CounterSpec{{Name: "pool"}, {Name: "coins", PerSeat: true}}, 2)

func spot(z game.Zone, i int) game.Spot {
	return game.Spot{Zone: z, Seat: game.Nobody, Index: uint8(i)}
}

func handOf(seat game.Seat, i int) game.Spot {
	return game.Spot{Zone: hand, Seat: seat, Index: uint8(i)}
}

// shelfView is seat 0's view: slots 5 - 6, list 7 8 9, in the bag 2 of back 1,
// a card in the hand of seat 1 that seat 0 doesn't know.
func shelfView() game.View {
	v := game.NewView(shelf, 0, 2)
	for i, id := range []uint16{5, 0, 6} {
		if id != 0 {
			v.Put(spot(slots, i), game.Piece{ID: id, Back: 1})
		}
	}
	for i, id := range []uint16{7, 8, 9} {
		v.Put(spot(list, i), game.Piece{ID: id, Back: 1})
	}
	v.Put(spot(bag, 0), game.Piece{ID: 10, Back: 1})
	v.Put(spot(bag, 0), game.Piece{ID: 11, Back: 1})
	v.Put(handOf(1, 0), game.Piece{Back: 2})
	v.Put(game.Spot{Zone: grid, Seat: game.Nobody, Index: 1, Sub: 2}, game.Piece{ID: 12, Back: 1})
	v.Set(pool, game.Nobody, 30)
	v.Set(coins, 1, 4)
	v.Turn = 1
	return v
}

func ids(p *game.Pile) (out []uint16) {
	for _, piece := range p.Pieces {
		out = append(out, piece.ID)
	}
	return out
}

// TestApply moves pieces about and looks where they are.
func TestApply(t *testing.T) {
	card := func(id uint16) game.Piece { return game.Piece{ID: id, Back: 1} }
	every, other := game.Everyone, game.Only(1)
	for _, row := range []struct {
		name  string
		e     game.Event
		holds func(v *game.View) bool
	}{
		{"a slot keeps its hole", game.Event{Kind: game.Move, From: spot(slots, 0), To: spot(slots, 1), Piece: card(5), Knows: every},
			func(v *game.View) bool {
				return equal(ids(v.Pile(slots, game.Nobody)), 0, 5, 6) && v.Pile(slots, 0).Len() == 2
			}},
		{"a list closes up", game.Event{Kind: game.Move, From: spot(list, 0), To: spot(slots, 1), Piece: card(7), Knows: every},
			func(v *game.View) bool { return equal(ids(v.Pile(list, game.Nobody)), 8, 9) }},
		{"into the middle of a list", game.Event{Kind: game.Move, From: spot(slots, 0), To: spot(list, 1), Piece: card(5), Knows: every},
			func(v *game.View) bool { return equal(ids(v.Pile(list, game.Nobody)), 7, 5, 8, 9) }},
		{"within a list", game.Event{Kind: game.Move, From: spot(list, 0), To: spot(list, 2), Piece: card(7), Knows: every},
			func(v *game.View) bool { return equal(ids(v.Pile(list, game.Nobody)), 8, 9, 7) }},
		{"out of a bag", game.Event{Kind: game.Move, From: spot(bag, 0), To: spot(list, 3), Piece: card(10), Knows: every},
			func(v *game.View) bool {
				return v.Pile(bag, game.Nobody).Len() == 1 && equal(ids(v.Pile(list, game.Nobody)), 7, 8, 9, 10)
			}},
		{"into a hand, unknown again", game.Event{Kind: game.Move, From: spot(slots, 0), To: handOf(1, 1), Piece: card(5), Knew: every, Knows: other},
			func(v *game.View) bool { return v.At(handOf(1, 1)) == game.Piece{Back: 1} }},
		{"from a supply", game.Event{Kind: game.Move, From: spot(supply, 0), To: spot(slots, 1), Piece: card(20), Knows: every},
			func(v *game.View) bool { return v.At(spot(slots, 1)) == card(20) }},
		{"a face shown", game.Event{Kind: game.Flip, From: handOf(1, 0), Piece: game.Piece{ID: 30, Back: 2, Up: true}, Knows: every},
			func(v *game.View) bool { return v.At(handOf(1, 0)) == game.Piece{ID: 30, Back: 2, Up: true} }},
		{"a counter of all", game.Event{Kind: game.Count, Seat: game.Nobody, Counter: pool, Value: 3},
			func(v *game.View) bool { return v.Counter(pool, game.Nobody) == 3 && v.Counter(coins, 1) == 4 }},
		{"a counter of a seat", game.Event{Kind: game.Count, Seat: 0, Counter: coins, Value: 9},
			func(v *game.View) bool { return v.Counter(coins, 0) == 9 && v.Counter(coins, 1) == 4 }},
		{"slots into a bag", game.Event{Kind: game.Shuffle, From: spot(slots, 0), To: spot(bag, 0)},
			func(v *game.View) bool {
				return equal(ids(v.Pile(slots, game.Nobody)), 0, 0, 0) && v.Pile(bag, game.Nobody).Len() == 4
			}},
		{"a list into a bag", game.Event{Kind: game.Shuffle, From: spot(list, 0), To: spot(bag, 0)},
			func(v *game.View) bool {
				return v.Pile(list, game.Nobody).Len() == 0 && len(v.Pile(list, game.Nobody).Pieces) == 0 && v.Pile(bag, game.Nobody).Backs[1] == 5
			}},
		{"a bag mixed in itself", game.Event{Kind: game.Shuffle, From: spot(bag, 0), To: spot(bag, 0)},
			func(v *game.View) bool { return v.Pile(bag, game.Nobody).Len() == 2 }},
		{"another's turn", game.Event{Kind: game.Turn, Seat: 0}, func(v *game.View) bool { return v.Turn == 0 }},
		{"the end", game.Event{Kind: game.End}, func(v *game.View) bool { return v.Over && v.Turn == game.Nobody }},
		{"a note", game.Event{Kind: game.Note, Seat: 0}, func(v *game.View) bool { return v.Diff(shelfView()) == "" }},
	} {
		v := shelfView()
		if err := v.Apply(row.e); err != nil || !row.holds(&v) {
			t.Errorf("%s: %v: %+v", row.name, err, v)
		}
	}
}

func equal(got []uint16, want ...uint16) bool {
	if len(got) != len(want) {
		return false
	}
	for i := range got {
		if got[i] != want[i] {
			return false
		}
	}
	return true
}

// TestApplyErrors gives events that don't fit the view: an error, never a panic.
func TestApplyErrors(t *testing.T) {
	p := game.Piece{ID: 5, Back: 1}
	for _, row := range []struct {
		says string
		e    game.Event
	}{
		{"nothing lies", game.Event{Kind: game.Move, From: spot(slots, 1), To: spot(list, 0), Piece: p}},
		{"nothing lies", game.Event{Kind: game.Move, From: spot(slots, 9), To: spot(list, 0), Piece: p}},
		{"nothing lies", game.Event{Kind: game.Move, From: spot(list, 3), To: spot(list, 0), Piece: p}},
		{"is empty", game.Event{Kind: game.Move, From: spot(bag, 0), To: spot(list, 0), Piece: game.Piece{Back: 2}}},
		{"is empty", game.Event{Kind: game.Move, From: spot(bag, 0), To: spot(list, 0), Piece: game.Piece{Back: 99}}},
		{"is taken", game.Event{Kind: game.Move, From: spot(list, 0), To: spot(slots, 2), Piece: p}},
		{"is taken", game.Event{Kind: game.Move, From: spot(list, 0), To: spot(slots, 7), Piece: p}},
		{"beyond the end", game.Event{Kind: game.Move, From: spot(slots, 0), To: spot(list, 5), Piece: p}},
		{"back 99", game.Event{Kind: game.Move, From: spot(slots, 0), To: spot(bag, 0), Piece: game.Piece{Back: 99}}},
		{"no such zone", game.Event{Kind: game.Move, From: spot(99, 0), To: spot(list, 0), Piece: p}},
		{"no such zone", game.Event{Kind: game.Move, From: spot(slots, 0), To: spot(0, 0), Piece: p}},
		{"no such zone", game.Event{Kind: game.Move, From: spot(slots, 0), To: handOf(2, 0), Piece: p}},
		{"no such zone", game.Event{Kind: game.Flip, From: handOf(-2, 0), Piece: p}},
		{"nothing lies", game.Event{Kind: game.Flip, From: handOf(1, 1), Piece: p}},
		{"no counter", game.Event{Kind: game.Count, Counter: 9}},
		{"no counter", game.Event{Kind: game.Count, Counter: coins, Seat: 2}},
		{"no counter", game.Event{Kind: game.Count, Counter: coins, Seat: game.Nobody}},
		{"no bag", game.Event{Kind: game.Shuffle, From: spot(slots, 0), To: spot(list, 0)}},
		{"no such zone", game.Event{Kind: game.Shuffle, From: spot(77, 0), To: spot(bag, 0)}},
	} {
		v := shelfView()
		if err := v.Apply(row.e); err == nil || !strings.Contains(err.Error(), row.says) {
			t.Errorf("%+v should say %q, says: %v", row.e, row.says, err)
		}
	}
}

// TestDiff changes one thing of a view at a time; Clone shares none of them.
func TestDiff(t *testing.T) {
	for says, change := range map[string]func(v *game.View){
		"":                        func(*game.View) {},
		"turn":                    func(v *game.View) { v.Turn = 0 },
		"end":                     func(v *game.View) { v.Over = true },
		"zone slots":              func(v *game.View) { v.Pile(slots, game.Nobody).Pieces[0].Up = true },
		"zone bag":                func(v *game.View) { v.Pile(bag, game.Nobody).Backs[1]-- },
		"zone hand of seat 1":     func(v *game.View) { v.Pile(hand, 1).Pieces[0].ID = 3 },
		"zone grid":               func(v *game.View) { v.Pile(grid, game.Nobody).Pieces[5] = game.Piece{} },
		"counter pool":            func(v *game.View) { v.Set(pool, game.Nobody, 31) },
		"counter coins of seat 1": func(v *game.View) { v.Set(coins, 1, 5) },
	} {
		v, w := shelfView(), shelfView().Clone()
		change(&w)
		if got := v.Diff(w); !strings.Contains(got, says) || (got == "") != (says == "") {
			t.Errorf("should say %q, says %q", says, got)
		}
		if got := v.Diff(shelfView()); got != "" {
			t.Errorf("%q: the clone shares with its original: %s", says, got)
		}
	}
}

// TestAt looks at spots, also where there is nothing to see.
func TestAt(t *testing.T) {
	v := shelfView()
	for _, s := range []game.Spot{spot(slots, 1), spot(slots, 3), spot(bag, 0), spot(button, 0), spot(99, 0), handOf(7, 0)} {
		if p := v.At(s); p != (game.Piece{}) {
			t.Errorf("at %+v lies %+v", s, p)
		}
	}
	if p := v.At(game.Spot{Zone: grid, Seat: game.Nobody, Index: 1, Sub: 2}); p.ID != 12 {
		t.Errorf("at the second place of the grid, its third sub-place, lies %+v", p)
	}
	if v.Counter(9, 0) != 0 || v.Counter(coins, 5) != 0 {
		t.Error("there are counters that are none")
	}
	if z := shelf.ZoneNamed("grid"); z != grid || shelf.ZoneNamed("attic") != 0 {
		t.Errorf("the zone named grid is %d", z)
	}
}
