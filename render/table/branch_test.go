package table

import (
	"fmt"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/render/engine/stage"
)

// TestBranchIsSeen checks that a match which branched off another says so, and in which round: while it is played, in
// the look back and on its result, on both canvases, in both languages; and that no other match says it.
func TestBranchIsSeen(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, b := range []*Branch{nil, {}, {Of: "Lise, Anaïs", Round: 4}} {
			for _, tall := range []bool{false, true} {
				for name, scene := range branchScenes(t, lang, b) {
					show := stage.NewShow(scene)
					show.SetTall(tall)
					show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
					show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
					where := fmt.Sprintf("%s, %s, tall %v, %+v", name, lang, tall, b)
					seesBranch(t, where, show.Frame(), words.In(lang), b)
				}
			}
		}
	}
}

// branchScenes are where it is looked for.
func branchScenes(t *testing.T, lang string, b *Branch) map[string]stage.Scene {
	t.Helper()
	of := func(actions int) *Table {
		p := played(t, 0, actions, 3, "person", "automa:easy")
		p.table.deps.Words, p.table.deps.Branch = words.In(lang), b
		return p.table
	}
	playing, looking, over := of(40), of(40), of(1<<20)
	looking.Past(9)
	return map[string]stage.Scene{"playing": playing, "looking back": looking, "the result": over.result()}
}

// seesBranch looks for its ribbon.
func seesBranch(t *testing.T, where string, f *stage.Frame, w *words.Words, b *Branch) {
	t.Helper()
	h := f.Hot(branchID)
	if b == nil {
		if h != nil {
			t.Errorf("%s: a ribbon hangs there", where)
		}
		return
	}
	if h == nil {
		t.Errorf("%s: there is no ribbon", where)
		return
	}
	if x, y := h.Rect.Mid(); f.At(x, y) != h || !f.Canvas().Has(x, y) {
		t.Errorf("%s: something lies on the ribbon", where)
	}
	var said []string
	for _, s := range f.Sprites {
		if x, y := s.Rect.Mid(); s.Pic.Kind == "text" && h.Rect.Has(x, y) {
			said = append(said, s.Pic.Text)
		}
	}
	want := w.T("branch.if")
	if b.Round > 0 {
		want += "|" + w.T("branch.round", map[string]any{"N": "4"})
	}
	if strings.Join(said, "|") != want || b.Of != "" && !strings.Contains(h.Label, b.Of) {
		t.Errorf("%s: the ribbon says %q and %q, want %q", where, said, h.Label, want)
	}
}
