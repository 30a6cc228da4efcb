package room_test

import (
	"bytes"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
)

// TestTwoSeats has one program, the host's, sit at two seats and another at the third: each of its seats is told what it
// may know by eyes of its own, whoever acts; a message of one seat counts for no other; the two don't ask each other
// before they take back, the third is asked; the key of one seat brings back that one, both bring back both.
func TestTwoSeats(t *testing.T) {
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			t.Parallel()
			kinds := openSeats(3)
			tb := newTable(t, p.Game, kinds, optionsOf(p.Game, 3, 1), 11)
			both, other := tb.enter(true), tb.enter(false)
			for seat, g := range []*guest{both, both, other} {
				g.in.Hear(room.Say{T: room.SaySit, Seat: game.Seat(seat), Name: "somebody"}.Text())
			}
			both.seats, other.seats = []game.Seat{0, 1}, []game.Seat{2}
			both.in.Hear(room.Say{T: room.SayBegin}.Text())
			tb.readAll()
			if tb.truth == nil || len(both.keys) != 2 || len(both.mirror.Eyes()) != 2 || len(other.mirror.Eyes()) != 1 {
				t.Fatalf("%v, %d keys, eyes %v and %v", both.no, len(both.keys), both.mirror.Eyes(), other.mirror.Eyes())
			}
			for n := 0; n < 150 && !tb.truth.Over(); n++ {
				seat, a := tb.deed()
				say := tb.say(seat, a)
				if wrong := say; !game.IsRequest(tb.truth.State(), a) { // as if the neighbour at the same screen had said it
					wrong.Seat = (seat + 1) % 3
					done := tb.truth.Len()
					tb.owner(wrong.Seat).in.Hear(wrong.Text())
					if tb.truth.Len() != done {
						t.Fatal("a seat acted for another one")
					}
				}
				tb.owner(seat).in.Hear(say.Text())
				tb.readAll()
				for _, g := range []*guest{both, other} {
					for _, seat := range g.seats {
						m := g.mirror.Session(seat)
						v, w := m.View(seat), tb.truth.View(seat)
						if d := v.Diff(w); d != "" || m.Len() != tb.truth.Len() {
							t.Fatalf("seat %d knows %d of %d actions: %s", seat, m.Len(), tb.truth.Len(), d)
						}
					}
				}
				if n%40 == 39 {
					tb.comesBack(both, n%80 == 39)
				}
			}
		})
	}
}

// comesBack has a program with two seats lose its link and come back with both keys, once with one of them before.
func (tb *table) comesBack(g *guest, one bool) {
	tb.t.Helper()
	g.in.Leave()
	if one {
		alone := &guest{keys: g.keys[1:]}
		alone.mirror.Named = box.Named
		alone.in = tb.room.Enter(alone.take, true)
		alone.in.Hear(alone.mirror.Hello(alone.keys).Text())
		tb.read(alone)
		if eyes := alone.mirror.Eyes(); len(eyes) != 1 || eyes[0] != 1 {
			tb.t.Fatalf("one key brings back the eyes of %v", eyes)
		}
		for _, msg := range alone.all {
			if bytes.Contains(msg, []byte(`"eyes":[{"seat":0`)) {
				tb.t.Fatal("a seat is told what its neighbour sees")
			}
		}
		alone.in.Leave()
	}
	g.in = tb.room.Enter(g.take, true)
	g.in.Hear(g.mirror.Hello(g.keys).Text())
	tb.read(g)
}

// TestTogetherUndo: two seats of one program don't ask each other; who sits elsewhere is asked for both.
func TestTogetherUndo(t *testing.T) {
	p := box.Games[0]
	tb := newTable(t, p.Game, openSeats(3), nil, 3)
	both, other := tb.enter(true), tb.enter(false)
	for seat, g := range []*guest{both, both, other} {
		g.in.Hear(room.Say{T: room.SaySit, Seat: game.Seat(seat), Name: "somebody"}.Text())
	}
	both.seats, other.seats = []game.Seat{0, 1}, []game.Seat{2}
	both.in.Hear(room.Say{T: room.SayBegin}.Text())
	tb.readAll()
	asked := map[bool]int{}
	for n := 0; n < 400 && !tb.truth.Over(); n++ {
		seat, a := tb.deed()
		tb.owner(seat).in.Hear(tb.say(seat, a).Text())
		tb.readAll()
		done := tb.truth.Len()
		if seat == 2 || tb.truth.BarrierAt(done-1, seat) != nil {
			continue
		}
		both.asked = nil
		both.in.Hear(room.Say{T: room.SayUndo, Seat: seat, N: done - 1}.Text())
		tb.readAll()
		if q := both.asked; q != nil {
			if len(q.For) != 1 || q.For[0] != 2 {
				t.Fatalf("seat %d's undo is asked of %v", seat, q.For)
			}
			other.in.Hear(room.Say{T: room.SayAnswer, Seat: 2, Yes: true}.Text())
			tb.readAll()
		}
		asked[both.asked != nil]++
		if tb.truth.Len() != done-1 {
			t.Fatalf("it wasn't undone: %v", both.no)
		}
	}
	if asked[true] == 0 {
		t.Error("nobody was asked:", asked)
	}
}
