package program

import (
	"strings"
	"testing"

	"posterestante/render/screens/menus"
)

// TestPostedSeats: whom a match by post waits for is never called as an opponent is, and somebody sits here, whoever was
// chosen on the page of a new match.
func TestPostedSeats(t *testing.T) {
	for _, row := range []struct {
		kinds []string
		names []string
	}{
		{[]string{menus.Person, "think:25"}, []string{"Zoé", "Voyageur 2"}},
		{[]string{"think:25", "think:100"}, []string{"Voyageur 1", "Voyageur 2"}},
		{[]string{menus.Person, "think:25", menus.Person}, []string{"Zoé", "Odette", "Zoé"}},
	} {
		h := postHome(t)
		s := menus.Setup{Game: "montaigne", Options: map[string]string{}, Seed: "by post"}
		for i, k := range row.kinds {
			name := "Zoé"
			if k != menus.Person {
				name = "Odette"
			}
			s.Seats = append(s.Seats, menus.Seat{Name: name, Kind: k, Colour: i})
		}
		if _, err := h.posting(s); err != nil {
			t.Fatal(row.kinds, err)
		}
		mail, err := h.mailOf(h.matches()[0].ID)
		if err != nil {
			t.Fatal(row.kinds, err)
		}
		if name := h.matches()[0].Name; name != strings.Join(row.names, ", ") {
			t.Errorf("%v: the match is called %q", row.kinds, name)
		}
		for i, seat := range mail.Seats {
			if seat.Name != row.names[i] || (seat.Invite == "") != (i == 0 || row.kinds[i] != menus.Person && len(row.kinds) > 2) {
				t.Errorf("%v: seat %d is %+v", row.kinds, i, seat)
			}
		}
	}
}
