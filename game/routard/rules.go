package routard

import (
	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/verbs"
)

// Verbs of this game.
const (
	VLine    = globe.OwnVerbs + iota // play line A of the sheet (R2.1)
	VLeave                           // hand in sheet and ticket, and leave (R2.3)
	VRoll                            // roll for the hitch-hike (R3.4)
	VObey                            // move as a card ordered (R1.1)
	VBuy                             // buy item A, or a ticket, at an airport (R3.3)
	VCheques                         // buy N hotel cheques (R1.3, R4.4)
	VNight                           // hand over all cheques for the night (R4.4)
	VDraw                            // draw the report or adventure of the square (R4.6)
	VRing                            // seat A rings at seat B (R4.6)
)

// Steps of this game.
const (
	StepPack    = globe.OwnSteps + iota // lines of the sheet (R2.1)
	StepRoad                            // a turn on the road; A 1: just left, no flight (R2.3, R3)
	StepDear                            // the roll, N squares, is too dear (R3.4)
	StepCheques                         // buy cheques before lodging (R1.3)
	StepLodge                           // draw a lodging
	StepNight                           // N cheques are due for the night (R4.4)
	StepPlay                            // play the square (R3.2)
	StepShop                            // buy at an airport (R3.3)
	StepDraw                            // draw the card of the square, or go on (R4.6)
	StepLast                            // ring before an arrival counts; A: seats from the active one (R4.6)
)

// Buttons of this game.
const (
	ButtonLeave = globe.OwnButtons + iota
	ButtonRoll
	ButtonObey
	ButtonBuy
	ButtonNight
	ButtonDraw
)

type (
	state = globe.State
	step  = globe.Step
	row   = globe.Row
	acts  = []game.Action
	on    = []globe.StepKind
)

var cites = [...]game.Rule{
	globe.CiteBag: "R1.1", globe.CiteBegins: "R1.4", globe.CiteTurn: "R3", globe.CiteMove: "R3.1", globe.CiteRide: "R3.4", globe.CiteAirport: "R3.3", globe.CiteCarried: "R3.2",
	globe.CiteSquare: "R3.2", globe.CitePass: "R4.1", globe.CiteHelp: "R4.3", globe.CiteAuction: "R4.3", globe.CiteWant: "R4.5", globe.CiteEnd: "R5.1", globe.CiteTie: "R5.1", globe.CiteEarly: "R5.2",
	globe.CiteLong: "R5.2", globe.CiteCards: "R5.5", globe.CiteFine: "R4.6",
}

var reasons = globe.Reasons(cites)

// The reasons of this game.
var (
	firstPack     = reasons.Add("refuse.first.pack", "R2.1")
	firstRoad     = reasons.Add("refuse.first.road", "R3.1")
	firstExpress  = reasons.Add("refuse.first.express", "R5.3")
	firstDear     = reasons.Add("refuse.first.dear", "R3.4")
	firstCheques  = reasons.Add("refuse.first.cheques", "R1.3")
	firstNight    = reasons.Add("refuse.first.night", "R4.4")
	firstShop     = reasons.Add("refuse.first.shop", "R3.3")
	noLineFirst   = reasons.Add("refuse.line.first", "R2.1")
	noLineExpress = reasons.Add("refuse.line.express", "R5.3")
	noLineFull    = reasons.Add("refuse.line.full", "R1.1")
	noLeavePack   = reasons.Add("refuse.leave.pack", "R2.3")
	noMoveRoll    = reasons.Add("refuse.move.roll", "R3.4")
	noMoveOrder   = reasons.Add("refuse.move.order", "R1.1")
	noMovePapers  = reasons.Add("refuse.move.papers", "R4.1")
	noRoll        = reasons.Add("refuse.roll", "R3.4")
	noRollEnd     = reasons.Add("refuse.roll.end", "R3.4")
	noObey        = reasons.Add("refuse.obey", "R1.1")
	noFlyLeft     = reasons.Add("refuse.fly.left", "R2.3")
	noFlyRoll     = reasons.Add("refuse.fly.roll", "R3.4")
	noFlyBack     = reasons.Add("refuse.fly.back", "R5.2")
	noHelpMoney   = reasons.Add("refuse.help.money", "R4.3")
	noHelpLast    = reasons.Add("refuse.help.last", "R5.2")
	noBuyHere     = reasons.Add("refuse.buy.here", "R3.3")
	noBuyFull     = reasons.Add("refuse.buy.full", "R1.1")
	noBuyMoney    = reasons.Add("refuse.buy.money", "R3.3")
	noCheques     = reasons.Add("refuse.cheques.money", "R1.3")
	noChequesMost = reasons.Add("refuse.cheques.most", "R1.3")
	noChequesFew  = reasons.Add("refuse.cheques.few", "R4.4")
	noChequesPoor = reasons.Add("refuse.cheques.poor", "R4.4")
	noNight       = reasons.Add("refuse.night", "R4.4")
	firstDraw     = reasons.Add("refuse.first.draw", "R4.6")
	firstLast     = reasons.Add("refuse.first.last", "R4.6")
	noRingOption  = reasons.Add("refuse.ring.option", "R4.6")
	noRingSelf    = reasons.Add("refuse.ring.self", "R4.6")
	noRingTwice   = reasons.Add("refuse.ring.twice", "R4.6")
	noRingBids    = reasons.Add("refuse.ring.bids", "R4.6")
	noRingNone    = reasons.Add("refuse.ring.none", "R4.6")
)

// options are the number of lines a turn (R2.1), the cards to bring and the
// express game (R5.3), how auctions go (R4.3), and the fine (R4.6).
var options = []game.Option{
	{Name: "lines", Values: []string{"one", "two"}, Advised: fromThree},
	{Name: "cards", Values: []string{"two", "three", "one"}},
	{Name: "express", Values: []string{"no", "yes"}},
	globe.Auction,
	{Name: "fine", Values: []string{"no", "yes"}},
}

// fromThree advises two lines a turn to three and more, who else wait long before anybody leaves (docs/routard.md).
func fromThree(seats int) string {
	if seats >= 3 {
		return "two"
	}
	return "one"
}

// needs are the values of the option "cards".
var needs = map[string]int16{"one": 1, "two": 2, "three": 3}

// Game is Le jeu du Routard, as the box lists it.
var Game = New(Road, &Decks)

// New is the game with these cards on this road.
func New(road globe.Road, decks *globe.Decks) globe.Game {
	r := &globe.Rules{
		Name: "routard", Version: 4, Options: options, Lodges: true,
		Items: []string{"", "papers", "guide", "equipment", "camera"}, BagMost: mostItems, MustBuy: true,
		Needs:  [globe.Adventure + 1][]globe.Item{globe.Souvenir: {Guide}, globe.Report: {Camera}, globe.Adventure: {Equipment}},
		Begins: func(k globe.StepKind) bool { return k == StepPack || k == StepRoad }, Worth: worth,
		Resale: [8]int16{Guide: 10, Equipment: 150, Camera: 200},
		Prices: [8]int16{Papers: papers, Guide: 20, Equipment: 300, Camera: 400},
		Road:   road, Decks: decks, Cites: cites, MostActs: globe.MostActions, NoLots: StepNight,
		Joins: joins, Ways: ways, StepMost: stepMost,
		Deal: deal, Begin: begin, Stranded: stranded, Double: noGuide, Facts: facts,
		End:   func(*state, *game.Log) {},
		Sure:  func(*state) []globe.Item { return nil },
		Lifts: lifts, Calm: hear, Contest: contest, Shuns: shuns, Volunteer: volunteer, Calls: calls,
	}
	r.Steps = append(globe.SharedSteps(on{StepPack, StepRoad}, on{StepRoad, StepDear, StepNight, StepShop}), steps()...)
	rows := append(r.Verbs(), ownVerbs(r)...)
	rows[globe.VMove].Has, rows[globe.VMove].May, rows[globe.VMove].Do = hasMove, mayMove, doMove
	rows[globe.VFly].Has, rows[globe.VFly].May, rows[globe.VFly].Do = hasFly, mayFly, doFly
	rows[globe.VHelp].May, rows[globe.VHelp].Do = mayHelp, doHelp
	rows[globe.VSkip].Do = skips(rows[globe.VSkip].Do)
	r.Moves = r.Table(rows, reasons)
	return globe.Game{R: r.Ready()}
}

// maxCheques is how many hotel cheques are bought at once.
const maxCheques = 200

// goods are the names of what airports sell.
func goods(r *globe.Rules) []string {
	out := make([]string, globe.GoodTicket+1)
	copy(out, r.Items)
	out[globe.GoodTicket] = "ticket"
	return out
}

func ownVerbs(r *globe.Rules) []row {
	const from = globe.OwnVerbs
	return []row{
		VLine - from:    {Name: "line", Words: []globe.Word{{Field: verbs.A, Names: lineNames}}, May: mayLine, Parts: partsLine, Do: doLine},
		VLeave - from:   {Name: "leave", May: mayLeave, Parts: globe.Button(ButtonLeave), Do: doLeave},
		VRoll - from:    {Name: "roll", May: mayRoll, Parts: globe.Button(ButtonRoll), Do: doRoll},
		VObey - from:    {Name: "obey", May: mayObey, Parts: globe.Button(ButtonObey), Do: doObey},
		VBuy - from:     {Name: "buy", Words: []globe.Word{{Field: verbs.A, Names: goods(r)}}, Has: hasBuy, May: mayBuy, Parts: partsBuy, Do: doBuy},
		VCheques - from: {Name: "cheques", Words: []globe.Word{{Field: verbs.N, Least: 1, Most: maxCheques, Over: noChequesMost}}, May: mayCheques, Sure: true, Parts: partsCheques, Do: doCheques},
		VNight - from:   {Name: "night", May: mayNight, Parts: globe.Button(ButtonNight), Do: doNight},
		VDraw - from:    {Name: "draw", Parts: globe.Button(ButtonDraw), Do: doDraw},
		VRing - from: {Name: "ring", Words: []globe.Word{globe.SeatA, {Field: verbs.B, Most: globe.MaxSeats - 1}},
			Asks: askRing, Has: hasRing, May: mayRing, Parts: partsRing, Do: doRing},
	}
}

func steps() []globe.StepRow {
	const from = globe.OwnSteps
	type vs = []game.Verb
	lowest := on{globe.NoStep}
	return []globe.StepRow{
		StepPack - from: {Name: "pack", Run: runPack, Offer: offerPack, First: firstPack, Instead: firstPacked, Verbs: vs{VLine, VLeave}, On: lowest, Fits: fitsPack},
		StepRoad - from: {Name: "road", Run: runRoad, Offer: offerRoad, First: firstRoad, Instead: globe.FirstAtEnd, On: lowest, Fits: fitsRoad,
			Verbs: vs{globe.VMove, VRoll, VObey, globe.VFly, VBuy, globe.VHelp, globe.VSell, globe.VLot}},
		StepDear - from:    {Name: "dear", Run: runDear, Offer: offerDear, First: firstDear, Verbs: vs{globe.VHelp, globe.VSell, globe.VLot}, On: lowest, Fits: fitsDear},
		StepCheques - from: {Name: "cheques", Run: runCheques, Offer: offerCheques, First: firstCheques, Verbs: vs{VCheques, globe.VSkip}, On: on{StepLodge}, Fits: fitsCheques},
		StepLodge - from:   {Name: "lodge", Run: runLodge, On: on{globe.NoStep, StepPlay}, Fits: onRoad},
		StepNight - from:   {Name: "night", Run: runNight, Offer: offerNight, First: firstNight, Verbs: vs{VCheques, VNight, globe.VSell, globe.VLot}, On: on{globe.NoStep, StepPlay}, Fits: fitsNight},
		StepPlay - from:    {Name: "play", Run: runPlay, On: lowest, Fits: onRoad},
		StepShop - from:    {Name: "shop", Run: runShop, Offer: offerShop, First: firstShop, Verbs: vs{VBuy, globe.VSkip, globe.VSell, globe.VLot}, On: lowest, Fits: fitsShop},
		StepDraw - from: {Name: "draw", Offer: offerDraw, First: firstDraw, Verbs: vs{VDraw, globe.VSkip}, On: lowest,
			Fits: fitsDraw},
		StepLast - from: {Name: "last", Offer: offerLast, First: firstLast, Verbs: vs{globe.VSkip}, On: lastOn, Fits: fitsLast,
			Last: true, Other: true},
	}
}

// What must hold where a step is open.

func onRoad(s *state, _ step) bool   { return s.Me().OnRoad() }
func fitsPack(s *state, _ step) bool { return !s.Me().OnRoad() && s.N[globe.Plays] > 0 }
func fitsRoad(s *state, t step) bool { return s.Me().OnRoad() && t.A <= 1 }
func fitsDear(s *state, t step) bool {
	return s.Me().Movable() && t.N >= 1 && t.N <= 6 && s.Me().Square()+int(t.N) <= s.Last()
}

func fitsCheques(s *state, _ step) bool {
	k := s.R.Road[s.Me().Square()].Kind
	return k == globe.Chance || k == globe.Mail
}

func fitsNight(s *state, t step) bool { return s.Me().OnRoad() && t.N >= 1 && t.N <= 8 }
func fitsShop(s *state, _ step) bool {
	return s.Me().OnRoad() && s.R.Road[s.Me().Square()].Kind == globe.Airport
}
