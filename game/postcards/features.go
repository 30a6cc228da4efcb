package postcards

import (
	"math/bits"

	"posterestante/game"
	"posterestante/game/search"
)

// What search sees of Postcards beside its zones and counters: features_action.go
// tells of actions, features_seat.go of seats. What is told of a seat is what that
// seat, or everyone, knows.

// FeatureSpec is search.Featured.
func (Game) FeatureSpec() *search.FeatureSpec { return &spec }

var spec = search.FeatureSpec{
	Action: actionFeatures[:], Seat: seatFeatures[:], Common: commonFeatures[:],
	Explore: 0.2, Win: 0.7, Margin: 15,
}

// Extractor is search.Featured.
func (Game) Features() search.Extractor { return &extractor{} }

// extractor computes the features of one position for the seat to act.
type extractor struct {
	seen
	cards [NumPostcards]looked // unsent, the first n of them

	totals, hopes [MaxSeats]float32 // of the seats last told of, in the measure of the inputs
}

// seen is what Prepare sees, but for the unsent postcards.
type seen struct {
	bike   uint8
	n      int
	need   [4]int          // free spaces of each colour on unsent postcards
	hand   [4]int          // cards of each colour in the hand
	doing  [3]int          // cards of each action in the hand
	writes [Beach + 1]int  // free memories by kind of site
	brings [Beach + 1]uint // their effects, as bits
	keys   [Beach + 1]bool // key rings held
	camper bool            // holds the caravan
	met    uint16          // regions sent from, as bits
	away   int             // how far the nearest complete postcard's region is; 0 for none
	one    bool            // a postcard lacks one stamp only
	late   bool            // somebody has sent three
}

// looked is an unsent postcard.
type looked struct {
	card, region, free uint8
	points, away       int
	wanted             bool // its region is on the itinerary and was not sent from
}

// Prepare is search.Extractor.
func (e *extractor) Prepare(st game.State) {
	s := st.(*State)
	me := s.me()
	e.seen = seen{bike: me.bike}
	for _, c := range me.hand.All() {
		e.hand[TravelColour(c)]++
		e.doing[TravelDoing(c)]++
	}
	for _, c := range me.sent.All() {
		e.met |= 1 << Postcards[c].Region
	}
	for _, c := range me.cards.All() {
		e.look(s, c)
	}
	for _, g := range me.gifts.All() {
		switch k := Gifts[g]; k.Kind {
		case KeyRing:
			e.keys[k.Site] = true
		case Caravan:
			e.camper = true
		}
	}
	for i := range s.p[:s.seats] {
		e.late = e.late || s.p[i].sent.N >= toSend-1
	}
}

// look takes in an unsent postcard.
func (e *extractor) look(s *State, c uint8) {
	p := &Postcards[c]
	free := s.free(c)
	l := &e.cards[e.n]
	e.n++
	*l = looked{card: c, region: p.Region, free: uint8(bits.OnesCount8(free)), points: p.Points,
		away: distances[e.bike][p.Region]}
	l.wanted = s.rank(p.Region) > 0 && e.met&(1<<p.Region) == 0
	for k := Blue; k <= Yellow; k++ {
		e.need[k] += bits.OnesCount8(free & colourMask[c][k])
	}
	for i, m := range p.Memories {
		if s.memories[c]&(1<<i) == 0 {
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
	case VMove, VTake, VSweep, VWaste, VDraw:
		x = sort(x)
	case VCamp:
		x, z = sort(x), uint32(Regions[a.B].Sites[a.C])
	case VStamp:
		x, z = sort(x), uint32(Postcards[a.B].Stamps[a.C])
	case VPair:
		if x, y = sort(x), sort(y); y < x {
			x, y = y, x
		}
	case VGift, VUse:
		x = uint32(Gifts[a.A].Kind)<<4 | uint32(Gifts[a.A].Site)
	}
	return uint32(a.Verb)<<24 | x<<16 | y<<8 | z
}
