//go:build !js

package headless

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game/box"
)

// TestMemo prints the memo of every game in every language, and another for each.
func TestMemo(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range box.Games {
		for _, lang := range words.Languages() {
			file := filepath.Join(t.TempDir(), "memo.pdf")
			status, out, errw := run("memo", "-game", g.Game.Name(), "-lang", lang, file)
			if status != Well || errw != "" || out != file+"\n" {
				t.Fatal(status, out, errw)
			}
			data, err := os.ReadFile(file)
			if err != nil || !bytes.HasPrefix(data, []byte("%PDF-")) || !bytes.Contains(data, []byte("%%EOF")) {
				t.Errorf("%s, %s: %v, %.20q", g.Game.Name(), lang, err, data)
			}
			if len(data) > 100_000 {
				t.Errorf("%s, %s: %d bytes", g.Game.Name(), lang, len(data))
			}
			seen[string(data)] = true
		}
	}
	if want := len(box.Games) * len(words.Languages()); len(seen) != want {
		t.Errorf("%d leaflets, %d of them different", want, len(seen))
	}
}

// TestPageLinksNoPrinter checks that the page in a browser, which has no command line,
// isn't larger by what prints.
func TestPageLinksNoPrinter(t *testing.T) {
	for target, want := range map[string]bool{"linux/amd64": true, "js/wasm": false} {
		system, arch, _ := strings.Cut(target, "/")
		cmd := exec.Command("go", "list", "-deps", "..")
		cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+arch)
		out, err := cmd.Output()
		if err != nil || len(out) < 1000 {
			t.Fatal(err, string(out))
		}
		if got := bytes.Contains(out, []byte("go-pdf/fpdf")); got != want {
			t.Errorf("%s: prints %v, want %v", target, got, want)
		}
	}
}

// TestMemoCannot: what can't be written is one sentence.
func TestMemoCannot(t *testing.T) {
	for _, file := range []string{t.TempDir(), filepath.Join(t.TempDir(), "none", "memo.pdf")} {
		status, out, errw := run("memo", file)
		if status != Failed || out != "" || strings.Count(errw, "\n") != 1 ||
			!strings.HasPrefix(errw, "posterestante: memo: ") || !strings.Contains(errw, "can't be written: ") {
			t.Errorf("%s: %d %q %q", file, status, out, errw)
		}
	}
}
