package postcards

import (
	"testing"

	"posterestante/game"
)

// TestPreviewComesTrue checks that what a preview says of points and of cards left
// is what the action brings, that it tells no more than the seat may know, and
// that every sort of line is said.
func TestPreviewComesTrue(t *testing.T) {
	said := map[string]bool{}
	for seed := uint64(1); seed <= 6; seed++ {
		s, err := game.NewSession(Game{}, game.Setup{Game: "postcards", Seats: []string{"person", "person"}, Seed: game.Numbered(seed)})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		for s.Len() < 500 && !s.Over() {
			legal := s.Legal()
			a := legal[r.Intn(len(legal))]
			for _, l := range legal { // random play seldom sends
				if l.Verb == VSend || l.Verb == VStamp && r.Intn(2) == 0 {
					a = l
				}
			}
			seat := s.Turn()
			p := s.Preview(a)
			before := s.View(seat)
			if _, err := s.Do(a); err != nil {
				t.Fatal(err)
			}
			after := s.View(seat)
			if p.Sure && p.After.Diff(after) != "" {
				t.Fatalf("seed %d, %d actions: surely foreseen, and came otherwise: %s", seed, s.Len(), p.After.Diff(after))
			}
			if gain, came := p.After.Counter(ScoreN, seat)-p.Before.Counter(ScoreN, seat), after.Counter(ScoreN, seat)-before.Counter(ScoreN, seat); gain > came {
				t.Fatalf("%d points are foreseen, %d come", gain, came)
			}
			for _, l := range p.Lines {
				said[l.Key] = true
				if l.Key == "preview.cost" && l.N != FromView(&after).PlaysLeft() {
					t.Fatalf("%d cards are said to be left, there are %d", l.N, FromView(&after).PlaysLeft())
				}
				if l.Key == "preview.memory" {
					ok := false
					for _, next := range s.Legal() {
						ok = ok || next.Verb == VWrite
					}
					if !ok {
						t.Fatal("a memory is promised that can't be written")
					}
				}
				if l.Key == "preview.full" && s.Refuse(game.Action{Verb: VSend, A: a.B}) != nil {
					t.Fatal("a postcard is said to be complete that can't be sent")
				}
			}
		}
	}
	for _, key := range []string{"preview.cost", "preview.wanted", "preview.memory", "preview.worth", "preview.full", "preview.gift", "preview.itinerary"} {
		if !said[key] {
			t.Errorf("%s was never said", key)
		}
	}
}
