package montaigne

import "posterestante/game"

// drawn are the cards that came from the reserve into the hand.
func (t *riding) drawn() (out []uint8) {
	for _, e := range t.events {
		if e.Kind == game.Move && e.From.Zone == ReserveTop && e.To.Zone == Hand {
			out = append(out, cardOrBlank(e.Piece))
		}
	}
	return out
}

// long tells what an action brought besides, in the order of its events.
func (t *riding) long() (out []phrase) {
	if t.a.Verb == VLook && t.viewer == t.seat {
		out = append(out, say("long.seen", args{"List": bares(t.after.p[t.a.A].hand.All())}))
	}
	if cards := t.drawn(); t.a.Verb == VPower && len(cards) > 0 {
		out = append(out, say("long.drawn", args{"List": bares(cards)}))
	}
	for _, e := range t.events {
		switch {
		case e.Kind == game.Shuffle:
			out = append(out, say("long.shuffle").By(e.Rule))
		case e.Kind == game.Count && e.Counter == VisitedN:
			for _, city := range cities(t.before.p[e.Seat].visited &^ uint16(e.Value)) {
				out = append(out, say("long.freed", args{"City": city}).By("M4.2"))
			}
		case e.Kind == game.Note:
			out = append(out, t.note(e).By(e.Rule))
		case e.Kind == game.End:
			out = append(out, t.over(e.Rule).By(e.Rule))
		}
	}
	return out
}

// note tells a Note.
func (t *riding) note(e game.Event) phrase {
	key, with := "note."+e.Key.String(), args{"Who": game.SaySeat(e.Seat)}
	switch e.Key {
	case NoteMeeting:
		city := City(e.Piece.Back)
		with["City"], with["List"] = cityOf(city), game.SaySeats(t.after.others(city, t.seat))
	case NoteHome, NoteHomeBooks:
		with["Home"] = arrival(uint8(e.Value))
	case NoteTile, NoteTilePasses:
		with["Tile"], with["Whom"] = tileWords(TileOf(e.Piece)), game.SaySeat(game.Nobody)
		if gift, ok := game.FirstEvent(t.events, func(o game.Event) bool {
			return o.Kind == game.Move && o.Piece == e.Piece
		}); ok {
			with["Whom"] = game.SaySeat(gift.From.Seat) // who had it
		}
		return sayN(key, int(e.Value), with)
	}
	return say(key, with)
}

// over says what ended the game (M6.3, M6.6).
func (t *riding) over(rule game.Rule) phrase {
	switch {
	case rule != "M6.6" && t.after.n[LastTurn] == 1:
		return say("long.over_last")
	case rule != "M6.6":
		return say("long.over_home")
	case t.after.n[Remade] > 1:
		return say("long.over_remade")
	}
	return say("long.over_passed")
}
