package montaigne

import (
	"fmt"
	"slices"

	"posterestante/game"
	"posterestante/game/foreign"
)

// page is a position as JSON: cards and tiles by their names, "" for an empty
// place. The reserve and the discard run from bottom to top.
type page struct {
	Game       string     `json:"game"`
	Seed       uint64     `json:"chance"` // the state of chance, any number
	Winds      bool       `json:"winds"`
	Encounters bool       `json:"encounters"`
	Turn       int8       `json:"turn"`  // -1 when over
	Phase      string     `json:"phase"` // play, over
	Actions    int16      `json:"actions"`
	Acted      int16      `json:"acted"`
	Called     bool       `json:"called"`
	Remade     int16      `json:"remade"`
	Passes     int16      `json:"passes"`
	LastTurn   bool       `json:"last_turn"`
	Steps      [][3]uint8 `json:"steps"` // kind, a, b; the last is settled first
	Row        []string   `json:"row"`   // the fourth lies face down
	Reserve    []string   `json:"reserve"`
	Discard    []string   `json:"discard"`
	Seats      []seatPage `json:"seats"`
}

// seatPage is what lies before a seat.
type seatPage struct {
	Kind    string   `json:"kind"`
	Home    int      `json:"home"`    // 1 for the first home, 0 on the road
	Turned  bool     `json:"turned"`  // the last card is the Noble, face down
	Visited []string `json:"visited"` // cities not to go back to
	Hand    []string `json:"hand"`
	Voyage  []string `json:"voyage"`
	Tiles   []string `json:"tiles"`
}

var phaseNames = []string{Playing: "play", GameOver: "over"}

// names are those of cards, "" for a hole.
func names(cards []uint8) []string {
	out := make([]string, len(cards))
	for i, c := range cards {
		if c != 0 {
			out[i] = CardName(c)
		}
	}
	return out
}

func (s *State) page() page {
	p := page{
		Game: "montaigne", Seed: uint64(s.rng), Winds: s.winds(), Encounters: s.meets(),
		Turn: int8(s.turn), Phase: phaseNames[s.n[Phase]], Actions: s.n[ActionsLeft], Acted: s.n[Acted],
		Called: s.called(), Remade: s.n[Remade], Passes: s.n[Passes], LastTurn: s.n[LastTurn] == 1,
		Steps: [][3]uint8{}, Row: names(s.row[:]), Reserve: names(s.reserve.All()), Discard: names(s.discard.All()),
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
		Kind: kinds[p.level], Home: int(p.home), Turned: p.turned,
		Visited: []string{}, Hand: names(p.hand.All()), Voyage: names(p.voyage.All()), Tiles: []string{},
	}
	for c := Bordeaux; c <= NumCities; c++ {
		if p.visited&(1<<c) != 0 {
			out.Visited = append(out.Visited, c.String())
		}
	}
	for t := uint8(1); t <= NumTiles; t++ {
		if s.tiles[t] == seat+1 {
			out.Tiles = append(out.Tiles, TileName(t))
		}
	}
	return out
}

// Load reads a position; what is impossible about it is an error in words.
func (Game) Load(data []byte) (game.State, error) {
	var p page
	if err := foreign.Read(data, &p); err != nil {
		return nil, fmt.Errorf("this is no position: %w", err)
	}
	s, err := p.state()
	if err != nil {
		return nil, err
	}
	if err := s.Check(); err != nil {
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

func (r *reader) pile(where string, list []string) (p pile) {
	if len(list) > NumCards {
		r.fail("%s: %d cards, at most %d", where, len(list), NumCards)
		return p
	}
	for _, name := range list {
		c := cardNamed(name)
		if c == 0 {
			r.fail("%s: there is no card %s", where, foreign.Quote(name))
			return pile{}
		}
		p.Push(c)
	}
	return p
}

func flag(on bool) int16 {
	if on {
		return 1
	}
	return 0
}

func (p page) state() (*State, error) {
	phase := slices.Index(phaseNames, p.Phase)
	switch n := len(p.Seats); {
	case p.Game != "montaigne":
		return nil, fmt.Errorf("this is a position of %s, not of montaigne", foreign.Quote(p.Game))
	case n < 2 || n > MaxSeats:
		return nil, fmt.Errorf("seats: 2 to %d, not %d", MaxSeats, n)
	case phase < 0:
		return nil, fmt.Errorf("phase is one of %v, not %s", phaseNames, foreign.Quote(p.Phase))
	case len(p.Steps) > maxSteps:
		return nil, fmt.Errorf("steps: %d, at most %d", len(p.Steps), maxSteps)
	case len(p.Row) != 4:
		return nil, fmt.Errorf("row: %d places, not 4", len(p.Row))
	}
	s := &State{rng: game.Rand(p.Seed), seats: uint8(len(p.Seats)), turn: game.Seat(p.Turn)}
	s.n[Phase], s.n[ActionsLeft], s.n[Acted], s.n[Remade], s.n[Passes] = int16(phase), p.Actions, p.Acted, p.Remade, p.Passes
	s.n[Winds], s.n[Meets], s.n[Called], s.n[LastTurn] = flag(p.Winds), flag(p.Encounters), flag(p.Called), flag(p.LastTurn)
	for _, t := range p.Steps {
		s.push(t[0], t[1], t[2])
	}
	var r reader
	for i, name := range p.Row {
		if s.row[i] = cardNamed(name); s.row[i] == 0 && name != "" {
			r.fail("row: there is no card %s", foreign.Quote(name))
		}
	}
	s.reserve, s.discard = r.pile("reserve", p.Reserve), r.pile("discard", p.Discard)
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
	if level < 0 || sp.Home < 0 || sp.Home > MaxSeats {
		r.fail("%sneeds a kind of %v, and a home from 0 to %d", where, kinds, MaxSeats)
		return
	}
	p.level, p.home, p.turned = uint8(level), uint8(sp.Home), sp.Turned
	p.hand, p.voyage = r.pile(where+"hand", sp.Hand), r.pile(where+"voyage", sp.Voyage)
	for _, name := range sp.Visited {
		c := slices.Index(cityNames[:], name)
		if c < 1 {
			r.fail("%svisited: there is no city %s", where, foreign.Quote(name))
			return
		}
		p.visited |= 1 << c
	}
	for _, name := range sp.Tiles {
		t := slices.IndexFunc(Tiles[:], func(t Tile) bool { return t.Name == name })
		switch {
		case t < 1 || !tileIn(uint8(t), s.seats):
			r.fail("%stiles: there is no tile %s for %d seats", where, foreign.Quote(name), s.seats)
			return
		case s.tiles[t] != 0:
			r.fail("tile %s is there twice", name)
		}
		s.tiles[t] = seat + 1
	}
}
