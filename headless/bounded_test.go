package headless

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"posterestante/game/box"
	"posterestante/game/foreign/foreigntest"
)

// TestEndlessFiles checks that what never ends, or is no training, is refused at once in a sentence,
// wherever a file is named.
func TestEndlessFiles(t *testing.T) {
	dir := t.TempDir()
	large := filepath.Join(dir, "large")
	if err := os.WriteFile(large, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(large, 1<<33); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{"/dev/zero", "/dev/stdin", dir, large, filepath.Join(dir, "none")} {
		if runtime.GOOS == "windows" && strings.HasPrefix(file, "/dev") {
			continue
		}
		for _, line := range [][]string{
			{"sim", "-games", "2", "-seats", "random,random", "-training", file},
			{"train", "-game", "sakodo", "-rounds", "1", "-games", "20", "-iterations", "1", "-tests", "0", "-dir", filepath.Join(dir, "t"), "-from", file},
			{"sim", "-games", "2", "-seats", "think:1,think:1", "-against", file},
			{"train", "-game", "sakodo", "-rounds", "1", "-games", "20", "-iterations", "1", "-tests", "0", "-dir", filepath.Join(dir, "t"), "-against", file},
			{"replay", file}, {"journal", file, "-out", filepath.Join(dir, "j")},
		} {
			began := time.Now()
			var took runtime.MemStats
			runtime.ReadMemStats(&took)
			before := took.TotalAlloc
			status, _, errw := run(line...)
			runtime.ReadMemStats(&took)
			if status == Well || strings.Count(errw, "\n") != 1 || took.TotalAlloc-before > 200<<20 {
				t.Errorf("%v: %d %q, %d MiB in %v", line, status, errw, (took.TotalAlloc-before)>>20, time.Since(began))
			}
		}
		if _, err := os.Stat(filepath.Join(dir, "j")); err == nil {
			t.Errorf("%s: a folder is left behind", file)
		}
	}
}

// TestWorkers checks that no more workers begin than there are cores.
func TestWorkers(t *testing.T) {
	for asked, want := range map[int]int{0: runtime.NumCPU(), 1: 1, 1_000_000: runtime.NumCPU()} {
		a := trainAsked{workers: asked}
		if got := a.teacher(box.Games[0].Game, nil, nil).Workers; got != want {
			t.Errorf("of %d asked for %d work, not %d", asked, got, want)
		}
	}
}

// TestInflatedLines checks that a line of the protocol takes memory and time as its size does.
func TestInflatedLines(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	c := talk(t)
	c.well(newMatch)
	state, err := json.Marshal(c.srv.match.State())
	if err != nil {
		t.Fatal(err)
	}
	setup := c.srv.match.Setup()
	for _, line := range []string{
		newMatch, `{"cmd":"do","id":[1],"action":"pass","seat":0,"lang":"fr"}`, `{"cmd":"undo","n":1,"to":3}`,
		`{"cmd":"why","picked":[{"zone":"hand","index":1}],"spot":{"zone":"row","index":2},"lang":"en"}`,
		`{"cmd":"load","text":"{}"}`, fmt.Sprintf(`{"cmd":"view","seat":0,"at":%d}`, len(setup.Seats)),
	} {
		foreigntest.Bounded(t, []byte(line), func(data []byte) { c.srv.answer(data) })
	}
	seats := strings.Repeat("{},", 100_000)
	long := strings.Replace(string(state), `"seats":[`, `"seats":[`+seats, 1)
	var took runtime.MemStats
	runtime.ReadMemStats(&took)
	before := took.TotalAlloc
	if got := c.code(`{"cmd":"load","position":` + long + `}`); got != "load " {
		t.Errorf("a hundred thousand empty seats: %q", got)
	}
	runtime.ReadMemStats(&took)
	if grew := (took.TotalAlloc - before) >> 20; grew > 30 {
		t.Errorf("a hundred thousand empty seats take %d MiB", grew)
	}
}
