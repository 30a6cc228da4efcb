package postcards

import (
	"encoding/json"
	"strings"
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

// An edit is one change by hand.
type edit func(s *State) error

func (s *State) must(t *testing.T, edits ...edit) {
	t.Helper()
	for i, e := range edits {
		if err := e(s); err != nil {
			t.Fatalf("edit %d: %v", i, err)
		}
	}
}

// put lays a piece; laid a card of a zone's sort by its number, 0 for none.
func put(at game.Spot, id uint16) edit { return func(s *State) error { return s.Put(at, id) } }
func laid(z game.Zone, seat game.Seat, index uint8, n int) edit {
	id := uint16(0)
	if n != 0 {
		id = zoneTable.Rows[z].Sort.Face(uint8(n)).ID
	}
	return put(game.Spot{Zone: z, Seat: seat, Index: index}, id)
}
func set(c game.Counter, seat game.Seat, n int) edit {
	return func(s *State) error { return s.SetCounter(c, seat, n) }
}
func seats(n int) edit           { return func(s *State) error { return s.SetSeats(n) } }
func turnOf(seat game.Seat) edit { return func(s *State) error { s.SetTurn(seat, false); return nil } }
func deal(s *State) error        { s.Fill(); return nil }
func short(at game.Spot, i int) edit {
	return func(s *State) error { return s.Shortcuts(at)[i].Do() }
}

func TestEditMovesPieces(t *testing.T) {
	none := game.Nobody
	for _, c := range []struct {
		name  string
		edits func(s *State) []edit
		want  func(s *State) bool
	}{
		{"a card of the row that lies in the row changes places", func(s *State) []edit { return []edit{laid(Row, none, 0, int(s.row[4]))} },
			func(s *State) bool { o := editable(t); return s.row[0] == o.row[4] && s.row[4] == o.row[0] }},
		{"the postcard on top and one of the row likewise", func(s *State) []edit { return []edit{laid(CardRow, none, 1, int(s.cardTop))} },
			func(s *State) bool { o := editable(t); return s.cardRow[1] == o.cardTop && s.cardTop == o.cardRow[1] }},
		{"a card out of a hand leaves five there", func(s *State) []edit { return []edit{laid(Row, none, 2, int(s.p[0].hand.C[3]))} },
			func(s *State) bool {
				o := editable(t)
				return s.row[2] == o.p[0].hand.C[3] && s.p[0].hand.N == 5 && s.p[0].hand.C[3] == o.row[2]
			}},
		{"what is taken away goes under its deck", func(*State) []edit { return []edit{laid(Row, none, 2, 0)} },
			func(s *State) bool { return s.row[2] == 0 && s.travelDeck.C[0] == editable(t).row[2] }},
		{"a postcard out of the row leaves a gap", func(s *State) []edit { return []edit{laid(Cards, 0, 9, int(s.cardRow[0]))} },
			func(s *State) bool {
				return s.cardRow[0] == 0 && s.p[0].cards.N == 2 && keyOf(s.Problems()[0]) == "gap.postcards"
			}},
		{"which is dealt anew", func(s *State) []edit { return []edit{laid(Cards, 0, 9, int(s.cardRow[0])), deal} },
			func(s *State) bool { return s.cardRow[0] == editable(t).cardTop && s.Check() == nil }},
		{"a postcard that leaves its seat loses its stamps", func(s *State) []edit {
			c := s.p[0].cards.C[0]
			return []edit{put(common(Stamps, c, 1), idStamp), put(common(Memories, c, 2), idMemory), laid(Sent, 0, 0, int(c))}
		}, func(s *State) bool {
			return s.p[0].sent.N == 1 && s.p[0].cards.N == 0 && s.stamps == [NumPostcards + 1]uint8{} && s.memories == [NumPostcards + 1]uint8{}
		}},
		{"a shortcut stamps all of it, another sends it", func(*State) []edit { return []edit{short(of(0, Cards, 0), 1)} },
			func(s *State) bool {
				c := s.p[0].cards.C[0]
				return s.Free(c) == 0 && s.Shortcuts(of(0, Cards, 0))[0].Do() == nil && s.p[0].sent.C[0] == c
			}},
		{"the fourth postcard sent takes the end bonus", func(*State) []edit {
			return []edit{laid(Sent, 1, 0, 1), laid(Sent, 1, 1, 6), laid(Sent, 1, 2, 11), laid(Sent, 1, 3, 16), deal}
		}, func(s *State) bool { return s.p[1].bonus && s.p[1].sent.N == 4 && s.Check() == nil }},
		{"itineraries change hands", func(s *State) []edit { return []edit{laid(ItineraryHeld, 0, 0, int(s.p[1].itinerary))} },
			func(s *State) bool {
				o := editable(t)
				return s.p[0].itinerary == o.p[1].itinerary && s.p[1].itinerary == o.p[0].itinerary
			}},
		{"a camp of another is replaced", func(*State) []edit {
			return []edit{put(common(Sites, 8, 5), idCamp), put(common(Sites, 8, 5), idCamp+1)}
		}, func(s *State) bool { return s.p[0].camps == 0 && s.p[1].camps == 1 && s.sites[8][5] == 2 }},
		{"a bike rides", func(*State) []edit { return []edit{put(common(RegionSpot, 12, 0), idBike)} }, func(s *State) bool { return s.p[0].bike == 12 }},
		{"a person who becomes an Automa holds no cards", func(*State) []edit { return []edit{set(Level, 0, int(Expert))} },
			func(s *State) bool {
				return s.p[0].hand.N == 0 && s.Check() == nil && s.travelDeck.N == editable(t).travelDeck.N+5
			}},
		{"an Automa that becomes a person draws five", func(*State) []edit { return []edit{set(Level, 1, int(Person)), turnOf(1)} },
			func(s *State) bool { return s.p[1].hand.N == 5 && s.n[Phase] == Playing && s.Check() == nil }},
		{"two more seats and away with them", func(*State) []edit {
			return []edit{seats(4), turnOf(3), put(common(Sites, 1, 0), idCamp+3), laid(GiftsHeld, 3, 0, 20), seats(2), deal}
		}, func(s *State) bool {
			return s.seats == 2 && s.turn == 0 && s.sites[1][0] == 0 && s.p[3] == Player{} && s.Check() == nil
		}},
		{"a turn that passes the first player begins a round", func(s *State) []edit {
			return []edit{set(First, none, 1), turnOf(0), func(s *State) error { s.SetTurn(1, true); return nil }}
		}, func(s *State) bool { return s.n[Round] == 2 && s.turn == 1 }},
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

// keyOf is which reason it is, whoever gives it.
func keyOf(err error) string {
	key := game.SayImpossible(err).Key
	return key[strings.Index(key, "why.")+4:]
}

func TestEditRefuses(t *testing.T) {
	for i, c := range []struct {
		key  string
		edit edit
	}{
		{"spot", put(common(Row, 0, 0), 73)}, {"spot", put(common(GiftRow, 0, 0), 1)},
		{"spot", laid(Row, game.Nobody, 5, 1)}, {"spot", laid(Hand, 3, 0, 1)}, {"spot", laid(Look, 0, 0, 1)}, {"spot", laid(TravelDeck, game.Nobody, 0, 1)},
		{"spot", put(game.Spot{}, 0)}, {"spot", put(common(Sites, 1, 3), idCamp)}, {"spot", put(common(RegionSpot, 1, 0), 0)}, {"spot", put(of(0, ItineraryHeld, 0), 0)},
		{"hand.automa", laid(Hand, 1, 0, 1)}, {"hand.many", laid(Hand, 0, 5, 1)},
		{"spot", put(common(Stamps, editable(t).cardTop, 0), idStamp)},
		{"number", set(ScoreN, 0, -1)}, {"number", seats(5)}, {"number", set(Level, 0, 4)}, {"number", set(PlayedN, game.Nobody, 1)}, {"number", set(99, 0, 1)}, {"number", set(ScoreN, 2, 1)},
	} {
		s, was := editable(t), editable(t)
		if err := c.edit(s); err == nil || keyOf(err) != c.key {
			t.Errorf("%d: %v, want %s", i, err, c.key)
		}
		if !s.Equal(was) {
			t.Errorf("%d changed something though refused", i)
		}
	}
	s := editable(t)
	for i := range NumCamps + 1 {
		r := 5 + i/5
		err := s.Put(common(Sites, uint8([]int{5, 8, 9, 11}[r-5]), uint8(i%5)), idCamp)
		if (err != nil) != (i == NumCamps) {
			t.Errorf("camp %d: %v", i+1, err)
		}
	}
}

// someEdit is any edit, sensible or not.
func someEdit(r *game.Rand, s *State) edit {
	at := game.Spot{Zone: game.Zone(r.Intn(int(Buttons) + 1)), Seat: game.Seat(r.Intn(int(s.seats)+2) - 1), Index: uint8(r.Intn(60)), Sub: uint8(r.Intn(7))}
	if r.Intn(3) > 0 {
		at.Index = uint8(r.Intn(6))
	}
	if z := table.Zones[at.Zone]; !z.PerSeat && r.Intn(9) > 0 {
		at.Seat = game.Nobody
	}
	switch r.Intn(14) {
	case 0:
		return set(game.Counter(r.Intn(len(table.Counters))), at.Seat, r.Intn(7)-1)
	case 1:
		return seats(r.Intn(5))
	case 2:
		return turnOf(game.Seat(r.Intn(int(s.seats))))
	case 3:
		return deal
	case 4:
		if short := s.Shortcuts(at); len(short) > 0 {
			return func(s *State) error { return s.Shortcuts(at)[r.Intn(len(short))].Do() }
		}
	}
	id := uint16(r.Intn(610))
	if choices := s.Choices(at); len(choices) > 0 && r.Intn(8) > 0 {
		id = choices[r.Intn(len(choices))].ID
	}
	if r.Intn(6) == 0 {
		id = 0
	}
	if r.Intn(4) == 0 {
		return func(s *State) error { return s.Insert(at, id) }
	}
	return put(at, id)
}

// TestEditKeepsPieces edits at random: pieces are neither made nor lost, and a
// position is either sound, read back as it is and played on, or refused with
// a reason that has a key.
func TestEditKeepsPieces(t *testing.T) {
	sound, refused, done := 0, map[string]int{}, 0
	for seed := range uint64(120) {
		s, r := someState(t, seed*31), game.NewRand(seed)
		for range 40 {
			was := s.Clone()
			if err := someEdit(&r, s)(s); err == nil {
				done++
			} else if !s.Equal(was) {
				t.Fatalf("refused, and done: %v", err)
			}
			keepsPieces(t, s)
			s.View(0)
			s.Scores()
			err := s.Check()
			if (err == nil) != (len(s.Problems()) == 0) {
				t.Fatalf("%v, but problems %v", err, s.Problems())
			}
			data, _ := json.Marshal(s)
			if back, err := (Game{}).Draft(data); err != nil || !back.Equal(s) {
				t.Fatalf("the draft is not read back: %v", err)
			}
			if err == nil {
				sound++
				playOn(t, s, seed)
				continue
			}
			for _, p := range s.Problems() {
				key := keyOf(p)
				if key == "" || key == "twice" || key == "missing" {
					t.Fatal(p)
				}
				refused[key]++
			}
		}
	}
	if sound < 500 || done < 1000 || len(refused) < 5 {
		t.Errorf("%d edits, %d sound positions, refused for %v: too few to tell anything", done, sound, refused)
	}
}

func keepsPieces(t *testing.T, s *State) {
	t.Helper()
	if err := s.checkPieces(); err != nil {
		t.Fatal(err)
	}
	camps := [MaxSeats + 1]uint8{}
	for r := range s.sites {
		for _, owner := range s.sites[r] {
			camps[owner]++
		}
	}
	for i := range s.p {
		if camps[i+1] != s.p[i].camps || i >= int(s.seats) && camps[i+1] > 0 {
			t.Fatalf("seat %d has %d camps and says %d", i, camps[i+1], s.p[i].camps)
		}
	}
	for c := uint8(1); c <= NumPostcards; c++ {
		if (s.stamps[c]|s.memories[c]) != 0 && !s.held(c) {
			t.Fatalf("postcard %d lies before nobody and is stamped", c)
		}
	}
}

// playOn plays some actions from a sound position.
func playOn(t *testing.T, s *State, seed uint64) {
	t.Helper()
	o, r := s.Clone().(*State), game.NewRand(seed)
	for range 12 {
		legal := o.Legal(nil)
		if o.Over() {
			return
		}
		if len(legal) == 0 {
			t.Fatal("nothing can be done")
		}
		o.Apply(legal[r.Intn(len(legal))], nil)
		if err := o.Check(); err != nil {
			t.Fatalf("after an edit and play: %v", err)
		}
	}
}
