package postcards

import (
	"math/bits"
	"slices"

	"posterestante/game"
)

// use is what a travel card of the hand is spent on.
type use uint8

const (
	unused use = iota
	asMove
	asStamp
	asHalf // half of a pair (P3.2)
)

// spending is how the cards of a hand are spent, by their place in it.
type spending [handSize]use

// freeUnits are the moves and stamps that cost no card: kept moves and, if
// asked, those of lightning gifts.
func (s *State) freeUnits(gifts bool) (moves, stamps int) {
	moves = int(s.n[Moves])
	for _, g := range s.me().gifts.All() {
		switch k := Gifts[g].Kind; {
		case !gifts:
		case k == Car:
			moves += 3
		case k == RoadMap:
			moves++
		case k == StampCollection:
			stamps += 2
		}
	}
	return moves, stamps
}

// short is how many stamps and borders a postcard lacks when everything that
// the seat may spend this turn is spent on it: cards as far as they may be
// played, kept moves and, if asked, lightning gifts; not what a camp might
// bring. It gives the spending with the fewest cards.
func (s *State) short(c uint8, gifts bool) (int, spending) {
	moves, stamps := s.freeUnits(gifts)
	best, bestCards, bestUse := 1<<10, 0, spending{}
	var try spending
	for code := range 1 << (2 * s.me().hand.N) {
		cards := 0
		for i := range s.me().hand.N {
			if try[i] = use(code >> (2 * i) & 3); try[i] != unused {
				cards++
			}
		}
		if cards > max(s.playsLeft(), 0) {
			continue
		}
		lack, ok := s.lack(c, try, moves, stamps)
		if ok && (lack < best || lack == best && cards < bestCards) {
			best, bestCards, bestUse = lack, cards, try
		}
	}
	return best, bestUse
}

// lack is how many stamps and borders a postcard lacks after a spending; ok is
// false where the cards can't be spent so.
func (s *State) lack(c uint8, spent spending, moves, stamps int) (n int, ok bool) {
	halves := 0
	var laid [4]int
	for i, card := range s.me().hand.All() {
		switch spent[i] {
		case asMove:
			if TravelDoing(card) != ToMove {
				return 0, false
			}
			moves++
		case asStamp:
			laid[TravelColour(card)]++
		case asHalf:
			halves++
		}
	}
	for k := range laid {
		n += max(0, bits.OnesCount8(s.freeOf(c, Colour(k)))-laid[k])
	}
	far := int(roads[s.me().bike][Postcards[c].Region])
	return max(0, max(0, n-stamps)+max(0, far-moves)-halves/2), halves%2 == 0
}

// plan is a way to send a postcard this turn with cards, kept moves and, where
// these don't do, gifts, and the points that it scores. Every action of it is tried out; nil where there is
// none such.
func (s *State) plan(c uint8) (way []game.Action, points int) {
	if s.steps.Depth > 0 {
		return nil, 0
	}
	for _, gifts := range [...]bool{false, true} {
		if n, spent := s.short(c, gifts); n == 0 {
			p := planner{s: *s, card: c}
			if p.run(spent, gifts) {
				return p.way, int(p.s.me().score - s.me().score)
			}
		}
	}
	return nil, 0
}

// planner tries a way out as it finds it.
type planner struct {
	s    State
	card uint8
	way  []game.Action
}

// do takes an action if it is legal.
func (p *planner) do(a game.Action) bool {
	if !slices.Contains(p.s.Legal(nil), a) {
		return false
	}
	p.s.Apply(a, nil)
	p.way = append(p.way, a)
	return true
}

// far is the way that is left for the bike.
func (p *planner) far() []uint8 { return road(p.s.me().bike, Postcards[p.card].Region) }

// run spends the cards, then kept moves and gifts as long as they are needed,
// and sends the postcard.
func (p *planner) run(spent spending, gifts bool) bool {
	hand := p.s.me().hand
	for i, card := range hand.All() {
		switch spent[i] {
		case asMove:
			if way := p.far(); len(way) > 0 {
				p.do(game.Action{Verb: VMove, A: card, B: way[0]})
			}
		case asStamp:
			p.lay(card, p.s.freeOf(p.card, TravelColour(card)))
		}
	}
	half := uint8(0)
	for i, card := range hand.All() {
		switch {
		case spent[i] != asHalf:
		case half == 0:
			half = card
		case p.do(game.Action{Verb: VPair, A: half, B: card}):
			half = 0
			p.any(gifts)
		}
	}
	for way := p.far(); len(way) > 0; way = p.far() {
		if !p.do(game.Action{Verb: VMove, B: way[0]}) && !p.gift(gifts, Car, RoadMap) {
			return false
		}
	}
	for p.s.free(p.card) != 0 {
		if !p.lay(0, p.s.free(p.card)) && !p.gift(gifts, StampCollection) {
			return false
		}
	}
	if p.s.top().Kind == StepStamp {
		p.do(game.Action{Verb: VSkip})
	}
	return p.do(game.Action{Verb: VSend, A: p.card})
}

// lay stamps the first of some spaces.
func (p *planner) lay(card, spaces uint8) bool {
	return spaces != 0 && p.do(game.Action{Verb: VStamp, A: card, B: p.card, C: uint8(bits.TrailingZeros8(spaces))})
}

// any uses a pair for a move that nothing else will make, else for a stamp.
func (p *planner) any(gifts bool) {
	rides, _ := p.s.freeUnits(gifts)
	if way := p.far(); len(way) > rides {
		p.do(game.Action{Verb: VMove, B: way[0]})
		return
	}
	p.lay(0, p.s.free(p.card))
}

// gift uses the first gift of one of the kinds; a road map rides at once and
// makes no camp.
func (p *planner) gift(may bool, kinds ...GiftKind) bool {
	held := p.s.me().gifts
	for _, g := range held.All() {
		if !may || !slices.Contains(kinds, Gifts[g].Kind) {
			continue
		}
		if !p.do(game.Action{Verb: VUse, A: g}) {
			return false
		}
		if p.s.top().Kind == StepRoadMove {
			p.do(game.Action{Verb: VMove, B: p.far()[0]})
		}
		if p.s.top().Kind == StepRoadCamp {
			p.do(game.Action{Verb: VSkip})
		}
		return true
	}
	return false
}
