package game_test

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const module = "posterestante"

// floors are the folders of the house, from the lowest floor up. A package knows those of its own folder
// and of lower floors, nobody across. The longest folder that fits is a package's own.
//
// cli lies below program: what it does is done before Ebitengine starts (see render/early), so it must not link it.
var floors = [][]string{
	{"game"},
	{"assets", "audio", "link"},
	{"hosting"},
	{"headless"},
	{"render/engine"},
	{"render/table/board"},
	{"render/table/lay", "render/table/pick", "render/table/chart"},
	{"render/table", "render/journal"},
	{"render/course", "render/think", "render/away"},
	{"render/games"},
	{"render/screens"},
	{"render/packs"},
	{"render/golden", "render/cli"},
	{"render/program"},
	{"windowtest"},
	{"scripts"},
	{"."},
}

// closed is what a folder must not know although it lies below: the longest folder that fits counts.
var closed = map[string][]string{
	"audio":         {"game", "assets"},
	"headless":      {"audio"},
	"render/engine": {"game", "headless", "audio"},
	// Settings are kept as matches are.
	"render/engine/app": {"headless", "audio", "game/postcards", "game/montaigne", "game/globe", "game/sakodo", "game/routard"},
	// The contract knows how strangers' bytes are read, and no game.
	"game": {"game"},
}

// open are folders of a closed one.
var open = map[string][]string{"game": {"game/foreign"}}

// windowed are the only packages that link Ebitengine.
var windowed = []string{
	".", "render/engine/app", "render/program", "scripts/drawcost/window", "scripts/emptywindow", "scripts/strips",
}

// borrowed are the packages under game/ that stand on more than the standard library, and on what.
var borrowed = map[string][]string{
	"game/store":          {"github.com/adrg/xdg"}, // the system's folders
	"game/store/filelock": {"github.com/gofrs/flock"},
}

// within says whether a package lies in a folder.
func within(pkg, folder string) bool { return pkg == folder || strings.HasPrefix(pkg, folder+"/") }

// longest is the longest of the folders that a package lies in, "" for none.
func longest(pkg string, folders []string) (best string) {
	for _, f := range folders {
		if within(pkg, f) && len(f) > len(best) {
			best = f
		}
	}
	return best
}

// home is the folder that a package belongs to and its floor; "" where it has none.
func home(pkg string) (folder string, floor int) {
	for i, list := range floors {
		if f := longest(pkg, list); len(f) > len(folder) {
			folder, floor = f, i
		}
	}
	return folder, floor
}

// goList runs go list; a test can't pass where it fails.
func goList(t *testing.T, env []string, args ...string) (lines []string) {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list"}, args...)...)
	cmd.Dir, cmd.Env = "..", append(os.Environ(), env...)
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list %v: %v", args, err)
	}
	return strings.Split(strings.TrimSpace(string(out)), "\n")
}

// packages are all of the module by their paths in it, the program's own is ".", each with what it imports.
func packages(t *testing.T, format string) map[string][]string {
	t.Helper()
	of := map[string][]string{}
	for _, line := range goList(t, nil, "-f", `{{.ImportPath}} {{join `+format+` " "}}`, "./...") {
		fields := strings.Fields(line)
		of[ours(fields[0])] = fields[1:]
	}
	if len(of) < 90 || of["render/table"] == nil {
		t.Fatalf("%d packages only", len(of))
	}
	return of
}

// ours is an import path within the module, others stay as they are.
func ours(path string) string {
	if path == module {
		return "."
	}
	return strings.TrimPrefix(path, module+"/")
}

// against are the imports that the floors do not allow, as "from -> to".
func against(of map[string][]string, std map[string]bool) (out []string) {
	for from, imports := range of {
		if f, _ := home(from); f == "" {
			out = append(out, from+" is on no floor")
		}
		for _, to := range imports {
			if !allowed(from, to, std) {
				out = append(out, from+" -> "+to)
			}
		}
	}
	slices.Sort(out)
	return out
}

// allowed says whether one package may import another.
func allowed(from, to string, std map[string]bool) bool {
	if to != module && !strings.HasPrefix(to, module+"/") {
		return !within(from, "game") || std[to] || slices.Contains(borrowed[from], to)
	}
	to = ours(to)
	folder, floor := home(from)
	other, below := home(to)
	if other == "" || folder != other && below >= floor {
		return false
	}
	var rooms []string
	for room := range closed {
		if room != "game" || from == room { // its packages know each other
			rooms = append(rooms, room)
		}
	}
	room := longest(from, rooms)
	if within(to, room) && room != "game" {
		return true
	}
	return longest(to, closed[room]) == "" || longest(to, open[room]) != ""
}

// TestFloors checks that every package knows lower floors only.
func TestFloors(t *testing.T) {
	std := map[string]bool{}
	for _, path := range goList(t, nil, "-f", "{{if .Standard}}{{.ImportPath}}{{end}}", "-deps", "./game/...") {
		std[path] = true
	}
	if !std["fmt"] || std[module+"/game"] {
		t.Fatalf("the standard library is no list: %d", len(std))
	}
	for _, arrow := range against(packages(t, ".Imports"), std) {
		t.Error(arrow)
	}
}

// TestWindowed checks that Ebitengine is linked by no other package than those listed, and by each of them:
// scenes, words, commands and the list of games are made, tested and run without a window.
func TestWindowed(t *testing.T) {
	for pkg, deps := range packages(t, ".Deps") {
		links := slices.ContainsFunc(deps, func(d string) bool { return strings.HasPrefix(d, "github.com/hajimehoshi/ebiten") })
		if links != slices.Contains(windowed, pkg) {
			t.Errorf("%s links Ebitengine: %v", pkg, links)
		}
		sounds := slices.ContainsFunc(deps, func(d string) bool { return strings.HasPrefix(d, "github.com/ebitengine/oto") })
		if sounds && !slices.Contains(windowed, pkg) && !within(pkg, "audio") {
			t.Errorf("%s links a player of sounds", pkg)
		}
	}
}

// engines are the packages of rules that know nothing of search; how it sees a game stands in a package of its own.
var engines = []string{"game/postcards", "game/montaigne", "game/globe", "game/sakodo", "game/routard"}

// TestEngines checks that no engine knows how a seat thinks, whatever stands between; and that each has a package
// which does.
func TestEngines(t *testing.T) {
	const search = module + "/game/search"
	of := packages(t, ".Deps")
	for _, engine := range engines {
		deps, ok := of[engine]
		if !ok || slices.Contains(deps, search) {
			t.Errorf("%s: is there %v, knows %s", engine, ok, search)
		}
		if sight := engine + "/sight"; !slices.Contains(of[sight], search) {
			t.Errorf("%s shows search nothing", sight)
		}
	}
	for pkg := range of {
		if engine, ok := strings.CutSuffix(pkg, "/sight"); ok && !slices.Contains(engines, engine) {
			t.Errorf("%s is of no engine", pkg)
		}
	}
}

// TestHeadless checks that the program without a window links neither screen nor sound nor C.
func TestHeadless(t *testing.T) {
	deps := goList(t, []string{"CGO_ENABLED=0"}, "-deps", "-tags", "headless", ".", "./headless", "./game/...", "./assets/...")
	if !slices.Contains(deps, module+"/headless") {
		t.Fatalf("%d packages are no list", len(deps))
	}
	for _, dep := range deps {
		for _, no := range []string{"hajimehoshi", "ebitengine", "runtime/cgo", module + "/render", module + "/audio"} {
			if strings.Contains(dep, no) {
				t.Error("links", dep)
			}
		}
	}
}

// TestAgainst checks that the tests above can fail.
func TestAgainst(t *testing.T) {
	std := map[string]bool{"fmt": true}
	for from, imports := range map[string][]string{
		"game/stats":                     {"assets/words", "headless", "golang.org/x/image", "gamepad"},
		"game":                           {"game/postcards"},
		"assets/wording":                 {"render/table", "headless", "audio"},
		"audio":                          {"game", "assets/words"},
		"headless":                       {"render/cli", "audio"},
		"render/engine/stage":            {"render/table/board", "game", "render/screens/menus"},
		"render/engine/app/settings":     {"game/postcards", "headless"},
		"render/table/lay":               {"render/table", "render/table/pick"},
		"render/table":                   {"render/screens/keys", "render/games/sakodo", "render/course"},
		"render/games/postcards/journal": {"render/screens/stats", "render/packs"},
		"render/screens/companion":       {"render/packs"},
		"render/packs":                   {"render/program", "render/cli"},
		"render/cli":                     {"render/program", "render/golden"},
		"windowtest":                     {"scripts/film"},
		"elsewhere":                      {},
	} {
		of := map[string][]string{from: {"fmt"}}
		for _, to := range imports {
			if !strings.HasPrefix(to, "golang.org") {
				to = module + "/" + to
			}
			of[from] = append(of[from], to)
		}
		if got := against(of, std); len(got) != max(len(imports), 1) {
			t.Errorf("%s: %v", from, got)
		}
	}
	fine := map[string][]string{
		".": {module + "/render/cli"}, "game/box": {"fmt", module + "/game/postcards"}, "game": {module + "/game/foreign"},
		"game/store/filelock": {"github.com/gofrs/flock"}, "assets/wording": {module + "/game/box", "golang.org/x/text/language"},
		"render/engine/ui": {module + "/render/engine/stage"}, "render/engine/app/settings": {module + "/game/store"},
		"render/table": {module + "/render/table/lay", module + "/render/engine/ui", module + "/game"}, "render/cli": {module + "/render/packs"},
	}
	if got := against(fine, std); len(got) > 0 {
		t.Errorf("refused: %v", got)
	}
}
