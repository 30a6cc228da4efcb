package montaigne

import (
	"math/bits"

	"posterestante/game"
	"posterestante/game/search"
)

// Inputs of a seat. Those from iOwn only itself knows.
const (
	iPoints = iota
	iTotal  // with the tiles of the end, as they would be given now
	iSoon   // how soon its turn comes
	iTurn
	iHome3 // home with three books
	iHomeLess
	iFirst // home first
	iBook1 // one book has a quotation
	iBook2
	iBook3
	iLeads    // counts of the end in which it is first
	iLeadsOwn // with three books
	iBehind   // how far it is behind, over all counts
	iBookI    // progress to the tiles on the way
	iBookII
	iBookIII
	iFinds // the best three kinds of discovery, as progress to tiles not taken
	iFinds2
	iFinds3
	iZones
	iCompany
	iMontaignes
	iPeople // characters but Montaignes
	iVoyage // cards laid
	iHand
	iPoor
	iZone2
	iZone3
	iBordeaux // a card of Bordeaux in the hand
	iOpen     // cards of the hand that can be laid
	iHere     // cards of the city where it is
	iReady    // three books, a card of Bordeaux, and the toll
	iShort    // cities that are lacking to come home, with the long voyage
	iLeast    // how near it is to the least counts of the end, with the long voyage
	iSteady
	iKeen
	iRandom
	iOwn
	iOwnBooks       = iOwn          // books that are lacking, in open cards of the hand
	iOwnReady       = iOwnBooks + 1 // with which all three would be there
	iOwnPeople      = iOwnBooks + 2
	iOwnThemes      = iOwnBooks + 3
	iOwnFinds       = iOwnBooks + 4
	numSeatFeatures = iOwnBooks + 5
)

var seatFeatures = seatTable()

func seatTable() (t [numSeatFeatures]search.Feature) {
	for i, name := range []string{"points", "total", "soon", "turn", "home 3", "home less", "first", "one book",
		"two books", "three books", "leads",
		"leads with three", "behind", "book 1", "book 2", "book 3", "finds", "finds 2", "finds 3", "zones", "company",
		"montaignes", "people", "voyage",
		"hand", "poor", "zone 2", "zone 3", "bordeaux", "open", "here", "ready", "short", "least", "steady", "keen",
		"random", "own books", "own ready", "own people", "own themes", "own finds"} {
		t[i].Name = name
	}
	for i, first := range map[int]float32{iPoints: 0.3, iTotal: 1, iSoon: 0.2, iHome3: 0.6, iHomeLess: -1.2,
		iBook1: 0.3, iBook2: 0.4, iBook3: 0.6,
		iLeads: 0.3, iLeadsOwn: 0.8, iBookI: 0.4, iBookII: 0.4, iBookIII: 0.4, iFinds: 0.4, iFinds2: 0.2, iCompany: 0.4,
		iMontaignes: 0.1, iPeople: 0.2,
		iHand: 0.6, iPoor: -0.2, iZone2: -0.1, iZone3: -0.2, iBordeaux: 0.3, iOpen: 0.3, iReady: 0.5, iShort: -0.6,
		iLeast: 0.4, iOwnBooks: 0.6, iOwnReady: 0.3, iOwnPeople: 0.2} {
		t[i].First = first
	}
	return t
}

// Common inputs.
const (
	iCalled = iota
	iReserve
	iRemade
	iThree
	iFour
	iWinds
	iMeets
	iHomes
	iLastTurn
	iLong
	numCommonFeatures
)

var commonFeatures = [numCommonFeatures]search.Feature{
	iCalled: {Name: "called"}, iReserve: {Name: "reserve"}, iRemade: {Name: "remade"}, iThree: {Name: "three"}, iFour: {Name: "four"},
	iWinds: {Name: "winds"}, iMeets: {Name: "meets"}, iHomes: {Name: "homes"}, iLastTurn: {Name: "last turn"}, iLong: {Name: "long voyage"},
}

// Public is search.Public.
func (e *extractor) Public() {}

// Common is search.Extractor.
func (e *extractor) Common(st game.State, _ game.Seat, in []float32) {
	s := st.(*State)
	in[iCalled], in[iReserve], in[iRemade] = float32(s.n[Called]), float32(s.reserve.N)/100, float32(s.n[Remade])
	in[iThree], in[iFour] = search.Indicator(s.seats == 3), search.Indicator(s.seats == 4)
	in[iWinds], in[iMeets], in[iLastTurn] = float32(s.n[Winds]), float32(s.n[Meets]), float32(s.n[LastTurn])
	in[iLong] = float32(s.n[LongVoyage])
	in[iHomes] = float32(int16(s.seats)-s.onRoad()) / 3
}

// Seat is search.Extractor.
func (e *extractor) Seat(st game.State, seat game.Seat, own bool, in []float32) {
	s := st.(*State)
	p, n := &s.p[seat], s.p[seat].count()
	books := n.books()
	in[iPoints], in[iTotal] = float32(s.points(seat))/4, float32(s.total(seat))/4
	switch p.level {
	case BotRandom:
		in[iRandom] = 1
	case BotSteady:
		in[iSteady] = 1
	case BotKeen:
		in[iKeen] = 1
	}
	if books > 0 {
		in[iBook1+books-1] = 1
	}
	s.seeCounts(seat, &n, books, in)
	in[iMontaignes] = float32(n.montaignes) / 3
	if p.home != 0 {
		in[iHome3], in[iHomeLess] = search.Indicator(books == 3), search.Indicator(books < 3)
		in[iFirst] = search.Indicator(p.home == 1)
		return
	}
	in[iTurn] = search.Indicator(s.turn == seat)
	if s.turn != game.Nobody {
		in[iSoon] = 1 - float32((int(seat)-int(s.turn)+int(s.seats))%int(s.seats))/float32(s.seats)
	}
	s.seeTiles(&n, in)
	in[iPeople] = float32(bits.OnesCount16(n.people&^(1<<Montaigne))) / 3
	in[iVoyage] = float32(p.voyage.N) / 10
	in[iHand], in[iPoor] = float32(p.hand.N)/7, search.Indicator(p.hand.N < 3)
	if s.bound() {
		in[iShort] = float32(n.lacksCities()) / homeCities
	}
	s.seeHand(p, &n, books, own, in)
}

// seeCounts tells how a seat stands in the counts of the end (M6.4).
func (s *State) seeCounts(seat game.Seat, n *count, books int, in []float32) {
	leads, behind := float32(0), 0
	most := s.mostCounted(seat)
	for t := TileCharacters; t <= TileDiscoveries; t++ {
		mine := n.counted(t)
		if least := s.least(t); least > 0 {
			in[iLeast] += float32(min(mine, least)) / float32(4*least)
		}
		switch {
		case mine < s.least(t): // it is nobody's so far
		case mine > most[t-TileCharacters]:
			leads++
		case mine == most[t-TileCharacters]:
			leads += 0.5
		default:
			behind += most[t-TileCharacters] - mine
		}
	}
	in[iLeads], in[iBehind] = leads/4, float32(min(behind, 12))/12
	if books == 3 {
		in[iLeadsOwn] = leads / 4
	}
}

// mostCounted is the most that another seat has in each of the counts of the end.
func (s *State) mostCounted(seat game.Seat) (most [TileDiscoveries - TileCharacters + 1]int) {
	for i := range s.p[:s.seats] {
		if game.Seat(i) != seat {
			n := s.p[i].count()
			for t := range most {
				most[t] = max(most[t], n.counted(TileCharacters+uint8(t)))
			}
		}
	}
	return most
}

// seeTiles tells how near a seat is to tiles on the way that can still be taken
// (M5.1).
func (s *State) seeTiles(n *count, in []float32) {
	for book := 1; book <= 3; book++ {
		if have := bits.OnesCount16(n.themes & bookMask[book]); s.tiles[book] == 0 {
			in[iBookI+book-1] = float32(have*have) / 9
		}
	}
	for find := Gastronomy; find <= Landscape; find++ {
		if s.tiles[TileBook3+uint8(find)] != 0 {
			continue
		}
		have := min(n.finds[find], findsForTile)
		x := float32(have*have) / 9
		for i := iFinds; i <= iFinds3; i++ {
			in[i], x = max(in[i], x), min(in[i], x)
		}
	}
	if s.tiles[TileZones] == 0 {
		in[iZones] = search.Indicator(n.cities&zoneMask[2] != 0)/2 + search.Indicator(n.cities&zoneMask[3] != 0)/2
	}
	if have := bits.OnesCount16(n.people); s.tiles[TileCompany] == 0 {
		in[iCompany] = float32(have*have) / 9
	}
}

// seeHand tells of a hand by its backs, which all see, and of its faces where
// they are the seat's own.
func (s *State) seeHand(p *player, n *count, books int, own bool, in []float32) {
	last := p.last()
	in[iZone2], in[iZone3] = search.Indicator(last.Zone() == 2), search.Indicator(last.Zone() == 3)
	themes, people := uint16(0), uint16(0)
	for _, c := range p.hand.All() {
		k := &Cards[c]
		open := k.City == last && !s.called() || k.City != last && p.visited&(1<<k.City) == 0 &&
			!(s.called() && k.City.Zone() > last.Zone())
		if k.City == Bordeaux {
			in[iBordeaux] = 1
		}
		in[iOpen] += search.Indicator(open) / 7
		in[iHere] += search.Indicator(k.City == last) / 3
		if !own || !open && k.City != Bordeaux {
			continue
		}
		switch k.Kind {
		case Quotation:
			themes |= 1 << k.Of
		case Character:
			people |= 1 << k.Of
		case Discovery:
			in[iOwnFinds] += search.Indicator(n.finds[k.Of] > 0) / 4
		}
	}
	if books == 3 && in[iBordeaux] == 1 && last != Bordeaux && in[iShort] == 0 {
		in[iReady] = search.Indicator(int(p.hand.N) > crossed(last, Bordeaux))
	}
	lacks := 0
	for book := 1; book <= 3; book++ {
		if n.themes&bookMask[book] == 0 && themes&bookMask[book] != 0 {
			lacks++
		}
	}
	in[iOwnBooks] = float32(lacks) / 3
	in[iOwnReady] = search.Indicator(lacks > 0 && lacks+books == 3)
	in[iOwnPeople] = float32(bits.OnesCount16(people&^n.people)) / 2
	in[iOwnThemes] = float32(bits.OnesCount16(themes&^n.themes)) / 4
}
