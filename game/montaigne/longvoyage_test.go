package montaigne

import (
	"bytes"
	"encoding/json"
	"fmt"
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

// TestLongVoyageEnds: bots come home on a long voyage, and mostly with the books.
func TestLongVoyageEnds(t *testing.T) {
	home, with := 0, 0
	for seed := range uint64(6) {
		s := match(t, []string{"bot:steady", "bot:keen"}, "l", seed)
		for i := range s.p[:s.seats] {
			if n := s.p[i].Count(); s.p[i].home != 0 {
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
