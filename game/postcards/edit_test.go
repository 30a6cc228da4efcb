package postcards

import (
	"encoding/json"
	"errors"
	"testing"

	"posterestante/game"
)

// table of a person and a normal Automa.
func editable(t *testing.T) *State {
	t.Helper()
	st, err := Game{}.New(setupOf("p n", "A"))
	if err != nil {
		t.Fatal(err)
	}
	return st.(*State)
}

func (s *State) must(t *testing.T, edits ...Edit) {
	t.Helper()
	for _, e := range edits {
		if err := s.Edit(e); err != nil {
			t.Fatalf("%+v: %v", e, err)
		}
	}
}

// laid writes an edit that lays a card.
func laid(z game.Zone, seat game.Seat, index uint8, n int) Edit {
	return Edit{Put, game.Spot{Zone: z, Seat: seat, Index: index}, n}
}

func TestEditMovesPieces(t *testing.T) {
	none := game.Nobody
	top := func(s *State) int { return int(s.cardTop) }
	for _, c := range []struct {
		name  string
		edits func(s *State) []Edit
		want  func(s *State) bool
	}{
		{"a card of the row that lies in the row changes places", func(s *State) []Edit { return []Edit{laid(Row, none, 0, int(s.row[4]))} },
			func(s *State) bool { o := editable(t); return s.row[0] == o.row[4] && s.row[4] == o.row[0] }},
		{"the postcard on top and one of the row likewise", func(s *State) []Edit { return []Edit{laid(CardRow, none, 1, top(s))} },
			func(s *State) bool { o := editable(t); return s.cardRow[1] == o.cardTop && s.cardTop == o.cardRow[1] }},
		{"a card out of a hand leaves five there", func(s *State) []Edit { return []Edit{laid(Row, none, 2, int(s.p[0].hand.C[3]))} },
			func(s *State) bool {
				o := editable(t)
				return s.row[2] == o.p[0].hand.C[3] && s.p[0].hand.N == 5 && s.travelDeck.Find(o.row[2]) == 0
			}},
		{"a postcard out of the row leaves a gap", func(s *State) []Edit { return []Edit{laid(Cards, 0, 9, int(s.cardRow[0]))} },
			func(s *State) bool {
				return s.cardRow[0] == 0 && s.p[0].cards.N == 2 && s.Problems()[0].Key == "gap.postcards"
			}},
		{"which is dealt anew", func(s *State) []Edit { return []Edit{laid(Cards, 0, 9, int(s.cardRow[0])), {Do: Deal}} },
			func(s *State) bool { return s.cardRow[0] == editable(t).cardTop && s.Check() == nil }},
		{"a postcard that leaves its seat loses its stamps", func(s *State) []Edit {
			c := s.p[0].cards.C[0]
			return []Edit{{Put, common(Stamps, c, 1), 1}, {Put, common(Memories, c, 2), 1}, laid(Sent, 0, 0, int(c))}
		}, func(s *State) bool {
			return s.p[0].sent.N == 1 && s.p[0].cards.N == 0 && s.stamps == [NumPostcards + 1]uint8{} && s.memories == [NumPostcards + 1]uint8{}
		}},
		{"the fourth postcard sent takes the end bonus", func(*State) []Edit {
			return []Edit{laid(Sent, 1, 0, 1), laid(Sent, 1, 1, 6), laid(Sent, 1, 2, 11), laid(Sent, 1, 3, 16), {Do: Deal}}
		}, func(s *State) bool { return s.p[1].bonus && s.p[1].sent.N == 4 && s.Check() == nil }},
		{"itineraries change hands", func(s *State) []Edit { return []Edit{laid(ItineraryHeld, 0, 0, int(s.p[1].itinerary))} },
			func(s *State) bool {
				o := editable(t)
				return s.p[0].itinerary == o.p[1].itinerary && s.p[1].itinerary == o.p[0].itinerary
			}},
		{"a camp of another is replaced", func(*State) []Edit { return []Edit{{Put, common(Sites, 8, 5), 1}, {Put, common(Sites, 8, 5), 2}} },
			func(s *State) bool { return s.p[0].camps == 0 && s.p[1].camps == 1 && s.sites[8][5] == 2 }},
		{"a person who becomes an Automa holds no cards", func(*State) []Edit { return []Edit{{SetKind, of(0, 0, 0), int(Expert)}} },
			func(s *State) bool {
				return s.p[0].hand.N == 0 && s.Check() == nil && s.travelDeck.N == editable(t).travelDeck.N+5
			}},
		{"an Automa that becomes a person draws five", func(*State) []Edit { return []Edit{{SetKind, of(1, 0, 0), int(Person)}, {SetTurn, of(1, 0, 0), 0}} },
			func(s *State) bool { return s.p[1].hand.N == 5 && s.n[Phase] == Playing && s.Check() == nil }},
		{"two more seats and away with them", func(*State) []Edit {
			return []Edit{{Do: SetSeats, N: 4}, {SetTurn, of(3, 0, 0), 0}, {Put, common(Sites, 1, 0), 4}, laid(GiftsHeld, 3, 0, 20), {Do: SetSeats, N: 2}, {Do: Deal}}
		}, func(s *State) bool {
			return s.seats == 2 && s.turn == 0 && s.sites[1][0] == 0 && s.p[3] == player{} && s.Check() == nil
		}},
		{"the top of a deck is dealt first", func(*State) []Edit { return []Edit{laid(TravelDeck, none, 0, 33), laid(Row, none, 3, 0), {Do: Deal}} },
			func(s *State) bool { return s.row[3] == 33 }},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := editable(t)
			s.must(t, c.edits(s)...)
			if err := s.checkPieces(); err != nil {
				t.Error(err)
			}
			if !c.want(s) {
				t.Errorf("it came out otherwise: %+v", s.page())
			}
		})
	}
}

func TestEditRefuses(t *testing.T) {
	for _, c := range []struct {
		key  string
		edit Edit
	}{
		{"edit.piece", laid(Row, game.Nobody, 0, 73)}, {"edit.piece", laid(GiftRow, game.Nobody, 0, -1)},
		{"edit.spot", laid(Row, game.Nobody, 5, 1)}, {"edit.spot", laid(Hand, 3, 0, 1)}, {"edit.spot", laid(Look, 0, 0, 1)},
		{"edit.spot", Edit{Do: Put}}, {"edit.spot", Edit{Do: 99}}, {"edit.spot", Edit{Put, common(Sites, 1, 3), 1}},
		{"hand.automa", laid(Hand, 1, 0, 1)}, {"hand.many", laid(Hand, 0, 5, 1)},
		{"edit.card", Edit{Put, common(Stamps, editable(t).cardTop, 0), 1}},
		{"edit.number", Edit{SetScore, of(0, 0, 0), -1}}, {"edit.number", Edit{Do: SetSeats, N: 5}}, {"edit.seat", Edit{SetTurn, of(2, 0, 0), 0}},
	} {
		s, was := editable(t), editable(t)
		var why *Impossible
		if err := s.Edit(c.edit); !errors.As(err, &why) || why.Key != c.key {
			t.Errorf("%+v: %v, want %s", c.edit, err, c.key)
		}
		if !s.Equal(was) {
			t.Errorf("%+v changed something though refused", c.edit)
		}
	}
	s := editable(t)
	for i := range NumCamps + 1 {
		r := 5 + i/5
		err := s.Edit(Edit{Put, common(Sites, uint8([]int{5, 8, 9, 11}[r-5]), uint8(i%5)), 1})
		if (err != nil) != (i == NumCamps) {
			t.Errorf("camp %d: %v", i+1, err)
		}
	}
}

// someEdit is any edit, sensible or not.
func someEdit(r *game.Rand, s *State) Edit {
	e := Edit{Do: Put, N: r.Intn(90) - 2}
	e.At = game.Spot{Zone: game.Zone(r.Intn(int(Buttons) + 1)), Seat: game.Seat(r.Intn(int(s.seats)+2) - 1), Index: uint8(r.Intn(60)), Sub: uint8(r.Intn(7))}
	if r.Intn(3) > 0 {
		e.At.Index = uint8(r.Intn(6))
	}
	if z := table.Zones[e.At.Zone]; !z.PerSeat && r.Intn(9) > 0 {
		e.At.Seat = game.Nobody
	}
	switch e.At.Zone {
	case Stamps, Memories, Sites, BonusHeld:
		e.N = r.Intn(3)
	}
	if r.Intn(8) == 0 {
		e.Do, e.N = Change(r.Intn(int(Deal)+2)), r.Intn(7)
	}
	return e
}

// TestEditKeepsPieces edits at random: pieces are neither made nor lost, and a
// position is either sound, read back as it is and played on, or refused with
// a reason that has a key.
func TestEditKeepsPieces(t *testing.T) {
	sound, refused, done := 0, map[string]int{}, 0
	for seed := range uint64(120) {
		s, r := someState(t, seed*31), game.NewRand(seed)
		for range 40 {
			e := someEdit(&r, s)
			if err := s.Edit(e); err == nil {
				done++
			}
			keepsPieces(t, s, e)
			s.View(0)
			s.Scores()
			err := s.Check()
			if (err == nil) != (len(s.Problems()) == 0) {
				t.Fatalf("after %+v: %v, but problems %v", e, err, s.Problems())
			}
			data, _ := json.Marshal(s)
			if back, err := Draft(data); err != nil || !back.Equal(s) {
				t.Fatalf("after %+v the draft is not read back: %v", e, err)
			}
			if err == nil {
				sound++
				playOn(t, s, e, seed)
				continue
			}
			for _, p := range s.Problems() {
				if p.Key == "" || p.Key == "twice" || p.Key == "missing" {
					t.Fatalf("after %+v: %v", e, p)
				}
				refused[p.Key]++
			}
		}
	}
	if sound < 500 || done < 1000 || len(refused) < 5 {
		t.Errorf("%d edits, %d sound positions, refused for %v: too few to tell anything", done, sound, refused)
	}
}

func keepsPieces(t *testing.T, s *State, e Edit) {
	t.Helper()
	if err := s.checkPieces(); err != nil {
		t.Fatalf("after %+v: %v", e, err)
	}
	camps := [MaxSeats + 1]uint8{}
	for r := range s.sites {
		for _, owner := range s.sites[r] {
			camps[owner]++
		}
	}
	for i := range s.p {
		if camps[i+1] != s.p[i].camps || i >= int(s.seats) && camps[i+1] > 0 {
			t.Fatalf("after %+v seat %d has %d camps and says %d", e, i, camps[i+1], s.p[i].camps)
		}
	}
	for c := uint8(1); c <= NumPostcards; c++ {
		if (s.stamps[c]|s.memories[c]) != 0 && s.Where(Cards, int(c)).Zone != Cards {
			t.Fatalf("after %+v postcard %d lies before nobody and is stamped", e, c)
		}
	}
}

// playOn plays some actions from a sound position.
func playOn(t *testing.T, s *State, e Edit, seed uint64) {
	t.Helper()
	o, r := s.Clone().(*State), game.NewRand(seed)
	for range 12 {
		legal := o.Legal(nil)
		if o.Over() {
			return
		}
		if len(legal) == 0 {
			t.Fatalf("after %+v nothing can be done", e)
		}
		o.Apply(legal[r.Intn(len(legal))], nil)
		if err := o.Check(); err != nil {
			t.Fatalf("after %+v and play: %v", e, err)
		}
	}
}

// TestForetell plays whole turns of Automas with the cards told one by one: they
// come to lie where they were said to, and nothing is turned up untold.
func TestForetell(t *testing.T) {
	asked := map[game.Zone]int{}
	for seed := range uint64(60) {
		st, err := Game{}.New(func() game.Setup { s := setupOf("p x", "B"); s.Seed = seed; return s }())
		if err != nil {
			t.Fatal(err)
		}
		s, r := st.(*State), game.NewRand(seed)
		for turn := range 12 {
			s.must(t, Edit{SetTurn, of(1, 0, 0), 0})
			for n := 0; s.turn == 1; n++ {
				var told []Turned
				f, err := s.Foretell(s.Legal(nil)[0], told)
				for ; err == nil && f.Ask != nil; f, err = s.Foretell(s.Legal(nil)[0], told) {
					d := f.Ask.From.Zone
					told = append(told, Turned{d, unseen(s, d, &r, told)})
					asked[d]++
				}
				if err != nil || n > 60 {
					t.Fatalf("seed %d, turn %d, action %d: %v", seed, turn, n, err)
				}
				for i, e := range fromDecks(f.Events) {
					if _, number := Sort(e.Piece); e.Piece.Back == BackTravel && number != told[i].N || e.Piece.Back != BackTravel && number != told[i].N {
						t.Fatalf("told %v, came %v", told, e.Piece)
					}
				}
				if err := f.After.Check(); err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
				s = f.After
			}
			if s.Over() {
				break
			}
		}
	}
	if asked[TravelDeck] < 300 || asked[CardDeck] < 60 || asked[GiftDeck] < 10 {
		t.Errorf("asked for %v: too few to tell anything", asked)
	}
}

func fromDecks(events []game.Event) (out []game.Event) {
	for _, e := range events {
		if e.Kind == game.Move && (e.From.Zone == TravelDeck || e.From.Zone == CardDeck || e.From.Zone == GiftDeck) {
			out = append(out, e)
		}
	}
	return out
}

// unseen is a card that nobody sees on the table and that wasn't told yet.
func unseen(s *State, deck game.Zone, r *game.Rand, told []Turned) int {
	for {
		n := 1 + r.Intn(len(box.Rows[deck].Sort.Names)-1)
		at := s.Where(deck, n)
		if (at.Zone == Hand || at.Seat == game.Nobody && s.spots(at).N != nil) && indexOfTurned(told, Turned{deck, n}) < 0 {
			return n
		}
	}
}

func indexOfTurned(list []Turned, x Turned) int {
	for i, t := range list {
		if t == x {
			return i
		}
	}
	return -1
}
