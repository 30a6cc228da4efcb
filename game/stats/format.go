package stats

import (
	"fmt"
	"time"

	"posterestante/game"
	"posterestante/game/foreign"
)

// Format is the version of stats.json; a file of another one is not read.
const Format = 4

// entry is what is known of a match file: when it was last written to, and what
// it told then.
type entry struct {
	Played time.Time `json:"played"`
	Why    string    `json:"why,omitempty"` // why it isn't counted
	Match  *Match    `json:"match,omitempty"`
}

// page is stats.json.
type page struct {
	Format  int              `json:"format"`
	Matches map[string]entry `json:"matches"`
}

// read reads stats.json; what it must hold for Report to be safe is checked.
func read(raw []byte) (p page, err error) {
	if err := foreign.Bounded(raw, &p); err != nil {
		return p, err
	}
	if p.Format != Format {
		return p, fmt.Errorf("format %d", p.Format)
	}
	if p.Matches == nil {
		p.Matches = map[string]entry{}
	}
	for id, e := range p.Matches {
		e.Match.tidy()
		switch {
		case (e.Match == nil) == (e.Why == Counted):
			return p, fmt.Errorf("match %s is neither counted nor left out", id)
		case e.Match != nil && (len(e.Match.Seats) == 0 || len(e.Match.Seats) > game.MaxSeats ||
			len(e.Match.Course) > game.MaxSeats || e.Match.ID != id):
			return p, fmt.Errorf("match %s is not whole", id)
		}
	}
	return p, nil
}

// tidy makes the names fit to be shown.
func (m *Match) tidy() {
	if m == nil {
		return
	}
	m.Name, m.Errors = foreign.Name(m.Name), nil // these are kept in a file of their own
	for i := range m.Seats {
		m.Seats[i].Name = foreign.Name(m.Seats[i].Name)
	}
}
