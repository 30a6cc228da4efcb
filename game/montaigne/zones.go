package montaigne

import (
	"posterestante/game"
	"posterestante/game/zones"
)

// What lies on the table: cards, whose backs tell the city (M1.2), and tiles.
var (
	cardSort = &zones.Sort{Word: "card", Names: cardNames[:], Face: shown}
	tileSort = &zones.Sort{Word: "tile", Names: tileNames(), Face: tilePiece, In: func(t, seats uint8) bool { return tileIn(t, seats) }}
)

func tileNames() (out []string) {
	for _, t := range Tiles {
		out = append(out, t.Name)
	}
	return out
}

// aside is the King's Call once it is revealed, in a zone of its own (M6.1).
var aside = []uint8{TheCall}

// zoneTable says of each zone, counter and field of the page what there is to say.
var zoneTable = zones.New(zones.Table[State]{
	Game: "montaigne",
	Rows: []zones.Row[State]{
		Reserve:    {Name: "reserve", Kind: game.Bag, Sort: cardSort, FaceDown: true, Top: ReserveTop, At: func(s *State, _ game.Seat) zones.Spots { return s.reserve.Spots() }},
		ReserveTop: {Name: "reserve_top", Kind: game.Slots, Len: 1, Sort: cardSort, FaceDown: true, Known: nobody},
		Row: {Name: "row", Kind: game.Slots, Len: 4, Sort: cardSort, Known: rowKnown, Flipped: func(_ *State, at game.Spot) bool { return at.Index == 3 },
			At: func(s *State, _ game.Seat) zones.Spots { return zones.Fixed(s.row[:]) }},
		Discard:   {Name: "discard", Kind: game.List, Sort: cardSort, At: func(s *State, _ game.Seat) zones.Spots { return s.discard.Spots() }},
		CallAside: {Name: "call", Kind: game.Slots, Len: 1, Sort: cardSort, Derived: true, At: func(s *State, _ game.Seat) zones.Spots { return zones.Fixed(aside[:s.n[Called]]) }},
		TileRow:   {Name: "tiles", Kind: game.Slots, Len: NumTiles + 1, Sort: tileSort, Owned: func(s *State) []uint8 { return s.tiles[:] }},
		Hand: {Name: "hand", Kind: game.List, PerSeat: true, Sort: cardSort, FaceDown: true, Known: func(s *State, at game.Spot) game.Seats { return s.knowers(at.Seat) },
			At: func(s *State, seat game.Seat) zones.Spots { return s.p[seat].hand.Spots() }},
		Voyage: {Name: "voyage", Kind: game.List, PerSeat: true, Sort: cardSort, Flipped: nobleTurned,
			At: func(s *State, seat game.Seat) zones.Spots { return s.p[seat].voyage.Spots() }},
		TilesHeld: {Name: "tiles_held", Kind: game.Slots, Len: NumTiles + 1, PerSeat: true, Sort: tileSort, Owned: func(s *State) []uint8 { return s.tiles[:] }},
		Start:     {Name: "start", Kind: game.Slots, Len: 1, PerSeat: true},
		SeatSpot:  {Name: "seat", Kind: game.Button, PerSeat: true},
		Buttons:   {Name: "button", Kind: game.Button},
		Town:      {Name: "town", Kind: game.Button},
		Asks:      {Name: "ask", Kind: game.Button, PerSeat: true},
	},
	Counters: []zones.Counter[State]{
		{Name: "phase"}, {Name: "actions", Range: playing(zones.Numbers[State](0, mostActions))}, {Name: "acted", Range: playing(zones.Numbers[State](0, mostActions))},
		{Name: "called", Range: zones.YesNo[State]}, {Name: "remade", Range: remadeDial}, {Name: "passes", Range: playing(passesDial)}, {Name: "last_turn"},
		{Name: "winds", Range: zones.YesNo[State]}, {Name: "meets", Range: zones.YesNo[State]}, {Name: "longvoyage", Range: zones.YesNo[State]},
		{Name: "step", Range: playing(stepDial)}, {Name: "step_a", Range: playing(stepADial)}, {Name: "step_b", Range: playing(stepBDial)},
		{Name: "home", Of: func(s *State, i game.Seat) any { return &s.p[i].home }, Range: homeDial},
		{Name: "visited", Of: func(s *State, i game.Seat) any { return &s.p[i].visited }, Range: visitedDial},
		{Name: "level", Of: func(s *State, i game.Seat) any { return &s.p[i].level }, Range: zones.Kinds[State](kinds)},
	},
	Step:  StepKind,
	Backs: int(BackStart),
	Core: func(s *State) zones.Core {
		return zones.Core{Chance: &s.rng, Seats: &s.seats, Turn: &s.turn, Counts: s.n[:], Steps: &s.steps}
	},
	Page: zones.Page[State]{
		Least: 2, Most: MaxSeats, Steps: stepNames, MaxSteps: 4, // coming home, the Noble's card, a toll
		Fields: []zones.Field[State]{
			{Key: "winds", Counter: Winds, Flag: true},
			{Key: "encounters", Counter: Meets, Flag: true},
			{Key: "longvoyage", Counter: LongVoyage, Flag: true},
			{Key: "turn", In: func(s *State, _ game.Seat) any { return &s.turn }}, // -1 when over
			{Key: "phase", Counter: Phase, Names: []string{Playing: "play", GameOver: "over"}},
			{Key: "actions", Counter: ActionsLeft},
			{Key: "acted", Counter: Acted},
			{Key: "called", Counter: Called, Flag: true},
			{Key: "remade", Counter: Remade},
			{Key: "passes", Counter: Passes},
			{Key: "last_turn", Counter: LastTurn, Flag: true},
			{Key: "steps", In: func(s *State, _ game.Seat) any { return &s.steps }},
			{Key: "row", Zone: Row}, // the fourth lies face down
			{Key: "reserve", Zone: Reserve},
			{Key: "discard", Zone: Discard},
		},
		Seat: []zones.Field[State]{
			{Key: "kind", In: func(s *State, i game.Seat) any { return &s.p[i].level }, Names: kinds},
			{Key: "home", In: func(s *State, i game.Seat) any { return &s.p[i].home }, Most: MaxSeats},                          // 1 for the first home, 0 on the road
			{Key: "turned", In: func(s *State, i game.Seat) any { return &s.p[i].turned }},                                      // the last card is the Noble, face down
			{Key: "visited", In: func(s *State, i game.Seat) any { return &s.p[i].visited }, Names: cityNames[:], Word: "city"}, // not to go back to
			{Key: "hand", Zone: Hand},
			{Key: "voyage", Zone: Voyage},
			{Key: "tiles", Zone: TilesHeld},
		},
	},
})

// table lists zones and counters.
var table = zoneTable.Table

// nobody knows a face.
func nobody(*State, game.Spot) game.Seats { return game.None }

// rowKnown: the fourth card of the board lies face down (M2.2).
func rowKnown(_ *State, at game.Spot) game.Seats {
	if at.Index == 3 {
		return game.None
	}
	return game.Everyone
}

// nobleTurned: the Noble that ends a voyage may be turned face down (M7.2).
func nobleTurned(s *State, at game.Spot) bool {
	p := &s.p[at.Seat]
	return p.turned && at.Index+1 == p.voyage.N
}

// knowers are the seats that know the faces of a hand: its own, and who looks
// into it now.
func (s *State) knowers(seat game.Seat) game.Seats {
	if t := s.top(); (t.Kind == StepRead || t.Kind == StepChoose) && game.Seat(t.A) == seat {
		return game.Only(seat) | game.Only(s.turn)
	}
	return game.Only(seat)
}

// View is what a seat sees: everything but the faces in the hands of others,
// that of the card face down on the board, and the order of the reserve; their
// backs show (M1.2). Who looks into a hand sees it as long as the step lasts.
func (s *State) View(seat game.Seat) (v game.View) { s.ViewInto(&v, seat); return v }

// ViewInto writes what a seat sees into a view, whose memory it uses.
func (s *State) ViewInto(v *game.View, seat game.Seat) {
	zoneTable.ViewInto(s, v, seat)
	for i := range game.Seat(s.seats) {
		v.Put(of(i, Start, 0), startPiece(i))
	}
}

// MarshalJSON writes the position as a page that can be edited by hand.
func (s *State) MarshalJSON() ([]byte, error) { return zoneTable.Write(s) }

// Load reads a position; what is impossible about it is an error in words.
func (Game) Load(data []byte) (game.State, error) {
	s, err := zoneTable.Read(data)
	if err != nil {
		return nil, err
	}
	if err := s.Check(); err != nil {
		return nil, err
	}
	return s, nil
}
