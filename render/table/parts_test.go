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
)

// The most that a type of this package may have.
const (
	mostFields  = 15
	mostMethods = 60
)

// rooms are the types that a table is made of.
var rooms = []any{Surface{}, core{}, guarded{}, showing{}, pointer{}, acting{}}

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
