package globe

import (
	"slices"

	"posterestante/game"
)

// Bot plays seats of a kind; nil where a person does.
func (g Game) Bot(kind string, seed uint64) game.Bot {
	switch kind {
	case kinds[1]:
		return &game.RandomBot{Rand: game.NewRand(seed)}
	case kinds[2]:
		return Steady{}
	}
	return nil
}

// Attends implements game.Volunteer: where the fine is played, those who aren't persons look on too (R4.6).
func (g Game) Attends(st game.State) bool {
	return g.R.Volunteer != nil && st.(*State).N[FineN] == 1
}

// Volunteer implements game.Volunteer.
func (g Game) Volunteer(n *game.Noticed) (game.Action, bool) {
	return g.R.Volunteer(g.R.FromView(&n.Before), n)
}

// Steady plays what looks best at the end of its turn, in a few re-deals: cards
// won first, then what is needed for the next ones. It looks at no other turn.
type Steady struct{}

const (
	steadyDeals = 5 // re-deals in which each action is tried
	steadyDepth = 4 // decisions of its own that it looks ahead
)

// Choose is game.Bot.
func (Steady) Choose(v game.View, legal []game.Action, deal func() game.State) game.Action {
	if len(legal) == 1 {
		return legal[0]
	}
	var deals [steadyDeals]*State
	for i := range deals {
		deals[i] = deal().(*State)
	}
	if s := deals[0]; s.Top().Kind == StepBid || s.Aloud() {
		return s.steadyBid(legal)
	}
	if b := deals[0].R.Barter; b != nil {
		if a, ok := b.Steady(deals[0]); ok && slices.Contains(legal, a) {
			return a
		}
		legal = slices.DeleteFunc(slices.Clone(legal), func(a game.Action) bool { return a.Verb == b.Begin })
	}
	best, most := legal[0], -1e18
	for i, a := range legal {
		if deals[0].Shuns(a) {
			continue
		}
		more := i > 0 && a.Verb == legal[i-1].Verb && a.N > 1
		if a.Verb == VBundle || a.Verb == VLot && a.N%10 != 0 || more && a.N%4 != 0 {
			continue // near amounts are alike, and goods bring no more together
		}
		sum := 0.0
		for _, d := range deals {
			c := *d
			sum += c.look(a, v.Turn, steadyDepth)
		}
		if sum > most {
			best, most = a, sum
		}
	}
	return best
}

// look does an action and tells what the position is worth to a seat once its
// turn is over, if it goes on as well as it can.
func (s *State) look(a game.Action, me game.Seat, depth int) float64 {
	s.R.Moves.Rows[a.Verb].Do(s, a, nil)
	s.settle(nil)
	for s.Who != me && (s.Top().Kind == StepBid || s.Aloud()) { // nobody is counted on to bid
		doBid(s, game.Action{Verb: VNoBid}, nil)
		s.settle(nil)
	}
	if depth == 0 || s.Who != me || s.Active() != me || s.begins() {
		return s.worth(me)
	}
	var room [48]game.Action
	most := -1e18
	for _, b := range s.Legal(room[:0]) {
		sells := b.Verb == VSell || b.Verb == VLot || b.Verb == VBundle
		if s.Shuns(b) || sells || s.R.Barter.begins(b) || b.N > 1 && b.N%8 != 0 {
			continue
		}
		c := *s
		most = max(most, c.look(b, me, depth-1))
	}
	if most == -1e18 {
		return s.worth(me)
	}
	return most
}

// begins says whether a turn begins: what may be done in it is not looked at.
func (s *State) begins() bool { return s.Depth == 1 && s.R.Begins(s.Top().Kind) }

// steadyBid bids as much as the lot is worth to it, or not at all; aloud it goes half
// the way there.
func (s *State) steadyBid(legal []game.Action) game.Action {
	most, best := 0.8*s.gain(s.Top().Seat)/moneyWorth/10, legal[0]
	if s.Aloud() {
		most -= (most - float64(s.LeastBid())) / 2
	}
	for _, a := range legal {
		if a.Verb == VBid && float64(a.N) < most {
			best = a
		}
	}
	return best
}

// gain is what the lot is worth to a seat.
func (s *State) gain(seat game.Seat) float64 {
	with := *s
	with.deliver(seat, game.Everyone, nil)
	return with.worth(seat) - s.worth(seat)
}

// What things are worth to the steady player; a card that must be brought is
// worth 1,000.
const (
	cardWorth  = 1000
	moneyWorth = 0.3  // the euro, up to enough
	moreWorth  = 0.05 // beyond
	enough     = 900
)

// worth is what a position is worth to a seat, others being worth a little less.
func (s *State) worth(me game.Seat) float64 {
	out := s.worthOf(me)
	for i := range s.P[:s.Seats] {
		if game.Seat(i) != me {
			out -= 0.2 * s.worthOf(game.Seat(i)) / float64(s.Seats-1)
		}
	}
	return out
}

func (s *State) worthOf(seat game.Seat) float64 {
	p := &s.P[seat]
	if p.Of(ArrivedN) == 1 {
		return 100 * cardWorth
	}
	money := float64(p.Money())
	out := cardWorth*float64(s.needed(seat)) + moneyWorth*min(money, enough) + moreWorth*max(0, money-enough)
	out += 60 * float64(min(p.Of(TicketsN), 2))
	out -= 90 * float64(p.Of(MissN))
	square := p.Square()
	missing := 0
	for k := Souvenir; k <= Adventure; k++ {
		n := int(s.N[NeedN]) - s.Count(seat, k)
		if n <= 0 {
			continue
		}
		missing += n
		out += s.ready(p, k, n)
		if ahead := s.R.Ahead(square, k); ahead < n { // it must go back for them
			out -= 250 * float64(n-ahead)
		}
	}
	step := 9.0
	if missing == 0 {
		step = 30
	}
	out -= step * float64(s.Last()-square)
	if p.Has(Pass) {
		out += 250
	}
	if p.OnRoad() {
		out += 300
	} else if p.Of(TicketsN) > 0 {
		out += 200
	}
	if s.R.Worth != nil {
		out += s.R.Worth(s, seat)
	}
	return out
}

// ready is what items are worth with which n more cards of a kind can be won.
func (s *State) ready(p *Player, k Kind, n int) (out float64) {
	most, all := 1, n
	if s.R.Spent {
		most = n
	}
	for _, i := range s.R.Needs[k] {
		has := min(Count(&p.Bag, i), most)
		out += 60 * float64(has)
		all = min(all, has)
	}
	return out + 100*float64(all)
}

// Worth is what a position is worth to the steady player of a seat.
func (s *State) Worth(me game.Seat) float64 { return s.worth(me) }
