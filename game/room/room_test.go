package room_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/deal"
	"posterestante/game/room"
)

// kept is a match that is kept in memory.
type kept struct{ s *game.Session }

func (k kept) Session() *game.Session                 { return k.s }
func (k kept) Do(a game.Action) ([]game.Event, error) { return k.s.Do(a) }
func (k kept) Undo(n int) error                       { return k.s.UndoN(n) }
func (k kept) Redo(n int) ([]game.Event, error)       { return k.s.RedoN(n) }
func (k kept) Close() error                           { return nil }
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

// TestMirrors plays matches of all games at all tables by chance, with noise: what each seat was told rebuilds exactly
// its view, and nothing that is said twice, late, for others or by strangers changes anything.
func TestMirrors(t *testing.T) {
	for _, p := range box.Games {
		least, most := p.Game.Seats()
		for seats := least; seats <= most; seats++ {
			t.Run(fmt.Sprintf("%s/%d", p.Game.Name(), seats), func(t *testing.T) {
				t.Parallel()
				kinds := openSeats(seats)
				tb := newTable(t, p.Game, kinds, optionsOf(p.Game, seats, uint64(seats)), uint64(seats)*7+1)
				tb.gather(kinds)
				tb.same()
				for n := 0; !tb.truth.Over() && n < 300; n++ {
					seat, a := tb.deed()
					say := tb.say(seat, a)
					tb.noise(seat, a, say)
					done := tb.truth.Len()
					tb.owner(seat).in.Hear(say.Text())
					if tb.truth.Len() != done+1 {
						t.Fatalf("%s was not taken", say.A)
					}
					if !game.IsRequest(tb.truth.StateAt(done), a) {
						tb.owner(seat).in.Hear(say.Text()) // once more: it is late
					}
					if tb.truth.Len() != done+1 {
						t.Fatalf("%s was taken twice", say.A)
					}
					if tb.chance.Intn(9) == 0 {
						tb.comeBack(seat)
					}
					tb.readAll()
					tb.same()
				}
			})
		}
	}
}

// noise says what must change nothing.
func (tb *table) noise(seat game.Seat, a game.Action, say room.Say) {
	tb.t.Helper()
	before := tb.truth.State()
	late, other := say, say
	other.Seat = (seat + 1) % game.Seat(tb.truth.Seats())
	if late.N--; game.IsRequest(before, a) {
		late = other // a request may be said while others go on
	}
	rubbish := [][]byte{nil, []byte("{"), []byte(`{"t":"do","seat":9}`), []byte(`{"t":"do","seat":-1}`),
		[]byte(`{"t":"what"}`), []byte(`[1]`), []byte(`{"t":"begin"}`), []byte(`{"t":"hello","v":1}`),
		[]byte(strings.Replace(string(say.Text()), say.A, "fly to the moon", 1))}
	switch tb.chance.Intn(3) {
	case 0:
		tb.owner(seat).in.Hear(late.Text())
		tb.owner(seat).in.Hear(other.Text())
	case 1:
		tb.owner(other.Seat).in.Hear(say.Text())
		tb.guests[len(tb.guests)-1].in.Hear(say.Text()) // who looks on
	case 2:
		for _, r := range rubbish {
			tb.owner(seat).in.Hear(r)
		}
	}
	if !tb.truth.State().Equal(before) {
		tb.t.Fatal("noise changed the match")
	}
}

// comeBack has a seat's program lose its link and come back, where it was or knowing nothing.
func (tb *table) comeBack(seat game.Seat) {
	g := tb.owner(seat)
	tb.read(g)
	g.in.Leave()
	if tb.chance.Intn(2) == 0 {
		g.mirror = room.Mirror{Named: box.Named}
	}
	g.in = tb.room.Enter(g.take, false)
	g.in.Hear(g.mirror.Hello(g.keys).Text())
}

// TestAlike: matches that differ only in what a seat can't know tell it the same, to the letter, as long as the same
// happens before its eyes.
func TestAlike(t *testing.T) {
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			t.Parallel()
			compared, sealed := 0, 0
			for seed := range uint64(6) {
				least, most := p.Game.Seats()
				seats := least + int(seed)%(most-least+1)
				setup := game.Setup{Game: p.Game.Name(), Seed: game.Numbered(seed), Options: optionsOf(p.Game, seats, seed)}
				for range seats {
					setup.Seats = append(setup.Seats, "person")
				}
				s, err := game.NewSession(p.Game, setup)
				if err != nil {
					t.Fatal(err)
				}
				r := game.NewRand(seed)
				for n := 0; !s.Over() && n < 200; n++ {
					legal := s.Legal()
					a := legal[r.Intn(len(legal))]
					seat := game.Seat(r.Intn(seats+1)) - 1
					other := game.From(p.Game, setup, s.Imagined(s.Len(), seat, uint64(n)))
					mine := game.From(p.Game, setup, s.State())
					if _, err := s.Do(a); err != nil {
						t.Fatal(err)
					}
					if _, err := mine.Do(a); err != nil {
						t.Fatal(err)
					}
					for _, b := range likely(other.Legal(), a) {
						twin := other.Branch(0)
						if _, err := twin.Do(b); err != nil {
							t.Fatal(err)
						}
						x, y := room.EyesOf(mine, 0, seat), room.EyesOf(twin, 0, seat)
						v, w := mine.View(seat), twin.View(seat)
						own := mine.Step(0).Seat == seat && a != b
						if own || !alike(mine, twin, seat) || v.Diff(w) != "" {
							continue // it went another way before its eyes
						}
						if mine.Sealed(0) {
							sealed++
						}
						if compared++; !same(x, y) {
							t.Fatalf("seed %d, action %d (%s, %s), seat %d is told otherwise:\n%.900s\n%.900s", seed, n,
								p.Game.Notation(a), p.Game.Notation(b), seat, text(x), text(y))
						}
					}
				}
			}
			seals := strings.Contains(text(p.Game.Options()[0].Values), "sealed")
			if compared < 300 || seals && sealed < 5 {
				t.Fatalf("%d were compared only, %d of them sealed", compared, sealed)
			}
		})
	}
}

// alike says whether the first action looked the same in a seat's eyes.
func alike(a, b *game.Session, seat game.Seat) bool {
	x, y := game.EventsFor(a.Step(0).Events, seat), game.EventsFor(b.Step(0).Events, seat)
	return slices.Equal(x, y) && a.Text(0, seat) == b.Text(0, seat)
}

// likely are actions that may look like another one: itself, and some of its verb.
func likely(legal []game.Action, a game.Action) (out []game.Action) {
	if slices.Contains(legal, a) {
		out = append(out, a)
	}
	for _, b := range legal {
		if b.Verb == a.Verb && b != a && len(out) < 8 {
			out = append(out, b)
		}
	}
	return out
}

func text(v any) string {
	out, _ := json.Marshal(v)
	return string(out)
}

func same(a, b any) bool { return text(a) == text(b) }
