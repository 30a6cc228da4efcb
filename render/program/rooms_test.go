package program

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"posterestante/link"
)

// TestSeats has many links keep their seats at once, and tables write what is played there: none is lost.
func TestSeats(t *testing.T) {
	h := &home{data: t.TempDir()}
	var all sync.WaitGroup
	for i := range mostTaken {
		all.Add(1)
		go func() {
			defer all.Done()
			way, key := link.Way{Host: fmt.Sprint("host:", i)}, strings.Repeat(fmt.Sprintf("%02x", i), 40)
			p := placeOf(way)
			h.keepSeat(&p, key, false)
			h.knowSeat([]string{key}, "postcards", []string{"Lise", "Marc"})
		}()
	}
	all.Wait()
	for i := range mostTaken {
		p := placeOf(link.Way{Host: fmt.Sprint("host:", i)})
		if n := len(h.seatsAt(&p)); n != 1 {
			t.Errorf("at host %d there are %d seats", i, n)
		}
	}
	if n := len(h.back()); n != mostTaken {
		t.Errorf("%d rooms to come back to of %d", n, mostTaken)
	}
	way, err := h.placeAt("host:7 0000000000000000", nil)
	if err != nil || way.Key.ID != (link.KeyID{7, 7, 7, 7, 7, 7, 7, 7}) {
		t.Error("the way to a room by its seat:", way, err)
	}
}

// TestSeatsDamaged reads what is no file of seats: there are none, and the next one is kept.
func TestSeatsDamaged(t *testing.T) {
	for _, text := range []string{"", "{", `{"host":1}`, "[" + strings.Repeat(`{"host":"a"},`, 9000), "\x00\xff"} {
		h := &home{data: t.TempDir()}
		if err := os.MkdirAll(filepath.Dir(h.takenFile()), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(h.takenFile(), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if n := len(h.takenSeats()); n != 0 {
			t.Errorf("%.20q gives %d seats", text, n)
		}
		p := placeOf(link.Way{Host: "a:1"})
		h.keepSeat(&p, "k", false)
		if n := len(h.seatsAt(&p)); n != 1 {
			t.Errorf("after %.20q %d seats are kept", text, n)
		}
	}
}

// TestManyRooms: at one host there may be many rooms, such as those of a club. The keys of one are told to no other, the
// owner of a room comes back as its owner.
func TestManyRooms(t *testing.T) {
	h := &home{data: t.TempDir()}
	var at []place
	for i := range 3 {
		p := placeOf(link.Way{Host: "club.example", Secure: true, Key: link.NewKey()})
		at = append(at, p)
		h.keepSeat(&p, strings.Repeat(fmt.Sprintf("%02x", i+1), 40), false)
	}
	owner := link.NewKey()
	h.keepSeat(&at[1], owner.Text(), true)
	h.knowSeat([]string{strings.Repeat("02", 40)}, "sakodo", []string{"Lise", "Marc"})
	h.knowSeat([]string{strings.Repeat("03", 40)}, "postcards", []string{"Ana"})
	for i := range at {
		if got := h.seatsAt(&at[i]); len(got) != 1 || got[0] != strings.Repeat(fmt.Sprintf("%02x", i+1), 40) {
			t.Errorf("room %d has the seats %v", i, got)
		}
	}
	back := h.back()
	if len(back) != 2 || back[0].Game != "sakodo" || back[1].Game != "postcards" {
		t.Fatalf("%+v", back)
	}
	if p, err := h.placeAt(back[0].Host, nil); err != nil || p.Key != owner || !p.owner || !p.Secure || p.room != at[1].room {
		t.Errorf("the owner comes back by %+v: %v", p, err)
	}
	if p, err := h.placeAt(back[1].Host, nil); err != nil || p.owner || p.Key.ID != [8]byte{3, 3, 3, 3, 3, 3, 3, 3} {
		t.Errorf("a guest comes back by %+v: %v", p, err)
	}
}

// TestWatchKeys: the key of who watched is no seat: it is said in its room and in no other, leads to none, and no room is
// offered to come back to by it.
func TestWatchKeys(t *testing.T) {
	h := &home{data: t.TempDir()}
	here, there := placeOf(link.Way{Host: "a:1", Key: link.NewKey()}), placeOf(link.Way{Host: "a:1", Key: link.NewKey()})
	key := strings.Repeat("0a", 40)
	h.keepWatch(&here, key)
	h.keepHeard(&here, heard{Names: []string{"Lise"}})
	if h.watchAt(&here) != key || h.watchAt(&there) != "" || len(h.seatsAt(&here)) != 0 {
		t.Errorf("%q here, %q there, seats %v", h.watchAt(&here), h.watchAt(&there), h.seatsAt(&here))
	}
	if _, ok := h.known(here.Host + " " + here.room); ok || len(h.back()) != 0 || len(h.matchesAway()) != 0 {
		t.Error("it is taken for a seat")
	}
}
