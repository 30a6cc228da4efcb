package rules

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/postcards"
)

var number = regexp.MustCompile(`^[A-Z]\d+(\.\d+)?$`)

// literals returns the rule numbers that a package's source names, tests aside.
func literals(t *testing.T, dir string) map[game.Rule]token.Position {
	t.Helper()
	out := map[game.Rule]token.Position{}
	list, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(list) == 0 {
		t.Fatalf("no source in %s: %v", dir, err)
	}
	set := token.NewFileSet()
	for _, file := range list {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
				if s, err := strconv.Unquote(l.Value); err == nil && number.MatchString(s) {
					out[game.Rule(s)] = set.Position(l.Pos())
				}
			}
			return true
		})
	}
	return out
}

// TestEveryCitationIsThere checks that whatever rule the engines or the tellings
// can cite has its paragraph in every language.
func TestEveryCitationIsThere(t *testing.T) {
	told := literals(t, "../wording")
	for _, h := range held {
		cited := literals(t, "../../game/"+h.game)
		if len(cited) < 15 && box.Of(h.game) != nil { // others have no engine yet
			t.Errorf("the engine of %s names only %d rules", h.game, len(cited))
		}
		for r, at := range told {
			cited[r] = at
		}
		for _, lang := range words.Languages() {
			b := bookOf(t, h.game, lang)
			for r, at := range cited {
				if strings.HasPrefix(string(r), h.letter) && b.At(r) == nil {
					t.Errorf("%s: %s is cited at %s, but isn't there", lang, r, at)
				}
			}
		}
	}
}

// TestPlayedCitations plays at random and looks up every rule that comes up.
func TestPlayedCitations(t *testing.T) {
	seen := map[game.Rule]bool{}
	for seed := range uint64(6) {
		side := map[string]string{"side": []string{"A", "B"}[seed%2]}
		s, err := game.NewSession(postcards.Game{}, game.Setup{Game: "postcards", Seed: game.Numbered(seed), Options: side,
			Seats: []string{"person", "automa:expert", "person"}})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		bot := &game.RandomBot{Rand: r}
		for !s.Over() {
			events, err := s.Do(s.Ask(bot, &r))
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				seen[e.Rule] = true
			}
		}
	}
	delete(seen, "")
	if len(seen) < 10 {
		t.Errorf("only %d rules came up: %v", len(seen), seen)
	}
	for _, lang := range words.Languages() {
		b := book(t, lang)
		for r := range seen {
			if b.At(r) == nil {
				t.Errorf("%s: an event cites %s, which isn't there", lang, r)
			}
		}
	}
}
