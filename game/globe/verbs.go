package globe

import (
	"posterestante/game"
	"posterestante/game/verbs"
)

// The verbs that both games have; each game's own follow OwnVerbs.
const (
	VMove   game.Verb = iota + 1 // A squares on, 1 to 6 (S4.1, R3.1)
	VFly                         // A 1 on to the next airport, 2 back (S4.3, R3.3)
	VHelp                        // job help (S5.1, R4.3)
	VSell                        // good A by auction: an item, a ticket, or from GoodCard on souvenirs by number (S5.2)
	VLot                         // N hotel cheques by auction (R4.3)
	VBid                         // N tens (S5.2)
	VNoBid                       // no bid
	VAim                         // a card's effect at seat A
	VChoose                      // outcome A of an adventure, from 0
	VPick                        // item A of the open bag
	VPay                         // pay a price, or what one has of a debt
	VSkip                        // decline what is offered, or be done
	VBundle                      // begin a lot of several goods (S5.2, R4.3)
	VPutUp                       // put that lot up for auction
	VWant                        // seat A wants to sell before the next turn (S5.3, R4.5)
	OwnVerbs
)

// Row is a verb of either game.
type Row = verbs.Row[*State]

// Word is a word of the notation, see package verbs.
type Word = verbs.Word

// SeatA, ItemA are words for a seat and an item.
var SeatA = Word{Field: verbs.A, Most: MaxSeats - 1}

// ItemA is the word for an item of a bag, or of the cards drawn for one.
func (r *Rules) ItemA() Word { return Word{Field: verbs.A, Names: r.Items, Covert: r.Hidden} }

// goods are the names of what is sold: items, the ticket, the souvenirs.
func (r *Rules) goods() []string {
	out := make([]string, GoodCard+1+len(r.Decks[Souvenir]))
	copy(out, r.Items)
	out[GoodTicket] = "ticket"
	for i, c := range r.Decks[Souvenir] {
		out[GoodCard+1+i] = c.Key
	}
	return out
}

// GoodOf is what a VSell or a VLot is about, as auctions count it: the good, an Item or one of the Good constants, and
// how many of it; of GoodCard the number of the card.
func GoodOf(a game.Action) (good uint8, n int16) {
	switch {
	case a.Verb == VLot:
		return GoodCheques, a.N
	case a.A > GoodCard:
		return GoodCard, int16(CardNumber(Souvenir, int(a.A-GoodCard-1)))
	}
	return a.A, 1
}

// Verbs are the rows of the shared verbs, to which a game adds its own.
func (r *Rules) Verbs() []Row {
	lot := Word{Field: verbs.N, Least: 1, Most: maxLot, Over: NoLotMost}
	if !r.Lodges {
		lot.Over = Yes
	}
	return []Row{
		VMove:   {Name: "move", Words: []Word{{Field: verbs.A, Least: 1, Most: 6}}, Has: (*State).HasMove, May: (*State).mayMove, Parts: partsMove},
		VFly:    {Name: "fly", Words: []Word{{Field: verbs.A, Names: []string{"", "on", "back"}}}, Has: (*State).HasFly, Parts: partsFly},
		VHelp:   {Name: "help", Parts: Button(ButtonHelp)},
		VSell:   {Name: "sell", Words: []Word{{Field: verbs.A, Names: r.goods()}}, Has: (*State).hasGood, May: (*State).maySell, Parts: partsSell, Do: doSell},
		VLot:    {Name: "lot", Words: []Word{lot}, Has: (*State).hasGood, May: (*State).maySell, Parts: partsSell, Do: doSell},
		VBid:    {Name: "bid", Words: []Word{{Field: verbs.N, Least: 1, Most: maxBid, Times: 10, Over: NoBidMost, Off: NoBidTens}}, May: (*State).mayBid, Sure: true, Parts: partsBid, Do: doBid},
		VNoBid:  {Name: "nobid", Parts: Button(ButtonNoBid), Do: doBid},
		VAim:    {Name: "aim", Words: []Word{SeatA}, Has: (*State).HasSeat, May: (*State).mayAim, Parts: PartsSeat, Do: (*State).aim},
		VChoose: {Name: "choose", Words: []Word{{Field: verbs.A, Most: 3, Plus: 1}}, Has: (*State).hasOutcome, May: (*State).mayChoose, Parts: partsChoose, Do: doChoose},
		VPick:   {Name: "pick", Words: []Word{r.ItemA()}, Has: (*State).hasPick, May: (*State).mayPick, Parts: partsPick, Do: (*State).pick},
		VPay:    {Name: "pay", May: (*State).mayPay, Parts: Button(ButtonPay), Do: doPay},
		VSkip:   {Name: "skip", Parts: Button(ButtonSkip), Do: doSkip},
		VBundle: {Name: "bundle", May: (*State).mayBundle, Parts: partsBundle, Do: doBundle},
		VPutUp:  {Name: "putup", May: (*State).mayOffer, Parts: Button(ButtonPutUp), Do: doOffer},
		VWant:   {Name: "want", Words: []Word{SeatA}, Asks: askWant, Has: (*State).hasAsker, May: (*State).mayWant, Parts: partsWant, Do: doWant},
	}
}

// SharedSteps are the rows of the shared steps, to which a game adds its own;
// begins are its steps with which turns begin, sells those in which things are sold.
func SharedSteps(begins, sells []StepKind) []StepRow {
	type on = []StepKind
	sells = append(sells, StepDebt, StepPrice)
	return []StepRow{
		NoStep:     {Name: "none"},
		StepCard:   {Name: "card", Run: runCard, On: on{NoStep}, Fits: fitsCard},
		StepAim:    {Name: "aim", Offer: (*State).offerAim, Verbs: []game.Verb{VAim}, First: FirstAim, On: on{StepCard}, Fits: fitsAim},
		StepChoose: {Name: "choose", Offer: (*State).offerChoose, Verbs: []game.Verb{VChoose}, First: FirstChoose, On: on{NoStep}, Fits: fitsChoose},
		StepPick:   {Name: "pick", Offer: (*State).offerPick, Verbs: []game.Verb{VPick}, First: FirstPick, Instead: firstPick, On: on{StepCard}, Fits: fitsPick},
		StepDebt:   {Name: "debt", Run: runDebt, Offer: (*State).offerDue, Verbs: []game.Verb{VPay, VSell, VLot}, First: FirstDebt, On: on{StepCard}, Fits: fitsDebt},
		StepPrice:  {Name: "price", Run: runPrice, Offer: (*State).offerDue, Verbs: []game.Verb{VPay, VSkip, VSell, VLot}, First: FirstPrice, On: on{NoStep}, Fits: fitsPrice},
		StepBid:    {Name: "bid", Offer: (*State).offerBid, Verbs: []game.Verb{VBid, VNoBid}, First: FirstBid, On: on{StepReveal, StepBid}, Fits: fitsBid, Other: true},
		StepCry:    {Name: "cry", Offer: (*State).offerBid, Verbs: []game.Verb{VBid, VNoBid}, First: FirstCry, On: on{StepReveal}, Fits: fitsCry, Other: true},
		StepReveal: {Name: "reveal", Run: runReveal, On: append(sells, StepStall), Fits: fitsReveal},
		StepBundle: {Name: "bundle", Offer: (*State).offerBundle, Verbs: []game.Verb{VSell, VLot, VPutUp, VSkip}, First: FirstBundle, On: append(sells, StepStall), Fits: fitsBundle},
		StepStall:  {Name: "stall", Offer: (*State).offerStall, Verbs: []game.Verb{VSell, VLot, VSkip}, First: FirstStall, On: begins, Fits: fitsStall},
	}
}

// Table makes the table of verbs of a game.
func (r *Rules) Table(rows []Row, reasons *verbs.Reasons) *verbs.Table[*State] {
	return verbs.New(verbs.Table[*State]{Rows: rows, Reasons: reasons,
		Closed: (*State).closed, Offers: (*State).offers})
}

// closed says why a verb can't be used at all now: the game is over, or the step
// on top asks for something else.
func (s *State) closed(a game.Action) Reason {
	if s.Depth == 0 {
		return NoOver
	}
	row := &s.R.Steps[s.Top().Kind]
	if row.verbs&(1<<a.Verb) != 0 {
		return Yes
	}
	if row.Instead != nil {
		if r := row.Instead(s, s.Top()); r != Yes {
			return r
		}
	}
	return row.First
}

// FirstAtEnd is what is said first to whoever stands on the arrival airport without
// all that must be brought: nobody moves on from there (S6.3, R5.2).
func FirstAtEnd(s *State, _ Step) Reason {
	if s.Me().Square() == s.Last() {
		return FirstEnd
	}
	return Yes
}

func firstPick(_ *State, t Step) Reason {
	if t.B == PickRide {
		return FirstRide
	}
	return Yes
}

// offers appends what the step on top offers.
func (s *State) offers(buf []game.Action) []game.Action {
	if s.Depth == 0 {
		return buf
	}
	t := s.Top()
	return s.R.Steps[t.Kind].Offer(s, t, buf)
}

// Legal appends the legal actions, in a fixed order.
func (s *State) Legal(buf []game.Action) []game.Action { return s.R.Moves.Legal(s, buf) }

// Refuse says why an action is not legal now, by its rule; nil if it is.
func (s *State) Refuse(a game.Action) *game.Refusal { return s.R.Moves.Refuse(s, a) }

// Parts appends the spots to click for an action of the seat that decides.
func (s *State) Parts(a game.Action, buf []game.Spot) []game.Spot {
	if s.Depth == 0 {
		return buf
	}
	return s.R.Moves.Parts(s, a, buf)
}

// Why says why, with these spots picked, a spot leads nowhere; nil if it does
// lead on.
func (s *State) Why(picked []game.Spot, spot game.Spot) *game.Refusal {
	return s.R.Moves.Why(s, s.Legal(nil), picked, spot, func(shut *game.Refusal) *game.Refusal {
		switch {
		case s.Depth == 0:
			return s.R.Moves.Refusal(NoOver)
		case shut != nil:
			return shut
		case spot.Seat != game.Nobody && spot.Seat != s.Turn():
			return s.R.Moves.Refusal(NoOther)
		}
		return s.R.Moves.Refusal(NoNothing)
	})
}

func doChoose(s *State, a game.Action, l *game.Log) { s.outcome(s.Pop(), int(a.A), l) }

func doPay(s *State, _ game.Action, l *game.Log) {
	if s.Top().Kind == StepPrice {
		s.payPrice(l)
	} else {
		s.payDebt(l)
	}
}

// doSkip leaves what has its price, takes a lot back, or leaves what else was offered.
func doSkip(s *State, _ game.Action, l *game.Log) {
	switch t := s.Top(); t.Kind {
	case StepPrice:
		s.leavePrice(l)
	case StepStall:
		s.Pop()
		s.Set(Lots, 0, l)
		s.stall(l)
	case StepBundle:
		s.deliver(t.Seat, game.Everyone, l)
		s.Pop()
	default:
		s.Pop()
	}
}
