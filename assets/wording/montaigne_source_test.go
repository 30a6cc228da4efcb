package wording

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"posterestante/assets/words"
	"posterestante/game"
	mt "posterestante/game/montaigne"
)

// voiceFiles is the source of one game's voice, and of what all voices share.
func voiceFiles(t *testing.T, gameName string) []*ast.File {
	t.Helper()
	names, err := filepath.Glob("../../game/" + gameName + "/telling*.go")
	if err != nil || len(names) == 0 {
		t.Fatalf("no voice of %s: %v", gameName, err)
	}
	var out []*ast.File
	for _, name := range append(names, "wording.go", "say.go", "phrase.go") {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, f)
	}
	return out
}

// calledFor are the keys of montaigne.*.toml that the engine's source and the
// voice's call for.
func calledFor(t *testing.T) map[string]bool {
	keys := map[string]bool{}
	add := func(area string, found ...string) {
		for _, f := range found {
			keys[area+"."+f] = true
		}
	}
	engine, voice := source(t, "../../game", "../../game/verbs", "../../game/montaigne"), voiceFiles(t, "montaigne")
	for _, code := range literals(engine, `^refuse\.[a-z.]+$`) {
		keys[code] = true
	}
	for _, key := range mt.Notes {
		add("note", key.String())
	}
	add("why", arguments(engine, "cannot", 0)...)
	for _, code := range literals(engine, `^edit\.[a-z_]+$`) {
		keys[code] = true
	}
	for _, z := range (mt.Game{}).Table().Zones[1:] {
		add("zone", z.Name)
	}
	for _, c := range (mt.Game{}).Table().Counters[1:] {
		add("counter", c.Name)
	}
	add("phase", elements(voice, "onTheRoad")...)
	add("step", elements(engine, "stepNames")...)
	add("button", elements(voice, "travelButton")...)
	add("button", "undo", "redo") // the table's
	add("score", "montaigne", "total")
	add("arrival", "1", "2", "3", "4")
	add("bot", wishKeys(engine)...)
	for who := mt.Montaigne; who <= mt.Courtesan; who++ {
		add("person", who.String())
		add("call_on", who.String())
		add("line", "power_"+who.String())
	}
	for _, kind := range (mt.Game{}).Kinds() {
		add("kind_of_seat", kind)
	}
	for _, o := range (mt.Game{}).Options() {
		add("option", o.Name, o.Name+".words")
		if o.OfSeat {
			add("option", o.Name+".is")
		}
		for _, v := range o.Values {
			add("option", o.Name+"."+v)
		}
	}
	for _, key := range literals(voice, `^(label|prompt|lost|ask|pick|long|line|barrier|counter|called|button|score)\.[a-z_]+$`) {
		keys[key] = true
	}
	for _, key := range literals(engine, `^ahead\.[a-z]+$`) { // what a card that is pointed at brings
		keys[key] = true
	}
	add("facts", "cards")
	add("facts", literals(engine, `^(head\.(home|roads|tiles)|home\.(there|called|books_all|cities|cities_all|cards|cards_none)|road\.(free|toll|stay)|tile\.(book|find|zones|company))$`)...)
	add("facts", "home.books") // the note has that key as well
	add("line", append(arguments(voice, "line", 0), arguments(voice, "lineN", 0)...)...)
	add("line", arguments(voice, "next", 0)...)
	for _, key := range append(literals(voice, `^(rules|mark)\.[a-z_]+$`), literals(engine, `^mark\.gain$`)...) {
		keys[key] = true
	}
	for _, name := range elements(engine, "stepNames") {
		switch name {
		case "none":
		case "rob":
			add("ask", "rob_find", "rob_person")
		default:
			add("ask", name)
		}
	}
	// What is said by keys put together.
	add("prompt", "done_people", "stuck_people")
	add("aim", "move", "stay", "lay", "take", "sail", "power", "further", "unseen", "look", "home", "fetch", "pay", "supply")
	add("line", "move", "home", "stay", "drive", "drive_home", "buy", "sail", "pay_take", "pay_sail", "pick", "read", "rob", "rob_person", "skip_read", "skip_choose")
	delete(keys, "line.power_")
	return keys
}

// elements are the strings of a table of the source, in their order.
func elements(files []*ast.File, name string) (out []string) {
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			v, ok := n.(*ast.ValueSpec)
			if !ok || v.Names[0].Name != name {
				return true
			}
			for _, e := range v.Values[0].(*ast.CompositeLit).Elts {
				if s, ok := text(e.(*ast.KeyValueExpr).Value); ok {
					out = append(out, s)
				}
			}
			return false
		})
	}
	return out
}

// wishKeys are what the bots give as reasons: the keys of their wishes, and that
// of having none.
func wishKeys(engine []*ast.File) []string {
	seen := map[string]bool{"least": true}
	for _, f := range engine {
		ast.Inspect(f, func(n ast.Node) bool {
			v, ok := n.(*ast.ValueSpec)
			if !ok || v.Names[0].Name != "wishes" {
				return true
			}
			for _, e := range v.Values[0].(*ast.CompositeLit).Elts {
				if key, ok := text(e.(*ast.CompositeLit).Elts[0]); ok {
					seen[key] = true
				}
			}
			return false
		})
	}
	return sorted(seen)
}

// flat are the keys of the messages of a file.
func flat(at string, m map[string]any, out map[string]bool) {
	if _, plural := m["one"]; plural {
		out[strings.TrimSuffix(at, ".")] = true
		return
	}
	for k, v := range m {
		if sub, ok := v.(map[string]any); ok {
			flat(at+k+".", sub, out)
		} else {
			out[at+k] = true
		}
	}
}

// TestMontaigneCodesHaveWords checks that whatever the engine can cite and the
// voice calls for can be said in both languages, and that no message is idle.
func TestMontaigneCodesHaveWords(t *testing.T) {
	keys := calledFor(t)
	for area, least := range map[string]int{"refuse": 65, "note": 6, "zone": 12, "step": 15, "button": 7, "line": 40, "ask": 18, "label": 25, "bot": 10, "why": 24, "ahead": 5, "facts": 19} {
		n := 0
		for k := range keys {
			if strings.HasPrefix(k, area+".") {
				n++
			}
		}
		if n < least {
			t.Errorf("only %d keys of %s gathered", n, area)
		}
	}
	for _, lang := range words.Languages() {
		w := words.In(lang)
		for k := range keys {
			if strings.HasPrefix(w.T("montaigne."+k), "[") {
				t.Errorf("%s has no words for %s", lang, k)
			}
		}
	}
	data, err := os.ReadFile("../words/montaigne.en.toml")
	if err != nil {
		t.Fatal(err)
	}
	all, said := map[string]any{}, map[string]bool{}
	if err := toml.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	flat("", all, said)
	idle := map[string]bool{"name": true, "opponent": true, "subtitle": true, "blurb": true} // the box's own
	for k := range said {
		if k = strings.TrimPrefix(k, "montaigne."); !keys[k] && !idle[k] {
			t.Errorf("nobody says montaigne.%s", k)
		}
	}
}

// TestMontaigneSigns checks that every icon is drawn.
func TestMontaigneSigns(t *testing.T) {
	signs := map[string]bool{}
	roamed(t, 6, func(s *game.Session, step game.Step) {
		v, w := s.ViewAt(s.Len()-1, step.Seat), s.View(step.Seat)
		signs[travelTellers()["en"].Step(&v, &w, step.Seat, step.Action, step.Events).Sign] = true
	})
	for sign := range signs {
		if _, err := os.Stat("../icons/svg/" + sign + ".svg"); err != nil {
			t.Error(err)
		}
	}
	if len(signs) < 12 {
		t.Errorf("only %v", signs)
	}
}

// TestMontaigneRefusals says refusals with their rules.
func TestMontaigneRefusals(t *testing.T) {
	for _, lang := range words.Languages() {
		tell := For("montaigne", words.In(lang), nil)
		for _, code := range literals(source(t, "../../game", "../../game/verbs", "../../game/montaigne"), `^refuse\.[a-z.]+$`) {
			got := tell.Refusal(game.Refuse(code, "M3.1"))
			if sane(got) != "" || !strings.HasSuffix(got, ". (M3.1)") {
				t.Errorf("%s: %s: %q", lang, code, got)
			}
		}
	}
}
