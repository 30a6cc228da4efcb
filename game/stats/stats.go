// Package stats counts finished matches of every game of the box: how each person
// fared, alone and against each kind of opponent that the game plays, and where
// the points came from. It knows no screen.
//
// The words: a Match is what is kept of a finished match; Figures add up the
// places of somebody in many of them, a game for itself; a Source is a kind of
// points; Terms say which a game has; a Course is how the scores rose, round by
// round. A Store keeps Matches on disk, so that a match that is deleted keeps its
// figures.
package stats

import (
	"strings"
	"time"

	"posterestante/game"
	"posterestante/game/store"
)

// Seat is how a seat of a match fared.
type Seat struct {
	Name   string         `json:"name"`
	Kind   string         `json:"kind"` // "person", "automa:easy" ...
	Colour int            `json:"colour"`
	Total  int            `json:"total"`          // points
	Place  int            `json:"place"`          // from 1; shared places are equal
	Sent   int            `json:"sent,omitempty"` // things sent, see Terms
	Points map[string]int `json:"points"`         // by Source; they add up to Total
}

// Person says whether a person sat there.
func (s *Seat) Person() bool { return s.Kind == person }

const person = "person"

// Match is what is kept of a finished match.
type Match struct {
	ID      string            `json:"id"`
	Name    string            `json:"name"`
	Game    string            `json:"game"`
	Begun   time.Time         `json:"begun"`
	Options map[string]string `json:"options,omitempty"` // what was chosen at setup, by the names of the game's options
	Seed    game.Seed         `json:"seed"`
	Rounds  int               `json:"rounds"`
	Actions int               `json:"actions"`
	Lifted  bool              `json:"lifted,omitempty"`  // actions were taken back beyond a barrier
	Coached bool              `json:"coached,omitempty"` // the coach weighed turns
	Seats   []Seat            `json:"seats"`
	Course  [][]int           `json:"course"`           // see Course
	Errors  []Errors          `json:"errors,omitempty"` // of persons' seats, where the match was analysed
}

// Won says whether the seat is first; shared whether others are too.
func (m *Match) Won(seat int) (won, shared bool) {
	if m.Seats[seat].Place != 1 {
		return false, false
	}
	for i := range m.Seats {
		shared = shared || i != seat && m.Seats[i].Place == 1
	}
	return true, shared
}

// Why a match on the shelf isn't counted.
const (
	Counted    = ""
	Unfinished = "unfinished"
	Lesson     = "lesson"   // it teaches
	Branch     = "branch"   // it goes on from a point of another
	Position   = "position" // it was set up by hand
	Damaged    = "damaged"  // its file can't be read whole
)

// Of reads a match; why is one of the reasons above, Counted where m holds.
func Of(r *store.Reading) (m Match, why string) {
	h, s := &r.Header, r.Session
	switch {
	case h.Lesson != "":
		return Match{}, Lesson
	case h.From != "":
		return Match{}, Branch
	case h.Position:
		return Match{}, Position
	case r.Damage != nil:
		return Match{}, Damaged
	case !s.Over():
		return Match{}, Unfinished
	}
	v := s.View(game.Nobody)
	m = Match{
		ID: h.ID, Name: r.Name, Game: s.Game().Name(), Begun: h.Created, Options: chosen(s), Seed: h.Setup.Seed,
		Actions: s.Len(), Lifted: s.Crossed() || s.Lifted(), Course: Course(s),
	}
	m.Rounds = len(m.Course[0]) - 1
	earned := Earned(s)
	var sent game.Zone
	if t := termsOf(s); t.Sent != "" {
		sent = v.Table.ZoneNamed(t.Sent)
	}
	for i, score := range s.Scores() {
		m.Seats = append(m.Seats, Seat{
			Name: strings.Join(strings.Fields(h.Seats[i].Name), " "), Kind: h.Setup.Seats[i], Colour: h.Seats[i].Colour,
			Total: score.Total, Place: score.Place, Sent: v.Pile(sent, game.Seat(i)).Len(), Points: earned[i],
		})
	}
	return m, Counted
}

// counterNamed finds a counter by its name, 0 if there is none.
func counterNamed(t *game.Table, name string) game.Counter {
	for i, c := range t.Counters {
		if i > 0 && c.Name == name {
			return game.Counter(i)
		}
	}
	return 0
}
