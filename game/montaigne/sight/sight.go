// Package sight is Montaigne as seats that think see it: its features, and what training made of them.
package sight

import (
	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/game/search"
)

// Game is Voyages avec Montaigne with what search sees of it beside its zones and counters: action.go
// tells of actions, seat.go of seats. What is told of a seat is what that seat, or everyone, knows.
type Game struct{ rules.Game }

// FeatureSpec is search.Featured.
func (Game) FeatureSpec() *search.FeatureSpec { return &spec }

var spec = search.FeatureSpec{
	Action: actionFeatures[:], Seat: seatFeatures[:], Common: commonFeatures[:],
	Explore: 0.4, Win: 0.85, Margin: 4, Ahead: 1, Doubt: 1.5,
}

// Features is search.Featured.
func (Game) Features() search.Extractor { return &extractor{} }

// extractor computes the features of one position for the seat to act.
type extractor struct {
	s      *rules.State
	me     *rules.Player
	n      rules.Count
	books  int // of which a quotation lies in the voyage
	met    uint16
	cities [rules.NumCities + 1]int // cards of the hand
	lacks  int                      // books that the voyage lacks and the hand has
	points int                      // if the game ended now
	rival  int                      // the best other's likewise
	homes  int                      // others who are home
	short  int                      // cities that the voyage lacks to come home, with the long voyage
	road                            // of the voyage
	stock  stock                    // the hand
	held   held                     // the hand, and the card that it pays for
	way    way                      // home, of the hand when all that is due is paid
}

// Prepare is search.Extractor.
func (e *extractor) Prepare(st game.State) {
	s := st.(*rules.State)
	*e = extractor{s: s, me: s.Player(s.Turn())}
	e.n = e.me.Count()
	e.books = e.n.Books()
	if s.Bound() {
		e.short = e.n.LacksCities()
	}
	e.road = roadOf(s, e.me, &e.n)
	e.held = heldOf(e.me.Hand())
	if c := s.Buys(); c != 0 {
		e.held.add(c)
	}
	e.way = e.home(&e.held)
	e.stock = stockOf(e.me.Hand(), e.open)
	one, two := e.stock.soon(&e.n, free(s))
	e.stock.near = one | two
	e.way.spare -= s.Due()
	hand := uint16(0)
	for _, c := range e.me.Hand() {
		e.cities[rules.Cards[c].City]++
		if rules.Cards[c].Kind == rules.Quotation {
			hand |= 1 << rules.Cards[c].Of
		}
	}
	for book := 1; book <= 3; book++ {
		if e.n.Themes&rules.ThemesOf(book) == 0 && hand&rules.ThemesOf(book) != 0 {
			e.lacks++
		}
	}
	standings := s.Standings()
	e.points, e.rival = standings[s.Turn()], best(&standings, s.Turn())
	for i := range game.Seat(s.Seats()) {
		if i == s.Turn() {
			continue
		}
		e.met |= 1 << s.Player(i).Last()
		if s.Player(i).Home() != 0 {
			e.homes++
		}
	}
}

// Keys is search.Extractor: cards are alike by city, kind and what they are of; cards
// of a hand not known by their backs.
func (e *extractor) Keys(st game.State, actions []game.Action, to []uint32) []uint32 {
	s := st.(*rules.State)
	for _, a := range actions {
		to = append(to, key(s, a))
	}
	return to
}

func key(s *rules.State, a game.Action) uint32 {
	x, y := uint32(a.A), uint32(a.B)
	switch a.Verb {
	case rules.VMove, rules.VStay, rules.VPay, rules.VLay, rules.VPick, rules.VRob:
		x = rules.Alike(a.A)
	case rules.VFurther, rules.VPower:
		x = rules.Alike(a.A)
	case rules.VFetch:
		x, y = rules.Alike(a.A), rules.Alike(a.B)
	case rules.VUnseen:
		y = uint32(rules.Cards[s.Player(game.Seat(a.A)).Hand()[a.B]].City)
	}
	return uint32(a.Verb)<<24 | x<<12 | y
}

// called says whether the King has called (M6.1).
func called(s *rules.State) bool { return s.Counter(rules.Called) == 1 }
