package sight

import (
	"slices"
	"testing"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/game/search"
)

// TestStock holds how many cards of a hand take a tile against all sets of its cards, in matches by chance.
func TestStock(t *testing.T) {
	taken := map[int]int{}
	matches(t, 40, func(_ uint64, s *rules.State) {
		p := s.Player(s.Turn())
		if !mayLay(s) {
			return
		}
		n, h := p.Count(), stockOf(p.Hand(), s.Open(p))
		cards := laid(p.Hand(), s.Open(p)|bordeaux)
		for tile := rules.TileBook1; tile <= rules.TileCompany; tile++ {
			got, want := h.lacks(tile, &n), fewest(&n, cards, tile)
			if got != want {
				t.Fatalf("%d cards of %v take tile %d, and not %d of %+v", got, cards, tile, want, n)
			}
			taken[want]++
		}
	})
	for cards := range 4 {
		if taken[cards] < 50 {
			t.Errorf("%d tiles by %d cards", taken[cards], cards)
		}
	}
}

// TestTakesNext holds what is told of the next card against laying each card, and then each other one of the hand.
func TestTakesNext(t *testing.T) {
	e, found := search.NewEvaluator(search.Untrained(Game{})), 0
	matches(t, 40, func(_ uint64, s *rules.State) {
		p := s.Player(s.Turn())
		if !mayLay(s) {
			return
		}
		n, cards := p.Count(), laid(p.Hand(), s.Open(p)|bordeaux)
		e.Extractor.Prepare(s)
		for _, a := range s.Legal(nil) {
			if a.Verb != rules.VMove && a.Verb != rules.VStay || comesHome(p, a.A) {
				continue
			}
			want := next(s, n.With(a.A), less(cards, a.A))
			got := slices.Contains(e.ActionFeatures(s, a, nil), search.Entry{At: uint16(fLayNext), X: float32(want)})
			if got != (want > 0) {
				t.Fatalf("card %d of %v: that the next takes tiles of %d points is told: %v", a.A, cards, want, got)
			}
			if got {
				found++
			}
		}
	})
	if found < 100 {
		t.Errorf("%d cards make a next one take a tile", found)
	}
}

// mayLay says whether a card may be laid, of a hand of which all sets of cards can be tried.
func mayLay(s *rules.State) bool {
	return s.Step() == rules.NoStep && len(s.Player(s.Turn()).Hand()) < 12
}

func comesHome(p *rules.Player, c uint8) bool {
	return rules.Cards[c].City == rules.Bordeaux && p.Last() != rules.Bordeaux
}

// less is some cards but one.
func less(cards []uint8, c uint8) []uint8 {
	i := slices.Index(cards, c)
	return slices.Concat(cards[:i], cards[i+1:])
}

// next are the points of the tiles that one of some cards takes.
func next(s *rules.State, n rules.Count, cards []uint8) (points int) {
	for tile := rules.TileBook1; tile <= rules.TileCompany; tile++ {
		if s.Holder(tile) == game.Nobody && fewest(&n, cards, tile) == 1 {
			points += rules.Tiles[tile].Points
		}
	}
	return points
}

// laid are the cards of a hand in some cities.
func laid(hand []uint8, cities uint16) (cards []uint8) {
	for _, c := range hand {
		if cities&(1<<rules.Cards[c].City) != 0 {
			cards = append(cards, c)
		}
	}
	return cards
}

// fewest is how many of some cards take a tile, three at most; 0 where none do, or it is met already.
func fewest(n *rules.Count, cards []uint8, tile uint8) int {
	for most := range 4 {
		if meets(n, cards, tile, most) {
			return most
		}
	}
	return 0
}

// meets says whether so many of some cards are enough for a tile.
func meets(n *rules.Count, cards []uint8, tile uint8, most int) bool {
	if n.Meets(tile) {
		return true
	}
	for i, c := range cards {
		if then := n.With(c); most > 0 && meets(&then, cards[i+1:], tile, most-1) {
			return true
		}
	}
	return false
}
