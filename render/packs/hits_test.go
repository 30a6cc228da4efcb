package packs

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// unread are the folders of render that TestHits doesn't look into: the engine makes the input, so it must know the
// names of hots.
var unread = []string{"../engine"}

// sets are the files that may set Hit.
var sets = []string{"../table/hover.go"} // a click on a note of the table means what lies under it

// hotNames are the fields of the input that are names of hots.
var hotNames = []string{"Hit", "Over", "Focus", "Press", "Drag", "Held", "Alt2"}

// parsers are what names could be read with.
var parsers = []string{"ParseSpot", "Part", "Atoi", "Sscanf", "Sscan", "HasPrefix", "Cut", "CutPrefix", "TrimPrefix",
	"Split", "SplitN", "Contains"}

// TestHits checks that what was chosen comes to the scenes as the value that its hot does (stage.Input.Did), never by
// the hot's name: of Hit they ask only whether it is empty, and no name of a hot is compared with a literal or parsed.
func TestHits(t *testing.T) {
	files := 0
	err := filepath.WalkDir("..", func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && slices.Contains(unread, filepath.ToSlash(path)):
			return filepath.SkipDir
		case e.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		files++
		for _, fault := range misread(t, path, nil) {
			t.Error(fault)
		}
		return nil
	})
	if err != nil || files < 200 {
		t.Fatalf("%d files were read: %v", files, err)
	}
}

// TestHitsFinds checks that TestHits finds each way to read a name, and nothing else.
func TestHitsFinds(t *testing.T) {
	for body, faults := range map[string]int{
		`_ = in.Hit == "" || in.Hit != "" || in.Over != was || in.Did == leave`: 0,
		`_ = in.Hit == "menu.new"`:             1,
		`_ = "menu.new" == in.Over`:            1,
		`switch in.Hit { case "menu.new": }`:   1,
		`switch in.Focus { case "menu.new": }`: 1,
		`in.Hit = ""`:                          1,
		`click(in.Hit)`:                        1,
		`hit := in.Hit`:                        1,
		`_, _ = board.ParseSpot(in.Over), ui.Part(in.Focus, "row")`:    2,
		`n, _ := strconv.Atoi(strings.TrimPrefix(in.Drag, "row."))`:    1,
		`func(other *stage.Input) { _ = other.Hit == "menu.new" }(in)`: 1,
		`_ = thing.Hit == "x"`: 0,
	} {
		source := "package p\nfunc f(in *stage.Input) {\n" + body + "\n}\n"
		if got := misread(t, "planted.go", source); len(got) != faults {
			t.Errorf("%s: %d faults, want %d: %v", body, len(got), faults, got)
		}
	}
}

// misread is where a file reads names of hots, in words.
func misread(t *testing.T, path string, source any) (faults []string) {
	t.Helper()
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, path, source, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	inputs, asked := inputsOf(file), map[ast.Expr]bool{}
	name := func(e ast.Expr) string {
		if s, ok := e.(*ast.SelectorExpr); ok && slices.Contains(hotNames, s.Sel.Name) {
			if x, ok := s.X.(*ast.Ident); ok && slices.Contains(inputs, x.Name) {
				return s.Sel.Name
			}
		}
		return ""
	}
	say := func(n ast.Node, what string) { faults = append(faults, set.Position(n.Pos()).String()+": "+what) }
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			for _, side := range [][2]ast.Expr{{n.X, n.Y}, {n.Y, n.X}} {
				if l, ok := side[1].(*ast.BasicLit); ok && name(side[0]) != "" {
					if asked[side[0]] = true; l.Value != `""` {
						say(n, "a hot's name is compared with "+l.Value)
					}
				}
			}
		case *ast.SwitchStmt:
			if n.Tag != nil && name(n.Tag) != "" {
				asked[n.Tag] = true
				say(n, "a switch over the names of hots")
			}
		case *ast.CallExpr:
			if slices.Contains(parsers, called(n)) {
				for _, a := range n.Args {
					if name(a) != "" {
						asked[a] = true
						say(n, "a hot's name is parsed")
					}
				}
			}
		case *ast.SelectorExpr:
			if name(n) == "Hit" && !asked[n] && !slices.Contains(sets, filepath.ToSlash(path)) {
				say(n, "Hit is read or set; use Did, or Took")
			}
		}
		return true
	})
	return faults
}

// inputsOf are the names that the parameters of type *stage.Input have in a file.
func inputsOf(file *ast.File) (names []string) {
	ast.Inspect(file, func(n ast.Node) bool {
		f, ok := n.(*ast.FuncType)
		if !ok {
			return true
		}
		for _, p := range f.Params.List {
			star, ok := p.Type.(*ast.StarExpr)
			if !ok {
				continue
			}
			if s, ok := star.X.(*ast.SelectorExpr); ok && s.Sel.Name == "Input" {
				for _, n := range p.Names {
					names = append(names, n.Name)
				}
			}
		}
		return true
	})
	return names
}

// called is the name of the function that is called, without its package.
func called(c *ast.CallExpr) string {
	switch f := c.Fun.(type) {
	case *ast.SelectorExpr:
		return f.Sel.Name
	case *ast.Ident:
		return f.Name
	}
	return ""
}
