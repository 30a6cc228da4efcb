package routard

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// one and the offers are what each step offers.
func one(v game.Verb) game.Action { return game.Action{Verb: v} }

func offerPack(_ *state, _ step, buf acts) acts {
	for i := range NumLines {
		buf = append(buf, game.Action{Verb: VLine, A: i})
	}
	return append(buf, one(VLeave))
}

func offerRoad(s *state, _ step, buf acts) acts {
	buf = append(s.OfferMoves(buf), one(VRoll), one(VObey))
	buf = append(s.OfferFlights(buf), one(globe.VHelp))
	return s.OfferSales(offerGoods(s, buf))
}

// offerGoods is what the airport sells, if it is one.
func offerGoods(s *state, buf acts) acts {
	for g := range uint8(globe.GoodTicket + 1) {
		if a := (game.Action{Verb: VBuy, A: g}); hasBuy(s, a) == globe.Yes {
			buf = append(buf, a)
		}
	}
	return buf
}

func offerDear(s *state, _ step, buf acts) acts {
	return s.OfferDueSales(append(buf, one(globe.VHelp)))
}

func offerShop(s *state, _ step, buf acts) acts {
	return s.OfferSales(offerGoods(s, append(buf, one(globe.VSkip))))
}

func offerCheques(s *state, _ step, buf acts) acts {
	return append(chequesFrom(s, 1, buf), one(globe.VSkip))
}

func offerNight(s *state, t step, buf acts) acts {
	return s.OfferDueSales(append(chequesFrom(s, max(1, missing(s, t)), buf), one(VNight)))
}

// chequesFrom are as many cheques as one can pay, from a number on.
func chequesFrom(s *state, least int32, buf acts) acts {
	return s.OfferAmounts(VCheques, least, min(maxCheques, s.Me().Money()/cheque), 0, buf)
}

func partsLine(_ *state, a game.Action, buf []game.Spot) []game.Spot {
	return append(buf, globe.GoodSpot(a.A))
}

func partsBuy(_ *state, a game.Action, buf []game.Spot) []game.Spot {
	return append(buf, game.Spot{Zone: globe.Buttons, Seat: game.Nobody, Index: ButtonBuy}, globe.ShelfSpot(a.A))
}

func partsCheques(_ *state, a game.Action, buf []game.Spot) []game.Spot {
	return globe.PartsAmount(a.N, buf)
}
