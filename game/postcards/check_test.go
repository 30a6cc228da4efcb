package postcards

import (
	"fmt"
	"strings"
	"testing"
)

// TestRulesForbid tells of positions that a rule in force at every moment forbids,
// beside ones that it allows: Load says why, with the rule's number, and Problems
// has a key of words for it.
func TestRulesForbid(t *testing.T) {
	const turned = "; row - rm4 gm4 ym4 bp4" // one card was played or drawn
	for _, c := range []struct{ position, key, says string }{
		// an Automa sends with the last stamp (P10.10), a person when it likes
		{"seats person automa:easy; 1: card 8-3 s123", "automa.full", "seat 1 is an Automa and has not sent 8-3, which has all its stamps (P10.10)"},
		{"seats automa:easy person; card 8-3 s123", "automa.full", "(P10.10)"},
		{"seats person automa:easy; phase over; turn -1; round 100; 1: card 8-3 s123", "automa.full", "(P10.10)"},
		{"seats person automa:easy; 1: card 8-3 s12; card 11-3 s123", "", ""},
		{"seats automa:easy person; playedn 1; card 8-3 s123; step auto_send 29" + turned, "", ""},
		{"seats automa:easy person; playedn 1; card 8-3 s123; card 11-3 s123; step auto_send 29" + turned, "automa.full", "11-3"},
		// nor takes a second of its itinerary's regions (P10.7): 3, 5, 8, 11 for the first seat
		{"seats automa:easy person; card 8-3; card 8-4", "automa.region", "2 postcards of region 8"},
		{"seats automa:easy person; card 8-3; sent 8-4", "automa.region", "(P10.7)"},
		{"seats automa:easy person; sent 8-3 8-4", "automa.region", "(P10.7)"},
		{"seats automa:easy person; card 7-3; card 7-4; card 8-3; card 3-3", "", ""},
		{"card 8-3; card 8-4; 1: card 4-3; 1: card 4-4", "", ""},
		// what is played came from five cards in hand, and nothing is drawn meanwhile (P3.8)
		{"hand rp1 rp2; played rp3 rp4 rp5; playedn 3", "", ""},
		{"row - rm4 gm4 ym4 bp4", "gap.row", "(P3.8)"},
		{"phase draw; hand rp1 rp2; row - - gm4 ym4 bp4", "", ""},
		{"phase draw; hand rp1 rp2; row - - - ym4 bp4", "draw.gaps", "3 gaps and seat 0 can't have drawn more than 2 cards (P3.8)"},
		{"phase full; row - - - - -", "", ""},
		// an Automa plays as many cards as its level says, and its extra cards (P10.1, P10.2)
		{"seats automa:easy person; playedn 3; row - - - ym4 bp4", "", ""},
		{"seats automa:easy person; playedn 4; row - - - - bp4", "played.many", "4 cards are played, 3 allowed (P10.2)"},
		{"seats automa:easy person; playedn 4; extra 1; row - - - - bp4", "", ""},
		// a game ends by the end bonus or after 100 rounds (P9.1, P9.5)
		{"phase over; turn -1", "over.early", "the game is over in round 3 and nobody has the end bonus (P9.5)"},
		{"phase over; turn -1; round 100", "", ""},
		{"phase over; turn -1; sent 1-3 2-3 3-3 4-3; bonus", "", ""},
		// what is to be settled came of something
		{"step wild", "step", "(P3.2)"},
		{"hand rp1 rp2 rp3; played rp4 rp5; playedn 2; step wild", "", ""},
		{"step memory 2; bike 8; camps 8.1; card 4-4", "", ""},
		{"step memory 2; bike 8; camps 8.2; card 4-4", "step", "(P4.3)"},
		{"step memory 2; bike 8; camps 8.1; card 4-4 m2", "step", "(P4.3)"},
		{"step memory 2; bike 7; camps 8.1; card 4-4", "step", "(P4.3)"},
		{"step star; side B; spread 5", "", ""},
		{"step star; side B; spread 6", "step", "(P6.4)"},
		{"step star; spread 5", "step", "(P6.4)"},
		{"step memory 2; step star; side B; bike 8; spread 4; camps 8.1; card 4-4", "", ""},
		{"step gift", "step", "(P7.2)"},
		{"step gift; sent 8-3", "", ""},
		{"step guide 1; look 1-3 2-3 3-3 4-3 5-3", "step", "1 or 2 of"},
		{"step guide 2; look 1-3 2-3 3-3 4-3 5-3", "", ""},
		{"seats automa:easy person; step auto_track 4; spread 5", "step", "(P10.2)"},
		{"seats automa:easy person; playedn 1; step auto_track 4; spread 5", "", ""},
		{"seats automa:easy person; playedn 1; step auto_track 4; spread 7", "step", "(P6.4)"},
		{"seats automa:easy person; playedn 1; step auto_memory 29", "step", "(P10.8)"},
		{"seats automa:easy person; playedn 1; step auto_memory 29; card 8-3", "", ""},
		{"seats automa:easy person; playedn 1; step auto_effect 1 29; card 8-3", "step", "(P10.9)"},
		{"seats automa:easy person; playedn 1; step auto_effect 1 29; card 8-3 m1", "", ""},
		{"seats automa:easy person; playedn 1; step auto_gift", "step", "(P7.2)"},
	} {
		data := lang.Page(t, c.position)
		_, err := Game{}.Load(data)
		draft, bad := (Game{}).Draft(data)
		if bad != nil {
			t.Fatalf("%s: %v", c.position, bad)
		}
		keys := ""
		for _, why := range draft.Problems() {
			keys += keyOf(why)
		}
		if (err == nil) != (c.says == "") || !strings.Contains(fmt.Sprint(err), c.says) && c.says != "" || keys != c.key {
			t.Errorf("%s: it should say %q (%s), it says %v (%s)", c.position, c.says, c.key, err, keys)
		}
	}
}
