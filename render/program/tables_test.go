package program

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"posterestante/render/packs"
)

// TestCompanionTables: the program keeps several cardboard tables a game, reads the one
// of before, and says in the player's language what was damaged.
func TestCompanionTables(t *testing.T) {
	data := t.TempDir()
	old, err := os.ReadFile("../../game/store/testdata/table1.json")
	if err == nil {
		err = os.WriteFile(filepath.Join(data, "companion-postcards.json"), old, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	h := newHome(t, data)
	h.data = data
	d := h.companion(packs.Of("postcards"))
	kept, said := d.Tables()
	if len(kept) != 1 || len(said) != 0 || kept[0].Problem != "" || len(kept[0].Faces) != len(kept[0].Names) || kept[0].Faces[0] == 0 {
		t.Fatalf("%d tables, said %q", len(kept), said)
	}
	more := kept[0]
	more.ID, more.When, more.Names = "", kept[0].When.Add(time.Hour), []string{"Zoé", ""}
	id, err := d.Save(more)
	if err != nil || id == "" || id == kept[0].ID {
		t.Fatal(id, err)
	}
	if again, _ := h.companion(packs.Of("postcards")).Tables(); len(again) != 2 || again[0].ID != id || again[0].Names[0] != "Zoé" {
		t.Errorf("%d tables, the first %s of %q", len(again), again[0].ID, again[0].Names)
	}
	if other, _ := h.companion(packs.Of("sakodo")).Tables(); len(other) != 0 {
		t.Errorf("another game has %d", len(other))
	}
	if err := os.WriteFile(filepath.Join(data, "companion", "postcards", id+".json"), old[:100], 0o600); err != nil {
		t.Fatal(err)
	}
	kept, said = d.Tables()
	if len(kept) != 1 || len(said) != 1 || !strings.Contains(said[0], "mis de côté") {
		t.Errorf("%d tables, said %q", len(kept), said)
	}
	if err := d.Remove(kept[0].ID); err != nil {
		t.Fatal(err)
	}
	if kept, _ = d.Tables(); len(kept) != 0 {
		t.Error("it is still there")
	}
}
