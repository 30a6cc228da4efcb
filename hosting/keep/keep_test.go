package keep_test

import (
	"os"
	"path/filepath"
	"testing"

	"posterestante/hosting/keep"
	"posterestante/hosting/keep/keeptest"
)

var files = keeptest.Kind{
	Open:  func(where string) (keep.Keep, error) { return keep.OpenFiles(where), nil },
	Where: func(t *testing.T) string { return t.TempDir() },
}

func TestMain(m *testing.M) { keeptest.Main(m, files) }

// TestFiles holds files to the contract.
func TestFiles(t *testing.T) { keeptest.Check(t, files) }

// TestTorn: what was half written when the power failed is dropped; a file that somebody else wrote to, or put in the
// place of the leased one, fences the lease off.
func TestTorn(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "room.log")
	if err := os.WriteFile(path, []byte("#4\n{\"a\":1}\n{\"a\":2"), 0o600); err != nil {
		t.Fatal(err)
	}
	l, err := keep.OpenFiles(dir).Lease("room")
	if err != nil || l.Fence() != 5 {
		t.Fatal(l, err)
	}
	if err := l.Append(1, `{"a":3}`); err != nil {
		t.Fatal(err)
	}
	const want = "#4\n{\"a\":1}\n#5\n{\"a\":3}\n"
	if got, _ := os.ReadFile(path); string(got) != want {
		t.Fatalf("%q", got)
	}
	for name, spoil := range map[string]string{"longer": want + "#6\n", "other": want} {
		if err := os.WriteFile(path+".new", []byte(spoil), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(path+".new", path); err != nil {
			t.Fatal(err)
		}
		if err := l.Append(2, `{"a":4}`); err != keep.ErrFenced {
			t.Errorf("%s: %v", name, err)
		}
	}
	if got, _ := os.ReadFile(path); string(got) != want && string(got) != want+"#6\n" {
		t.Fatalf("an old lease wrote: %q", got)
	}
}
