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
			h.keepSeat(way, key)
			h.knowSeat([]string{key}, "postcards", []string{"Lise", "Marc"})
		}()
	}
	all.Wait()
	for i := range mostTaken {
		if n := len(h.seatsAt(link.Way{Host: fmt.Sprint("host:", i)})); n != 1 {
			t.Errorf("at host %d there are %d seats", i, n)
		}
	}
	if n := len(h.back()); n != mostTaken {
		t.Errorf("%d rooms to come back to of %d", n, mostTaken)
	}
	way, err := h.wayTo("host:7")
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
		h.keepSeat(link.Way{Host: "a:1"}, "k")
		if n := len(h.seatsAt(link.Way{Host: "a:1"})); n != 1 {
			t.Errorf("after %.20q %d seats are kept", text, n)
		}
	}
}
