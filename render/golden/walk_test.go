package golden

import (
	"slices"
	"strings"
	"testing"

	"posterestante/render/engine/stage"
)

// litOf are the hots of a screen that lead on, each once.
func litOf(s *stage.Show) []string {
	var out []string
	for _, h := range s.Frame().Hots {
		if h.Lit && !slices.Contains(out, h.ID) {
			out = append(out, h.ID)
		}
	}
	return out
}

// TestEverythingByKeys holds, on every screen, that Tab comes by all that can be
// clicked, both ways round; and that arrows lead from each of them to most
// others, so that they trap nobody.
func TestEverythingByKeys(t *testing.T) {
	for name, show := range screens(t, "fr") {
		if strings.HasSuffix(name, "legend") {
			continue // any key closes it
		}
		lit := litOf(show)
		if len(lit) == 0 {
			t.Errorf("%s: nothing can be clicked", name)
			continue
		}
		for _, k := range []stage.Key{stage.KeyTab, stage.KeyBackTab} {
			seen := map[string]bool{}
			for i := range lit {
				if press(show, k); i == 0 && show.Frame().Focus == "" {
					t.Fatalf("%s: %s leads nowhere", name, k)
				}
				seen[show.Frame().Focus] = true
				if !ringed(show) {
					t.Errorf("%s: no ring is round %q", name, show.Frame().Focus)
				}
			}
			for _, id := range lit {
				if !seen[id] {
					t.Errorf("%s: %s never comes to %s", name, k, id)
				}
			}
		}
		if show.Frame().Keeps != stage.KeepNone {
			continue // Left and Right step through the match there
		}
		ways := map[string][]string{}
		for _, from := range lit {
			for _, k := range []stage.Key{stage.KeyUp, stage.KeyDown, stage.KeyLeft, stage.KeyRight} {
				show.Frame().Focus = from
				press(show, k)
				if to := show.Frame().Focus; to != from {
					ways[from] = append(ways[from], to)
				}
			}
		}
		for _, from := range lit {
			if n := len(reached(ways, from)); 4*n < 3*len(lit) {
				t.Errorf("%s: from %s arrows reach %d of %d", name, from, n, len(lit))
			}
		}
	}
}

// reached are the hots to which ways lead, the first included.
func reached(ways map[string][]string, from string) map[string]bool {
	seen := map[string]bool{from: true}
	for next := []string{from}; len(next) > 0; {
		at := next[0]
		next = next[1:]
		for _, to := range ways[at] {
			if !seen[to] {
				seen[to] = true
				next = append(next, to)
			}
		}
	}
	return seen
}

// ringed says whether the focus is seen.
func ringed(s *stage.Show) bool {
	sp := s.Frame().Sprites
	return len(sp) > 0 && sp[len(sp)-1].Key == "focus"
}
