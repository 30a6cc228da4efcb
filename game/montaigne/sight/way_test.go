package sight

import (
	"math/bits"
	"slices"
	"testing"

	"posterestante/game"
	rules "posterestante/game/montaigne"
)

// TestWay holds the way home against all orders in which cards of the hand can be laid, in matches by chance.
func TestWay(t *testing.T) {
	walked, there := 0, 0
	for seed := range uint64(80) {
		setup := game.Setup{Game: "montaigne", Seats: []string{"person", "person", "person"}, Seed: game.Numbered(seed)}
		if seed%2 == 1 {
			setup.Options = map[string]string{"longvoyage": "yes"}
		}
		st, err := Game{}.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		for !st.Over() {
			s, legal := st.(*rules.State), st.Legal(nil)
			p := s.Player(s.Turn())
			if n := p.Count(); s.Step() == rules.NoStep && len(p.Hand()) < 9 && !setsOut(p) {
				road := roadOf(s, p, &n)
				h := heldOf(p.Hand())
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
			}
			st.Apply(legal[r.Intn(len(legal))], nil)
		}
	}
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

// TestEnds holds that a seat can end the match against what comes of its legal actions, in matches by chance.
func TestEnds(t *testing.T) {
	can, cannot := 0, 0
	for seed := range uint64(60) {
		setup := game.Setup{Game: "montaigne", Seats: slices.Repeat([]string{"person"}, 2+int(seed%3)),
			Seed: game.Numbered(seed)}
		if seed%4 == 3 {
			setup.Options = map[string]string{"longvoyage": "yes"}
		}
		st, err := Game{}.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		for !st.Over() {
			s, legal := st.(*rules.State), st.Legal(nil)
			if seat := s.Turn(); s.Step() == rules.NoStep && s.Counter(rules.ActionsLeft) > 0 {
				n := s.Player(seat).Count()
				got, want := ends(s, seat, &n, n.Books()), false
				for _, a := range legal {
					want = want || endsBy(s, seat, a)
				}
				if got != want {
					t.Fatalf("seed %d, seat %d: it can end the match: %v, and is told so: %v", seed, seat, want, got)
				}
				if want {
					can++
				} else {
					cannot++
				}
			}
			st.Apply(legal[r.Intn(len(legal))], nil)
		}
	}
	if can < 20 || cannot < 500 {
		t.Errorf("it could %d times, and not %d times", can, cannot)
	}
}

// endsBy says whether a move brings a seat home, ahead or with three books, and leaves one other on the road.
func endsBy(s *rules.State, seat game.Seat, a game.Action) bool {
	if a.Verb != rules.VMove || rules.Cards[a.A].City != rules.Bordeaux {
		return false
	}
	n := s.Player(seat).Count()
	ahead, three := s.Standing(seat) > most(s, seat), n.Books() == 3
	then := s.Clone().(*rules.State)
	then.Apply(a, nil)
	for then.Step() == rules.StepToll {
		then.Apply(then.Legal(nil)[0], nil)
	}
	left := 0
	for i := range game.Seat(then.Seats()) {
		if then.Player(i).Home() == 0 {
			left++
		}
	}
	return left == 1 && then.Player(seat).Home() != 0 && (ahead || three)
}

func most(s *rules.State, seat game.Seat) (points int) {
	for i := range game.Seat(s.Seats()) {
		if i != seat {
			points = max(points, s.Standing(i))
		}
	}
	return points
}
