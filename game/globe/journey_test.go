package globe_test

import (
	"reflect"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
)

// TestJourneys checks each journey against the views after every action: its hops lead where
// the pawn stands, its cards are those that its seat has, won where its pawn stood as each
// came; and who looks on sees the same as the seats.
func TestJourneys(t *testing.T) {
	sold := 0
	for _, g := range []globe.Game{sakodo.Game, routard.Game} {
		for i, kinds := range [][]string{{"bot:steady", "bot:steady"}, {"bot:steady", "bot:random", "bot:random", "bot:random"}} {
			s, err := game.NewSession(g, game.Setup{Game: g.Name(), Seats: kinds, Seed: game.Numbered(uint64(5 + i))})
			if err != nil {
				t.Fatal(err)
			}
			for !s.Over() && s.Len() < 1500 {
				a, ok := s.Reply()
				if !ok {
					t.Fatal("nobody replies")
				}
				for _, l := range s.Legal() { // cards go from seat to seat
					if l.Verb == globe.VSell && l.A > globe.GoodCard && s.Len()%3 == 0 {
						a = l
					}
				}
				if _, err := s.Do(a); err != nil {
					t.Fatal(err)
				}
			}
			came, moved := cardsCame(s)
			sold += moved
			all := globe.Journeys(s, game.Nobody)
			v := s.View(game.Nobody)
			for i, j := range all {
				at := j.Start
				for _, h := range j.Hops {
					then := s.ViewAt(h.Action, game.Nobody)
					if h.From != at || then.Counter(globe.Round, game.Nobody) < h.Round {
						t.Fatalf("%s, seat %d: %+v from %d", g.Name(), i, h, at)
					}
					at = h.To
				}
				held := v.Pile(globe.WonZone, game.Seat(i)).Pieces
				if at != v.Counter(globe.SquareN, game.Seat(i)) || at != j.At || len(held) != len(j.Won) {
					t.Errorf("%s, seat %d: at %d, %d cards: %+v", g.Name(), i, at, len(held), j)
				}
				for _, w := range j.Won {
					if !slices.Contains(came[i][w.Card], w.Square) {
						t.Errorf("%s, seat %d: %+v, came at %v", g.Name(), i, w, came[i][w.Card])
					}
				}
			}
			for seat := range game.Seat(s.Seats()) {
				if seen := globe.Journeys(s, seat); !reflect.DeepEqual(seen, all) {
					t.Errorf("%s: seat %d sees other journeys", g.Name(), seat)
				}
			}
		}
	}
	if sold == 0 {
		t.Error("no card went from seat to seat: nothing was tested of that")
	}
}

// cardsCame are the squares between which a seat stood when a card came to it last, by seat
// and card, and how many came from another seat.
func cardsCame(s *game.Session) (out []map[uint8][]int, moved int) {
	had := map[uint8]int{}
	for range s.Seats() {
		out = append(out, map[uint8][]int{})
	}
	before := s.ViewAt(0, game.Nobody)
	for n := 1; n <= s.Len(); n++ {
		v := s.ViewAt(n, game.Nobody)
		for i := range s.Seats() {
			seat := game.Seat(i)
			for _, p := range v.Pile(globe.WonZone, seat).Pieces {
				c := globe.CardOf(p)
				if o, ok := had[c]; ok && o == i && lot(&before)[c] { // nobody bought it
					continue
				}
				if slices.ContainsFunc(before.Pile(globe.WonZone, seat).Pieces, func(o game.Piece) bool { return globe.CardOf(o) == c }) {
					continue
				}
				out[i][c] = []int{before.Counter(globe.SquareN, seat), v.Counter(globe.SquareN, seat)}
				if o, ok := had[c]; ok && o != i {
					moved++
				}
				had[c] = i
			}
		}
		before = v
	}
	return out, moved
}

// lot are the cards that are being sold.
func lot(v *game.View) map[uint8]bool {
	out := map[uint8]bool{}
	for _, p := range v.Pile(globe.LotCards, game.Nobody).Pieces {
		out[globe.CardOf(p)] = true
	}
	return out
}
