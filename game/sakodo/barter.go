package sakodo

import (
	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/verbs"
)

// A barter is put together step by step, spoken, and answered (S5.4). What is being put
// together lies open from its first word on.

// Verbs of bartering.
const (
	VBarter  = VPassport + 1 + iota // put an offer to seat A together
	VGive                           // item A is given
	VSeek                           // item A is wanted
	VAdd                            // money is added
	VAsk                            // money is asked for
	VSum                            // N tens of it
	VOffer                          // speak the offer
	VAccept                         // take it
	VDecline                        // or not
)

// Steps of bartering.
const (
	StepBarter = StepWin + 1 + iota // an offer to seat A is put together
	StepSum                         // how much money: A 0 is added, 1 asked for, to or of seat B
	StepAnswer                      // the offer of seat A is answered
)

// Buttons of bartering.
const (
	ButtonBarter = ButtonPassport + 1 + iota
	ButtonAdd
	ButtonAsk
	ButtonOffer
	ButtonAccept
	ButtonDecline
)

// trades are the steps in which one may sell, and so barter (S5.2, S5.4).
var trades = []globe.StepKind{StepDepart, StepRoad, StepGo, StepStuck, globe.StepDebt, globe.StepPrice}

func barterVerbs(r *globe.Rules) []row {
	const from = VBarter
	item := []globe.Word{{Field: verbs.A, Names: r.Items}} // it is spoken aloud
	sum := globe.Word{Field: verbs.N, Least: 1, Most: globe.BarterSumMost, Times: 10, Over: noSumMost, Off: noSumTens}
	return []row{
		VBarter - from: {Name: "barter", Words: []globe.Word{globe.SeatA}, Has: hasBarter, May: mayBarter,
			Parts: partsBarter, Do: doBarter},
		VGive - from:    {Name: "give", Words: item, Has: hasGive, May: mayGive, Parts: partsGive, Do: doGive},
		VSeek - from:    {Name: "seek", Words: item, May: maySeek, Parts: partsSeek, Do: doSeek},
		VAdd - from:     {Name: "add", May: mayAdd, Parts: globe.Button(ButtonAdd), Do: doMoney},
		VAsk - from:     {Name: "ask", May: mayAsk, Parts: globe.Button(ButtonAsk), Do: doMoney},
		VSum - from:     {Name: "sum", Words: []globe.Word{sum}, May: maySum, Sure: true, Parts: partsSum, Do: doSum},
		VOffer - from:   {Name: "offer", May: mayOffer, Parts: globe.Button(ButtonOffer), Do: doOffer},
		VAccept - from:  {Name: "accept", May: mayAccept, Parts: globe.Button(ButtonAccept), Do: doAccept},
		VDecline - from: {Name: "decline", Parts: globe.Button(ButtonDecline), Do: doDecline},
	}
}

func barterSteps() []globe.StepRow {
	type vs = []game.Verb
	const from = StepBarter
	return []globe.StepRow{
		StepBarter - from: {Name: "barter", Offer: offerBarter, First: firstBarter, On: trades, Fits: fitsBarter,
			Verbs: vs{VGive, VSeek, VAdd, VAsk, VOffer, globe.VSkip}, Spoken: true},
		StepSum - from: {Name: "sum", Offer: offerSum, First: firstSum, Verbs: vs{VSum},
			On: []globe.StepKind{StepBarter}, Fits: fitsSum, Spoken: true},
		StepAnswer - from: {Name: "answer", Offer: offerAnswer, First: firstAnswer, Verbs: vs{VAccept, VDecline},
			On: trades, Fits: fitsAnswer, Spoken: true, Other: true},
	}
}

// barters lets one barter wherever one may sell.
func barters(r *globe.Rules) {
	for _, k := range trades {
		row := &r.Steps[k]
		row.Verbs = append(row.Verbs, VBarter)
		sales := row.Offer
		row.Offer = func(s *state, t step, buf acts) acts { return offerBarters(s, sales(s, t, buf)) }
	}
}

// What the steps offer.

func offerBarters(s *state, buf acts) acts {
	if s.IsSparse() {
		return sensible(s, buf)
	}
	return s.OfferSeats(VBarter, buf)
}

func offerBarter(s *state, _ step, buf acts) acts {
	if s.IsSparse() {
		if few := sensible(s, buf); len(few) > len(buf) {
			return few
		}
	}
	bag := &s.Me().Bag
	for i := Passport; i <= FirstAid; i++ {
		if globe.Count(bag, i) > s.Offered(0).Gives.Of(i) {
			buf = append(buf, game.Action{Verb: VGive, A: uint8(i)})
		}
	}
	for i := Passport; i <= FirstAid; i++ {
		buf = append(buf, game.Action{Verb: VSeek, A: uint8(i)})
	}
	return append(buf, one(VAdd), one(VAsk), one(VOffer), one(globe.VSkip))
}

func offerSum(s *state, t step, buf acts) acts {
	if s.IsSparse() {
		if few := sensible(s, buf); len(few) > len(buf) {
			return few
		}
	}
	return s.OfferAmounts(VSum, 1, min(globe.BarterSumMost, purse(s, t)/10), 0, buf)
}

// offerAnswer: nobody who thinks gives away a win.
func offerAnswer(s *state, t step, buf acts) acts {
	if s.IsSparse() && helps(s, game.Seat(t.A), s.Offered(t.Seat).Wants) {
		return append(buf, one(VDecline))
	}
	return append(buf, one(VAccept), one(VDecline))
}

// purse is the money of who pays.
func purse(s *state, t step) int32 {
	if t.A == 1 {
		return s.P[asked(s)].Money()
	}
	return s.Me().Money()
}

// asked is to whom an offer is put together.
func asked(s *state) game.Seat {
	switch t := s.Top(); t.Kind {
	case StepBarter:
		return game.Seat(t.A)
	case StepSum:
		return game.Seat(t.B)
	}
	return s.Active()
}

// The spots to click.

func partsBarter(s *state, a game.Action, buf []game.Spot) []game.Spot {
	return globe.PartsSeat(s, a, globe.Button(ButtonBarter)(s, a, buf))
}

func partsGive(s *state, a game.Action, buf []game.Spot) []game.Spot {
	return append(buf, s.BagSpot(s.Active(), globe.Item(a.A)))
}

func partsSeek(_ *state, a game.Action, buf []game.Spot) []game.Spot {
	return append(buf, globe.GoodSpot(a.A))
}

func partsSum(_ *state, a game.Action, buf []game.Spot) []game.Spot {
	return globe.PartsAmount(a.N, buf)
}

// What is done.

func doBarter(s *state, a game.Action, _ *game.Log) {
	s.Push(step{Kind: StepBarter, Seat: s.Active(), A: a.A})
}

func doGive(s *state, a game.Action, l *game.Log) {
	s.Set(globe.BarterGives, int(s.Offered(0).Gives.And(globe.Item(a.A))), l)
}

func doSeek(s *state, a game.Action, l *game.Log) {
	s.Set(globe.BarterWants, int(s.Offered(0).Wants.And(globe.Item(a.A))), l)
}

func doMoney(s *state, a game.Action, _ *game.Log) {
	t := step{Kind: StepSum, Seat: s.Active(), B: uint8(asked(s))}
	if a.Verb == VAsk {
		t.A = 1
	}
	s.Push(t)
}

func doSum(s *state, a game.Action, l *game.Log) {
	n := int(a.N)
	if s.Pop().A == 1 {
		n = -n
	}
	s.Set(globe.BarterSum, n, l)
}

// dropOffer lets an offer go that was not spoken.
func dropOffer(s *state, l *game.Log) {
	s.Pop()
	s.Set(globe.BarterDrops, int(s.N[globe.BarterDrops])+1, l)
	s.ClearOffer(l)
}

// doOffer speaks the offer: nobody can take back what was said.
func doOffer(s *state, _ game.Action, l *game.Log) {
	to := game.Seat(s.Pop().A)
	s.Said[s.N[globe.BarterSaid]] = s.Offered(to)
	s.Set(globe.BarterSaid, int(s.N[globe.BarterSaid])+1, l)
	spoken(s.Active(), l)
	s.Push(step{Kind: StepAnswer, Seat: to, A: uint8(s.Active())})
}

// spoken is something said that stays said.
func spoken(seat game.Seat, l *game.Log) {
	l.Add(game.Event{Kind: game.Seal, Seat: seat, Counter: globe.BarterSaid})
}

// doAccept has the cards and the money change hands.
func doAccept(s *state, _ game.Action, l *game.Log) {
	to := s.Pop().Seat
	me, o := s.Active(), s.Offered(to)
	spoken(to, l)
	for _, i := range o.Gives.All() {
		s.Hand(me, to, s.P[me].Bag.Find(uint8(i)), l)
	}
	for _, i := range o.Wants.All() {
		s.Hand(to, me, s.P[to].Bag.Find(uint8(i)), l)
	}
	s.Add(me, globe.MoneyN, -10*int(o.Sum), l)
	s.Add(to, globe.MoneyN, 10*int(o.Sum), l)
	s.Note(l, globe.CiteBarter, globe.NoteBartered, to, 0)
	s.ClearOffer(l)
}

func doDecline(s *state, _ game.Action, l *game.Log) {
	to := s.Pop().Seat
	spoken(to, l)
	s.Note(l, globe.CiteBarter, globe.NoteDeclined, to, 0)
	s.ClearOffer(l)
}
