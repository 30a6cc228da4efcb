package montaigne

import (
	"math/bits"

	"posterestante/game"
)

// wish is something that a bot wants more of: its key, the rule it comes from,
// how much it weighs, and how much of it there is.
type wish struct {
	key    string
	rule   game.Rule
	weight float64
	of     func(m *measure) float64
}

// wishes are all that the bots know about playing well. Weights are in points.
// They travel for the tiles on the way; a keen one looks farther ahead.
var wishes = [...]wish{
	{"points", "M6.5", 1, func(m *measure) float64 { return float64(m.points) }},
	{"books", "M6.2", 1.05, func(m *measure) float64 { return m.end * bookWorth[m.books] }},
	{"home", "M6.2", 1.05, homecoming},
	{"ahead", "M6.5", 0.9, ahead},
	{"first", "M6.4", 1.2, leads},
	{"tiles", "M5.1", 0.5, progress},
	{"way", "M6.1", 1, wayBack},
	{"cards", "M3.4", 0.2, func(m *measure) float64 { return handWorth(m) }},
	{"useful", "M6.2", 1, useful},
	{"further", "M3.1", 0.6, further},
	{"cities", "M6.2", 0.5, travelled},
}

// bookWorth is what quotations of so many books promise of the tiles of the end.
var bookWorth = [4]float64{0, 0.17, 0.38, 0.67}

// homecoming is being home with three books, and dread of being home without,
// or of the end of the game on the road.
func homecoming(m *measure) float64 {
	switch {
	case m.home && m.books < 3 && m.s.called(): // what was promised is lost, and no more
		return -m.end * bookWorth[m.books]
	case m.home && m.books < 3:
		return -10
	case m.home:
		return m.end / 4
	case m.s.Over():
		return -m.end * bookWorth[m.books]
	}
	return 0
}

// travelled are the cities on the way to as many as a voyage must have seen that ends
// before the King's Call, with the long voyage.
func travelled(m *measure) float64 {
	if m.home || !m.s.Bound() {
		return 0
	}
	return float64(HomeCities - m.own().LacksCities())
}

// ahead is whether the seat would win now: the game may end at any time that
// another comes home, and is about to on a last turn (M6.3, M6.5).
func ahead(m *measure) float64 {
	worth := 1.0
	if m.s.Over() || m.s.n[LastTurn] == 1 {
		worth = 8
	}
	switch {
	case m.points > m.rival:
		return worth
	case m.points < m.rival && m.s.called(): // it is over soon; hanging back wins nothing
		return -1
	case m.points < m.rival:
		return -worth
	}
	return 0
}

// leads are the counts of the end in which a seat on the road is ahead, more
// with three books (M6.4); at home they are among the points.
func leads(m *measure) float64 {
	if m.home || m.s.Over() {
		return 0
	}
	first := 0.0
	for t := TileCharacters; t <= TileDiscoveries; t++ {
		most := -1
		for i := range m.s.p[:m.s.seats] {
			if game.Seat(i) != m.seat {
				most = max(most, m.all[i].Counted(t))
			}
		}
		switch mine := m.own().Counted(t); {
		case mine > most:
			first++
		case mine == most:
			first += 0.5
		}
	}
	if m.books < 3 {
		return first * m.end / 30
	}
	return first * m.end / 10
}

// further is what more actions are worth; on a last turn they come to nothing
// by themselves.
func further(m *measure) float64 {
	if m.s.n[LastTurn] == 1 {
		return 0.2 * float64(m.actions)
	}
	return float64(m.actions)
}

// progress is the way made to tiles that may still be taken (M5.1).
func progress(m *measure) float64 {
	sum := 0.0
	part := func(t uint8, have, need int) {
		if holder := m.s.tiles[t]; holder == 0 && !m.home {
			x := float64(min(have, need)) / float64(need)
			sum += x * x * float64(Tiles[t].Points)
		}
	}
	for book := 1; book <= 3; book++ {
		part(uint8(book), bits.OnesCount16(m.own().Themes&bookMask[book]), 3)
	}
	for f := Gastronomy; f <= Landscape; f++ {
		part(TileBook3+uint8(f), int(m.own().Finds[f]), FindsForTile)
	}
	zones := 1
	for z := 2; z <= 3; z++ {
		if m.own().Cities&zoneMask[z] != 0 {
			zones++
		}
	}
	part(TileZones, zones, 3)
	part(TileCompany, bits.OnesCount16(m.own().People), PeopleForTile)
	return sum
}

// wayBack is how near home is once it is time: three books, or the Call, after
// which nothing is better than to be there.
func wayBack(m *measure) float64 {
	switch {
	case m.home && m.s.called():
		return 4
	case m.home || !m.s.called() && m.books < 3, m.s.Bound() && !m.own().seenEnough():
		return 0
	}
	way := float64(1 - m.p.Last().Zone())
	for _, c := range m.p.hand.All() {
		if Cards[c].City == Bordeaux {
			return way + 2
		}
	}
	return way
}

// handWorth counts the cards of the hand and those about to come or go; more
// than a handful help less.
func handWorth(m *measure) float64 {
	n := float64(m.p.hand.N)
	if m.s.turn == m.seat {
		switch t := m.s.top(); t.Kind {
		case StepTake:
			n += float64(t.A)
		case StepBuy, StepSail:
			n -= float64(t.B)
		case StepToll, StepNoble:
			n -= float64(t.A)
		}
	}
	if m.s.n[LastTurn] == 1 {
		return 0
	}
	return min(n, 6) + 0.3*max(0, n-6)
}

// useful is what single cards of the hand promise: a quotation of a book that
// is missing, in a city that may still be visited, a Bordeaux card to end with.
func useful(m *measure) float64 {
	if m.home || m.s.n[LastTurn] == 1 {
		return 0
	}
	sum, bordeaux, cities := 0.0, 0, m.s.Open(m.p)
	var books [4]int
	for _, c := range m.p.hand.All() {
		k := &Cards[c]
		open := cities&(1<<k.City) != 0 || k.City == Bordeaux && m.books == 2
		if k.City == Bordeaux {
			bordeaux++
		}
		switch {
		case !open:
			sum -= 0.1
		case k.Kind == Quotation:
			book := Theme(k.Of).Book()
			if m.own().Themes&bookMask[book] == 0 {
				books[book]++
			} else if m.own().Themes&(1<<k.Of) == 0 {
				sum += 0.15
			}
		case k.Kind == Character:
			sum += 0.3
		default:
			sum += 0.05
		}
	}
	for _, n := range books {
		if n > 0 {
			sum += 0.9
		}
	}
	if bordeaux > 0 {
		sum += 0.8
	}
	return sum
}
