package headless

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/deal"
	"posterestante/game/store"
)

// TestVerify checks files of matches that were dealt by all, by nobody, and by somebody who changed the deal afterwards.
func TestVerify(t *testing.T) {
	how := &deal.Deal{Match: store.NewID(), Turn: 2, Secret: strings.Repeat("1f", 32), Parts: []deal.Share{
		{Name: "Zoé", Part: strings.Repeat("a0", 32)}, {Name: "Marc", Part: strings.Repeat("b1", 32)}}}
	setup := game.Setup{Game: "sakodo", Seats: []string{"person", "person", "think:25"}, Seed: how.Seed()}
	shelf, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	file := func(m *store.Match, err error) string {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Close(); err != nil {
			t.Fatal(err)
		}
		return filepath.Join(shelf.Dir(), m.ID()+".jsonl")
	}
	fair := file(shelf.New(store.Meta{Setup: setup, ID: how.Match, Deal: how}))
	plain := file(shelf.New(store.Meta{Setup: setup}))
	data, err := os.ReadFile(fair)
	if err != nil {
		t.Fatal(err)
	}
	edited := func(old, with string) string {
		t.Helper()
		if !bytes.Contains(data, []byte(old)) {
			t.Fatal("no", old)
		}
		path := filepath.Join(t.TempDir(), "x.poste")
		if err := os.WriteFile(path, bytes.Replace(data, []byte(old), []byte(with), 1), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	for name, row := range map[string]struct {
		args   []string
		status int
		says   string
	}{
		"fair":           {[]string{fair}, Well, "programs of Zoé and Marc, and all parts fit. It was begun again once."},
		"in French":      {[]string{"-lang", "fr", fair}, Well, "avec ceux de Zoé et Marc"},
		"its sums":       {[]string{fair}, Well, "Zoé: " + deal.Sum(how.Match, how.Parts[0].Part)},
		"no deal":        {[]string{plain}, Failed, "there is nothing to check"},
		"another part":   {[]string{edited(`"part":"a0`, `"part":"a1`)}, Failed, "the parts don’t give the seed"},
		"another seed":   {[]string{edited(`"seed":"`, `"seed":"x`)}, Failed, "the parts don’t give the seed"},
		"another secret": {[]string{edited(`"secret":"1f`, `"secret":"2f`)}, Failed, "the parts don’t give the seed"},
		"no secret":      {[]string{edited(`"secret":"1f`, `"secret":"xx`)}, Failed, "can’t be read"},
		"no file":        {[]string{"nowhere"}, Failed, "not there"},
		"two":            {[]string{fair, plain}, Misuse, "one file, please"},
		"a language":     {[]string{"-lang", "la", fair}, Misuse, "language"},
	} {
		var out, errw bytes.Buffer
		status := Verify(row.args, nil, &out, &errw)
		if said := out.String() + errw.String(); status != row.status || !strings.Contains(said, row.says) {
			t.Errorf("%s: %d, %s", name, status, said)
		}
	}
}
