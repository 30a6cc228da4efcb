package sight

import (
	"math/bits"
	"slices"
	"testing"

	rules "posterestante/game/montaigne"
	"posterestante/game/search"
)

// TestEyesNames checks that names which are counted out stand where they belong.
func TestEyesNames(t *testing.T) {
	if got := actionFeatures[fPower+int(rules.Courtesan)].Name; got != "power courtesan" {
		t.Errorf("the courtesan's power is %q", got)
	}
	if got := actionFeatures[fFurtherHome].Name; got != "further home" {
		t.Errorf("that further actions bring home is %q", got)
	}
	if got := actionFeatures[fGet].Name; got != "get book" {
		t.Errorf("the first of what comes is %q", got)
	}
	if got := seatFeatures[iOwnPoor].Name; got != "own poor" {
		t.Errorf("the last input is %q", got)
	}
}

// TestLongVoyageSeen checks in matches by chance that what search sees tells what is lacking to come home and what of
// the least counts is there, and nothing of it where the option isn't played; lacking is nothing once the King has
// called.
func TestLongVoyageSeen(t *testing.T) {
	e := search.NewEvaluator(search.Untrained(Game{}))
	seat, common := make([]float32, numSeatFeatures), make([]float32, numCommonFeatures)
	nearer := search.Entry{At: uint16(fLayShort), X: 1}
	lacking, called, laid := 0, 0, 0
	matches(t, 6, func(seed uint64, s *rules.State) {
		long := seed%2 == 1
		n := s.Player(s.Turn()).Count()
		short := float32(0)
		if long && s.Counter(rules.Called) == 0 {
			short = float32(max(0, 6-bits.OnesCount16(n.Cities))) / 6
		} else if long {
			called++
		}
		clear(seat)
		e.Extractor.Prepare(s)
		e.Extractor.Seat(s, s.Turn(), true, seat)
		e.Extractor.Common(s, s.Turn(), common)
		if common[iLong] != search.Indicator(long) || seat[iShort] != short || (seat[iLeast] > 0) != long {
			t.Fatalf("long %v, short %v and not %v, least %v", common[iLong], seat[iShort], short, seat[iLeast])
		}
		for _, a := range s.Legal(nil) {
			isNew := a.Verb == rules.VMove && n.Cities&(1<<rules.Cards[a.A].City) == 0
			told := slices.Contains(e.ActionFeatures(s, a, nil), nearer)
			if a.Verb == rules.VMove && told != (isNew && short > 0) {
				t.Fatalf("a new city %v, lacking %v: it is told that it brings nearer home: %v", isNew, short, told)
			}
			if told {
				laid++
			}
		}
		if short > 0 {
			lacking++
		}
	})
	if lacking < 50 || called < 20 || laid < 50 {
		t.Errorf("something lacked %d times, the King had called %d times, a city was new %d times", lacking, called, laid)
	}
}
