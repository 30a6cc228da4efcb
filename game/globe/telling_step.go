package globe

import "posterestante/game"

// Deed is how a verb is told: the icon of it, the rule that it is done by, its
// line. Rolls says that the line tells the first roll of the die, Goes that it
// tells where the seat's pawn goes first, Gets that it tells what the bag gets.
type Deed struct {
	Sign              string
	Rule              game.Rule
	By                func(*Telling) game.Rule // the rule instead, where it hangs on the step
	Line              func(*Telling) game.Phrase
	Intent            func(*Telling) game.Phrase // its line while it is only thought of, where it has one of its own
	Mark              func(*Telling) game.Phrase // which of a kind, beside its icon, where that isn't a square or money
	Aim               func(*Telling) game.Aim    // what it goes after; nil for nothing of its own
	Rolls, Goes, Gets bool
}

// sharedDeeds are the shared verbs and the paragraph of each.
var sharedDeeds = [OwnVerbs]struct {
	sign string
	cite Cite
	line func(*Telling) phrase
}{
	VMove:   {"foot", CiteMove, (*Telling).moved},
	VFly:    {"plane", CiteAirport, func(t *Telling) phrase { return t.Line("fly", args{"Square": t.There()}) }},
	VHelp:   {"hiking_guide", CiteHelp, (*Telling).helped},
	VSell:   {"bell", CiteAuction, (*Telling).sells},
	VLot:    {"bell", CiteAuction, (*Telling).sells},
	VBid:    {"padlock", CiteAuction, (*Telling).sealed},
	VNoBid:  {"padlock", CiteAuction, (*Telling).sealed},
	VAim:    {"hand", CiteCards, func(t *Telling) phrase { return t.Line("aim", args{"Whom": game.SaySeat(game.Seat(t.A.A))}) }},
	VChoose: {"hint", CiteCards, (*Telling).chose},
	VPick:   {"hand", CiteCards, (*Telling).picked},
	VPay:    {"check", CiteSquare, (*Telling).paid},
	VSkip:   {"cross", CiteSquare, (*Telling).skipped},
	VWant:   {"bell", CiteWant, func(t *Telling) phrase { return t.Line("want") }},
	VBundle: {"bell", CiteAuction, func(t *Telling) phrase { return t.Line("bundle") }},
	VPutUp:  {"bell", CiteAuction, (*Telling).offered},
}

// Telling is one action to be told, with the positions before and after it as
// the viewer knows them.
type Telling struct {
	R             *Rules
	Viewer        game.Seat
	Before, After *State
	Seat          game.Seat
	A             game.Action
	Top           Step // what was being settled
	Events        []game.Event
}

// Step tells an action. An action may name an item that only two seats know, or
// a bid: such things are read from the viewer's own events and views alone.
func (t *Teller) Step(before, after *game.View, seat game.Seat, a game.Action, events []game.Event) game.Told {
	s := &Telling{t.R, before.Seat, t.R.FromView(before), t.R.FromView(after), seat, a, Step{}, events}
	s.Top = s.Before.Top()
	d := t.deed(a.Verb)
	if s.Top.Kind == StepCry {
		d.Sign = "hand"
	}
	return game.Told{Short: d.Line(s), Long: s.long(&t.V, d), Rule: d.rule(s), Sign: d.Sign, Mark: s.mark(&d)}
}

// rule is the rule by which an action was done.
func (d *Deed) rule(t *Telling) game.Rule {
	if d.By != nil {
		return d.By(t)
	}
	return d.Rule
}

// deed is how a verb is told.
func (t *Teller) deed(v game.Verb) Deed {
	if v >= OwnVerbs {
		return t.V.Deeds[v-OwnVerbs]
	}
	d := &sharedDeeds[v]
	goes := v == VMove || v == VFly || v == VHelp
	return Deed{Sign: d.sign, Line: d.line, Goes: goes, Gets: v == VPick, By: func(s *Telling) game.Rule {
		switch {
		case s.Top.Kind == StepPick && s.Top.B == PickRide:
			return s.R.Cites[CiteRide]
		case s.Top.Kind == StepDebt && v == VPay, s.Top.Kind == StepBundle:
			return s.R.Cites[CiteAuction]
		}
		return s.R.Cites[d.cite]
	}}
}

// Line is a message about the seat; with is what fills its places besides.
func (t *Telling) Line(key string, with ...args) phrase {
	a := args{}
	if len(with) > 0 {
		a = with[0]
	}
	a["Who"] = game.SaySeat(t.Seat)
	return say("line."+key, a)
}

// LineN is a message about the seat and so many.
func (t *Telling) LineN(key string, n int, with ...args) phrase {
	p := t.Line(key, with...)
	p.Kind, p.N = game.Counted, n
	return p
}

// There is the square to which the seat's pawn went first.
func (t *Telling) There() phrase {
	if e, ok := game.FirstEvent(t.Events, func(e game.Event) bool { return pawnOf(e) == t.Seat }); ok {
		return t.R.SaySquare(int(e.To.Index))
	}
	return t.Here()
}

// Here is the square where the seat stands before it does anything.
func (t *Telling) Here() phrase { return t.R.SaySquare(t.Before.P[t.Seat].Square()) }

// pawnOf is whose pawn an event moves to another square, Nobody's if none.
func pawnOf(e game.Event) game.Seat {
	if e.Kind != game.Move || e.From.Zone != RoadZone || e.From.Index == e.To.Index {
		return game.Nobody
	}
	return game.Seat(e.Piece.ID - idPawn)
}

// Die is what the seat rolled first.
func (t *Telling) Die() int {
	e, _ := game.FirstEvent(t.Events, func(e game.Event) bool { return e.Kind == game.Roll })
	return int(e.Value)
}

// Noted says whether the engine said this, and what value it gave.
func (t *Telling) Noted(key game.NoteKey) (v int, ok bool) {
	e, ok := game.FirstEvent(t.Events, func(e game.Event) bool { return e.Kind == game.Note && e.Key == key })
	return int(e.Value), ok
}

func (t *Telling) moved() phrase {
	n, with := int(t.A.A), args{"Square": t.There()}
	if Fare(n) == 0 {
		return t.LineN("move_free", n, with)
	}
	with["Price"] = SayMoney(int(Fare(n)))
	return t.LineN("move", n, with)
}

func (t *Telling) helped() phrase {
	if _, ok := game.FirstEvent(t.Events, func(e game.Event) bool { return pawnOf(e) == t.Seat }); !ok {
		return t.Line("help_here")
	}
	return t.Line("help", args{"Square": t.There()})
}

// chose is an outcome chosen.
func (t *Telling) chose() phrase {
	if t.Top.Kind != StepChoose || int(t.A.A) >= len(t.R.Decks.Card(t.Top.A).Choose) {
		return t.Line("aim")
	}
	card := t.R.Decks.Card(t.Top.A)
	return t.Line("choose", args{"Words": card.SayOutcome(card.Choose[t.A.A])})
}

// picked is an item taken out of a bag.
func (t *Telling) picked() phrase {
	if i, ok := t.Noted(NoteLost); ok && t.Top.B == PickDrop {
		return t.Line("drop", args{"Item": t.R.SayItem(uint8(i))})
	}
	e, _ := game.FirstEvent(t.Events, handed)
	return t.Line("pick", args{"Item": t.R.SayItem(itemOf(e.Piece)), "Whom": game.SaySeat(game.Seat(t.Top.A))})
}

// handed is an item that goes from a bag to another's.
func handed(e game.Event) bool {
	return e.Kind == game.Move && e.From.Zone == BagZone && e.To.Zone == BagZone
}

func (t *Telling) paid() phrase {
	if t.Top.Kind == StepPrice {
		return t.Line("buy_card", args{"Card": t.R.SayCard(t.Top.A), "Price": SayMoney(int(t.Top.N))})
	}
	n, _ := t.Noted(NotePaid)
	return t.Line("pay", args{"Price": SayMoney(n)})
}

func (t *Telling) skipped() phrase {
	if t.Top.Kind == StepPrice {
		return t.Line("leave_card", args{"Card": t.R.SayCard(t.Top.A)})
	}
	return t.Line("skip_" + t.R.Steps[t.Top.Kind].Name)
}

// Got is the item that came to the seat's bag, 0 where the viewer doesn't know it.
func (t *Telling) Got() uint8 {
	e, _ := game.FirstEvent(t.Events, func(e game.Event) bool {
		return e.Kind == game.Move && e.To.Zone == BagZone && e.To.Seat == t.Seat
	})
	return itemOf(e.Piece)
}
