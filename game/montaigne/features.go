package montaigne

import (
	"posterestante/game"
	"posterestante/game/search"
)

// What search sees of Montaigne beside its zones and counters: features_action.go
// tells of actions, features_seat.go of seats. What is told of a seat is what that
// seat, or everyone, knows.

// FeatureSpec is search.Featured.
func (Game) FeatureSpec() *search.FeatureSpec { return &spec }

var spec = search.FeatureSpec{
	Action: actionFeatures[:], Seat: seatFeatures[:], Common: commonFeatures[:],
	Explore: 0.4, Win: 0.85, Margin: 4, Ahead: 1,
}

// Extractor is search.Featured.
func (Game) Features() search.Extractor { return &extractor{} }

// extractor computes the features of one position for the seat to act.
type extractor struct {
	s      *State
	me     *player
	n      count
	books  int  // of which a quotation lies in the voyage
	last   City // where the voyage ends
	met    uint16
	cities [NumCities + 1]int // cards of the hand
	lacks  int                // books that the voyage lacks and the hand has
	points int                // if the game ended now
	rival  int                // the best other's likewise
	homes  int                // others who are home
	short  int                // cities that the voyage lacks to come home, with the long voyage
}

// Prepare is search.Extractor.
func (e *extractor) Prepare(st game.State) {
	s := st.(*State)
	*e = extractor{s: s, me: s.me()}
	e.n, e.last = e.me.count(), e.me.last()
	e.books = e.n.books()
	if s.bound() {
		e.short = e.n.lacksCities()
	}
	hand := uint16(0)
	for _, c := range e.me.hand.All() {
		e.cities[Cards[c].City]++
		if Cards[c].Kind == Quotation {
			hand |= 1 << Cards[c].Of
		}
	}
	for book := 1; book <= 3; book++ {
		if e.n.themes&bookMask[book] == 0 && hand&bookMask[book] != 0 {
			e.lacks++
		}
	}
	e.points = s.standing(s.turn)
	for i := range s.p[:s.seats] {
		if game.Seat(i) == s.turn {
			continue
		}
		e.met |= 1 << s.p[i].last()
		e.rival = max(e.rival, s.standing(game.Seat(i)))
		if s.p[i].home != 0 {
			e.homes++
		}
	}
}

// books is how many books a voyage has a quotation of.
func (n *count) books() (books int) {
	for book := 1; book <= 3; book++ {
		if n.themes&bookMask[book] != 0 {
			books++
		}
	}
	return books
}

// Keys is search.Extractor: cards are alike by city, kind and what they are of; cards
// of a hand not known by their backs.
func (e *extractor) Keys(st game.State, actions []game.Action, to []uint32) []uint32 {
	s := st.(*State)
	for _, a := range actions {
		to = append(to, s.key(a))
	}
	return to
}

func (s *State) key(a game.Action) uint32 {
	x, y := uint32(a.A), uint32(a.B)
	switch a.Verb {
	case VMove, VStay, VPay, VLay, VPick, VRob:
		x = alike(a.A)
	case VFurther, VPower:
		x = alike(a.A)
	case VFetch:
		x, y = alike(a.A), alike(a.B)
	case VUnseen:
		y = uint32(Cards[s.p[a.A].hand.C[a.B]].City)
	}
	return uint32(a.Verb)<<24 | x<<12 | y
}

// alike is the same for cards that count the same.
func alike(c uint8) uint32 {
	k := &Cards[c]
	return uint32(k.City)<<8 | uint32(k.Kind)<<4 | uint32(k.Of)
}
