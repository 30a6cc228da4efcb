package search

import (
	"fmt"

	"posterestante/game"
)

// ModelOf is what is known of a game: its training where it has one, else what
// its sight says by hand, else what its zones, counters and verbs tell.
func ModelOf(g game.Game) (*Model, error) {
	s := specOf(g)
	if t, ok := g.(Trained); ok && len(t.Training()) > 0 {
		m, err := read(g, s, t.Training())
		if err == nil {
			err = calibrated(m, g)
		}
		if err != nil {
			return nil, fmt.Errorf("the training of %s: %w", g.Name(), err)
		}
		return m, nil
	}
	return Untrained(g), nil
}

// Untrained is a model that knows only what the first numbers of the sight say.
func Untrained(g game.Game) *Model { return untrained(g, specOf(g)) }

func specOf(g game.Game) *FeatureSpec {
	if w, ok := g.(Featured); ok {
		return w.FeatureSpec()
	}
	return plainSpec(g)
}

func extractorOf(g game.Game) Extractor {
	if w, ok := g.(Featured); ok {
		return w.Features()
	}
	return newPlainExtractor(g)
}
