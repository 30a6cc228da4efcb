package stats

import (
	"fmt"
	"time"

	"posterestante/game"
	"posterestante/game/foreign"
)

// Format is the version of stats.json that this program writes. Format 1 knew
// one game alone, see game.Terms; it is read too.
const Format = 2

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
	switch p.Format {
	case 1:
		if err := p.renew(raw); err != nil {
			return p, err
		}
	case Format:
	default:
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
		case e.Match != nil && (len(e.Match.Seats) == 0 || len(e.Match.Seats) > game.MaxSeats || len(e.Match.Course) > game.MaxSeats || e.Match.ID != id):
			return p, fmt.Errorf("match %s is not whole", id)
		}
	}
	return p, nil
}

// tidy makes the names fit to be shown; older programs took them as they came.
func (m *Match) tidy() {
	if m == nil {
		return
	}
	m.Name = foreign.Name(m.Name)
	for i := range m.Seats {
		m.Seats[i].Name = foreign.Name(m.Seats[i].Name)
	}
}

// renew makes matches of format 1 those of today: the side of the boards is an
// option. It counted one game well; matches of others are read again where
// their files are still there.
func (p *page) renew(raw []byte) error {
	var old struct {
		Matches map[string]struct{ Match *struct{ Side string } }
	}
	if err := foreign.Bounded(raw, &old); err != nil {
		return err
	}
	known := ""
	for _, t := range terms() {
		if t.Format1 {
			known = t.Game
		}
	}
	for id, e := range p.Matches {
		if e.Match == nil {
			continue
		}
		if e.Match.Game == "" {
			e.Match.Game = known
		}
		if e.Match.Game != known {
			e.Played = time.Time{}
		} else if before := old.Matches[id].Match; before != nil && before.Side != "" {
			e.Match.Options = map[string]string{"side": before.Side}
		}
		p.Matches[id] = e
	}
	return nil
}
