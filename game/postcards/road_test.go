package postcards

import (
	"fmt"
	"slices"
	"testing"

	"posterestante/game"
)

// roadMatch plays a match by chance, taking something back here and there.
func roadMatch(t *testing.T, seed uint64, kinds ...string) *game.Session {
	t.Helper()
	s, err := game.NewSession(Game{}, game.Setup{Game: "postcards", Seats: kinds, Seed: game.Numbered(seed)})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	bot := &game.RandomBot{Rand: game.NewRand(seed + 1)}
	for !s.Over() {
		if _, err := s.Do(s.Ask(bot, &r)); err != nil {
			t.Fatal(err)
		}
		if r.Intn(20) == 0 && s.CanUndo(s.Step(s.Len()-1).Seat) == nil {
			if err := s.Undo(); err != nil {
				t.Fatal(err)
			}
		}
	}
	return s
}

// TestRoadIsTheMoves holds the road against the bike's place in the view after
// every action, which is read another way. One action may roll a bike on
// several times (an Automa's), so that what was between is checked by its moves.
func TestRoadIsTheMoves(t *testing.T) {
	seats := [][]string{
		{"person", "person"}, {"person", "automa:easy"}, {"automa:expert", "automa:normal", "automa:easy"},
		{"person", "automa:normal", "person", "automa:expert"},
	}
	moved := 0
	for seed := range uint64(24) {
		kinds := seats[seed%uint64(len(seats))]
		s := roadMatch(t, seed, kinds...)
		for seat := range kinds {
			seat := game.Seat(seat)
			stops := Stops(s, seat)
			i := 0
			for n := 0; n <= s.Len(); n++ {
				v := s.ViewAt(n, game.Nobody)
				for i+1 < len(stops) && stops[i+1].Step < n {
					i++
				}
				if here := bikeOf(&v, seat); int(stops[i].Region) != here {
					t.Fatalf("seed %d, seat %d, after %d actions: the road is at %d, the bike in %d", seed, seat, n, stops[i].Region, here)
				}
				if n > 0 && stops[i].Step == n-1 && stops[i].Round != roundAt(s, n-1) {
					t.Errorf("seed %d: action %d is of round %d, not %d", seed, n-1, roundAt(s, n-1), stops[i].Round)
				}
			}
			if i != len(stops)-1 {
				t.Errorf("seed %d, seat %d: the road goes on after the match", seed, seat)
			}
			if got := Road(s, seat); !slices.EqualFunc(got, stops, func(r uint8, s Stop) bool { return r == s.Region }) {
				t.Errorf("road %v, stops %v", got, stops)
			}
			moved += personMoves(t, s, seat, stops)
		}
	}
	if moved < 100 {
		t.Errorf("persons moved only %d times: nothing was tested", moved)
	}
}

// bikeOf finds a bike by its piece, wherever it lies.
func bikeOf(v *game.View, seat game.Seat) int {
	for i, p := range v.Pile(Bikes, game.Nobody).Pieces {
		if p == bike(seat) {
			return i / MaxSeats
		}
	}
	return 0
}

func roundAt(s *game.Session, n int) int {
	v := s.ViewAt(n, game.Nobody)
	return v.Counter(Round, game.Nobody)
}

// personMoves reads a person's road from the notation of the actions alone: a
// move names its region, and a person's bike goes nowhere else.
func personMoves(t *testing.T, s *game.Session, seat game.Seat, stops []Stop) int {
	t.Helper()
	if s.Setup().Seats[seat] != "person" {
		return 0
	}
	var told []string
	for _, stop := range stops[1:] {
		told = append(told, fmt.Sprint(stop.Region))
		from := stops[0].Region
		for _, before := range stops[1:] {
			if before.Step == stop.Step {
				break
			}
			from = before.Region
		}
		if !slices.Contains(Regions[from].Next, stop.Region) {
			t.Errorf("a person rode from %d to %d", from, stop.Region)
		}
	}
	var asked []string
	for n := range s.Len() {
		step := s.Step(n)
		if step.Seat != seat {
			continue
		}
		before, after := s.ViewAt(n, game.Nobody), s.ViewAt(n+1, game.Nobody)
		if a, b := bikeOf(&before, seat), bikeOf(&after, seat); a != b {
			asked = append(asked, fmt.Sprint(b))
		}
	}
	if !slices.Equal(told, asked) {
		t.Errorf("the road is %v, the actions led to %v", told, asked)
	}
	return len(told)
}

// TestSendings holds them against the pile of sent postcards.
func TestSendings(t *testing.T) {
	sent := 0
	for seed := range uint64(8) {
		s := roadMatch(t, seed, "person", "automa:expert", "automa:normal")
		v := s.View(game.Nobody)
		for seat := range 3 {
			var want, got []int
			for _, p := range v.Pile(Sent, game.Seat(seat)).Pieces {
				_, n := Sort(p)
				want = append(want, n)
			}
			last := -1
			for _, x := range Sendings(s, game.Seat(seat)) {
				got = append(got, int(x.Card))
				if x.Step < last || x.Round != roundAt(s, x.Step) {
					t.Errorf("seed %d: %+v after action %d, in round %d", seed, x, last, roundAt(s, x.Step))
				}
				last = x.Step
			}
			if !slices.Equal(got, want) {
				t.Errorf("seed %d, seat %d: sent %v, told %v", seed, seat, want, got)
			}
			sent += len(got)
		}
		if Rounds(s) < 1 {
			t.Error("no round")
		}
	}
	if sent == 0 {
		t.Error("nothing was sent: nothing was tested")
	}
}

func TestNoSuchSeat(t *testing.T) {
	s := roadMatch(t, 1, "person", "person")
	if Road(s, 2) != nil || Road(s, game.Nobody) != nil || Sendings(s, 3) != nil {
		t.Error("a road of nobody")
	}
}
