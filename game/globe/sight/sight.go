// Package sight is what seats that think see of Sakodo and of Le jeu du Routard, as far as both are alike.
package sight

import (
	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/search"
)

// Own are the features of one game beside the shared ones.
type Own struct {
	Actions, Seats []search.Feature
	// Action tells of an action of the game's own, or of VSkip in a step of its
	// own; its features begin at from.
	Action func(e *Extractor, a game.Action, from int, f *search.Vector)
	// Seat tells of a seat that isn't stuck at an airport; in begins with its
	// own features.
	Seat func(s *globe.State, seat game.Seat, in []float32)
	// Narrow is from how many seats on search tries no more in its own turn than elsewhere; 0 for never.
	Narrow int
	// Key is the same for actions of the game's own that come to the same; nil: none do.
	Key func(s *globe.State, a game.Action) uint32
}

// Game is one of the games with what search sees of it beside its zones and counters: action.go tells of
// actions, seat.go of seats. What is told of a seat is what that seat, or everyone, knows.
type Game struct {
	globe.Game
	taught *taught
}

// taught is what a game is seen by, and what its training made of that.
type taught struct {
	own               Own
	spec              *search.FeatureSpec
	training, chances []byte
}

var (
	_ search.Featured   = Game{}
	_ search.Trained    = Game{}
	_ search.Calibrated = Game{}
	_ search.Sparse     = (*Extractor)(nil)
)

// New is a game with features of its own, its training and what came of the chances that its searches saw.
func New(g globe.Game, own Own, training, chances []byte) Game {
	spec := &search.FeatureSpec{
		Action: append(actionFeatures(), own.Actions...),
		Seat:   append(seatFeatures(g.R), own.Seats...),
		Common: commonFeatures[:],
		Win:    0.85, Margin: 2, Narrow: own.Narrow,
	}
	return Game{g, &taught{own, spec, training, chances}}
}

// FeatureSpec is search.Featured.
func (g Game) FeatureSpec() *search.FeatureSpec { return g.taught.spec }

// Features is search.Featured.
func (g Game) Features() search.Extractor { return &Extractor{own: &g.taught.own} }

// Training is search.Trained.
func (g Game) Training() []byte { return g.taught.training }

// Chances is search.Calibrated.
func (g Game) Chances() []byte { return g.taught.chances }

// Extractor computes the features of one position for the seat to act.
type Extractor struct {
	own *Own
	S   *globe.State
	who game.Seat     // who decides
	P   *globe.Player // what it has
	standing
	rival game.Seat // the strongest of the others
}

// standing is how far a seat is on its way to win.
type standing struct {
	Missing [globe.Adventure + 1]int // cards of each kind that it still must bring
	can     [globe.Adventure + 1]int // for how many of these it has the items
	All     int                      // of all kinds
	short   int                      // cards for which it must go back
}

// Prepare is search.Extractor.
func (e *Extractor) Prepare(st game.State) {
	s := st.(*globe.State)
	e.S, e.who, e.P = s, s.Who, &s.P[s.Who]
	e.standing = stands(s, s.Who)
	e.able(e.P, s.R)
	e.rival = game.Nobody
	most := -1
	for i := range game.Seat(s.Seats) {
		if i == s.Who {
			continue
		}
		_, missing := s.Missing(i)
		if is := 100*(3*int(s.N[globe.NeedN])-missing) + s.P[i].Square(); is > most {
			e.rival, most = i, is
		}
	}
}

// stands tells what all know of a seat's way.
func stands(s *globe.State, seat game.Seat) (t standing) {
	t.Missing, t.All = s.Missing(seat)
	t.short = short(s, &t, s.P[seat].Square())
	return t
}

// short is for how many cards a seat that stands so must go back from a square.
func short(s *globe.State, t *standing, square int) (n int) {
	for k := globe.Souvenir; k <= globe.Adventure; k++ {
		n += max(0, t.Missing[k]-s.R.Ahead(square, k))
	}
	return n
}

// able tells for how many cards of each kind a seat has the items.
func (t *standing) able(p *globe.Player, r *globe.Rules) {
	for k := globe.Souvenir; k <= globe.Adventure; k++ {
		t.can[k] = t.Missing[k]
		for _, i := range r.Needs[k] {
			has := globe.Count(&p.Bag, i)
			if has > 0 && !(r.Spent && k != globe.Adventure) {
				has = t.can[k]
			}
			t.can[k] = min(t.can[k], has)
		}
	}
}

// wants is how many of an item are of use to who decides.
func (e *Extractor) wants(i globe.Item) (n int) {
	if i == globe.Pass {
		return 1
	}
	return e.S.R.Wants(&e.Missing, i)
}

// Lacks says whether one more of an item is of use; Spares whether one less is
// no loss.
func (e *Extractor) Lacks(i globe.Item) bool { return globe.Count(&e.P.Bag, i) < e.wants(i) }

// Spares says whether one less of an item is no loss.
func (e *Extractor) Spares(i globe.Item) bool { return globe.Count(&e.P.Bag, i) > e.wants(i) }

// Keys is search.Extractor: of bids and of cheques near amounts are alike, the
// least standing for them; souvenirs that are sold are alike by their price.
func (e *Extractor) Keys(st game.State, actions []game.Action, to []uint32) []uint32 {
	s := st.(*globe.State)
	for _, a := range actions {
		to = append(to, e.key(s, a))
	}
	return to
}

func (e *Extractor) key(s *globe.State, a game.Action) uint32 {
	x, n := uint32(a.A), uint32(0)
	switch a.Verb {
	case globe.VBid:
		n = globe.Rough(int32(a.N) - s.LeastBid())
	case globe.VLot:
		n = globe.Rough(int32(a.N))
	case globe.VSell:
		if g, c := globe.GoodOf(a); g == globe.GoodCard {
			x = 1<<8 | uint32(s.R.Decks.Card(uint8(c)).Price)
		}
	default:
		if a.Verb >= globe.OwnVerbs && e.own.Key != nil {
			n = e.own.Key(s, a)
		}
	}
	return uint32(a.Verb)<<24 | x<<8 | n
}

// Sparse is search.Sparse.
func (e *Extractor) Sparse(st game.State) { st.(*globe.State).Sparse() }
