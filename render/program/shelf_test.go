package program

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/game"
	figures "posterestante/game/stats"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// finished is a match that is over, and closed.
func finished(t *testing.T, s *store.Shelf, setup menus.Setup) *store.Match {
	t.Helper()
	m, err := s.New(metaOf(setup))
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(5)
	for !m.Session().Over() {
		legal := m.Session().Legal()
		if _, err := m.Do(legal[r.Intn(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	return m
}

// parcelOf is a match of another shelf as a file.
func parcelOf(t *testing.T, setup menus.Setup) (path string, data []byte) {
	t.Helper()
	s, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if path, err = s.Export(finished(t, s, setup).ID(), t.TempDir()); err != nil {
		t.Fatal(err)
	}
	if data, err = os.ReadFile(path); err != nil {
		t.Fatal(err)
	}
	return path, data
}

// TestShelfOfHome: the list says who won and how, by which faces, and shows the last map.
func TestShelfOfHome(t *testing.T) {
	h := newHome(t, t.TempDir())
	m := finished(t, h.shelf, solo)
	x := h.matches()[0]
	scores := m.Session().Scores()
	if !x.Over || x.Seed != "4" || len(x.Seats) != 2 || x.Seats[0].Points != scores[0].Total || x.Seats[1].Place != scores[1].Place || x.Seats[0].Colour != 3 || x.Seats[0].Face < 1 || x.Seats[1].Face == x.Seats[0].Face {
		t.Errorf("%+v", x)
	}
	first := h.thumb(x.ID)
	if first.Kind == "" || first != h.thumb(x.ID) || packs.Painters()[first.Kind] == nil {
		t.Errorf("the map is %+v", first)
	}
	if p := h.thumb("none"); p.Kind != "" {
		t.Errorf("no match has the map %+v", p)
	}
}

// TestSameAndWhatIf begins matches from one that is over.
func TestSameAndWhatIf(t *testing.T) {
	h := newHome(t, t.TempDir())
	id := finished(t, h.shelf, solo).ID()
	if _, err := h.same(id); err != nil {
		t.Fatal(err)
	}
	m, err := h.shelf.Resume(id)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := h.whatIf(m, 7); err != nil {
		t.Fatal(err)
	}
	if _, err := h.whatIf(m, 1<<20); err == nil {
		t.Error("a branch beyond the end")
	}
	list := h.matches()
	if len(list) != 3 {
		t.Fatalf("%+v", list)
	}
	for _, x := range list {
		switch {
		case x.ID == id:
		case x.Branch:
			if x.Actions != 7 || x.Seed != "4" || !strings.Contains(x.Name, "et si") {
				t.Errorf("what if: %+v", x)
			}
		case x.Actions != 0 || x.Seed != "4" || x.Over:
			t.Errorf("the same: %+v", x)
		}
	}
	long := solo
	long.Seats = []menus.Seat{{Name: strings.Repeat("Zoé", 8), Kind: menus.Person}, {Name: strings.Repeat("Émi", 8), Kind: "automa:easy", Colour: 1}}
	if m, err = h.shelf.Resume(finished(t, h.shelf, long).ID()); err != nil {
		t.Fatal(err)
	}
	if _, err := h.whatIf(m, 0); err != nil {
		t.Fatal(err)
	}
	for _, x := range h.matches() {
		if x.Branch && len([]rune(x.Name)) > longestName {
			t.Errorf("%q is too long a name", x.Name)
		}
	}
}

// TestBranchOf checks that the table of a what-if knows where it left its match: in the round of its first own
// action, also when it is opened again, renamed or alone on the shelf; and that no other table does.
func TestBranchOf(t *testing.T) {
	h := newHome(t, t.TempDir())
	id := finished(t, h.shelf, solo).ID()
	m, err := h.shelf.Resume(id)
	if err != nil {
		t.Fatal(err)
	}
	s, n := m.Session(), 0
	for n = range s.Len() {
		if figures.RoundAt(s, n) == 3 && s.Setup().Seats[s.StateAt(n).Turn()] == menus.Person && len(s.Branch(n).Legal()) > 1 {
			break
		}
	}
	b, err := h.shelf.Branch(m, n, "b")
	if err != nil {
		t.Fatal(err)
	}
	if h.branchOf(m) != nil || *h.branchOf(b) != (table.Branch{Of: m.Name(), Round: 3}) {
		t.Errorf("the match: %+v; the branch: %+v", h.branchOf(m), h.branchOf(b))
	}
	for _, a := range b.Session().Legal() {
		if a != s.Step(n).Action {
			if _, err := b.Do(a); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	b.Close()
	if err := m.Rename("La Loire"); err != nil {
		t.Fatal(err)
	}
	m.Close()
	if b, err = h.shelf.Resume(b.ID()); err != nil {
		t.Fatal(err)
	}
	if got := h.branchOf(b); *got != (table.Branch{Of: "La Loire", Round: 3}) {
		t.Errorf("opened again it is %+v", got)
	}
	if err := h.shelf.Delete(id); err != nil {
		t.Fatal(err)
	}
	if got := h.branchOf(b); got == nil || *got != (table.Branch{}) {
		t.Errorf("alone it is %+v", got)
	}
}

// TestBranchOnItsTable checks that the table is told.
func TestBranchOnItsTable(t *testing.T) {
	h := newHome(t, t.TempDir())
	m, err := h.shelf.Resume(finished(t, h.shelf, solo).ID())
	if err != nil {
		t.Fatal(err)
	}
	scene, err := h.whatIf(m, 7)
	if err != nil {
		t.Fatal(err)
	}
	show := stage.NewShow(scene)
	show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if show.Frame().Hot("table.branch") == nil {
		t.Error("its table has no ribbon")
	}
}

// TestShareGoesOn to the next folder where the first can't be written to.
func TestShareGoesOn(t *testing.T) {
	data := t.TempDir()
	h := newHome(t, data)
	id := finished(t, h.shelf, solo).ID()
	blocked := filepath.Join(data, "file")
	if err := os.WriteFile(blocked, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	h.post = append([]string{blocked}, postFolders(data, true)...)
	path, err := h.share(id)
	if err != nil || filepath.Dir(path) != filepath.Join(data, "shared") {
		t.Fatal(path, err)
	}
	h.post = []string{blocked}
	if _, err := h.share(id); err == nil || !strings.Contains(err.Error(), "ne peut pas être écrite") {
		t.Error(err)
	}
}
