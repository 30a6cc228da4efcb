package sakodo

import (
	"posterestante/game"
	"posterestante/game/globe"
	"slices"
)

// Verbs of this game.
const (
	VFill     = globe.OwnVerbs + iota // roll for the bag (S3.1, S4.3, S4.6)
	VTry                              // roll for a plane ticket (S2.2, S4.3)
	VLeave                            // hand in the ticket and leave (S3.2)
	VTake                             // take seat A along (S4.2)
	VKeep                             // keep item A of those drawn
	VPlay                             // play the square instead of taking anybody along (S4.2)
	VDraw                             // draw a souvenir, report or adventure (S4.5)
	VPassport                         // pay for a passport (S4.6)
)

// Steps of this game.
const (
	StepDepart = globe.OwnSteps + iota // a turn at departure (S3.1)
	StepRoad                           // a turn on the road (S4)
	StepGo                             // a move by S4.1; A 1: others here may be taken along first
	StepStuck                          // a turn without a passport (S4.6)
	StepMeet                           // others stand here: take one along, or play the square (S4.2)
	StepPlay                           // play the square; A 1: the bag has been rolled for
	StepKeep                           // keep one of the cards drawn
	StepShop                           // buy a ticket here or not (S4.3)
	StepWin                            // draw a souvenir, report, adventure or not (S4.5)
)

// Buttons of this game.
const (
	ButtonFill = globe.OwnButtons + iota
	ButtonTry
	ButtonLeave
	ButtonPlay
	ButtonDraw
	ButtonPassport
)

type (
	state = globe.State
	step  = globe.Step
	row   = globe.Row
	acts  = []game.Action
	on    = []globe.StepKind
)

var cites = [...]game.Rule{
	globe.CiteDeal: "S2.1", globe.CiteBag: "S1.1", globe.CiteTry: "S2.2", globe.CiteBegins: "S2.3", globe.CiteTurn: "S4", globe.CiteMove: "S4.1", globe.CiteRide: "S4.2", globe.CiteAirport: "S4.3", globe.CiteCarried: "S4.4",
	globe.CiteSquare: "S4.5", globe.CitePass: "S4.6", globe.CiteHelp: "S5.1", globe.CiteAuction: "S5.2", globe.CiteWant: "S5.3", globe.CiteEnd: "S6.1", globe.CiteTie: "S6.2", globe.CiteEarly: "S6.3",
	globe.CiteLong: "S6.4", globe.CiteCards: "S7.2", globe.CiteBarter: "S5.5",
}

var reasons = globe.Reasons(cites)

// The reasons of this game.
var (
	firstDepart = reasons.Add("refuse.first.depart", "S3.1")
	firstRoad   = reasons.Add("refuse.first.road", "S4.1")
	firstGo     = reasons.Add("refuse.first.go", "S4.1")
	firstStuck  = reasons.Add("refuse.first.stuck", "S4.6")
	firstMeet   = reasons.Add("refuse.first.meet", "S4.2")
	firstKeep   = reasons.Add("refuse.first.keep", "S3.1")
	firstKept   = reasons.Add("refuse.first.keep", "S4.1")
	firstShop   = reasons.Add("refuse.first.shop", "S4.3")
	firstWin    = reasons.Add("refuse.first.win", "S4.5")
	noStay      = reasons.Add("refuse.stay", "S4.3")
	noTryTicket = reasons.Add("refuse.try.ticket", "S2.2")
	noLeavePass = reasons.Add("refuse.leave.pass", "S3.2")
	noLeaveTick = reasons.Add("refuse.leave.ticket", "S3.2")
	noHelpHome  = reasons.Add("refuse.help.depart", "S5.1")
	noTakeSeat  = reasons.Add("refuse.aim.seat", "S4.2")
	noTakeSelf  = reasons.Add("refuse.take.self", "S4.2")
	noTakeHere  = reasons.Add("refuse.take.here", "S4.2")
	noTakePass  = reasons.Add("refuse.take.pass", "S4.6")
	noTakeTwice = reasons.Add("refuse.take.twice", "S4.2")
	noTakeRun   = reasons.Add("refuse.take.run", "S4.2")
	noTakeMore  = reasons.Add("refuse.take.more", "S4.2")
	noKeep      = reasons.Add("refuse.keep", "S3.1")
	noKeepRoad  = reasons.Add("refuse.keep", "S4.1")
	noKeepPass  = reasons.Add("refuse.keep.pass", "S3.1")
	noKeepTwo   = reasons.Add("refuse.keep.pass", "S4.1")
	noWait      = reasons.Add("refuse.passport.wait", "S4.6")
)

// Game is Sakodo, as the box lists it.
var Game = New(Road, &Decks)

// New is the game with these cards on this road.
func New(road globe.Road, decks *globe.Decks) globe.Game {
	r := &globe.Rules{
		Name: "sakodo", Version: 4, Options: []game.Option{globe.Auction},
		Items:  []string{"", "passport", "guide", "camera", "compass", "sleepingbag", "firstaid"},
		Copies: 15, BagMost: 90, Hidden: true, OnePass: true, CountAll: true,
		Needs: needs, Spent: true,
		Begins: func(k globe.StepKind) bool { return k == StepDepart || k == StepRoad || k == StepStuck },
		Resale: [8]int16{Guide: 10, Camera: 200, Compass: 30, SleepingBag: 100, FirstAid: 50},
		Road:   road, Decks: decks, Cites: cites, MostActs: globe.MostActions,
		Joins: joins, Ways: ways,
		Deal: deal, Begin: begin, End: end,
		Sure: sure, Facts: facts,
		Barter:   &globe.Bartering{Begin: VBarter, Give: VGive, Check: checkBarters, Steady: steadyBarter},
		Stranded: func(*state, game.Seat, *game.Log) {},
		Lifts:    lifts,
		Double:   func(*state, game.Seat) bool { return false },
	}
	bought := on{StepDepart, StepRoad, StepStuck}
	shared := globe.SharedSteps(bought, append(bought, StepGo))
	r.Steps = slices.Concat(shared, steps(), barterSteps())
	r.Steps[globe.StepPick].On = append(r.Steps[globe.StepPick].On, StepGo) // S4.2
	barters(r)
	rows := append(append(r.Verbs(), ownVerbs(r)...), barterVerbs(r)...)
	rows[globe.VMove].Do = doMove
	rows[globe.VFly].May, rows[globe.VFly].Do = mayFly, doFly
	rows[globe.VHelp].May, rows[globe.VHelp].Do = mayHelp, doHelp
	rows[globe.VWant].May = mayWant(rows[globe.VWant].May)
	skip := rows[globe.VSkip].Do
	rows[globe.VSkip].Do = func(s *state, a game.Action, l *game.Log) {
		if s.Top().Kind == StepBarter {
			dropOffer(s, l)
		} else {
			skip(s, a, l)
		}
	}
	r.Moves = r.Table(rows, reasons)
	return globe.Game{R: r.Ready()}
}

func ownVerbs(r *globe.Rules) []row {
	const from = globe.OwnVerbs
	return []row{
		VFill - from:     {Name: "fill", May: mayFill, Parts: globe.Button(ButtonFill), Do: doFill},
		VTry - from:      {Name: "try", May: mayTry, Parts: globe.Button(ButtonTry), Do: doTry},
		VLeave - from:    {Name: "leave", May: mayLeave, Parts: globe.Button(ButtonLeave), Do: doLeave},
		VTake - from:     {Name: "take", Words: []globe.Word{globe.SeatA}, Has: hasTake, May: mayTake, Parts: globe.PartsSeat, Do: doTake},
		VKeep - from:     {Name: "keep", Words: []globe.Word{r.ItemA()}, Has: hasKeep, May: mayKeep, Parts: globe.PartsDrawn, Do: doKeep},
		VPlay - from:     {Name: "play", Parts: globe.Button(ButtonPlay), Do: doPlay},
		VDraw - from:     {Name: "draw", Parts: globe.Button(ButtonDraw), Do: doDraw},
		VPassport - from: {Name: "passport", May: mayPassport, Parts: globe.Button(ButtonPassport), Do: doPassport},
	}
}

func steps() []globe.StepRow {
	const from = globe.OwnSteps
	type vs = []game.Verb
	lowest := on{globe.NoStep}
	return []globe.StepRow{
		StepDepart - from: {Name: "depart", Offer: offerDepart, First: firstDepart, Verbs: vs{VFill, VTry, globe.VHelp, VLeave, globe.VSell}, On: lowest, Fits: fitsDepart},
		StepRoad - from:   {Name: "road", Offer: offerRoad, First: firstRoad, Instead: globe.FirstAtEnd, Verbs: vs{globe.VMove, globe.VFly, VFill, globe.VHelp, globe.VSell}, On: lowest, Fits: fitsRoad},
		StepGo - from:     {Name: "go", Offer: offerGo, First: firstGo, Verbs: vs{globe.VMove, VTake, globe.VSell}, On: lowest, Fits: fitsGo},
		StepStuck - from:  {Name: "stuck", Offer: offerStuck, First: firstStuck, Verbs: vs{VFill, VPassport, globe.VSell}, On: lowest, Fits: fitsStuck},
		StepMeet - from:   {Name: "meet", Offer: offerMeet, First: firstMeet, Verbs: vs{VTake, VPlay}, On: on{StepPlay}, Fits: fitsGo},
		StepPlay - from:   {Name: "play", Run: runPlay, On: lowest, Fits: fitsPlay},
		StepKeep - from:   {Name: "keep", Offer: offerKeep, First: firstKeep, Instead: firstKeeps, Verbs: vs{VKeep}, On: on{globe.NoStep, StepPlay, StepShop}, Fits: fitsKeep, Keeps: true},
		StepShop - from:   {Name: "shop", Offer: offerShop, First: firstShop, Verbs: vs{VTry, globe.VSkip}, On: lowest, Fits: fitsShop},
		StepWin - from:    {Name: "win", Offer: offerWin, First: firstWin, Verbs: vs{VDraw, globe.VSkip}, On: lowest, Fits: fitsWin, Wins: true},
	}
}

// What must hold where a step is open.

func fitsDepart(s *state, _ step) bool { return !s.Me().OnRoad() }
func fitsRoad(s *state, _ step) bool   { return s.Me().Movable() }
func fitsGo(s *state, t step) bool     { return s.Me().Movable() && s.Me().Square() < s.Last() && t.A <= 1 }
func fitsStuck(s *state, _ step) bool  { return s.Me().OnRoad() && !s.Me().Has(Passport) }
func fitsKeep(s *state, _ step) bool   { return true }
func fitsShop(s *state, _ step) bool {
	return s.Me().Movable() && s.R.Road[s.Me().Square()].Kind == globe.Airport
}

func fitsPlay(s *state, t step) bool {
	k := s.R.Road[s.Me().Square()].Kind
	return s.Me().Movable() && (t.A == 0 || t.A == 1 && (k == globe.Chance || k == globe.Mail))
}

func fitsWin(s *state, t step) bool {
	k := s.R.Road[s.Me().Square()].Kind
	return s.Me().Movable() && k == globe.Kind(t.A) && k >= globe.Souvenir && k <= globe.Adventure &&
		has(s.Me(), needs[k]) && !s.Empty(k)
}

// one and the offers are what each step offers.
func one(v game.Verb) game.Action { return game.Action{Verb: v} }

func offerDepart(s *state, _ step, buf acts) acts {
	return s.OfferSales(append(buf, one(VFill), one(VTry), one(globe.VHelp), one(VLeave)))
}

func offerRoad(s *state, _ step, buf acts) acts {
	buf = s.OfferFlights(s.OfferMoves(buf))
	return s.OfferSales(append(buf, one(VFill), one(globe.VHelp)))
}

func offerGo(s *state, _ step, buf acts) acts {
	return s.OfferSales(s.OfferSeats(VTake, s.OfferMoves(buf)))
}

func offerStuck(s *state, _ step, buf acts) acts {
	return s.OfferSales(append(buf, one(VFill), one(VPassport)))
}

func offerMeet(s *state, _ step, buf acts) acts { return append(s.OfferSeats(VTake, buf), one(VPlay)) }
func offerKeep(s *state, _ step, buf acts) acts { return globe.OfferItems(VKeep, s.Drawn.All(), buf) }
func offerShop(_ *state, _ step, buf acts) acts { return append(buf, one(VTry), one(globe.VSkip)) }
func offerWin(_ *state, _ step, buf acts) acts  { return append(buf, one(VDraw), one(globe.VSkip)) }
