package routard

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// Teller tells Le jeu du Routard: what it shares with its sister is told by
// globe.
var Teller = &globe.Teller{R: Game.R, V: globe.Voice{
	Buttons: []string{
		ButtonLeave - globe.OwnButtons: "leave", ButtonRoll - globe.OwnButtons: "roll", ButtonObey - globe.OwnButtons: "obey",
		ButtonBuy - globe.OwnButtons: "buy", ButtonNight - globe.OwnButtons: "night", ButtonDraw - globe.OwnButtons: "draw",
	},
	Deeds: []globe.Deed{
		VLine - globe.OwnVerbs:    {Sign: "book", Rule: "R2.1", Line: lined, Intent: lineMeant, Rolls: true, Gets: true, Mark: func(t *globe.Telling) phrase { return say("line_of." + lineNames[t.A.A]) }, Aim: aimEntry},
		VLeave - globe.OwnVerbs:   {Sign: "run", Rule: "R2.3", Line: func(t *globe.Telling) phrase { return t.Line("leave", args{"Square": t.There()}) }, Goes: true, Aim: globe.AimFirst},
		VRoll - globe.OwnVerbs:    {Sign: "thumb", Rule: "R3.4", Line: rolled, Rolls: true, Aim: globe.AimButton(5, aimDrive, "roll")},
		VObey - globe.OwnVerbs:    {Sign: "lightning", Rule: "R1.1", Line: obeyed, Goes: true, Aim: globe.AimButton(5, aimObey, "obey")},
		VBuy - globe.OwnVerbs:     {Sign: "check", Rule: "R3.3", Line: bought, Gets: true, Mark: func(t *globe.Telling) phrase { return t.R.ShortGood(t.A.A, 1) }, Aim: aimBuy},
		VCheques - globe.OwnVerbs: {Sign: "camp", Rule: "R1.3", Line: cheques, Mark: func(t *globe.Telling) phrase { return game.SayNumber(int(t.A.N)) }, Aim: aimSleep},
		VNight - globe.OwnVerbs:   {Sign: "camp", Rule: "R4.4", Line: func(t *globe.Telling) phrase { return t.Line("night") }, Aim: globe.AimButton(4, aimNight, "night")},
		VDraw - globe.OwnVerbs:    {Sign: "postcard", Rule: "R4.6", Line: drew, Aim: aimCard},
		VRing - globe.OwnVerbs:    {Sign: "bell", Rule: "R4.6", Line: rang, Mark: func(t *globe.Telling) phrase { return game.SaySeat(game.Seat(t.A.B)) }, Aim: aimRing},
	},
	Ask: ask, Picked: picked, Good: goodLabel, Button: button, Note: note,
	Count: func(c game.FactCount) phrase { return say("line_of." + lineNames[c.What]) },
}}

type (
	phrase = game.Phrase
	args   = game.Args
)

func say(key string, a ...args) phrase         { return game.Say(key, a...) }
func sayN(key string, n int, a ...args) phrase { return game.SayN(key, n, a...) }
func sentences(parts ...phrase) phrase         { return game.SayAll(game.Sentences, parts...) }

// lined is a line of the sheet and the die.
func lined(t *globe.Telling) phrase {
	return t.Line("line", args{"Line": say("line_of." + lineNames[t.A.A]), "Die": game.SayNumber(t.Die()),
		"Entry": sayEntry(t, &sheet[t.A.A][max(t.Die(), 1)-1])})
}

// lineMeant is a line of the sheet before the die.
func lineMeant(t *globe.Telling) phrase {
	return t.Line("intent_line", args{"Line": say("line_of." + lineNames[t.A.A])})
}

// rolled is the die that a driver rolls, and what it costs.
func rolled(t *globe.Telling) phrase {
	n := min(t.Die(), t.Before.Last()-t.Before.P[t.Seat].Square())
	return t.LineN("roll", n, args{"Die": game.SayNumber(t.Die()), "Price": globe.SayMoney(int(globe.Fare(n)))})
}

func obeyed(t *globe.Telling) phrase {
	n := min(int(t.Before.P[t.Seat].Of(globe.OrderN)), t.Before.Last()-t.Before.P[t.Seat].Square())
	return t.LineN("obey", n, args{"Square": t.There()})
}

func bought(t *globe.Telling) phrase {
	p := globe.SayMoney(int(Price(t.Before, t.A.A)))
	return t.Line("buy", args{"Good": t.R.SayGood(t.A.A, 1), "Price": p})
}

func cheques(t *globe.Telling) phrase {
	return t.LineN("cheques", int(t.A.N), args{"Price": globe.SayMoney(cheque * int(t.A.N))})
}

// drew is a card drawn, with the right to it or without: the same is said of both.
func drew(t *globe.Telling) phrase { return t.Line("draw_" + here(t.Before).String()) }

// rang is a bell, and who pays where that is known at once.
func rang(t *globe.Telling) phrase {
	whom := game.SaySeat(game.Seat(t.A.B))
	for _, key := range []game.NoteKey{NoteRingRight, NoteRingWrong} {
		if n, ok := t.Noted(key); ok {
			return t.Line(key.String(), args{"Whom": whom, "Price": globe.SayMoney(n & 0xffff)})
		}
	}
	return t.Line("ring", args{"Whom": whom})
}

// note tells what a note of this game says that has a figure, or another rule.
func note(t *globe.Telling, e game.Event) phrase {
	who := args{"Who": game.SaySeat(e.Seat)}
	switch e.Key {
	case NoteLineDear:
		return say("note.line.dear", args{"Price": globe.SayMoney(int(e.Value))}).By("R2.1")
	case globe.NotePapers:
		who["Price"] = globe.SayMoney(papers)
		return say("note.papers", who)
	case NoteSentback:
		return say("note.sentback", who).By("R4.4")
	case NoteRingRight, NoteRingWrong:
		who["Whom"], who["Price"] = game.SaySeat(game.Seat(e.Value>>16)), globe.SayMoney(int(e.Value&0xffff))
		return say("note."+e.Key.String(), who)
	case globe.NoteNight:
		return sayN("note.night", int(e.Value), who).By("R4.4")
	}
	return phrase{}
}
