package app

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

func TestFilesOf(t *testing.T) {
	dir := t.TempDir()
	for name, data := range map[string]string{"a.poste": "match", "b.png": "a long picture"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(data), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(dir, "c"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("nowhere", filepath.Join(dir, "d")); err != nil {
		t.Fatal(err)
	}
	got := filesOf(os.DirFS(dir), func(r io.Reader) ([]byte, error) { return io.ReadAll(io.LimitReader(r, 6)) })
	if len(got) != 4 || string(got[0].Data) != "match" || string(got[1].Data) != "a long" || got[0].Err != nil {
		t.Fatalf("%+v", got)
	}
	if got[2].Name != "c" || !errors.Is(got[2].Err, syscall.EISDIR) || !errors.Is(got[3].Err, os.ErrNotExist) {
		t.Errorf("a folder: %v; a link to nothing: %v", got[2].Err, got[3].Err)
	}
}
