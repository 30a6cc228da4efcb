package globetest

import (
	"slices"

	"posterestante/game"
	"posterestante/game/globe"
)

// What a refusal says must be so, and what it advises must be possible: for each code
// of both games when it is true, and the verbs by which its advice can be followed.

// truth says whether a refusal of an action is true in a position.
type truth func(s *globe.State, a game.Action) bool

// step is true where a step of one of these names is open.
func step(names ...string) truth {
	return func(s *globe.State, _ game.Action) bool {
		return slices.Contains(names, s.R.Steps[s.Top().Kind].Name)
	}
}

// me is true of the player whose turn it is.
func me(is func(s *globe.State, p *globe.Player, a game.Action) bool) truth {
	return func(s *globe.State, a game.Action) bool { return is(s, s.Me(), a) }
}

// other is true of the player that an action is about.
func other(is func(s *globe.State, p *globe.Player) bool) truth {
	return func(s *globe.State, a game.Action) bool { return a.A < s.Seats && is(s, &s.P[a.A]) }
}

// price is what an airport asks.
func price(s *globe.State, good uint8) int32 {
	if good == globe.GoodTicket {
		return int32(s.R.Road[s.Me().Square()].Price)
	}
	return int32(s.R.Prices[good])
}

// sales is how many things a seat has that it may sell now.
func sales(s *globe.State, seat game.Seat) (n int) {
	p := &s.P[seat]
	n = s.Count(seat, globe.Souvenir) + int(p.Of(globe.TicketsN))
	for _, i := range p.Bag.All() {
		if s.R.Resale[i] > 0 {
			n++
		}
	}
	if p.Of(globe.ChequesN) > 0 && s.Top().Kind != s.R.NoLots {
		n++
	}
	return n
}

// bareCodes are the refusals that say what is so everywhere: nothing is to be held of them.
var bareCodes = []string{"over", "other", "nothing", "sell.good", "sell.most", "bid.tens", "bid.most", "cheques.most", "sum.tens", "sum.most"}

func atEnd(s *globe.State, p *globe.Player, _ game.Action) bool { return p.Square() == s.Last() }
func airport(s *globe.State, p *globe.Player) bool {
	return s.R.Road[p.Square()].Kind == globe.Airport
}

// truths are those of the refusals that say how things stand; the others say only what
// comes first, or that a thing isn't there.
var truths = with(barterTruths, map[string]truth{
	"first.aim": step("aim"), "first.choose": step("choose"), "first.pick": step("pick"), "first.debt": step("debt"), "first.price": step("price"), "first.bid": step("bid"), "first.cry": step("cry"), "first.bundle": step("bundle"),
	"first.depart": step("depart"), "first.go": step("go"), "first.stuck": step("stuck"), "first.meet": step("meet"), "first.keep": step("keep"), "first.shop": step("shop"), "first.win": step("win"),
	"first.pack": step("pack"), "first.dear": step("dear"), "first.cheques": step("cheques"), "first.night": step("night"),
	"first.road": me(func(s *globe.State, p *globe.Player, a game.Action) bool {
		return step("road")(s, a) && !atEnd(s, p, a)
	}),
	"first.express": me(func(s *globe.State, p *globe.Player, _ game.Action) bool {
		return s.N[globe.Express] == 1 && !p.OnRoad()
	}),
	"first.end": me(atEnd), "move.end": me(atEnd), "roll.end": me(atEnd), "fly.last": me(atEnd), "help.last": me(atEnd),
	"move.far": me(func(s *globe.State, p *globe.Player, a game.Action) bool {
		return p.Square() < s.Last() && p.Square()+int(a.A) > s.Last()
	}),
	"move.fare":  me(func(_ *globe.State, p *globe.Player, a game.Action) bool { return p.Money() < globe.Fare(int(a.A)) }),
	"bid.floor":  func(s *globe.State, a game.Action) bool { return 10*int(a.N) < int(s.N[globe.OfferFloor]) },
	"bid.higher": func(s *globe.State, a game.Action) bool { return a.N <= s.Top().N },
	"sell.more":  func(s *globe.State, _ game.Action) bool { return s.N[globe.Lots] == globe.MostLots },
	"bundle.few": func(s *globe.State, _ game.Action) bool { return sales(s, s.Turn()) < 2 },
	"bundle.full": func(s *globe.State, _ game.Action) bool {
		cheques := uint8(min(1, s.N[globe.LotCheques]))
		return s.Lot.Items.N+s.Lot.Cards.N+uint8(s.N[globe.LotTickets])+cheques == globe.MostLot
	},
	"bundle.lot": func(s *globe.State, _ game.Action) bool { return s.N[globe.LotCheques] > 0 },
	"putup":      func(s *globe.State, _ game.Action) bool { return s.Lot.Items.N+s.Lot.Cards.N == 0 },
	"bid.money":  func(s *globe.State, a game.Action) bool { return 10*int32(a.N) > s.P[s.Turn()].Money() },
	"money": me(func(s *globe.State, p *globe.Player, _ game.Action) bool {
		return step("price")(s, game.Action{}) && p.Money() < int32(s.Top().N)
	}),
	"sell.lot": func(s *globe.State, a game.Action) bool {
		n := s.P[s.Turn()].Of(globe.ChequesN)
		return n > 0 && n < int32(a.N)
	},
	"sell.now": func(s *globe.State, a game.Action) bool {
		return slices.ContainsFunc(s.Steps[:s.Depth], func(t globe.Step) bool { return t.Kind == s.R.NoLots })
	},
	"way.money": step("choose"),
	"item":      step("pick"),
	"item.pass": step("pick"),
	"buy.money": me(func(s *globe.State, p *globe.Player, a game.Action) bool { return p.Money() < price(s, a.A) }),
	"help.depart": me(func(_ *globe.State, p *globe.Player, _ game.Action) bool {
		return !p.OnRoad() && (p.Of(globe.TicketsN) > 0 || p.Money() >= 600)
	}),
	"leave.pack": me(func(_ *globe.State, p *globe.Player, _ game.Action) bool {
		all := p.Has(1) && p.Has(2) && p.Has(3) && p.Has(4) && p.Of(globe.TicketsN) > 0
		return !all || p.Of(globe.ChequesN) < 10 || p.Money() < 1500
	}),
	"sell.pass": func(_ *globe.State, a game.Action) bool { return globe.Item(a.A) == globe.Pass },
	"aim.self":  func(s *globe.State, a game.Action) bool { return game.Seat(a.A) == s.Active() },
	"take.self": func(s *globe.State, a game.Action) bool { return game.Seat(a.A) == s.Active() },
	"aim.seat":  func(s *globe.State, a game.Action) bool { return a.A >= s.Seats || a.B >= s.Seats },
	"aim.road":  other(func(_ *globe.State, p *globe.Player) bool { return !p.OnRoad() }),
	"aim.money": other(func(_ *globe.State, p *globe.Player) bool { return p.Money() == 0 }),
	"aim.bag":   other(func(_ *globe.State, p *globe.Player) bool { return int(p.Bag.N) == globe.Count(&p.Bag, globe.Pass) }),
	"aim.pass":  other(func(_ *globe.State, p *globe.Player) bool { return !p.Has(globe.Pass) }),
	"aim.first": other(func(_ *globe.State, p *globe.Player) bool { return p.Square() == 1 }),
	"aim.same":  other(func(s *globe.State, p *globe.Player) bool { return p.Square() == s.Me().Square() }),
	"aim.last": other(func(s *globe.State, p *globe.Player) bool {
		return p.Square() == s.Last() || s.Me().Square() == s.Last()
	}),
	"take.here":    other(func(s *globe.State, p *globe.Player) bool { return p.Square() != s.Me().Square() }),
	"take.pass":    other(func(_ *globe.State, p *globe.Player) bool { return !p.Has(globe.Pass) }),
	"take.twice":   func(s *globe.State, a game.Action) bool { return s.Rides(game.Seat(a.A)) },
	"fly":          me(func(s *globe.State, p *globe.Player, _ game.Action) bool { return !airport(s, p) }),
	"stay":         me(func(s *globe.State, p *globe.Player, _ game.Action) bool { return !airport(s, p) }),
	"fly.ticket":   me(func(_ *globe.State, p *globe.Player, _ game.Action) bool { return p.Of(globe.TicketsN) == 0 }),
	"fly.first":    me(func(_ *globe.State, p *globe.Player, _ game.Action) bool { return p.Square() == 1 }),
	"fly.left":     me(func(s *globe.State, p *globe.Player, _ game.Action) bool { return p.Square() == 1 && s.Top().A == 1 }),
	"fly.back":     me(func(s *globe.State, p *globe.Player, a game.Action) bool { return a.A == 2 && !atEnd(s, p, a) }),
	"try.ticket":   me(func(_ *globe.State, p *globe.Player, _ game.Action) bool { return p.Of(globe.TicketsN) > 0 }),
	"leave.pass":   me(func(_ *globe.State, p *globe.Player, _ game.Action) bool { return !p.Has(globe.Pass) }),
	"leave.ticket": me(func(_ *globe.State, p *globe.Player, _ game.Action) bool { return p.Of(globe.TicketsN) == 0 }),
	"keep.pass": me(func(_ *globe.State, p *globe.Player, a game.Action) bool {
		return globe.Item(a.A) == globe.Pass && p.Has(globe.Pass)
	}),
	"passport.wait": me(func(_ *globe.State, p *globe.Player, _ game.Action) bool {
		return !p.Has(globe.Pass) && p.Of(globe.WaitsN) < 3
	}),
	"line.first":   me(func(_ *globe.State, p *globe.Player, _ game.Action) bool { return p.Of(globe.TriesN) == 0 }),
	"line.express": me(func(s *globe.State, _ *globe.Player, _ game.Action) bool { return s.N[globe.Express] == 1 }),
	"line.full":    me(func(s *globe.State, p *globe.Player, _ game.Action) bool { return int(p.Bag.N) == s.R.BagMost }),
	"buy.full":     me(func(s *globe.State, p *globe.Player, _ game.Action) bool { return int(p.Bag.N) == s.R.BagMost }),
	"move.order":   me(func(_ *globe.State, p *globe.Player, _ game.Action) bool { return p.Of(globe.OrderN) > 0 }),
	"obey":         me(func(_ *globe.State, p *globe.Player, _ game.Action) bool { return p.Of(globe.OrderN) == 0 }),
	"move.papers": me(func(_ *globe.State, p *globe.Player, _ game.Action) bool {
		return !p.Has(globe.Pass) && p.Money() < 200
	}),
	"help.money":    me(func(s *globe.State, p *globe.Player, a game.Action) bool { return p.Money() >= 50 && !atEnd(s, p, a) }),
	"buy.here":      me(func(s *globe.State, p *globe.Player, _ game.Action) bool { return !airport(s, p) }),
	"cheques.money": me(func(_ *globe.State, p *globe.Player, a game.Action) bool { return p.Money() < 20*int32(a.N) }),
	"cheques.few":   step("night"),
	"cheques.poor": me(func(s *globe.State, p *globe.Player, _ game.Action) bool {
		return p.Money() < 20*(int32(s.Top().N)-p.Of(globe.ChequesN))
	}),
	"night":       step("night"),
	"first.stall": step("stall"), "want.now": step("stall", "bundle"), "want.bids": step("bid", "cry"),
	"want.own":   func(s *globe.State, a game.Action) bool { return game.Seat(a.A) == s.Active() },
	"want.twice": other(func(_ *globe.State, p *globe.Player) bool { return p.Of(globe.WantsN) == 1 }),
	"first.draw": step("draw"), "first.last": step("last"),
	"ring.option": func(s *globe.State, _ game.Action) bool { return s.N[globe.FineN] == 0 },
	"ring.self":   func(_ *globe.State, a game.Action) bool { return a.A == a.B },
	"ring.twice":  other(func(_ *globe.State, p *globe.Player) bool { return p.Of(globe.RingsN) > 0 }),
	"ring.bids":   step("bid", "cry"),
	"ring.none":   func(s *globe.State, a game.Action) bool { return s.P[a.B].Of(globe.TakenN) == 0 },
})

// advice are the verbs, by their names, of which one must be legal where a refusal
// advises it.
var advice = with(barterAdvice, map[string][]string{
	"first.aim": {"aim"}, "first.choose": {"choose"}, "first.pick": {"pick"}, "first.debt": {"pay", "sell", "lot"}, "first.price": {"pay", "skip", "sell", "lot"}, "first.bid": {"bid", "nobid"}, "first.stall": {"skip"}, "first.cry": {"bid", "nobid"}, "first.bundle": {"sell", "lot", "putup", "skip"},
	"first.depart": {"fill", "try", "leave"}, "first.go": {"move"}, "first.stuck": {"fill"}, "first.meet": {"take", "play"}, "first.keep": {"keep"}, "first.shop": {"try", "skip"}, "first.win": {"draw", "skip"}, "first.draw": {"draw", "skip"}, "first.last": {"skip"},
	"first.pack": {"line"}, "first.express": {"leave"}, "first.dear": {"sell", "lot", "help"}, "first.cheques": {"cheques", "skip"}, "first.night": {"cheques", "night", "sell"},
	"first.end": {"fly", "fill", "help", "buy", "sell", "lot"}, "move.end": {"fly", "fill", "help", "buy", "sell", "lot"}, "roll.end": {"fly", "buy", "help", "sell", "lot"}, "help.last": {"fly", "buy"},
	"move.far": {"move"}, "move.fare": {"move"}, "bid.floor": {"bid"}, "bid.money": {"bid"}, "bid.higher": {"bid", "nobid"}, "bundle.full": {"putup"}, "bundle.lot": {"putup"}, "putup": {"skip"}, "money": {"sell", "lot", "skip"}, "sell.lot": {"lot"},
	"way.money": {"choose"}, "outcome": {"choose"}, "item": {"pick"}, "item.pass": {"pick"},
	"aim.self": {"aim"}, "aim.road": {"aim"}, "aim.money": {"aim"}, "aim.bag": {"aim"}, "aim.pass": {"aim"}, "aim.first": {"aim"}, "aim.same": {"aim"}, "aim.last": {"aim"},
	"stay": {"move"}, "try.ticket": {"leave", "fill"}, "leave.pass": {"fill"}, "leave.ticket": {"try"}, "take.self": {"move", "take", "play"}, "take.pass": {"move", "take", "play"}, "take.twice": {"move", "take"}, "take.run": {"move", "take", "play"}, "take.more": {"move"},
	"keep": {"keep"}, "keep.pass": {"keep"}, "passport.wait": {"fill"}, "line.first": {"line"}, "line.express": {"leave"}, "line.full": {"line", "leave"},
	"move.roll": {"roll"}, "fly.roll": {"roll"}, "move.order": {"obey"}, "move.papers": {"sell", "lot", "help"}, "roll": {"move"}, "fly.left": {"move"}, "buy.full": {"sell"},
	"cheques.money": {"cheques"}, "cheques.few": {"cheques"}, "cheques.poor": {"sell", "night"}, "night": {"cheques"},
})
