package search_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// TestMachines checks that seats think alike on every machine: here, in a browser's
// WebAssembly, and, in make soak (POSTE_MACHINES=1), on arm64, which fuses products and sums where
// it is let. It needs node and qemu, see scripts/need.sh; with -short it is left out.
func TestMachines(t *testing.T) {
	if testing.Short() || runtime.GOOS == "js" {
		t.Skip("builds for other machines")
	}
	want := visitsOf(t, runtime.GOOS, runtime.GOARCH)
	if n := strings.Count(want, "\n"); n < 80 {
		t.Fatalf("%d answers only", n)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range []struct{ os, arch, by, with string }{
		{"js", "wasm", filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec"), "node"},
		{"linux", "arm64", "qemu-aarch64", "qemu-aarch64"},
	} {
		if m.arch == "arm64" && os.Getenv("POSTE_MACHINES") == "" {
			continue // two minutes
		}
		t.Run(m.arch, func(t *testing.T) {
			if _, err := exec.LookPath(m.with); err != nil {
				t.Fatalf("%v: scripts/need.sh test installs it on Debian and Ubuntu", err)
			}
			got := visitsOf(t, m.os, m.arch, m.by)
			if got == want {
				return
			}
			a, b := strings.Split(want, "\n"), strings.Split(got, "\n")
			for i := range a {
				if i >= len(b) || a[i] != b[i] {
					t.Fatalf("%d lines, here %d; the first that differs, here:\n%.300s\nthere:\n%.300s", len(b), len(a), a[i], strings.Join(b[i:min(i+1, len(b))], ""))
				}
			}
		})
	}
}

// visitsOf builds and runs the command visits for a machine.
func visitsOf(t *testing.T, system, arch string, by ...string) string {
	t.Helper()
	bin := filepath.Join(t.TempDir(), "visits")
	build := exec.Command("go", "build", "-o", bin, "./visits")
	build.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+arch, "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	args := append(by, bin)
	run := exec.Command(args[0], args[1:]...)
	run.Stderr = os.Stderr
	out, err := run.Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}
