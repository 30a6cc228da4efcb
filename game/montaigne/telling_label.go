package montaigne

import (
	"strconv"

	"posterestante/game"
)

// Label says what a spot or the piece on it is.
func (t Teller) Label(v *game.View, spot game.Spot) phrase {
	s, piece := FromView(v), v.At(spot)
	switch spot.Zone {
	case Reserve, ReserveTop:
		return s.reserveLabel()
	case Row:
		return s.rowLabel(spot.Index)
	case Discard:
		return lines(s.cardLabel(cardOrBlank(piece)), sayN("label.discard", int(s.discard.N)))
	case CallAside:
		if s.called() {
			return s.cardLabel(TheCall)
		}
		return say("label.call_waits")
	case TileRow, TilesHeld:
		return s.tileLabel(spot, TileOf(piece))
	case Hand:
		if piece.Back == 0 {
			return phrase{}
		}
		holder := phrase{}
		if spot.Seat != v.Seat {
			holder = say("label.holder", args{"Who": game.SaySeat(spot.Seat)})
		}
		return lines(s.cardLabel(cardOrBlank(piece)), holder)
	case Voyage:
		return s.voyageLabel(spot.Seat, piece)
	case Start:
		return lines(say("start.name"), say("start.words"))
	case SeatSpot:
		return s.seatLabel(spot.Seat)
	case Asks:
		return say("label.pope")
	case Buttons:
		return t.buttonLabel(v, s, spot.Index)
	}
	return phrase{}
}

// cardLabel is a card: what it is, and of which city; nothing where there is none.
func (s *State) cardLabel(c uint8) phrase {
	k := Cards[c]
	place := args{"City": cityName(k.City), "Zone": zoneName(k.City)}
	switch {
	case c == 0:
		return phrase{}
	case c > NumCards:
		return lines(say("label.hidden", args{"City": cityName(k.City)}), zoneName(k.City))
	case k.Kind == Quotation:
		book, _ := k.Essay()
		title := say("label.quotation", args{"Name": face(c), "Book": say("book." + strconv.Itoa(book))})
		return lines(title, say("label.place", place))
	case k.Kind == Discovery:
		return lines(say("label.discovery", args{"Name": face(c)}), say("label.place", place))
	case k.Kind == Call:
		return lines(say("kind.call.name"), say("kind.call.words"))
	}
	who := "traveller." + Person(k.Of).String()
	worth, power := phrase{}, phrase{}
	if IsPerson(c, Montaigne) {
		worth = sayN("label.worth", montaignePoint)
	}
	if s.meets() {
		power = say(who + ".words")
	}
	return lines(say(who+".name"), say("label.place", place), worth, power)
}

// reserveLabel counts the reserve and says what back lies on top.
func (s *State) reserveLabel() phrase {
	on := phrase{}
	if top := s.reserve.Top(); top != 0 {
		on = say("label.reserve_top", args{"City": cityName(Cards[top].City)})
	}
	return lines(sayN("label.reserve", int(s.reserve.N)), on)
}

// rowLabel is a card of the board and what it costs (M3.4).
func (s *State) rowLabel(place uint8) phrase {
	if int(place) >= len(s.row) || s.row[place] == 0 {
		return say("label.row_free")
	}
	cost := say("label.free")
	if n := int(costs[place]); n > 0 {
		cost = sayN("label.cost", n)
	} else if place == 3 {
		cost = say("label.covered")
	}
	return lines(s.cardLabel(s.row[place]), cost)
}

// tileLabel is a tile, where it lies; its place on the table once it is gone.
func (s *State) tileLabel(spot game.Spot, t uint8) phrase {
	switch {
	case t == 0 && spot.Zone == TileRow && spot.Index > 0:
		return say("label.tile_gone")
	case t == 0:
		return say("label.tile_none")
	}
	held := phrase{}
	if spot.Zone == TilesHeld {
		held = say("label.tile_held", args{"Who": game.SaySeat(spot.Seat)})
	}
	least := phrase{}
	if n := s.Least(t); n > 0 {
		least = sayN("label.tile_least", n)
	}
	return lines(sayN("label.tile", Tiles[t].Points, args{"Tile": tileWords(t)}), say("tile."+TileName(t)+".words"),
		least, held)
}

// voyageLabel is a card of a voyage, or the end of the voyage behind its last.
func (s *State) voyageLabel(seat game.Seat, piece game.Piece) phrase {
	p := &s.p[seat]
	n, end := int(p.voyage.N), args{"Who": game.SaySeat(seat), "City": cityName(p.Last())}
	switch {
	case piece.Back != 0 && !piece.Up:
		return lines(say("traveller.noble.name"), say("label.turned"))
	case piece.Back != 0:
		return s.cardLabel(cardOrBlank(piece))
	case p.home != 0:
		return sayN("label.voyage_home", n, end)
	case n == 0:
		return say("label.voyage_start", end)
	}
	return sayN("label.voyage_end", n, end)
}

// seatLabel is a traveller: how many cards, and where.
func (s *State) seatLabel(seat game.Seat) phrase {
	p := &s.p[seat]
	at := say("label.at", args{"City": cityName(p.Last())})
	if p.home != 0 {
		at = arrival(p.home)
	}
	return lines(sayN("label.seat", int(p.hand.N), args{"Who": game.SaySeat(seat)}), at)
}

// buttonLabel is a button's caption; End turn says what it would lose.
func (t Teller) buttonLabel(v *game.View, s *State, b uint8) phrase {
	switch {
	case b >= NumButtons:
		return phrase{}
	case b == ButtonEnd && v.Turn == v.Seat:
		return lines(say("button.end"), t.Lost(v))
	case b == ButtonSkip && s.top().Kind == StepRead, b == ButtonSkip && s.top().Kind == StepChoose:
		return say("button.close")
	}
	return say("button." + travelButton[b])
}

// inOwnTurn is when the Pope's card is taken, if not in another's turn.
func inOwnTurn() phrase { return say("counter.own_turn") }
