//go:build !js

package hosting_test

import (
	"encoding/json"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/hosting"
)

// TestAdopt opens a room for a match of the shelf that had none, in its middle: whoever comes sits down at the seat that
// is open and plays on; closed and opened again it is the same match; its seats are told to who takes it by post again.
func TestAdopt(t *testing.T) {
	shelf, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	m, err := shelf.New(store.Meta{Name: "m", Setup: game.Setup{Game: "montaigne", Seats: []string{"person", "person"},
		Seed: "5"}})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(3)
	for range 9 {
		legal := m.Session().Legal()
		if _, err := m.Do(legal[r.Intn(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	id, seat := m.ID(), m.Session().Turn()
	act := m.Session().Game().Notation(m.Session().Legal()[0])
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	key := strings.Repeat("ab", 40)
	l := room.Ledger{Match: id, Seats: []room.Owner{{Chair: room.Chair{Kind: room.Open, Name: "a"}},
		{Chair: room.Chair{Kind: room.Open, Name: "b"}}}}
	l.Seats[1-seat] = room.Owner{Chair: room.Chair{Kind: "person", Name: "here"}, Key: key, Host: true}
	h, err := hosting.Adopt(hosting.Config{Shelf: shelf, Listen: "127.0.0.1:0"}, l)
	if err != nil {
		t.Fatal(err)
	}
	told := make(chan []byte, 1024)
	g := h.Room.Enter(func(msg []byte) bool { told <- msg; return true }, false)
	g.Hear(room.Say{T: room.SayHello, V: room.Version}.Text())
	g.Hear(room.Say{T: room.SaySit, Seat: seat, Name: "friend"}.Text())
	g.Hear(room.Say{T: room.SayDo, Seat: seat, N: 9, A: act}.Text())
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	close(told)
	for msg := range told {
		var tell room.Tell
		if json.Unmarshal(msg, &tell) == nil && tell.No != nil {
			t.Fatal(tell.No)
		}
	}
	if n := shelf.Info(id).Actions; n != 10 {
		t.Fatalf("%d actions", n)
	}
	back, ok, err := hosting.Reopen(hosting.Config{Shelf: shelf, Listen: "127.0.0.1:0"}, id)
	if !ok || err != nil {
		t.Fatal(ok, err)
	}
	if keys := back.Keys(); len(keys) != 1 || keys[0] != key {
		t.Errorf("its keys are %v", keys)
	}
	if err := back.Close(); err != nil {
		t.Fatal(err)
	}
	kinds, mine := hosting.Seats(shelf.Dir(), id)
	if len(kinds) != 2 || kinds[0] != "person" || kinds[1] != "person" || len(mine) != 1 || mine[0] != 1-seat {
		t.Errorf("%v, %v", kinds, mine)
	}
}
