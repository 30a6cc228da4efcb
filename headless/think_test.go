package headless

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
)

// simmed is what sim -json prints.
func simmed(t *testing.T, args ...string) (r simResult) {
	t.Helper()
	var out, errw strings.Builder
	if status := Sim(append(args, "-json"), nil, &out, &errw); status != Well {
		t.Fatal(status, errw.String())
	}
	if err := json.Unmarshal([]byte(out.String()), &r); err != nil {
		t.Fatal(err)
	}
	return r
}

// TestSimThinks checks that seats of any game may think in sim, and that the
// result doesn't hang on the number of cores.
func TestSimThinks(t *testing.T) {
	for _, p := range box.Games {
		g := p.Game
		args := []string{"-game", g.Name(), "-seats", "think:8,think:0,random", "-games", "3", "-seed", "4"}
		a, b := simmed(t, append(args, "-cores", "1")...), simmed(t, append(args, "-cores", "2")...)
		a.Seconds, a.ActionsPerSecond, b.Seconds, b.ActionsPerSecond = 0, 0, 0, 0
		if fmt.Sprint(a) != fmt.Sprint(b) || a.Finished != 3 {
			t.Errorf("%s: %+v, and on two cores %+v", g.Name(), a, b)
		}
	}
	var out, errw strings.Builder
	if status := Sim([]string{"-seats", "think:-3,random"}, nil, &out, &errw); status != Misuse || !strings.Contains(errw.String(), "think:N") {
		t.Errorf("%d, %s", status, errw.String())
	}
}

// TestSimPair checks that with -pair each deal is played from every seat: of two
// that play alike nobody wins more, and who begins is each as often.
func TestSimPair(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	r := simmed(t, "-game", "montaigne", "-seats", "bot:steady,bot:steady", "-games", "40", "-pair")
	if r.Seats[0].Wins != 20 || r.Seats[0].MeanScore != r.Seats[1].MeanScore {
		t.Errorf("%+v", r.Seats)
	}
	if s := r.Seats[0]; s.Low < 0.35 || s.Low > 0.36 || s.High < 0.64 || s.High > 0.65 {
		t.Errorf("20 of 40 lies from %v to %v", s.Low, s.High)
	}
	r = simmed(t, "-game", "montaigne", "-seats", "bot:keen,random,random", "-games", "30", "-pair")
	if r.Seats[0].Wins < 20 || r.Seats[0].Kind != "bot:keen" {
		t.Errorf("the keen one wins %v of 30 against chance", r.Seats[0].Wins)
	}
	var out, errw strings.Builder
	if status := Sim([]string{"-seats", "random,random,random", "-games", "40", "-pair"}, nil, &out, &errw); status != Misuse || !strings.Contains(errw.String(), "multiple of 3") {
		t.Errorf("%d, %s", status, errw.String())
	}
}

// TestReplyThinks checks that serve replies for a seat that thinks and tells why: the
// seat itself at once, a spectator nothing of it before the match is over.
func TestReplyThinks(t *testing.T) {
	srv := &server{}
	ask := func(line string) map[string]any {
		t.Helper()
		var out map[string]any
		if err := json.Unmarshal(srv.answer([]byte(line)), &out); err != nil {
			t.Fatal(err)
		}
		if out["ok"] != true {
			t.Fatal(out)
		}
		return out
	}
	for _, g := range []string{"postcards", "montaigne", "sakodo", "routard"} {
		ask(`{"cmd":"new","game":"` + g + `","seats":["think:4","think:0"],"seed":"3"}`)
		told := 0
		for n := 0; !srv.match.Over(); n++ {
			eyes := `"seat":"spectator"`
			if n%2 == 0 {
				eyes = fmt.Sprintf(`"seat":%d`, srv.match.Turn())
			}
			got := ask(`{"cmd":"reply",` + eyes + `}`)
			thought, ok := got["thought"].(map[string]any)
			switch {
			case ok && n%2 == 1 && !srv.match.Over():
				t.Fatalf("%s: a spectator reads %v", g, got)
			case ok && n%2 == 0:
				told++
				if turn := thought["turn"].([]any); len(turn) == 0 || turn[0] != got["action"] {
					t.Fatal(g, got)
				}
			}
		}
		if told == 0 {
			t.Errorf("%s: no thought was told to its own seat", g)
		}
		late := 0
		for n := range srv.match.Len() {
			if _, ok := srv.match.Thought(n, game.Nobody); ok {
				late++
			}
		}
		if late < told {
			t.Errorf("%s is over, and a spectator reads %d reasons; the seats themselves read %d", g, late, told)
		}
	}
}

// TestSimEnds checks that sim tells how seats ended: shares are of all seats, and each game has one win.
func TestSimEnds(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	r := simmed(t, "-game", "montaigne", "-seats", "bot:keen,bot:steady,bot:steady", "-games", "30", "-options", "encounters=yes")
	sum := 0.0
	for _, s := range r.Totals {
		sum += s.Share
	}
	home, wins := 0.0, 0.0
	for _, s := range r.Stood {
		if s.Name == "home" {
			home += s.Share
			wins += s.Share * s.Wins
		}
	}
	near := func(x, want float64) bool { return x > want-1e-6 && x < want+1e-6 }
	if !near(sum, 1) || !near(home, 1) || !near(wins, 1.0/3) {
		t.Errorf("shares of totals add up to %v, of homes to %v, their wins to %v", sum, home, wins)
	}
}

// TestSimChances checks that sim tells what came of the chances that seats saw:
// each of its turns once, in the tenth that it belongs to.
func TestSimChances(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	r := simmed(t, "-game", "montaigne", "-seats", "think:20,bot:keen", "-games", "20")
	turns := int64(0)
	for i, c := range r.Chances {
		turns += c.Turns
		if c.Turns > 0 && (int(c.Chance*10) != i && c.Chance != 1 || c.Wins < 0 || c.Wins > 1) {
			t.Errorf("tenth %d: %+v", i, c)
		}
	}
	if most := int64(r.TurnsPerGame * 20); len(r.Chances) != 10 || turns < most/4 || turns > most {
		t.Errorf("%d turns of %d have a chance", turns, most)
	}
	if r := simmed(t, "-game", "montaigne", "-seats", "think:0,bot:keen", "-games", "2"); r.Chances != nil {
		t.Errorf("a seat that doesn't look sees %v", r.Chances)
	}
	var c tally
	c.came([]foreseen{{0, 1, 0.25}, {1, 1, 0.99}, {0, 2, 1}}, []game.Score{{Place: 1}, {Place: 2}})
	if c.chances[2] != (chances{1, 250000, share}) || c.chances[9] != (chances{2, 1990000, share}) {
		t.Errorf("%+v", c.chances)
	}
}
