package game_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const module = "posterestante"

// arrows are the folders at the top and which of them each may depend on: games
// know games alone, words know games, the commands know both, the window knows all.
var arrows = map[string][]string{
	"game":       {"game"},
	"audio":      {"audio"},
	"assets":     {"assets", "game"},
	"headless":   {"headless", "assets", "game"},
	"render":     {"render", "headless", "assets", "audio", "game"},
	"windowtest": {"windowtest", "render", "headless", "assets", "audio", "game"},
	"scripts":    {"scripts", "windowtest", "render", "headless", "assets", "audio", "game"},
}

// borrowed are the packages under game/ that stand on more than the standard
// library, and on what.
var borrowed = map[string][]string{
	"game/store":          {"github.com/adrg/xdg"}, // the system's folders
	"game/store/filelock": {"github.com/gofrs/flock"},
}

// imports lists what the packages of the module import, by path; std says which
// of all are of the standard library.
func imports(t *testing.T) (of map[string][]string, std map[string]bool) {
	t.Helper()
	run := func(args ...string) string {
		cmd := exec.Command("go", append([]string{"list", "-f"}, args...)...)
		cmd.Dir = ".."
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("go list %v: %v", args, err)
		}
		return strings.TrimSpace(string(out))
	}
	of, std = map[string][]string{}, map[string]bool{}
	for _, line := range strings.Split(run(`{{.ImportPath}} {{join .Imports " "}}`, "./..."), "\n") {
		fields := strings.Fields(line)
		of[fields[0]] = fields[1:]
	}
	for _, path := range strings.Split(run("{{if .Standard}}{{.ImportPath}}{{end}}", "-deps", "./game/..."), "\n") {
		std[path] = true
	}
	return of, std
}

// against are the imports that an arrow does not allow.
func against(of map[string][]string, std map[string]bool) (out []string) {
	for path, list := range of {
		from, _, _ := strings.Cut(strings.TrimPrefix(path, module+"/"), "/")
		may, known := arrows[from]
		if path == module {
			continue // the program itself
		}
		if !known {
			out = append(out, path+" is in a folder without an arrow")
		}
		for _, to := range list {
			folder, ours := strings.CutPrefix(to, module+"/")
			folder, _, _ = strings.Cut(folder, "/")
			switch own := strings.TrimPrefix(path, module+"/"); {
			case ours && !slices.Contains(may, folder):
				out = append(out, path+" -> "+to)
			case !ours && from == "game" && !std[to] && !slices.Contains(borrowed[own], to):
				out = append(out, path+" -> "+to)
			case ours && own == "game" && to != module+"/game/foreign": // that one knows no game
				out = append(out, path+" -> "+to)
			}
		}
	}
	slices.Sort(out)
	return out
}

// TestDeps holds that dependencies run one way: the games know the standard
// library and each other; words know games; nothing below knows the window.
func TestDeps(t *testing.T) {
	of, std := imports(t)
	for _, p := range []string{"game", "game/postcards", "game/stats", "assets/wording", "headless", "render/program"} {
		if _, ok := of[module+"/"+p]; !ok {
			t.Errorf("the list lacks %s", p)
		}
	}
	if !std["fmt"] || std[module+"/game"] {
		t.Errorf("the standard library is no list: %d", len(std))
	}
	for _, arrow := range against(of, std) {
		t.Error(arrow)
	}
}

// TestHeadlessDeps holds that the commands, and all that they stand on, link no
// window and no sound.
func TestHeadlessDeps(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", "./headless", "./game/...", "./assets/...")
	cmd.Dir = ".."
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	list := string(out)
	if !strings.Contains(list, module+"/headless\n") {
		t.Errorf("the list is no list: %s", list)
	}
	for _, bad := range []string{"ebiten", "/oto", module + "/render", module + "/audio"} {
		if strings.Contains(list, bad) {
			t.Errorf("the commands link %s", bad)
		}
	}
}

// TestAgainst holds that the tests above can fail.
func TestAgainst(t *testing.T) {
	std := map[string]bool{"fmt": true}
	for from, list := range map[string][]string{
		"game/stats":     {module + "/assets/words", module + "/headless", "golang.org/x/image", module + "/gamepad"},
		"game":           {module + "/game/postcards"},
		"assets/wording": {module + "/render/table", module + "/headless"},
		"audio":          {module + "/game"},
		"headless":       {module + "/render/cli"},
		"elsewhere":      {},
	} {
		of := map[string][]string{module + "/" + from: append([]string{"fmt"}, list...)}
		if got := against(of, std); len(got) != max(len(list), 1) {
			t.Errorf("%s: %v", from, got)
		}
	}
	fine := map[string][]string{
		module: {module + "/render/cli"}, module + "/game/box": {"fmt", module + "/game/postcards"}, module + "/game": {module + "/game/foreign"},
		module + "/game/store/filelock": {"github.com/gofrs/flock"}, module + "/assets/wording": {module + "/game/box", "golang.org/x/text/language"},
	}
	if got := against(fine, std); len(got) > 0 {
		t.Errorf("refused: %v", got)
	}
}
