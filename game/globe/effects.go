package globe

import (
	"slices"

	"posterestante/game"
)

// runCard does what a card, or its outcome B from 1, says from effect N on.
func runCard(s *State, t Step, l *game.Log) bool {
	s.Pop()
	c := s.R.Decks.Card(t.A)
	effects := c.Effects
	if t.B > 0 {
		effects = c.outcomes()[t.B-1].Effects
	}
	if t.N == 0 && KindOf(t.A) == Adventure {
		s.succeeds(t, c, effects, l)
	}
	switch {
	case int(t.N) < len(effects):
		t.N++
		s.Push(t)
		s.effect(effects[t.N-1], l)
	case t.B > 0:
	case len(c.Roll) > 0:
		d := s.Roll(t.Seat, l)
		for o := range c.Roll {
			if d <= int(c.Roll[o].Most) {
				s.outcome(t, o, l)
				break
			}
		}
	case len(c.Choose) > 0:
		s.Push(Step{Kind: StepChoose, Seat: t.Seat, A: t.A})
	}
	return true
}

// outcomes are those of the die, or those to choose.
func (c *Card) outcomes() []Outcome {
	if len(c.Roll) > 0 {
		return c.Roll
	}
	return c.Choose
}

// outcome goes on with what comes of an adventure.
func (s *State) outcome(t Step, o int, l *game.Log) {
	s.Note(l, CiteCards, NoteOutcome, t.Seat, o)
	s.Push(Step{Kind: StepCard, Seat: t.Seat, A: t.A, B: uint8(o + 1)})
}

// succeeds keeps an adventure that is decided and doesn't fail, before what it
// costs is paid.
func (s *State) succeeds(t Step, c *Card, effects []Effect, l *game.Log) {
	if t.B == 0 && len(c.outcomes()) > 0 {
		return
	}
	if c.has(Fail) || count(effects, Fail) > 0 {
		s.Note(l, CiteSquare, NoteFailed, t.Seat, 0)
		return
	}
	s.Wins(t.Seat, Adventure, l)
}

// effect does one effect for the seat whose turn it is.
func (s *State) effect(e Effect, l *game.Log) {
	me := s.Active()
	switch e.Kind {
	case Gain:
		s.Add(me, MoneyN, int(e.N), l)
	case Pay:
		s.Owe(e.N, game.Nobody, l)
	case Ticket:
		s.Add(me, TicketsN, int(e.N), l)
	case Cheques:
		s.Add(me, ChequesN, int(e.N), l)
	case Get:
		s.Gets(me, e.Item, l)
	case Lose:
		s.loses(e.Item, l)
	case Go:
		s.Ride(s.Me().Square()+int(e.N), l)
	case FlyOn:
		s.Ride(s.NextAirport(s.Me().Square(), 1), l)
	case Miss:
		s.Add(me, MissN, int(e.N), l)
	case Order:
		s.SetOf(me, OrderN, int32(e.N), l)
	}
	if !e.Kind.Aimed() {
		return
	}
	for i := range s.Seats {
		if s.Fit(e.Kind, game.Seat(i)) == Yes {
			s.Push(Step{Kind: StepAim, Seat: me, A: uint8(e.Kind), N: e.N})
			return
		}
	}
	s.Note(l, CiteCards, NoteNobody, me, 0)
}

// NextAirport is the next airport ahead of a square, or behind it; the square
// itself where there is none.
func (s *State) NextAirport(from, way int) int {
	for at := from + way; at > 0 && at <= s.Last(); at += way {
		if s.R.Road[at].Kind == Airport {
			return at
		}
	}
	return from
}

// Behind is the nearest square of some kinds strictly behind the pawn of the seat
// whose turn it is; its own where there is none.
func (s *State) Behind(kinds ...Kind) int {
	from := s.Me().Square()
	for at := from - 1; at > 0; at-- {
		if slices.Contains(kinds, s.R.Road[at].Kind) {
			return at
		}
	}
	return from
}

// loses takes an item of the seat whose turn it is, or asks which: any but the
// pass where none is named.
func (s *State) loses(i Item, l *game.Log) {
	me := s.Me()
	switch {
	case i == Pass && me.Has(Pass):
		s.LosesPass(s.Active(), l)
	case i != 0 && me.Has(i):
		s.Note(l, CiteCards, NoteLost, s.Active(), int(i))
		s.Gives(s.Active(), i, l)
	case i == 0 && s.Spare(s.Active()):
		s.OpenBag(s.Active(), PickDrop, l)
	}
}

// Spare says whether a seat has an item besides its pass.
func (s *State) Spare(seat game.Seat) bool {
	p := &s.P[seat]
	return int(p.Bag.N) > Count(&p.Bag, Pass)
}

// has says whether the card does this to whoever draws it.
func (c *Card) has(k EffectKind) bool { return count(c.Effects, k) > 0 }

func count(effects []Effect, k EffectKind) (n int) {
	for _, e := range effects {
		if e.Kind == k {
			n++
		}
	}
	return n
}
