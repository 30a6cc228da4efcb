package cli

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/store"
)

// built builds the program with its window.
func built(t *testing.T) string {
	t.Helper()
	if testing.Short() {
		t.Skip("it builds the program")
	}
	if runtime.GOOS != "linux" {
		t.Skip("here there always is a display")
	}
	bin := filepath.Join(t.TempDir(), "posterestante")
	if out, err := exec.Command("go", "build", "-o", bin, module).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return bin
}

// bare is the environment without some variables.
func bare(not ...string) []string {
	return slices.DeleteFunc(os.Environ(), func(v string) bool {
		name, _, _ := strings.Cut(v, "=")
		return slices.Contains(not, name)
	})
}

// TestWithoutDisplay runs every command of the program with a window where
// there is no display; only what needs the window is refused, in one sentence.
func TestWithoutDisplay(t *testing.T) {
	bin, dir := built(t), t.TempDir()
	file := match(t, dir)
	journal := filepath.Join(dir, "journal")
	for _, row := range []struct {
		name   string
		args   []string
		in     string
		status int
		out    string // is among what it says on its output
		err    string // and on the other; "" for nothing
	}{
		{name: "help", args: []string{"-h"}, out: "Flags of the window"},
		{name: "version", args: []string{"version"}, out: "postcards: rules"},
		{name: "version -h", args: []string{"version", "-h"}, out: "Usage: "},
		{name: "sim", args: []string{"sim", "-games", "2", "-seats", "random,automa:normal", "-json"}, out: `"finished":2`},
		{name: "sim, bad flag", args: []string{"sim", "-bad"}, status: 2, err: "-h lists the flags"},
		{name: "serve", args: []string{"serve"}, in: "{\"cmd\":\"games\"}\nnonsense\n", out: `"error"`},
		{name: "replay", args: []string{"replay", file}, out: "Lise"},
		{name: "replay, no file", args: []string{"replay", "nowhere"}, status: 1, err: "replay: "},
		{name: "stats", args: []string{"stats", "-data", dir}, out: "\n"},
		{name: "journal", args: []string{"journal", "-out", journal, file}, out: journal},
		{name: "journal, no file", args: []string{"journal"}, status: 2, err: "journal"},
		{name: "bad flag", args: []string{"-bad"}, status: 2, err: "-h lists the flags"},
		{name: "no command", args: []string{"simm"}, status: 2, err: "there is no command"},
		{name: "shot -h", args: []string{"shot", "-h"}, out: "Takes a picture"},
		{name: "shot, bad size", args: []string{"shot", "-size", "big", "x.png"}, status: 2, err: "a size is written"},
		{name: "shot", args: []string{"shot", "x.png"}, status: 2, err: "there is no display to open a window on"},
		{name: "window", status: 2, err: "there is no display to open a window on"},
	} {
		t.Run(row.name, func(t *testing.T) {
			out, said, status := run(t, bare("DISPLAY", "WAYLAND_DISPLAY"), row.in, bin, row.args...)
			if status != row.status || !strings.Contains(out, row.out) {
				t.Errorf("status %d, says %q", status, out)
			}
			if !strings.Contains(said, row.err) || row.err == "" && said != "" || strings.Count(said, "\n") > 1 {
				t.Errorf("it says %q", said)
			}
		})
	}
	if pictures, _ := filepath.Glob(filepath.Join(journal, "*.png")); len(pictures) != 1 {
		t.Errorf("the journal's pictures: %v", pictures)
	}
	dead := append(bare("DISPLAY", "WAYLAND_DISPLAY"), "DISPLAY=:4711")
	if _, said, status := run(t, dead, "", bin); status != 2 || !strings.Contains(said, `the display ":4711" does not answer`) || strings.Count(said, "\n") != 1 {
		t.Errorf("a display that is none: %d, %q", status, said)
	}
	if out, _, status := run(t, dead, "", bin, "version"); status != 0 || out == "" {
		t.Errorf("version where the display is none: %d, %q", status, out)
	}
}

// match begins a match in a data folder and gives its file.
func match(t *testing.T, data string) string {
	t.Helper()
	s, err := store.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	m, err := s.New(store.Meta{Name: "Lise", Setup: game.Setup{Game: "postcards", Seats: []string{"person", "automa:easy"}, Seed: "4"}})
	if err != nil {
		t.Fatal(err)
	}
	for range 20 {
		if _, err := m.Do(m.Session().Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	return filepath.Join(s.Dir(), m.ID()+".jsonl")
}

// run runs a program and gives what it says on its two outputs, and its status.
func run(t *testing.T, env []string, in, bin string, args ...string) (out, said string, status int) {
	t.Helper()
	var o, e bytes.Buffer
	cmd := exec.Command(bin, args...)
	cmd.Env, cmd.Stdin, cmd.Stdout, cmd.Stderr = env, strings.NewReader(in), &o, &e
	if err := cmd.Run(); err != nil && cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return o.String(), e.String(), cmd.ProcessState.ExitCode()
}
