//go:build !js

package club_test

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"posterestante/game/room"
	"posterestante/hosting/club"
	"posterestante/hosting/hostingtest"
	"posterestante/link"
)

// TestRelayed plays a match with a home that guests reach by the club; the names of the home's keys can't be taken by
// another, nor can those of a room of the club.
func TestRelayed(t *testing.T) {
	c := opened(t, club.Config{Dir: t.TempDir()})
	at := way(t, c.Link())
	guests, _ := roomAt(t, at, "postcards", room.Open, room.Open)
	l := dial(t, at)
	id := fmt.Sprintf("%x", guests.Key.ID)
	if a := ask(t, l, link.Ask{T: link.AskRelay, IDs: []string{id}}); a.No != "club.relay" {
		t.Errorf("a room's key is taken: %+v", a)
	}
	i := link.NewInvite()
	mine := fmt.Sprintf("%x", i.LinkKey().ID)
	if a := ask(t, l, link.Ask{T: link.AskRelay, IDs: []string{mine}}); !a.Ready {
		t.Errorf("%+v", a)
	}
	if a := ask(t, dial(t, at), link.Ask{T: link.AskRelay, IDs: []string{mine}}); a.No != "club.relay" {
		t.Errorf("another's key is taken: %+v", a)
	}
	if s := c.Status(); s.Homes != 1 {
		t.Errorf("%+v", s)
	}
}

// TestStatus: how the club stands tells neither names nor games nor keys; the page and other hosts are told apart.
func TestStatus(t *testing.T) {
	dir := t.TempDir()
	c := opened(t, club.Config{Dir: dir, Name: "club.example:7777"})
	at := way(t, strings.Replace(c.Link(), "club.example:7777", c.Addr().String(), 1))
	guests, _ := roomAt(t, at, "montaigne", room.Open, room.Open)
	l := dial(t, guests)
	_ = l.Send(room.Say{T: room.SayHello, V: room.Version}.Text())
	_ = l.Send(room.Say{T: room.SaySit, Seat: 1, Name: "Zénobie"}.Text())
	first(t, dial(t, guests), func(t *room.Tell) bool { return t.Room != nil && t.Room.Seats[1].Name == "Zénobie" })
	get := func(path, host string) string {
		q, err := http.NewRequestWithContext(t.Context(), http.MethodGet, "http://"+c.Addr().String()+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		q.Host = host
		resp, err := http.DefaultClient.Do(q)
		if err != nil {
			t.Fatal(err)
		}
		defer resp.Body.Close()
		text, _ := io.ReadAll(resp.Body)
		return fmt.Sprint(resp.StatusCode, " ", string(text))
	}
	for path, want := range map[string][]string{
		"/status":  {"200 ", "rooms 1, awake 1", "links 2", "p99"},
		"/metrics": {"200 ", "posterestante_rooms 1\n", "posterestante_links 2\n", "_action_seconds_count"},
	} {
		text := get(path, "club.example:7777")
		for _, w := range want {
			if !strings.Contains(text, w) {
				t.Errorf("%s lacks %q: %s", path, w, text)
			}
		}
		names, _ := filepath.Glob(filepath.Join(dir, "matches", "rooms", "*.log"))
		if len(names) != 1 {
			t.Fatal(names)
		}
		for _, secret := range []string{"Zénobie", "montaigne", strings.TrimSuffix(filepath.Base(names[0]), ".log"),
			fmt.Sprintf("%x", guests.Key.ID)} {
			if strings.Contains(text, secret) {
				t.Errorf("%s tells %q", path, secret)
			}
		}
	}
	if text := get("/status", "evil.example"); !strings.HasPrefix(text, "421") {
		t.Errorf("another host: %s", text)
	}
	if text := get("/", "127.0.0.1"); !strings.HasPrefix(text, "404") {
		t.Errorf("no page: %s", text)
	}
	if host, _, _ := net.SplitHostPort(c.Host()); host != "club.example" {
		t.Error(c.Host())
	}
}

// TestSweep: rooms where nothing was begun are gone after a week, others stay.
func TestSweep(t *testing.T) {
	dir := t.TempDir()
	c := opened(t, club.Config{Dir: dir, Idle: time.Millisecond})
	at := way(t, c.Link())
	guests, owner := roomAt(t, at, "postcards", room.Open, "think:0")
	lost, _ := roomAt(t, at, "postcards", room.Open, room.Open)
	l := dial(t, guests)
	_ = l.Send(room.Say{T: room.SayHello, V: room.Version}.Text())
	_ = l.Send(room.Say{T: room.SaySit, Seat: 0, Name: "Ana"}.Text())
	host := dial(t, owner)
	hostingtest.Begin(t, host)
	_ = l.Close()
	_ = host.Close()
	for c.Status().Awake > 0 {
		time.Sleep(5 * time.Millisecond)
	}
	c.Sweep(time.Now().Add(6 * 24 * time.Hour))
	if n := c.Status().Rooms; n != 2 {
		t.Fatalf("%d rooms after six days", n)
	}
	c.Sweep(time.Now().Add(8 * 24 * time.Hour))
	if n := c.Status().Rooms; n != 1 {
		t.Fatalf("%d rooms after eight days", n)
	}
	dial(t, guests)
	if _, err := link.Dial(t.Context(), lost); err == nil {
		t.Error("a room that is gone opens")
	}
}
