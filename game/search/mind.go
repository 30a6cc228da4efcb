package search

import (
	"fmt"

	"posterestante/game"
)

// MindOf is what is known of a game: its training where it has one, else what
// its sight says by hand, else what its zones, counters and verbs tell.
func MindOf(g game.Game) (*Mind, error) {
	s := sightOf(g)
	if t, ok := g.(Trained); ok {
		m, err := read(g, s, t.Training())
		if err != nil {
			return nil, fmt.Errorf("the training of %s: %w", g.Name(), err)
		}
		return m, nil
	}
	return Untrained(g), nil
}

// Untrained is a mind that knows only what the first numbers of the sight say.
func Untrained(g game.Game) *Mind { return untrained(g, sightOf(g)) }

func sightOf(g game.Game) *Sight {
	if w, ok := g.(Watched); ok {
		return w.Sight()
	}
	return plainSight(g)
}

func eyesOf(g game.Game) Eyes {
	if w, ok := g.(Watched); ok {
		return w.Eyes()
	}
	return newPlainEyes(g)
}
