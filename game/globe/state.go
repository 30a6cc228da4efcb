package globe

import (
	"posterestante/game"
	"posterestante/game/zones"
)

// MaxSeats is the greatest number of seats (S1.1, R1.1).
const MaxSeats = game.MaxSeats

// MaxItems is how many items a game has at most.
const MaxItems = 6

// Bag is a row of items, Deck one of cards; the top of a deck is its last.
type (
	Bag  = zones.Pile[[96]uint8]
	Deck = zones.Pile[[48]uint8]
)

// Count is how many of an item lie in a bag.
func Count(b *Bag, i Item) (n int) {
	for _, o := range b.All() {
		if Item(o) == i {
			n++
		}
	}
	return n
}

// Player is what a seat has.
type Player struct {
	N     [NumSeatCounters]int32 // the seat's counters, see Of
	Place uint8                  // in the pile of pawns on its square, 0 the lowest
	Bag   Bag                    // items, in the order they came
	Won   zones.Pile[[80]uint8]  // cards won, in the order they came
	Bid   int16                  // in tens, while its auction is open: no view shows it; 0 is none
	// 1: the card of TakenN was drawn without the right; no view shows it (R4.6)
	Unlawful uint8
}

// Of is a counter of the seat.
func (p *Player) Of(c game.Counter) int32 { return p.N[c-SquareN] }

// Has says whether the bag holds an item.
func (p *Player) Has(i Item) bool { return p.Bag.Find(uint8(i)) >= 0 }

// Square is where the pawn stands.
func (p *Player) Square() int { return int(p.Of(SquareN)) }

// OnRoad says whether the seat has left.
func (p *Player) OnRoad() bool { return p.Of(SquareN) > 0 }

// Money is what the seat has.
func (p *Player) Money() int32 { return p.Of(MoneyN) }

// Movable says whether cards and others may move the pawn: it has left, and has
// its pass (S4.6, R4.1).
func (p *Player) Movable() bool { return p.OnRoad() && p.Has(Pass) }

// Step is an entry of the stack of what is to be settled: its kind, who decides,
// and numbers as the kind says.
type Step struct {
	Kind StepKind
	Seat game.Seat
	A, B uint8
	N    int16
}

// maxSteps bounds the stack: a turn, a card and its effects, an auction.
const maxSteps = 16

// aside is what belongs to a copy that is thought about, and to no position that is played on.
type aside struct {
	sparse bool  // see Sparse
	mind   *mind // what the seat for which it is dealt remembers of bags
}

// State is a whole position of either game. It is a value: copying it clones it.
type State struct {
	R     *Rules
	Rng   game.Rand
	Seats uint8
	Who   game.Seat          // who decides next
	N     [NumCounters]int16 // the common counters, by Counter

	Decks [NumDecks + 1]Deck   // cards, by kind
	Open  [NumDecks + 1]uint8  // the card last read of each deck: it goes under it before the next is drawn
	Items Bag                  // the deck of bag cards; empty where items are a supply
	Drawn zones.Pile[[8]uint8] // bag cards just drawn, of which the seat to act keeps one
	Lot   Lot                  // what lies up for auction
	P     [MaxSeats]Player
	Said  Said // of bartering in this turn
	Depth uint8
	Steps [maxSteps]Step // the last is the top

	script *script // set while an action is foretold, see Foretell
	aside
}

var _ game.State = (*State)(nil)

// Over says whether the game has ended.
func (s *State) Over() bool { return s.N[Phase] == GameOver }

// Clone copies the state.
func (s *State) Clone() game.State { c := *s; return &c }

// CopyFrom copies another state of the game into this one.
func (s *State) CopyFrom(o game.State) { *s = *o.(*State) }

// Equal compares with another state of the game.
func (s *State) Equal(o game.State) bool { t, ok := o.(*State); return ok && same(*s, *t) }

// same compares two positions, whatever is believed of them.
func same(a, b State) bool { a.mind, b.mind = nil, nil; return a == b }

// Active is whose turn it is: others may decide in it.
func (s *State) Active() game.Seat { return game.Seat(s.N[ActiveN]) }

// Me is the player whose turn it is.
func (s *State) Me() *Player { return &s.P[s.N[ActiveN]] }

// Turn is who decides next.
func (s *State) Turn() game.Seat { return s.Who }

// Top is the step that must be settled now.
func (s *State) Top() Step {
	if s.Depth == 0 {
		return Step{}
	}
	return s.Steps[s.Depth-1]
}

// Push puts a step on top; Pop takes the top one off.
func (s *State) Push(t Step) {
	s.Steps[s.Depth] = t
	s.Depth++
}

// Pop takes the top step off.
func (s *State) Pop() Step {
	s.Depth--
	t := s.Steps[s.Depth]
	s.Steps[s.Depth] = Step{}
	return t
}

// Ask puts a step on top that the seat whose turn it is settles.
func (s *State) Ask(k StepKind) { s.Push(Step{Kind: k, Seat: s.Active()}) }

// EndTurn drops all that is still to be settled: the turn is over.
func (s *State) EndTurn() {
	s.Depth = 0
	s.Steps = [maxSteps]Step{}
}

// Last is the number of the arrival airport.
func (s *State) Last() int { return len(s.R.Road) - 1 }

// Count is how many cards of a kind a seat has won.
func (s *State) Count(seat game.Seat, k Kind) (n int) {
	for _, c := range s.P[seat].Won.All() {
		if KindOf(c) == k {
			n++
		}
	}
	return n
}
