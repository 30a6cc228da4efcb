package postcards

import (
	"fmt"

	"posterestante/game"
	"posterestante/game/foreign"
	"posterestante/game/zones"
)

// maxScore bounds what a page may say was scored in play: all postcards are
// worth 442 points; nothing near this is reached. mostKept bounds the counters of
// a turn: far more than one gives, far less than overflows.
const (
	maxScore = 9999
	mostKept = 50
)

var phaseNames = []string{Playing: "play", Drawing: "draw", Full: "full", AutoTurn: "automa", GameOver: "over"}

// positions are written as JSON: components by their names, "" for an empty place.
// Decks and discards run from bottom to top.
var positions = zones.Page[State]{
	Least: 2, Most: MaxSeats, Steps: stepNames,
	MaxSteps: 8, // a camp leaves at most a memory, a region bonus and the track's effect, which may leave a send and its gift
	Fields: []zones.Field[State]{
		{Key: "side", Counter: Side, Names: options[0].Values},
		{Key: "open_faces", Counter: OpenFaces, Flag: true},
		{Key: "round", Counter: Round},
		{Key: "first", Counter: First},
		{Key: "turn", In: func(s *State, _ game.Seat) any { return &s.turn }}, // -1 when over
		{Key: "phase", Counter: Phase, Names: phaseNames},
		{Key: "played", Counter: PlayedN, Most: mostKept},
		{Key: "extra", Counter: Extra, Most: mostKept},
		{Key: "moves", Counter: Moves, Most: mostKept},
		{Key: "takes", Counter: Takes, Most: mostKept},
		{Key: "camps", Counter: Camps, Most: mostKept},
		{Key: "steps", In: func(s *State, _ game.Seat) any { return &s.steps }},
		{Key: "row", Zone: Row},
		{Key: "travel_deck", Zone: TravelDeck},
		{Key: "travel_discard", Zone: TravelDiscard},
		{Key: "postcard_top", Zone: CardTop, One: true},
		{Key: "postcard_row", Zone: CardRow},
		{Key: "postcard_deck", Zone: CardDeck},
		{Key: "postcard_discard", Zone: CardDiscard},
		{Key: "gift_row", Zone: GiftRow},
		{Key: "gift_deck", Zone: GiftDeck},
		{Key: "gift_discard", Zone: GiftDiscard},
	},
	Seat: []zones.Field[State]{
		{Key: "kind", In: func(s *State, i game.Seat) any { return &s.p[i].level }, Names: kinds},
		{Key: "score", In: func(s *State, i game.Seat) any { return &s.p[i].score }, Least: -maxScore, Most: maxScore},
		{Key: "itinerary", In: func(s *State, i game.Seat) any { return &s.p[i].itinerary }, Least: 1, Most: NumItineraries}, // by its start region
		{Key: "bike", In: func(s *State, i game.Seat) any { return &s.p[i].bike }, Least: 1, Most: NumRegions},               // its region
		{Key: "bonus", In: func(s *State, i game.Seat) any { return &s.p[i].bonus }},
		{Key: "camps", Code: zones.Coded(camps, setCamps)},
		{Key: "hand", Zone: Hand, Most: handSize},
		{Key: "played", Zone: Played, Most: handSize},
		{Key: "look", Zone: Look, Most: 5},
		{Key: "gifts", Zone: GiftsHeld},
		{Key: "sent", Zone: Sent},
		{Key: "postcards", Code: zones.Coded(unsent, setUnsent)},
	},
}

// MarshalJSON writes the position as a page that can be edited by hand.
func (s *State) MarshalJSON() ([]byte, error) { return zoneTable.Write(s) }

// Load reads a position; what is impossible about it is an error in words.
func (Game) Load(data []byte) (game.State, error) {
	s, err := zoneTable.Read(data)
	if err == nil {
		err = s.Check()
	}
	if err != nil {
		return nil, err
	}
	return s, nil
}

// camps are the sites where a seat has its camps: "8.3", region and site from 1.
func camps(s *State, seat game.Seat) []string {
	out := []string{}
	for r := range s.sites {
		for i, owner := range s.sites[r] {
			if owner == uint8(seat)+1 {
				out = append(out, fmt.Sprintf("%d.%d", r, i+1))
			}
		}
	}
	return out
}

func setCamps(s *State, seat game.Seat, sites []string) error {
	for _, site := range sites {
		var a game.Action
		switch {
		case !siteBC.Read(&a, site):
			return fmt.Errorf("camps: there is no site %s", foreign.Quote(site))
		case s.sites[a.B][a.C] != 0:
			return fmt.Errorf("camps: site %s is taken twice", site)
		}
		s.sites[a.B][a.C] = uint8(seat) + 1
		s.p[seat].camps++
	}
	return nil
}

// cardPage is an unsent postcard; spaces are numbered from 1.
type cardPage struct {
	Card     string `json:"card"`
	Stamps   []int  `json:"stamps"`
	Memories []int  `json:"memories"`
}

// unsent are the postcards of a seat, the oldest first, with what lies on them.
func unsent(s *State, seat game.Seat) []cardPage {
	out := []cardPage{}
	for _, c := range s.p[seat].cards.All() {
		out = append(out, cardPage{postcardName(c), bitList(s.stamps[c]), bitList(s.memories[c])})
	}
	return out
}

func setUnsent(s *State, seat game.Seat, list []cardPage) (err error) {
	if len(list) > NumPostcards {
		return fmt.Errorf("postcards: %d, at most %d", len(list), NumPostcards)
	}
	for _, p := range list {
		c := cardSort.Number(p.Card)
		if c == 0 {
			return fmt.Errorf("postcards: there is no postcard %s", foreign.Quote(p.Card))
		}
		s.p[seat].cards.Push(c)
		if s.stamps[c], err = bitsOf(p.Card, p.Stamps, len(Postcards[c].Stamps)); err != nil {
			return err
		}
		if s.memories[c], err = bitsOf(p.Card, p.Memories, 3); err != nil {
			return err
		}
	}
	return nil
}

func bitList(m uint8) []int {
	out := []int{}
	for i := range 8 {
		if m&(1<<i) != 0 {
			out = append(out, i+1)
		}
	}
	return out
}

func bitsOf(card string, spaces []int, most int) (m uint8, err error) {
	for _, n := range spaces {
		if n < 1 || n > most || m&(1<<(n-1)) != 0 {
			return 0, fmt.Errorf("%s: space %d is not one of 1 to %d, each once", card, n, most)
		}
		m |= 1 << (n - 1)
	}
	return m, nil
}
