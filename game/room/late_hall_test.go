package room_test

import (
	"encoding/json"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
)

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
