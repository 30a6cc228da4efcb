package stats

import (
	"cmp"
	"slices"
	"strings"
)

// Figures add up somebody's places in matches.
type Figures struct {
	Games  int            `json:"games"`
	Wins   int            `json:"wins"`             // shared ones too
	Shared int            `json:"shared"`           // of the wins
	Best   int            `json:"best"`             // most points in a match
	Total  int            `json:"total"`            // of all points
	Sent   int            `json:"sent,omitempty"`   // of all things sent, see Terms
	Points map[string]int `json:"points,omitempty"` // by Source
}

// Mean is the average of points in a match, 0 without any.
func (f *Figures) Mean() float64 { return per(f.Total, f.Games) }

// MeanSent is the average of things sent in a match.
func (f *Figures) MeanSent() float64 { return per(f.Sent, f.Games) }

// MeanOf is the average of points from a source.
func (f *Figures) MeanOf(source string) float64 { return per(f.Points[source], f.Games) }

func per(n, games int) float64 {
	if games == 0 {
		return 0
	}
	return float64(n) / float64(games)
}

// add counts a seat of a match.
func (f *Figures) add(s *Seat, won, shared bool) {
	if f.Games == 0 || s.Total > f.Best {
		f.Best = s.Total
	}
	f.Games++
	f.Total += s.Total
	f.Sent += s.Sent
	if won {
		f.Wins++
	}
	if won && shared {
		f.Shared++
	}
	if f.Points == nil {
		f.Points = map[string]int{}
	}
	for k, n := range s.Points {
		f.Points[k] += n
	}
}

// Person is how somebody fared at a game under a name; capitals don't tell names
// apart.
type Person struct {
	Name string  `json:"name"`
	All  Figures `json:"all"`
	// by kind of opponent; a win is to be ahead of all of that kind
	Against map[string]*Figures `json:"against,omitempty"`
	Options map[string]*Figures `json:"options,omitempty"`    // by Choice.Key
	Lifted  Figures             `json:"lifted"`               // matches with barriers lifted, which count nowhere else
	Best    string              `json:"best_match,omitempty"` // id of the match with most points
	Judged  []Judged            `json:"judged,omitempty"`     // matches that were analysed, as they were read
}

// Judged is what an analysis found of somebody's turns in a match.
type Judged struct {
	Match string  `json:"match"` // its id
	Turns int     `json:"turns"` // that were judged
	Lost  float64 `json:"lost"`  // of the chance to win, a turn of them on the mean, from 0 to 1
}

// GameReport is what all matches of a game together tell.
type GameReport struct {
	Game      string              `json:"game"`
	Matches   int                 `json:"matches"`             // counted, lifted ones too
	Lifted    int                 `json:"lifted"`              // of them
	Coached   int                 `json:"coached,omitempty"`   // of them, with the coach
	Longest   string              `json:"longest,omitempty"`   // id of the one with most rounds
	Persons   []Person            `json:"persons"`             // who played most first
	Opponents map[string]*Figures `json:"opponents,omitempty"` // how each kind of opponent fared
}

// Terms are those of the game.
func (r *GameReport) Terms() *Terms { return TermsOf(r.Game) }

// Report is what all matches together tell, a game for itself.
type Report struct {
	Matches int            `json:"matches"`           // counted, lifted ones too
	Lifted  int            `json:"lifted"`            // of them
	Skipped map[string]int `json:"skipped,omitempty"` // finished ones that don't count, by why
	Games   []GameReport   `json:"games"`             // those with matches, in the order of the box
}

// Of is a game's part, nil where no match of it counts.
func (r *Report) Of(name string) *GameReport {
	for i := range r.Games {
		if r.Games[i].Game == name {
			return &r.Games[i]
		}
	}
	return nil
}

// Read adds up matches. Those of games that this program doesn't count are left
// out.
func Read(matches []Match) Report {
	r := Report{Games: []GameReport{}}
	for _, t := range terms() {
		var own []*Match
		for k := range matches {
			if matches[k].Game == t.Game {
				own = append(own, &matches[k])
			}
		}
		if len(own) > 0 {
			g := t.read(own)
			r.Matches += g.Matches
			r.Lifted += g.Lifted
			r.Games = append(r.Games, g)
		}
	}
	return r
}

// read adds up the matches of a game.
func (t *Terms) read(matches []*Match) GameReport {
	r := GameReport{Game: t.Game, Opponents: map[string]*Figures{}, Persons: []Person{}}
	people := map[string]*Person{}
	rounds := 0
	for _, m := range matches {
		r.Matches++
		if m.Coached {
			r.Coached++
		}
		if m.Lifted {
			r.Lifted++
		} else if m.Rounds > rounds {
			rounds, r.Longest = m.Rounds, m.ID
		}
		for seat := range m.Seats {
			s := &m.Seats[seat]
			if !s.Person() {
				if !m.Lifted {
					won, shared := m.Won(seat)
					under(r.Opponents, s.Kind).add(s, won, shared)
				}
				continue
			}
			key := who(s.Name)
			if people[key] == nil {
				people[key] = &Person{Against: map[string]*Figures{}, Options: map[string]*Figures{}}
			}
			people[key].add(t, m, seat)
		}
	}
	for _, p := range people {
		r.Persons = append(r.Persons, *p)
	}
	slices.SortFunc(r.Persons, func(a, b Person) int {
		return cmp.Or(cmp.Compare(b.All.Games+b.Lifted.Games, a.All.Games+a.Lifted.Games),
			strings.Compare(a.Name, b.Name))
	})
	return r
}

// who is somebody's name as it tells one from others.
func who(name string) string { return strings.ToLower(name) }

// Same says whether two names are of one person.
func Same(a, b string) bool { return who(a) == who(b) }

// under is the entry of a table, made if need be.
func under(t map[string]*Figures, key string) *Figures {
	if t[key] == nil {
		t[key] = &Figures{}
	}
	return t[key]
}

// add counts a match of a game in which the person sat there.
func (p *Person) add(t *Terms, m *Match, seat int) {
	s := &m.Seats[seat]
	p.Name = s.Name // as it was last written
	won, shared := m.Won(seat)
	if m.Lifted {
		p.Lifted.add(s, won, shared)
		return
	}
	if p.All.Games == 0 || s.Total > p.All.Best {
		p.Best = m.ID
	}
	p.All.add(s, won, shared)
	for _, e := range m.Errors {
		if e.Seat == seat {
			p.Judged = append(p.Judged, Judged{m.ID, e.Turns, e.Lost})
		}
	}
	for _, c := range t.Choices() {
		if m.Options[c.Option] == c.Value {
			under(p.Options, c.Key()).add(s, won, shared)
		}
	}
	for _, kind := range append(t.Opponents(), Levels()...) {
		if best := bestPlace(m, kind); best > 0 {
			under(p.Against, kind).add(s, s.Place <= best, s.Place == best)
		}
	}
}

// bestPlace is the best place of a kind of seat, 0 where none sits.
func bestPlace(m *Match, kind string) int {
	best := 0
	for i := range m.Seats {
		if s := &m.Seats[i]; s.Kind == kind && (best == 0 || s.Place < best) {
			best = s.Place
		}
	}
	return best
}
