package table

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/render/engine/stage"
)

// recorder is a part that writes down what it is asked.
type recorder struct {
	name          string
	to            *[]string
	takes, covers bool
	answer        stage.Answer
	moves         bool
}

func (r recorder) Update(*stage.Input, time.Duration) (stage.Answer, bool) {
	*r.to = append(*r.to, "update "+r.name)
	return r.answer, r.takes
}

func (r recorder) Watch(*stage.Input, time.Duration) stage.Answer {
	*r.to = append(*r.to, "watch "+r.name)
	return r.answer
}

func (r recorder) Build(*stage.Frame) { *r.to = append(*r.to, "build "+r.name) }
func (r recorder) Moves() bool        { return r.moves }
func (r recorder) Covers() bool       { return r.covers }

// TestOrder checks that input goes down from the highest part to the first that takes it, that pictures are built from
// the lowest on, and from one that covers the rest, and that what parts answer on the way isn't lost.
func TestOrder(t *testing.T) {
	var got []string
	at := func(name string) recorder { return recorder{name: name, to: &got} }
	cloth, card, page, tip := at("cloth"), at("card"), at("page"), at("tip")
	card.takes, card.answer, tip.answer = true, stage.Answer{Go: stage.Push}, stage.Answer{Dirty: true, Busy: true}
	all := Parts{cloth, card, page, tip}
	a := all.Update(&stage.Input{}, 0)
	if a != (stage.Answer{Go: stage.Push, Dirty: true, Busy: true}) {
		t.Errorf("the answer is %+v", a)
	}
	a = all.Watch(&stage.Input{}, 0)
	if all.Build(&stage.Frame{}); !a.Dirty || !a.Busy || all.Move() {
		t.Errorf("watching gave %+v, moving %v", a, all.Move())
	}
	page.covers, cloth.moves = true, true
	covered := Parts{cloth, card, page, tip}
	if covered.Build(&stage.Frame{}); !covered.Move() {
		t.Error("the lowest part moves, and nobody knows")
	}
	want := []string{"update tip", "update page", "update card", "watch cloth", "watch card", "watch page", "watch tip",
		"build cloth", "build card", "build page", "build tip", "build page", "build tip"}
	if !slices.Equal(got, want) {
		t.Errorf("asked were %v,\nwant %v", got, want)
	}
}

// TestListed checks that every part that this package has is on its table, once: none is written and forgotten.
func TestListed(t *testing.T) {
	listed := map[string]int{}
	for _, p := range newPlayer(t, 0, 5, "person", "automa:easy").table.parts {
		listed[reflect.TypeOf(p).Elem().Name()]++
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	written := map[string]bool{}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil && !strings.HasSuffix(name, "_test.go") {
				star, ok := f.Recv.List[0].Type.(*ast.StarExpr)
				if of := f.Type.Results; ok && f.Name.Name == "Update" && of.NumFields() == 2 || ok &&
					f.Name.Name == "Build" {
					written[star.X.(*ast.Ident).Name] = true
				}
			}
		}
	}
	delete(written, "Table")
	delete(written, "Result")
	for name := range written {
		if listed[name] != 1 {
			t.Errorf("%s is on the table %d times", name, listed[name])
		}
	}
	if len(written) < 18 || len(listed) != len(written) {
		t.Errorf("%d parts are written, %d on the table", len(written), len(listed))
	}
}
