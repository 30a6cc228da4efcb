package sight

import (
	"slices"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/search"
)

// Action is search.Extractor.
func (e *Extractor) Action(_ game.State, a game.Action, f *search.Vector) {
	s := e.S
	switch a.Verb {
	case globe.VMove:
		f.One(fMove1 + int(a.A) - 1)
		e.Goes(int(a.A), globe.Fare(int(a.A)), f)
	case globe.VFly:
		e.flies(a, f)
	case globe.VHelp:
		f.One(fHelp)
		f.If(e.P.Money() < 50, fHelpPoor)
		f.If(e.P.Money() > 300, fHelpRich)
	case globe.VSell:
		e.sells(a, f)
	case globe.VLot:
		f.One(fLot)
		f.Add(fLotMany, float32(a.N)/10)
	case globe.VBid:
		f.One(fBid)
		f.Add(fBidOver, float32(10*int(a.N)-int(s.N[globe.OfferFloor]))/100)
		f.Add(fBidShare, 10*float32(a.N)/float32(max(1, e.P.Money())))
		e.good(fBidLacks, f)
	case globe.VNoBid:
		f.One(fNoBid)
		f.If(e.goodLacks(), fNoBidLacks)
	case globe.VAim:
		e.aims(game.Seat(a.A), f)
	case globe.VChoose:
		e.chooses(int(a.A), f)
	case globe.VPick:
		e.picks(globe.Item(a.A), f)
	case globe.VPay:
		t := s.Top()
		f.One(fPay)
		f.If(t.Kind == globe.StepPrice && e.Missing[globe.Souvenir] > 0, fPayLacks)
		f.Add(fPayShare, float32(t.N)/float32(max(1, e.P.Money())))
	case globe.VSkip:
		switch s.Top().Kind {
		case globe.StepPrice:
			f.One(fSkipPrice)
			f.If(e.Missing[globe.Souvenir] > 0, fSkipPriceLacks)
		case globe.StepBundle:
		default:
			e.other(a, f)
		}
	case globe.VBundle:
		e.sale(f)
	case globe.VPutUp:
	default:
		e.other(a, f)
	}
}

// other is an action of the game's own.
func (e *Extractor) other(a game.Action, f *search.Vector) {
	e.own.Action(e, a, numActionFeatures, f)
}

// Useful says whether a square may give a card that is missing.
func (e *Extractor) Useful(square int) bool {
	k := e.S.R.Road[square].Kind
	return k >= globe.Souvenir && k <= globe.Adventure && e.can[k] > 0 && (k != globe.Souvenir || e.P.Money() >= 60)
}

// Lacking is how many sorts of item one more of is of use.
func (e *Extractor) Lacking() (n int) {
	for i := range e.S.R.Items[1:] {
		if e.Lacks(globe.Item(i + 1)) {
			n++
		}
	}
	return n
}

// Goes tells of a move so many squares on.
func (e *Extractor) Goes(squares int, fare int32, f *search.Vector) {
	s, money := e.S, e.P.Money()
	from := e.P.Square()
	to := min(from+squares, s.Last())
	f.Add(fFare, float32(fare)/100)
	f.Add(fFareShare, float32(fare)/float32(max(1, money)))
	e.lands(to, money-fare, f)
	e.passes(from, to, fSkips, fShorter, f)
	if e.All == 0 {
		f.Add(fHomeward, float32(squares))
	}
	for i := range s.P[:s.Seats] {
		if o := &s.P[i]; game.Seat(i) != e.who && o.Of(globe.PassN) == 1 {
			f.If(o.Square() == to, fMeets)
			f.If(o.Square() == from, fParts)
		}
	}
}

// shortAt is for how many cards it must go back from a square.
func (e *Extractor) shortAt(square int) int { return short(e.S, &e.standing, square) }

// lands tells of the square where a move ends.
func (e *Extractor) lands(to int, money int32, f *search.Vector) {
	s := e.S
	k, bag := s.R.Road[to].Kind, false
	switch k {
	case globe.Job:
		f.One(fJob)
		f.If(money < 150, fJobPoor)
		f.If(money > 800, fJobRich)
	case globe.Chance:
		f.One(fChance)
		bag = s.R.Copies > 0
	case globe.Mail:
		f.One(fMail)
		bag = s.R.Copies > 0
	case globe.Airport:
		if to == s.Last() {
			f.If(e.All == 0, fEnd)
			f.If(e.All > 0, fEndEarly)
			return
		}
		f.One(fAirport)
		f.If(e.P.Of(globe.TicketsN) > 0, fAirportTicket)
		f.If(money < 300, fAirportPoor)
		bag = true
	default:
		switch i := int(k - globe.Souvenir); {
		case e.Missing[k] == 0:
			f.One(fSated)
		case e.Useful(to):
			f.One(fUseful + i)
		default:
			f.One(fUseless + i)
		}
	}
	if bag {
		f.Add(fBagLacks, float32(e.Lacking())/3)
	}
}

func (e *Extractor) flies(a game.Action, f *search.Vector) {
	from, to := e.P.Square(), e.S.Flight(a)
	if a.A == 2 {
		f.One(fFlyBack)
		f.If(e.short > 0, fFlyBackShort)
		return
	}
	f.One(fFlyOn)
	if e.All == 0 {
		f.One(fFlyOnHome)
	}
	if to == e.S.Last() {
		f.If(e.All == 0, fEnd)
		f.If(e.All > 0, fEndEarly)
	}
	e.passes(from, to, fFlyOnSkips, fFlyOnShort, f)
}

// passes tells what a way passes over: useful squares, and cards for which the seat must then go back.
func (e *Extractor) passes(from, to, skips, shorter int, f *search.Vector) {
	over := 0
	for at := from + 1; at < to; at++ {
		if e.Useful(at) {
			over++
		}
	}
	f.Add(skips, float32(over))
	if n := e.shortAt(to) - e.short; n > 0 {
		f.Add(shorter, float32(n))
	}
}

// sale tells that something is sold.
func (e *Extractor) sale(f *search.Vector) {
	f.One(fSell)
	f.If(e.P.Money() > 300, fSellRich)
	f.If(e.S.Depth > 0 && (e.S.Top().Kind == globe.StepPrice || e.S.Top().Kind == globe.StepDebt), fSellDue)
}

func (e *Extractor) sells(a game.Action, f *search.Vector) {
	e.sale(f)
	switch g, _ := globe.GoodOf(a); g {
	case globe.GoodTicket:
		f.One(fSellTicket)
	case globe.GoodCard:
		f.One(fSellCard)
		f.If(e.S.Count(e.who, globe.Souvenir) <= int(e.S.N[globe.NeedN]), fSellCardLacks)
	default:
		f.If(e.Spares(globe.Item(g)), fSellSpare)
		f.If(!e.Spares(globe.Item(g)), fSellLacks)
	}
}

// goodLacks says whether something of the lot is of use to who bids.
func (e *Extractor) goodLacks() bool {
	lot := &e.S.Lot
	return lot.Cards.N > 0 && e.Missing[globe.Souvenir] > 0 || e.itemLacks()
}

// itemLacks says whether an item of it is.
func (e *Extractor) itemLacks() bool {
	return slices.ContainsFunc(e.S.Lot.Items.All(), func(i uint8) bool { return e.Lacks(globe.Item(i)) })
}

// good tells what is bid for.
func (e *Extractor) good(from int, f *search.Vector) {
	s := e.S
	f.If(s.N[globe.LotTickets] > 0 || s.N[globe.LotCheques] > 0, fBidTicket)
	f.If(s.Lot.Cards.N > 0 && e.Missing[globe.Souvenir] > 0, fBidCardLacks)
	f.If(e.itemLacks(), from)
	f.If(s.Lot.Items.N+s.Lot.Cards.N > 0 && !e.goodLacks(), fBidSpare)
}

func (e *Extractor) aims(at game.Seat, f *search.Vector) {
	s := e.S
	f.If(at == e.rival, fAimRival)
	_, missing := s.Missing(at)
	f.If(missing == 0, fAimReady)
	switch k := globe.EffectKind(s.Top().A); k {
	case globe.Back:
		f.One(fAimBack)
	case globe.Take:
		f.One(fAimTake)
	case globe.TakePass:
		f.One(fAimPass)
	case globe.Charge:
		f.One(fAimCharge)
	case globe.Swap:
		f.One(fAimSwap)
		to := s.P[at].Square()
		gain := float32(to-e.P.Square()) / 10
		f.Add(fSwapGain, gain)
		if e.All == 0 {
			f.Add(fSwapHome, gain)
		}
		f.Add(fSwapShort, float32(e.shortAt(to)-e.short))
	}
}

func (e *Extractor) chooses(o int, f *search.Vector) {
	t := e.S.Top()
	for _, x := range e.S.R.Decks.Card(t.A).Choose[o].Effects {
		switch x.Kind {
		case globe.Pay:
			f.Add(fChoosePay, float32(x.N)/100)
		case globe.Lose:
			f.If(x.Item != 0 && !e.Spares(x.Item), fChooseLacks)
			f.If(x.Item == 0 || e.Spares(x.Item), fChooseSpare)
		}
	}
}

func (e *Extractor) picks(i globe.Item, f *search.Vector) {
	if e.S.Top().B == globe.PickDrop {
		f.If(!e.Spares(i), fDropLacks)
		f.If(e.Spares(i), fDropSpare)
		return
	}
	f.If(e.Lacks(i), fPickLacks)
	f.If(!e.Lacks(i), fPickSpare)
}
