package settings

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/game/foreign/foreigntest"
	"posterestante/render/engine/stage"
)

func TestRoundTripAndDamage(t *testing.T) {
	path := filepath.Join(t.TempDir(), "box", "settings.json")
	if s, err := Load(path); err != nil || s != Default() {
		t.Fatalf("no file: %v %v", s, err)
	}
	want := Default()
	want.Width, want.Language, want.Calm, want.Text, want.Strong = 1600, "fr", true, 2, true
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
	if aside, _ := filepath.Glob(filepath.Join(filepath.Dir(path), "settings.damaged-*.json")); len(aside) != 1 {
		t.Error("the damaged file isn't set aside")
	}
	if err := os.WriteFile(path, []byte(`{"width": -4, "speed": 99, "music": 7, "text": 9}`), 0o644); err != nil {
		t.Fatal(err)
	}
	if s, err := Load(path); err != nil || s.Width != 1280 || s.Speed != 2 || s.Music != 1 || s.Text != 0 {
		t.Fatalf("out of range: %+v %v", s, err)
	}
}

// TestFilesOfBefore checks that a file of an older program keeps what it says,
// and takes the usual for what it doesn't know.
func TestFilesOfBefore(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	old := `{"width": 1600, "height": 900, "full_screen": true, "language": "fr", "speed": 1, "calm": true, "sounds": 0.5, "music": 0}`
	if err := os.WriteFile(path, []byte(old), 0o644); err != nil {
		t.Fatal(err)
	}
	want := Settings{Width: 1600, Height: 900, FullScreen: true, Language: "fr", Speed: 1, Calm: true, Sounds: 0.5}
	if s, err := Load(path); err != nil || s != want {
		t.Errorf("read %+v %v, want %+v", s, err, want)
	}
	if textMost != stage.TextMost {
		t.Errorf("the settings know sizes of words up to %d, the stage up to %d", textMost, stage.TextMost)
	}
}

// TestKeysOnDisk checks that keys that were chosen come back, that usual ones
// are not written, and that what is unknown among them is left out.
func TestKeysOnDisk(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	s := Default()
	if err := Save(path, s); err != nil {
		t.Fatal(err)
	}
	if data, _ := os.ReadFile(path); strings.Contains(string(data), `"keys"`) {
		t.Errorf("usual keys are written: %s", data)
	}
	s.Keys, _ = s.Keys.Bind(stage.CmdHints, stage.Stroke{Key: "k"})
	if err := Save(path, s); err != nil {
		t.Fatal(err)
	}
	if got, err := Load(path); err != nil || got.Keys.Who(stage.Stroke{Key: "k"}) != stage.CmdHints {
		t.Errorf("read back %v %v", got.Keys, err)
	}
	odd := `{"width": 1600, "keys": {"hints": ["j", 7], "fly": ["k"], "undo": ["ctrl+u", "pad.y"]}}`
	if err := os.WriteFile(path, []byte(odd), 0o644); err != nil {
		t.Fatal(err)
	}
	got, err := Load(path)
	if err != nil || got.Width != 1600 || got.Keys.Who(stage.Stroke{Key: "u", Ctrl: true}) != stage.CmdUndo || got.Keys.Who(stage.Stroke{Key: "h"}) != stage.CmdHints {
		t.Errorf("an odd file: %+v %v", got, err)
	}
}

// TestToTheLetter checks that settings are read to the letter: what is wrong is set aside, under a
// name of its own each time, and told in one sentence of each language.
func TestToTheLetter(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "settings.json")
	bad := []string{
		`{"width": 1600, "mood": 3}`, `{"Width": 1600}`, `{"width": "wide"}`, `{"width": 1600, "width": 900}`, `{"calm": null}`, `[]`, ``,
		`{"faces": {"a": 1, "a": 2}}`, `{"faces": [` + strings.Repeat("{},", 100_000) + `{}]}`,
	}
	for _, text := range bad {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		s, err := Load(path)
		if err == nil || s != Default() {
			t.Errorf("%.60s: %+v %v", text, s, err)
			continue
		}
		for _, lang := range words.Languages() {
			said := usererr.Words(err, words.In(lang))
			if strings.Contains(said, "[") || !strings.Contains(said, "settings.damaged-") || strings.Contains(said, "\n") || len(said) > 400 {
				t.Errorf("%.60s: it says %q", text, said)
			}
		}
	}
	if aside, _ := filepath.Glob(filepath.Join(dir, "settings.damaged-*.json")); len(aside) != len(bad) {
		t.Errorf("of %d damaged files %d are there: %v", len(bad), len(aside), aside)
	}
	if err := os.Mkdir(path, 0o755); err != nil {
		t.Fatal(err)
	}
	if s, err := Load(path); err == nil || s != Default() {
		t.Errorf("a folder: %+v %v", s, err)
	}
}

// TestOwn checks that the settings are their owner's alone, and that no half of them is left.
func TestOwn(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "box")
	path := filepath.Join(dir, "settings.json")
	for range 2 {
		if err := Save(path, Default()); err != nil {
			t.Fatal(err)
		}
		for p, want := range map[string]os.FileMode{dir: 0o700, path: 0o600} {
			if info, err := os.Stat(p); err != nil || info.Mode().Perm() != want {
				t.Errorf("%s: %v %v, not %v", p, info.Mode(), err, want)
			}
		}
		_ = os.Chmod(path, 0o644) // as older programs left it
	}
	if all, _ := os.ReadDir(dir); len(all) != 1 {
		t.Errorf("beside it lie %v", all)
	}
}

// TestInflated checks that settings take memory and time as their size does.
func TestInflated(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	sample := `{"width": 1600, "language": "fr", "speed": 1, "calm": true, "sounds": 0.5, "faces": {"a": 3}, "keys": {"hints": ["j"]}}`
	foreigntest.Bounded(t, []byte(sample), func(data []byte) {
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		_, _ = Load(path)
		_ = os.Remove(path)
	})
}
