package montaigne

import "posterestante/game"

// deeds are the icon and the rule of what is done by each verb.
var deeds = [...]struct {
	sign string
	rule game.Rule
}{
	VMove: {"road_map", "M3.1"}, VStay: {"clock", "M3.2"}, VSupply: {"deck", "M3.3"}, VTake: {"play", "M3.4"},
	VSail: {"shore", "M7.1"}, VPay: {"discard", "M3.4"}, VFurther: {"lightning", "M4.1"}, VFetch: {"hand", "M4.1"},
	VPower: {"culture", "M7.2"}, VLay: {"road_map", "M7.2"}, VLook: {"book", "M7.2"}, VPick: {"hand", "M7.2"},
	VUnseen: {"hand", "M7.2"}, VRob: {"hand", "M7.2"}, VSkip: {"cross", "M7.2"}, VEnd: {"check", "M3"}, VPass: {"last", "M3.6"},
}

// riding is one action to be told, with the positions before and after it as
// the viewer knows them.
type riding struct {
	viewer        game.Seat
	before, after *State
	seat          game.Seat
	a             game.Action
	top           step // what was being settled
	events        []game.Event
}

// Step tells an action. An action may name a card that only two seats know
// (VPick), so faces are read from the viewer's own events and views alone.
func (Teller) Step(before, after *game.View, seat game.Seat, a game.Action, events []game.Event) game.Told {
	t := &riding{before.Seat, FromView(before), FromView(after), seat, a, step{}, events}
	t.before.turn, t.top = seat, t.before.top()
	told := game.Told{Short: t.short(), Long: t.long(), Sign: deeds[a.Verb].sign, Rule: deeds[a.Verb].rule}
	switch home := a.Verb != VSail && t.before.homeward(a) != 0; {
	case home && a.Verb == VMove:
		told.Sign, told.Rule = "history", "M6.2"
	case home:
		told.Sign = "history"
	case a.Verb == VTake && t.top.Kind != StepTake:
		told.Rule = "M7.2"
	case a.Verb == VPay && t.top.Kind == StepToll:
		told.Rule = "M3.1"
	case a.Verb == VPay && t.top.Kind == StepSail:
		told.Rule = "M7.1"
	}
	if n := t.after.points(seat) - t.before.points(seat); n > 0 {
		told.Short = sayN("line.gain", n, args{"Line": told.Short})
	}
	return told
}

// line is a message about the seat; with is what fills its places besides.
func (t *riding) line(key string, with args) phrase {
	if with == nil {
		with = args{}
	}
	with["Who"] = game.SaySeat(t.seat)
	return say("line."+key, with)
}

func (t *riding) lineN(key string, n int, with args) phrase {
	p := t.line(key, with)
	p.Kind, p.N = game.Counted, n
	return p
}

// short says what was done, in one line.
func (t *riding) short() phrase {
	a := t.a
	switch a.Verb {
	case VMove, VStay, VLay:
		return t.laid()
	case VTake, VSail:
		return t.taken()
	case VPay:
		return t.paid()
	case VFurther:
		return t.line("further", args{"Person": callOn(a.A)})
	case VFetch:
		return t.line("fetch", args{"Person": callOn(a.A), "Card": named(a.B)})
	case VPower:
		if isPerson(a.A, Noble) {
			return t.lineN("power_noble", len(t.drawn()), nil)
		}
		return t.line("power_"+Person(Cards[a.A].Of).String(), args{"Person": callOn(a.A)})
	case VLook:
		return t.line("look", args{"Whom": game.SaySeat(game.Seat(a.A))})
	case VPick, VUnseen:
		return t.pickedOut()
	case VRob:
		return t.robbed()
	case VSkip:
		return t.skipped()
	case VSupply:
		return t.line("supply", nil)
	case VEnd:
		return t.next("end")
	case VPass:
		return t.next("pass")
	}
	return t.line("step", nil)
}

// laid is a card of the hand, laid: public from now on.
func (t *riding) laid() phrase {
	key := "move"
	switch home := t.before.homeward(t.a) != 0; {
	case t.a.Verb == VStay:
		key = "stay"
	case home && t.a.Verb == VLay:
		key = "drive_home"
	case home:
		key = "home"
	case t.a.Verb == VLay:
		key = "drive"
	}
	return t.line(key, args{"City": cityName(Cards[t.a.A].City), "Face": face(t.a.A)})
}

// taken is a card of the board: taken at once, or to be paid for first.
func (t *riding) taken() phrase {
	place := t.a.A
	if n := int(costs[place]); t.top.Kind == StepTake && n > 0 {
		key := "buy"
		if t.a.Verb == VSail {
			key = "sail"
		}
		return t.lineN(key, n, args{"Card": named(t.before.row[place])})
	}
	to := Hand
	if t.top.Kind == StepNoble {
		to = Voyage
	}
	e, ok := t.came(to)
	card, covered := cardOrBlank(e.Piece), place == 3
	switch {
	case to == Voyage && !ok:
		return t.line("noble_none", nil)
	case to == Voyage:
		return t.line("noble", args{"Card": named(card)})
	case !ok:
		return t.line("take_none", nil)
	case covered && card > NumCards:
		return t.line("take_covered", args{"City": cityName(Cards[card].City)})
	case covered:
		return t.line("take_covered_seen", args{"Card": bare(card)})
	}
	return t.line("take", args{"Card": named(card)})
}

// paid is a card discarded, and what the last of a price brings.
func (t *riding) paid() phrase {
	with := args{"Card": named(t.a.A)}
	if t.top.Kind == StepToll {
		return t.line("pay_road", with)
	}
	key, to := "pay_take", Hand
	if t.top.Kind == StepSail {
		key, to = "pay_sail", Voyage
	}
	e, ok := t.came(to)
	if !ok || t.top.B > 1 {
		return t.line("pay", with)
	}
	with["Got"] = named(cardOrBlank(e.Piece))
	return t.line(key, with)
}

// pickedOut is a card out of another's hand, into the hand or the voyage.
func (t *riding) pickedOut() phrase {
	for _, e := range t.events {
		if e.Kind == game.Move && e.From.Zone == Hand && e.From.Seat != t.seat {
			key := "pick"
			if e.To.Zone == Voyage {
				key = "read"
			}
			return t.line(key, args{"Card": named(cardOrBlank(e.Piece)), "Whom": game.SaySeat(e.From.Seat)})
		}
	}
	return t.line("step", nil)
}

// robbed is a card out of another's voyage.
func (t *riding) robbed() phrase {
	key := "rob"
	if t.top.A == RobPerson {
		key = "rob_person"
	}
	if e, ok := t.came(Voyage); ok {
		return t.line(key, args{"Card": named(cardOrBlank(e.Piece)), "Whom": game.SaySeat(e.From.Seat)})
	}
	return t.line("step", nil)
}

// skipped is what was declined.
func (t *riding) skipped() phrase {
	switch t.top.Kind {
	case StepNoble:
		return t.line("skip_noble", nil)
	case StepRead, StepChoose:
		return t.line("skip_"+stepNames[t.top.Kind], args{"Whom": game.SaySeat(game.Seat(t.top.A))})
	}
	return t.line("skip", nil)
}

// next says who comes next.
func (t *riding) next(key string) phrase {
	if t.after.turn == game.Nobody {
		return t.line("over", nil)
	}
	return t.line(key, args{"Next": game.SaySeat(t.after.turn)})
}

// came is the first card that came to the seat's own hand or voyage.
func (t *riding) came(to game.Zone) (game.Event, bool) {
	for _, e := range t.events {
		if e.Kind == game.Move && e.To.Zone == to && e.To.Seat == t.seat {
			return e, true
		}
	}
	return game.Event{}, false
}
