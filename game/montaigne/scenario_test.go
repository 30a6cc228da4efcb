package montaigne

import (
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// row is one case of a rule, to be read beside the rulebook: what lies where
// (see scenario_build_test.go), what is played, and what then must hold (see
// scenario_want_test.go). Lines of play are parted by ";":
//
//	move love3            an action in the game's notation
//	!move love3 M3.5      an action that must be refused, by this rule
//	? actions 1           what must hold at this moment
type row struct{ rule, name, pos, play, want string }

// run is a row being played.
type run struct {
	*testing.T
	s   *game.Session
	log []game.Event // all events so far
}

func runRows(t *testing.T, rows []row) {
	t.Helper()
	seen := map[string]bool{}
	for _, r := range rows {
		name := r.rule + "_" + strings.ReplaceAll(r.name, " ", "_")
		if seen[name] {
			t.Errorf("two rows are named %q", name)
		}
		seen[name] = true
		t.Run(name, func(t *testing.T) { r.test(t) })
	}
}

func (r row) test(t *testing.T) {
	st := buildPosition(t, r.pos)
	run := &run{T: t, s: game.From(Game{}, game.Setup{Game: "montaigne", Seats: make([]string, st.seats)}, st)}
	for _, c := range clauses(r.play) {
		switch {
		case strings.HasPrefix(c.text, "!"):
			gametest.Refused(t, run.s, strings.TrimPrefix(c.text, "!"))
		case strings.HasPrefix(c.text, "?"):
			run.check(strings.TrimPrefix(c.text, "?"))
		default:
			run.do(c.text)
		}
		if t.Failed() {
			t.Fatalf("at %q", c.text)
		}
	}
	run.check(r.want)
}

// do takes an action, and checks that the position stays possible and that its
// events tell every seat all that changed.
func (r *run) do(text string) {
	r.Helper()
	r.log = append(r.log, gametest.Do(r.T, r.s, text)...)
}

// page is the position as it stands.
func (r *run) page() page { return r.s.State().(*State).page() }

// TestScenarioTool checks that a row can fail: each of these must.
func TestScenarioTool(t *testing.T) {
	st := buildPosition(t, "hand spa1 love1 education1; voyage health5; row love2 love3 love4 love5; tiles zones; 1: hand noble; discard spa9")
	r := &run{T: t, s: game.From(Game{}, game.Setup{Seats: make([]string, 2)}, st)}
	for _, c := range clauses(`hand spa1; has spa2; lacks spa1; handsize 2; voyage; tiles; home 1; been bordeaux; actions 0; acted 1; turn 1
		called; remade 1; passes 1; last; over; row love2 love3 - love5; discard spa1; ndiscard 2; nreserve 3; step take 2; legal move noble
		illegal supply; onlylegal supply; verbs supply; notes tile; total 5; places 2 1; line tile.zones 3; sees hand/1 noble; 1: sees hand/1 ?
		turned; nonsense 1; 1: handsize 0`) {
		if why := r.fails(c); why == "" {
			t.Errorf("%q holds, it should not", c.text)
		}
	}
	for _, c := range clauses(`hand love1 spa1 education1; has spa1; lacks noble; handsize 3; voyage health5; tiles zones; home 0; been bordeaux basel
		actions 1; acted 0; turn 0; notcalled; remade 0; passes 0; notlast; notover; row love2 love3 love4 love5; discard spa9; ndiscard 1
		step -; legal supply; illegal move noble; notes; nonote tile; total 1; places 1 2; line tile.zones 1; sees hand/1 ?; 1: sees hand/1 noble; s: sees row love2 love3 love4 ?`) {
		if why := r.fails(c); why != "" {
			t.Errorf("%q fails, it should hold: %s", c.text, why)
		}
	}
	if slices.Contains(gametest.Legal(r.s), "move noble") {
		t.Error("the list of legal actions is not to be trusted")
	}
}
