package wording

import (
	"posterestante/game"
	mt "posterestante/game/montaigne"
)

// rules says what may be done with the piece at a spot, each sentence with its
// rule; nothing of what this view's seat can't see.
func (p montaigneVoice) rules(v *game.View, spot game.Spot) []string {
	t := readVoyage(v)
	piece := t.At(spot)
	c := mt.CardOf(piece)
	one := func(key string, rule game.Rule) []string { return []string{p.cited(p.t("rules."+key), rule)} }
	switch spot.Zone {
	case mt.Reserve, mt.ReserveTop:
		return one("reserve", "M3.5")
	case mt.Row:
		return p.rowRules(t, piece)
	case mt.Discard:
		if c == 0 {
			return nil
		}
		return append(one("discard", "M4.1"), p.cardRules(t, c)...)
	case mt.CallAside:
		return one("call", "M6.1")
	case mt.TileRow, mt.TilesHeld:
		return p.tileRules(mt.TileOf(piece))
	case mt.Hand:
		if c == 0 {
			return nil
		}
		return append(p.layRules(t, c), p.cardRules(t, c)...)
	case mt.Voyage:
		if c != 0 && !piece.Up {
			return one("turned", "M7.2")
		}
		return p.cardRules(t, c)
	case mt.Start:
		return one("start", "M3.1")
	}
	return nil
}

// layRules are what a card of the hand may be used for.
func (p montaigneVoice) layRules(t voyageTop, c uint8) []string {
	move, stay := p.cited(p.t("rules.move"), "M3.1"), p.cited(p.t("rules.stay"), "M3.2")
	if mt.Cards[c].City == mt.Bordeaux {
		move = p.cited(p.t("rules.home"), "M6.2")
	}
	out := []string{move}
	if t.count(mt.Called) == 0 {
		out = append(out, stay)
	}
	return append(out, p.cited(p.t("rules.pay"), "M3.4"))
}

// rowRules are those of the board, and of the card where its face is seen.
func (p montaigneVoice) rowRules(t voyageTop, piece game.Piece) []string {
	out := []string{p.cited(p.t("rules.row"), "M3.4")}
	if t.count(mt.Winds) == 1 {
		out = append(out, p.cited(p.t("rules.winds"), "M7.1"))
	}
	return append(out, p.cardRules(t, mt.CardOf(piece))...)
}

// cardRules are what a card is good for in a voyage; none of no card.
func (p montaigneVoice) cardRules(t voyageTop, c uint8) []string {
	k := mt.Cards[c]
	switch k.Kind {
	case mt.Quotation:
		var themes []string
		for h := mt.Friendship; h <= mt.NumThemes; h++ {
			if h.Book() == mt.Theme(k.Of).Book() {
				themes = append(themes, p.t("theme."+h.String()+".name"))
			}
		}
		return []string{p.cited(p.t("rules.quotation", with{"List": p.w.List(themes)}), "M1.5"), p.cited(p.t("rules.books"), "M6.2")}
	case mt.Discovery:
		return []string{p.cited(p.t("rules.discovery"), "M5.1")}
	case mt.Call:
		return []string{p.cited(p.t("rules.call"), "M6.1")}
	case mt.Character:
		var out []string
		if mt.Person(k.Of) == mt.Montaigne {
			out = append(out, p.cited(p.t("rules.montaigne"), "M1.5"))
		}
		out = append(out, p.cited(p.t("rules.service"), "M4.1"))
		if t.count(mt.Meets) == 1 {
			out = append(out, p.cited(p.t("traveller."+mt.Person(k.Of).String()+".words"), "M7.2"))
		}
		return out
	}
	return nil
}

// tileRules are those of a tile: taken on the way, on coming home, at the end.
func (p montaigneVoice) tileRules(tile uint8) []string {
	rule := game.Rule("M5.1")
	switch {
	case tile == 0:
		return nil
	case tile >= mt.TileCharacters:
		rule = "M6.4"
	case tile >= mt.TileReturn3:
		rule = "M6.2"
	}
	return []string{p.cited(p.t("tile."+mt.TileName(tile)+".words"), rule)}
}
