package room_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/deal"
	"posterestante/game/room"
)

// middle are matches of all games in their middle, made once; each is copied.
type middle struct {
	of      []*game.Session
	mirrors [][]room.Mirror // of each its seats', as they were told of it
}

// middleActions is how many actions they have.
const middleActions = 40

func middles(t testing.TB) *middle {
	t.Helper()
	out := &middle{}
	for i, p := range box.Games {
		s, err := game.NewSession(p.Game, game.Setup{Game: p.Game.Name(), Seats: []string{"person", "person", "person"},
			Options: optionsOf(p.Game, 3, uint64(i)), Seed: game.Seed("seed of " + p.Game.Name())})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(uint64(i))
		for s.Len() < middleActions {
			legal := s.Legal()
			if _, err := s.Do(legal[r.Intn(len(legal))]); err != nil {
				t.Fatal(err)
			}
		}
		out.of, out.mirrors = append(out.of, s), append(out.mirrors, nil)
		tb := out.opened(t, uint8(i))
		tb.readAll()
		for _, g := range tb.guests {
			out.mirrors[i] = append(out.mirrors[i], g.mirror)
		}
	}
	return out
}

// keyOf is the key of a seat in these rooms.
func keyOf(seat int) string { return strings.Repeat(fmt.Sprintf("%02x", 0xa0+seat), 40) }

// opened is a room with such a match, and a program at each of its three seats; the first is the host's.
func (m *middle) opened(t testing.TB, of uint8) *table {
	known := m.mirrors[int(of)%len(m.of)] // nil the first time: they are told all of it
	base := m.of[int(of)%len(m.of)].Copy()
	setup := base.Setup()
	draw := game.NewRand(7)
	tb := &table{t: t, truth: base}
	tb.room = room.New(room.Config{Game: base.Game(), Options: setup.Options, Kinds: openSeats(3),
		Seeds: func() game.Seed { return "another" },
		NewID: func() string { return "another" },
		Begin: func(s game.Setup, _ []room.Chair, _ string, _ *deal.Deal) (room.Keeper, error) {
			var err error
			tb.truth, err = game.NewSession(base.Game(), s)
			return kept{tb.truth}, err
		},
		Random: func(b []byte) {
			for i := range b {
				b[i] = byte(draw.Next())
			}
		},
	})
	l := room.Ledger{Match: "match", Late: true, Shown: true, Watch: []string{keyOf(9)}}
	for i := range 3 {
		l.Seats = append(l.Seats, room.Owner{Chair: room.Chair{Kind: "person", Name: fmt.Sprint(i), Shows: true},
			Key: keyOf(i)})
	}
	tb.room.Resume(l, kept{base}, nil)
	for i := range 3 {
		g := &guest{seats: []game.Seat{game.Seat(i)}, keys: []string{keyOf(i)}}
		if g.mirror.Named = box.Named; known != nil {
			g.mirror = known[i].Clone()
		}
		g.in = tb.room.Enter(g.take, i == 0)
		tb.guests = append(tb.guests, g)
		g.in.Hear(g.mirror.Hello(g.keys).Text())
	}
	return tb
}

// mostTold is how many messages one may bring, to all programs together.
const mostTold = 4 * (middleActions + 20)

// FuzzSay has a program say anything, several messages each on a line, in a room with a match in the middle of each
// game: nobody is told what isn't so, nothing of others' hands, and the match goes on.
func FuzzSay(f *testing.F) {
	m := middles(f)
	for of, s := range m.of {
		seat := s.Turn()
		notation := s.Game().Notation(s.Legal()[0])
		for _, say := range []room.Say{{T: room.SayDo, Seat: seat, N: s.Len(), A: notation}, {T: room.SayUndo, Seat: seat, N: 39},
			{T: room.SayRedo, Seat: seat}, {T: room.SayAnswer, Seat: seat, Yes: true}, {T: room.SaySign, Seat: seat, Kind: "well"},
			{T: room.SayPlace, Seat: 1, Kind: room.Open}, {T: room.SaySit, Seat: 1, Name: "Zoé"}, {T: room.SayBegin},
			{T: room.SayStand, Seat: 2}, {T: room.SayLate}, {T: room.SayShow, Seat: 1, Yes: true}, {T: room.SayWatch},
			{T: room.SayWatch, N: 7}, {T: room.SayHello, V: room.Version, Keys: []string{keyOf(9), keyOf(2)}},
			{T: room.SayHello, V: room.Version, Keys: []string{keyOf(1)}, N: 40, Last: 3}} {
			f.Add(uint8(of), uint8(seat), say.Text())
			f.Add(uint8(of), uint8(3), bytes.Join([][]byte{{}, room.Say{T: room.SayHello, V: room.Version}.Text(), say.Text(),
				say.Text()}, []byte("\n")))
		}
	}
	f.Fuzz(func(t *testing.T, of, who uint8, data []byte) {
		lines := bytes.Split(data, []byte("\n"))
		if len(lines) > 6 {
			return
		}
		tb := m.opened(t, of)
		tb.readAll()
		tb.enterSilent()
		from := tb.guests[who%4] // the host, two others, or who said nothing yet
		for _, line := range lines {
			counts := tb.told()
			from.in.Hear(line)
			if n := tb.told() - counts; n > mostTold {
				t.Fatalf("%.200q brought %d messages", line, n)
			}
		}
		for _, g := range tb.guests {
			tb.settle(g)
		}
		tb.agree()
	})
}

// enterSilent has one more program come in that has said nothing.
func (tb *table) enterSilent() {
	g := &guest{}
	g.mirror.Named = box.Named
	g.in = tb.room.Enter(g.take, false)
	tb.guests = append(tb.guests, g)
}

// told is how many messages all programs were told.
func (tb *table) told() (n int) {
	for _, g := range tb.guests {
		n += len(g.all)
	}
	return n
}

// settle reads what a guest was told; its seats are those that the hall says.
func (tb *table) settle(g *guest) {
	tb.read(g)
	g.seats = nil
	for i, c := range g.hall.Seats {
		if c.Mine {
			g.seats = append(g.seats, game.Seat(i))
		}
	}
}

// agree checks that all programs that follow the match know what their seats see of it, and that it goes on.
func (tb *table) agree() {
	tb.t.Helper()
	for _, g := range tb.guests {
		if !g.mirror.Started() {
			continue
		}
		for _, seat := range g.mirror.Eyes() {
			s, n := g.mirror.Session(seat), tb.truth.Len()
			if g.mirror.Late() { // how late, TestLate looks at
				n = min(n, s.Len())
			}
			a, b := s.View(seat), tb.truth.ViewAt(n, seat)
			if diff := a.Diff(b); diff != "" || s.Len() != n {
				tb.t.Fatalf("seat %d knows %d actions of %d: %s", seat, s.Len(), tb.truth.Len(), diff)
			}
		}
	}
	if tb.truth.Over() {
		return
	}
	seat, n := tb.truth.Turn(), tb.truth.Len()
	owner := tb.owner(seat)
	if owner == nil {
		return // the seat was freed
	}
	owner.in.Hear(tb.say(seat, tb.truth.Legal()[0]).Text())
	if tb.truth.Len() != n+1 {
		tb.t.Fatalf("the match doesn't go on: %s", owner.all[len(owner.all)-1])
	}
}

// FuzzTell has the referee tell anything, several messages each on a line, in the middle of a match of each game: what
// the mirror takes can be looked at and played, what it doesn't leaves it as it was or has it begin anew.
func FuzzTell(f *testing.F) {
	m := middles(f)
	for of := range m.of {
		tb := m.opened(f, uint8(of))
		seat := tb.truth.Turn()
		g := tb.guests[seat]
		before := len(g.all)
		g.in.Hear(tb.say(seat, tb.truth.Legal()[0]).Text())
		g.in.Hear(room.Say{T: room.SayUndo, Seat: seat, N: middleActions}.Text())
		for _, msg := range g.all[before:] {
			f.Add(uint8(of), uint8(seat), msg)
		}
		g.in.Leave()
		g.in = tb.room.Enter(g.take, false)
		before = len(g.all)
		g.in.Hear(room.Say{T: room.SayHello, V: room.Version, Keys: g.keys}.Text())
		f.Add(uint8(of), uint8(seat), bytes.Join(g.all[before:before+3], []byte("\n")))
		w := tb.enter(false)
		before = len(w.all)
		w.in.Hear(room.Say{T: room.SayWatch}.Text())
		f.Add(uint8(of), uint8(seat), bytes.Join(w.all[before:min(len(w.all), before+4)], []byte("\n")))
		for _, tell := range []room.Tell{{Back: &room.Back{N: 39}}, {Over: &room.Over{Setup: tb.truth.Setup(), Actions: []string{"pass"}}},
			{Step: &room.Step{N: middleActions, Seat: 1, Eyes: []room.Eyes{{Seat: seat}}}}} {
			text, _ := json.Marshal(tell)
			f.Add(uint8(of), uint8(seat), text)
		}
	}
	f.Fuzz(func(t *testing.T, of, who uint8, data []byte) {
		lines := bytes.Split(data, []byte("\n"))
		if len(lines) > 6 {
			return
		}
		tb := m.opened(t, of)
		tb.readAll()
		mirror := &tb.guests[int(who)%3].mirror
		for _, line := range lines {
			tell, err := room.ReadTell(line)
			if err != nil {
				continue
			}
			if err := mirror.Hear(&tell); err != nil {
				break // it begins anew
			}
			looked(t, mirror)
		}
	})
}

// looked asks a mirror what a table asks of its match.
func looked(t *testing.T, m *room.Mirror) {
	if !m.Started() {
		return
	}
	if len(m.Names()) != len(m.Tints()) {
		t.Fatal("names and tints")
	}
	_ = m.Hello(nil)
	for _, seat := range m.Eyes() {
		s := m.Session(seat)
		v := s.View(seat)
		if v.Seats != s.Seats() {
			t.Fatalf("a view of %d seats in a match of %d", v.Seats, s.Seats())
		}
		for n := max(0, s.Len()-3); n < s.Len(); n++ {
			_ = s.Text(n, seat)
			_ = s.BarrierAt(n, seat)
			_ = s.ViewAt(n, seat)
		}
		_ = s.Scores()
		_ = s.Facts(seat)
		_ = s.Requests(seat)
		if legal := s.Legal(); len(legal) > 0 {
			_ = s.Parts(legal[0])
			_ = s.Refuse(legal[0])
		}
	}
}
