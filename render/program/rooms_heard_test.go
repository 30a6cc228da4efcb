//go:build !js

package program

import (
	"context"
	"strings"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
	"posterestante/hosting"
	"posterestante/render/away"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/hall"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// farRoom is a room of two at another program's shelf, its host and its guest seated and the match begun.
type farRoom struct {
	*testing.T
	host, guest *home
	cfg         hosting.Config
	open        *hosting.Host
	own, link   *away.Link
}

func newFarRoom(t *testing.T) *farRoom {
	r := &farRoom{T: t, host: newHome(t, t.TempDir()), guest: newHome(t, t.TempDir())}
	r.guest.data = t.TempDir()
	r.cfg = hosting.Config{Shelf: r.host.shelf, Listen: "127.0.0.1:0", Game: "postcards", Seed: "4",
		Kinds: []string{room.Open, room.Open}}
	var err error
	if r.open, err = hosting.Open(r.cfg); err != nil {
		t.Fatal(err)
	}
	open := r.open
	r.own = away.Open(away.Config{Named: box.Named, Words: error.Error,
		Dial: func(context.Context, []string) (room.Wire, error) { return open.Pipe(), nil }})
	if r.link, err = r.guest.joined(r.open.Link(r.open.Hosts()[0]), nil); err != nil {
		t.Fatal(err)
	}
	for seat, l := range []*away.Link{r.own, r.link} {
		r.until("the room", func() bool { return len(l.Hall().Seats) > 0 })
		l.Sit(game.Seat(seat), []string{"Lise", "Marc"}[seat])
		r.until("a seat", func() bool { return l.Hall().Seats[seat].Mine })
	}
	r.own.Begin()
	r.until("the match", func() bool { return r.link.Match() != nil && r.own.Match() != nil })
	return r
}

func (r *farRoom) until(what string, holds func() bool) {
	r.Helper()
	for end := time.Now().Add(3 * time.Minute); !holds(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			r.Fatal("never came: ", what)
		}
	}
}

// TestShelfElsewhere: a match at another program where this one has a seat lies on the shelf with what was heard of it
// last. While its host is closed the page says so in one sentence; once it is open again the table comes. Deleted, the
// seat is forgotten.
func TestShelfElsewhere(t *testing.T) {
	r := newFarRoom(t)
	if _, err := r.guest.awayTable(r.link.Match()); err != nil {
		t.Fatal(err)
	}
	turn := r.link.Match().Session().Turn()
	r.link.Close()
	r.own.Close()
	if err := r.open.Close(); err != nil {
		t.Fatal(err)
	}
	all := r.guest.matches()
	if len(all) != 1 || !all[0].Away || all[0].Over || all[0].Name != "Lise, Marc" || all[0].Game != "postcards" ||
		time.Since(all[0].When) > time.Hour {
		t.Fatalf("on the shelf lie %+v", all)
	}
	id := all[0].ID
	got := r.guest.progress(id).Turn
	if !got.Known || got.Seat != turn || got.Calls != (turn == 1) || got.Only != (turn == 1) {
		t.Errorf("it is the turn of %d, said is %+v", turn, got)
	}
	if r.guest.thumb(id).Kind == "" {
		t.Error("it has no picture")
	}
	r.hosts(turn)

	scene, err := r.guest.resume(id)
	if err != nil {
		t.Fatal(err)
	}
	show := stage.NewShow(&over{menus.NewMenu(r.guest.deps), scene})
	shut := r.guest.deps.Words.T("hall.shut")
	r.shows(show, "that the room is shut", func() bool {
		_, gathers := show.Scene().(*hall.Hall)
		return gathers && says(show, shut)
	})
	again, ok, err := hosting.Reopen(r.cfg, r.host.matches()[0].ID)
	if !ok || err != nil {
		t.Fatal(ok, err)
	}
	t.Cleanup(func() { _ = again.Close() })
	r.shows(show, "the table", func() bool { _, plays := show.Scene().(*table.Table); return plays })
	if err := r.guest.deletes(id); err != nil || len(r.guest.matches()) != 0 {
		t.Error("the seat is still known:", err)
	}
}

// hosts looks at the shelf of who hosts: whose turn it is there, and that only the host's own seat is here.
func (r *farRoom) hosts(turn game.Seat) {
	r.Helper()
	list := r.host.matches()
	if len(list) != 1 || list[0].Away {
		r.Fatalf("the host's shelf holds %+v", list)
	}
	var p game.Seat
	r.until("whose turn it is", func() bool {
		at := r.host.progress(list[0].ID).Turn
		p = at.Seat
		return at.Known && at.Calls == (turn == 0) && at.Only == (turn == 0)
	})
	if p != turn {
		r.Errorf("the host's shelf says that it is the turn of %d, not %d", p, turn)
	}
}

func (r *farRoom) shows(show *stage.Show, what string, holds func() bool) {
	r.Helper()
	r.until(what, func() bool {
		show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		return holds()
	})
}

func says(show *stage.Show, words string) bool {
	for _, s := range show.Frame().Sprites {
		if s.Pic.Kind == "text" && strings.Contains(s.Pic.Text, words) {
			return true
		}
	}
	return false
}

// TestTurnHere: in a match at one screen the shelf says whose turn it is, and nothing stands out.
func TestTurnHere(t *testing.T) {
	h := newHome(t, t.TempDir())
	m, err := h.shelf.New(metaOf(solo))
	if err != nil {
		t.Fatal(err)
	}
	id, turn := m.ID(), m.Session().Turn()
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	h.matches()
	r := &farRoom{T: t}
	r.until("whose turn it is", func() bool { return h.progress(id).Turn.Known })
	if got := h.progress(id).Turn; got.Seat != turn || got.Calls || got.Only != (turn == 0) {
		t.Errorf("it is the turn of %d, said is %+v", turn, got)
	}
}
