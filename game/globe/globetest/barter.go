package globetest

import (
	"maps"
	"slices"

	"posterestante/game"
	"posterestante/game/globe"
)

// What the refusals of a barter say must be so as well, see truths.

// bartered is true of what is being put together.
func bartered(is func(s *globe.State, o globe.Offer, i globe.Item) bool) truth {
	return func(s *globe.State, a game.Action) bool { return is(s, s.Offered(0), globe.Item(a.A)) }
}

// theirs is the money of who is asked.
func theirs(s *globe.State) int32 {
	seat := s.Top().A
	if s.R.Steps[s.Top().Kind].Name == "sum" {
		seat = s.Top().B
	}
	return s.P[seat].Money()
}

func lacksItems(s *globe.State, o globe.Offer) bool {
	return slices.ContainsFunc(o.Wants.All(), func(i globe.Item) bool {
		return globe.Count(&s.P[s.Turn()].Bag, i) < o.Wants.Of(i)
	})
}

var barterTruths = map[string]truth{
	"first.barter": step("barter"), "first.sum": step("sum"), "first.answer": step("answer"),
	"barter.self":    func(s *globe.State, a game.Action) bool { return game.Seat(a.A) == s.Active() },
	"barter.bag":     func(s *globe.State, _ game.Action) bool { return !s.Spare(s.Active()) },
	"barter.their":   other(func(_ *globe.State, p *globe.Player) bool { return int32(p.Bag.N) == p.Of(globe.PassN) }),
	"barter.more":    func(s *globe.State, _ game.Action) bool { return len(s.SaidOffers()) == globe.BarterMost },
	"barter.dropped": func(s *globe.State, _ game.Action) bool { return s.N[globe.BarterDrops] == globe.BarterMost },
	"want.answer":    step("answer"),
	"give": bartered(func(s *globe.State, o globe.Offer, i globe.Item) bool {
		return globe.Count(&s.Me().Bag, i) == o.Gives.Of(i)
	}),
	"give.pass":   bartered(func(_ *globe.State, _ globe.Offer, i globe.Item) bool { return i == globe.Pass }),
	"give.most":   bartered(func(_ *globe.State, o globe.Offer, _ globe.Item) bool { return o.Gives.Len() == globe.BarterMost }),
	"give.both":   bartered(func(_ *globe.State, o globe.Offer, i globe.Item) bool { return o.Wants.Of(i) > 0 }),
	"seek.pass":   bartered(func(_ *globe.State, _ globe.Offer, i globe.Item) bool { return i == globe.Pass }),
	"seek.most":   bartered(func(_ *globe.State, o globe.Offer, _ globe.Item) bool { return o.Wants.Len() == globe.BarterMost }),
	"seek.both":   bartered(func(_ *globe.State, o globe.Offer, i globe.Item) bool { return o.Gives.Of(i) > 0 }),
	"add.poor":    me(func(_ *globe.State, p *globe.Player, _ game.Action) bool { return p.Money() < 10 }),
	"ask.poor":    func(s *globe.State, _ game.Action) bool { return theirs(s) < 10 },
	"sum.twice":   bartered(func(_ *globe.State, o globe.Offer, _ globe.Item) bool { return o.Sum != 0 }),
	"sum.money":   me(func(_ *globe.State, p *globe.Player, a game.Action) bool { return 10*int32(a.N) > p.Money() }),
	"sum.theirs":  func(s *globe.State, a game.Action) bool { return 10*int32(a.N) > theirs(s) },
	"offer.gives": bartered(func(_ *globe.State, o globe.Offer, _ globe.Item) bool { return o.Gives == 0 }),
	"offer.wants": bartered(func(_ *globe.State, o globe.Offer, _ globe.Item) bool { return o.Wants == 0 }),
	"offer.twice": func(s *globe.State, _ game.Action) bool {
		o := s.Offered(game.Seat(s.Top().A))
		return slices.Contains(s.SaidOffers(), o)
	},
	"accept": bartered(func(s *globe.State, o globe.Offer, _ globe.Item) bool { return lacksItems(s, o) }),
}

var barterAdvice = map[string][]string{
	"first.barter": {"offer", "skip"}, "first.sum": {"sum"}, "first.answer": {"decline"},
	"sum.money": {"sum"}, "sum.theirs": {"sum"}, "offer.gives": {"give", "skip"}, "offer.wants": {"seek", "skip"},
	"offer.twice": {"give", "seek", "add", "ask", "skip"}, "accept": {"decline"},
	"barter.more": {"move", "fill", "pay", "skip"}, "barter.dropped": {"move", "fill", "pay", "skip"},
}

var barterRemedies = map[string][]remedy{
	"first.barter": {once("skip")}, "first.sum": {once("sum")}, "first.answer": {once("decline")},
	"offer.gives": {once("give")}, "offer.wants": {once("seek")}, "accept": {once("decline")},
}

// with is a list and another.
func with[V any](more, list map[string]V) map[string]V {
	maps.Copy(list, more)
	return list
}
