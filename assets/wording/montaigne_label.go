package wording

import (
	"strconv"

	"posterestante/game"
	mt "posterestante/game/montaigne"
)

// label says what a spot or the piece on it is.
func (p montaigneVoice) label(v *game.View, spot game.Spot) string {
	t := readVoyage(v)
	switch spot.Zone {
	case mt.Reserve, mt.ReserveTop:
		return p.reserveLabel(t)
	case mt.Row:
		return p.rowLabel(t, spot)
	case mt.Discard:
		return lines(p.cardLabel(t, t.At(spot)), p.n("label.discard", t.Pile(mt.Discard, game.Nobody).Len()))
	case mt.CallAside:
		if c := mt.CardOf(t.At(spot)); c != 0 {
			return lines(p.t("kind.call.name"), p.t("kind.call.words"))
		}
		return p.t("label.call_waits")
	case mt.TileRow, mt.TilesHeld:
		return p.tileLabel(t, spot)
	case mt.Hand:
		return p.handLabel(t, spot)
	case mt.Voyage:
		return p.voyageLabel(t, spot)
	case mt.Start:
		return lines(p.t("start.name"), p.t("start.words"))
	case mt.SeatSpot:
		return p.seatLabel(t, spot.Seat)
	case mt.Buttons:
		return p.buttonLabel(t, spot.Index)
	}
	return ""
}

// cardLabel is a card: what it is, and of which city; "" where there is none.
func (p montaigneVoice) cardLabel(t voyageTop, piece game.Piece) string {
	if piece.Back == 0 {
		return ""
	}
	c, city := mt.CardOf(piece), mt.City(piece.Back)
	place := p.t("label.place", with{"City": p.city(city), "Zone": p.mapZone(city)})
	if c == 0 {
		return lines(p.t("label.hidden", with{"City": p.city(city)}), p.mapZone(city))
	}
	k := mt.Cards[c]
	switch k.Kind {
	case mt.Quotation:
		book, _ := k.Essay()
		return lines(p.t("label.quotation", with{"Name": p.face(c), "Book": p.book(book)}), place)
	case mt.Discovery:
		return lines(p.t("label.discovery", with{"Name": p.face(c)}), place)
	case mt.Call:
		return lines(p.t("kind.call.name"), p.t("kind.call.words"))
	}
	who := "traveller." + mt.Person(k.Of).String()
	worth, power := "", ""
	if mt.Person(k.Of) == mt.Montaigne {
		worth = p.n("label.worth", 1)
	}
	if t.count(mt.Meets) == 1 {
		power = p.t(who + ".words")
	}
	return lines(p.t(who+".name"), place, worth, power)
}

// reserveLabel counts the reserve and says what back lies on top.
func (p montaigneVoice) reserveLabel(t voyageTop) string {
	top, on := t.At(common(mt.ReserveTop, 0, 0)), ""
	n := t.Pile(mt.Reserve, game.Nobody).Len() + t.Pile(mt.ReserveTop, game.Nobody).Len()
	if top.Back != 0 {
		on = p.t("label.reserve_top", with{"City": p.backCity(top)})
	}
	return lines(p.n("label.reserve", n), on)
}

// rowLabel is a card of the board and what it costs (M3.4).
func (p montaigneVoice) rowLabel(t voyageTop, spot game.Spot) string {
	piece := t.At(spot)
	if piece.Back == 0 || int(spot.Index) >= len(rowCosts) {
		return p.t("label.row_free")
	}
	cost := p.t("label.free")
	if n := rowCosts[spot.Index]; n > 0 {
		cost = p.n("label.cost", n)
	} else if spot.Index == 3 {
		cost = p.t("label.covered")
	}
	return lines(p.cardLabel(t, piece), cost)
}

// tileLabel is a tile, where it lies; its place on the table once it is gone.
func (p montaigneVoice) tileLabel(t voyageTop, spot game.Spot) string {
	n := mt.TileOf(t.At(spot))
	switch {
	case n == 0 && spot.Zone == mt.TileRow && spot.Index > 0:
		return p.t("label.tile_gone")
	case n == 0:
		return p.t("label.tile_none")
	}
	held := ""
	if spot.Zone == mt.TilesHeld {
		held = p.t("label.tile_held", with{"Who": p.who(spot.Seat)})
	}
	return lines(p.n("label.tile", mt.Tiles[n].Points, with{"Tile": p.tile(n)}), p.t("tile."+mt.TileName(n)+".words"), held)
}

// handLabel is a card of a hand: its back where its face isn't known.
func (p montaigneVoice) handLabel(t voyageTop, spot game.Spot) string {
	piece := t.At(spot)
	if piece.Back == 0 {
		return ""
	}
	holder := ""
	if spot.Seat != t.View.Seat {
		holder = p.t("label.holder", with{"Who": p.who(spot.Seat)})
	}
	return lines(p.cardLabel(t, piece), holder)
}

// voyageLabel is a card of a voyage, or the end of the voyage behind its last.
func (p montaigneVoice) voyageLabel(t voyageTop, spot game.Spot) string {
	piece, n := t.At(spot), len(t.voyage(spot.Seat))
	places := with{"Who": p.who(spot.Seat), "City": p.city(t.last(spot.Seat))}
	switch {
	case piece.Back != 0 && !piece.Up:
		return lines(p.t("traveller.noble.name"), p.t("label.turned"))
	case piece.Back != 0:
		return p.cardLabel(t, piece)
	case t.rank(spot.Seat) != 0:
		return p.n("label.voyage_home", n, places)
	case n == 0:
		return p.t("label.voyage_start", places)
	}
	return p.n("label.voyage_end", n, places)
}

// seatLabel is a traveller: how many cards, and where.
func (p montaigneVoice) seatLabel(t voyageTop, seat game.Seat) string {
	at := p.t("label.at", with{"City": p.city(t.last(seat))})
	if n := t.rank(seat); n != 0 {
		at = p.t("arrival." + strconv.Itoa(n))
	}
	return lines(p.n("label.seat", len(t.hand(seat)), with{"Who": p.who(seat)}), at)
}

// buttonLabel is a button's caption; End turn says what it would lose.
func (p montaigneVoice) buttonLabel(t voyageTop, b uint8) string {
	key := named(travelButton[:], int(b))
	kind, _, _ := t.step()
	switch {
	case key == "":
		return ""
	case b == mt.ButtonEnd && t.Turn == t.View.Seat:
		return lines(p.t("button.end"), p.lost(t.View))
	case b == mt.ButtonSkip && (kind == mt.StepRead || kind == mt.StepChoose):
		return p.t("button.close")
	}
	return p.t("button." + key)
}
