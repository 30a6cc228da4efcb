// Package game holds what all games of the box share: the contract a game
// fulfils and the few types that screens, bots, files and protocols speak. It
// knows no screen and no sound, and uses the standard library only.
//
// The words: a Seat plays. A Piece is a component; a Spot is a place on the
// table, or a button. An Action is what a seat may choose; an Event is what
// then happened; a View is what one seat sees. A State is a whole position,
// the truth; a Session is one match of a State and the actions so far.
package game

import (
	"encoding/json"
	"fmt"
)

// Seat is who plays, counted from 0 clockwise.
type Seat int8

// Nobody is the seat of spots, views and counters that belong to no seat; as
// a viewer it is a spectator.
const Nobody Seat = -1

// Together is, as a viewer, all seats at once, with their cards on the table: for looking
// back at a match that is over, never for playing one.
const Together Seat = -2

// MaxSeats is how many seats the frame can hold.
const MaxSeats = 6

// Seats is a set of seats, the spectator included.
type Seats uint8

// The empty set, everyone with the spectators, and the spectators alone.
const (
	None       Seats = 0
	Everyone   Seats = 0xff
	Spectators Seats = 1 << 7
	players    Seats = 1<<MaxSeats - 1
)

// Only is the set that holds one viewer: a seat, the spectators, or all seats Together.
func Only(s Seat) Seats {
	switch s {
	case Nobody:
		return Spectators
	case Together:
		return players
	}
	return 1 << uint(s)
}

// Has says whether the viewer is in the set; of seats Together, whether any is.
func (s Seats) Has(seat Seat) bool { return s&Only(seat) != 0 }

// Zone is a kind of place; each game numbers its own, from 1.
type Zone uint8

// Spot is a place on the table or a button: a zone, whose it is, which place
// in it, and which place on that place (a site of a region, a space of a
// postcard).
type Spot struct {
	Zone  Zone
	Seat  Seat
	Index uint8
	Sub   uint8
}

// Piece is a component as somebody sees it. Back is what both sides tell
// (the kind of card, for Montaigne its city), 0 where there is no piece; ID is
// its identity, 0 where the viewer doesn't know it; Up says which side shows.
type Piece struct {
	ID   uint16
	Back uint8
	Up   bool
}

// Verb is what an action does; each game numbers its own, from 1.
type Verb uint8

// Action is what a seat may choose: a verb and what it is about, as the
// game's table of verbs says. It is a small value that compares with ==.
type Action struct {
	Verb    Verb
	A, B, C uint8
	N       int16
}

// Counter is a number on the table that everyone may read (a score, plays
// left, the phase); each game numbers its own, from 1.
type Counter uint8

// Rule is the number of a rule, such as "P4.3".
type Rule string

// Refusal says why an action is not legal. It is an error.
type Refusal struct {
	Code string // key of the sentence, such as "refuse.move.border"
	Rule Rule   // the rule that refuses it; empty where none does
}

// Error gives the code and the rule.
func (r *Refusal) Error() string {
	if r.Rule == "" {
		return r.Code
	}
	return fmt.Sprintf("%s (%s)", r.Code, r.Rule)
}

// Refuse makes a refusal.
func Refuse(code string, rule Rule) *Refusal { return &Refusal{code, rule} }

// Option is a choice made at setup, the first value being the default: as it is in the box.
type Option struct {
	Name    string
	Values  []string
	Advised func(seats int) string // what a setup begins with for so many; nil for the default
	OfSeat  bool                   // the values after the first are seats, from "1": something is said of one of them
}

// For are the values that a setup for so many seats may have.
func (o Option) For(seats int) []string {
	if o.OfSeat {
		return o.Values[:min(1+seats, len(o.Values))]
	}
	return o.Values
}

// Advice is what a setup begins with for so many seats.
func (o Option) Advice(seats int) string {
	if o.Advised == nil {
		return o.Values[0]
	}
	return o.Advised(seats)
}

// Setup is all a match starts from: the same setup gives the same match.
type Setup struct {
	Game    string            `json:"game"`
	Seats   []string          `json:"seats"` // kinds of seat, see Game.Kinds
	Options map[string]string `json:"options,omitempty"`
	Seed    Seed              `json:"seed"`
}

// Option gives the setup's value of an option, or its default.
func (s Setup) Option(o Option) string {
	if v, ok := s.Options[o.Name]; ok {
		return v
	}
	return o.Values[0]
}

// Score is how a seat stands: the total, the place (1 is best, shared places
// are equal), and the lines that add up to the total.
type Score struct {
	Total int         `json:"total"`
	Place int         `json:"place"`
	Lines []ScoreLine `json:"lines"`
}

// ScoreLine is one source of points.
type ScoreLine struct {
	Key    string `json:"key"`  // key of its words
	Rule   Rule   `json:"rule"` // the rule that gives it
	Count  int    `json:"count"`
	Points int    `json:"points"`
}

// State is a whole position, hidden things included. Bots and screens never
// hold one of a running match; they get Views and re-dealt clones.
type State interface {
	json.Marshaler
	// Turn is who decides next; Nobody when the game is over.
	Turn() Seat
	// Legal appends all legal actions to buf, in a fixed order; none when over.
	Legal(buf []Action) []Action
	// Apply does a legal action; it trusts its caller. log may be nil.
	Apply(a Action, log *Log)
	// View is what a seat (or Nobody, a spectator) sees.
	View(Seat) View
	// ViewInto writes what a seat sees into a view and uses its memory.
	ViewInto(*View, Seat)
	// Clone is an equal state that shares nothing with this one.
	Clone() State
	// CopyFrom makes this state equal to another of the same game, without
	// allocating; for search.
	CopyFrom(State)
	// Equal compares two states bit for bit.
	Equal(State) bool
	// Determinize deals anew what a seat can't know, the future's chance included; for seats Together what none knows.
	Determinize(Seat, *Rand)
	// Over says whether the game has ended.
	Over() bool
	// Scores gives each seat's score as it would stand if the game ended now.
	Scores() []Score
	// Parts appends the spots to click for an action of the seat to act, in
	// order. No legal action's parts begin another's.
	Parts(a Action, buf []Spot) []Spot
	// Refuse says why an action is not legal now; nil if it is.
	Refuse(a Action) *Refusal
	// Why says why, with these spots picked, a spot leads nowhere.
	Why(picked []Spot, spot Spot) *Refusal
	// Check says what is impossible about the position, or nil.
	Check() error
}

// Orderly is a State with actions that may be written in more than one order,
// as two cards that go together. Ordered gives the one that Legal lists, and
// any other action as it is.
type Orderly interface{ Ordered(Action) Action }

// Game is one game of the box.
type Game interface {
	// Name is its stable name, such as "postcards".
	Name() string
	// Version of the rules. Whatever changes what a match may do raises it: matches of another version are refused.
	Version() int
	// Seats is the least and the greatest number of seats.
	Seats() (least, most int)
	// Kinds are the kinds of seat: "person", and those that the game itself plays.
	Kinds() []string
	// Options are the choices made at setup.
	Options() []Option
	// New sets up a match; a bad setup is an error in words.
	New(Setup) (State, error)
	// Load reads a state written as JSON, or by hand; an impossible one is an error in words.
	Load([]byte) (State, error)
	// Table lists the zones and counters of its views.
	Table() *Table
	// Notation writes an action; Parse reads any action of the grammar, legal or not.
	Notation(Action) string
	Parse(string) (Action, error)
	// PieceName writes a piece's identity, "" for 0 or an unknown one.
	PieceName(id uint16) string
	// MaxActions is a bound on the actions of a match, in which every game ends.
	MaxActions() int
}

// Leaders are the seats with the most points, whatever parts them then.
func Leaders(scores []Score) (out []Seat) {
	most := 0
	for i, s := range scores {
		if i == 0 || s.Total > most {
			most, out = s.Total, nil
		}
		if s.Total == most {
			out = append(out, Seat(i))
		}
	}
	return out
}

// Winners are the seats in the first place: several share it.
func Winners(scores []Score) (out []Seat) {
	for i, s := range scores {
		if s.Place == 1 {
			out = append(out, Seat(i))
		}
	}
	return out
}
