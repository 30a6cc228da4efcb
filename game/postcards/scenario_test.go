package postcards

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
//	move bm1 9           an action in the game's notation
//	!move bm1 7 P4.1     an action that must be refused, by this rule
//	? bike 9             what must hold at this moment
//	auto                 the Automa's actions until another seat's turn
type row struct{ rule, name, pos, play, want string }

// run is a row being played.
type run struct {
	*testing.T
	s      *game.Session
	before int         // events before the current line
	log    []seenEvent // all events so far
}

// seenEvent is an event and the scores before it.
type seenEvent struct {
	game.Event
	gain int // points scored by it
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
	setup := game.Setup{Game: "postcards", Seats: make([]string, st.seats)}
	run := &run{T: t, s: game.From(Game{}, setup, st)}
	for _, c := range clauses(r.play) {
		switch {
		case strings.HasPrefix(c.text, "!"):
			gametest.Refused(t, run.s, strings.TrimPrefix(c.text, "!"))
		case strings.HasPrefix(c.text, "?"):
			run.check(strings.TrimPrefix(c.text, "?"))
		case c.text == "auto":
			run.auto()
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
	r.before = len(r.log)
	for _, e := range gametest.Do(r.T, r.s, text) {
		r.log = append(r.log, seenEvent{e, r.gain(e)})
	}
}

// gain is what an event adds to the score of its seat.
func (r *run) gain(e game.Event) int {
	if e.Kind != game.Count || e.Counter != ScoreN {
		return 0
	}
	v := r.s.ViewAt(0, game.Nobody)
	old := v.Counter(ScoreN, e.Seat)
	for _, o := range r.log {
		if o.Kind == game.Count && o.Counter == ScoreN && o.Seat == e.Seat {
			old = int(o.Value)
		}
	}
	return int(e.Value) - old
}

// auto plays the Automa's actions until another seat's turn.
func (r *run) auto() {
	seat := r.s.Turn()
	for n := 0; r.s.Turn() == seat && !r.s.Over(); n++ {
		if n > 500 {
			r.Fatal("the Automa's turn does not end")
		}
		r.do("automa")
	}
}

// page is the position as it stands.
func (r *run) page() page { return r.s.State().(*State).page() }

// TestScenarioTool checks that a row can fail: each of these must.
func TestScenarioTool(t *testing.T) {
	st := buildPosition(t, "hand bm1 rp1 gc1 yc1 yc2; bike 8; card 12-4 s1 m2")
	r := &run{T: t, s: game.From(Game{}, game.Setup{Seats: make([]string, 2)}, st)}
	for _, c := range clauses(`bike 9; score 1; card 12-4 s1; card 12-4 s2 m2; card 1-3; cards 1-3; hand bm1; plays 2; camps 8.1
		turn 1; phase draw; step gift; legal move bm1 1; illegal move bm1 9; verbs move; count camp 2; over; sees hand/1 bm1 ? ? ? ?
		s: sees hand/0 bm1 rp1 gc1 yc1 yc2; deck 3; notes auto.left; scored 3; sent 1-3; gifts car1; row bm2; bonus; legal waste
		1: saw bm1; places 2 1; total 9; line unsent 7; onlylegal move bm1 9; moves 1; takes 1; kept 1; shuffled 1; nonsense 4`) {
		if why := r.fails(c); why == "" {
			t.Errorf("%q holds, it should not", c.text)
		}
	}
	for _, c := range clauses(`bike 8; score 0; card 12-4 s1 m2; cards 12-4; hand bm1 rp1 gc1 yc1 yc2; plays 3; camps; turn 0
		phase play; step -; legal move bm1 9; illegal move bm1 1; count pair 10; sees hand/1 ? ? ? ? ?; s: sees hand/0 ? ? ? ? ?
		notover; sent; gifts; notes; scored; 1: unseen bm1; places 1 2; total 1; line unsent 1; shuffled 0`) {
		if why := r.fails(c); why != "" {
			t.Errorf("%q fails, it should hold: %s", c.text, why)
		}
	}
	if slices.Contains(gametest.Legal(r.s), "move bm1 1") {
		t.Error("the list of legal actions is not to be trusted")
	}
}
