// Package montaigne is the game Voyages avec Montaigne: its components, its
// rules M1 to M7, the Great Travellers included, and its bots. Numbers such as
// M3.4 are those of the project's rule page.
//
// The words: a voyage is the line of cards before a seat, after its start tile
// of Bordeaux. The row is the board: three cards face up, the fourth face down
// beside the reserve. A further action is one more in the same turn. A toll is
// what a move discards for the zones crossed. A Step is something that must be
// settled before anything else is done. Home is back in Bordeaux.
package montaigne

import (
	"posterestante/game"
	"posterestante/game/zones"
)

// MaxSeats is the greatest number of seats (M1.1).
const MaxSeats = 4

// Seat levels: a person, or how a bot plays.
const (
	APerson uint8 = iota
	BotRandom
	BotSteady
	BotKeen
)

// pile is a row of cards; the top of a deck is its last.
type pile = zones.Pile[[NumCards]uint8]

// Player is what lies before a seat; player.go has what may be read of it.
type Player struct {
	level   uint8
	home    uint8  // 1 for the first home, 0 on the road (M6.2)
	turned  bool   // the last card is the Noble, turned face down (M7.2)
	visited uint16 // cities not to be gone back to once left, as bits (M3.5)
	hand    pile
	voyage  pile
}

// counting are the cards of the voyage that count: all but a turned Noble.
func (p *Player) counting() []uint8 {
	if p.turned {
		return p.voyage.C[:p.voyage.N-1]
	}
	return p.voyage.All()
}

// Last is the city where the voyage ends; the start tile is Bordeaux, and who
// is home is there.
func (p *Player) Last() City {
	if p.voyage.N == 0 || p.home != 0 {
		return Bordeaux
	}
	return Cards[p.voyage.Top()].City
}

// Ends is the city where a seat's voyage ends in a view; who is home is in Bordeaux.
func Ends(v *game.View, seat game.Seat) City {
	pieces := v.Pile(Voyage, seat).Pieces
	if len(pieces) == 0 || v.Counter(HomeN, seat) != 0 {
		return Bordeaux
	}
	return City(pieces[len(pieces)-1].Back)
}

// step is an entry of the stack of things to settle.
type step = zones.Step

// State is a whole position of the game. It is a value: copying it clones it.
type State struct {
	rng   game.Rand
	seats uint8
	turn  game.Seat
	n     [HomeN]int16 // the common counters, by Counter

	reserve, discard pile
	row              [4]uint8            // the fourth lies face down (M2.2)
	tiles            [NumTiles + 1]uint8 // who holds it: seat + 1, 0 nobody
	p                [MaxSeats]Player
	steps            zones.Steps
	mind             *zones.Memory // what the seat remembers for which it is dealt; of no position that is played on
}

var _ game.State = (*State)(nil)

// Turn is who decides next.
func (s *State) Turn() game.Seat { return s.turn }

// Over says whether the game has ended.
func (s *State) Over() bool { return s.n[Phase] == GameOver }

// Clone copies the state.
func (s *State) Clone() game.State { c := *s; return &c }

// CopyFrom copies another state of the game into this one.
func (s *State) CopyFrom(o game.State) { *s = *o.(*State) }

// Equal compares with another state of the game.
func (s *State) Equal(o game.State) bool { t, ok := o.(*State); return ok && same(*s, *t) }

// same compares two positions, whatever is believed of them.
func same(a, b State) bool { a.mind, b.mind = nil, nil; return a == b }

// me is the player whose turn it is.
func (s *State) me() *Player { return &s.p[s.turn] }

// called says whether the King has called (M6.1).
func (s *State) called() bool { return s.n[Called] == 1 }

// meets says whether the fine encounters are played, winds the winds (M7).
func (s *State) meets() bool { return s.n[Meets] == 1 }
func (s *State) winds() bool { return s.n[Winds] == 1 }

// visit marks or frees the cities that a seat has been to (M3.5, M4.2).
func (s *State) visit(seat game.Seat, cities uint16, l *game.Log) {
	if p := &s.p[seat]; p.visited != cities {
		p.visited = cities
		if l != nil {
			l.Add(game.Event{Kind: game.Count, Seat: seat, Counter: VisitedN, Value: int32(cities)})
		}
	}
}

// set changes a common counter; showTop keeps those that tell of the top step.
func (s *State) set(c game.Counter, v int16, l *game.Log) { zones.Set(s.n[:], c, v, l) }
func (s *State) showTop(l *game.Log)                      { s.steps.Show(s.n[:], StepKind, l) }

// top is the step that must be settled now; push puts one on top, pop takes it off.
func (s *State) top() step             { return s.steps.Top() }
func (s *State) push(kind, a, b uint8) { s.steps.Push(kind, a, b) }
func (s *State) pop() step             { return s.steps.Pop() }
