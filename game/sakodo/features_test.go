package sakodo

import (
	"testing"

	"posterestante/game/globe/globetest"
)

// TestFeatures holds what search is told.
func TestFeatures(t *testing.T) { globetest.Features(t, Game, variants) }
