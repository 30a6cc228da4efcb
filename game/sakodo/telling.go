package sakodo

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// Teller tells Sakodo: what it shares with its sister is told by globe.
var Teller = &globe.Teller{R: Game.R, V: globe.Voice{
	Buttons: []string{
		ButtonFill - globe.OwnButtons: "fill", ButtonTry - globe.OwnButtons: "try", ButtonLeave - globe.OwnButtons: "leave",
		ButtonPlay - globe.OwnButtons: "play", ButtonDraw - globe.OwnButtons: "draw", ButtonPassport - globe.OwnButtons: "passport",
		ButtonBarter - globe.OwnButtons: "barter", ButtonAdd - globe.OwnButtons: "add", ButtonAsk - globe.OwnButtons: "ask",
		ButtonOffer - globe.OwnButtons: "offer", ButtonAccept - globe.OwnButtons: "accept", ButtonDecline - globe.OwnButtons: "decline",
	},
	Deeds: append([]globe.Deed{
		VFill - globe.OwnVerbs:     {Sign: "deck", By: filledBy, Line: func(t *globe.Telling) phrase { return t.LineN("fill", t.Die()) }, Rolls: true, Aim: globe.AimButton(4, aimBag, "fill")},
		VTry - globe.OwnVerbs:      {Sign: "star", By: triedBy, Line: tried, Rolls: true, Aim: globe.AimButton(4, aimTicket, "try")},
		VLeave - globe.OwnVerbs:    {Sign: "run", Rule: "S3.2", Line: func(t *globe.Telling) phrase { return t.Line("leave", args{"Square": t.There()}) }, Goes: true, Aim: globe.AimFirst},
		VTake - globe.OwnVerbs:     {Sign: "thumb", Rule: "S4.2", Line: func(t *globe.Telling) phrase { return t.Line("take", args{"Whom": game.SaySeat(game.Seat(t.A.A))}) }, Mark: toSeat, Aim: aimRide},
		VKeep - globe.OwnVerbs:     {Sign: "hand", By: filledBy, Line: kept, Gets: true, Mark: func(t *globe.Telling) phrase { return t.R.ShortItem(t.Got()) }, Aim: aimKeep},
		VPlay - globe.OwnVerbs:     {Sign: "play", Rule: "S4.1", Line: func(t *globe.Telling) phrase { return t.Line("play", args{"Square": t.Here()}) }, Aim: aimPlay},
		VDraw - globe.OwnVerbs:     {Sign: "postcard", Rule: "S4.5", Line: drew, Aim: aimCard},
		VPassport - globe.OwnVerbs: {Sign: "stamp", Rule: "S4.6", Line: bought, Gets: true, Aim: func(*globe.Telling) game.Aim { return game.Aim{Weight: 5, Of: aimPassport, Says: say("aim.passport")} }},
	}, barterDeeds...),
	Ask: ask, Button: button, Others: others, Picked: picked, Barter: countBarter,
}}

type (
	phrase = game.Phrase
	args   = game.Args
)

func say(key string, a ...args) phrase { return game.Say(key, a...) }

// filledBy and triedBy are the rules of a roll for the bag and for a ticket: at
// departure, on the road, without a passport.
func filledBy(t *globe.Telling) game.Rule {
	switch p := &t.Before.P[t.Seat]; {
	case !p.OnRoad():
		return "S3.1"
	case t.Top.Kind == StepStuck:
		return "S4.6"
	case t.R.Road[p.Square()].Kind == globe.Airport:
		return "S4.3"
	}
	return "S4.1"
}

func triedBy(t *globe.Telling) game.Rule {
	if t.Before.P[t.Seat].OnRoad() {
		return "S4.3"
	}
	return "S2.2"
}

// tried is a roll for a ticket: bought, or too dear.
func tried(t *globe.Telling) phrase {
	with := args{"Die": game.SayNumber(t.Die()), "Price": globe.SayMoney(100 * t.Die())}
	if _, dear := t.Noted(globe.NoteTicketDear); dear {
		return t.Line("try_dear", with)
	}
	return t.Line("try", with)
}

// kept is the card kept of those drawn: its face for who knows it.
func kept(t *globe.Telling) phrase {
	return t.Line("keep", args{"Item": t.R.SayItem(t.Got())})
}

// drew says what was given to draw a card.
func drew(t *globe.Telling) phrase {
	k := globe.Kind(t.Top.A)
	if k == globe.Adventure {
		return t.Line("draw_adventure")
	}
	return t.Line("draw", args{"Item": t.R.SayItem(uint8(needs[k][0])), "Kind": globe.SayKind(k)})
}

// bought is a passport, with what it cost (S4.6).
func bought(t *globe.Telling) phrase {
	return t.Line("passport", args{"Price": globe.SayMoney(int(min(500, t.Before.P[t.Seat].Money())))})
}

// button is the caption of a button that has a figure, or depends on the step.
func button(s *state, b uint8) phrase {
	switch k := s.Top().Kind; {
	case b == ButtonPassport && k == StepStuck:
		return say("button.passport_for", args{"Price": globe.SayMoney(int(min(500, s.Me().Money())))})
	case b == globe.ButtonSkip && k == StepBarter:
		return say("button.drop")
	case b == globe.ButtonSkip && k == StepShop:
		return say("button.no_ticket")
	case b == ButtonDraw && k == StepWin && s.Top().A != uint8(globe.Adventure):
		return say("button.draw_" + globe.Kind(s.Top().A).String())
	}
	return phrase{}
}

// ask asks what a step of this game asks.
func ask(s *state, t step) phrase {
	switch t.Kind {
	case StepBarter, StepSum, StepAnswer:
		return askBarter(s, t)
	case StepDepart:
		return askDepart(s)
	case StepRoad:
		return askRoad(s)
	case StepGo:
		if t.A == 1 {
			with := args{"List": game.SaySeats(s.Riders())}
			if more := takeable(s); len(more) > 0 {
				with["Whom"] = game.SaySeats(more)
				return say("ask.go_more", with)
			}
			return say("ask.go_with", with)
		}
	case StepStuck:
		if s.Me().Of(globe.WaitsN) >= Waits {
			return say("ask.stuck_pay", args{"Price": globe.SayMoney(int(min(500, s.Me().Money())))})
		}
	case StepMeet:
		return say("ask.meet", args{"List": game.SaySeats(takeable(s))})
	case StepWin:
		return say("ask.win_" + globe.Kind(t.A).String())
	}
	return phrase{}
}

// askDepart says what is missing to leave (S3.2).
func askDepart(s *state) phrase {
	pass, ticket := s.Me().Has(Passport), s.Me().Of(globe.TicketsN) > 0
	switch {
	case pass && ticket:
		return say("ask.depart_ready")
	case pass:
		return say("ask.depart_ticket")
	case ticket:
		return say("ask.depart_pass")
	}
	return say("ask.depart_both")
}

// askRoad asks for a turn's first step on the road.
func askRoad(s *state) phrase {
	ticket := s.Me().Of(globe.TicketsN) > 0
	switch square := s.Me().Square(); {
	case square == s.Last() && ticket:
		return say("ask.road_end_fly")
	case square == s.Last():
		return say("ask.road_end")
	case s.R.Road[square].Kind != globe.Airport:
		return phrase{}
	case ticket:
		return say("ask.road_fly")
	}
	return say("ask.road_stay")
}

// takeable are those who may be taken along now (S4.2).
func takeable(s *state) (out []game.Seat) {
	for i := range s.Seats {
		if mayTake(s, game.Action{Verb: VTake, A: i}) == globe.Yes {
			out = append(out, game.Seat(i))
		}
	}
	return out
}
