package table

import (
	"testing"

	"posterestante/render/engine/stage"
)

// TestPortraits: the page of the result shows who thinks by the face and the
// swatch of the seat's colour, everybody else by the swatch.
func TestPortraits(t *testing.T) {
	p := newPlayer(t, 0, 7, "person", "think:4000", "automa:easy")
	faces, swatches := map[int]string{}, map[int]int{}
	var f stage.Frame
	p.table.result().Build(&f)
	for _, s := range f.Sprites {
		switch s.Pic.Kind {
		case "face":
			faces[s.Pic.ID] = s.Pic.Text
		case "swatch":
			swatches[s.Pic.ID]++
		}
	}
	if len(faces) != 1 || faces[p.table.deps.Colours[1]] != "face5" || len(swatches) != 3 {
		t.Errorf("faces %v, swatches %v", faces, swatches)
	}
}
