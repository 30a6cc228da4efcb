package globe

import (
	"posterestante/game"
	"posterestante/game/search"
)

// What search sees of both games beside their zones and counters:
// features_action.go tells of actions, features_seat.go of seats. What is told of
// a seat is what that seat, or everyone, knows.

// OwnFeatures are those of one game beside the shared ones.
type OwnFeatures struct {
	Actions, Seats []search.Feature
	// Action tells of an action of the game's own, or of VSkip in a step of its
	// own; its features begin at from.
	Action func(e *Extractor, a game.Action, from int, f *search.Vector)
	// Seat tells of a seat that isn't stuck at an airport; in begins with its
	// own features.
	Seat func(s *State, seat game.Seat, in []float32)
	// Key is the same for actions of the game's own that come to the same.
	Key func(s *State, a game.Action) uint32
}

var (
	_ search.Featured   = Game{}
	_ search.Trained    = Game{}
	_ search.Calibrated = Game{}
)

// FeatureSpec is search.Featured.
func (g Game) FeatureSpec() *search.FeatureSpec { return g.R.spec }

// Features is search.Featured.
func (g Game) Features() search.Extractor { return &Extractor{} }

// Training is search.Trained; nil for a game that has none.
func (g Game) Training() []byte { return g.R.Training }

// Chances is search.Calibrated; nil for a game that has none.
func (g Game) Chances() []byte { return g.R.Chances }

// featureSpec lists what a game's extractor tells of.
func (r *Rules) featureSpec() *search.FeatureSpec {
	return &search.FeatureSpec{
		Action: append(actionFeatures(), r.Own.Actions...),
		Seat:   append(r.seatFeatures(), r.Own.Seats...),
		Common: commonFeatures[:],
		Win:    0.85, Margin: 2,
	}
}

// Extractor computes the features of one position for the seat to act.
type Extractor struct {
	S   *State
	who game.Seat // who decides
	P   *Player   // what it has
	standing
	rival game.Seat // the strongest of the others
}

// standing is how far a seat is on its way to win.
type standing struct {
	Missing [Adventure + 1]int // cards of each kind that it still must bring
	can     [Adventure + 1]int // for how many of these it has the items
	All     int                // of all kinds
	short   int                // cards for which it must go back
}

// Prepare is search.Extractor.
func (e *Extractor) Prepare(st game.State) {
	s := st.(*State)
	e.S, e.who, e.P = s, s.Who, &s.P[s.Who]
	e.standing = s.stands(s.Who)
	e.able(e.P, s.R)
	e.rival = game.Nobody
	most := -1
	for i := range game.Seat(s.Seats) {
		if i == s.Who {
			continue
		}
		if is := 100*s.needed(i) + s.P[i].Square(); is > most {
			e.rival, most = i, is
		}
	}
}

// stands tells what all know of a seat's way.
func (s *State) stands(seat game.Seat) (t standing) {
	won, square := s.won(seat), s.P[seat].Square()
	for k := Souvenir; k <= Adventure; k++ {
		n := max(0, int(s.N[NeedN])-won[k])
		t.Missing[k] = n
		t.All += n
		t.short += max(0, n-int(s.R.ahead[square][k]))
	}
	return t
}

// able tells for how many cards of each kind a seat has the items.
func (t *standing) able(p *Player, r *Rules) {
	for k := Souvenir; k <= Adventure; k++ {
		t.can[k] = t.Missing[k]
		for _, i := range r.Needs[k] {
			has := Count(&p.Bag, i)
			if has > 0 && !(r.Spent && k != Adventure) {
				has = t.can[k]
			}
			t.can[k] = min(t.can[k], has)
		}
	}
}

// wants is how many of an item are of use to who decides.
func (e *Extractor) wants(i Item) (n int) {
	if i == Pass {
		return 1
	}
	return e.S.R.Wants(&e.Missing, i)
}

// Lacks says whether one more of an item is of use; Spares whether one less is
// no loss.
func (e *Extractor) Lacks(i Item) bool { return Count(&e.P.Bag, i) < e.wants(i) }

// Spares says whether one less of an item is no loss.
func (e *Extractor) Spares(i Item) bool { return Count(&e.P.Bag, i) > e.wants(i) }

// Keys is search.Extractor: of bids and of cheques near amounts are alike, the
// least standing for them; souvenirs that are sold are alike by their price.
func (e *Extractor) Keys(st game.State, actions []game.Action, to []uint32) []uint32 {
	s := st.(*State)
	for _, a := range actions {
		to = append(to, s.key(a))
	}
	return to
}

func (s *State) key(a game.Action) uint32 {
	x, n := uint32(a.A), uint32(0)
	switch a.Verb {
	case VBid:
		n = Rough(int32(a.N) - s.leastBid())
	case VLot:
		n = Rough(int32(a.N))
	case VSell:
		if g, c := good(a); g == GoodCard {
			x = 1<<8 | uint32(s.R.Decks.Card(uint8(c)).Price)
		}
	default:
		if a.Verb >= OwnVerbs && s.R.Own.Key != nil {
			n = s.R.Own.Key(s, a)
		}
	}
	return uint32(a.Verb)<<24 | x<<8 | n
}
