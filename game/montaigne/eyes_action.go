package montaigne

import (
	"math/bits"

	"posterestante/game"
	"posterestante/game/search"
)

// Features of an action. Those from fLay are of a card that is laid, those from
// fGet of one that comes into the hand, those from fPay of one that leaves it.
const (
	fMove = iota
	fMoveCross1
	fMoveCross2
	fMoveMeets  // another's voyage ends there: one more action
	fMoveOut    // farther from Bordeaux
	fMoveBack   // nearer
	fMoveLeaves // cards of the hand that can't be laid any more
	fMoveThere  // cards of the hand of that city
	fMoveAhead  // other players on their way home
	fMovePoor   // fewer than three cards are left then
	fStay
	fSupply
	fSupplyPoor
	fSupplyRich
	fSupplyReady // three books and a card of Bordeaux are in the hand
	fHome3       // home with three books
	fHome3First
	fHome3Ahead
	fHome3Behind
	fHomeLess // without three books
	fHomeLessCalled
	fHomeLessAhead
	fTake0
	fTake1
	fTake2
	fTakeHidden
	fSail
	fFurther
	fFurtherMontaigne
	fFurtherReady // and home can be reached
	fFurtherPoor  // with few cards
	fFetch
	fFetchMontaigne
	fPower
	fPowerLast = fPower + int(Courtesan)
	fLook      = iota + int(Courtesan) - 1 // after the powers
	fLookRival
	fPick
	fUnseen
	fUnseenRival
	fRob
	fRobRival
	fSkip
	fEnd
	fEndActions
	fEndPeople
	fPass
	fLay // what is laid
)

// Of a card that is laid.
const (
	fLayBook  = fLay + iota // a book that was lacking
	fLayThird               // the third
	fLayTheme
	fLayQuote
	fLayFind1
	fLayFind2
	fLayFind
	fLayMontaigne
	fLayPerson
	fLaySame // a character that is there already
	fLayTile // points of the tiles that it takes
	fLayCity
	fLayLead // counts of the end in which it takes the lead
	fGet
)

// Of a card that comes into the hand, and as many of one that leaves it.
const (
	gBook  = iota // a quotation of a book that voyage and hand lack
	gThird        // the last that is lacking
	gTheme
	gFind
	gMontaigne
	gPerson
	gBordeaux // the only one
	gHere     // of the city where the voyage ends
	gMeets    // of a city where another's ends
	gShut     // it can't be laid any more
	gZone2
	gZone3
	gHidden
	numGets
	fPay              = fGet + numGets
	numActionFeatures = fPay + numGets
)

var actionFeatures = actionTable()

func actionTable() (t [numActionFeatures]search.Feature) {
	for i, f := range []search.Feature{
		search.First("move", 0), search.First("move 1", -0.6), search.First("move 2", -1.3), search.First("move meets", 1.3), search.First("move out", 0),
		search.First("move back", -0.2), search.First("move leaves", -0.3), search.First("move there", 0.2), search.First("move ahead", 0), search.First("move poor", -0.5),
		search.First("stay", 0.3), search.First("supply", 0), search.First("supply poor", 1.5), search.First("supply rich", -1), search.First("supply ready", -1),
		search.First("home 3", 3), search.First("home 3 first", 1), search.First("home 3 ahead", 1), search.First("home 3 behind", -1),
		search.First("home less", -3), search.First("home less called", 1), search.First("home less ahead", 0.5),
		search.First("take 0", 0.5), search.First("take 1", -0.3), search.First("take 2", -1), search.First("take hidden", 0.2), search.First("sail", 0.5),
		search.First("further", -0.5), search.First("further montaigne", -0.7), search.First("further ready", 1.5), search.First("further poor", -0.5),
		search.First("fetch", -1.5), search.First("fetch montaigne", -0.7),
		search.First("power", 0), search.First("power montaigne", -1), search.First("power noble", 0), search.First("power coachman", -0.5), search.First("power maid", 0),
		search.First("power scholar", 0), search.First("power theologian", 0), search.First("power pope", 0), search.First("power courtesan", 0),
		search.First("look", 0), search.First("look rival", 0.3), search.First("pick", 0.5), search.First("unseen", 0), search.First("unseen rival", 0.3),
		search.First("rob", 0), search.First("rob rival", 0.5), search.First("skip", -1), search.First("end", 0), search.First("end actions", -1), search.First("end people", 0), search.First("pass", 0),
		search.First("lay book", 1.3), search.First("lay third", 0.7), search.First("lay theme", 0.3), search.First("lay quote", 0), search.First("lay find 1", 0),
		search.First("lay find 2", 0.2), search.First("lay find", 0), search.First("lay montaigne", 0.7), search.First("lay person", 0.4), search.First("lay same", 0),
		search.First("lay tile", 0.6), search.First("lay city", 0.2), search.First("lay lead", 0.3),
	} {
		t[i] = f
	}
	first := [...]float32{1, 0.5, 0.2, 0.1, 0.5, 0.3, 0.8, 0.2, 0.4, -0.8, -0.1, -0.2, 0}
	for i, name := range []string{"book", "third", "theme", "find", "montaigne", "person", "bordeaux", "here", "meets", "shut", "zone 2", "zone 3", "hidden"} {
		t[fGet+i] = search.First("get "+name, first[i])
		t[fPay+i] = search.First("pay "+name, -1.3*first[i])
	}
	return t
}

// Action is search.Eyes.
func (e *eyes) Action(_ game.State, a game.Action, f *search.Features) {
	switch a.Verb {
	case VMove:
		e.moves(a.A, f)
	case VStay:
		f.One(fStay)
		e.lays(a.A, f)
	case VSupply:
		e.supplies(f)
	case VTake:
		e.takes(a.A, f)
	case VSail:
		f.One(fSail)
		e.goes(e.s.row[a.A], f)
	case VLay:
		e.goes(a.A, f)
	case VPay:
		e.worth(a.A, fPay, f)
	case VFurther:
		e.further(a.A, f)
	case VFetch:
		f.One(fFetch)
		f.If(isPerson(a.A, Montaigne), fFetchMontaigne)
		e.worth(a.B, fGet, f)
	case VPower:
		f.One(fPower)
		f.One(fPower + int(Cards[a.A].Of))
	case VLook:
		f.One(fLook)
		f.If(e.leads(game.Seat(a.A)), fLookRival)
	case VPick:
		e.picks(a.A, f)
	case VUnseen:
		f.One(fUnseen)
		f.If(e.leads(game.Seat(a.A)), fUnseenRival)
	case VRob:
		f.One(fRob)
		for i := range e.s.p[:e.s.seats] {
			if game.Seat(i) != e.s.turn && e.s.p[i].voyage.Find(a.A) >= 0 {
				f.If(e.leads(game.Seat(i)), fRobRival)
			}
		}
		e.lays(a.A, f)
	case VSkip:
		f.One(fSkip)
	case VEnd:
		f.One(fEnd)
		f.Add(fEndActions, float32(e.s.n[ActionsLeft]))
		f.Add(fEndPeople, float32(bits.OnesCount16(e.n.people)))
	case VPass:
		f.One(fPass)
	}
}

// leads says whether another is the best of the others.
func (e *eyes) leads(seat game.Seat) bool { return e.s.standing(seat) >= e.rival }

// moves is a move from city to city.
func (e *eyes) moves(c uint8, f *search.Features) {
	to := Cards[c].City
	n := crossed(e.last, to)
	f.One(fMove)
	if n > 0 {
		f.One(fMoveCross1 + n - 1)
	}
	f.If(to != Bordeaux && e.met&(1<<to) != 0, fMoveMeets)
	f.If(to.Zone() > e.last.Zone(), fMoveOut)
	f.If(to.Zone() < e.last.Zone(), fMoveBack)
	if e.last != Bordeaux {
		f.Add(fMoveLeaves, float32(e.cities[e.last]))
	}
	f.Add(fMoveThere, float32(e.cities[to]-1))
	f.Add(fMoveAhead, float32(e.homes))
	f.If(int(e.me.hand.N)-1-n < 3, fMovePoor)
	e.goes(c, f)
}

// goes is a card laid at the end of the voyage, which may be home.
func (e *eyes) goes(c uint8, f *search.Features) {
	e.lays(c, f)
	if Cards[c].City != Bordeaux || e.last == Bordeaux {
		return
	}
	n := e.n.with(c)
	if n.books() < 3 {
		f.One(fHomeLess)
		f.If(e.s.called(), fHomeLessCalled)
		f.If(e.points > e.rival, fHomeLessAhead)
		return
	}
	f.One(fHome3)
	f.If(e.homes == 0, fHome3First)
	f.If(e.points >= e.rival, fHome3Ahead)
	f.If(e.points+5 < e.rival, fHome3Behind)
}

// lays is a card that joins the voyage.
func (e *eyes) lays(c uint8, f *search.Features) {
	k, n := &Cards[c], e.n.with(c)
	switch k.Kind {
	case Quotation:
		f.One(fLayQuote)
		if books := n.books(); books > e.books {
			f.One(fLayBook)
			f.If(books == 3, fLayThird)
		} else {
			f.If(n.themes != e.n.themes, fLayTheme)
		}
	case Discovery:
		f.One(fLayFind)
		f.If(n.finds[k.Of] == 1, fLayFind1)
		f.If(n.finds[k.Of] == 2, fLayFind2)
	case Character:
		f.If(n.montaignes > e.n.montaignes, fLayMontaigne)
		f.If(n.people != e.n.people, fLayPerson)
		f.If(n.people == e.n.people, fLaySame)
	}
	f.If(n.cities != e.n.cities, fLayCity)
	for t := TileBook1; t <= TileCompany; t++ {
		if e.s.tiles[t] == 0 && n.meets(t) && !e.n.meets(t) {
			f.Add(fLayTile, float32(Tiles[t].Points))
		}
	}
}

func (e *eyes) supplies(f *search.Features) {
	f.One(fSupply)
	f.If(e.me.hand.N < 4, fSupplyPoor)
	f.If(e.me.hand.N > 7, fSupplyRich)
	f.If(e.books+e.lacks == 3 && e.cities[Bordeaux] > 0, fSupplyReady)
}

// takes is a card of the board, as the top step says.
func (e *eyes) takes(place uint8, f *search.Features) {
	if e.s.top().Kind == StepNoble {
		if place < 3 {
			e.lays(e.s.row[place], f)
		}
		return
	}
	f.One(fTake0 + int(place))
	if place < 3 {
		e.worth(e.s.row[place], fGet, f)
	} else {
		e.where(Cards[e.s.row[place]].City, fGet, f)
		f.One(fGet + gHidden)
	}
}

func (e *eyes) further(c uint8, f *search.Features) {
	f.One(fFurther)
	f.If(isPerson(c, Montaigne), fFurtherMontaigne)
	f.If(e.books == 3 && e.cities[Bordeaux] > 0, fFurtherReady)
	f.If(e.me.hand.N < 3, fFurtherPoor)
}

func (e *eyes) picks(c uint8, f *search.Features) {
	f.One(fPick)
	if e.s.top().Kind == StepRead {
		e.lays(c, f)
	} else {
		e.worth(c, fGet, f)
	}
}

// worth is what a card of the hand is good for; from is the first feature.
func (e *eyes) worth(c uint8, from int, f *search.Features) {
	k := &Cards[c]
	e.where(k.City, from, f)
	switch k.Kind {
	case Quotation:
		if e.n.themes&bookMask[Theme(k.Of).Book()] == 0 {
			f.One(from + gBook)
			f.If(e.books == 2, from+gThird)
		} else {
			f.If(e.n.themes&(1<<k.Of) == 0, from+gTheme)
		}
	case Discovery:
		f.Add(from+gFind, float32(min(e.n.finds[k.Of], 2)))
	case Character:
		if Person(k.Of) == Montaigne {
			f.One(from + gMontaigne)
		} else {
			f.One(from + gPerson)
		}
	}
}

// where is what the city of a card of the hand is good for.
func (e *eyes) where(c City, from int, f *search.Features) {
	only := 0
	if from == fPay {
		only = 1
	}
	f.If(c == Bordeaux && e.cities[Bordeaux] == only, from+gBordeaux)
	f.If(c == e.last, from+gHere)
	f.If(c != e.last && c != Bordeaux && e.met&(1<<c) != 0, from+gMeets)
	f.If(c != e.last && c != Bordeaux && (e.me.visited&(1<<c) != 0 || e.s.called() && c.Zone() > e.last.Zone()), from+gShut)
	switch c.Zone() {
	case 2:
		f.One(from + gZone2)
	case 3:
		f.One(from + gZone3)
	}
}
