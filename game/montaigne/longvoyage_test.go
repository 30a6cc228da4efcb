package montaigne

import (
	"bytes"
	"encoding/json"
	"fmt"
	"posterestante/game/search"
	"testing"
)

// TestLongVoyageOption: it is off at first, and a view and a page know it.
func TestLongVoyageOption(t *testing.T) {
	for _, o := range []string{"", "l"} {
		s := newState(t, setupOf("p p", o))
		v := s.View(1)
		want := o == "l"
		if s.long() != want || Long(&v) != want || FromView(&v).long() != want {
			t.Errorf("options %q: a long voyage is %v, seen as one %v", o, s.long(), Long(&v))
		}
		data, err := json.Marshal(s)
		if err != nil || !bytes.Contains(data, fmt.Appendf(nil, `"longvoyage":%v`, want)) {
			t.Errorf("options %q: %v, it is written %s", o, err, data)
		}
		if back, err := (Game{}).Load(data); err != nil || !back.Equal(s) {
			t.Errorf("options %q: it is read back as %+v, %v", o, back, err)
		}
	}
}

// TestLongVoyageImpossible: nobody is home before the Call who couldn't come home.
func TestLongVoyageImpossible(t *testing.T) {
	for _, row := range []struct {
		pos string
		bad bool
	}{
		{"1: voyage spa3 spa1; 1: home 1; last_turn", false},
		{"longvoyage; 1: voyage spa3 spa1; 1: home 1; last_turn", true},
		{"longvoyage; called; 1: voyage spa3 spa1; 1: home 1; last_turn", false},
		{"longvoyage; 1: voyage spa7 spa8 spa9 education2 friendship2 wisdom3 spa1; 1: home 1; last_turn", false},
	} {
		if _, err := (Game{}).Load(lang.Page(t, row.pos)); (err != nil) != row.bad {
			t.Errorf("%s: %v", row.pos, err)
		}
	}
}

// TestLongVoyageSeen: what search sees tells what is lacking to come home, and
// nothing of it where the option isn't played.
func TestLongVoyageSeen(t *testing.T) {
	for _, row := range []struct {
		pos         string
		long        bool
		short       float32 // of the six cities
		least, laid bool    // whether anything is told of the least counts, and of a new city laid
	}{
		{"voyage spa3; hand spa5 spa6", false, 0, false, false},
		{"longvoyage; voyage spa3; hand spa5 spa6", true, 4.0 / homeCities, true, true},
		{"longvoyage; called; voyage spa3; hand spa5 spa6", true, 0, true, false},
	} {
		s := lang.Position(t, row.pos)
		e := &extractor{}
		e.Prepare(s)
		seat, common := make([]float32, numSeatFeatures), make([]float32, numCommonFeatures)
		e.Seat(s, 0, true, seat)
		e.Common(s, 0, common)
		if common[iLong] != search.Indicator(row.long) || seat[iShort] != row.short || (seat[iLeast] > 0) != row.least {
			t.Errorf("%s: long %v, short %v, least %v", row.pos, common[iLong], seat[iShort], seat[iLeast])
		}
		if laid := e.short > 0; laid != row.laid {
			t.Errorf("%s: a card of a new city brings it nearer home: %v", row.pos, laid)
		}
	}
}

// TestLongVoyageEnds: bots come home on a long voyage, and mostly with the books.
func TestLongVoyageEnds(t *testing.T) {
	home, with := 0, 0
	for seed := range uint64(6) {
		s := match(t, []string{"bot:steady", "bot:keen"}, "l", seed)
		for i := range s.p[:s.seats] {
			if n := s.p[i].count(); s.p[i].home != 0 {
				home++
				if n.threeBooks() {
					with++
				}
			}
		}
	}
	if home < 6 || with < 5 {
		t.Errorf("%d of 12 came home, %d of them with the three books", home, with)
	}
}
