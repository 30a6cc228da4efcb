package wording

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	pc "posterestante/game/postcards"
)

// source is the engine's own text, from which the codes it cites are gathered.
func source(t *testing.T, dirs ...string) []*ast.File {
	t.Helper()
	var out []*ast.File
	for _, dir := range dirs {
		names, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: %d files, %v", dir, len(names), err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, f)
		}
	}
	return out
}

func text(e ast.Expr) (string, bool) {
	if l, ok := e.(*ast.BasicLit); ok && l.Kind == token.STRING {
		s, err := strconv.Unquote(l.Value)
		return s, err == nil
	}
	return "", false
}

// literals are the strings of the source that match.
func literals(files []*ast.File, like string) []string {
	re, seen := regexp.MustCompile(like), map[string]bool{}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			if e, ok := n.(ast.Expr); ok {
				if s, ok := text(e); ok && re.MatchString(s) {
					seen[s] = true
				}
			}
			return true
		})
	}
	return sorted(seen)
}

// arguments are the strings given as the i-th argument of a function.
func arguments(files []*ast.File, function string, i int) []string {
	seen := map[string]bool{}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || i >= len(call.Args) {
				return true
			}
			name := ""
			switch fun := call.Fun.(type) {
			case *ast.Ident:
				name = fun.Name
			case *ast.SelectorExpr:
				name = fun.Sel.Name
			}
			if s, ok := text(call.Args[i]); ok && name == function {
				seen[s] = true
			}
			return true
		})
	}
	return sorted(seen)
}

// constants is how many constants stand in the block that begins with a name.
func constants(files []*ast.File, first string) int {
	n := 0
	for _, f := range files {
		for _, d := range f.Decls {
			if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.CONST && g.Specs[0].(*ast.ValueSpec).Names[0].Name == first {
				n = len(g.Specs)
			}
		}
	}
	return n
}

func sorted(seen map[string]bool) []string {
	var out []string
	for s := range seen {
		out = append(out, s)
	}
	slices.Sort(out)
	return out
}

// gathered are the keys that the engine's source calls for.
func gathered(t *testing.T) map[string][]string {
	files := source(t, "../../game", "../../game/verbs", "../../game/postcards")
	keys := map[string][]string{}
	add := func(area string, least int, found ...string) {
		if len(found) < least {
			t.Errorf("%s: only %v gathered", area, found)
		}
		for _, f := range found {
			keys[area] = append(keys[area], area+"."+f)
		}
	}
	for _, code := range literals(files, `^refuse\.[a-z.]+$`) {
		add("refuse", 1, strings.TrimPrefix(code, "refuse."))
	}
	for _, key := range pc.Notes {
		if key != pc.NoteAutoEffect { // said in full for each effect
			add("note", 1, key.String())
		}
	}
	add("points", 5, arguments(files, "points", 2)...)
	for _, key := range append(arguments(files, "add", 0), "play") {
		add("score", 1, key)
	}
	for _, z := range (pc.Game{}).Table().Zones[1:] {
		add("zone", 1, z.Name)
	}
	for _, c := range (pc.Game{}).Table().Counters[1:] {
		add("counter", 1, c.Name)
	}
	add("phase", 5, elements(files, "phaseNames")...)
	for _, step := range elements(files, "stepNames") {
		if step != "" && step != "none" {
			add("step", 1, step)
		}
	}
	for table, least := range map[string]int{"button": 9, "level": 4} {
		add(table, least, elements(files, table+"Keys")...)
	}
	for e := pc.ExtraCard; int(e) < constants(files, "NoEffect"); e++ {
		add("effect", 1, e.String()+".name", e.String()+".rule")
		add("autoeffect", 1, e.String())
	}
	for k := pc.GiftKind(1); int(k) <= constants(files, "RoadMap"); k++ {
		add("gift", 1, k.String()+".name", k.String()+".rule")
	}
	for k := pc.Kind(1); int(k) <= constants(files, "Sight"); k++ {
		add("kind", 1, k.String())
		add("gift", 1, "key_"+k.String())
		add("score", 1, "key."+k.String())
	}
	for r := 1; r <= pc.NumRegions; r++ {
		add("region", 1, strconv.Itoa(r)+".name", strconv.Itoa(r)+".in", strconv.Itoa(r)+".the")
	}
	for c := pc.Colour(0); int(c) < constants(files, "Blue"); c++ {
		for _, form := range []string{".name", ".of_card", ".stamp", ".space", ".card"} {
			add("tint", 1, c.String()+form)
		}
	}
	for d := pc.Doing(0); int(d) < constants(files, "ToMove"); d++ {
		add("doing", 1, d.String())
		for _, rest := range []string{"", "_stamp", "_pair", "_stamp_pair"} {
			add("pick", 1, d.String()+rest)
		}
	}
	add("pick", 1, "none", "none_stamp", "none_pair", "none_stamp_pair", "none_waste", "none_waste_pair")
	return keys
}

// TestEveryCodeHasWords checks that whatever the engine can cite can be said, so
// that a code that is new to the engine fails here.
func TestEveryCodeHasWords(t *testing.T) {
	keys := gathered(t)
	for area, least := range map[string]int{"refuse": 60, "note": 27, "zone": 29, "step": 15, "phase": 5, "button": 9, "score": 14, "level": 4} {
		if len(keys[area]) < least {
			t.Errorf("only %d keys of %s gathered: %v", len(keys[area]), area, keys[area])
		}
	}
	for _, lang := range words.Languages() {
		w := words.In(lang)
		for _, area := range keys {
			for _, k := range area {
				if strings.HasPrefix(w.T("postcards."+k), "[") {
					t.Errorf("%s has no words for %s", lang, k)
				}
			}
		}
	}
}

// TestEveryMessageCalledFor checks that what this package says by name can be said.
func TestEveryMessageCalledFor(t *testing.T) {
	files := voiceFiles(t, "postcards")
	var keys []string
	keys = append(keys, literals(files, `^(rules|pick|label|prompt|lost|long|line|barrier|zone)\.[a-z_]+$`)...)
	said := append(arguments(files, "line", 0), elements(files, "skipKeys")...)
	for _, v := range []game.Verb{pc.VSweep, pc.VPair, pc.VWaste, pc.VSend, pc.VGift, pc.VUse, pc.VKeep, pc.VEnd} {
		said = append(said, doing(v)) // by the verb's name
	}
	for _, k := range said {
		if k != "" {
			keys = append(keys, "line."+k)
		}
	}
	if len(keys) < 80 {
		t.Fatalf("only %d keys gathered", len(keys))
	}
	for _, k := range keys {
		if strings.HasPrefix(words.In("en").T("postcards."+k), "[") {
			t.Errorf("there are no words for %s", k)
		}
	}
}

// TestRefusal says every code with its rule.
func TestRefusal(t *testing.T) {
	for _, lang := range words.Languages() {
		tell := For("postcards", words.In(lang), nil)
		if got := tell.Refusal(game.Refuse("refuse.move.border", "P4.1")); !strings.HasSuffix(got, " (P4.1)") || sane(got) != "" {
			t.Errorf("%s: %q", lang, got)
		}
		if got := tell.Refusal(game.Refuse("refuse.unknown", "")); strings.Contains(got, "(") || got == "" {
			t.Errorf("%s: %q", lang, got)
		}
		if tell.Refusal(nil) != "" {
			t.Error("a refusal of nothing")
		}
	}
}
