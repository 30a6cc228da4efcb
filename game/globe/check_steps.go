package globe

import (
	"slices"

	"posterestante/game"
)

// checkSteps looks at the stack: each step lies on one that it may lie on, and
// what it speaks of is there.
func (s *State) checkSteps() error {
	switch {
	case s.Over() && s.Depth > 0:
		return s.cannot("over", CiteEnd, game.Nobody, 0, "the game is over: no step is open")
	case s.Over():
		return nil
	case s.Depth == 0:
		return s.cannot("turn", CiteTurn, game.Nobody, 0, "no step is open: nobody would have a turn")
	case (s.Drawn.N > 0) != s.R.keeps(s.Top().Kind):
		return s.cannot("drawn", CiteSquare, s.Active(), 0, "cards are drawn to keep one of them, by the last step")
	}
	below := NoStep
	for i, t := range s.Steps[:s.Depth] {
		row := &s.R.Steps[t.Kind]
		last := i == int(s.Depth)-1
		switch {
		case !slices.Contains(row.On, below):
			return s.cannot("steps", CiteTurn, s.Active(), 0, "step %s does not lie on step %s", row.Name,
				s.R.Steps[below].Name)
		case !row.Other && t.Kind != StepStall && t.Seat != s.sellerAt(i), t.Seat < 0 || int(t.Seat) >= int(s.Seats):
			return s.cannot("steps", CiteTurn, s.Active(), 0, "step %s is not seat %d's", row.Name, t.Seat)
		case last && row.Offer == nil:
			return s.cannot("steps", CiteTurn, s.Active(), 0, "step %s would settle itself", row.Name)
		case !row.Fits(s, t):
			return s.cannot("step", CiteTurn, s.Active(), 0, "step %s %d %d %d does not fit the position", row.Name,
				t.A, t.B, t.N)
		}
		below = t.Kind
	}
	for _, check := range []func() error{s.checkLot, s.checkBids} {
		if err := check(); err != nil {
			return err
		}
	}
	if s.R.Barter != nil {
		if err := s.R.Barter.Check(s); err != nil {
			return err
		}
	}
	if after := *s; after.happens() {
		return s.cannot("settles", CiteTurn, s.Active(), 0, "step %s would not wait for seat %d",
			s.R.Steps[s.Top().Kind].Name, s.Who)
	}
	return nil
}

// CannotBarter says what is wrong with what was said of bartering.
func (s *State) CannotBarter(format string, a ...any) error {
	return s.cannot("barter", CiteBarter, s.Active(), 0, "barter: "+format, a...)
}

// happens says whether something happens by itself before anybody decides: a match
// waits only where nothing does.
func (s *State) happens() bool {
	s.show(nil)
	before := *s
	s.settle(nil)
	return *s != before
}

// keeps says whether a step is the one in which drawn cards lie open.
func (r *Rules) keeps(k StepKind) bool { return r.Steps[k].Keeps }

// What must hold where a shared step is open.

// fitsCard: it waits for what lies on it, so that something was done already.
func fitsCard(s *State, t Step) bool {
	if !s.isCard(t.A) || KindOf(t.A) > Adventure || KindOf(t.A) == Souvenir || KindOf(t.A) == Report || t.N < 1 {
		return false
	}
	c := s.R.Decks.Card(t.A)
	if t.B == 0 {
		return int(t.N) <= len(c.Effects) && (len(c.outcomes()) == 0 || s.Open[Adventure] == t.A)
	}
	return int(t.B) <= len(c.outcomes()) && int(t.N) <= len(c.outcomes()[t.B-1].Effects)
}

// isCard says whether a number is a card's.
func (s *State) isCard(c uint8) bool { return c > 0 && int(c) < len(s.R.cardNames) }

func fitsAim(s *State, t Step) bool {
	return EffectKind(t.A).Aimed() && EffectKind(t.A) < NumEffects && t.N >= 0 && t.N <= 1000 && s.Me().Movable()
}

func fitsChoose(s *State, t Step) bool {
	return s.isCard(t.A) && s.Open[Adventure] == t.A && len(s.R.Decks.Card(t.A).Choose) > 0
}

func fitsPick(s *State, t Step) bool {
	seat := game.Seat(t.A)
	switch {
	case t.A >= s.Seats || !s.Spare(seat):
		return false
	case t.B == PickDrop:
		return seat == s.Active() && s.R.Decks.dropsAny()
	}
	return t.B <= PickDrop && (t.B == PickRide) == s.R.Hidden && seat != s.Active() && !s.full(s.Me()) &&
		s.P[t.A].OnRoad()
}

// dropsAny says whether a card costs an item of one's choice.
func (d *Decks) dropsAny() bool {
	for _, deck := range d {
		for i := range deck {
			if slices.Contains(deck[i].Effects, Lose.An(0)) {
				return true
			}
		}
	}
	return false
}

func fitsDebt(s *State, t Step) bool { return t.N > 0 && t.A <= s.Seats && t.B <= sold }

func fitsPrice(s *State, t Step) bool {
	return s.isCard(t.A) && s.Open[Souvenir] == t.A && t.N > 0
}

// sellerAt is whose the steps from the i-th on are, bids aside: what lies on a stall is its seat's.
func (s *State) sellerAt(i int) game.Seat {
	for _, t := range s.Steps[:i] {
		if t.Kind == StepStall {
			return t.Seat
		}
	}
	return s.Active()
}

func fitsStall(_ *State, t Step) bool { return t.A == 0 && t.B == 0 && t.N == 0 }
