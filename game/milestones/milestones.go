// Package milestones is a whole game as small as one can be: the example of
// docs/add-a-game.md. It is in no box. Its rules:
//
//	T1  2 to 4 riders. 24 milestones, eight each of 1, 2 and 3 km; everyone is dealt three.
//	T2  In turn, ride: lay a milestone at the end of your road.
//	T3  Not the same number of km twice in a row.
//	T4  Or rest: discard a milestone.
//	T5  Then draw one, while there are any.
//	T6  The first to ride 12 km ends the game, or who has no milestone left. The longest road wins.
package milestones

import (
	"fmt"

	"posterestante/game"
	"posterestante/game/verbs"
	"posterestante/game/zones"
)

const (
	numStones = 24
	goal      = 12
	maxSeats  = 4
)

// Zones, the button-like ones last; counters; verbs.
const (
	Deck game.Zone = iota + 1
	Discard
	Hand
	Road

	Done game.Counter = 1 // 1 when the game is over

	Ride game.Verb = 1 // A milestone of the hand
	Rest game.Verb = 2 // A milestone of the hand
)

// State is a position; copying it clones it.
type State struct {
	chance        game.Rand
	seats         uint8
	turn          game.Seat
	n             [Done + 1]int16
	steps         zones.Steps // none are ever open here
	deck, discard pile
	hand, road    [maxSeats]pile
}

type pile = zones.Pile[[24]uint8]

// Km of a milestone: the first eight have 1, and so on.
func Km(stone uint8) int { return int(stone-1)/8 + 1 }

func stoneNames() (names []string) {
	for i := range uint8(numStones + 1) {
		names = append(names, fmt.Sprintf("km%d-%d", Km(max(i, 1)), (i+7)%8+1))
	}
	return names
}

var stones = &zones.Sort{Word: "milestone", Names: stoneNames(), Face: func(n uint8) game.Piece { return game.Piece{ID: uint16(n), Back: 1, Up: true} }}

var zoneTable = zones.New(zones.Table[State]{
	Game: "milestones", Backs: 1,
	Rows: []zones.Row[State]{
		Deck:    {Name: "deck", Kind: game.Bag, Sort: stones, FaceDown: true, At: func(s *State, _ game.Seat) zones.Spots { return s.deck.Spots() }},
		Discard: {Name: "discard", Kind: game.List, Sort: stones, At: func(s *State, _ game.Seat) zones.Spots { return s.discard.Spots() }},
		Hand: {Name: "hand", Kind: game.List, PerSeat: true, Sort: stones, FaceDown: true, Known: func(_ *State, at game.Spot) game.Seats { return game.Only(at.Seat) },
			At: func(s *State, seat game.Seat) zones.Spots { return s.hand[seat].Spots() }},
		Road: {Name: "road", Kind: game.List, PerSeat: true, Sort: stones, At: func(s *State, seat game.Seat) zones.Spots { return s.road[seat].Spots() }},
	},
	Counters: []zones.Counter[State]{{Name: "done"}},
	Core: func(s *State) zones.Core {
		return zones.Core{Chance: &s.chance, Seats: &s.seats, Turn: &s.turn, Counts: s.n[:], Steps: &s.steps}
	},
	Page: zones.Page[State]{
		Least: 2, Most: maxSeats, Steps: []string{"none"},
		Fields: []zones.Field[State]{
			{Key: "turn", In: func(s *State, _ game.Seat) any { return &s.turn }},
			{Key: "done", Counter: Done, Flag: true},
			{Key: "deck", Zone: Deck}, {Key: "discard", Zone: Discard},
		},
		Seat: []zones.Field[State]{{Key: "hand", Zone: Hand}, {Key: "road", Zone: Road}},
	},
})

// The rules, each in one place: a reason why not.
var (
	reasons verbs.Reasons
	isOver  = reasons.Add("refuse.over", "T6")
	notHeld = reasons.Add("refuse.held", "T2")
	twice   = reasons.Add("refuse.twice", "T3")
	nothing = reasons.Add("refuse.nothing", "T2")
)

func closed(s *State, _ game.Action) verbs.Reason { return when(s.Over(), isOver) }

func held(s *State, a game.Action) verbs.Reason { return when(s.hand[s.turn].Find(a.A) < 0, notHeld) }

func mayRide(s *State, a game.Action) verbs.Reason {
	last := s.road[s.turn].Top()
	return when(last != 0 && Km(last) == Km(a.A), twice)
}

func when(so bool, r verbs.Reason) verbs.Reason {
	if so {
		return r
	}
	return 0
}

// Where to click: the milestone, then where it goes.
func clicks(to func(s *State) game.Spot) func(*State, game.Action, []game.Spot) []game.Spot {
	return func(s *State, a game.Action, buf []game.Spot) []game.Spot {
		return append(buf, game.Spot{Zone: Hand, Seat: s.turn, Index: uint8(s.hand[s.turn].Find(a.A))}, to(s))
	}
}

func roadEnd(s *State) game.Spot { return game.Spot{Zone: Road, Seat: s.turn, Index: s.road[s.turn].N} }
func heap(*State) game.Spot      { return game.Spot{Zone: Discard, Seat: game.Nobody} }

var stone = []verbs.Word{{Field: verbs.A, Names: stoneWords()}}

func stoneWords() []string { names := stoneNames(); names[0] = ""; return names }

var verbTable = verbs.New(verbs.Table[*State]{
	Reasons: &reasons, Closed: closed,
	Offers: func(s *State, buf []game.Action) []game.Action {
		for _, c := range s.hand[s.turn].All() {
			buf = append(buf, game.Action{Verb: Ride, A: c}, game.Action{Verb: Rest, A: c})
		}
		return buf
	},
	Rows: []verbs.Row[*State]{
		Ride: {Name: "ride", Words: stone, Has: held, May: mayRide, Parts: clicks(roadEnd), Do: func(s *State, a game.Action, l *game.Log) { s.lay(a.A, &s.road[s.turn], roadEnd(s), l) }},
		Rest: {Name: "rest", Words: stone, Has: held, Parts: clicks(heap),
			Do: func(s *State, a game.Action, l *game.Log) {
				s.lay(a.A, &s.discard, game.Spot{Zone: Discard, Seat: game.Nobody, Index: s.discard.N}, l)
			}},
	},
})

// lay lays a milestone of the hand, draws another and ends the turn.
func (s *State) lay(c uint8, on *pile, to game.Spot, l *game.Log) {
	me, mine := s.turn, game.Only(s.turn)
	at := s.hand[me].Find(c)
	s.hand[me].Remove(at)
	on.Push(c)
	l.Add(game.Event{Kind: game.Move, Seat: game.Nobody, From: game.Spot{Zone: Hand, Seat: me, Index: uint8(at)},
		To: to, Piece: stones.Face(c), Knew: mine, Knows: game.Everyone})
	if s.deck.N > 0 {
		drawn := s.deck.Pop()
		p := stones.Face(drawn)
		p.Up = false
		l.Add(game.Event{Kind: game.Move, Seat: game.Nobody, From: game.Spot{Zone: Deck, Seat: game.Nobody},
			To: game.Spot{Zone: Hand, Seat: me, Index: s.hand[me].N}, Piece: p, Knows: mine})
		s.hand[me].Push(drawn)
	}
	s.turn = (me + 1) % game.Seat(s.seats)
	if s.km(me) < goal && s.hand[s.turn].N > 0 {
		l.Add(game.Event{Kind: game.Turn, Seat: s.turn})
		return
	}
	s.turn = game.Nobody
	zones.Set(s.n[:], Done, 1, l)
	l.Add(game.Event{Kind: game.End, Seat: game.Nobody, Rule: "T6"})
}

// km is how long a seat's road is.
func (s *State) km(seat game.Seat) (n int) {
	for _, c := range s.road[seat].All() {
		n += Km(c)
	}
	return n
}
