package settings

import (
	"os"
	"path/filepath"
	"testing"
)

func TestRoundTripAndDamage(t *testing.T) {
	path := filepath.Join(t.TempDir(), "box", "settings.json")
	if s, err := Load(path); err != nil || s != Default() {
		t.Fatalf("no file: %v %v", s, err)
	}
	want := Default()
	want.Width, want.Language, want.Calm = 1600, "fr", true
	if err := Save(path, want); err != nil {
		t.Fatal(err)
	}
	if s, err := Load(path); err != nil || s != want {
		t.Fatalf("read back %v %v", s, err)
	}
	if err := os.WriteFile(path, []byte(`{"width": "wide`), 0o644); err != nil {
		t.Fatal(err)
	}
	if s, err := Load(path); err == nil || s != Default() {
		t.Fatalf("damaged: %v %v", s, err)
	}
	if _, err := os.Stat(path + ".damaged"); err != nil {
		t.Error("the damaged file isn't set aside")
	}
	if err := os.WriteFile(path, []byte(`{"width": -4, "speed": 99, "music": 7}`), 0o644); err != nil {
		t.Fatal(err)
	}
	if s, err := Load(path); err != nil || s.Width != 1280 || s.Speed != 2 || s.Music != 1 {
		t.Fatalf("out of range: %+v %v", s, err)
	}
}
