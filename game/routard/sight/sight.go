// Package sight is Le jeu du Routard as seats that think see it: its own features, and what training made of all.
package sight

import (
	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/sight"
	rules "posterestante/game/routard"
	"posterestante/game/search"
)

// Features of an action of Routard alone.
const (
	fLine      = iota                           // by line of the sheet, what it gives being lacking
	fLineSated = iota + int(rules.NumLines) - 1 // what it gives is there
	fLinePoor                                   // with less than it mostly costs
	fLeave
	fBuyLacks
	fBuySpare
	fBuyTicketTwo // with one already
	fBuyTicketHome
	fBuyShare // of the money there is
	fCheques
	fChequesMany // with more than ten
	fChequesSum  // that there are then, in tens
	fChequesShare
	fSkipCheques
	fSkipChequesFew
	fLineGain // turns of packing that a line saves, on the mean of the faces
	numActions
)

// Inputs of a seat of Routard alone.
const (
	iCheques = iota
	iReady   // how nearly it may leave, 1 where it may
	numSeats
)

// Game is Le jeu du Routard with what search sees of it beside its zones and counters.
var Game = sight.New(rules.Game, own, training, cameTrue)

var own = sight.Own{
	Actions: []search.Feature{
		fLine: search.First("line money", 1), fLine + 1: search.First("line cheques", 1),
		fLine + 2: search.First("line ticket", 0.7), fLine + 3: search.First("line papers", 1.2),
		fLine + 4: search.First("line guide", 1), fLine + 5: search.First("line equipment", 1),
		fLine + 6:  search.First("line camera", 0.7),
		fLineSated: search.First("line sated", -2), fLinePoor: search.First("line poor", -1.5),
		fLeave:    search.First("leave", 2.5),
		fBuyLacks: search.First("buy lacks", 1.5), fBuySpare: search.First("buy spare", -2),
		fBuyTicketTwo:  search.First("buy ticket two", -1.5),
		fBuyTicketHome: search.First("buy ticket home", 2), fBuyShare: search.First("buy share", -1),
		fCheques: search.First("cheques", 0), fChequesMany: search.First("cheques many", -1.5),
		fChequesSum:   search.First("cheques sum", -0.3),
		fChequesShare: search.First("cheques share", -1), fSkipCheques: search.First("skip cheques", 0.5),
		fSkipChequesFew: search.First("skip cheques few", -1),
		fLineGain:       search.First("line gain", 4),
	},
	Seats: []search.Feature{
		iCheques: search.First("cheques", 0.4), iReady: search.First("ready", 0.3),
	},
	Action: action, Seat: seat, Key: key, Narrow: 5,
}

// key makes near amounts of cheques alike, the least standing for them.
func key(_ *globe.State, a game.Action) uint32 {
	if a.Verb == rules.VCheques {
		return globe.Rough(int32(a.N))
	}
	return 0
}

// lineItems are what lines of the sheet give, lineCosts what they mostly cost.
var (
	lineItems = [rules.NumLines]globe.Item{
		rules.LinePapers: rules.Papers, rules.LineGuide: rules.Guide,
		rules.LineEquipment: rules.Equipment, rules.LineCamera: rules.Camera,
	}
	lineCosts = [rules.NumLines]int32{
		rules.LineTicket: 500, rules.LinePapers: 300,
		rules.LineEquipment: 300, rules.LineCamera: 400,
	}
)

// sated says whether what a line gives isn't needed to leave any more.
func sated(p *globe.Player, line uint8) bool {
	switch line {
	case rules.LineMoney:
		return p.Money() >= rules.LeaveMoney+200
	case rules.LineCheques:
		return p.Of(globe.ChequesN) >= rules.LeaveCheques
	case rules.LineTicket:
		return p.Of(globe.TicketsN) > 0
	}
	return p.Has(lineItems[line])
}

// action tells of an action of this game.
func action(e *sight.Extractor, a game.Action, from int, f *search.Vector) {
	p, money := e.P, e.P.Money()
	switch a.Verb {
	case rules.VLine:
		if sated(p, a.A) {
			f.One(from + fLineSated)
		} else {
			f.One(from + fLine + int(a.A))
		}
		f.If(money < lineCosts[a.A], from+fLinePoor)
		f.Add(from+fLineGain, kitOf(p).gain(a.A))
	case rules.VLeave:
		f.One(from + fLeave)
	case rules.VObey:
		e.Goes(int(p.Of(globe.OrderN)), 0, f)
	case rules.VBuy:
		buys(e, a.A, from, f)
	case rules.VCheques:
		has := p.Of(globe.ChequesN)
		f.One(from + fCheques)
		f.If(has > 10, from+fChequesMany)
		f.Add(from+fChequesSum, float32(has+int32(a.N))/10)
		f.Add(from+fChequesShare, float32(rules.ChequePrice*int32(a.N))/float32(max(1, money)))
	case globe.VSkip:
		if e.S.Top().Kind == rules.StepCheques {
			f.One(from + fSkipCheques)
			f.If(p.Of(globe.ChequesN) < 5, from+fSkipChequesFew)
		}
	}
}

func buys(e *sight.Extractor, good uint8, from int, f *search.Vector) {
	f.Add(from+fBuyShare, float32(rules.Price(e.S, good))/float32(max(1, e.P.Money())))
	if good == globe.GoodTicket {
		f.If(e.P.Of(globe.TicketsN) > 0, from+fBuyTicketTwo)
		f.If(e.All == 0, from+fBuyTicketHome)
		return
	}
	f.If(e.Lacks(globe.Item(good)), from+fBuyLacks)
	f.If(!e.Lacks(globe.Item(good)), from+fBuySpare)
}

// seat tells of a seat what all know.
func seat(s *globe.State, seat game.Seat, in []float32) {
	p := &s.P[seat]
	has := p.Of(globe.ChequesN)
	in[iCheques] = float32(has) / float32(has+8)
	in[iReady] = 1
	if !p.OnRoad() {
		in[iReady] = max(0, 1-kitOf(p).lines()/12)
	}
}
