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

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// The most that a type of this package may have.
const (
	mostFields  = 15
	mostMethods = 60
)

// rooms are the types that a table is made of.
var rooms = []any{Surface{}, core{}, guarded{}, showing{}, pointer{}, chooser{}, acting{}}

// made are all types that a table is made of: its rooms, and its parts.
func made(t *testing.T) []any {
	out := append(slices.Clone(rooms), Table{}, Result{})
	for _, p := range newPlayer(t, 0, 5, "person", "automa:easy").table.parts {
		out = append(out, reflect.ValueOf(p).Elem().Interface())
	}
	return out
}

// TestRooms checks that no type of a table grows to be a house: its fields and methods are counted, and no part knows
// the table that it is a part of.
func TestRooms(t *testing.T) {
	whole := reflect.TypeFor[Table]()
	for _, room := range made(t) {
		at := reflect.TypeOf(room)
		if n := at.NumField(); n > mostFields {
			t.Errorf("%s has %d fields, at most %d", at.Name(), n, mostFields)
		}
		for i := range at.NumField() {
			if f := at.Field(i); at.Name() != "Result" && f.Type == reflect.PointerTo(whole) {
				t.Errorf("%s.%s holds the table", at.Name(), f.Name)
			}
		}
	}
	methods := map[string]int{}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil || strings.HasSuffix(name, "_test.go") {
				continue
			}
			of := f.Recv.List[0].Type
			if star, ok := of.(*ast.StarExpr); ok {
				of = star.X
			}
			if id, ok := of.(*ast.Ident); ok {
				methods[id.Name]++
			}
		}
	}
	for name, n := range methods {
		if n > mostMethods {
			t.Errorf("%s has %d methods, at most %d", name, n, mostMethods)
		}
	}
	if methods["Table"] == 0 || methods["showing"] == 0 {
		t.Errorf("methods were not counted: %v", methods)
	}
}

// alone is what parts stand on, with a match some actions old and no table.
func alone(t *testing.T) *pointer {
	t.Helper()
	p := newPlayer(t, 0, 5, "person", "automa:easy")
	for range 12 {
		legal := p.match.On.Legal()
		if _, err := p.match.On.Do(legal[0]); err != nil {
			t.Fatal(err)
		}
	}
	m := newPointer(deps(2, 2, "en"), p.match)
	m.rested, m.reached = func() {}, func(int) {}
	m.clear = func(*stage.Frame) []shy { return nil }
	m.Ctx.Open = game.Nobody
	m.show(p.match.On.View(0))
	return m
}

// TestPartsAlone builds each part without a table, and sees what it shows.
func TestPartsAlone(t *testing.T) {
	texts := func(build func(*stage.Frame)) (out string) {
		f := &stage.Frame{}
		build(f)
		for _, s := range f.Sprites {
			out += s.Pic.Text + "\n"
		}
		for _, h := range f.Hots {
			out += h.ID + "\n"
		}
		return out
	}
	m := alone(t)
	d := newActing(m)
	l, c, u := d.timeline, d.counsel, d.tuition
	l.retell()
	if got := texts(l.Build); !strings.Contains(got, "log.11") || !strings.Contains(got, "Lise") {
		t.Errorf("the log: %q", got)
	}
	l.Past(3)
	if got := texts(l.Build); !strings.Contains(got, "past.play") {
		t.Errorf("the look back: %q", got)
	}
	m.enter(playing)
	m.show(m.session().View(0))
	c.toggleHints()
	if got := texts(c.Build); !strings.Contains(got, "hints.close") || !strings.Contains(got, "hint.") {
		t.Errorf("the facts: %q", got)
	}
	c.hints, u.lesson = nil, &Lesson{Title: "Stamps", Words: "Lay one.", Step: 1, Of: 3}
	if got := texts(u.Build); !strings.Contains(got, "Stamps") {
		t.Errorf("the lesson: %q", got)
	}
	n := amountBar{acting: d}
	m.Lay.Amount = &board.Amount{Least: 2, Most: 9, Times: 1, Bar: stage.Rect{W: 600, H: 60}, Verb: "Pay"}
	m.View.Seat = m.session().Turn()
	if got := texts(n.Build); m.mine() && (!strings.Contains(got, "amount.ok") || n.amount.n != 2) {
		t.Errorf("the number: %q", got)
	}
	m.note, m.noteRule = "Not now.", "P4.1"
	if got := texts(m.BuildNote); !strings.Contains(got, "Not now.") {
		t.Errorf("why it was refused: %q", got)
	}
	o := foresight{chooser: d.chooser}
	o.foresee(&stage.Input{})
	h, k := hand{acting: d}, turns{acting: d}
	d.rush = m.session().Turn()
	if _, ok := h.held(); ok || k.replied() != nil || !d.rushes() {
		t.Error("hand and turns know more than they may")
	}
}
