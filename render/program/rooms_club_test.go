package program

import (
	"strings"
	"testing"
	"time"

	"posterestante/hosting/club"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/menus"
)

// TestAtClub names a club by its link, invites, and sits in a room there as its host; without the club the next room is
// at home again.
func TestAtClub(t *testing.T) {
	c, err := club.Open(club.Config{Dir: t.TempDir(), Listen: "127.0.0.1:0"})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	h := newHome(t, t.TempDir())
	h.data = t.TempDir()
	if h.club() != nil {
		t.Error("there is a club before one is named")
	}
	if l, err := h.joined(c.Link(), nil); l != nil || err != nil || h.settings.Club != c.Link() {
		t.Fatalf("a club's link: %v %v", l, err)
	}
	page, err := h.deps.OnInvite(menus.Setup{Game: "sakodo", Seats: []menus.Seat{
		{Name: "Zoé", Kind: menus.Person}, {Name: "Marc", Kind: menus.Person, Colour: 1}}})
	if err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(time.Minute); len(h.takenSeats()) < 2; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("nobody sits: %+v, %+v", c.Status(), h.takenSeats())
		}
	}
	all := h.takenSeats()
	if s := c.Status(); s.Rooms != 1 || s.Links != 1 || all[0].Owner || !all[1].Owner || all[0].room() != all[1].room() {
		t.Errorf("%+v, %+v", s, all)
	}
	page.(stage.Leaver).Leave()
	if p, ok := h.known(all[0].room()); !ok || !p.owner || p.Key.Text() != all[1].Key {
		t.Errorf("the way back: %+v", p)
	}
	said := h.club()
	if said == nil || !strings.HasPrefix(said.Host, "http://127.0.0.1:") || said.Pass == nil {
		t.Fatalf("%+v", said)
	}
	said.Leave()
	if h.club() != nil || h.settings.Club != "" {
		t.Error("the club stays")
	}
}
