package gametest

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
)

// Told is how a golden playthrough tells a game: what an event says beyond what
// the table shows ("" for nothing), and a view, a line for each part of the table.
type Told struct {
	Said func(game.Event) string
	View func(game.View) []string
}

// Playthrough writes a match as every seat sees it, under a heading: its first
// and last actions, the whole table when a turn begins, then each action, what
// is said (":"), and the lines of the table that it changed ("~"). "sees" lines
// tell where a seat's view differs from a spectator's.
func (g Told) Playthrough(s *game.Session, head string, first, last int) string {
	var b strings.Builder
	b.WriteString(head + "\n")
	var before []string
	turn := game.Nobody
	for n := range s.Len() {
		if n >= first && n < s.Len()-last {
			if n == first {
				fmt.Fprintf(&b, "\n... %d actions are not shown ...\n", s.Len()-last-first)
			}
			turn = game.Nobody
			continue
		}
		step := s.Step(n)
		if step.Seat != turn {
			turn = step.Seat
			before = g.table(s, n)
			fmt.Fprintf(&b, "\n== seat %d's turn\n%s\n", turn, strings.Join(before, "\n"))
		}
		fmt.Fprintf(&b, "#%d seat %d: %s\n", n+1, step.Seat, s.Game().Notation(step.Action))
		for _, e := range step.Events {
			if line := g.Said(e); line != "" {
				b.WriteString("    : " + line + "\n")
			}
		}
		after := g.table(s, n+1)
		for _, line := range after {
			if !slices.Contains(before, line) {
				b.WriteString("    ~ " + strings.TrimSpace(line) + "\n")
			}
		}
		before = after
	}
	fmt.Fprintf(&b, "\n== over after %d actions\n%s\n", s.Len(), strings.Join(before, "\n"))
	for i, sc := range s.Scores() {
		fmt.Fprintf(&b, "seat %d: %d points, place %d\n", i, sc.Total, sc.Place)
		for _, l := range sc.Lines {
			fmt.Fprintf(&b, "    %s %s: %d, %d points\n", l.Rule, l.Key, l.Count, l.Points)
		}
	}
	return b.String()
}

// table is the table after n actions: as a spectator sees it, and what
// each seat sees otherwise.
func (g Told) table(s *game.Session, n int) []string {
	common := g.View(s.ViewAt(n, game.Nobody))
	out := slices.Clone(common)
	for seat := range game.Seat(s.Seats()) {
		for _, line := range g.View(s.ViewAt(n, seat)) {
			if !slices.Contains(common, line) {
				out = append(out, fmt.Sprintf("  seat %d sees %s", seat, strings.TrimSpace(line)))
			}
		}
	}
	return out
}

// Golden compares what was got with a golden file, or writes it anew (see
// Update), and shows the first line that differs.
func Golden(t *testing.T, file, got string) {
	t.Helper()
	if Update() {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v (go test -update writes it)", err)
	}
	if why := firstDifference(string(data), got); why != "" {
		t.Errorf("%s:%s\n(if it changed on purpose: go test -update, and read the diff)", file, why)
	}
}

// firstDifference says where two texts part, and under which action.
func firstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	action := ""
	for i := range max(len(w), len(g)) {
		a, b := "(end)", "(end)"
		if i < len(w) {
			a = w[i]
		}
		if i < len(g) {
			b = g[i]
		}
		if a != b {
			return fmt.Sprintf("%d: after %q\n  was %s\n  is  %s", i+1, action, a, b)
		}
		if strings.HasPrefix(a, "#") {
			action = a
		}
	}
	return ""
}
