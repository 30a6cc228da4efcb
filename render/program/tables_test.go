package program

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/store"
	"posterestante/render/packs"
)

// TestCompanionTables: the program keeps several cardboard tables a game, and says in the player's language what was
// damaged, or is of an older program and left.
func TestCompanionTables(t *testing.T) {
	data := t.TempDir()
	st, err := box.Of("postcards").Game.New(game.Setup{Game: "postcards", Seats: []string{"person", "person"}})
	if err != nil {
		t.Fatal(err)
	}
	position, err := json.Marshal(st)
	if err != nil {
		t.Fatal(err)
	}
	tables := store.NewTables(data, "postcards")
	first, err := tables.Save("", store.Laid{Position: position, Seats: []store.Seat{{Name: "Lise"}, {Name: "Jo"}}})
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
	file := func(id string) string { return filepath.Join(data, "companion", "postcards", id+".json") }
	old, err := os.ReadFile(file(first))
	if err == nil {
		err = os.WriteFile(file(id), old[:100], 0o600)
	}
	if err == nil {
		err = os.WriteFile(file("older"), bytes.Replace(old, []byte(`"format":4`), []byte(`"format":3`), 1), 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	kept, said = d.Tables()
	if len(kept) != 2 || len(said) != 1 || !strings.Contains(said[0], "mis de côté") {
		t.Fatalf("%d tables, said %q", len(kept), said)
	}
	for _, k := range kept {
		if older := k.ID == "older"; older != strings.Contains(k.Problem, "plus ancienne") {
			t.Errorf("%s: %q", k.ID, k.Problem)
		}
		if err := d.Remove(k.ID); err != nil {
			t.Fatal(err)
		}
	}
	if kept, _ = d.Tables(); len(kept) != 0 {
		t.Error("it is still there")
	}
}
