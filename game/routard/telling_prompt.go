package routard

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// sayEntry is what a line of the sheet says of a face of the die; t tells whether
// the neighbour gave what it may, and is nil before the die is rolled.
func sayEntry(t *globe.Telling, e *entry) phrase {
	price := args{"Price": globe.SayMoney(int(e.pays))}
	switch {
	case e.money > 0:
		return say("sheet.money", args{"Price": globe.SayMoney(int(e.money))})
	case e.cheques > 0:
		return sayN("sheet.cheques", int(e.cheques))
	case e.tickets > 0:
		return say("sheet.ticket", price)
	case e.neighbour != 0 && t == nil:
		return say("sheet.neighbour")
	case e.neighbour != 0:
		return neighbour(t)
	case len(e.items) == 0:
		return say("sheet.none")
	case e.again:
		return say("sheet.gift", args{"List": sayItems(e.items)})
	case e.pays == 0:
		return say("sheet.free", args{"List": sayItems(e.items)})
	}
	price["List"] = sayItems(e.items)
	return say("sheet.buy", price)
}

// neighbour says whether the right-hand neighbour gave something.
func neighbour(t *globe.Telling) phrase {
	if t.Got() == 0 {
		return say("sheet.neighbour_none")
	}
	from := (t.Seat + game.Seat(t.Before.Seats) - 1) % game.Seat(t.Before.Seats)
	return say("sheet.neighbour_gave", args{"Whom": game.SaySeat(from)})
}

// sayItems are items in a row; two of a kind are counted.
func sayItems(items []globe.Item) phrase {
	if len(items) == 2 && items[0] == items[1] {
		return say("sheet.two_guides")
	}
	var out []phrase
	for _, i := range items {
		out = append(out, Game.R.SayItem(uint8(i)))
	}
	return game.SayAll(game.And, out...)
}

// goodLabel is a line of the sheet while bags are packed, or what the airport
// asks for a thing.
func goodLabel(s *state, g uint8) phrase {
	switch {
	case s.Top().Kind == StepPack && g < NumLines:
		return lineLabel(g)
	case g >= globe.Shelf:
		if g -= globe.Shelf; int(g) >= len(goods(s.R)) || s.Depth == 0 || !s.Me().OnRoad() ||
			hasBuy(s, game.Action{Verb: VBuy, A: g}) != globe.Yes {
			return phrase{}
		}
		return say("label.buy", args{"Good": s.R.SayGood(g, 1), "Price": globe.SayMoney(int(Price(s, g)))})
	}
	return phrase{}
}

// lineLabel is a line of the sheet: its name, and what each face brings.
func lineLabel(line uint8) phrase {
	out := []phrase{say("line_of." + lineNames[line])}
	for from := 0; from < 6; {
		to := from
		said := sayEntry(nil, &sheet[line][from])
		for to < 5 && same(&sheet[line][to+1], &sheet[line][from]) {
			to++
		}
		key := "sheet.face"
		if to > from {
			key = "sheet.faces"
		}
		out = append(out, say(key, args{"From": game.SayNumber(from + 1), "To": game.SayNumber(to + 1), "Entry": said}))
		from = to + 1
	}
	return game.SayAll(game.Lines, out...)
}

// same says whether two entries of a line are alike.
func same(a, b *entry) bool {
	return a.pays == b.pays && a.money == b.money && a.cheques == b.cheques && a.tickets == b.tickets &&
		a.again == b.again &&
		a.neighbour == b.neighbour && len(a.items) == len(b.items)
}

func button(s *state, b uint8) phrase {
	switch k := s.Top().Kind; {
	case b == globe.ButtonSkip && k == StepShop:
		return say("button.leave_shop")
	case b == globe.ButtonSkip && k == StepCheques:
		return say("button.no_cheques")
	case b == ButtonObey && s.Depth > 0 && s.Me().Of(globe.OrderN) > 0:
		return sayN("button.obey_much", int(s.Me().Of(globe.OrderN)))
	}
	return phrase{}
}

func picked(s *state, spot game.Spot) phrase {
	if spot.Zone == globe.Buttons && spot.Index == ButtonBuy {
		return say("prompt.buy")
	}
	return phrase{}
}

// ask asks what a step of this game asks.
func ask(s *state, t step) phrase {
	switch t.Kind {
	case StepPack:
		return askPack(s)
	case StepRoad:
		return askRoad(s, t)
	case StepDear:
		return sayN("ask.dear", int(t.N), args{"Price": globe.SayMoney(int(globe.Fare(int(t.N))))})
	case StepCheques:
		with := args{"Price": globe.SayMoney(cheque)}
		if s.Me().Money() > cheque*maxCheques {
			with["N"] = game.SayNumber(maxCheques)
			return say("ask.cheques_many", with)
		}
		return say("ask.cheques", with)
	case StepDraw:
		return say("ask.draw_" + here(s).String())
	case StepLast:
		return say("ask.last", args{"List": game.SaySeats(homeSeats(s))})
	case StepNight:
		m := int(missing(s, t))
		if cheque*m > int(s.Me().Money()) {
			return sayN("ask.night_poor", m)
		}
		return sayN("ask.night", m, args{"Price": globe.SayMoney(cheque * m)})
	}
	return phrase{}
}

// homeSeats are those who have arrived with all cards.
func homeSeats(s *state) (out []game.Seat) {
	for i := range game.Seat(s.Seats) {
		if s.Home().Has(i) {
			out = append(out, i)
		}
	}
	return out
}

// askPack asks for a line of the sheet, or to leave (R2.1, R2.3).
func askPack(s *state) phrase {
	more := phrase{}
	if s.N[globe.Plays] > 1 {
		more = sayN("ask.pack_plays", int(s.N[globe.Plays]))
	}
	switch {
	case s.N[globe.Express] == 1:
		return say("ask.pack_express")
	case s.Me().Of(globe.TriesN) == 0:
		return say("ask.pack_first")
	case mayLeave(s, game.Action{}) == globe.Yes:
		return sentences(say("ask.pack_ready"), more)
	}
	return sentences(say("ask.pack"), more)
}

// askRoad asks for a turn's first step on the road (R3).
func askRoad(s *state, t step) phrase {
	me := s.Me()
	airport := s.R.Road[me.Square()].Kind == globe.Airport
	switch {
	case !me.Has(Papers):
		return say("ask.road_papers", args{"Price": globe.SayMoney(papers)})
	case me.Of(globe.OrderN) > 0:
		return sayN("ask.road_order", int(me.Of(globe.OrderN)))
	case me.Square() == s.Last() && me.Of(globe.TicketsN) > 0:
		return say("ask.road_end_fly")
	case me.Square() == s.Last() && mayHelp(s, game.Action{}) == globe.Yes:
		return say("ask.road_end_broke")
	case me.Square() == s.Last():
		return say("ask.road_end")
	case drives(s):
		return say("ask.road_drive", args{"List": game.SaySeats(joined(s, nil))})
	case t.A == 1:
		return say("ask.road_left")
	case airport && me.Of(globe.TicketsN) > 0:
		return say("ask.road_fly")
	case airport:
		return say("ask.road_shop")
	}
	return phrase{}
}

// joined appends those whom the seat whose turn it is must carry (R3.4).
func joined(s *state, out []game.Seat) []game.Seat {
	for i := range s.P[:s.Seats] {
		if p := &s.P[i]; game.Seat(i) != s.Active() && p.Square() == s.Me().Square() && p.Has(Papers) {
			out = append(out, game.Seat(i))
		}
	}
	return out
}
