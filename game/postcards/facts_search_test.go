package postcards

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
)

// misses is how many stamps and borders keep a seat from sending a postcard,
// none where it is sent.
func (s *State) misses(seat game.Seat, c uint8) int {
	if s.p[seat].cards.Find(c) < 0 {
		return 0
	}
	return bits.OnesCount8(s.free(c)) + int(roads[s.p[seat].bike][Postcards[c].Region])
}

// likely is an action of chance by which a seat may come nearer to sending a
// postcard: often one that brings it nearer at once or may bring effects, seldom
// one that ends or wastes.
func (s *State) likely(c uint8, r *game.Rand, legal []game.Action) game.Action {
	var good, some []game.Action
	for _, a := range legal {
		switch a.Verb {
		case VStamp:
			if a.B == c {
				good = append(good, a)
			}
		case VMove:
			if target := Postcards[c].Region; roads[a.B][target] < roads[s.me().bike][target] {
				good = append(good, a)
			}
		case VCamp, VWrite, VStar, VUse, VGift, VPair:
			some = append(some, a)
		case VSend:
			good = append(good, a)
		}
	}
	switch n := r.Intn(8); {
	case n < 3 && len(good) > 0:
		return good[r.Intn(len(good))]
	case n < 7 && len(some) > 0:
		return some[r.Intn(len(some))]
	}
	a := legal[r.Intn(len(legal))]
	for range 3 {
		if a.Verb == VEnd || a.Verb == VSkip || a.Verb == VWaste {
			a = legal[r.Intn(len(legal))]
		}
	}
	return a
}

// line is the rest of a turn as it was played, seen from one postcard.
type line struct {
	misses        int // the fewest stamps and borders that it was short of on the way
	sent          bool
	stamps, rides int // what was laid on it, and borders crossed, before it was sent
	way           []game.Action
}

// goOn plays the rest of the turn by chance, to send a postcard.
func (s *State) goOn(c uint8, r *game.Rand) line {
	seat := s.turn
	l := line{misses: s.misses(seat, c)}
	for s.turn == seat && s.n[Phase] == Playing && !l.sent && len(l.way) < 40 {
		a := s.likely(c, r, s.Legal(nil))
		l.way = append(l.way, a)
		switch {
		case a.Verb == VMove:
			l.rides++
		case a.Verb == VStamp && a.B == c:
			l.stamps++
		case a.Verb == VSend:
			l.sent = a.A == c
		}
		s.Apply(a, nil)
		l.misses = min(l.misses, s.misses(seat, c))
	}
	return l
}

// belied says which of the facts about a postcard a line shows to be false.
func (l line) belied(facts []game.Fact) string {
	for _, f := range facts {
		switch f.Key {
		case "card.short":
			if l.misses < f.N {
				return fmt.Sprintf("at least %d are missing, and %d were", f.N, l.misses)
			}
		case "card.stamps", "card.stamped":
			if l.sent && l.stamps != f.N {
				return fmt.Sprintf("%d stamps are missing, and %d sent it", f.N, l.stamps)
			}
		case "card.road", "card.here":
			if l.sent && l.rides < f.N {
				return fmt.Sprintf("%d borders are to be crossed, and %d sent it", f.N, l.rides)
			}
		}
	}
	return ""
}

// TestFactsHold plays turns on in positions all over random games, in the world
// as it is and in other deals, and looks for a way by which what is told about a
// postcard turns out false.
func TestFactsHold(t *testing.T) {
	told, reached, sent := 0, 0, 0
	ask := func(s *State, r *game.Rand) {
		if s.n[Phase] != Playing {
			return
		}
		facts := factsOf(s, s.turn, r)
		for i, c := range s.me().cards.All() {
			about := slices.DeleteFunc(slices.Clone(facts), func(f game.Fact) bool {
				return !strings.HasPrefix(f.Key, "card.") || f.Spots[0].Index != uint8(i)
			})
			least := s.misses(s.turn, c)
			for n := range 50 {
				w := s.Clone().(*State)
				if n%2 > 0 {
					w.Determinize(s.turn, r)
				}
				l := w.goOn(c, r)
				if why := l.belied(about); why != "" {
					t.Fatalf("%s: %s, by %q", postcardName(c), why, notations(l.way))
				}
				if least = min(least, l.misses); l.sent {
					sent++
				}
			}
			for _, f := range about {
				if f.Key == "card.short" {
					told++
					if least == f.N {
						reached++
					}
				}
			}
		}
	}
	asked(t, 16, 12, ask)
	r := game.NewRand(5)
	for _, odd := range oddPositions(t) {
		st, err := Game{}.Load(odd.Position)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		for n := 0; n < 150 && !s.Over(); n++ {
			if s.me().cards.N < 5 && r.Intn(12) == 0 {
				ask(s, &r)
			}
			s.Apply(eager(s.Legal(nil), &r), nil)
		}
	}
	if told < 200 || sent < 1000 || reached < told/2 {
		t.Errorf("told %d times that something is missing, which was reached exactly %d times; %d sent: too few to tell anything", told, reached, sent)
	}
	t.Logf("told %d, reached %d, sent %d", told, reached, sent)
}

// TestNoEffectTwice holds what the bound of what is missing rests on: no postcard
// has two memories with the same effect.
func TestNoEffectTwice(t *testing.T) {
	for c := uint8(1); c <= NumPostcards; c++ {
		m := Postcards[c].Memories
		if m[0].Effect == m[1].Effect || m[1].Effect == m[2].Effect || m[0].Effect == m[2].Effect {
			t.Errorf("%s: %v", postcardName(c), m)
		}
	}
}
