package sakodo

import (
	"slices"

	"posterestante/game"
	"posterestante/game/globe"
)

// What seats that no person plays think of to barter: one card that they can spare for
// one that they lack, of somebody who can use the first. It hangs on what the offerer
// knows alone.

const (
	// pause is each how manieth turn such a seat offers something: nobody likes to be
	// asked each turn.
	pause = 3
	// wishMost is how many offers it makes in a turn.
	wishMost = 2
	// lastCards is how few cards somebody misses who is not helped to them.
	lastCards = 1
)

// wish is an offer, and how likely it seems to be taken.
type wish struct {
	globe.Offer
	score int
	sure  bool // the other has no use for what is wanted
}

// wishes are the best offers that the seat whose turn it is may think of, the best
// first; those without a score are none.
func wishes(s *state) (best [wishMost]wish) {
	me := s.Active()
	if (int(s.N[globe.Round])+int(me))%pause != 0 || s.N[globe.BarterSaid] >= wishMost {
		return best
	}
	missing, _ := s.Missing(me)
	var more [NumItems + 1]int // than it wants
	lacks := false
	for i := Guide; i <= FirstAid; i++ {
		more[i] = globe.Count(&s.Me().Bag, i) - s.R.Wants(&missing, i)
		lacks = lacks || more[i] < 0
	}
	for to := game.Seat(0); lacks && to < game.Seat(s.Seats); to++ {
		if mayBarter(s, game.Action{Verb: VBarter, A: uint8(to)}) != globe.Yes {
			continue
		}
		theirs, all := s.Missing(to)
		for give := Guide; give <= FirstAid && all > lastCards; give++ {
			for want := Guide; want <= FirstAid; want++ {
				if more[give] > 0 && more[want] < 0 && s.R.Wants(&theirs, give) > 0 {
					best = rank(s, best, wished(s, to, give, want, s.R.Wants(&theirs, want) == 0))
				}
			}
		}
	}
	return best
}

// wished is one card for another: money evens out what is dearer, where the other may
// need it too.
func wished(s *state, to game.Seat, give, want globe.Item, spare bool) wish {
	w := wish{globe.Offer{Seat: to, Gives: globe.Bunch(0).And(give), Wants: globe.Bunch(0).And(want)}, 20, spare}
	if !spare {
		dearer := s.R.Resale[want] - s.R.Resale[give]
		w.Sum = min(max(0, dearer), int16(min(s.Me().Money()/3, 500))) / 10
		w.score = 10
	}
	w.score += min(mayHave(s, to), 6)
	return w
}

// rank puts an offer among the best, where it was not made yet.
func rank(s *state, best [wishMost]wish, w wish) [wishMost]wish {
	if slices.Contains(s.SaidOffers(), w.Offer) {
		return best
	}
	for i := range best {
		if w.score > best[i].score {
			best[i], w = w, best[i]
		}
	}
	return best
}

// toward is what leads on to an offer from where things stand: it begins, goes on to be
// put together, or is spoken; false where it doesn't.
func (w *wish) toward(s *state) (a game.Action, ok bool) {
	now := s.Offered(w.Seat)
	begun := s.Top().Kind == StepBarter || s.Top().Kind == StepSum
	switch {
	case w.score == 0, begun && asked(s) != w.Seat:
		return a, false
	case !begun:
		return game.Action{Verb: VBarter, A: uint8(w.Seat)}, true
	case s.Top().Kind == StepSum:
		return game.Action{Verb: VSum, N: w.Sum}, s.Top().A == 0 && w.Sum > 0
	}
	for i := Guide; i <= FirstAid; i++ {
		switch {
		case now.Gives.Of(i) > w.Gives.Of(i), now.Wants.Of(i) > w.Wants.Of(i):
			return a, false
		case now.Gives.Of(i) < w.Gives.Of(i):
			return game.Action{Verb: VGive, A: uint8(i)}, true
		}
	}
	for i := Guide; i <= FirstAid; i++ {
		if now.Wants.Of(i) < w.Wants.Of(i) {
			return game.Action{Verb: VSeek, A: uint8(i)}, true
		}
	}
	if now.Sum == 0 && w.Sum > 0 {
		return one(VAdd), true
	}
	return one(VOffer), now.Sum == w.Sum
}

// sensible are the actions that lead to offers that may be thought of.
func sensible(s *state, buf acts) acts {
	from := len(buf)
	best := wishes(s)
	for i := range best {
		if a, ok := best[i].toward(s); ok && !slices.Contains(buf[from:], a) && s.R.Moves.Reason(s, a) == globe.Yes {
			buf = append(buf, a)
		}
	}
	return buf
}

// helps says whether somebody who is all but there is helped by cards.
func helps(s *state, to game.Seat, cards globe.Bunch) bool {
	missing, all := s.Missing(to)
	return all <= lastCards && slices.ContainsFunc(cards.All(), func(i globe.Item) bool {
		return s.R.Wants(&missing, i) > 0
	})
}

const (
	worthOffering = 40 // what an offer must gain for the steady player to make it
	worthTaking   = 15 // and to take it
)

// steadyBarter is what the steady player does: it offers what it would gain by, and
// takes what it does gain by.
func steadyBarter(s *state) (a game.Action, ok bool) {
	if s.Top().Kind == StepAnswer {
		me := s.Turn()
		if mayAccept(s, a) == globe.Yes && !helps(s, s.Active(), s.Offered(me).Wants) {
			after := *s
			doAccept(&after, a, nil)
			if after.Worth(me)-s.Worth(me) > worthTaking {
				return one(VAccept), true
			}
		}
		return one(VDecline), true
	}
	best := wishes(s)
	for i := range best {
		begun := s.Top().Kind == StepBarter || s.Top().Kind == StepSum
		if a, ok := best[i].toward(s); ok && (begun || best[i].sure && s.N[globe.BarterSaid] == 0 && best[i].gains(s)) {
			return a, true
		}
	}
	if s.Top().Kind == StepBarter {
		return one(globe.VSkip), true
	}
	return a, false
}

// gains says whether an offer, taken, is of use to the steady player.
func (w *wish) gains(s *state) bool {
	after, me := *s, s.Active()
	p := &after.P[me]
	for _, i := range w.Gives.All() {
		p.Bag.Remove(p.Bag.Find(uint8(i)))
	}
	for _, i := range w.Wants.All() {
		p.Bag.Push(uint8(i))
	}
	after.Add(me, globe.MoneyN, -10*int(w.Sum), nil)
	return after.Worth(me)-s.Worth(me) > worthOffering
}
