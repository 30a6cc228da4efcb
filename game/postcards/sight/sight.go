// Package sight is Postcards as seats that think see it: its features, and what training made of them.
package sight

import (
	"math/bits"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/game/search"
)

// Game is Postcards with what search sees of it beside its zones and counters: action.go
// tells of actions, seat.go of seats. What is told of a seat is what that
// seat, or everyone, knows.
type Game struct{ rules.Game }

// FeatureSpec is search.Featured.
func (Game) FeatureSpec() *search.FeatureSpec { return &spec }

var spec = search.FeatureSpec{
	Action: actionFeatures[:], Seat: seatFeatures[:], Common: commonFeatures[:],
	Explore: 0.2, Win: 0.7, Margin: 15,
}

// Features is search.Featured.
func (Game) Features() search.Extractor { return &extractor{} }

// extractor computes the features of one position for the seat to act.
type extractor struct {
	seen
	cards [rules.NumPostcards]looked // unsent, the first n of them

	totals, hopes [rules.MaxSeats]float32 // of the seats last told of, in the measure of the inputs
}

// seen is what Prepare sees, but for the unsent postcards.
type seen struct {
	bike   uint8
	n      int
	need   [4]int                // free spaces of each colour on unsent postcards
	hand   [4]int                // cards of each colour in the hand
	doing  [3]int                // cards of each action in the hand
	writes [rules.Beach + 1]int  // free memories by kind of site
	brings [rules.Beach + 1]uint // their effects, as bits
	keys   [rules.Beach + 1]bool // key rings held
	camper bool                  // holds the caravan
	met    uint16                // regions sent from, as bits
	away   int                   // how far the nearest complete postcard's region is; 0 for none
	one    bool                  // a postcard lacks one stamp only
	late   bool                  // somebody has sent three
}

// looked is an unsent postcard.
type looked struct {
	card, region, free uint8
	points, away       int
	wanted             bool // its region is on the itinerary and was not sent from
}

// Prepare is search.Extractor.
func (e *extractor) Prepare(st game.State) {
	s := st.(*rules.State)
	me := s.Player(s.Turn())
	e.seen = seen{bike: me.Bike()}
	for _, c := range me.Hand() {
		e.hand[rules.TravelColour(c)]++
		e.doing[rules.TravelDoing(c)]++
	}
	for _, c := range me.Sent() {
		e.met |= 1 << rules.Postcards[c].Region
	}
	for _, c := range me.Unsent() {
		e.look(s, c)
	}
	for _, g := range me.Gifts() {
		switch k := rules.Gifts[g]; k.Kind {
		case rules.KeyRing:
			e.keys[k.Site] = true
		case rules.Caravan:
			e.camper = true
		}
	}
	for i := range game.Seat(s.Seats()) {
		e.late = e.late || len(s.Player(i).Sent()) >= rules.EnoughSent-1
	}
}

// look takes in an unsent postcard.
func (e *extractor) look(s *rules.State, c uint8) {
	p := &rules.Postcards[c]
	free := s.Free(c)
	l := &e.cards[e.n]
	e.n++
	*l = looked{card: c, region: p.Region, free: uint8(bits.OnesCount8(free)), points: p.Points,
		away: distances[e.bike][p.Region]}
	l.wanted = s.Player(s.Turn()).Rank(p.Region) > 0 && e.met&(1<<p.Region) == 0
	for k := rules.Blue; k <= rules.Yellow; k++ {
		e.need[k] += bits.OnesCount8(s.FreeOf(c, k))
	}
	for i, m := range p.Memories {
		if !s.Written(c, uint8(i)) {
			e.writes[m.Site]++
			e.brings[m.Site] |= 1 << m.Effect
		}
	}
	switch l.free {
	case 0:
		if l.away > 0 && (e.away == 0 || l.away < e.away) {
			e.away = l.away
		}
	case 1:
		e.one = true
	}
}

// of is what was seen of an unsent postcard.
func (e *extractor) of(c uint8) *looked {
	for i := range e.cards[:e.n] {
		if e.cards[i].card == c {
			return &e.cards[i]
		}
	}
	return &looked{}
}

// Keys is search.Extractor: travel cards are alike by colour and action, gifts by
// kind, spaces by colour, sites by kind.
func (e *extractor) Keys(_ game.State, actions []game.Action, to []uint32) []uint32 {
	for _, a := range actions {
		to = append(to, key(a))
	}
	return to
}

func key(a game.Action) uint32 {
	x, y, z := uint32(a.A), uint32(a.B), uint32(a.C)
	sort := func(card uint32) uint32 {
		if card == 0 {
			return 0
		}
		return 1 + (card-1)/6
	}
	switch a.Verb {
	case rules.VMove, rules.VTake, rules.VSweep, rules.VWaste, rules.VDraw:
		x = sort(x)
	case rules.VCamp:
		x, z = sort(x), uint32(rules.Regions[a.B].Sites[a.C])
	case rules.VStamp:
		x, z = sort(x), uint32(rules.Postcards[a.B].Stamps[a.C])
	case rules.VPair:
		if x, y = sort(x), sort(y); y < x {
			x, y = y, x
		}
	case rules.VGift, rules.VUse:
		x = uint32(rules.Gifts[a.A].Kind)<<4 | uint32(rules.Gifts[a.A].Site)
	}
	return uint32(a.Verb)<<24 | x<<16 | y<<8 | z
}

// distances is how many borders lie between two regions (P1.1).
var distances = distanceTable()

func distanceTable() (t [rules.NumRegions + 1][rules.NumRegions + 1]int) {
	for from := uint8(1); from <= rules.NumRegions; from++ {
		t[from][0] = rules.NumRegions
		for to := uint8(1); to <= rules.NumRegions; to++ {
			t[from][to] = len(rules.Way(from, to))
		}
	}
	return t
}
