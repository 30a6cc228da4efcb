package montaigne

import (
	"math/bits"

	"posterestante/game"
	"posterestante/game/search"
)

// Action is search.Extractor.
func (e *extractor) Action(_ game.State, a game.Action, f *search.Vector) {
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
func (e *extractor) leads(seat game.Seat) bool { return e.s.standing(seat) >= e.rival }

// moves is a move from city to city.
func (e *extractor) moves(c uint8, f *search.Vector) {
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
func (e *extractor) goes(c uint8, f *search.Vector) {
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
func (e *extractor) lays(c uint8, f *search.Vector) {
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
	f.If(n.cities != e.n.cities && e.short > 0, fLayShort)
	f.If(n.cities != e.n.cities && e.short == 1, fLaySixth)
	for t := TileBook1; t <= TileCompany; t++ {
		if e.s.tiles[t] == 0 && n.meets(t) && !e.n.meets(t) {
			f.Add(fLayTile, float32(Tiles[t].Points))
		}
	}
}

func (e *extractor) supplies(f *search.Vector) {
	f.One(fSupply)
	f.If(e.me.hand.N < 4, fSupplyPoor)
	f.If(e.me.hand.N > 7, fSupplyRich)
	f.If(e.books+e.lacks == 3 && e.cities[Bordeaux] > 0 && e.short == 0, fSupplyReady)
}

// takes is a card of the board, as the top step says.
func (e *extractor) takes(place uint8, f *search.Vector) {
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

func (e *extractor) further(c uint8, f *search.Vector) {
	f.One(fFurther)
	f.If(isPerson(c, Montaigne), fFurtherMontaigne)
	f.If(e.books == 3 && e.cities[Bordeaux] > 0 && e.short == 0, fFurtherReady)
	f.If(e.me.hand.N < 3, fFurtherPoor)
}

func (e *extractor) picks(c uint8, f *search.Vector) {
	f.One(fPick)
	if e.s.top().Kind == StepRead {
		e.lays(c, f)
	} else {
		e.worth(c, fGet, f)
	}
}

// worth is what a card of the hand is good for; from is the first feature.
func (e *extractor) worth(c uint8, from int, f *search.Vector) {
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
func (e *extractor) where(c City, from int, f *search.Vector) {
	only := 0
	if from == fPay {
		only = 1
	}
	f.If(c == Bordeaux && e.cities[Bordeaux] == only, from+gBordeaux)
	f.If(c == e.last, from+gHere)
	f.If(c != e.last && c != Bordeaux && e.met&(1<<c) != 0, from+gMeets)
	f.If(c != e.last && c != Bordeaux && (e.me.visited&(1<<c) != 0 || e.s.called() && c.Zone() > e.last.Zone()),
		from+gShut)
	f.If(e.short > 0 && e.n.cities&(1<<c) == 0, from+gShort)
	switch c.Zone() {
	case 2:
		f.One(from + gZone2)
	case 3:
		f.One(from + gZone3)
	}
}
