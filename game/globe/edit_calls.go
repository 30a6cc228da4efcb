package globe

import (
	"slices"

	"posterestante/game"
)

// caller lists what a seat at a real table can begin.
type caller struct {
	seat game.Seat
	out  []game.Call
}

// Calls are what a seat can begin in its turn: auctions where another can reach the floor, lots of several goods,
// offers of a barter, and what the game has besides. Of a bag that nobody sees here it may be any item (S5.2). What is
// being put together goes on by what is legal.
func (s *State) Calls(seat game.Seat) []game.Call {
	if s.Over() {
		return nil
	}
	c := &caller{seat: seat}
	if s.Calling() {
		if s.Who == seat {
			c.goods(s)
			c.rest(s)
		}
		return c.out
	}
	if s.R.Calls != nil {
		c.out = s.R.Calls(s, seat)
	}
	begun := s.Clone().(*State)
	begun.SetTurn(seat, false)
	if begun.Active() != seat || len(begun.Problems()) > 0 {
		return c.out
	}
	c.auctions(begun)
	c.barters(begun)
	return c.out
}

// Called is what calls are called on a button.
func (s *State) Called() game.Phrase {
	switch {
	case s.R.Barter != nil:
		return say("call.barters")
	case s.N[FineN] == 1:
		return say("call.rings")
	}
	return say("button.sell")
}

// Calling says whether a lot or an offer is being put together.
func (s *State) Calling() bool {
	row := &s.R.Steps[s.Top().Kind]
	return s.Top().Kind == StepBundle || row.Spoken && !row.Other
}

// add offers an action, which is legal.
func (c *caller) add(from *State, a game.Action) {
	c.out = append(c.out, game.Call{Words: from.sayCall(a), From: from, Action: a})
}

// try offers an action where it is legal.
func (c *caller) try(from *State, a game.Action) {
	if from != nil && slices.Contains(from.Legal(nil), a) {
		c.add(from, a)
	}
}

// secret says whether nobody here sees what lies in the bag.
func (c *caller) secret(s *State) bool { return s.R.Hidden && s.P[c.seat].Of(LevelN) == 0 }

// takes says whether an action names an item that leaves the seat's bag.
func (s *State) takes(a game.Action) bool {
	give := s.R.Barter != nil && a.Verb == s.R.Barter.Give
	return (give || a.Verb == VSell) && int(a.A) < len(s.R.Items)
}

// goods are the items that leave a bag that nobody sees here, each that it may have.
func (c *caller) goods(s *State) {
	if !c.secret(s) {
		return
	}
	given := s.Offered(0).Gives
	for i := Pass + 1; int(i) < len(s.R.Items); i++ {
		from := s.holding(c.seat, given.And(i))
		c.try(from, game.Action{Verb: VSell, A: uint8(i)})
		if s.R.Barter != nil {
			c.try(from, game.Action{Verb: s.R.Barter.Give, A: uint8(i)})
		}
	}
}

// rest are all other actions; lots of cheques only a few.
func (c *caller) rest(s *State) {
	lots := 0
	for _, a := range s.Legal(nil) {
		switch {
		case a.Verb == VLot && a.N%5 != 0, a.Verb == VLot && lots >= mostLots: // the others are seldom sold
			continue
		case s.takes(a) && c.secret(s): // said already
			continue
		case a.Verb == VLot:
			lots++
		}
		c.add(s, a)
	}
}

// auctions are the sales of one good that somebody can bid for, and the lot of several.
func (c *caller) auctions(begun *State) {
	all := caller{seat: c.seat}
	all.goods(begun)
	all.rest(begun)
	for _, call := range all.out {
		from := call.From.(*State)
		switch a := call.Action; a.Verb {
		case VBundle:
		case VSell, VLot:
			price := from.resale(GoodOf(a))
			if !slices.ContainsFunc(from.P[:from.Seats], func(p Player) bool { return p.Money() >= price }) {
				continue
			}
		default:
			continue
		}
		c.out = append(c.out, call)
	}
}

// barters are the seats to which an offer can be made; who makes it has something to give.
func (c *caller) barters(begun *State) {
	if begun.R.Barter == nil {
		return
	}
	from := begun
	for i := Pass + 1; c.secret(begun) && !from.Spare(c.seat) && int(i) < len(begun.R.Items); i++ {
		if with := begun.holding(c.seat, Bunch(0).And(i)); with != nil {
			from = with
		}
	}
	for _, a := range begun.OfferSeats(begun.R.Barter.Begin, nil) {
		c.try(from, a)
	}
}

// mostLots is how many lots of cheques are offered at most.
const mostLots = 4

// holding is the same position but for a bag that nobody sees here: it has all that is named, where it can have it;
// nil where it can't.
func (s *State) holding(seat game.Seat, b Bunch) *State {
	out := s.Clone().(*State)
	if !out.fill(seat, b) {
		return nil
	}
	return out
}

// fill has a seat's bag hold all that is named: what nobody needs in it changes places with what nobody has seen. It
// says whether it could; if not, some may have changed.
func (s *State) fill(seat game.Seat, b Bunch) bool {
	bag := &s.P[seat].Bag
	for _, i := range b.All() {
		for at := range bag.All() {
			place := &bag.All()[at]
			if has := Item(*place); Count(bag, i) < b.Of(i) && has != Pass && Count(bag, has) > b.Of(has) {
				s.trade(place, idItem+uint16(i))
			}
		}
		if Count(bag, i) < b.Of(i) {
			return false
		}
	}
	return true
}

// sayCall is an action on a button.
func (s *State) sayCall(a game.Action) game.Phrase {
	row := &s.R.Moves.Rows[a.Verb]
	switch g, n := GoodOf(a); {
	case a.Verb == VSell, a.Verb == VLot:
		return say("call.good", args{"Good": s.R.SayGood(g, n), "Price": SayMoney(int(s.resale(g, n)))})
	case a.Verb == VSkip && s.Top().Kind == StepBundle:
		return say("button.withdraw")
	case a.Verb == VSkip:
		return say("button.drop")
	case len(row.Words) == 0:
		return say("button." + row.Name)
	case a.N > 0:
		return SayMoney(10 * int(a.N))
	case row.Words[0].Names == nil:
		return say("call."+row.Name, args{"Whom": game.SaySeat(game.Seat(a.A))})
	}
	return say("call."+row.Name, args{"Item": s.R.SayItem(a.A)})
}
