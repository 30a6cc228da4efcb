// Command lines counts the lines of code in all Go that is no test, by folder: lines that are neither blank
// nor wholly comment. make lines prints it. At f6125f9 (23 November 2026) they were 76,810.
package main

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"sort"
	"strings"
)

func main() {
	deep := flag.Int("deep", 2, "folders of this depth get a line of their own, with all that lies in them")
	tests := flag.Bool("tests", false, "count the tests instead")
	flag.Parse()
	if err := report(os.Stdout, os.DirFS("."), *deep, *tests); err != nil {
		fmt.Fprintln(os.Stderr, "lines:", err)
		os.Exit(1)
	}
}

// report writes a line a folder, and their sum.
func report(w io.Writer, tree fs.FS, deep int, tests bool) error {
	sums, err := count(tree, deep, tests)
	if err != nil {
		return err
	}
	folders := make([]string, 0, len(sums))
	total := 0
	for folder, n := range sums {
		folders = append(folders, folder)
		total += n
	}
	sort.Strings(folders)
	out := bufio.NewWriter(w)
	for _, folder := range folders {
		fmt.Fprintf(out, "%8d  %s\n", sums[folder], folder)
	}
	fmt.Fprintf(out, "%8d  in all\n", total)
	return out.Flush()
}

// count adds up the code lines of each folder down to a depth.
func count(tree fs.FS, deep int, tests bool) (map[string]int, error) {
	sums := map[string]int{}
	err := fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "build"):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") != tests:
			return nil
		}
		src, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		sums[folder(name, deep)] += lines(src)
		return nil
	})
	return sums, err
}

// folder cuts a file's folder at a depth.
func folder(name string, deep int) string {
	parts := strings.Split(path.Dir(name), "/")
	return strings.Join(parts[:min(deep, len(parts))], "/")
}

// lines counts the lines of a source that are neither blank nor wholly comment.
func lines(src []byte) int {
	n := 0
	for line := range bytes.Lines(src) {
		if line = bytes.TrimSpace(line); len(line) > 0 && !bytes.HasPrefix(line, []byte("//")) {
			n++
		}
	}
	return n
}
