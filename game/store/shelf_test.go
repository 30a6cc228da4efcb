package store

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/game"
)

func TestListRenameDelete(t *testing.T) {
	s := shelf(t)
	a, b := begin(t, s, meta(1)), begin(t, s, meta(2))
	closed(t, a)
	play(t, b, 3, 1)
	if err := s.Rename(a.ID(), "Corse"); err != nil {
		t.Fatal(err)
	}
	if err := s.Rename(b.ID(), "Bretagne"); err != nil { // while it is open
		t.Fatal(err)
	}
	play(t, b, 3, 1)
	if in := infoOf(t, s, a.ID()); in.Name != "Corse" || in.Actions != 0 || in.Kinds[1] != "automa:normal" || in.Seats[0].Colour != 2 {
		t.Errorf("%+v", in)
	}
	if in := infoOf(t, s, b.ID()); in.Name != "Bretagne" || in.Actions != 6 || in.Over || in.Game != "postcards" || in.Played.IsZero() {
		t.Errorf("%+v", in)
	}
	write(t, filepath.Join(s.Dir(), a.ID()+".damaged-1"), nil)
	for _, id := range []string{a.ID(), b.ID()} {
		if err := s.Delete(id); err != nil {
			t.Fatal(err)
		}
	}
	if left, _ := os.ReadDir(s.Dir()); len(left) != 0 || len(s.List()) != 0 {
		t.Error("left behind:", left)
	}
	for _, id := range []string{a.ID(), "", "..", "../x", "a/b", ".hidden"} {
		if err := s.Delete(id); key(err) != "store.none" {
			t.Errorf("deleting %q: %v", id, err)
		}
		if _, err := s.Resume(id); key(err) != "store.none" {
			t.Errorf("resuming %q: %v", id, err)
		}
	}
}

func TestRefusalsAndBadSetups(t *testing.T) {
	s := shelf(t)
	m := begin(t, s, meta(1))
	before, _ := os.ReadFile(s.path(m.ID()))
	a, err := m.Session().Game().Parse("pass")
	if err != nil {
		t.Fatal(err)
	}
	var refusal *game.Refusal
	if _, err := m.Do(a); !errors.As(err, &refusal) || refusal.Rule == "" {
		t.Error("an illegal action gave", err)
	}
	if _, err := m.Do(game.Action{Verb: 99}); !errors.As(err, &refusal) {
		t.Error("no action gave", err)
	}
	if after, _ := os.ReadFile(s.path(m.ID())); !bytes.Equal(before, after) {
		t.Error("a refused action was written")
	}
	for _, bad := range []game.Setup{{}, {Game: "chess"}, {Game: "postcards"}, {Game: "postcards", Seats: []string{"person", "cat"}}} {
		if m, err := s.New(Meta{Setup: bad}); err == nil || m != nil {
			t.Errorf("%+v was set up", bad)
		}
	}
	if n := len(s.List()); n != 1 {
		t.Error("a bad setup left a file:", n)
	}
}

// TestSentences: each key is said in both languages, in one sentence, all its
// places filled.
func TestSentences(t *testing.T) {
	for k, s := range sentences {
		for i, lang := range []string{"en", "fr"} {
			d := damage(k, "Été", 3, 2, errors.New("because"))
			d.Args["Game"], d.Args["Folder"], d.Args["Copy"] = "chess", "/tmp", "x.json.damaged"
			said := d.Say(lang)
			if s[i] == "" || strings.Contains(said, "{{") || strings.Count(said, ". ") > 0 || !strings.HasSuffix(said, ".") {
				t.Errorf("%s in %s: %q", k, lang, said)
			}
		}
	}
}
