// Package zones holds what the states of all games are made of, and writes it once.
package zones

import "unsafe"

// Room is how many cards a pile can hold: a game takes the least that is enough
// for all of its cards, as every copy of a state copies it.
type Room interface {
	~[8]uint8 | ~[16]uint8 | ~[24]uint8 | ~[32]uint8 | ~[40]uint8 | ~[48]uint8 | ~[56]uint8 | ~[64]uint8 | ~[72]uint8 |
		~[80]uint8 | ~[96]uint8 | ~[110]uint8 | ~[128]uint8 | ~[160]uint8 | ~[192]uint8 | ~[224]uint8 | ~[255]uint8
}

// Pile is a row of cards by their numbers, from 1; the top of a deck is its
// last. Beyond its end it holds zeros, so that equal piles compare with ==.
type Pile[R Room] struct {
	N uint8 // how many
	C R
}

// Push lays a card on top, Pop takes the top one off.
func (p *Pile[R]) Push(c uint8) { p.C[p.N] = c; p.N++ }

// Pop takes the top card off.
func (p *Pile[R]) Pop() uint8 { p.N--; c := p.C[p.N]; p.C[p.N] = 0; return c }

// Top is the last card, 0 if there is none.
func (p *Pile[R]) Top() uint8 {
	if p.N == 0 {
		return 0
	}
	return p.C[p.N-1]
}

// All are the cards in order; they are the pile's own.
func (p *Pile[R]) All() []uint8 { return unsafe.Slice(&p.C[0], p.N) }

// Remove takes out the i-th and closes up.
func (p *Pile[R]) Remove(i int) uint8 {
	all := p.All()
	c := all[i]
	copy(all[i:], all[i+1:])
	p.N--
	p.C[p.N] = 0
	return c
}

// Insert puts a card before the i-th.
func (p *Pile[R]) Insert(i int, c uint8) { p.Spots().Insert(i, c) }

// Under lays a card at the bottom.
func (p *Pile[R]) Under(c uint8) { p.Insert(0, c) }

// Find is where a card lies, -1 if it doesn't.
func (p *Pile[R]) Find(c uint8) int { return find(p.All(), c) }

// Spots are the places of the pile.
func (p *Pile[R]) Spots() Spots {
	// what p.C[:] would say, were the length of R one
	return Spots{&p.N, unsafe.Slice(&p.C[0], len(p.C))}
}

// Spots are the places in a state where the cards of a zone (of one seat) lie:
// those of a pile, or fixed ones, with 0 where nothing lies.
type Spots struct {
	N *uint8 // how many lie there; nil where the places are fixed
	C []uint8
}

// Fixed are places that don't close up.
func Fixed(places []uint8) Spots { return Spots{C: places} }

// One is a single place.
func One(place *uint8) Spots { return Spots{C: unsafe.Slice(place, 1)} }

// All are the cards in order, and the holes among fixed places.
func (s Spots) All() []uint8 {
	if s.N == nil {
		return s.C
	}
	return s.C[:*s.N]
}

// Remove takes out the i-th; a pile closes up.
func (s Spots) Remove(i int) uint8 {
	c := s.C[i]
	if s.N == nil {
		s.C[i] = 0
		return c
	}
	n := int(*s.N) - 1
	copy(s.C[i:n], s.C[i+1:n+1])
	s.C[n] = 0
	*s.N = uint8(n)
	return c
}

// Insert puts a card before the i-th of a pile, or into the i-th fixed place.
func (s Spots) Insert(i int, c uint8) {
	if s.N != nil {
		n := int(*s.N)
		copy(s.C[i+1:n+1], s.C[i:n])
		*s.N = uint8(n + 1)
	}
	s.C[i] = c
}

// find is where a card lies, -1 if it doesn't.
func find(cards []uint8, c uint8) int {
	for i, o := range cards {
		if o == c {
			return i
		}
	}
	return -1
}
