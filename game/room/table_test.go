package room_test

import (
	"fmt"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/deal"
	"posterestante/game/room"
)

// kept is a match that is kept in memory.
type kept struct{ s *game.Session }

func (k kept) Session() *game.Session { return k.s }

func (k kept) Do(a game.Action) ([]game.Event, error) { return k.s.Do(a) }

func (k kept) Undo(n int) error { return k.s.UndoN(n) }

func (k kept) Redo(n int) ([]game.Event, error) { return k.s.RedoN(n) }

func (k kept) Close() error { return nil }

func (k kept) DoThought(a game.Action, t *game.Thought) ([]game.Event, error) {
	return k.s.DoThought(a, t)
}

// table is a room with programs round it, and what each was told.
type table struct {
	t      testing.TB
	room   *room.Room
	truth  *game.Session
	guests []*guest
	chance game.Rand
}

// guest is a program.
type guest struct {
	in     *room.Guest
	mirror room.Mirror
	inbox  [][]byte
	all    [][]byte // all that it ever was told
	keys   []string
	watch  []string // that it watched a round late
	hall   room.Hall
	no     []room.No
	asked  *room.Question
	seats  []game.Seat // it is to have, in order
}

func newTable(t *testing.T, g game.Game, kinds []string, options map[string]string, seed uint64) *table {
	tb := &table{t: t, chance: game.NewRand(seed)}
	draw := game.NewRand(seed + 1)
	tb.room = room.New(room.Config{Game: g, Options: options, Kinds: kinds,
		Seeds: func() game.Seed { return game.Numbered(seed) },
		NewID: func() string { return "match" },
		Begin: func(s game.Setup, _ []room.Chair, _ string, _ *deal.Deal) (room.Keeper, error) {
			var err error
			tb.truth, err = game.NewSession(g, s)
			return kept{tb.truth}, err
		},
		Random: func(b []byte) {
			for i := range b {
				b[i] = byte(draw.Next())
			}
		},
	})
	return tb
}

func (tb *table) enter(host bool) *guest {
	g := &guest{}
	g.mirror.Named = box.Named
	g.in = tb.room.Enter(g.take, host)
	tb.guests = append(tb.guests, g)
	g.in.Hear(g.mirror.Hello(nil).Text())
	return g
}

// take keeps a message; it is read later.
func (g *guest) take(msg []byte) bool {
	g.inbox = append(g.inbox, slices.Clone(msg))
	g.all = append(g.all, slices.Clone(msg))
	return true
}

// read takes in what a guest was told.
func (tb *table) read(g *guest) {
	tb.t.Helper()
	for _, msg := range g.inbox {
		tell, err := room.ReadTell(msg)
		if err != nil {
			tb.t.Fatalf("%v: %s", err, msg)
		}
		switch {
		case tell.No != nil:
			g.no = append(g.no, *tell.No)
		case tell.Room != nil:
			g.hall = *tell.Room
		case tell.Sat != nil:
			g.keys = append(g.keys, tell.Sat.Key)
		case tell.Watch != nil:
			g.watch = append(g.watch, tell.Watch.Key)
		case tell.Ask != nil:
			g.asked = tell.Ask
		}
		if err := g.mirror.Hear(&tell); err != nil {
			tb.t.Fatalf("%v: %.300s", err, msg)
		}
	}
	g.inbox = nil
}

func (tb *table) readAll() {
	tb.t.Helper()
	for _, g := range tb.guests {
		tb.read(g)
	}
}

// gather seats one guest at each open seat, the first of them the host, and begins.
func (tb *table) gather(kinds []string) {
	tb.t.Helper()
	for i, k := range kinds {
		if k == room.Open {
			g := tb.enter(len(tb.guests) == 0)
			g.in.Hear(room.Say{T: room.SaySit, Seat: game.Seat(i), Name: fmt.Sprint("seat ", i)}.Text())
			g.seats = []game.Seat{game.Seat(i)}
		}
	}
	tb.enter(false) // who looks on
	tb.guests[0].in.Hear(room.Say{T: room.SayBegin}.Text())
	tb.readAll()
	if tb.truth == nil {
		tb.t.Fatalf("it didn't begin: %v", tb.guests[0].no)
	}
}

// same checks that each guest knows what its seat sees, and nothing else of the position.
func (tb *table) same() {
	tb.t.Helper()
	for _, g := range tb.guests {
		seat := game.Nobody
		if len(g.seats) > 0 {
			seat = g.seats[0]
		}
		s := g.mirror.Session(seat)
		if s.Len() != tb.truth.Len() {
			tb.t.Fatalf("seat %d knows %d actions of %d", seat, s.Len(), tb.truth.Len())
		}
		a, b := s.View(seat), tb.truth.View(seat)
		if diff := a.Diff(b); diff != "" {
			tb.t.Fatalf("seat %d sees otherwise: %s", seat, diff)
		}
		if tb.truth.Turn() == seat && !slices.Equal(s.Legal(), tb.truth.Legal()) {
			tb.t.Fatalf("seat %d may do otherwise", seat)
		}
		if seat >= 0 && !slices.Equal(s.Requests(seat), tb.truth.Requests(seat)) {
			tb.t.Fatalf("seat %d may ask for otherwise", seat)
		}
		for n := max(0, s.Len()-4); n < s.Len(); n++ {
			if x, y := s.Text(n, seat), tb.truth.Text(n, seat); x != y {
				tb.t.Fatalf("seat %d reads %q instead of %q", seat, x, y)
			}
			own := tb.truth.Step(n).Seat == seat
			if tb.truth.Sealed(n) && !own && s.Step(n).Action != (game.Action{}) {
				tb.t.Fatalf("seat %d was told of a secret action: %v", seat, s.Step(n).Action)
			}
		}
	}
}

// deed is a legal action, now and then a request, and who takes it.
func (tb *table) deed() (game.Seat, game.Action) {
	if seat := game.Seat(tb.chance.Intn(tb.truth.Seats())); tb.chance.Intn(20) == 0 {
		if may := tb.truth.Requests(seat); len(may) > 0 {
			return seat, may[tb.chance.Intn(len(may))]
		}
	}
	legal := tb.truth.Legal()
	return tb.truth.Turn(), legal[tb.chance.Intn(len(legal))]
}

func (tb *table) owner(seat game.Seat) *guest {
	for _, g := range tb.guests {
		if slices.Contains(g.seats, seat) {
			return g
		}
	}
	return nil
}

func (tb *table) say(seat game.Seat, a game.Action) room.Say {
	return room.Say{T: room.SayDo, Seat: seat, N: tb.truth.Len(), A: tb.truth.Game().Notation(a)}
}

// optionsOf are some options of a game, all values in turn.
func optionsOf(g game.Game, seats int, n uint64) map[string]string {
	out := map[string]string{}
	for _, o := range g.Options() {
		values := o.For(seats)
		out[o.Name] = values[(n+1)%uint64(len(values))]
	}
	return out
}

// openSeats are so many seats that wait for somebody.
func openSeats(n int) (out []string) {
	for range n {
		out = append(out, room.Open)
	}
	return out
}
