package room_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
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

// TestLate plays matches of all games by chance: who watches a round late knows after each action exactly what every
// seat saw as the round before this one began, whenever they came and however often; at the end all of it. What is
// taken back since is no news for them; what is taken back of what they saw is taken back there too.
func TestLate(t *testing.T) {
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			t.Parallel()
			tb := lateTable(t, p.Game, 3, 5)
			first, away := tb.watcher(), tb.watcher()
			shown, moved, back := 0, 0, 0
			for n := 0; !tb.truth.Over() && n < 700 && (moved < 6 || back == 0 || n < 120); n++ {
				was := shown
				tb.plays()
				if now := roundAgo(tb.truth); now > shown {
					shown, moved = now, moved+1
				}
				told := len(first.all)
				switch tb.chance.Intn(40) {
				case 0: // since what is shown
					to := max(shown, tb.truth.Len()-2)
					tb.room.BackTo(to)
					if to >= shown && len(first.all) != told {
						t.Fatal("it heard of what was taken back before it was shown")
					}
				case 1: // beyond it
					if back < 5 && shown > 3 {
						back++
						shown -= 3
						tb.room.BackTo(shown)
					}
				case 2: // it comes back
					away.in.Leave()
					away.mirror = room.Mirror{Named: box.Named}
					if n%2 == 0 {
						away.mirror = first.mirror.Clone()
					}
					away.in = tb.room.Enter(away.take, false)
					away.in.Hear(away.mirror.Hello(away.watch).Text())
				}
				tb.readAll()
				for _, g := range []*guest{first, away} {
					if tb.hears(g); n%20 == 0 || shown != was {
						tb.sees(g, shown)
					} else if known := g.mirror.Session(0).Len(); known != shown {
						t.Fatalf("%d actions are known, should be %d", known, shown)
					}
				}
				if n%150 == 0 {
					late := tb.watcher()
					tb.hears(late)
					tb.sees(late, shown)
					late.in.Leave()
					tb.guests = tb.guests[:len(tb.guests)-1]
				}
			}
			if moved < 3 || back == 0 {
				t.Errorf("something new was shown %d times, %d times it went back", moved, back)
			}
			if tb.truth.Over() && first.mirror.Truth() == nil {
				t.Error("at the end it isn't told all")
			}
		})
	}
}

// TestLateEnd: at the end of a match whoever watched it a round late is told all of it, and it fits what they saw.
func TestLateEnd(t *testing.T) {
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			t.Parallel()
			tb := lateTable(t, p.Game, 2, 4)
			first, r := tb.watcher(), game.NewRand(3)
			var last *guest
			bot := game.Bot(&game.RandomBot{Rand: game.NewRand(7)})
			if hosted, ok := p.Game.(game.Hosted); ok {
				bot = hosted.Bot("bot:steady", 7)
			}
			for !tb.truth.Over() {
				seat, n := tb.truth.Turn(), tb.truth.Len()
				tb.owner(seat).in.Hear(tb.say(seat, tb.truth.Ask(bot, &r)).Text())
				if tb.truth.Len() != n+1 {
					t.Fatal("the action was not taken")
				}
				if n == 60 {
					last = tb.watcher()
				}
			}
			for _, g := range []*guest{first, last} {
				if g == nil {
					continue
				}
				tb.hears(g)
				tb.sees(g, tb.truth.Len())
				if truth := g.mirror.Truth(); truth == nil || truth.Fault != nil {
					t.Errorf("of %d actions it is told %+v", tb.truth.Len(), truth)
				}
			}
		})
	}
}

// TestLateAlike: matches that differ only since the round before this one began tell who watches a round late the same,
// to the letter: who was there from the beginning, and who comes now.
func TestLateAlike(t *testing.T) {
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			t.Parallel()
			compared, differ := 0, 0
			for seed := range uint64(3) {
				a, actions := lateTable(t, p.Game, 3, seed), []string(nil)
				one := a.watcher()
				for rounds := 2 + int(seed)/2; !a.truth.Over() && a.truth.Len() < 400; {
					was := roundAgo(a.truth)
					a.moves()
					n := a.truth.Len()
					actions = append(actions, a.truth.Game().Notation(a.truth.Step(n-1).Action))
					if roundAgo(a.truth) > was {
						if rounds--; rounds == 0 {
							break
						}
					}
				}
				shown := roundAgo(a.truth)
				if a.truth.Over() || shown == 0 {
					continue
				}
				for k := range a.chance.Intn(12) { // and somewhat on
					if a.truth.Over() || roundAgo(a.truth) != shown {
						break
					}
					if a.moves(); k%5 == 4 {
						a.room.BackTo(a.truth.Len() - 1)
					}
				}
				if a.truth.Over() || roundAgo(a.truth) != shown {
					continue
				}
				b := lateTable(t, p.Game, 3, seed)
				two := b.watcher()
				b.chance = game.NewRand(seed + 99)
				for _, text := range actions[:shown] {
					act, err := b.truth.Read(text)
					if err != nil {
						t.Fatal(err)
					}
					by := game.SeatOf(b.truth.State(), act)
					b.owner(by).in.Hear(b.say(by, act).Text())
				}
				for !b.truth.Over() && roundAgo(b.truth) < shown {
					b.moves()
				}
				if b.truth.Over() {
					continue
				}
				if b.truth.Len() != a.truth.Len() || !b.truth.State().Equal(a.truth.State()) {
					differ++
				}
				compared++
				sameTold(t, one.all, two.all)
				sameTold(t, a.watcher().all, b.watcher().all)
			}
			if compared < 2 || differ < 2 {
				t.Errorf("%d were compared, %d of them differ", compared, differ)
			}
		})
	}
}

func sameTold(t *testing.T, a, b [][]byte) {
	t.Helper()
	for i := range max(len(a), len(b)) {
		if i >= len(a) || i >= len(b) || !bytes.Equal(a[i], b[i]) {
			t.Fatalf("of %d and %d messages the %d-th differs:\n%.400s\n%.400s", len(a), len(b), i, nth(a, i),
				nth(b, i))
		}
	}
}

func nth(all [][]byte, i int) []byte {
	if i < len(all) {
		return all[i]
	}
	return nil
}

// TestLateAhead: who comes to a long match isn't told more at once than it says that it has.
func TestLateAhead(t *testing.T) {
	tb := lateTable(t, box.Of("sakodo").Game, 2, 2)
	for roundAgo(tb.truth) < 270 && !tb.truth.Over() {
		tb.moves()
	}
	g := tb.watcher()
	tb.read(g)
	if n := g.mirror.Session(0).Len(); n != 256 || !g.mirror.Behind() {
		t.Fatalf("it was told %d actions at once, behind %v", n, g.mirror.Behind())
	}
	g.in.Hear(room.Say{T: room.SayWatch, N: -7}.Text())
	tb.read(g)
	if n := g.mirror.Session(0).Len(); n != 256 {
		t.Fatalf("it was told %d actions", n)
	}
	g.in.Hear(room.Say{T: room.SayWatch, N: 1 << 40}.Text()) // it can't have what it wasn't sent
	tb.hears(g)
	tb.sees(g, roundAgo(tb.truth))
}

// TestWatchers: who may watch a round late, who may sit then, and what is kept of it.
func TestWatchers(t *testing.T) {
	d := newTimed(t)
	seen := d.enter(false)
	hallOf := func(i int) room.Hall { return d.guests[i].hallOf(d.table) }
	for _, row := range []struct {
		who  int
		say  room.Say
		want string
	}{
		{3, room.Say{T: room.SayWatch}, "room.not_begun"},
		{1, room.Say{T: room.SayLate, Yes: true}, "room.host"}, {0, room.Say{T: room.SayLate, Yes: true}, ""},
		{1, room.Say{T: room.SayShow, Seat: 2, Yes: true}, "room.owner"},
		{1, room.Say{T: room.SayShow, Seat: 1, Yes: true}, ""}, {0, room.Say{T: room.SayBegin}, ""},
	} {
		if no := d.says(row.who, row.say); no != row.want {
			t.Fatalf("%+v is answered %q", row.say, no)
		}
	}
	if h := hallOf(3); !h.Late || h.Shown || d.says(3, room.Say{T: room.SayWatch}) != "room.not_late" {
		t.Fatalf("one didn't agree, and yet: %+v", h)
	}
	d.agreesAll()
	for _, row := range []struct {
		who  int
		say  room.Say
		want string
	}{
		{0, room.Say{T: room.SayLate}, "room.begun"}, {1, room.Say{T: room.SayShow, Seat: 1}, "room.begun"},
		{1, room.Say{T: room.SayWatch}, "room.seated"}, {3, room.Say{T: room.SayWatch}, ""},
		{3, room.Say{T: room.SaySit, Seat: 1, Name: "x"}, "room.taken"},
		{0, room.Say{T: room.SayPlace, Seat: 1, Kind: room.Open}, ""},
		{3, room.Say{T: room.SaySit, Seat: 1, Name: "x"}, "room.watched"},
		{1, room.Say{T: room.SayWatch}, "room.seated"}, // it had a seat
	} {
		if no := d.says(row.who, row.say); no != row.want {
			t.Fatalf("%+v is answered %q", row.say, no)
		}
	}
	d.watchedOnce(seen)
	d.takesOver()
}

// agreesAll begins another match, to which all agree.
func (d *timed) agreesAll() {
	d.t.Helper()
	for !d.truth.Over() {
		turn := d.truth.Turn()
		if no := d.says(int(turn), d.say(turn, d.truth.Legal()[0])); no != "" {
			d.t.Fatal(no)
		}
	}
	for i := range 3 {
		if no := d.says(i, room.Say{T: room.SayShow, Seat: game.Seat(i), Yes: true}); no != "" {
			d.t.Fatal(no)
		}
	}
	if no := d.says(0, room.Say{T: room.SayBegin}); no != "" || !d.guests[3].hallOf(d.table).Shown {
		d.t.Fatal("all agreed, and yet:", no)
	}
}

// watchedOnce has a watcher come back with the key of a seat besides, to this room and to the same one opened again.
func (d *timed) watchedOnce(seen *guest) {
	d.t.Helper()
	if len(seen.watch) != 1 {
		d.t.Fatalf("it has the keys %q", seen.watch)
	}
	if l := d.kept; len(l.Watch) != 1 || !l.Late || !l.Shown {
		d.t.Fatalf("kept is %+v", l)
	}
	reopened := room.New(d.config(d.truth.Game()))
	reopened.Resume(d.kept, kept{d.truth}, nil)
	for _, in := range []*room.Room{d.room, reopened} {
		g := &guest{}
		g.mirror.Named = box.Named
		g.in = in.Enter(g.take, false)
		g.in.Hear(g.mirror.Hello(append(slices.Clone(seen.watch), d.guests[2].keys...)).Text())
		d.read(g)
		if g.hall.Seats[2].Mine || !g.mirror.Late() {
			d.t.Error("who watched with all eyes came back to a seat")
		}
		g.in.Leave()
	}
}

// takesOver has somebody else take the seat that was freed: nothing more is shown before they agree too. An older link
// of the same seat sees nothing either.
func (d *timed) takesOver() {
	d.t.Helper()
	g := d.enter(false)
	g.in.Hear(room.Say{T: room.SaySit, Seat: 1, Name: "y"}.Text())
	g.seats, d.guests[1].seats = []game.Seat{1}, nil
	d.readAll()
	watcher := d.guests[3]
	for roundAgo(d.truth) < 5 {
		d.plays()
	}
	if n := watcher.mirror.Session(0).Len(); n != 0 {
		d.t.Fatalf("%d actions were shown before all agreed", n)
	}
	g.in.Hear(room.Say{T: room.SayShow, Seat: 1, Yes: true}.Text())
	d.readAll()
	d.sees(watcher, roundAgo(d.truth))
	second := &guest{keys: g.keys}
	second.mirror.Named = box.Named
	second.in = d.room.Enter(second.take, false)
	second.in.Hear(second.mirror.Hello(second.keys).Text())
	d.read(second)
	d.read(g)
	g.no = nil
	g.in.Hear(room.Say{T: room.SayWatch}.Text())
	d.read(g)
	if !second.hall.Seats[1].Mine || len(g.no) != 1 || g.no[0].Why != "room.seated" {
		d.t.Errorf("an older link of a seat may watch: %v", g.no)
	}
}

// TestLateHall: who watches a round late hears by the room of nothing that happens in the match.
func TestLateHall(t *testing.T) {
	tb := lateTable(t, box.Of("montaigne").Game, 3, 3)
	g := tb.watcher()
	tb.read(g)
	for told := len(g.all); ; {
		seat := tb.truth.Turn()
		if tb.plays(); roundAgo(tb.truth) > 0 {
			break
		}
		if tb.chance.Intn(3) == 0 {
			tb.owner(seat).in.Hear(room.Say{T: room.SayUndo, Seat: seat, N: tb.truth.Len() - 1}.Text())
			tb.readAll()
		}
		if len(g.all) > told {
			t.Fatalf("it hears %.300s", g.all[told])
		}
	}
	var tell room.Tell
	for _, msg := range g.all {
		if err := json.Unmarshal(msg, &tell); err != nil || tell.Ask != nil {
			t.Fatal("it hears what others are asked:", err)
		}
	}
}
