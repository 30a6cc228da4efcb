package globe

import (
	"slices"

	"posterestante/game"
)

// Calls are the auctions that a seat can open in its turn, where another can reach the
// floor: of what all see that it has, and beside a real table of each item that may lie
// in a bag that nobody sees here (S5.2).
func (s *State) Calls(seat game.Seat) (out []game.Call) {
	if s.Over() {
		return nil
	}
	begun := s.Clone().(*State)
	begun.SetTurn(seat, false)
	if begun.Active() != seat || len(begun.Problems()) > 0 {
		return nil
	}
	lots := 0
	add := func(from *State, a game.Action) {
		g, n := good(a)
		price := from.resale(g, n)
		if !slices.Contains(from.Legal(nil), a) || !slices.ContainsFunc(from.P[:from.Seats], func(p Player) bool {
			return p.Money() >= price
		}) {
			return
		}
		words := game.Say("call.good", game.Args{"Good": s.R.SayGood(g, n), "Price": SayMoney(int(price))})
		out = append(out, game.Call{Words: words, From: from, Action: a})
	}
	if s.R.Hidden && s.P[seat].Of(LevelN) == 0 {
		for i := uint8(Pass) + 1; int(i) < len(s.R.Items); i++ {
			if from := begun.holding(seat, i); from != nil {
				add(from, game.Action{Verb: VSell, A: i})
			}
		}
	}
	for _, a := range begun.OfferSales(nil) {
		switch {
		case a.Verb == VLot && a.N%5 != 0, a.Verb == VLot && lots >= mostLots: // the others are seldom sold
		case a.Verb == VSell && int(a.A) < len(s.R.Items) && s.R.Hidden && s.P[seat].Of(LevelN) == 0: // said above
		default:
			if a.Verb == VLot {
				lots++
			}
			add(begun, a)
		}
	}
	return out
}

// mostLots is how many lots of cheques are offered at most.
const mostLots = 4

// holding is the same position but for a bag that nobody sees here: it has an item,
// where it can have one.
func (s *State) holding(seat game.Seat, i uint8) *State {
	out := s.Clone().(*State)
	bag := &out.P[seat].Bag
	if bag.Find(i) >= 0 {
		return out
	}
	at := slices.IndexFunc(bag.All(), func(o uint8) bool { return Item(o) != Pass })
	if at < 0 {
		return nil
	}
	out.trade(&bag.All()[at], idItem+uint16(i))
	if bag.Find(i) < 0 {
		return nil
	}
	return out
}
