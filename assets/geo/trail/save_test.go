package trail

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/game/store"
)

func TestSaveNeverOverwrites(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "folder")
	parts := Parts(Match{Tours: []Tour{{Stops: []Stop{{Place: 1, Round: 1}}}}})
	for n, want := range []string{"a-b", "a-b-2", "a-b-3"} {
		if n == 2 { // one of the two is enough to be in the way
			if err := os.Remove(filepath.Join(dir, "a-b-2.gpx")); err != nil {
				t.Fatal(err)
			}
		}
		files, err := store.SaveNew(dir, "a/b", parts)
		if err != nil || len(files) != 2 || filepath.Base(files[0]) != want+".geojson" || filepath.Base(files[1]) != want+".gpx" {
			t.Fatalf("%v, %v; want %s", files, err, want)
		}
	}
}

// full is a disk that takes a little and then no more.
func full(w io.Writer) error {
	_, err := w.Write(make([]byte, 100))
	if err == nil {
		err = &os.PathError{Op: "write", Path: "x", Err: syscall.ENOSPC}
	}
	return err
}

func TestTroubleIsOneSentenceAndLeavesNothing(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	good := Parts(Match{})
	for name, try := range map[string]func() ([]string, error){
		"full": func() ([]string, error) {
			return store.SaveNew(dir, "x", append(good[:2:2], store.Part{Ext: ".png", Write: full}))
		},
		"folder": func() ([]string, error) { return store.SaveNew(file, "x", good) },
		"under":  func() ([]string, error) { return store.SaveNew(filepath.Join(file, "y"), "x", good) },
	} {
		files, err := try()
		if err == nil || files != nil {
			t.Errorf("%s: %v", name, files)
			continue
		}
		fr := usererr.Words(err, words.In("fr"))
		for _, text := range []string{usererr.Words(err, words.In("en")), fr} {
			if strings.Contains(text, "\n") || !strings.HasSuffix(text, ".") || !strings.Contains(text, dir) {
				t.Errorf("%s: %q", name, text)
			}
		}
		if name == "full" && !strings.Contains(fr, "le disque est plein") {
			t.Errorf("%s: %q", name, fr)
		}
	}
	left, err := os.ReadDir(dir)
	if err != nil || len(left) != 1 {
		t.Errorf("left: %v, %v", left, err)
	}
}
