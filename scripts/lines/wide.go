package main

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"unicode/utf8"
)

// widest is how many columns a line of code may have; a tab counts as four.
const widest = 120

// wide lists the lines of a source, counted from 1, that are wider than that and are no table of data: values
// and long strings that are declared at the top of a file, the rows of a table anywhere.
func wide(src []byte) ([]int, error) {
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, "", src, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	data := map[int]bool{}
	mark := func(n ast.Node, is bool) {
		for line := files.Position(n.Pos()).Line; line <= files.Position(n.End()).Line; line++ {
			data[line] = is
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		if table, ok := n.(*ast.CompositeLit); ok {
			rows(table, files, mark)
		}
		return true
	})
	for _, d := range f.Decls {
		if g, ok := d.(*ast.GenDecl); ok && (g.Tok == token.VAR || g.Tok == token.CONST) {
			ast.Inspect(g, func(n ast.Node) bool { return tabled(n, files, mark) })
		}
	}
	var out []int
	n := 0
	for line := range bytes.Lines(src) {
		if n++; !data[n] && columns(bytes.TrimRight(line, "\n")) > widest {
			out = append(out, n)
		}
	}
	return out, nil
}

// rows marks those elements of a table that are values of their own, without a type in front of each.
func rows(table *ast.CompositeLit, files *token.FileSet, mark func(ast.Node, bool)) {
	for _, e := range table.Elts {
		if pair, ok := e.(*ast.KeyValueExpr); ok {
			e = pair.Value
		}
		if row, ok := e.(*ast.CompositeLit); ok && row.Type == nil {
			mark(row, true)
			ast.Inspect(row, func(n ast.Node) bool {
				f, ok := n.(*ast.FuncLit)
				if ok {
					tabled(f, files, mark)
				}
				return !ok
			})
		}
	}
}

// tabled marks a value as data, and a function of several lines in it as none; whether to look into it.
func tabled(n ast.Node, files *token.FileSet, mark func(ast.Node, bool)) bool {
	switch n := n.(type) {
	case *ast.CompositeLit:
		mark(n, true)
	case *ast.BasicLit:
		if n.Kind == token.STRING {
			mark(n, true)
		}
	case *ast.FuncLit:
		if files.Position(n.Pos()).Line != files.Position(n.End()).Line {
			mark(n, false)
		}
		return false
	}
	return true
}

// columns is how wide a line is.
func columns(line []byte) int { return utf8.RuneCount(line) + 3*bytes.Count(line, []byte("\t")) }
