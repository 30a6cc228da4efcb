package sakodo

import (
	"testing"

	"posterestante/game/globe/globetest"
)

func FuzzLoad(f *testing.F)   { globetest.Load(f, Game, variants) }
func FuzzEdited(f *testing.F) { globetest.Edited(f, Game, variants) }
func FuzzLines(f *testing.F)  { globetest.Lines(f, Game, variants) }

// TestEditedLoads: enough of the changed positions can be played on.
func TestEditedLoads(t *testing.T) { globetest.EditedLoads(t, Game, variants) }
