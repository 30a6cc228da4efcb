package sight

import (
	"math/bits"
	"slices"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/game/search"
)

// Action is search.Extractor.
func (e *extractor) Action(_ game.State, a game.Action, f *search.Vector) {
	switch a.Verb {
	case rules.VMove:
		e.moves(a.A, f)
	case rules.VStay:
		f.One(fStay)
		e.keeps(a.A, 0, e.lays(a.A, f), f)
	case rules.VSupply:
		e.supplies(f)
	case rules.VTake:
		e.takes(a.A, f)
	case rules.VSail:
		f.One(fSail)
		e.goes(e.s.Row(a.A), f)
	case rules.VLay:
		e.keeps(a.A, 0, e.goes(a.A, f), f)
	case rules.VPay:
		e.worth(a.A, fPay, f)
		f.If(e.shuts(a.A), fPay+gWay)
	case rules.VFurther:
		e.further(a.A, f)
	case rules.VFetch:
		f.One(fFetch)
		f.If(rules.IsPerson(a.A, rules.Montaigne), fFetchMontaigne)
		e.worth(a.B, fGet, f)
		f.If(e.opens(a.B, 0), fGet+gWay)
	case rules.VPower:
		f.One(fPower)
		f.One(fPower + int(rules.Cards[a.A].Of))
	case rules.VLook:
		f.One(fLook)
		f.If(e.leads(game.Seat(a.A)), fLookRival)
	case rules.VPick:
		e.picks(a.A, f)
	case rules.VUnseen:
		f.One(fUnseen)
		f.If(e.leads(game.Seat(a.A)), fUnseenRival)
	case rules.VRob:
		f.One(fRob)
		for i := range game.Seat(e.s.Seats()) {
			if i != e.s.Turn() && slices.Contains(e.s.Player(i).Voyage(), a.A) {
				f.If(e.leads(i), fRobRival)
			}
		}
		e.lays(a.A, f)
	case rules.VSkip:
		f.One(fSkip)
	case rules.VEnd:
		f.One(fEnd)
		f.Add(fEndActions, float32(e.s.Counter(rules.ActionsLeft)))
		f.Add(fEndPeople, float32(bits.OnesCount16(e.n.People)))
	case rules.VPass:
		f.One(fPass)
	}
}

// leads says whether another is the best of the others.
func (e *extractor) leads(seat game.Seat) bool { return e.s.Standing(seat) >= e.rival }

// moves is a move from city to city.
func (e *extractor) moves(c uint8, f *search.Vector) {
	to := rules.Cards[c].City
	n := rules.Crossed(e.last, to)
	f.One(fMove)
	if n > 0 {
		f.One(fMoveCross1 + n - 1)
	}
	f.If(to != rules.Bordeaux && e.met&(1<<to) != 0, fMoveMeets)
	f.If(to.Zone() > e.last.Zone(), fMoveOut)
	f.If(to.Zone() < e.last.Zone(), fMoveBack)
	if e.last != rules.Bordeaux {
		f.Add(fMoveLeaves, float32(e.cities[e.last]))
	}
	f.Add(fMoveThere, float32(e.cities[to]-1))
	f.Add(fMoveAhead, float32(e.homes))
	f.If(len(e.me.Hand())-1-n < 3, fMovePoor)
	e.keeps(c, n, e.goes(c, f), f)
}

// goes is a card laid at the end of the voyage, which may be home; it gives the points that come of it on the way.
func (e *extractor) goes(c uint8, f *search.Vector) (points int) {
	points = e.lays(c, f)
	if rules.Cards[c].City == rules.Bordeaux && e.last != rules.Bordeaux {
		e.comesHome(c, f)
	}
	return points
}

func (e *extractor) comesHome(c uint8, f *search.Vector) {
	n := e.n.With(c)
	if n.Books() < 3 {
		f.One(fHomeLess)
		f.If(called(e.s), fHomeLessCalled)
		f.If(e.points > e.rival, fHomeLessAhead)
		f.If(e.points > e.rival && e.homes == e.s.Seats()-2, fHomeLessEnds)
		return
	}
	f.One(fHome3)
	f.If(e.homes == 0, fHome3First)
	f.If(e.points >= e.rival, fHome3Ahead)
	f.If(e.points+5 < e.rival, fHome3Behind)
}

// lays is a card that joins the voyage; it gives the points that come of it at once.
func (e *extractor) lays(c uint8, f *search.Vector) (points int) {
	k, n := &rules.Cards[c], e.n.With(c)
	switch k.Kind {
	case rules.Quotation:
		f.One(fLayQuote)
		if books := n.Books(); books > e.books {
			f.One(fLayBook)
			f.If(books == 3, fLayThird)
		} else {
			f.If(n.Themes != e.n.Themes, fLayTheme)
		}
	case rules.Discovery:
		f.One(fLayFind)
		f.If(n.Finds[k.Of] == 1, fLayFind1)
		f.If(n.Finds[k.Of] == 2, fLayFind2)
	case rules.Character:
		f.If(n.Montaignes > e.n.Montaignes, fLayMontaigne)
		f.If(n.People != e.n.People, fLayPerson)
		f.If(n.People == e.n.People, fLaySame)
	}
	f.If(n.Cities != e.n.Cities, fLayCity)
	f.If(n.Cities != e.n.Cities && e.short > 0, fLayShort)
	f.If(n.Cities != e.n.Cities && e.short == 1, fLaySixth)
	for t := rules.TileBook1; t <= rules.TileCompany; t++ {
		if e.s.Holder(t) == game.Nobody && n.Meets(t) && !e.n.Meets(t) {
			points += rules.Tiles[t].Points
		}
	}
	if points > 0 {
		f.Add(fLayTile, float32(points))
	}
	e.takesNext(c, &n, f)
	return points + int(n.Montaignes-e.n.Montaignes)
}

func (e *extractor) supplies(f *search.Vector) {
	f.One(fSupply)
	f.If(len(e.me.Hand()) < 4, fSupplyPoor)
	f.If(len(e.me.Hand()) > 7, fSupplyRich)
	f.If(e.books+e.lacks == 3 && e.cities[rules.Bordeaux] > 0 && e.short == 0, fSupplyReady)
}

// takes is a card of the board, as the top step says.
func (e *extractor) takes(place uint8, f *search.Vector) {
	if e.s.Step() == rules.StepNoble {
		if place < 3 {
			e.lays(e.s.Row(place), f)
		}
		return
	}
	f.One(fTake0 + int(place))
	if place < 3 {
		e.worth(e.s.Row(place), fGet, f)
		f.If(e.opens(e.s.Row(place), int(place)), fGet+gWay)
	} else {
		e.where(rules.Cards[e.s.Row(place)].City, fGet, f)
		f.One(fGet + gHidden)
	}
}

func (e *extractor) further(c uint8, f *search.Vector) {
	f.One(fFurther)
	f.If(rules.IsPerson(c, rules.Montaigne), fFurtherMontaigne)
	f.If(e.books == 3 && e.cities[rules.Bordeaux] > 0 && e.short == 0, fFurtherReady)
	f.If(len(e.me.Hand()) < 3, fFurtherPoor)
	actions := e.s.Counter(rules.ActionsLeft) + bits.OnesCount16(e.n.People)
	f.If(e.way.there() && e.way.cards <= actions, fFurtherHome)
	f.If(ends(e.s, e.s.Turn(), &e.n, e.books), fFurtherEnds)
}

func (e *extractor) picks(c uint8, f *search.Vector) {
	f.One(fPick)
	if e.s.Step() == rules.StepRead {
		e.lays(c, f)
	} else {
		e.worth(c, fGet, f)
	}
}

// worth is what a card of the hand is good for; from is the first feature.
func (e *extractor) worth(c uint8, from int, f *search.Vector) {
	k := &rules.Cards[c]
	e.where(k.City, from, f)
	switch k.Kind {
	case rules.Quotation:
		if e.n.Themes&rules.ThemesOf(rules.Theme(k.Of).Book()) == 0 {
			f.One(from + gBook)
			f.If(e.books == 2, from+gThird)
		} else {
			f.If(e.n.Themes&(1<<k.Of) == 0, from+gTheme)
		}
	case rules.Discovery:
		f.Add(from+gFind, float32(min(e.n.Finds[k.Of], 2)))
	case rules.Character:
		if rules.Person(k.Of) == rules.Montaigne {
			f.One(from + gMontaigne)
		} else {
			f.One(from + gPerson)
		}
	}
}

// where is what the city of a card of the hand is good for.
func (e *extractor) where(c rules.City, from int, f *search.Vector) {
	only := 0
	if from == fPay {
		only = 1
	}
	f.If(c == rules.Bordeaux && e.cities[rules.Bordeaux] == only, from+gBordeaux)
	f.If(c == e.last, from+gHere)
	f.If(c != e.last && c != rules.Bordeaux && e.met&(1<<c) != 0, from+gMeets)
	f.If(c != e.last && c != rules.Bordeaux && e.open&(1<<c) == 0, from+gShut)
	f.If(e.short > 0 && e.n.Cities&(1<<c) == 0, from+gShort)
	switch c.Zone() {
	case 2:
		f.One(from + gZone2)
	case 3:
		f.One(from + gZone3)
	}
}
