package headless

import (
	"bytes"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/store"
)

// run runs a command line and gives what came out.
func run(args ...string) (status int, out, errw string) {
	var o, e bytes.Buffer
	status = Main(args, strings.NewReader(""), &o, &e)
	return status, o.String(), e.String()
}

// TestMisuse: what is asked for wrongly is one sentence and status 2.
func TestMisuse(t *testing.T) {
	for _, line := range []string{
		"", "dance", "sim -games 0", "sim -games -1", "sim -games x", "sim -games 99999999999", "sim -fast", "sim -seats random", "sim -seats person,person",
		"sim -seats random,cat", "sim -seats ,", "sim -game chess", "sim -options side=C", "sim -options side", "sim -options side=A,side=B", "sim -options x=y",
		"sim -cores -1", "sim -game montaigne -seats bot:wise,random", "sim -game montaigne -seats automa:easy,random", "sim -seed \x1b[2J", "sim -seed " + strings.Repeat("x", 53), "sim extra", "serve extra", "serve -port 80", "memo", "memo a b", "memo -x", "memo -game chess a", "memo -lang de a", "replay", "replay a b", "replay -x", "version x", "version -x",
	} {
		status, out, errw := run(strings.Fields(line)...)
		if status != Misuse || out != "" || strings.Count(errw, "\n") != 1 || !strings.HasPrefix(errw, "posterestante: ") {
			t.Errorf("%q: %d %q %q", line, status, out, errw)
		}
	}
}

// TestHelp lists all flags with an example each, everywhere.
func TestHelp(t *testing.T) {
	_, all, _ := run("-h")
	for _, c := range Commands() {
		status, out, errw := run(c.Name, "-h")
		if status != Well || errw != "" || !strings.HasPrefix(out, "Usage: ") || !strings.Contains(all, strings.TrimPrefix(out, "Usage: ")) {
			t.Errorf("%s: %d %q %q", c.Name, status, out, errw)
		}
		if !Known(c.Name) || Known("-h") {
			t.Error(c.Name, "is not known")
		}
	}
	for _, want := range []string{"-games 200 ", "-seats random,automa:easy,automa:expert ", "-options side=B", "-seed 7 ", "-json ", "-data "} {
		if !strings.Contains(all, want) {
			t.Errorf("help lacks %q:\n%s", want, all)
		}
	}
}

func TestVersion(t *testing.T) {
	if status, out, _ := run("version"); status != Well || !strings.Contains(out, store.Version) || !strings.Contains(out, "go1.") || !strings.Contains(out, "postcards: rules 1") {
		t.Error(status, out)
	}
}

// TestSim: the same games whatever the number of cores, and figures that add up.
func TestSim(t *testing.T) {
	var first simResult
	for i, more := range []string{"-cores 1", "-cores 2", "-cores 7", ""} {
		line := "sim -game postcards -seats random,automa:easy,automa:expert -options side=B -games 60 -seed 3 -json " + more
		status, out, errw := run(strings.Fields(line)...)
		var r simResult
		if err := json.Unmarshal([]byte(out), &r); status != Well || errw != "" || err != nil {
			t.Fatal(status, errw, err)
		}
		if r.Seconds <= 0 || r.ActionsPerSecond <= 0 {
			t.Error("no time passed:", out)
		}
		r.Seconds, r.ActionsPerSecond = 0, 0
		if i == 0 {
			first = r
		}
		a, _ := json.Marshal(first)
		if b, _ := json.Marshal(r); !bytes.Equal(a, b) {
			t.Errorf("%q came out otherwise:\n%s\n%s", more, a, b)
		}
	}
	wins := 0.0
	for _, s := range first.Seats {
		wins += s.Wins
	}
	if first.Finished != 60 || wins < 59.99 || wins > 60.01 || first.Seats[0].Kind != "random" || first.Seats[2].MeanScore <= first.Seats[0].MeanScore {
		t.Errorf("%+v", first)
	}
	_, other, _ := run("sim", "-games", "60", "-seed", "4", "-json")
	_, same, _ := run("sim", "-games", "60", "-seed", "5", "-json")
	if actionsOf(t, other) == actionsOf(t, same) {
		t.Error("the seed changes nothing")
	}
	if _, table, _ := run("sim", "-games", "3"); !strings.Contains(table, "automa:normal") || !strings.Contains(table, "mean score") {
		t.Error(table)
	}
	if status, table, errw := run("sim", "-game", "montaigne", "-games", "3"); status != Well || !strings.Contains(table, "bot:steady") {
		t.Error(status, table, errw)
	}
}

func actionsOf(t *testing.T, out string) int64 {
	t.Helper()
	var r simResult
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err, out)
	}
	return r.Actions
}

// TestSimBots: bots of a game play their seats, and win against chance; the
// figures tell how the games went, whatever the number of cores.
func TestSimBots(t *testing.T) {
	var before string
	for _, cores := range []string{"1", "3"} {
		status, out, errw := run("sim", "-game", "montaigne", "-seats", "random,bot:steady,bot:random", "-options", "winds=yes", "-games", "40", "-json", "-cores", cores)
		var r simResult
		if err := json.Unmarshal([]byte(out), &r); status != Well || errw != "" || err != nil {
			t.Fatal(status, errw, err)
		}
		if r.Finished != 40 || r.Seats[1].Wins < 30 || r.Seats[0].Wins+r.Seats[1].Wins+r.Seats[2].Wins < 39.99 {
			t.Errorf("%+v", r.Seats)
		}
		order, points, mean := 0.0, 0.0, 0.0
		for i := range r.Order {
			order, mean = order+r.Order[i], mean+r.Seats[i].MeanScore
		}
		for _, s := range r.Sources {
			points += s.Mean
		}
		did := 0.0
		for _, d := range r.Did {
			did += d.Mean
			if d.Seats > d.Share || d.Wins > 1 || d.Name == "" {
				t.Errorf("%+v", d)
			}
		}
		if math.Abs(did-r.ActionsPerGame) > 0.01 {
			t.Errorf("%.2f actions are counted by their sort, %.2f in all", did, r.ActionsPerGame)
		}
		if order < 39.99 || math.Abs(points-mean) > 0.01 || r.RoundsPerGame*3 < r.TurnsPerGame || r.ActionsPerGame < r.TurnsPerGame {
			t.Errorf("%+v", r)
		}
		if i := slices.IndexFunc(r.Counters, func(c simSource) bool { return c.Name == "home" }); i < 0 || r.Counters[i].Share <= 0.5 {
			t.Errorf("counters: %+v", r.Counters)
		}
		r.Seconds, r.ActionsPerSecond = 0, 0
		now, _ := json.Marshal(r)
		if before != "" && before != string(now) {
			t.Errorf("%s cores make it otherwise:\n%s\n%s", cores, before, now)
		}
		before = string(now)
	}
}

// TestSharedWins: a shared victory is shared evenly.
func TestSharedWins(t *testing.T) {
	sum := newTally()
	lines := []game.ScoreLine{{Key: "a", Rule: "X1", Points: 5}, {Key: "b"}}
	sum.finish([]game.Score{{Total: 5, Place: 1, Lines: lines}, {Total: 3, Place: 3}, {Total: 5, Place: 1, Lines: lines}}, 1)
	p := &simPlan{game: namedGame{}, kinds: []string{"a", "b", "c"}, games: 1}
	if r := p.result(&sum, 1); r.Seats[0].Wins != 0.5 || r.Seats[1].Wins != 0 || r.Seats[2].Wins != 0.5 || r.Seats[1].MeanScore != 3 {
		t.Errorf("%+v", r.Seats)
	} else if !slices.Equal(r.Order, []float64{0, 0.5, 0.5}) { // seat 1 began
		t.Errorf("by order: %v", r.Order)
	} else if !slices.Equal(r.Sources, []simSource{{"a", "X1", 10, 1}, {"b", "", 0, 0}}) {
		t.Errorf("sources: %v", r.Sources)
	}
}

type namedGame struct{ game.Game }

func (namedGame) Name() string       { return "test" }
func (namedGame) Table() *game.Table { return &game.Table{} }

// TestReplay prints a whole match, a damaged one up to its damage, and says
// what it can't read.
func TestReplay(t *testing.T) {
	file := filepath.Join(root(t), "docs", "examples", "match.jsonl")
	status, out, errw := run("replay", file)
	for _, want := range []string{"Postcards, rules 1", "Seat 0: Zoé Lefèvre (Player;", "Round 2", "draw deck          Zoé Lefèvre draws a card from the deck", "Left of the binding", "(P10.4)", "The game goes on, after 30 actions.", "Itinerary"} {
		if !strings.Contains(out, want) {
			t.Errorf("the replay lacks %q", want)
		}
	}
	if status != Well || errw != "" {
		t.Error(status, errw)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	bad := filepath.Join(dir, "bad")
	if err := os.WriteFile(bad, data[:len(data)-30], 0o644); err != nil {
		t.Fatal(err)
	}
	if status, out, errw = run("replay", bad); status != Failed || !strings.Contains(out, "after 29 actions") || strings.Count(errw, "\n") != 1 || !strings.Contains(errw, "half written") {
		t.Error(status, errw, out[max(0, len(out)-200):])
	}
	for _, what := range []string{dir, filepath.Join(dir, "none"), "none", os.DevNull} {
		if status, out, errw = run("replay", what, "-data", dir); status != Failed || out != "" || strings.Count(errw, "\n") != 1 {
			t.Error(what, status, out, errw)
		}
	}
	shelf, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	m, err := shelf.New(store.Meta{Setup: game.Setup{Game: "postcards", Seats: []string{"person", "person"}, Seed: "1"}})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = m.Close() }()
	if status, out, errw = run("replay", m.ID(), "-data", dir); status != Well || !strings.Contains(out, "Seat 1: seat 1 (Player;") {
		t.Error("by its id:", status, out, errw)
	}
	if status, out, errw = run("replay", "-lang", "fr", file); status != Well || !strings.Contains(out, "À gauche de la reliure") {
		t.Error("in French:", status, errw)
	}
	if status, _, errw = run("replay", "-lang", "de", file); status != Misuse || strings.Count(errw, "\n") != 1 {
		t.Error("in German:", status, errw)
	}
}

// TestSentences: a refusal is said with its rule, in words if there are any.
func TestSentences(t *testing.T) {
	if s := sentence("nogame", "en", game.Refuse("refuse.x", "P4.1")); s != "refuse.x (P4.1)" {
		t.Error(s)
	}
	if s := sentence("nogame", "en", game.Refuse("refuse.x", "")); s != "refuse.x" {
		t.Error(s)
	}
	if s := sentence("postcards", "en", game.Refuse("refuse.move.border", "P4.1")); !strings.Contains(s, "(P4.1)") || strings.Contains(s, "[") {
		t.Error(s)
	}
}
