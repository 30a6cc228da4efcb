package wording

import (
	"strconv"

	"posterestante/game"
	mt "posterestante/game/montaigne"
)

// long tells what an action brought besides, in the order of its events.
func (t riding) long(a game.Action) []string {
	var out []string
	say := func(line string, rule game.Rule) {
		if line != "" {
			out = append(out, t.cited(line, rule))
		}
	}
	if a.Verb == mt.VLook && t.before.View.Seat == t.seat {
		say(t.t("long.seen", with{"List": t.pieces(t.after.hand(game.Seat(a.A)))}), "")
	}
	if cards := t.drawn(); a.Verb == mt.VPower && len(cards) > 0 {
		say(t.t("long.drawn", with{"List": t.pieces(cards)}), "")
	}
	for _, e := range t.events {
		switch {
		case e.Kind == game.Shuffle:
			say(t.t("long.shuffle"), e.Rule)
		case e.Kind == game.Count && e.Counter == mt.VisitedN:
			say(t.freed(e), "M4.2")
		case e.Kind == game.Note:
			say(t.note(e), e.Rule)
		case e.Kind == game.End:
			say(t.over(e.Rule), e.Rule)
		}
	}
	return out
}

// freed is a city that may be visited again.
func (t riding) freed(e game.Event) string {
	gone := t.before.Counter(mt.VisitedN, e.Seat) &^ int(e.Value)
	for c := mt.Bordeaux; c <= mt.NumCities; c++ {
		if gone>>c&1 == 1 {
			return t.t("long.freed", with{"City": t.city(c)})
		}
	}
	return ""
}

// note puts a Note into words.
func (t riding) note(e game.Event) string {
	key, n := "note."+e.Key, int(e.Value)
	places := with{"Who": t.who(e.Seat)}
	switch e.Key {
	case "meeting":
		places["City"] = t.backCity(e.Piece)
		places["List"] = t.seatList(t.after.met(mt.City(e.Piece.Back)))
	case "home", "home.books":
		places["Home"] = t.t("arrival." + strconv.Itoa(n))
	case "tile", "tile.passes":
		places["Tile"] = t.tile(mt.TileOf(e.Piece))
		places["Whom"] = t.who(t.heldBy(e.Piece))
		return t.n(key, n, places)
	}
	return t.t(key, places)
}

// heldBy is who gave a tile away.
func (t riding) heldBy(tile game.Piece) game.Seat {
	for _, e := range t.events {
		if e.Kind == game.Move && e.Piece == tile {
			return e.From.Seat
		}
	}
	return game.Nobody
}

// over says what ended the game (M6.3, M6.6).
func (t riding) over(rule game.Rule) string {
	switch {
	case rule != "M6.6" && t.after.count(mt.LastTurn) == 1:
		return t.t("long.over_last")
	case rule != "M6.6":
		return t.t("long.over_home")
	case t.after.count(mt.Remade) > 1:
		return t.t("long.over_remade")
	}
	return t.t("long.over_passed")
}
