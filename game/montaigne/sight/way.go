package sight

import (
	"math/bits"

	rules "posterestante/game/montaigne"
	"posterestante/game/search"
)

// way is how a hand gets home with three books (M6.2) by the fewest cards.
type way struct {
	cards int // that are to be laid, the last in Bordeaux; 0 where the hand lacks a book, a city or Bordeaux
	spare int // cards of the hand that are left when the zones crossed are paid (M3.1); below 0 so many are lacking
}

// there says whether the hand gets home.
func (w way) there() bool { return w.cards > 0 && w.spare >= 0 }

// road is where a voyage stands, as far as its way home hangs on it.
type road struct {
	last   rules.City
	themes uint16
	seen   uint16 // cities of the voyage
	open   uint16 // cities of which a card may still be laid on the way
	called bool
	bound  bool // the long voyage asks for cities
}

// roadOf is the road of a player who is not home.
func roadOf(s *rules.State, p *rules.Player, n *rules.Count) road {
	return road{last: p.Last(), themes: n.Themes, seen: n.Cities, open: s.Open(p), called: called(s),
		bound: s.Bound()}
}

// with is the road when a card is laid at its end.
func (r road) with(c uint8) road {
	k := &rules.Cards[c]
	if k.City != r.last {
		r.open &^= 1 << r.last
	}
	if r.called {
		r.open &^= 1 << k.City
		for zone := k.City.Zone() + 1; zone <= 3; zone++ {
			r.open &^= rules.CitiesOf(zone)
		}
	}
	r.last, r.seen = k.City, r.seen|1<<k.City
	if k.Kind == rules.Quotation {
		r.themes |= 1 << k.Of
	}
	return r
}

// held are the cards of a hand by book (1 to 3; 0 for those that are no quotations): the cities of which it has one and
// those of which it has two, as bits.
type held struct {
	once, twice     [4]uint16
	cards, bordeaux int
}

// bordeaux is that city as a bit.
const bordeaux = 1 << rules.Bordeaux

// bookOf is the book of a card's quotation; 0 where it is none.
var bookOf = func() (book [rules.NumCards + 1]uint8) {
	for c := range book {
		if rules.Cards[c].Kind == rules.Quotation {
			book[c] = uint8(rules.Theme(rules.Cards[c].Of).Book())
		}
	}
	return book
}()

// heldOf are the cards of a hand.
func heldOf(hand []uint8) (h held) {
	for _, c := range hand {
		h.add(c)
	}
	return h
}

func (h *held) add(c uint8) {
	city, book := rules.Cards[c].City, bookOf[c]
	bit := uint16(1) << city
	h.twice[book] |= h.once[book] & bit
	h.once[book] |= bit
	h.cards++
	if city == rules.Bordeaux {
		h.bordeaux++
	}
}

// without is the hand less one of its cards; no other may leave it after.
func (h held) without(c uint8) held {
	city, book := rules.Cards[c].City, bookOf[c]
	bit := uint16(1) << city
	h.once[book] &^= bit &^ h.twice[book]
	h.cards--
	if city == rules.Bordeaux {
		h.bordeaux--
	}
	return h
}

// with is the hand and one card more.
func (h held) with(c uint8) held {
	h.add(c)
	return h
}

// nearest is the nearest zone of some cities; 0 where there are none.
func nearest(cities uint16) int {
	if cities == 0 {
		return 0
	}
	return rules.City(bits.TrailingZeros16(cities)).Zone()
}

// home is the way home by the fewest cards, and among those by the fewest zones. That cards may be laid in Bordeaux
// before the voyage sets out is not thought of.
func (r *road) home(h *held) (best way) {
	if h.bordeaux == 0 || r.last == rules.Bordeaux && r.seen != bordeaux { // or it comes home just now
		return best
	}
	lacks := 0
	for book := 1; book <= 3; book++ {
		if r.themes&rules.ThemesOf(book) == 0 {
			lacks |= 1 << book
		}
	}
	best = r.by(h, lacks)
	for book := 1; book <= 3; book++ {
		if lacks&(1<<book) == 0 || h.once[book]&bordeaux == 0 {
			continue
		}
		w := r.by(h, lacks&^(1<<book)) // it comes with the last card
		if w.cards > 0 && (best.cards == 0 || w.cards < best.cards || w.cards == best.cards && w.spare > best.spare) {
			best = w
		}
	}
	return best
}

// by is the way on which quotations of some books are laid before Bordeaux.
func (r *road) by(h *held, books int) way {
	open, from, cards := r.open&^bordeaux, r.last.Zone(), 0
	far := from
	for book := 1; book <= 3; book++ {
		if books&(1<<book) == 0 {
			continue
		}
		zone := nearest(h.once[book] & open)
		if zone == 0 {
			return way{}
		}
		cards, far = cards+1, max(far, zone)
	}
	all := (h.once[0] | h.once[1] | h.once[2] | h.once[3]) & open
	if cities := rules.HomeCities - bits.OnesCount16(r.seen); r.bound && cities > 0 {
		cards = max(cards, cities) // some of them are of those books
		for zone := 1; zone <= 3 && cities > 0; zone++ {
			if n := bits.OnesCount16(all &^ r.seen & rules.CitiesOf(zone)); n > 0 {
				far, cities = max(far, zone), cities-n
			}
		}
		if cities > 0 {
			return way{}
		}
	}
	if cards == 0 && r.last == rules.Bordeaux {
		if all == 0 {
			return way{}
		}
		cards, far = 1, max(far, nearest(all))
	}
	cards++
	return way{cards: cards, spare: h.cards - cards - (far - from) - (far - 1)}
}

// seeWay tells of the way home that a seat's own hand has.
func seeWay(s *rules.State, p *rules.Player, n *rules.Count, in []float32) {
	r, h := roadOf(s, p, n), heldOf(p.Hand())
	w := r.home(&h)
	if w.cards == 0 {
		return
	}
	if w.spare < 0 {
		in[iOwnPoor] = float32(min(-w.spare, 4)) / 4
		return
	}
	turns := w.cards - bits.OnesCount16(n.People)
	in[iOwnWay], in[iOwnWay2], in[iOwnWay1] = 1, search.Indicator(turns <= 2), search.Indicator(turns <= 1)
	in[iOwnSpare] = float32(min(w.spare, 4)) / 4
}

// keeps tells whether a card of the hand that is laid for some points, and zones that are crossed for it, leave a way
// home.
func (e *extractor) keeps(c uint8, crossed, points int, f *search.Vector) {
	to := rules.Cards[c].City
	if to == rules.Bordeaux && e.last != rules.Bordeaux {
		return
	}
	then, rest := e.with(c), e.held.without(c)
	w := then.home(&rest)
	w.spare -= crossed
	f.If(w.there(), fLayWay)
	f.If(w.there() && w.cards == 1, fLayWay1)
	f.If(e.way.there() && !w.there(), fLayLost)
	if to == rules.Bordeaux || rest.bordeaux == 0 || e.bound || e.homes != e.s.Seats()-2 ||
		e.points+points <= e.rival || rest.cards-crossed < to.Zone() {
		return
	}
	f.One(fLayEnds)
	again := e.s.Counter(rules.ActionsLeft) > 1 || e.n.With(c).People != 0 || to != e.last && e.met&(1<<to) != 0
	f.If(again, fLayEnds1)
}

// opens says whether a card gives the hand a way home that it has not, at a price.
func (e *extractor) opens(c uint8, price int) bool {
	city := rules.Cards[c].City
	if e.way.there() || e.way.cards == 0 && (e.open|bordeaux)&(1<<city) == 0 { // one more to pay with is no help then
		return false
	}
	more := e.held.with(c)
	w := e.home(&more)
	w.spare -= price
	return w.there()
}

// shuts says whether the hand has no way home any more when it pays with a card.
func (e *extractor) shuts(c uint8) bool {
	if !e.way.there() {
		return false
	}
	rest := e.held.without(c)
	w := e.home(&rest)
	w.spare -= e.s.Due() - 1
	return !w.there()
}
