package montaigne

import (
	"testing"

	"posterestante/game"
)

// TestEdits lays pieces by chance in positions of all sorts: each lies where it
// was laid, all still lie in one place, and what Check lets pass is played and
// read back.
func TestEdits(t *testing.T) {
	playable, laid, kept := 0, map[game.Zone]int{}, 0
	for seed := range uint64(40) {
		setup := game.Setup{Game: "montaigne", Seats: []string{"bot:random", "bot:random", "bot:random"}[:2+seed%2], Seed: game.Numbered(seed),
			Options: map[string]string{"winds": []string{"no", "yes"}[seed%2]}}
		made, err := Game{}.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		s, r := made.(*State), game.NewRand(seed)
		for n := 0; n < int(seed)*3 && !s.Over(); n++ {
			legal := s.Legal(nil)
			s.Apply(legal[r.Intn(len(legal))], nil)
		}
		for range 200 {
			at := game.Spot{Zone: game.Zone(1 + r.Intn(int(Buttons))), Seat: game.Seat(r.Intn(3) - 1), Index: uint8(r.Intn(12))}
			choices := s.Choices(at)
			if len(choices) == 0 {
				if err := s.Put(at, 1); err == nil {
					t.Fatalf("%+v takes a piece that it doesn't offer", at)
				}
				continue
			}
			was, p := s.Clone(), choices[r.Intn(len(choices))]
			from, insert := s.Where(p.ID), r.Intn(3) == 0
			there := cardAt(s, at)
			lay := s.Put
			if insert {
				lay = s.Insert
			}
			if err := lay(at, p.ID); err != nil {
				if !s.Equal(was) {
					t.Fatalf("refused, and done: %v", err)
				}
				continue
			}
			if bad := zoneTable.Whole(s); bad != nil {
				t.Fatalf("%+v from %+v to %+v: %v", p, from, at, bad)
			}
			if p.ID == uint16(TheCall) || there == uint16(TheCall) || from.Zone == Reserve { // it lies where it may, and others make room
				continue
			}
			if now := s.Where(p.ID); now.Zone != at.Zone && (at.Zone != ReserveTop || now.Zone != Reserve) || now.Seat != at.Seat {
				t.Fatalf("laid at %+v, it lies at %+v", at, now)
			}
			switch now := s.Where(there); {
			case there == 0 || there == p.ID:
			case insert && at.Zone != Row: // it is the next
				if mine := s.Where(p.ID); now.Zone != mine.Zone || now.Seat != mine.Seat || now.Index != mine.Index+1 {
					t.Fatalf("%d is laid before %d: at %+v and %+v", p.ID, there, mine, now)
				}
			case now != from:
				t.Fatalf("%d has taken the place of %d, which lies at %+v, not at %+v", p.ID, there, now, from)
			}
			laid[at.Zone]++
			if r.Intn(20) == 0 {
				s.SetTurn(game.Seat(r.Intn(int(s.seats))), false)
			}
			if r.Intn(3) > 0 { // what the rules forbid is taken back mostly, so that more is tried
				if s.Check() != nil {
					s.CopyFrom(was)
					kept++
					continue
				}
				playable++
				raw, err := s.MarshalJSON()
				if err != nil {
					t.Fatal(err)
				}
				if again, err := (Game{}).Load(raw); err != nil || !again.Equal(s) {
					t.Fatalf("%v: %s", err, raw)
				}
			}
		}
	}
	t.Logf("%d playable, %d taken back, %v", playable, kept, laid)
	for _, z := range []game.Zone{Reserve, ReserveTop, Row, Discard, TileRow, Hand, Voyage, TilesHeld} {
		if laid[z] == 0 {
			t.Errorf("nothing was laid in zone %d", z)
		}
	}
	if playable < 100 {
		t.Errorf("only %d positions could be played", playable)
	}
}

// cardAt is the card that lies at a spot of a list or of the board, 0 for none.
func cardAt(s *State, at game.Spot) uint16 {
	switch at.Zone {
	case Discard, Hand, Voyage, Row:
		spots := zoneTable.Rows[at.Zone].At(s, at.Seat).All()
		if int(at.Index) < len(spots) && spots[at.Index] != 0 {
			return shown(spots[at.Index]).ID
		}
	}
	return 0
}

// TestCountersByHand: a counter takes what its Range says, and nothing beyond.
func TestCountersByHand(t *testing.T) {
	made, err := Game{}.New(game.Setup{Game: "montaigne", Seats: []string{"bot:steady", "bot:steady"}, Seed: "3"})
	if err != nil {
		t.Fatal(err)
	}
	s, set := made.(*State), 0
	for c := game.Counter(1); int(c) < len(table.Counters); c++ {
		seat := game.Nobody
		if table.Counters[c].PerSeat {
			seat = 1
		}
		d, ok := s.Range(c, seat)
		least, most := d.Least, d.Most
		if ok {
			set++
		}
		for n := least - 1; n <= most+1; n++ {
			o := s.Clone().(*State)
			if err := o.SetCounter(c, seat, n); (err == nil) != (ok && n >= least && n <= most) {
				t.Errorf("%s as %d of %d to %d: %v", table.Counters[c].Name, n, least, most, err)
			}
			if v := o.View(0); ok && n >= least && n <= most && v.Counter(c, seat) != n && (!d.Set || v.Counter(c, seat) != n&^1|1<<Bordeaux) {
				t.Errorf("%s is %d, not %d", table.Counters[c].Name, v.Counter(c, seat), n)
			}
		}
	}
	if set < 5 {
		t.Errorf("only %d counters can be set", set)
	}
}
