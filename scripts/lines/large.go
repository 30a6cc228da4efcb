package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
)

// What a file, a function, a struct and a type may have at most. What is more is a sign to split.
const (
	longestFile     = 300 // lines
	longestFunction = 60  // lines
	widestStruct    = 15  // fields
	widestType      = 60  // methods, in all files of its package
)

// large lists what of a source is larger than it may be: its name, "" for the file itself, and how large it is.
// Methods are counted by the caller, since they stand in several files.
func large(src []byte) (map[string]int, error) {
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, "", src, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	out := map[string]int{}
	if n := bytes.Count(src, []byte("\n")); n > longestFile {
		out[""] = n
	}
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if n := files.Position(d.End()).Line - files.Position(d.Pos()).Line + 1; n > longestFunction {
				out[funcName(d)+"()"] = n
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				if s, ok := s.(*ast.TypeSpec); ok {
					if body, ok := s.Type.(*ast.StructType); ok && fields(body) > widestStruct {
						out[s.Name.Name] = fields(body)
					}
				}
			}
		}
	}
	return out, nil
}

// methods adds the methods of a source to those of the types that have them.
func methods(src []byte, sum map[string]int) error {
	f, err := parser.ParseFile(token.NewFileSet(), "", src, 0)
	if err != nil {
		return err
	}
	for _, d := range f.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil {
			sum[receiver(f)]++
		}
	}
	return nil
}

// fields counts the fields of a struct, each name once.
func fields(s *ast.StructType) int {
	n := 0
	for _, f := range s.Fields.List {
		n += max(1, len(f.Names))
	}
	return n
}

// funcName is a function's name, with its type's before it.
func funcName(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return f.Name.Name
	}
	return fmt.Sprintf("%s.%s", receiver(f), f.Name.Name)
}

// receiver is the name of the type whose method f is.
func receiver(f *ast.FuncDecl) string {
	t := f.Recv.List[0].Type
	for {
		switch of := t.(type) {
		case *ast.StarExpr:
			t = of.X
		case *ast.IndexExpr:
			t = of.X
		case *ast.IndexListExpr:
			t = of.X
		case *ast.Ident:
			return of.Name
		default:
			return ""
		}
	}
}
