package game_test

import (
	"os/exec"
	"strings"
	"testing"
)

const module = "posterestante"

// pureGames are the packages that stand on the standard library alone.
var pureGames = []string{"game", "game/foreign", "game/verbs", "game/zones", "game/search", "game/gametest", "game/postcards", "game/montaigne", "game/globe", "game/sakodo", "game/routard", "game/box"}

// deps lists what packages depend on, a line a package: its path, and after a
// blank "std" for one of the standard library.
func deps(t *testing.T, packages ...string) map[string]string {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list", "-deps", "-f", "{{.ImportPath}} {{if .Standard}}std{{end}}"}, packages...)...)
	cmd.Dir = ".."
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list %v: %v", packages, err)
	}
	found := map[string]string{}
	for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		path, std, _ := strings.Cut(line, " ")
		found[path] = std
	}
	return found
}

// foreign are those that are neither of the standard library nor games.
func foreign(found map[string]string) (out []string) {
	for path, std := range found {
		if std != "std" && path != module+"/game" && !strings.HasPrefix(path, module+"/game/") {
			out = append(out, path)
		}
	}
	return out
}

// TestDeps holds that dependencies run one way: games know the standard library
// and each other, nothing under game/ knows a screen.
func TestDeps(t *testing.T) {
	for _, p := range pureGames {
		found := deps(t, "./"+p)
		if _, ok := found["fmt"]; !ok || found["fmt"] != "std" {
			t.Errorf("%s: the list is no list: %v", p, found)
		}
		if bad := foreign(found); len(bad) > 0 {
			t.Errorf("%s depends on %v", p, bad)
		}
	}
	if found := deps(t, "./game"); len(found) > 0 {
		for path := range found {
			if strings.HasPrefix(path, module+"/game/") && path != module+"/game/foreign" { // that one knows no game
				t.Errorf("game depends on %s", path)
			}
		}
	}
	for path := range deps(t, "./game/...") {
		for _, bad := range []string{"ebiten", "/oto", module + "/render", module + "/audio"} {
			if strings.Contains(path, bad) && !strings.HasPrefix(path, module+"/game") {
				t.Errorf("something under game/ links %s", path)
			}
		}
	}
}

// TestForeign holds that the test above can fail.
func TestForeign(t *testing.T) {
	found := map[string]string{"fmt": "std", module + "/game/box": "", module + "/render": "", "golang.org/x/image": "", module + "/gamepad": ""}
	if got := foreign(found); len(got) != 3 {
		t.Errorf("foreign: %v", got)
	}
}
