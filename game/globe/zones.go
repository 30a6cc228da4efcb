package globe

import (
	"fmt"
	"slices"

	"posterestante/game"
	"posterestante/game/foreign"
	"posterestante/game/zones"
)

type (
	row     = zones.Row[State]
	counter = zones.Counter[State]
	field   = zones.Field[State]
)

// commonCounters and seatCounters are the names of the counters.
var (
	commonCounters = [...]string{Phase: "phase", Round: "round", StarterN: "starter", ActiveN: "active", Die: "die", Riders: "riders", NeedN: "need",
		Plays: "plays", TwoLines: "two_lines", Express: "express", FineN: "fine", Outcry: "outcry", LotTickets: "lot_tickets", LotCheques: "lot_cheques", Lots: "lots",
		StepKindN: "step", StepA: "step_a", StepB: "step_b", StepN: "step_n", OfferFloor: "floor", SellerN: "seller",
		BarterGives: "barter_gives", BarterWants: "barter_gets", BarterSum: "barter_sum", BarterSaid: "barter_offers", BarterDrops: "barter_dropped"}
	seatCounters = [...]string{"square", "money", "tickets", "cheques", "pass", "miss", "order", "tries", "waits", "runs", "has_bid", "arrived", "level", "wants", "rings", "taken"}
)

// table makes the zones, counters and page of a game.
func (r *Rules) table() *zones.Table[State] {
	t := zones.Table[State]{Game: r.Name, Backs: int(BackPawn), Rows: r.rows(), Core: func(s *State) zones.Core {
		return zones.Core{Chance: &s.Rng, Seats: &s.Seats, Turn: &s.Who, Counts: s.N[:]}
	}}
	p := &t.Page
	p.Least, p.Most = 2, MaxSeats
	for c, name := range commonCounters {
		if c == 0 {
			continue
		}
		t.Counters = append(t.Counters, counter{Name: name, Range: commonDials[c]})
		if c := game.Counter(c); c == Phase {
			p.Fields = append(p.Fields, field{Key: name, Counter: c,
				Names: []string{Playing: "play", GameOver: "over"}})
		} else if c < StepKindN && (c != FineN || r.Calm != nil) {
			p.Fields = append(p.Fields, field{Key: name, Counter: c})
		}
	}
	for i, name := range seatCounters {
		of := func(s *State, seat game.Seat) any { return &s.P[seat].N[i] }
		t.Counters = append(t.Counters, counter{Name: name, Of: of, Range: seatDials[i]})
		switch SquareN + game.Counter(i) {
		case PassN, BidN: // follow from the rest
		case LevelN:
			p.Seat = append(p.Seat, field{Key: "kind", In: of, Names: kinds})
		case RingsN, TakenN:
			if r.Calm != nil {
				p.Seat = append(p.Seat, field{Key: name, In: of})
			}
		default:
			p.Seat = append(p.Seat, field{Key: name, In: of})
		}
	}
	p.Fields = append(p.Fields, field{Key: "steps", Code: r.steps()})
	if r.Barter != nil {
		p.Fields = append(p.Fields, field{Key: "barter", Code: r.barterField()})
	}
	if r.Calm != nil {
		unlawful := func(s *State, i game.Seat) any { return &s.P[i].Unlawful }
		p.Seat = append(p.Seat, field{Key: "unlawful", In: unlawful, Most: 1})
	}
	p.Seat = append(p.Seat,
		field{Key: "place", In: func(s *State, i game.Seat) any { return &s.P[i].Place }, Most: MaxSeats},
		field{Key: "bid", Code: bids()}, field{Key: "bag", Zone: BagZone}, field{Key: "won", Zone: WonZone})
	for z := range t.Rows {
		if row := &t.Rows[z]; row.At != nil && !row.PerSeat {
			p.Fields = append(p.Fields, field{Key: row.Name, Zone: game.Zone(z), One: row.Len == 1})
		}
	}
	return zones.New(t)
}

// rows are the zones.
func (r *Rules) rows() []row {
	cards := &zones.Sort{Word: "card", Names: r.cardNames, Face: CardPiece, Deck: func(n uint8) game.Zone {
		return game.Zone(KindOf(n))
	}}
	items := &zones.Sort{Word: "item", Names: r.Items, Face: ItemPiece, Alike: true}
	out := make([]row, Buttons+1)
	for k := Job; int(k) <= NumDecks; k++ {
		out[k] = row{Name: "deck_" + k.String(), Kind: game.Bag, Sort: cards, FaceDown: true,
			At: func(s *State, _ game.Seat) zones.Spots {
				return s.Decks[k].Spots()
			}}
	}
	out[ItemDeck] = row{Name: "supply", Kind: game.Supply}
	if r.Copies > 0 {
		out[ItemDeck] = row{Name: "items", Kind: game.Bag, Sort: items, FaceDown: true,
			At: func(s *State, _ game.Seat) zones.Spots {
				return s.Items.Spots()
			}}
	}
	out[OpenCard] = row{Name: "open", Kind: game.Slots, Len: NumDecks, Sort: cards,
		At: func(s *State, _ game.Seat) zones.Spots {
			return zones.Fixed(s.Open[1:])
		}}
	out[DrawnBag] = row{Name: "drawn", Kind: game.List, Sort: items, Known: func(s *State, _ game.Spot) game.Seats {
		return game.Only(s.Active())
	},
		At: func(s *State, _ game.Seat) zones.Spots { return s.Drawn.Spots() }}
	out[LotZone] = row{Name: "lot", Kind: game.List, Sort: items, At: func(s *State, _ game.Seat) zones.Spots {
		return s.Lot.Items.Spots()
	}}
	out[LotCards] = row{Name: "lot_cards", Kind: game.List, Sort: cards, At: func(s *State, _ game.Seat) zones.Spots {
		return s.Lot.Cards.Spots()
	}}
	out[RoadZone] = row{Name: "road", Kind: game.Slots, Len: len(r.Road), Sub: MaxSeats}
	out[BagZone] = row{Name: "bag", Kind: game.List, PerSeat: true, Sort: items,
		At: func(s *State, i game.Seat) zones.Spots {
			return s.P[i].Bag.Spots()
		}}
	if r.Hidden {
		out[BagZone].Known = func(s *State, at game.Spot) game.Seats { return s.knows(at.Seat) }
	}
	out[WonZone] = row{Name: "won", Kind: game.List, PerSeat: true, Sort: cards,
		At: func(s *State, i game.Seat) zones.Spots {
			return s.P[i].Won.Spots()
		}}
	for z, name := range map[game.Zone]string{Choice: "choice", Goods: "goods", Amount: "amount", Buttons: "button"} {
		out[z] = row{Name: name, Kind: game.Button}
	}
	out[SeatSpot] = row{Name: "seat", Kind: game.Button, PerSeat: true}
	out[Asks] = row{Name: "ask", Kind: game.Button, PerSeat: true}
	return out
}

// steps are the open steps as text, the last settled first: "pick 0 2 0 0" is
// the name of the step, the seat that settles it, and its numbers A, B and N.
func (r *Rules) steps() zones.Code[State] {
	return zones.Coded(func(s *State, _ game.Seat) []string {
		out := []string{}
		for _, t := range s.Steps[:s.Depth] {
			out = append(out, r.stepText(t))
		}
		return out
	}, func(s *State, _ game.Seat, list []string) error {
		if len(list) > maxSteps-8 {
			return fmt.Errorf("steps: %d, at most %d", len(list), maxSteps-8)
		}
		for _, text := range list {
			var t Step
			var name string
			_, err := fmt.Sscanf(text, "%s %d %d %d %d", &name, &t.Seat, &t.A, &t.B, &t.N)
			t.Kind = StepKind(max(0, slices.IndexFunc(r.Steps, func(row StepRow) bool { return row.Name == name })))
			if err != nil || t.Kind == NoStep || r.stepText(t) != text {
				return fmt.Errorf("steps: a step is a name, a seat and three numbers, not %s", foreign.Quote(text))
			}
			s.Push(t)
		}
		return nil
	})
}

func (r *Rules) stepText(t Step) string {
	return fmt.Sprintf("%s %d %d %d %d", r.Steps[t.Kind].Name, t.Seat, t.A, t.B, t.N)
}

// bids is what a seat has bid in an auction that is open: -1 while it has not,
// else tens, 0 for none. The file holds it as it holds the decks.
func bids() zones.Code[State] {
	return zones.Coded(func(s *State, i game.Seat) int16 {
		if s.P[i].Of(BidN) == 0 {
			return -1
		}
		return s.P[i].Bid
	}, func(s *State, i game.Seat, n int16) error {
		if n < -1 || n > maxBid {
			return game.CannotBe("bid", int(n), maxBid)
		}
		if n >= 0 {
			s.P[i].Bid = n
			s.SetOf(i, BidN, 1, nil)
		}
		return nil
	})
}

// Zones are the rows of the zones.
func (g Game) Zones() *zones.Table[State] { return g.R.zones }

// Table lists zones and counters.
func (g Game) Table() *game.Table { return g.R.zones.Table }

// View is what a seat sees: everything but the order of the decks and sealed
// bids, and where bags are private what is in those of others (S1.5, R1.4).
func (s *State) View(seat game.Seat) (v game.View) { s.ViewInto(&v, seat); return v }

// ViewInto writes what a seat sees into a view, whose memory it uses.
func (s *State) ViewInto(v *game.View, seat game.Seat) {
	s.R.zones.ViewInto(s, v, seat)
	for i := range s.P[:s.Seats] {
		v.Put(common(RoadZone, uint8(s.P[i].Square()), s.P[i].Place), PawnPiece(game.Seat(i)))
	}
}

// MarshalJSON writes the position as a page that can be edited by hand.
func (s *State) MarshalJSON() ([]byte, error) { return s.R.zones.Write(s) }

// Load reads a position; what is impossible about it is an error in words.
func (g Game) Load(data []byte) (game.State, error) {
	s, err := g.R.zones.Read(data)
	if err != nil {
		return nil, err
	}
	s.R = g.R
	if err := s.checkBounds(); err != nil {
		return nil, err
	}
	s.derive()
	if err := s.Check(); err != nil {
		return nil, err
	}
	return s, nil
}
