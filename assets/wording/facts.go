package wording

import "posterestante/game"

// Fact is one thing that a seat may know about its turn, in words. It is no
// advice, and tells nothing that the seat can't know.
type Fact struct {
	Head    bool          // Words is the heading of what follows
	Words   string        // a sentence; a heading has no full stop
	Spots   []game.Spot   // what it is about, the foremost first
	Actions []game.Action // the legal actions that it is about; see Line
	Line    bool          // Actions are a way: the first is legal now, each next one after it
	Rule    game.Rule     // the rule that it follows from; empty for none
}

// Facts are what a seat may know about its turn as the match stands, under
// headings: what it can do, what is within its reach this turn, what its things
// lack, what it can't do and why. Of a game that tells no facts, for a
// spectator and after the end there are none.
func (t Teller) Facts(s *game.Session, seat game.Seat) []Fact {
	v := s.View(seat)
	var out []Fact
	for _, f := range s.Facts(seat) {
		out = append(out, Fact{
			Head: f.Head(), Words: t.say.phrase(t.game.Fact(&v, f)), Spots: f.Spots, Actions: f.Actions, Line: f.Line, Rule: f.Rule,
		})
	}
	return out
}
