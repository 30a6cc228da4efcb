//go:build !js

package club_test

import (
	"context"
	"strings"
	"sync"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/hosting/club"
	"posterestante/hosting/hostingtest"
	"posterestante/link"
)

func opened(t *testing.T, cfg club.Config) *club.Club {
	t.Helper()
	if cfg.Listen == "" {
		cfg.Listen = "127.0.0.1:0"
	}
	c, err := club.Open(cfg)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	return c
}

func way(t *testing.T, text string) link.Way {
	t.Helper()
	w, err := link.ParseWay(text)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func dial(t *testing.T, w link.Way) *link.Conn {
	t.Helper()
	c, err := link.Dial(t.Context(), w)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	return c
}

// ask asks a club for something.
func ask(t *testing.T, c *link.Conn, a link.Ask) link.Answer {
	t.Helper()
	if err := c.Say(a); err != nil {
		t.Fatal(err)
	}
	msg, err := c.Receive()
	if err != nil {
		t.Fatal(err)
	}
	answer, err := link.ReadAnswer(msg)
	if err != nil {
		t.Fatal(err)
	}
	return answer
}

// roomAt opens a room and gives the ways of guests and of its owner.
func roomAt(t *testing.T, at link.Way, name string, kinds ...string) (guests, owner link.Way) {
	t.Helper()
	c := dial(t, at)
	defer c.Close()
	a := ask(t, c, link.Ask{T: link.AskRoom, Game: name, Kinds: kinds})
	i, ok := link.Reopen(a.Invite)
	key, is := link.SeatKey(a.Owner)
	if !ok || !is {
		t.Fatalf("%+v", a)
	}
	return way(t, i.LinkBy(at)), link.Way{Host: at.Host, Key: key}
}

// TestClub plays whole matches of all games in rooms of one club at once; one friend in each loses the link again and
// again, and the club is closed and opened again in the middle: everybody comes back to where they were.
func TestClub(t *testing.T) {
	dir := t.TempDir()
	c := opened(t, club.Config{Dir: dir})
	at := way(t, c.Link())
	if !at.Club {
		t.Fatal(c.Link())
	}
	ctx, cancel := context.WithTimeout(t.Context(), 4*time.Minute)
	defer cancel()
	var all sync.WaitGroup
	friends := map[string][]*hostingtest.Friend{}
	for i, p := range box.Games {
		guests, owner := roomAt(t, at, p.Game.Name(), room.Open, "think:0", room.Open)
		two := []*hostingtest.Friend{{T: t, Way: guests, Seat: 0, Rand: game.NewRand(uint64(i))},
			{T: t, Way: guests, Seat: 2, Drops: 50, Rand: game.NewRand(uint64(i + 10))}}
		for _, f := range two {
			all.Add(1)
			go func() { defer all.Done(); f.Play(ctx) }()
		}
		host := dial(t, owner)
		friends[hostingtest.Begin(t, host)] = two
		_ = host.Close()
	}
	time.Sleep(300 * time.Millisecond) // somewhere in the middle of all
	if err := c.Close(); err != nil {
		t.Error(err)
	}
	c = opened(t, club.Config{Dir: dir, Listen: c.Addr().String(), Idle: 50 * time.Millisecond})
	all.Wait()
	if ctx.Err() != nil {
		t.Fatal("the matches didn't end")
	}
	if s := c.Status(); s.Rooms != 4 || s.Actions == 0 || s.P50 <= 0 || s.P99 < s.P50 {
		t.Errorf("%+v", s)
	}
	for end := time.Now().Add(20 * time.Second); c.Status().Awake > 0; time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("rooms don't sleep: %+v", c.Status())
		}
	}
	shelf, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	for id, two := range friends {
		r, err := shelf.Look(id)
		if err != nil || !r.Session.Over() {
			t.Fatalf("the file: %v", err)
		}
		for _, f := range two {
			s := f.Mirror.Session(f.Seat)
			a, b := s.View(f.Seat), r.Session.View(f.Seat)
			if diff := a.Diff(b); diff != "" || s.Len() != r.Session.Len() {
				t.Errorf("%s, seat %d: %d of %d actions, %s", r.Header.Game, f.Seat, s.Len(), r.Session.Len(), diff)
			}
		}
	}
	for _, f := range friends { // who comes to a room that sleeps is told its match
		l := dial(t, f[0].Way)
		if s := first(t, l, func(t *room.Tell) bool { return t.Over != nil }); s == nil {
			t.Error("a room that slept doesn't wake")
		}
		return
	}
}

// first says hello and hears until something is told.
func first(t *testing.T, l *link.Conn, is func(*room.Tell) bool) *room.Tell {
	t.Helper()
	_ = l.Send(room.Say{T: room.SayHello, V: room.Version}.Text())
	for {
		msg, err := l.Receive()
		if err != nil {
			t.Error(err)
			return nil
		}
		tell, err := room.ReadTell(msg)
		if err != nil {
			t.Error(err)
			return nil
		}
		if is(&tell) {
			return &tell
		}
	}
}

// TestWho: the owner is the host, whoever comes by the link isn't; the key of one room opens no other, and none of them
// the club's desk.
func TestWho(t *testing.T) {
	c := opened(t, club.Config{Dir: t.TempDir()})
	at := way(t, c.Link())
	guests, owner := roomAt(t, at, "postcards", room.Open, room.Open)
	other, _ := roomAt(t, at, "sakodo", room.Open, room.Open, room.Open)
	hall := func(w link.Way) *room.Hall {
		return first(t, dial(t, w), func(t *room.Tell) bool { return t.Room != nil }).Room
	}
	if h := hall(owner); !h.Host || h.Game != "postcards" {
		t.Errorf("the owner: %+v", h)
	}
	if h := hall(guests); h.Host || h.Game != "postcards" {
		t.Errorf("a guest: %+v", h)
	}
	if h := hall(other); h.Host || h.Game != "sakodo" || len(h.Seats) != 3 {
		t.Errorf("the other room: %+v", h)
	}
	l := dial(t, guests)
	if err := l.Say(link.Ask{T: link.AskRoom, Game: "postcards", Kinds: []string{room.Open, room.Open}}); err != nil {
		t.Fatal(err)
	}
	if msg, err := l.Receive(); err != nil || !strings.Contains(string(msg), "room.message") {
		t.Errorf("a guest at the desk: %s %v", msg, err)
	}
}

// TestDesk: what can't be had is refused by the key of a sentence; an address may ask so often, there are so many
// rooms.
func TestDesk(t *testing.T) {
	c := opened(t, club.Config{Dir: t.TempDir(), Most: 3})
	at := way(t, c.Link())
	l := dial(t, at)
	fine := link.Ask{T: link.AskRoom, Game: "postcards", Kinds: []string{room.Open, room.Open}}
	for name, a := range map[string]link.Ask{
		"no game": {T: link.AskRoom}, "no seats": {T: link.AskRoom, Game: "sakodo"},
		"another game": {T: link.AskRoom, Game: "chess", Kinds: fine.Kinds},
		"another kind": {T: link.AskRoom, Game: "sakodo", Kinds: []string{"open", "devil"}},
		"an option":    {T: link.AskRoom, Game: "sakodo", Kinds: fine.Kinds, Options: map[string]string{"x": "y"}},
		"what":         {T: "what"}, "no names": {T: link.AskRelay, IDs: []string{"zz"}},
	} {
		if got := ask(t, l, a); got.No == "" || got.Invite != "" {
			t.Errorf("%s: %+v", name, got)
		}
	}
	if s := c.Status(); s.Rooms != 0 || s.Awake != 0 {
		t.Errorf("%+v", s)
	}
	for n := range 4 {
		if got := ask(t, l, fine); (got.No == "club.full") != (n == 3) || (got.Invite == "") != (n == 3) {
			t.Errorf("room %d: %+v", n, got)
		}
	}
	no := ""
	for range 12 {
		no = ask(t, l, fine).No
	}
	if no != "club.often" {
		t.Errorf("the 20th: %q", no)
	}
	if err := l.Send([]byte(`{"t":"room","x":1}`)); err != nil {
		t.Fatal(err)
	}
	if msg, err := l.Receive(); err != nil || !strings.Contains(string(msg), "room.message") {
		t.Errorf("%s %v", msg, err)
	}
}
