// Package sight is Sakodo as seats that think see it: its own features, and what training made of all.
package sight

import (
	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/sight"
	rules "posterestante/game/sakodo"
	"posterestante/game/search"
)

// Features of an action of Sakodo alone.
const (
	fFill     = iota
	fFillPass // without a passport
	fFillLacks
	fTry
	fTryFirst  // at departure
	fTryPoor   // with less than 350
	fTryTicket // with one already
	fLeave
	fLeaveLacks // sorts of item that are lacking
	fLeavePoor
	fTake
	fTakeHome // with all cards
	fPlay
	fPlayUseful // the square may give a card that is missing
	fDraw
	fDrawLacks // a card that is missing
	fDrawPoor  // a souvenir, with little money
	fSkipWin
	fSkipWinLacks
	fSkipShop
	fPassport
	fKeepLacks
	fKeepSpare
	fKeepItem  // by item
	numActions = fKeepItem + rules.NumItems
)

// Inputs of a seat of Sakodo alone.
const (
	iTries = iota
	iWaits
	iRuns // others may take it along, as it was not taken too often
	numSeats
)

// Game is Sakodo with what search sees of it beside its zones and counters.
var Game = sight.New(rules.Game, own, training, cameTrue)

var own = sight.Own{
	Actions: []search.Feature{
		fFill: search.First("fill", -0.7), fFillPass: search.First("fill pass", 1.5),
		fFillLacks: search.First("fill lacks", 0.7),
		fTry:       search.First("try", -0.5), fTryFirst: search.First("try first", 1),
		fTryPoor: search.First("try poor", -0.7), fTryTicket: search.First("try ticket", -1.5),
		fLeave: search.First("leave", 1.5), fLeaveLacks: search.First("leave lacks", -0.5),
		fLeavePoor: search.First("leave poor", 0),
		fTake:      search.First("take", 0.7), fTakeHome: search.First("take home", 0.7),
		fPlay: search.First("play", 0), fPlayUseful: search.First("play useful", 2),
		fDraw: search.First("draw", 0), fDrawLacks: search.First("draw lacks", 2),
		fDrawPoor: search.First("draw poor", -0.5),
		fSkipWin:  search.First("skip win", 0), fSkipWinLacks: search.First("skip win lacks", -0.5),
		fSkipShop: search.First("skip shop", 0),
		fPassport: search.First("passport", 0.5), fKeepLacks: search.First("keep lacks", 1.5),
		fKeepSpare: search.First("keep spare", -0.5),
		fKeepItem:  search.First("keep passport", 1.5), fKeepItem + 1: search.First("keep guide", 0.2),
		fKeepItem + 2: search.First("keep camera", 0.4),
		fKeepItem + 3: search.First("keep compass", 0.1), fKeepItem + 4: search.First("keep sleepingbag", 0.2),
		fKeepItem + 5: search.First("keep firstaid", 0.1),
	},
	Seats:  []search.Feature{iTries: search.First("tries", 0.1), iWaits: search.First("waits", 0), iRuns: search.First("runs", 0)},
	Action: action, Seat: seat,
}

// action tells of an action of this game.
func action(e *sight.Extractor, a game.Action, from int, f *search.Vector) {
	s, money := e.S, e.P.Money()
	switch a.Verb {
	case rules.VFill:
		f.One(from + fFill)
		f.If(!e.P.Has(rules.Passport), from+fFillPass)
		f.Add(from+fFillLacks, float32(e.Lacking())/3)
	case rules.VTry:
		f.One(from + fTry)
		f.If(!e.P.OnRoad(), from+fTryFirst)
		f.If(money < 350, from+fTryPoor)
		f.If(e.P.Of(globe.TicketsN) > 0, from+fTryTicket)
	case rules.VLeave:
		f.One(from + fLeave)
		f.Add(from+fLeaveLacks, float32(e.Lacking())/3)
		f.If(money < 100, from+fLeavePoor)
	case rules.VTake:
		f.One(from + fTake)
		f.If(e.All == 0, from+fTakeHome)
	case rules.VPlay:
		f.One(from + fPlay)
		f.If(e.Useful(e.P.Square()), from+fPlayUseful)
	case rules.VDraw:
		k := globe.Kind(s.Top().A)
		f.One(from + fDraw)
		f.If(e.Missing[k] > 0, from+fDrawLacks)
		f.If(k == globe.Souvenir && money < 150, from+fDrawPoor)
	case globe.VSkip:
		if t := s.Top(); t.Kind == rules.StepWin {
			f.One(from + fSkipWin)
			f.If(e.Missing[t.A] > 0, from+fSkipWinLacks)
		} else {
			f.One(from + fSkipShop)
		}
	case rules.VPassport:
		f.One(from + fPassport)
	case rules.VKeep:
		i := globe.Item(a.A)
		f.If(e.Lacks(i), from+fKeepLacks)
		f.If(!e.Lacks(i), from+fKeepSpare)
		f.One(from + fKeepItem + int(i) - 1)
	}
}

// seat tells of a seat what all know.
func seat(s *globe.State, seat game.Seat, in []float32) {
	p := &s.P[seat]
	in[iTries] = float32(p.Of(globe.TriesN)) / 3
	in[iWaits] = float32(min(p.Of(globe.WaitsN), rules.Waits)) / rules.Waits
	for i := range game.Seat(s.Seats) {
		if i != seat && !rules.TakenTooOften(&s.P[i], seat) && s.P[i].Square() == p.Square() && p.OnRoad() {
			in[iRuns] = 1
		}
	}
}
