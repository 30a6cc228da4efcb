package sight

import (
	"math/bits"
	"slices"
	"testing"

	rules "posterestante/game/montaigne"
)

// TestWay holds the way home against all orders in which cards of the hand can be laid, in matches by chance.
func TestWay(t *testing.T) {
	walked, there := 0, 0
	matches(t, 80, func(seed uint64, s *rules.State) {
		p := s.Player(s.Turn())
		if s.Step() != rules.NoStep || len(p.Hand()) >= 9 || setsOut(p) {
			return
		}
		n := p.Count()
		road, h := roadOf(s, p, &n), heldOf(p.Hand())
		got, want := road.home(&h), walk(road, p.Hand(), len(p.Hand()), 0)
		if got.cards > 0 && want.cards > 0 {
			walked++
		}
		if want.spare >= 0 && want.cards > 0 {
			there++
		}
		switch {
		case road.bound: // the fewest cities by zone may not be those of the books
			if want.cards > 0 && (got.cards == 0 || got.cards > want.cards) {
				t.Fatalf("seed %d: %+v, and no more than %+v in %+v", seed, got, want, road)
			}
		case got != want:
			t.Fatalf("seed %d: %+v and not %+v in %+v, hand %v", seed, got, want, road, p.Hand())
		}
	})
	if walked < 300 || there < 100 {
		t.Errorf("%d ways home, %d of them can be paid", walked, there)
	}
}

// setsOut says whether cards of Bordeaux may be laid before a voyage leaves it, of which the way home tells nothing.
func setsOut(p *rules.Player) bool {
	isHome := func(c uint8) bool { return rules.Cards[c].City == rules.Bordeaux }
	return p.Last() == rules.Bordeaux && slices.ContainsFunc(p.Hand(), isHome)
}

// walk tries all orders of a hand's cards; paid are the zones crossed so far.
func walk(r road, hand []uint8, most, paid int) (best way) {
	for i, c := range hand {
		k := &rules.Cards[c]
		then := r.with(c)
		paid := paid + rules.Crossed(r.last, k.City)
		laid := most - len(hand) + 1
		if best.cards > 0 && laid > best.cards {
			return best
		}
		if k.City == rules.Bordeaux {
			enough := !r.bound || bits.OnesCount16(then.seen) >= rules.HomeCities
			if r.last == rules.Bordeaux || !enough || !threeBooks(then.themes) {
				continue
			}
			best = better(best, way{cards: laid, spare: most - laid - paid})
		} else if r.open&(1<<k.City) != 0 {
			rest := append(slices.Clone(hand[:i]), hand[i+1:]...)
			best = better(best, walk(then, rest, most, paid))
		}
	}
	return best
}

func threeBooks(themes uint16) bool {
	return themes&rules.ThemesOf(1) != 0 && themes&rules.ThemesOf(2) != 0 && themes&rules.ThemesOf(3) != 0
}

// better is the way by fewer cards, and among those with more to spare.
func better(a, b way) way {
	if b.cards > 0 && (a.cards == 0 || b.cards < a.cards || b.cards == a.cards && b.spare > a.spare) {
		return b
	}
	return a
}
