package room_test

import (
	"bytes"
	"fmt"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/deal"
	"posterestante/game/room"
	"posterestante/game/stats"
)

// free is a match in which anything can be taken back.
type free struct {
	kept
	now **game.Session
}

func (f free) Session() *game.Session { return *f.now }

func (f free) Undo(n int) error {
	*f.now = (*f.now).Branch((*f.now).Len() - n)
	return nil
}

func (f free) Do(a game.Action) ([]game.Event, error) { return (*f.now).Do(a) }

func (f free) DoThought(a game.Action, t *game.Thought) ([]game.Event, error) {
	return (*f.now).DoThought(a, t)
}

// lateTable is a room where all agreed that who looks on sees all a round late; nobody watches yet.
func lateTable(t *testing.T, g game.Game, seats int, seed uint64) *table {
	t.Helper()
	kinds := openSeats(seats)
	tb := &table{t: t, chance: game.NewRand(seed)}
	draw := game.NewRand(seed + 1)
	tb.room = room.New(room.Config{Game: g, Options: optionsOf(g, seats, seed), Kinds: kinds,
		Seeds: func() game.Seed { return game.Numbered(seed) }, NewID: func() string { return "match" },
		Begin: func(s game.Setup, _ []room.Chair, _ string, _ *deal.Deal) (room.Keeper, error) {
			var err error
			tb.truth, err = game.NewSession(g, s)
			return free{now: &tb.truth}, err
		},
		Random: func(b []byte) {
			for i := range b {
				b[i] = byte(draw.Next())
			}
		}})
	for i := range seats {
		p := tb.enter(i == 0)
		p.in.Hear(room.Say{T: room.SaySit, Seat: game.Seat(i), Name: fmt.Sprint("seat ", i)}.Text())
		p.seats = []game.Seat{game.Seat(i)}
	}
	tb.guests[0].in.Hear(room.Say{T: room.SayLate, Yes: true}.Text())
	for i := 1; i < seats; i++ {
		tb.guests[i].in.Hear(room.Say{T: room.SayShow, Seat: game.Seat(i), Yes: true}.Text())
	}
	tb.guests[0].in.Hear(room.Say{T: room.SayBegin}.Text())
	tb.readAll()
	if tb.truth == nil || !tb.guests[1].hall.Shown {
		t.Fatalf("it didn't begin so: %v, %+v", tb.guests[0].no, tb.guests[1].hall)
	}
	return tb
}

// watcher is a program that comes in and watches a round late.
func (tb *table) watcher() *guest {
	g := tb.enter(false)
	tb.read(g)
	g.all = nil // as everybody who looks on it was told what all may know
	g.in.Hear(room.Say{T: room.SayWatch}.Text())
	return g
}

// hears takes in what a watcher was told, and says so, until there is nothing more.
func (tb *table) hears(g *guest) {
	tb.t.Helper()
	for len(g.inbox) > 0 {
		tb.read(g)
		if g.mirror.Started() {
			g.in.Hear(room.Say{T: room.SayWatch, N: g.mirror.Session(0).Len()}.Text())
			g.inbox = slices.DeleteFunc(g.inbox, func(m []byte) bool { return bytes.Equal(m, []byte("{}")) })
		}
	}
}

// roundAgo is how many actions were done as the round before this one began; all of them once the match is over.
func roundAgo(s *game.Session) int {
	if s.Over() {
		return s.Len()
	}
	begins, ends := []int{0}, stats.Rounds(s)
	for _, n := range ends[min(1, len(ends)-1):max(1, len(ends)-1)] { // the last is where the match stands
		if n != begins[len(begins)-1] {
			begins = append(begins, n)
		}
	}
	return begins[max(0, len(begins)-2)]
}

// sees checks that a watcher knows the first n actions in the eyes of all seats, and nothing else.
func (tb *table) sees(g *guest, n int) {
	tb.t.Helper()
	m := &g.mirror
	if !m.Late() || len(m.Eyes()) != tb.truth.Seats() {
		tb.t.Fatalf("it watches with the eyes of %v, late %v", m.Eyes(), m.Late())
	}
	for _, seat := range m.Eyes() {
		s := m.Session(seat)
		if s.Len() != n {
			tb.t.Fatalf("seat %d's eyes know %d actions, should know %d of %d", seat, s.Len(), n, tb.truth.Len())
		}
		a, b := s.View(seat), tb.truth.ViewAt(n, seat)
		if diff := a.Diff(b); diff != "" {
			tb.t.Fatalf("seat %d's eyes see otherwise: %s", seat, diff)
		}
		for k := max(0, n-4); k < n; k++ {
			if x, y := s.Text(k, seat), tb.truth.Branch(n).Text(k, seat); x != y {
				tb.t.Fatalf("seat %d's eyes read %q instead of %q", seat, x, y)
			}
			if step := tb.truth.Step(k); step.Seat == seat && s.Step(k).Action != step.Action {
				tb.t.Fatalf("seat %d's eyes don't see what it did", seat)
			}
		}
	}
}

// plays takes an action by chance, and all read what they are told.
func (tb *table) plays() {
	tb.t.Helper()
	tb.moves()
	tb.readAll()
}

// moves takes an action by chance.
func (tb *table) moves() {
	tb.t.Helper()
	seat, a := tb.deed()
	n := tb.truth.Len()
	tb.owner(seat).in.Hear(tb.say(seat, a).Text())
	if tb.truth.Len() != n+1 {
		tb.t.Fatalf("%s was not taken", tb.truth.Game().Notation(a))
	}
}
