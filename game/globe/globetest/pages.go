package globetest

import (
	"encoding/json"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
)

// Page is a position of which one number of a seat is written over by hand, and what load
// says of it.
type Page struct {
	Rule, Name string
	Position   string
	Seat       int
	Counter    string
	N          int
	Why        string // the key of what is said when it is refused, "" where it is read
}

// PageCase is a row.
func PageCase(rule, name, pos string, seat int, counter string, n int, why string) Page {
	return Page{rule, name, pos, seat, counter, n, why}
}

// Pages tries rows of pages.
func Pages(t *testing.T, g globe.Game, rows []Page) {
	t.Helper()
	for _, row := range rows {
		data, err := Position(t, g, row.Position).MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		var page struct {
			Seats []map[string]any `json:"seats"`
		}
		whole := map[string]any{}
		if json.Unmarshal(data, &page) != nil || json.Unmarshal(data, &whole) != nil {
			t.Fatalf("%s", data)
		}
		if _, ok := page.Seats[row.Seat][row.Counter]; !ok {
			t.Fatalf("%s %s: seats have no %s", row.Rule, row.Name, row.Counter)
		}
		page.Seats[row.Seat][row.Counter] = row.N
		whole["seats"] = page.Seats
		if data, err = json.Marshal(whole); err != nil {
			t.Fatal(err)
		}
		switch _, err := g.Load(data); {
		case err == nil && row.Why != "":
			t.Errorf("%s %s: %s %d is read", row.Rule, row.Name, row.Counter, row.N)
		case err != nil && row.Why == "":
			t.Errorf("%s %s: %s %d: %v", row.Rule, row.Name, row.Counter, row.N, err)
		case err != nil && game.SayImpossible(err).Key != row.Why:
			t.Errorf("%s %s: %s %d: %v, want %s", row.Rule, row.Name, row.Counter, row.N, err, row.Why)
		}
	}
}
