package sight

import (
	"math/bits"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/game/search"
)

// Public is search.Public.
func (e *extractor) Public() {}

// Common is search.Extractor.
func (e *extractor) Common(st game.State, _ game.Seat, in []float32) {
	s := st.(*rules.State)
	in[iCalled], in[iReserve], in[iRemade] = float32(s.Counter(rules.Called)), float32(s.Reserve())/100,
		float32(s.Counter(rules.Remade))
	in[iThree], in[iFour] = search.Indicator(s.Seats() == 3), search.Indicator(s.Seats() == 4)
	in[iWinds], in[iMeets] = float32(s.Counter(rules.Winds)), float32(s.Counter(rules.Meets))
	in[iLastTurn] = float32(s.Counter(rules.LastTurn))
	in[iLong] = float32(s.Counter(rules.LongVoyage))
	homes := 0
	for i := range game.Seat(s.Seats()) {
		if s.Player(i).Home() != 0 {
			homes++
		}
	}
	in[iHomes] = float32(homes) / 3
}

// Seat is search.Extractor.
func (e *extractor) Seat(st game.State, seat game.Seat, own bool, in []float32) {
	s := st.(*rules.State)
	p, n := s.Player(seat), s.Player(seat).Count()
	books := n.Books()
	in[iPoints], in[iTotal] = float32(s.Points(seat))/4, float32(s.Total(seat))/4
	switch p.Level() {
	case rules.BotRandom:
		in[iRandom] = 1
	case rules.BotSteady:
		in[iSteady] = 1
	case rules.BotKeen:
		in[iKeen] = 1
	}
	if books > 0 {
		in[iBook1+books-1] = 1
	}
	seeCounts(s, seat, &n, books, in)
	in[iMontaignes] = float32(n.Montaignes) / 3
	if p.Home() != 0 {
		in[iHome3], in[iHomeLess] = search.Indicator(books == 3), search.Indicator(books < 3)
		in[iFirst] = search.Indicator(p.Home() == 1)
		return
	}
	in[iTurn] = search.Indicator(s.Turn() == seat)
	if s.Turn() != game.Nobody {
		in[iSoon] = 1 - float32((int(seat)-int(s.Turn())+s.Seats())%s.Seats())/float32(s.Seats())
	}
	seeTiles(s, &n, in)
	in[iPeople] = float32(bits.OnesCount16(n.People&^(1<<rules.Montaigne))) / 3
	in[iVoyage] = float32(len(p.Voyage())) / 10
	in[iHand], in[iPoor] = float32(len(p.Hand()))/7, search.Indicator(len(p.Hand()) < 3)
	if s.Bound() {
		in[iShort] = float32(n.LacksCities()) / rules.HomeCities
	}
	seeHand(s, p, &n, books, own, in)
	in[iEnds] = search.Indicator(ends(s, seat, &n, books))
	if own {
		seeWay(s, p, &n, in)
		seeStock(s, p, &n, in)
	}
}

// seeCounts tells how a seat stands in the counts of the end (M6.4).
func seeCounts(s *rules.State, seat game.Seat, n *rules.Count, books int, in []float32) {
	leads, behind := float32(0), 0
	most := mostCounted(s, seat)
	for t := rules.TileCharacters; t <= rules.TileDiscoveries; t++ {
		mine := n.Counted(t)
		if least := s.Least(t); least > 0 {
			in[iLeast] += float32(min(mine, least)) / float32(4*least)
		}
		switch {
		case mine < s.Least(t): // it is nobody's so far
		case mine > most[t-rules.TileCharacters]:
			leads++
		case mine == most[t-rules.TileCharacters]:
			leads += 0.5
		default:
			behind += most[t-rules.TileCharacters] - mine
		}
	}
	in[iLeads], in[iBehind] = leads/4, float32(min(behind, 12))/12
	if books == 3 {
		in[iLeadsOwn] = leads / 4
	}
}

// mostCounted is the most that another seat has in each of the counts of the end.
func mostCounted(s *rules.State, seat game.Seat) (most [rules.TileDiscoveries - rules.TileCharacters + 1]int) {
	for i := range game.Seat(s.Seats()) {
		if i != seat {
			n := s.Player(i).Count()
			for t := range most {
				most[t] = max(most[t], n.Counted(rules.TileCharacters+uint8(t)))
			}
		}
	}
	return most
}

// seeTiles tells how near a seat is to tiles on the way that can still be taken
// (M5.1).
func seeTiles(s *rules.State, n *rules.Count, in []float32) {
	for book := 1; book <= 3; book++ {
		if have := bits.OnesCount16(n.Themes & rules.ThemesOf(book)); s.Holder(uint8(book)) == game.Nobody {
			in[iBookI+book-1] = float32(have*have) / 9
		}
	}
	for find := rules.Gastronomy; find <= rules.Landscape; find++ {
		if s.Holder(rules.TileBook3+uint8(find)) != game.Nobody {
			continue
		}
		have := min(n.Finds[find], rules.FindsForTile)
		x := float32(have*have) / 9
		for i := iFinds; i <= iFinds3; i++ {
			in[i], x = max(in[i], x), min(in[i], x)
		}
	}
	if s.Holder(rules.TileZones) == game.Nobody {
		two, three := n.Cities&rules.CitiesOf(2) != 0, n.Cities&rules.CitiesOf(3) != 0
		in[iZones] = search.Indicator(two)/2 + search.Indicator(three)/2
	}
	if have := bits.OnesCount16(n.People); s.Holder(rules.TileCompany) == game.Nobody {
		in[iCompany] = float32(have*have) / 9
	}
}

// seeHand tells of a hand by its backs, which all see, and of its faces where
// they are the seat's own.
func seeHand(s *rules.State, p *rules.Player, n *rules.Count, books int, own bool, in []float32) {
	last := p.Last()
	in[iZone2], in[iZone3] = search.Indicator(last.Zone() == 2), search.Indicator(last.Zone() == 3)
	cities, themes, people := s.Open(p), uint16(0), uint16(0)
	for _, c := range p.Hand() {
		k := &rules.Cards[c]
		open := cities&(1<<k.City) != 0
		if k.City == rules.Bordeaux {
			in[iBordeaux] = 1
		}
		in[iOpen] += search.Indicator(open) / 7
		in[iHere] += search.Indicator(k.City == last) / 3
		if !own || !open && k.City != rules.Bordeaux {
			continue
		}
		switch k.Kind {
		case rules.Quotation:
			themes |= 1 << k.Of
		case rules.Character:
			people |= 1 << k.Of
		case rules.Discovery:
			in[iOwnFinds] += search.Indicator(n.Finds[k.Of] > 0) / 4
		}
	}
	if books == 3 && in[iBordeaux] == 1 && last != rules.Bordeaux && in[iShort] == 0 {
		in[iReady] = search.Indicator(len(p.Hand()) > rules.Crossed(last, rules.Bordeaux))
	}
	lacks := 0
	for book := 1; book <= 3; book++ {
		if n.Themes&rules.ThemesOf(book) == 0 && themes&rules.ThemesOf(book) != 0 {
			lacks++
		}
	}
	in[iOwnBooks] = float32(lacks) / 3
	in[iOwnReady] = search.Indicator(lacks > 0 && lacks+books == 3)
	in[iOwnPeople] = float32(bits.OnesCount16(people&^n.People)) / 2
	in[iOwnThemes] = float32(bits.OnesCount16(themes&^n.Themes)) / 4
}
