package gametest

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew")

// Update says whether golden files are to be written anew.
func Update() bool { return *update }

// end is a line that tells how a match went: its actions and where they led.
func (m *match) end() (string, error) {
	sum := sha256.New()
	for i := range m.s.Len() {
		fmt.Fprintln(sum, m.g.Notation(m.s.Step(i).Action))
	}
	sum.Write(text(m.s.State()))
	var totals []string
	for _, s := range m.s.Scores() {
		totals = append(totals, fmt.Sprint(s.Total))
	}
	return fmt.Sprintf("%-28s seed %-4s %5d actions  scores %-16s %x", m.c.Name, m.c.Setup.Seed, m.s.Len(),
		strings.Join(totals, " "), sum.Sum(nil)[:8]), nil
}

// golden compares the ends of the matches with those kept in a file. Where not
// all cases were run (go test -run) it looks only at those that were.
func golden(t *testing.T, file string, ends [][]string) {
	t.Helper()
	var got strings.Builder
	some := false
	for _, lines := range ends {
		some = some || len(lines) == 0
		for _, line := range lines {
			got.WriteString(line + "\n")
		}
	}
	if *update {
		if some {
			t.Fatal("only all cases together write the golden file")
		}
		if err := os.WriteFile(file, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v (go test -update writes it)", err)
	}
	if why := differ(string(want), got.String(), some); why != "" {
		t.Errorf("%v is broken: matches went otherwise than in %s: %s\n"+
			"(if the rules changed on purpose: go test -update, and read the diff)", Replay, file, why)
	}
}

// differ says where two lists of lines differ first; with some, got may be but
// some of the lines.
func differ(want, got string, some bool) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range max(len(w), len(g)) {
		switch {
		case some && i < len(g) && !slices.Contains(w, g[i]):
			return fmt.Sprintf("line %d is not among them: %s", i+1, g[i])
		case some:
		case i >= len(w):
			return fmt.Sprintf("line %d was not there: %s", i+1, g[i])
		case i >= len(g):
			return fmt.Sprintf("line %d is missing: %s", i+1, w[i])
		case w[i] != g[i]:
			return fmt.Sprintf("line %d\n  was %s\n  is  %s", i+1, w[i], g[i])
		}
	}
	return ""
}
