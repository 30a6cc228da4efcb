package routard

import (
	"testing"

	"posterestante/game/globe/globetest"
)

func BenchmarkPlayouts(b *testing.B) { globetest.Playouts(b, Game) }
