// Package postcards is the game Postcards: its components, its rules P1 to P11
// and its Automa. Numbers such as P4.3 are those of the project's rule page.
//
// The words: a travel card is played for its Doing or as a stamp of its Colour.
// A Step is something that must be settled before anything else is done. Moves,
// Takes and Camps are effects kept for the turn. The row is the notebook of
// travel cards; the card row holds the postcards beside their deck.
package postcards

import (
	"posterestante/game"
	"posterestante/game/zones"
)

// MaxSeats is the greatest number of seats (P2.1).
const MaxSeats = 4

// Seat levels: a person, or an Automa's level (P10.1).
const (
	Person uint8 = iota
	Easy
	Normal
	Expert
)

// pile is a row of cards; the top of a deck is its last.
type pile = zones.Pile[[NumTravel]uint8]

// Player is what lies before a seat; player.go has what may be read of it.
type Player struct {
	level              uint8
	itinerary          uint8
	bike               uint8 // region
	camps              uint8 // placed
	bonus              bool  // holds the end bonus (P9.1)
	score              int16 // scored in play
	hand, played       pile
	cards, sent, gifts pile
	look               pile
}

// step is an entry of the stack of things to settle.
type step = zones.Step

// chance is what chance will bring, and of a copy that is dealt for a seat what that remembers of hands.
type chance struct {
	rng  game.Rand
	mind *zones.Memory
}

// State is a whole position of Postcards. It is a value: copying it clones it.
type State struct {
	chance
	seats uint8
	turn  game.Seat
	n     [ScoreN]int16 // the common counters, by Counter

	travelDeck, travelDiscard pile
	row                       [5]uint8
	cardDeck, cardDiscard     pile
	cardTop                   uint8
	cardRow                   [3]uint8
	giftDeck, giftDiscard     pile
	giftRow                   [3]uint8
	sites                     [NumRegions + 1][6]uint8 // 0 free, else seat + 1
	stamps                    [NumPostcards + 1]uint8  // bit i: space i is stamped
	memories                  [NumPostcards + 1]uint8  // bit i: space i is written
	p                         [MaxSeats]Player
	steps                     zones.Steps
}

var (
	_ game.State   = (*State)(nil)
	_ game.Orderly = (*State)(nil)
)

// Turn is who decides next.
func (s *State) Turn() game.Seat { return s.turn }

// Over says whether the game has ended.
func (s *State) Over() bool { return s.n[Phase] == GameOver }

// Clone copies the state.
func (s *State) Clone() game.State { c := *s; return &c }

// CopyFrom copies another state of Postcards into this one.
func (s *State) CopyFrom(o game.State) { *s = *o.(*State) }

// Equal compares with another state of Postcards.
func (s *State) Equal(o game.State) bool { t, ok := o.(*State); return ok && same(*s, *t) }

// same compares two positions, whatever is believed of them.
func same(a, b State) bool { a.mind, b.mind = nil, nil; return a == b }

// me is the player whose turn it is.
func (s *State) me() *Player { return &s.p[s.turn] }

// PlaysLeft is how many travel cards may still be played (P3.4).
func (s *State) PlaysLeft() int { return mustPlay + int(s.n[Extra]) - int(s.n[PlayedN]) }

// points scores for a seat at once (P6.1).
func (s *State) points(seat game.Seat, n int, rule game.Rule, l *game.Log) {
	if n == 0 {
		return
	}
	s.p[seat].score += int16(n)
	if l != nil {
		l.Add(game.Event{Kind: game.Count, Seat: seat, Counter: ScoreN, Value: int32(s.p[seat].score), Rule: rule})
	}
}

// set changes a common counter; showTop keeps those that tell of the top step.
func (s *State) set(c game.Counter, v int16, l *game.Log) { zones.Set(s.n[:], c, v, l) }
func (s *State) showTop(l *game.Log)                      { s.steps.Show(s.n[:], StepKind, l) }

// top is the step that must be settled now; push puts one on top, pop takes it off.
func (s *State) top() step             { return s.steps.Top() }
func (s *State) push(kind, a, b uint8) { s.steps.Push(kind, a, b) }
func (s *State) pop() step             { return s.steps.Pop() }

// Free are the spaces of a postcard without a stamp, as bits, bit i being its space i (P1.3).
func (s *State) Free(c uint8) uint8 { return cardMask[c] &^ s.stamps[c] }

// FreeOf are those of them that are of a colour.
func (s *State) FreeOf(c uint8, k Colour) uint8 { return colourMask[c][k] &^ s.stamps[c] }

// freeMemory are those of its memories that await a kind of site.
func (s *State) freeMemory(c uint8, k Kind) uint8 { return memoryMask[c][k] &^ s.memories[c] }

// Tables derived from the figures.
var cardMask, colourMask, memoryMask = masks()

func masks() (all [NumPostcards + 1]uint8, colour [NumPostcards + 1][4]uint8,
	memory [NumPostcards + 1][Beach + 1]uint8) {
	for c := 1; c <= NumPostcards; c++ {
		for i, k := range Postcards[c].Stamps {
			all[c] |= 1 << i
			colour[c][k] |= 1 << i
		}
		for i, m := range Postcards[c].Memories {
			memory[c][m.Site] |= 1 << i
		}
	}
	return all, colour, memory
}

// Way is a shortest way over borders and ferries from a region to another, without its start: empty where
// that is the end (P1.1). Of equally short ones it is always the same.
func Way(from, to uint8) []uint8 {
	var before [NumRegions + 1]uint8
	before[to] = to
	for queue := []uint8{to}; len(queue) > 0 && before[from] == 0; queue = queue[1:] {
		for _, r := range Regions[queue[0]].Next {
			if before[r] == 0 {
				before[r] = queue[0]
				queue = append(queue, r)
			}
		}
	}
	var way []uint8
	for r := from; r != to; r = before[r] {
		way = append(way, before[r])
	}
	return way
}
