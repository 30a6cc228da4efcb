package room_test

import (
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/deal"
	"posterestante/game/room"
)

// timed is a room of three whose clock the test sets.
type timed struct {
	*table
	now  time.Time
	kept room.Ledger
}

func newTimed(t *testing.T) *timed {
	t.Helper()
	g := box.Of("montaigne").Game
	d := &timed{table: &table{t: t, chance: game.NewRand(1)}, now: time.Unix(1_800_000_000, 0)}
	d.room = room.New(d.config(g))
	for i := range 3 {
		p := d.enter(i == 0)
		p.in.Hear(room.Say{T: room.SaySit, Seat: game.Seat(i), Name: "x"}.Text())
		p.seats = []game.Seat{game.Seat(i)}
	}
	d.readAll()
	return d
}

func (d *timed) config(g game.Game) room.Config {
	draw := game.NewRand(1)
	return room.Config{Game: g, Kinds: openSeats(3), Seeds: func() game.Seed { return "7" },
		NewID: func() string { return "match" }, Now: func() time.Time { return d.now },
		Save: func(l room.Ledger) error { d.kept = l; return nil },
		Begin: func(s game.Setup, _ []room.Chair, _ string, _ *deal.Deal) (room.Keeper, error) {
			var err error
			d.truth, err = game.NewSession(g, s)
			return kept{d.truth}, err
		},
		Random: func(b []byte) {
			for i := range b {
				b[i] = byte(draw.Next())
			}
		}}
}

func (d *timed) says(i int, s room.Say) string {
	d.t.Helper()
	g := d.guests[i]
	before := len(g.no)
	g.in.Hear(s.Text())
	d.readAll()
	if len(g.no) > before {
		return g.no[len(g.no)-1].Why
	}
	return ""
}

// agrees sets a clock of a day that all agree to, and begins.
func (d *timed) agrees() {
	d.t.Helper()
	for _, row := range []struct {
		who  int
		say  room.Say
		want string
	}{
		{1, room.Say{T: room.SayClock, N: 24}, "room.host"}, {0, room.Say{T: room.SayClock, N: 25}, "room.message"},
		{0, room.Say{T: room.SayClock, N: 24}, ""}, {0, room.Say{T: room.SayBegin}, "room.agree"},
		{1, room.Say{T: room.SayAgree, Seat: 2, Yes: true}, "room.owner"},
		{1, room.Say{T: room.SayAgree, Seat: 1, Yes: true}, ""}, {2, room.Say{T: room.SayAgree, Seat: 2, Yes: true}, ""},
		{1, room.Say{T: room.SayAgree, Seat: 1}, ""}, {0, room.Say{T: room.SayBegin}, "room.agree"},
		{1, room.Say{T: room.SayAgree, Seat: 1, Yes: true}, ""},
		{0, room.Say{T: room.SayBegin}, ""}, {0, room.Say{T: room.SayClock, N: 72}, "room.begun"},
		{1, room.Say{T: room.SayAgree, Seat: 1}, "room.begun"},
	} {
		if no := d.says(row.who, row.say); no != row.want {
			d.t.Fatalf("%+v is answered %q", row.say, no)
		}
	}
}

func (d *timed) after(hours float64, left time.Duration, over bool) {
	d.t.Helper()
	d.now = d.now.Add(time.Duration(hours * float64(time.Hour)))
	if l, o := d.room.Tick(); l != left || o != over {
		d.t.Fatalf("%v are left, over %v", l, o)
	}
	d.readAll()
}

// TestClock: where all agreed to it, an opponent plays on for whoever takes too long, until they act again; whoever acts
// has the whole time anew, and a clock that is set back takes nothing from anybody.
func TestClock(t *testing.T) {
	d := newTimed(t)
	d.agrees()
	seat := d.truth.Turn()
	d.after(0, 24*time.Hour, false)
	d.after(23, time.Hour, false)
	d.after(-40, 24*time.Hour, false) // set back
	d.after(23.5, 30*time.Minute, false)
	before := d.truth.Len()
	d.after(0.5, 0, true)
	var think room.Thinker
	for d.truth.Turn() == seat {
		if moved, err := think.Next(t.Context(), d.room); !moved || err != nil {
			t.Fatal("nobody plays on:", err)
		}
	}
	if d.truth.Len() == before || !d.guests[1].hallOf(d.table).Seats[seat].Lapsed {
		t.Fatal("it isn't told that somebody else plays on")
	}
	if moved, err := think.Next(t.Context(), d.room); moved || err != nil {
		t.Fatal("an opponent plays for somebody who has time:", err)
	}
	d.after(1, 24*time.Hour, false)
	next := d.truth.Turn()
	d.now = d.now.Add(20 * time.Hour)
	for d.truth.Turn() == next {
		if no := d.says(int(next), d.say(next, d.truth.Legal()[0])); no != "" {
			t.Fatal(no)
		}
	}
	d.after(5, 24*time.Hour, false) // the third one's time has just begun
	for d.truth.Turn() != seat {
		turn := d.truth.Turn()
		d.says(int(turn), d.say(turn, d.truth.Legal()[0]))
	}
	if no := d.says(int(seat), d.say(seat, d.truth.Legal()[0])); no != "" { // they are back
		t.Fatal(no)
	}
	if d.guests[1].hallOf(d.table).Seats[seat].Lapsed {
		t.Fatal("an opponent still plays for somebody who is back")
	}
	d.restarts()
}

// hallOf is what a guest was told last of the room.
func (g *guest) hallOf(tb *table) room.Hall {
	tb.read(g)
	return g.hall
}

// restarts opens the room again: the time goes on where it was.
func (d *timed) restarts() {
	d.t.Helper()
	d.now = d.now.Add(time.Minute)
	d.room.Tick()
	d.now = d.now.Add(20 * time.Hour)
	again := room.New(d.config(d.truth.Game()))
	again.Resume(d.kept, kept{d.truth}, nil)
	if l, over := again.Tick(); over || l != 4*time.Hour {
		d.t.Errorf("after a restart %v are left, %v", l, over)
	}
}

// TestNoClock: where nobody set one nobody is ever played for.
func TestNoClock(t *testing.T) {
	d := newTimed(t)
	if no := d.says(0, room.Say{T: room.SayBegin}); no != "" {
		t.Fatal(no)
	}
	d.after(10_000, 0, false)
	var think room.Thinker
	if moved, err := think.Next(t.Context(), d.room); moved || err != nil {
		t.Fatal(moved, err)
	}
}
