package postcards

import (
	"posterestante/game"
	"posterestante/game/zones"
)

// What lies on the table: three sorts of cards, and the itineraries.
var (
	travelSort    = &zones.Sort{Word: "travel card", Names: namesOf(NumTravel, travelName), Face: travel}
	cardSort      = &zones.Sort{Word: "postcard", Names: namesOf(NumPostcards, postcardName), Face: pictured}
	giftSort      = &zones.Sort{Word: "gift", Names: namesOf(NumGifts, giftName), Face: gift}
	itinerarySort = &zones.Sort{Word: "itinerary", Names: namesOf(NumItineraries, itineraryName), Face: itinerary, Optional: true}
)

// zoneTable says of each zone, counter and field of the page what there is to say. The
// map, stamps, memories and what is one of a kind ViewInto lays itself.
var zoneTable = zones.New(zones.Table[State]{
	Game: "postcards",
	Rows: []zones.Row[State]{
		TravelDeck:    {Name: "travel_deck", Kind: game.Bag, Sort: travelSort, At: func(s *State, _ game.Seat) zones.Spots { return s.travelDeck.Spots() }},
		TravelDiscard: {Name: "travel_discard", Kind: game.List, Sort: travelSort, At: func(s *State, _ game.Seat) zones.Spots { return s.travelDiscard.Spots() }},
		Row:           {Name: "row", Kind: game.Slots, Len: 5, Sort: travelSort, At: func(s *State, _ game.Seat) zones.Spots { return zones.Fixed(s.row[:]) }},
		Hand:          {Name: "hand", Kind: game.List, PerSeat: true, Sort: travelSort, Known: owner, At: func(s *State, i game.Seat) zones.Spots { return s.p[i].hand.Spots() }},
		Played:        {Name: "played", Kind: game.List, PerSeat: true, Sort: travelSort, At: func(s *State, i game.Seat) zones.Spots { return s.p[i].played.Spots() }},
		CardDeck:      {Name: "postcard_deck", Kind: game.Bag, Sort: cardSort, At: func(s *State, _ game.Seat) zones.Spots { return s.cardDeck.Spots() }},
		CardTop:       {Name: "postcard_top", Kind: game.Slots, Len: 1, Sort: cardSort, At: func(s *State, _ game.Seat) zones.Spots { return zones.One(&s.cardTop) }},
		CardRow:       {Name: "postcard_row", Kind: game.Slots, Len: 3, Sort: cardSort, At: func(s *State, _ game.Seat) zones.Spots { return zones.Fixed(s.cardRow[:]) }},
		CardDiscard:   {Name: "postcard_discard", Kind: game.List, Sort: cardSort, At: func(s *State, _ game.Seat) zones.Spots { return s.cardDiscard.Spots() }},
		Cards:         {Name: "postcards", Kind: game.List, PerSeat: true, Sort: cardSort, FaceDown: true, At: func(s *State, i game.Seat) zones.Spots { return s.p[i].cards.Spots() }},
		Sent:          {Name: "sent", Kind: game.List, PerSeat: true, Sort: cardSort, At: func(s *State, i game.Seat) zones.Spots { return s.p[i].sent.Spots() }},
		Look:          {Name: "look", Kind: game.List, PerSeat: true, Sort: cardSort, Known: owner, At: func(s *State, i game.Seat) zones.Spots { return s.p[i].look.Spots() }},
		GiftDeck:      {Name: "gift_deck", Kind: game.Bag, Sort: giftSort, At: func(s *State, _ game.Seat) zones.Spots { return s.giftDeck.Spots() }},
		GiftRow:       {Name: "gift_row", Kind: game.Slots, Len: 3, Sort: giftSort, At: func(s *State, _ game.Seat) zones.Spots { return zones.Fixed(s.giftRow[:]) }},
		GiftDiscard:   {Name: "gift_discard", Kind: game.List, Sort: giftSort, At: func(s *State, _ game.Seat) zones.Spots { return s.giftDiscard.Spots() }},
		GiftsHeld:     {Name: "gifts", Kind: game.List, PerSeat: true, Sort: giftSort, At: func(s *State, i game.Seat) zones.Spots { return s.p[i].gifts.Spots() }},
		ItineraryHeld: {Name: "itinerary", Kind: game.Slots, Len: 1, PerSeat: true, Sort: itinerarySort, At: func(s *State, i game.Seat) zones.Spots { return zones.One(&s.p[i].itinerary) }},
		Sites:         {Name: "sites", Kind: game.Slots, Len: NumRegions + 1, Sub: 6},
		Stamps:        {Name: "stamps", Kind: game.Slots, Len: NumPostcards + 1, Sub: 6},
		Memories:      {Name: "memories", Kind: game.Slots, Len: NumPostcards + 1, Sub: 3},
		Track:         {Name: "track", Kind: game.Slots, Len: NumCamps, PerSeat: true},
		Bikes:         {Name: "bikes", Kind: game.Slots, Len: NumRegions + 1, Sub: MaxSeats},
		Bonus:         {Name: "bonus", Kind: game.Slots, Len: 1},
		BonusHeld:     {Name: "bonus_held", Kind: game.Slots, Len: 1, PerSeat: true},
		FirstHeld:     {Name: "first_held", Kind: game.Slots, Len: 1, PerSeat: true},
		StampSupply:   {Name: "stamp_supply", Kind: game.Supply},
		MemorySupply:  {Name: "memory_supply", Kind: game.Supply},
		RegionSpot:    {Name: "region", Kind: game.Button},
		Buttons:       {Name: "button", Kind: game.Button},
	},
	Counters: []zones.Counter[State]{
		{Name: "round", Range: zones.Numbers[State](1, lastRound)}, {Name: "phase"}, {Name: "first", Range: firstDial}, {Name: "played"}, {Name: "extra"},
		{Name: "moves"}, {Name: "takes"}, {Name: "camps"},
		{Name: "step"}, {Name: "step_a"}, {Name: "step_b"},
		{Name: "side", Range: zones.Words[State]("option.side.A", "option.side.B")},
		{Name: "open_faces", Range: zones.YesNo[State]},
		{Name: "score", Of: func(s *State, i game.Seat) any { return &s.p[i].score }, Range: zones.Numbers[State](0, maxScore)},
		{Name: "level", Of: func(s *State, i game.Seat) any { return &s.p[i].level }, Range: zones.Kinds[State](kinds)},
	},
	Step:  StepKind,
	Backs: int(BackFirst),
	Core: func(s *State) zones.Core {
		return zones.Core{Chance: &s.rng, Seats: &s.seats, Turn: &s.turn, Counts: s.n[:], Steps: &s.steps}
	},
	Page: positions,
})

// table lists zones and counters.
var table = zoneTable.Table

// firstDial: any seat may have begun (P2.6).
func firstDial(s *State, _ game.Seat) game.Range {
	d := game.Range{Most: int(s.seats) - 1}
	for i := range game.Seat(s.seats) {
		d.Values = append(d.Values, game.SaySeat(i))
	}
	return d
}

// owner: a seat's own eyes only.
func owner(_ *State, at game.Spot) game.Seats { return game.Only(at.Seat) }

// View is what a seat sees (P11): everything but the faces of travel cards in
// the hands of others, what another looks at, and the order of the decks.
func (s *State) View(seat game.Seat) (v game.View) { s.ViewInto(&v, seat); return v }

// ViewInto writes what a seat sees into a view, whose memory it uses.
func (s *State) ViewInto(v *game.View, seat game.Seat) {
	zoneTable.ViewInto(s, v, seat)
	s.layMap(v)
	if !s.BonusTaken() {
		v.Put(common(Bonus, 0, 0), bonusPiece)
	}
	for i := range s.p[:s.seats] {
		p, seat := &s.p[i], game.Seat(i)
		v.Put(common(Bikes, p.bike, uint8(i)), bike(seat))
		for n := p.camps; n < NumCamps; n++ {
			v.Put(of(seat, Track, n), camp(seat))
		}
		if p.bonus {
			v.Put(of(seat, BonusHeld, 0), bonusPiece)
		}
		if s.n[First] == int16(i) {
			v.Put(of(seat, FirstHeld, 0), firstPiece)
		}
	}
}

// layMap lays camps, stamps and memories.
func (s *State) layMap(v *game.View) {
	for r := uint8(1); r <= NumRegions; r++ {
		for i, owner := range s.sites[r] {
			if owner != 0 {
				v.Put(common(Sites, r, uint8(i)), camp(game.Seat(owner-1)))
			}
		}
	}
	for c := uint8(1); c <= NumPostcards; c++ {
		if s.stamps[c]|s.memories[c] == 0 {
			continue
		}
		for i := range uint8(6) {
			if s.stamps[c]&(1<<i) != 0 {
				v.Put(common(Stamps, c, i), stampPiece)
			}
		}
		for i := range uint8(3) {
			if s.memories[c]&(1<<i) != 0 {
				v.Put(common(Memories, c, i), memoryPiece)
			}
		}
	}
}
