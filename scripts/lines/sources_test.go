package main

import (
	"io/fs"
	"os"
	"strings"
	"testing"
)

// sources reads every Go file of the repository, cluster/ too.
func sources(t *testing.T, read func(name string, src []byte) error) {
	t.Helper()
	tree, n := os.DirFS("../.."), 0
	err := fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "build"):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, ".go"):
			return nil
		}
		src, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		n++
		return read(name, src)
	})
	if err != nil || n < 1000 {
		t.Fatalf("%d files were read: %v", n, err)
	}
}
