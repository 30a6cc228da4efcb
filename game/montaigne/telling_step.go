package montaigne

import "posterestante/game"

// deeds are how what is done by each verb is told: its icon, its rule, its line.
var deeds = [...]struct {
	sign string
	rule game.Rule
	line func(*riding) phrase
}{
	VMove:    {"road_map", "M3.1", (*riding).laid},
	VStay:    {"clock", "M3.2", (*riding).laid},
	VSupply:  {"deck", "M3.3", func(t *riding) phrase { return t.line("supply", nil) }},
	VTake:    {"play", "M3.4", (*riding).taken},
	VSail:    {"shore", "M7.1", (*riding).taken},
	VPay:     {"discard", "M3.4", (*riding).paid},
	VFurther: {"lightning", "M4.1", func(t *riding) phrase { return t.line("further", args{"Person": callOn(t.a.A)}) }},
	VFetch:   {"hand", "M4.1", func(t *riding) phrase { return t.line("fetch", args{"Person": callOn(t.a.A), "Card": named(t.a.B)}) }},
	VPower:   {"culture", "M7.2", (*riding).power},
	VLay:     {"road_map", "M7.2", (*riding).laid},
	VLook:    {"book", "M7.2", func(t *riding) phrase { return t.line("look", args{"Whom": game.SaySeat(game.Seat(t.a.A))}) }},
	VPick:    {"hand", "M7.2", (*riding).stolen},
	VUnseen:  {"hand", "M7.2", (*riding).stolen},
	VRob:     {"hand", "M7.2", (*riding).stolen},
	VSkip:    {"cross", "M7.2", (*riding).skipped},
	VEnd:     {"check", "M3", func(t *riding) phrase { return t.next("end") }},
	VPope:    {"bell", "M7.2", func(t *riding) phrase { return t.line("pope", args{"Whom": game.SaySeat(t.before.turn)}) }},
	VPass:    {"last", "M3.6", func(t *riding) phrase { return t.next("pass") }},
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
	deed := &deeds[a.Verb]
	told := game.Told{Short: deed.line(t), Long: t.long(), Sign: deed.sign, Rule: deed.rule}
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
	told.Mark = t.mark()
	if n := t.after.Points(seat) - t.before.Points(seat); n > 0 {
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

// power is a character called on for a power of its own.
func (t *riding) power() phrase {
	if IsPerson(t.a.A, Noble) {
		return t.lineN("power_noble", len(t.drawn()), nil)
	}
	return t.line("power_"+Person(Cards[t.a.A].Of).String(), args{"Person": callOn(t.a.A)})
}

// stolen is a card out of another's hand or voyage.
func (t *riding) stolen() phrase {
	e, ok := t.robbed()
	key := "pick"
	switch {
	case !ok:
		return t.line("step", nil)
	case e.From.Zone == Voyage && t.top.A == RobPerson:
		key = "rob_person"
	case e.From.Zone == Voyage:
		key = "rob"
	case e.To.Zone == Voyage:
		key = "read"
	}
	return t.line(key, args{"Card": named(cardOrBlank(e.Piece)), "Whom": game.SaySeat(e.From.Seat)})
}

// robbed is the card that goes out of another's hand or voyage.
func (t *riding) robbed() (game.Event, bool) {
	return game.FirstEvent(t.events, func(e game.Event) bool {
		return e.Kind == game.Move && (e.From.Zone == Hand || e.From.Zone == Voyage) && e.From.Seat != t.seat
	})
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
	return game.FirstEvent(t.events, func(e game.Event) bool {
		return e.Kind == game.Move && e.To.Zone == to && e.To.Seat == t.seat
	})
}
