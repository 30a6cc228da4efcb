// Command tables prints what was measured: the tables of docs/data, each a file of comma-separated values whose
// first line says what it is. `make tables` prints the list, `make tables OF=sakodo` those whose names begin so.
package main

import (
	"bufio"
	"bytes"
	"encoding/csv"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"text/tabwriter"
)

func main() {
	of := strings.Join(os.Args[1:], " ")
	if err := report(os.Stdout, os.DirFS("docs/data"), of); err != nil {
		fmt.Fprintln(os.Stderr, "tables:", err)
		os.Exit(1)
	}
}

// report prints the tables whose names begin with of; for "" only what they are called.
func report(w io.Writer, dir fs.FS, of string) error {
	names, err := fs.Glob(dir, of+"*.csv")
	if err != nil {
		return err
	}
	if len(names) == 0 {
		return fmt.Errorf("no table's name begins with %q", of)
	}
	for _, name := range names {
		data, err := fs.ReadFile(dir, name)
		if err != nil {
			return err
		}
		title, rows, _ := bytes.Cut(data, []byte("\n"))
		_, _ = fmt.Fprintf(w, "%s: %s\n", strings.TrimSuffix(name, ".csv"), bytes.TrimPrefix(title, []byte("# ")))
		if of == "" {
			continue
		}
		if err := table(w, rows); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

// table prints rows in columns.
func table(w io.Writer, rows []byte) error {
	all, err := csv.NewReader(bytes.NewReader(rows)).ReadAll()
	if err != nil {
		return err
	}
	out := bufio.NewWriter(w)
	columns := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	for _, row := range all {
		_, _ = fmt.Fprintln(columns, strings.Join(row, "\t"))
	}
	_ = columns.Flush() // out keeps the error
	_, _ = fmt.Fprintln(out)
	return out.Flush()
}
