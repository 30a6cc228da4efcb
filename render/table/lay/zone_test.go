package lay

import (
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// The zones of a toy table.
const (
	road game.Zone = iota + 1 // squares, on each pawns from the lowest
	hand
	medals
)

var toy = game.NewTable([]game.ZoneSpec{
	{Name: "road", Kind: game.Slots, Len: 3, Sub: 6}, {Name: "hand", Kind: game.List, PerSeat: true}, {Name: "medals", Kind: game.Slots, Len: 5, PerSeat: true},
}, nil, 2)

func toyLay(k *Kit) *Lay {
	v := game.NewView(toy, 0, 6)
	c := &board.Context{Open: game.Nobody, Names: make([]string, 6), Colours: []int{0, 1, 2, 3, 0, 1}, Page: 4}
	return New(k, &v, c, board.Standing{})
}

func looks(s game.Spot, p game.Piece) Look {
	if p.ID == 0 {
		return Look{Pic: stage.Pic{Kind: "back"}}
	}
	return Look{Pic: stage.Pic{Kind: "card", ID: int(p.ID)}, Large: stage.Pic{Kind: "large"}, Size: [2]float64{9, 9},
		Told: true}
}

// TestZoneList checks that a hand shows what it has in order, keyed by what is
// known, that each piece has its large view, and that the next one has a place.
func TestZoneList(t *testing.T) {
	l := toyLay(&Kit{})
	for _, id := range []uint16{7, 0, 9} {
		l.View.Put(Of(2, hand, 0), game.Piece{ID: id, Back: 1})
	}
	var on []game.Spot
	l.Zones(2, Zone{Zone: hand, Row: Row{In: stage.Rect{W: 100, H: 10}, W: 10, H: 10}, Look: looks,
		On: func(s game.Spot, _ stage.Rect) {
			on = append(on, s)
		}})
	keys := []string{"p7", board.SpotID(Of(2, hand, 1)), "p9"}
	for i, key := range keys {
		s, p := l.Out.Sprites[i], l.Out.Places[i]
		if s.Key != key || l.Out.Keys[p.Spot] != key || p.Spot != Of(2, hand, i) || s.Rect != p.Rect ||
			s.Rect.X != 10*float64(i) {
			t.Errorf("%d: %+v at %+v", i, s, p.Spot)
		}
		if known := i != 1; (p.Large.Kind == "large") != known || p.Told != known {
			t.Errorf("%d is shown large as %+v", i, p.Large)
		}
	}
	if at := l.Out.At[Of(2, hand, 3)]; at.X != 30 || len(on) != 3 || len(l.Out.Places) != 3 {
		t.Errorf("the next comes to %+v, and %d have something on them", at, len(on))
	}
	l = toyLay(&Kit{Alike: func(p game.Piece) bool { return p.Back == 1 }})
	l.View.Put(Of(2, hand, 0), game.Piece{ID: 7, Back: 1})
	l.Zones(2, Zone{Zone: hand, Row: Row{W: 10, H: 10}, Look: looks})
	if l.Out.Sprites[0].Key != keys[1][:len(keys[1])-3]+"0.0" {
		t.Errorf("one of many alike has the key %s", l.Out.Sprites[0].Key)
	}
}

// TestZonePlaces checks that empty places can be pointed at, and that packed ones
// close up.
func TestZonePlaces(t *testing.T) {
	for _, packed := range []bool{false, true} {
		l := toyLay(&Kit{})
		l.View.Put(Of(1, medals, 2), game.Piece{ID: 2, Back: 1, Up: true})
		l.View.Put(Of(1, medals, 4), game.Piece{ID: 4, Back: 1, Up: true})
		l.Zones(1, Zone{Zone: medals, Row: Row{In: stage.Rect{W: 22}, W: 10, H: 10}, N: 4, From: 1, Packed: packed,
			Look: looks})
		var xs []float64
		for _, p := range l.Out.Places {
			xs = append(xs, p.Rect.X)
		}
		want := map[bool][]float64{false: {0, 4, 8, 12}, true: {0, 10}}[packed]
		if !slices.Equal(xs, want) || len(l.Out.Sprites) != 2 {
			t.Errorf("packed %v: places at %v, %d sprites", packed, xs, len(l.Out.Sprites))
		}
		for i := 1; i <= 4; i++ {
			if _, ok := l.Out.At[Of(1, medals, i)]; !ok {
				t.Errorf("packed %v: medal %d has nowhere to come to", packed, i)
			}
		}
	}
}

// TestStack checks that six pawns on one square stand in their order, the lowest
// first, and that those of the next square are not among them.
func TestStack(t *testing.T) {
	l := toyLay(&Kit{})
	row := Row{In: stage.Rect{W: 60, H: 40}, W: 20, H: 40, Gap: -8, Middle: true}
	order := []int{5, 0, 3, 1, 4, 2}
	for i, pawn := range order {
		l.View.Put(Common(road, 1, i), game.Piece{ID: uint16(pawn + 1), Back: 2, Up: true})
	}
	l.View.Put(Common(road, 2, 0), game.Piece{ID: 9, Back: 2, Up: true})
	l.Stack(road, 1, row, looks)
	if len(l.Out.Sprites) != len(order) {
		t.Fatalf("%d pawns stand there", len(l.Out.Sprites))
	}
	for i, pawn := range order {
		if s := l.Out.Sprites[i]; s.Pic.ID != pawn+1 || s.Rect.X < 0 || s.Rect.X+20 > 60.001 || i > 0 &&
			s.Rect.X <= l.Out.Sprites[i-1].Rect.X {
			t.Errorf("pawn %d stands at %+v", pawn, s.Rect)
		}
	}
	l.Stack(road, 0, row, looks)
	if at, ok := l.Out.At[Common(road, 0, 0)]; !ok || at.X != 20 || len(l.Out.Sprites) != len(order) {
		t.Errorf("the first to come stands at %+v", at)
	}
}

// TestOthers checks that the seats beside the page come in turn order.
func TestOthers(t *testing.T) {
	if got := toyLay(&Kit{}).Others(); !slices.Equal(got, []game.Seat{5, 0, 1, 2, 3}) {
		t.Errorf("%v", got)
	}
}
