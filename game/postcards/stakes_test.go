package postcards

import (
	"fmt"
	"strings"
	"testing"

	"posterestante/game"
)

// TestStakes: what is asked before an action, a row a case.
func TestStakes(t *testing.T) {
	const (
		done = "played bm1 rm1 gm1; hand yp1 yp2; bike 1; "
		last = done + "1: sent 2-3 3-3 4-3 5-3; 1: bonus; "
	)
	for _, row := range []struct{ name, position, action, want string }{
		{"an ordinary end of a turn", done, "end", ""},
		{"kept effects", done + "moves 2; takes 1; kept 1", "end", "lost.moves 2 P3.7 lost.takes 1 P3.7 lost.camps 1 P3.7"},
		{"an extra card", done + "extra 1", "end", "lost.extra 1 P3.7"},
		{"a camp kept with nowhere to make it", done + "kept 1; 1: camps 1.1 1.2 1.3", "end", ""},
		{"an effect is declined: it can be taken back", done + "step stamp 1; card 1-3", "skip", ""},
		{"the last turn, and another seat follows", last + "first 0", "end", ""},
		{"what could still be sent", last + "first 0; card 1-3 s123; gifts car1 globe1", "end", "lost.send 3 P7.1 lost.gifts 1 P8"},
		{"the same in an earlier turn loses nothing", done + "card 1-3 s123; gifts car1", "end", ""},
		{"the match ends after it", last + "first 1; score 5", "end", "ends end.bonus 5 5"},
	} {
		st := lang.Position(t, row.position)
		s := game.From(Game{}, game.Setup{Game: "postcards", Seats: make([]string, st.seats)}, st)
		a, err := Game{}.Parse(row.action)
		if err != nil || s.Refuse(a) != nil {
			t.Errorf("%s: %q: %v %v", row.name, row.action, err, s.Refuse(a))
			continue
		}
		if got := told(s.Stakes(a)); got != row.want {
			t.Errorf("%s: %q, want %q", row.name, got, row.want)
		}
	}
}

// told writes what an action costs: "ends KEY 5 0 lost.moves 2".
func told(s *game.Stakes) string {
	if s == nil {
		return ""
	}
	var out []string
	if s.Ends {
		out = append(out, "ends", s.Why.Key)
		for _, score := range s.Scores {
			out = append(out, fmt.Sprint(score.Total))
		}
	}
	for _, f := range s.Lost {
		out = append(out, f.Key, fmt.Sprint(f.N), string(f.Rule))
	}
	return strings.Join(out, " ")
}

// TestAskedOnce: the end of the last turn is asked about when the cards are
// played, and not again when the hand is full.
func TestAskedOnce(t *testing.T) {
	s := game.From(Game{}, game.Setup{Game: "postcards", Seats: make([]string, 2)}, lang.Position(t, three+"sent 2-3 3-3 4-3 5-3; bonus; first 1"))
	asked := 0
	for _, text := range strings.Split(turn3, "; ") {
		a, err := Game{}.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if s.Stakes(a) != nil {
			if asked++; a.Verb != VEnd {
				t.Errorf("%s is asked about", text)
			}
		}
		if _, err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if asked != 1 || !s.Over() {
		t.Errorf("asked %d times; over is %v", asked, s.Over())
	}
}

// TestEnding: why a match ended and what parted equal points (P9.1, P9.3, P9.5).
func TestEnding(t *testing.T) {
	const four = "sent 2-3 3-3 4-3 5-3; bonus; first 1; "
	for _, row := range []struct{ name, position, want string }{
		{"by the bonus", four, "end.bonus P9.1"},
		{"by its length", "round 100; first 1", "end.rounds P9.5 tie.shared P9.3 0:0 1:0"},
		{"postcards sent decide", four + "itinerary 1; 1: score 10; 1: sent 6-3", "end.bonus P9.1 tie.sent P9.3 0:4 1:1"},
		{"camps decide", "round 100; first 1; score 4; camps 8.1; 1: score 4", "end.rounds P9.5 tie.camps P9.3 0:1 1:0"},
	} {
		st := lang.Position(t, three+row.position)
		if row.name == "postcards sent decide" { // as many points as the other has
			st.p[1].score += int16(st.Scores()[0].Total - st.Scores()[1].Total)
		}
		st.finish(nil)
		var got []string
		for _, f := range (Game{}).Ending(st) {
			got = append(got, f.Key, string(f.Rule))
			for _, c := range f.Counts {
				got = append(got, fmt.Sprintf("%d:%d", c.What, c.N))
			}
		}
		if strings.Join(got, " ") != row.want {
			t.Errorf("%s: %v, want %s", row.name, got, row.want)
		}
	}
}
