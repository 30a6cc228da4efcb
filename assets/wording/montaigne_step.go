package wording

import (
	"posterestante/game"
	mt "posterestante/game/montaigne"
)

// step tells an action. An action may name a card that only two seats know
// (VPick), so faces are read from the viewer's own events and views alone.
func (p montaigneVoice) step(before, after *game.View, seat game.Seat, a game.Action, events []game.Event) Line {
	t := riding{p, voyageTop{before, seat}, voyageTop{after, seat}, seat, events}
	line := Line{Seat: seat, Short: t.short(a), Long: t.long(a), Rule: t.rule(a), Sign: t.sign(a)}
	if n := t.after.points(seat) - t.before.points(seat); n > 0 {
		line.Short = p.n("line.gain", n, with{"Line": line.Short})
	}
	return line
}

// riding is one action on its way into words.
type riding struct {
	montaigneVoice
	before, after voyageTop
	seat          game.Seat
	events        []game.Event
}

// places adds the seat to the places of a message.
func (t riding) places(more with) with {
	all := with{"Who": t.who(t.seat)}
	for k, v := range more {
		all[k] = v
	}
	return all
}

func (t riding) line(key string, more with) string { return t.t("line."+key, t.places(more)) }
func (t riding) lineN(key string, n int, more with) string {
	return t.n("line."+key, n, t.places(more))
}

// short says what was done, in one line.
func (t riding) short(a game.Action) string {
	switch a.Verb {
	case mt.VMove, mt.VStay, mt.VLay:
		return t.laid(a)
	case mt.VSupply:
		return t.line("supply", nil)
	case mt.VTake, mt.VSail:
		return t.taken(a)
	case mt.VPay:
		return t.paid(a.A)
	case mt.VFurther:
		return t.line("further", with{"Person": t.callOn(a.A)})
	case mt.VFetch:
		return t.line("fetch", with{"Person": t.callOn(a.A), "Card": t.card(a.B)})
	case mt.VPower:
		return t.power(a.A)
	case mt.VLook:
		return t.line("look", with{"Whom": t.who(game.Seat(a.A))})
	case mt.VPick, mt.VUnseen:
		return t.picked()
	case mt.VRob:
		return t.robbed()
	case mt.VSkip:
		return t.skipped()
	case mt.VEnd:
		return t.next("end")
	case mt.VPass:
		return t.next("pass")
	}
	return t.line("step", nil)
}

// laid is a card of the hand, laid: public from now on.
func (t riding) laid(a game.Action) string {
	from, to := t.before.last(t.seat), mt.Cards[a.A].City
	key := "move"
	switch home := to == mt.Bordeaux && from != mt.Bordeaux; {
	case a.Verb == mt.VStay:
		key = "stay"
	case home && a.Verb == mt.VLay:
		key = "drive_home"
	case home:
		key = "home"
	case a.Verb == mt.VLay:
		key = "drive"
	}
	return t.line(key, with{"City": t.city(to), "Face": t.face(a.A)})
}

// taken is a card of the board: taken at once, or to be paid for first.
func (t riding) taken(a game.Action) string {
	kind, _, _ := t.before.step()
	wanted := t.before.row(int(a.A))
	if kind == mt.StepTake && rowCosts[a.A%4] > 0 {
		key := "buy"
		if a.Verb == mt.VSail {
			key = "sail"
		}
		return t.lineN(key, rowCosts[a.A%4], with{"Card": t.piece(wanted)})
	}
	to := mt.Hand
	if kind == mt.StepNoble {
		to = mt.Voyage
	}
	e, ok := t.came(to)
	covered := a.A == 3
	switch {
	case kind == mt.StepNoble && !ok:
		return t.line("noble_none", nil)
	case kind == mt.StepNoble:
		return t.line("noble", with{"Card": t.piece(e.Piece)})
	case !ok:
		return t.line("take_none", nil)
	case covered && mt.CardOf(e.Piece) == 0:
		return t.line("take_covered", with{"City": t.backCity(e.Piece)})
	case covered:
		return t.line("take_covered_seen", with{"Card": t.bare(mt.CardOf(e.Piece))})
	}
	return t.line("take", with{"Card": t.piece(e.Piece)})
}

// paid is a card discarded, and what the last of a price brings.
func (t riding) paid(c uint8) string {
	kind, _, b := t.before.step()
	places := with{"Card": t.card(c)}
	if kind == mt.StepToll {
		return t.line("pay_road", places)
	}
	key, to := "pay_take", mt.Hand
	if kind == mt.StepSail {
		key, to = "pay_sail", mt.Voyage
	}
	e, ok := t.came(to)
	if !ok || b > 1 {
		return t.line("pay", places)
	}
	places["Got"] = t.piece(e.Piece)
	return t.line(key, places)
}

// power is a character called on for a power of its own.
func (t riding) power(c uint8) string {
	who := mt.Person(mt.Cards[c].Of)
	if who == mt.Noble {
		return t.lineN("power_noble", len(t.drawn()), nil)
	}
	return t.line("power_"+who.String(), with{"Person": t.callOn(c)})
}

// drawn are the cards that came from the reserve into the hand.
func (t riding) drawn() (out []game.Piece) {
	for _, e := range t.events {
		if e.Kind == game.Move && e.From.Zone == mt.ReserveTop && e.To.Zone == mt.Hand {
			out = append(out, e.Piece)
		}
	}
	return out
}

// picked is a card out of another's hand, into the hand or the voyage.
func (t riding) picked() string {
	for _, e := range t.events {
		if e.Kind == game.Move && e.From.Zone == mt.Hand && e.From.Seat != t.seat {
			key := "pick"
			if e.To.Zone == mt.Voyage {
				key = "read"
			}
			return t.line(key, with{"Card": t.piece(e.Piece), "Whom": t.who(e.From.Seat)})
		}
	}
	return t.line("step", nil)
}

// robbed is a card out of another's voyage.
func (t riding) robbed() string {
	_, what, _ := t.before.step()
	key := "rob"
	if what == int(mt.RobPerson) {
		key = "rob_person"
	}
	if e, ok := t.came(mt.Voyage); ok {
		return t.line(key, with{"Card": t.piece(e.Piece), "Whom": t.who(e.From.Seat)})
	}
	return t.line("step", nil)
}

// skipped is what was declined.
func (t riding) skipped() string {
	switch kind, a, _ := t.before.step(); kind {
	case mt.StepNoble:
		return t.line("skip_noble", nil)
	case mt.StepRead:
		return t.line("skip_read", with{"Whom": t.who(game.Seat(a))})
	case mt.StepChoose:
		return t.line("skip_choose", with{"Whom": t.who(game.Seat(a))})
	}
	return t.line("skip", nil)
}

// next says who comes next.
func (t riding) next(key string) string {
	if t.after.Over || t.after.Turn == game.Nobody {
		return t.line("over", nil)
	}
	return t.line(key, with{"Next": t.who(t.after.Turn)})
}

// came is the first card that came to the seat's own hand or voyage.
func (t riding) came(to game.Zone) (game.Event, bool) {
	for _, e := range t.events {
		if e.Kind == game.Move && e.To.Zone == to && e.To.Seat == t.seat {
			return e, true
		}
	}
	return game.Event{}, false
}
