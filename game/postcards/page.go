package postcards

import (
	"fmt"
	"slices"

	"posterestante/game"
	"posterestante/game/foreign"
)

// page is a position as JSON: components by their names, "" for an empty place.
// Decks and discards run from bottom to top.
type page struct {
	Game          string     `json:"game"`
	Seed          uint64     `json:"chance"` // the state of chance, any number
	Side          string     `json:"side"`
	OpenFaces     bool       `json:"open_faces"`
	Round         int16      `json:"round"`
	First         int16      `json:"first"`
	Turn          int8       `json:"turn"`  // -1 when over
	Phase         string     `json:"phase"` // play, draw, full, automa, over
	Played        int16      `json:"played"`
	Extra         int16      `json:"extra"`
	Moves         int16      `json:"moves"`
	Takes         int16      `json:"takes"`
	Camps         int16      `json:"camps"`
	Steps         [][3]uint8 `json:"steps"` // kind, a, b; the last is settled first
	Row           []string   `json:"row"`
	TravelDeck    []string   `json:"travel_deck"`
	TravelDiscard []string   `json:"travel_discard"`
	CardTop       string     `json:"postcard_top"`
	CardRow       []string   `json:"postcard_row"`
	CardDeck      []string   `json:"postcard_deck"`
	CardDiscard   []string   `json:"postcard_discard"`
	GiftRow       []string   `json:"gift_row"`
	GiftDeck      []string   `json:"gift_deck"`
	GiftDiscard   []string   `json:"gift_discard"`
	Seats         []seatPage `json:"seats"`
}

// maxScore bounds what a page may say was scored in play: all postcards are
// worth 442 points; nothing near this is reached.
const maxScore = 9999

// seatPage is what lies before a seat.
type seatPage struct {
	Kind      string     `json:"kind"`
	Score     int16      `json:"score"`
	Itinerary int        `json:"itinerary"` // by its start region
	Bike      int        `json:"bike"`      // region
	Bonus     bool       `json:"bonus"`
	Camps     []string   `json:"camps"` // sites, "8.3": region and site from 1
	Hand      []string   `json:"hand"`
	Played    []string   `json:"played"`
	Look      []string   `json:"look"`
	Gifts     []string   `json:"gifts"`
	Sent      []string   `json:"sent"`
	Postcards []cardPage `json:"postcards"` // unsent, the oldest first
}

// cardPage is an unsent postcard; spaces are numbered from 1.
type cardPage struct {
	Card     string `json:"card"`
	Stamps   []int  `json:"stamps"`
	Memories []int  `json:"memories"`
}

var phaseNames = []string{Playing: "play", Drawing: "draw", Full: "full", AutoTurn: "automa", GameOver: "over"}

func names(cards []uint8, name func(uint8) string) []string {
	out := []string{}
	for _, c := range cards {
		if c == 0 {
			out = append(out, "")
		} else {
			out = append(out, name(c))
		}
	}
	return out
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

func (s *State) page() page {
	p := page{
		Game: "postcards", Seed: uint64(s.rng), Side: []string{"A", "B"}[s.n[Side]], OpenFaces: s.n[OpenFaces] == 1,
		Round: s.n[Round], First: s.n[First], Turn: int8(s.turn), Phase: phaseNames[s.n[Phase]],
		Played: s.n[PlayedN], Extra: s.n[Extra], Moves: s.n[Moves], Takes: s.n[Takes], Camps: s.n[Camps],
		Steps: [][3]uint8{}, Row: names(s.row[:], travelName),
		TravelDeck: names(s.travelDeck.All(), travelName), TravelDiscard: names(s.travelDiscard.All(), travelName),
		CardTop: names([]uint8{s.cardTop}, postcardName)[0], CardRow: names(s.cardRow[:], postcardName),
		CardDeck: names(s.cardDeck.All(), postcardName), CardDiscard: names(s.cardDiscard.All(), postcardName),
		GiftRow: names(s.giftRow[:], giftName), GiftDeck: names(s.giftDeck.All(), giftName), GiftDiscard: names(s.giftDiscard.All(), giftName),
	}
	for _, t := range s.steps.Open() {
		p.Steps = append(p.Steps, [3]uint8{t.Kind, t.A, t.B})
	}
	for i := range s.p[:s.seats] {
		p.Seats = append(p.Seats, s.seatPage(uint8(i)))
	}
	return p
}

func (s *State) seatPage(seat uint8) seatPage {
	p := &s.p[seat]
	out := seatPage{
		Kind: kinds[p.level], Score: p.score, Itinerary: int(p.itinerary), Bike: int(p.bike), Bonus: p.bonus,
		Camps: []string{}, Postcards: []cardPage{},
		Hand: names(p.hand.All(), travelName), Played: names(p.played.All(), travelName), Look: names(p.look.All(), postcardName),
		Gifts: names(p.gifts.All(), giftName), Sent: names(p.sent.All(), postcardName),
	}
	for r := range s.sites {
		for i, owner := range s.sites[r] {
			if owner == seat+1 {
				out.Camps = append(out.Camps, fmt.Sprintf("%d.%d", r, i+1))
			}
		}
	}
	for _, c := range p.cards.All() {
		out.Postcards = append(out.Postcards, cardPage{postcardName(c), bitList(s.stamps[c]), bitList(s.memories[c])})
	}
	return out
}

// Load reads a position; what is impossible about it is an error in words.
func (Game) Load(data []byte) (game.State, error) {
	return load(data, (*State).Check)
}

// LoadBegun reads the position of a match that was begun, though a rule forbids it.
func (Game) LoadBegun(data []byte) (game.State, error) {
	return load(data, func(s *State) error { return first(s.sound()) })
}

func load(data []byte, check func(*State) error) (game.State, error) {
	var p page
	if err := foreign.Read(data, &p); err != nil {
		return nil, fmt.Errorf("this is no position: %w", err)
	}
	s, err := p.state()
	if err == nil {
		err = check(s)
	}
	if err != nil {
		return nil, err
	}
	return s, nil
}

// reader turns names into numbers and keeps the first complaint.
type reader struct{ err error }

func (r *reader) fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(format, args...)
	}
}

func (r *reader) one(where, name string, number func(string) uint8) uint8 {
	if name == "" {
		return 0
	}
	c := number(name)
	if c == 0 {
		r.fail("%s: there is no %s", where, foreign.Quote(name))
	}
	return c
}

func (r *reader) pile(where string, list []string, most int, number func(string) uint8) (p pile) {
	if len(list) > most {
		r.fail("%s: %d cards, at most %d", where, len(list), most)
		return p
	}
	for _, name := range list {
		if c := r.one(where, name, number); c != 0 {
			p.Push(c)
		} else {
			r.fail("%s: an empty name", where)
		}
	}
	return p
}

func (r *reader) slots(where string, list []string, out []uint8, number func(string) uint8) {
	if len(list) != len(out) {
		r.fail("%s: %d places, not %d", where, len(list), len(out))
		return
	}
	for i, name := range list {
		out[i] = r.one(where, name, number)
	}
}

func (p page) state() (*State, error) {
	if p.Game != "postcards" {
		return nil, fmt.Errorf("this is a position of %s, not of postcards", foreign.Quote(p.Game))
	}
	if n := len(p.Seats); n < 2 || n > MaxSeats {
		return nil, fmt.Errorf("seats: 2 to %d, not %d", MaxSeats, n)
	}
	phase := slices.Index(phaseNames, p.Phase)
	side := slices.Index([]string{"A", "B"}, p.Side)
	if phase < 0 || side < 0 {
		return nil, fmt.Errorf("phase is one of %v and side A or B, not %s and %s", phaseNames, foreign.Quote(p.Phase), foreign.Quote(p.Side))
	}
	if len(p.Steps) > maxSteps {
		return nil, fmt.Errorf("steps: %d, at most %d", len(p.Steps), maxSteps)
	}
	s := &State{rng: game.Rand(p.Seed), seats: uint8(len(p.Seats)), turn: game.Seat(p.Turn)}
	s.n[Round], s.n[First], s.n[Phase], s.n[Side] = p.Round, p.First, int16(phase), int16(side)
	s.n[PlayedN], s.n[Extra], s.n[Moves], s.n[Takes], s.n[Camps] = p.Played, p.Extra, p.Moves, p.Takes, p.Camps
	if p.OpenFaces {
		s.n[OpenFaces] = 1
	}
	for c := PlayedN; c <= Camps; c++ { // far more than a turn gives, far less than overflows
		if s.n[c] > 50 {
			return nil, fmt.Errorf("%s is %d, at most 50", table.Counters[c].Name, s.n[c])
		}
	}
	for _, t := range p.Steps {
		s.push(t[0], t[1], t[2])
	}
	var r reader
	s.travelDeck = r.pile("travel_deck", p.TravelDeck, NumTravel, travelNamed)
	s.travelDiscard = r.pile("travel_discard", p.TravelDiscard, NumTravel, travelNamed)
	s.cardDeck = r.pile("postcard_deck", p.CardDeck, NumPostcards, postcardNamed)
	s.cardDiscard = r.pile("postcard_discard", p.CardDiscard, NumPostcards, postcardNamed)
	s.giftDeck = r.pile("gift_deck", p.GiftDeck, NumGifts, giftNamed)
	s.giftDiscard = r.pile("gift_discard", p.GiftDiscard, NumGifts, giftNamed)
	s.cardTop = r.one("postcard_top", p.CardTop, postcardNamed)
	r.slots("row", p.Row, s.row[:], travelNamed)
	r.slots("postcard_row", p.CardRow, s.cardRow[:], postcardNamed)
	r.slots("gift_row", p.GiftRow, s.giftRow[:], giftNamed)
	for i, seat := range p.Seats {
		r.seat(s, uint8(i), seat)
	}
	if r.err != nil {
		return nil, r.err
	}
	s.showTop(nil)
	return s, nil
}

func (r *reader) seat(s *State, seat uint8, sp seatPage) {
	p := &s.p[seat]
	where := fmt.Sprintf("seat %d ", seat)
	level := slices.Index(kinds, sp.Kind)
	if level < 0 || sp.Itinerary < 1 || sp.Itinerary > NumItineraries || sp.Bike < 1 || sp.Bike > NumRegions {
		r.fail("%sneeds a kind of %v, and an itinerary and a bike from 1 to 13", where, kinds)
		return
	}
	if sp.Score > maxScore {
		r.fail("%sscore: %d, at most %d", where, sp.Score, maxScore)
	}
	p.level, p.itinerary, p.bike, p.score, p.bonus = uint8(level), uint8(sp.Itinerary), uint8(sp.Bike), sp.Score, sp.Bonus
	p.hand = r.pile(where+"hand", sp.Hand, handSize, travelNamed)
	p.played = r.pile(where+"played", sp.Played, handSize, travelNamed)
	p.look = r.pile(where+"look", sp.Look, 5, postcardNamed)
	p.gifts = r.pile(where+"gifts", sp.Gifts, NumGifts, giftNamed)
	p.sent = r.pile(where+"sent", sp.Sent, NumPostcards, postcardNamed)
	for _, site := range sp.Camps {
		var a game.Action
		if !siteBC.Read(&a, site) {
			r.fail("%scamps: there is no site %s", where, foreign.Quote(site))
		} else if s.sites[a.B][a.C] != 0 {
			r.fail("%scamps: site %s is taken twice", where, site)
		} else {
			s.sites[a.B][a.C] = seat + 1
			p.camps++
		}
	}
	if len(sp.Postcards) > NumPostcards {
		r.fail("%spostcards: %d, at most %d", where, len(sp.Postcards), NumPostcards)
		return
	}
	for _, cp := range sp.Postcards {
		c := r.one(where+"postcards", cp.Card, postcardNamed)
		if c == 0 {
			r.fail("%spostcards: an empty name", where)
			return
		}
		p.cards.Push(c)
		s.stamps[c] = r.bits(where+cp.Card, cp.Stamps, len(Postcards[c].Stamps))
		s.memories[c] = r.bits(where+cp.Card, cp.Memories, 3)
	}
}

func (r *reader) bits(where string, spaces []int, most int) (m uint8) {
	for _, n := range spaces {
		if n < 1 || n > most || m&(1<<(n-1)) != 0 {
			r.fail("%s: space %d is not one of 1 to %d, each once", where, n, most)
			continue
		}
		m |= 1 << (n - 1)
	}
	return m
}
