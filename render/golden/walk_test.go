package golden

import (
	"slices"
	"strings"
	"testing"

	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/uitest"
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

// TestEverythingByKeys checks, on every screen, that all that is lit does something;
// that Tab comes by all of it, both ways round; and that arrows lead from each of them to most others on
// its side, of the table or of the chrome about it, so that they trap nobody, and to
// none on the other.
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
		uitest.Does(t, name, show.Frame())
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
		if show.Frame().Binds(stage.KeyLeft) {
			continue // Left and Right step through the match there
		}
		ways := map[string][]string{}
		for i := 0; i < len(lit); i++ {
			from := lit[i]
			for _, k := range []stage.Key{stage.KeyUp, stage.KeyDown, stage.KeyLeft, stage.KeyRight} {
				show.Frame().Focus = from
				press(show, k)
				if to := show.Frame().Focus; to != from {
					ways[from] = append(ways[from], to)
					if !slices.Contains(lit, to) { // what is chosen by the way brings more
						lit = append(lit, to)
					}
				}
			}
		}
		for _, from := range lit {
			side, beside := 0, 0
			got := reached(ways, from)
			for _, id := range lit {
				if chrome(show, id) == chrome(show, from) {
					side++
				} else if got[id] {
					beside++
				}
			}
			if 4*len(got) < 3*side || beside > 0 {
				t.Errorf("%s: from %s arrows reach %d of %d, and %d beside them", name, from, len(got)-beside, side, beside)
			}
		}
	}
}

// chrome says whether a hot is of the buttons about a table.
func chrome(show *stage.Show, id string) bool {
	of, _, _ := strings.Cut(id, ".")
	of, _, _ = strings.Cut(of, ":")
	return slices.Contains(show.Frame().Chrome, of)
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
