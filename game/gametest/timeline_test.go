package gametest

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
)

// bent is a match whose timeline is wrong in one way.
type bent struct {
	*game.Session
	how string
}

func (b bent) Back(seat game.Seat) int {
	n := b.Session.Back(seat)
	switch {
	case b.how == "goes back too far" && n > 0:
		return n - 1
	case b.how == "goes back too little" && n < b.Len():
		return n + 1
	case b.how == "goes beyond":
		return b.Len() + 1
	}
	return n
}

func (b bent) BarrierAt(n int, seat game.Seat) *game.Barrier {
	w := b.Session.BarrierAt(n, seat)
	if w == nil && b.how == "locks all" {
		return &game.Barrier{Step: n, Event: b.Step(n).Events[0]}
	}
	if w == nil || w.Event.Kind == 0 {
		if w != nil && b.how == "blames an event" {
			w.Event = b.Step(n).Events[0]
		}
		if w != nil && b.how == "lets others" {
			return nil
		}
		return w
	}
	switch b.how {
	case "locks nothing":
		return nil
	case "names nothing":
		w.Event = game.Event{}
	case "names another":
		w.Event.Value++
	case "names the wrong one":
		i := slices.IndexFunc(b.Step(n).Events, func(e game.Event) bool { return !e.Learns(seat) })
		w.Event = b.Step(n).Events[i]
	case "names another action":
		w.Step++
	}
	return w
}

func (b bent) Undo() error {
	if b.how == "never undoes" {
		return game.ErrNothing
	}
	return b.Session.Undo()
}

func (b bent) Redo() ([]game.Event, error) {
	if b.how == "never redoes" {
		return nil, game.ErrNothing
	}
	return b.Session.Redo()
}

func (b bent) Lift(on bool) error {
	switch b.how {
	case "lifts for all":
		return nil
	case "never lifts":
		return game.ErrLift
	case "never sets again":
		if !on {
			return errors.New("no")
		}
	}
	return b.Session.Lift(on)
}

func (b bent) Crossed() bool { return b.Session.Crossed() && b.how != "forgets that it crossed" }

// toyMatch plays the toy game at random, some actions of it, and bends it.
func toyMatch(t *testing.T, bug, how string, seats ...string) past {
	t.Helper()
	s, err := game.NewSession(toy{bug: bug, moods: new(uint64)}, game.Setup{Game: "toy", Seats: seats, Seed: "5"})
	if err != nil {
		t.Fatal(err)
	}
	for i := range 9 { // two draws, then a card played, and so on
		legal := s.Legal()
		a := legal[0]
		if i%3 != 2 {
			a = legal[len(legal)-1]
		}
		if _, err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	return bent{s, how}
}

// TestTimeline bends the timeline of the toy game in every way that the law
// forbids: it says so, and of a straight one nothing.
func TestTimeline(t *testing.T) {
	type law = func(past, []game.Seat) string
	several, alone := []string{"person", "person"}, []string{"person", "robot"}
	for _, row := range []struct {
		bug, how string
		law      law
		seats    []string
		says     string // "" where nothing is wrong
	}{
		{"", "", barriers, several, ""},
		{"", "", rewinds, several, ""},
		{"", "", lifting, several, ""},
		{"", "", lifting, alone, ""},
		{"", "", lifting, []string{"robot", "robot"}, ""},
		{"no barrier", "", barriers, several, "names no barrier"},
		{"", "locks nothing", barriers, several, "names no barrier"},
		{"", "lets others", barriers, several, "another seat's decision for seat"},
		{"", "names nothing", barriers, several, "its barrier for seat"},
		{"", "blames an event", barriers, several, "its barrier for seat"},
		{"", "names another", barriers, several, "none of its events"},
		{"", "names the wrong one", barriers, several, "learns nothing"},
		{"", "names another action", barriers, several, "says it is that of action"},
		{"", "locks all", barriers, several, "learns nothing"},
		{"", "goes back too far", rewinds, several, "over action"},
		{"", "goes back too little", rewinds, several, "only, and nothing bars"},
		{"", "goes beyond", rewinds, several, "of 9"},
		{"", "never undoes", rewinds, several, "undo goes to"},
		{"", "never redoes", rewinds, several, "redo of action"},
		{"", "lifts for all", lifting, alone, "can't lift"},
		{"", "never lifts", lifting, alone, "can't lift"},
		{"", "lifts for all", lifting, several, "2 persons lift"},
		{"", "goes back too little", lifting, alone, "may go back to 1 only"},
		{"", "never undoes", lifting, alone, "with the barriers lifted, undo"},
		{"", "forgets that it crossed", lifting, alone, "crossed: false"},
		{"", "never sets again", lifting, alone, "can't be set again"},
	} {
		p := toyMatch(t, row.bug, row.how, row.seats...)
		if row.bug+row.how != "" && row.says == "" {
			t.Errorf("%s%s says nothing", row.bug, row.how)
		}
		got := row.law(p, []game.Seat{0, 1, game.Nobody})
		if (got == "") != (row.says == "") || !strings.Contains(got, row.says) {
			t.Errorf("%s%s, %v: %q, want %q", row.bug, row.how, row.seats, got, row.says)
		}
		if row.how == "" && p.Len() != 9 {
			t.Errorf("%d actions are left of 9", p.Len())
		}
	}
}

// TestTimelineCrossings checks that a rewind over what a lying event showed is
// found from any later point.
func TestTimelineCrossings(t *testing.T) {
	found := 0
	s := toyMatch(t, "no barrier", "", "person", "person").(bent).Session
	for n := range s.Len() + 1 {
		if why := rewinds(s.Branch(n), []game.Seat{0, 1}); strings.Contains(why, "shows piece") {
			found++
		} else if why != "" {
			t.Errorf("after %d actions: %s", n, why)
		}
	}
	if found == 0 {
		t.Error("no rewind over a draw was found")
	}
}
