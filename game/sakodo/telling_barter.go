package sakodo

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// barterDeeds are how bartering is told, from VBarter on. All of it is spoken aloud.
var barterDeeds = []globe.Deed{
	0: {Sign: "hand", Rule: "S5.4", Aim: aimWith, Mark: toSeat, Line: toBarter("barter"),
		Intent: toBarter("intent_barter")},
	VGive - VBarter: {Sign: "forth", Rule: "S5.4", Aim: aimItem("give"), Mark: aboutItem, Line: itemLine("give")},
	VSeek - VBarter: {Sign: "back", Rule: "S5.4", Aim: aimItem("seek"), Mark: aboutItem, Line: itemLine("seek")},
	VAdd - VBarter: {Sign: "forth", Rule: "S5.4", Aim: globe.AimButton(3, aimBarter|0xfe, "add"), Mark: someMoney,
		Line: func(t *globe.Telling) phrase { return t.Line("add") }},
	VAsk - VBarter: {Sign: "back", Rule: "S5.4", Aim: globe.AimButton(3, aimBarter|0xff, "ask"), Mark: someMoney,
		Line: func(t *globe.Telling) phrase { return t.Line("ask") }},
	VSum - VBarter: {Sign: "check", Rule: "S5.4", Mark: summed, Line: func(t *globe.Telling) phrase {
		return t.Line(sumKey("sum", t.Top), args{"Price": summed(t)})
	}},
	VOffer - VBarter: {Sign: "bell", Rule: "S5.4", Aim: globe.AimButton(2, aimBarter|0xfd, "offer"),
		Line: func(t *globe.Telling) phrase {
			return t.Line("offer", offerArgs(t.Before, game.Seat(t.Top.A)))
		}},
	VAccept - VBarter: {Sign: "check", Rule: "S5.5", Aim: globe.AimButton(5, aimAnswer|1, "accept"), Gets: true,
		Line: func(t *globe.Telling) phrase { return t.Line("accept", offerArgs(t.Before, t.Seat)) }},
	VDecline - VBarter: {Sign: "cross", Rule: "S5.5", Aim: globe.AimButton(5, aimAnswer, "decline"),
		Line: func(t *globe.Telling) phrase { return t.Line("decline", offerArgs(t.Before, t.Seat)) }},
}

// What stands beside the signs of a barter.
func toSeat(t *globe.Telling) phrase         { return game.SaySeat(game.Seat(t.A.A)) }
func aboutItem(t *globe.Telling) phrase      { return t.R.ShortItem(t.A.A) }
func someMoney(*globe.Telling) (none phrase) { return say("mark.money") }
func summed(t *globe.Telling) phrase         { return globe.SayMoney(10 * int(t.A.N)) }

// itemLine names an item to give, or to get.
func itemLine(key string) func(*globe.Telling) phrase {
	return func(t *globe.Telling) phrase { return t.Line(key, args{"Item": t.R.SayItem(t.A.A)}) }
}

// toBarter tells who is asked to barter.
func toBarter(key string) func(*globe.Telling) phrase {
	return func(t *globe.Telling) phrase { return t.Line(key, args{"Whom": game.SaySeat(game.Seat(t.A.A))}) }
}

// sumKey is the key of money that is added, or asked for.
func sumKey(key string, t step) string {
	if t.A == 1 {
		return key + "_ask"
	}
	return key + "_add"
}

// offerArgs are what an offer to a seat gives and wants, in words.
func offerArgs(s *state, to game.Seat) args {
	o := s.Offered(to)
	return args{"Who": game.SaySeat(s.Active()), "Whom": game.SaySeat(to),
		"Gives": sayBunch(s, o.Gives, o.Sum), "Wants": sayBunch(s, o.Wants, -o.Sum)}
}

// sayBunch is what one side gives: cards, and tens of money where it is more than 0.
func sayBunch(s *state, b globe.Bunch, tens int16) phrase {
	var list []phrase
	for i := Guide; i <= FirstAid; i++ {
		switch n := b.Of(i); n {
		case 0:
		case 1:
			list = append(list, s.R.SayItem(uint8(i)))
		default:
			list = append(list, game.SayN("some."+s.R.Items[i], n))
		}
	}
	if tens > 0 {
		list = append(list, globe.SayMoney(10*int(tens)))
	}
	if len(list) == 0 {
		return say("some.nothing")
	}
	return game.SayAll(game.And, list...)
}

// askBarter asks what a step of a barter asks.
func askBarter(s *state, t step) phrase {
	o := s.Offered(asked(s))
	switch {
	case t.Kind == StepSum:
		return say(sumKey("ask.sum", t), offerArgs(s, asked(s)))
	case t.Kind == StepAnswer && mayAccept(s, one(VAccept)) != globe.Yes:
		return say("ask.answer_lacks", offerArgs(s, t.Seat))
	case t.Kind == StepAnswer:
		return say("ask.answer", offerArgs(s, t.Seat))
	case o.Gives != 0 && o.Wants != 0:
		return say("ask.barter_ready", offerArgs(s, o.Seat))
	}
	return say("ask.barter", offerArgs(s, o.Seat))
}

// others says what another seat is at in a barter.
func others(s *state, t step) phrase {
	switch t.Kind {
	case StepBarter, StepSum:
		return say("prompt.other_barter", offerArgs(s, asked(s)))
	case StepAnswer:
		a := offerArgs(s, t.Seat)
		a["Who"] = game.SaySeat(t.Seat)
		return say("prompt.other_answer", a)
	}
	return phrase{}
}

// picked asks with whom one barters, once the button is clicked.
func picked(_ *state, spot game.Spot) phrase {
	if spot.Zone == globe.Buttons && spot.Index == ButtonBarter {
		return say("prompt.barter")
	}
	return phrase{}
}

// countBarter is what a counter of a barter counts.
func countBarter(s *state, c game.Counter, n int) phrase {
	switch c {
	case globe.BarterGives, globe.BarterWants:
		return sayBunch(s, globe.Bunch(n), 0)
	case globe.BarterSum:
		return globe.SayMoney(10 * n)
	}
	return phrase{}
}
