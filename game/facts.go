package game

import "strings"

// Fact is one thing that a seat may know about its turn: it follows from what
// the seat sees and from the rules, and from nothing that is hidden. It is no
// advice.
type Fact struct {
	Key     string      // what it says, such as "can.card": the key of its words
	Rule    Rule        // the rule that it follows from; empty for none
	Spots   []Spot      // what it is about, the foremost first
	Actions []Action    // the actions that it is about, legal now
	Line    bool        // Actions are a way instead: the first is legal now, each next one after it
	N       int         // how many, or how much, as the key says
	Counts  []FactCount // the same by sort, as the key says
	Refusal *Refusal    // why not; nil where nothing is refused
}

// FactChoices is the Key of a Fact in whose place all is told that the seat can do
// now. It is the last of a game whose facts don't tell that.
const FactChoices = "choices"

// FactCount is how many of a sort a Fact counts; the game says what a sort is.
type FactCount struct{ What, N, Of int }

// Factual is a Game that tells facts. It is handed what a Bot is: the seat's
// view, its legal actions (none while another seat is to act) and re-dealt
// copies of the position. What it tells must be the same whatever is dealt.
type Factual interface {
	Facts(v View, legal []Action, deal func() State) []Fact
}

// factSeed deals the copies from which facts are told: any other deal tells
// the same.
const factSeed = 0xfac75

// Facts are what a seat may know about its turn as the match stands; none
// where the game tells none, for a spectator, and when the game is over.
func (s *Session) Facts(seat Seat) []Fact {
	factual, ok := s.game.(Factual)
	if !ok || seat < 0 || int(seat) >= s.Seats() || s.Over() {
		return nil
	}
	var legal []Action
	if seat == s.Turn() {
		legal = s.Legal()
	}
	r := NewRand(factSeed)
	return factual.Facts(s.View(seat), legal, func() State {
		st := s.State()
		st.Determinize(seat, &r)
		return st
	})
}

// Head says whether the fact is the heading of those that follow it.
func (f Fact) Head() bool { return strings.HasPrefix(f.Key, "head.") }
