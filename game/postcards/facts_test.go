package postcards

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
)

// factsOf is what a seat is told in a position, from one deal of what it can't
// know.
func factsOf(s *State, seat game.Seat, r *game.Rand) []game.Fact {
	var legal []game.Action
	if s.turn == seat {
		legal = s.Legal(nil)
	}
	return Game{}.Facts(s.View(seat), legal, func() game.State {
		st := s.Clone()
		st.Determinize(seat, r)
		return st
	})
}

// asked calls with positions all over random games, in which cards are sent
// rather more often than by chance.
func asked(t *testing.T, games uint64, every int, with func(s *State, r *game.Rand)) {
	t.Helper()
	for seed := range games {
		st, err := Game{}.New(setupOf([]string{"p p", "p p p p", "p x", "p p n"}[seed%4], []string{"A", "B"}[seed%2]))
		if err != nil {
			t.Fatal(err)
		}
		s, r := st.(*State), game.NewRand(seed)
		s.n[OpenFaces] = int16(seed / 2 % 2)
		for !s.Over() {
			if r.Intn(every) == 0 {
				with(s, &r)
			}
			s.Apply(eager(s.Legal(nil), &r), nil)
		}
	}
}

// eager is an action of chance that leads on more often than not.
func eager(legal []game.Action, r *game.Rand) game.Action {
	for _, v := range [...]game.Verb{VSend, VWrite, VStamp} {
		if i := slices.IndexFunc(legal, func(a game.Action) bool { return a.Verb == v }); i >= 0 && r.Intn(2) > 0 {
			return legal[i]
		}
	}
	return legal[r.Intn(len(legal))]
}

// TestFactsKnowNoMore checks that facts are the same whatever is dealt of what
// the seat can't know, and leave the position as it was.
func TestFactsKnowNoMore(t *testing.T) {
	n := 0
	asked(t, 8, 40, func(s *State, r *game.Rand) {
		before := *s
		for seat := game.Nobody; seat < game.Seat(s.seats); seat++ {
			want := factsOf(s, seat, r)
			if (len(want) == 0) != (seat == game.Nobody || s.p[max(seat, 0)].level != Person || seat != s.turn && s.p[seat].cards.N == 0) {
				t.Fatalf("seat %d is told %d facts", seat, len(want))
			}
			other := s.Clone().(*State)
			other.Determinize(seat, r)
			for range 2 {
				if got := factsOf(other, seat, r); !reflect.DeepEqual(got, want) {
					t.Fatalf("seat %d of %d, another deal: %+v\nnot %+v", seat, s.turn, got, want)
				}
				n++
			}
		}
		if *s != before {
			t.Fatal("to tell facts changed the position")
		}
	})
	if n < 200 {
		t.Errorf("only %d compared", n)
	}
}

// TestFactGroups checks that what can be done is told wholly and once, and that
// of every kind of play it is told that it can be done or why it can't.
func TestFactGroups(t *testing.T) {
	asked(t, 8, 15, func(s *State, r *game.Rand) {
		if s.me().level != Person {
			return
		}
		legal := s.Legal(nil)
		told, denied := map[game.Action]int{}, map[game.Verb]bool{}
		v := s.View(s.turn)
		for _, f := range factsOf(s, s.turn, r) {
			for _, spot := range f.Spots {
				z := v.Table.Zones[spot.Zone]
				if holds := z.Kind == game.List || spot.Zone == GiftRow || spot.Zone == CardRow; spot.Index == notThere || holds && v.At(spot).Back == 0 {
					t.Fatalf("%s is about %s %d, where nothing lies", f.Key, z.Name, spot.Index)
				}
			}
			switch {
			case f.Refusal != nil:
				if f.Key == "cannot" && len(f.Counts) == 0 || f.Refusal.Rule != f.Rule || f.Rule == "" {
					t.Fatalf("%+v", f)
				}
				for _, c := range f.Counts {
					denied[game.Verb(c.What)] = true
				}
			case !f.Line && f.Key != "head.can":
				for _, a := range f.Actions {
					told[a]++
				}
			}
		}
		if len(told) != len(legal) {
			t.Fatalf("%d actions are told of %d", len(told), len(legal))
		}
		for _, a := range legal {
			if told[a] != 1 || denied[a.Verb] {
				t.Fatalf("%s is told %d times, and denied: %v", Game{}.Notation(a), told[a], denied[a.Verb])
			}
			denied[a.Verb] = denied[a.Verb] || false
		}
		if s.n[Phase] != Playing || s.steps.Depth > 0 || s.me().hand.N == 0 {
			return
		}
		for _, v := range [...]game.Verb{VMove, VTake, VCamp, VStamp, VPair, VEnd} {
			can := slices.ContainsFunc(legal, func(a game.Action) bool { return a.Verb == v })
			if can == denied[v] {
				t.Fatalf("%s can be done: %v, and is denied: %v", verbTable.Rows[v].Name, can, denied[v])
			}
		}
	})
}

// TestRoads compares how far regions are from each other with what is counted another way, and each way with
// the borders.
func TestRoads(t *testing.T) {
	var d [NumRegions + 1][NumRegions + 1]int
	for a := 1; a <= NumRegions; a++ {
		for b := 1; b <= NumRegions; b++ {
			switch {
			case a == b:
			case slices.Contains(Regions[a].Next, uint8(b)):
				d[a][b] = 1
			default:
				d[a][b] = 99
			}
		}
	}
	for k := 1; k <= NumRegions; k++ {
		for a := 1; a <= NumRegions; a++ {
			for b := 1; b <= NumRegions; b++ {
				d[a][b] = min(d[a][b], d[a][k]+d[k][b])
			}
		}
	}
	for a := uint8(1); a <= NumRegions; a++ {
		for b := uint8(1); b <= NumRegions; b++ {
			way, here := Way(a, b), a
			for _, r := range way {
				if !slices.Contains(Regions[here].Next, r) {
					t.Errorf("from %d to %d: no border from %d to %d", a, b, here, r)
				}
				here = r
			}
			if here != b || len(way) != d[a][b] {
				t.Errorf("from %d to %d: %v; it is %d borders", a, b, way, d[a][b])
			}
		}
	}
}

// TestCardFacts compares what is told about postcards, in positions all over random games, with what lies there to see:
// the spaces that no stamp lies on, by colour, and whether it can be sent.
func TestCardFacts(t *testing.T) {
	lacks, now := 0, 0
	asked(t, 8, 12, func(s *State, r *game.Rand) {
		v, legal := s.View(s.turn), s.Legal(nil)
		facts := factsOf(s, s.turn, r)
		for i, c := range s.me().cards.All() {
			var want [4]int
			missing := 0
			for space, k := range Postcards[c].Stamps {
				if v.At(common(Stamps, c, uint8(space))).Back == 0 {
					want[k]++
					missing++
				}
			}
			sendable := false
			for _, f := range facts {
				if !strings.HasPrefix(f.Key, "card.") || f.Spots[0] != of(s.turn, Cards, uint8(i)) {
					continue
				}
				switch f.Key {
				case "card.stamps", "card.stamped":
					for _, n := range f.Counts {
						want[n.What] -= n.N
					}
					if f.N != missing || want != [4]int{} || (f.Key == "card.stamped") != (missing == 0) {
						t.Errorf("%s lacks %d stamps, and it is told %+v", postcardName(c), missing, f)
					}
					lacks += f.N
				case "card.road", "card.here":
					if f.N != len(Way(s.me().bike, Postcards[c].Region)) || (f.Key == "card.here") != (f.N == 0) {
						t.Errorf("%s from %d: %+v", postcardName(c), s.me().bike, f)
					}
				case "card.now":
					sendable = true
					now++
				}
			}
			if sendable != slices.Contains(legal, game.Action{Verb: VSend, A: c}) {
				t.Errorf("%s can be sent: it is told %v", postcardName(c), sendable)
			}
		}
	})
	if lacks < 1000 || now < 3 {
		t.Errorf("only %d stamps lacked, %d postcards could be sent", lacks, now)
	}
}

// TestFactScenes tells of positions made by hand: the facts with these keys, as
// "key n".
func TestFactScenes(t *testing.T) {
	for _, row := range []struct {
		position string
		want     []string
	}{ // 12-4 wants yellow, blue, two green, and is worth 6; 12 borders 11 and 13
		{"hand bm1 yp1 gc1 gc2 rc1; bike 12; card 12-4 s1 s2 s3", []string{"card.stamps 1", "card.here 0"}},
		{"hand bm1 yp1 gc1 gc2 rc1; bike 11; card 12-4 s1 s2 s3", []string{"card.stamps 1", "card.road 1"}},
		{"hand bm1 yp1 gc1 gc2 rc1; bike 9; gifts car1; card 12-4 s1 s2 s3", []string{"card.road 2", "can.use 1"}},
		{"hand bm1 yp1 gc1; played rp1 rp2; playedn 2; bike 11; card 12-4 s1 s2 s3", []string{"card.road 1"}},
		{"hand rc1 rp4 rp5; played rp1 rp2; playedn 2; bike 8; card 12-4 s1 s2 s3 s4", []string{"card.road 3"}},
		{"hand bm1 yp1; played rp1 rp2 rp3; playedn 3; bike 12; card 12-4 s1234; card 8-3; gift_row car1 globe1 globe2", []string{"card.now 1"}},
		{"hand bm1 yp1; played rp1 rp2 rp3; playedn 3; bike 12; card 12-4 s1 s2 s3 s4", []string{"card.stamped 0", "card.now 1", "can.send 6"}},
		{"hand bm1 yp1; played rp1 rp2 rp3; playedn 3; moves 2; bike 9; card 12-4 s1 s2 s3 s4", []string{"card.road 2"}},
		{"hand rp1 rp2 rp3 rp4 rp5; bike 12; card 12-4", []string{"card.stamps 4", "cannot 0 refuse.camp.card", "cannot 0 refuse.stamp.colour"}},
		{"hand rp1 rp2 rp3 rp4 rp5; bike 12; step take", []string{"cannot.else 0 refuse.first.take", "can.take 4"}},
		{"hand rp1 rp2; played rp3 rp4 rp5; playedn 3; moves 2; bike 12", []string{"kept.move 2", "can.end 1", "cannot 0 refuse.card.left"}},
		{"hand rp1 rp2; phase draw", []string{"can.draw 6", "cannot.else 0 refuse.ended"}},
		{"hand rp1 rp2 rp3 rp4 rp5; gifts globe1", []string{"cannot.gift 0 refuse.use.bell"}},
	} {
		s := lang.Position(t, row.position)
		r := game.NewRand(1)
		var got []string
		for _, f := range factsOf(s, 0, &r) {
			text := fmt.Sprint(f.Key, " ", f.N)
			if f.Refusal != nil {
				text += " " + f.Refusal.Code
			}
			got = append(got, text)
		}
		for _, w := range row.want {
			if !slices.Contains(got, w) {
				t.Errorf("%s: no %q in %q", row.position, w, got)
			}
		}
	}
}

// BenchmarkFacts tells all facts in positions all over random games.
func BenchmarkFacts(b *testing.B) {
	states, _ := spread(b)
	states = slices.DeleteFunc(states, func(s *State) bool { return s.n[Phase] != Playing })
	for i := 0; b.Loop(); i++ {
		s := states[i*37%len(states)]
		Game{}.Facts(s.View(s.turn), s.Legal(nil), s.Clone)
	}
}
