package globe_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"posterestante/assets/fonts"
	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/games/globe"
	"posterestante/render/table/board"
)

// usualNames are the names that seats have until others are written, the widest of
// each sort for so many seats, and one of as many letters as may be written.
func usualNames(w *words.Words, game string, seats int) []string {
	out := []string{"Marie-Antoinette Lefèvre", w.T("setup.seat", map[string]any{"N": 6})}
	for i := 1; i <= 5; i++ {
		out = append(out, w.T(fmt.Sprint("think.name.", i))+" "+fmt.Sprint(seats))
	}
	return append(out, w.T(game+".opponent"), fmt.Sprint(w.T(game+".opponent"), " ", seats))
}

// TestNamesAreWhole checks that the panels of others and the envelopes of an auction
// show each name whole, with a face or without one, for 2 to 6 seats in both languages.
func TestNamesAreWhole(t *testing.T) {
	for _, g := range sisters {
		for seats := 2; seats <= rules.MaxSeats; seats++ {
			for _, lang := range words.Languages() {
				played(t, g.board, seats, 1, nil, 1, func(_ int, s *game.Session) {
					for _, name := range usualNames(words.In(lang), g.board.R.Name, seats) {
						for k, faces := range [][]int{nil, {1, 2, 3, 4, 5, 1}, nil, {1, 2, 3, 4, 5, 1}} {
							at := plans[k/2]
							v := s.View(0)
							c := contextOn(at, g.board, lang, &v)
							c.Faces, c.Names = faces, make([]string, seats)
							for i := range c.Names {
								c.Names[i] = name
							}
							shown := 0
							for _, p := range g.board.Layout(&v, c).Sprites {
								if p.Rect.Y >= at.Seats.Y && p.Rect.Y < at.Page.Y && p.Pic.Kind == "text" && p.Pic.Text == name {
									shown++
								}
							}
							if shown != seats-1 {
								t.Errorf("%s, %s, %d seats: %q is whole in %d panels", g.board.R.Name, lang, seats, name, shown)
							}
						}
						if least := (paint.Style{Role: fonts.Caption, Size: fonts.Smallest}); len(name) < 24 && least.Width(name) > globe.EnvelopeW-28 {
							t.Errorf("%s: %q is cut on an envelope: %.0f", lang, name, least.Width(name))
						}
					}
				})
			}
		}
	}
}

// TestMoneyHasItsCurrency checks that whatever sum is written on the table has its
// currency: in wallets, panels, on cards, squares, shelves, keys of bids, envelopes.
func TestMoneyHasItsCurrency(t *testing.T) {
	figures := regexp.MustCompile(`^\+?[0-9]+$`)
	for _, g := range sisters {
		seen := map[string]int{}
		bare := func(kind, words string) {
			t.Helper()
			if seen[kind]++; figures.MatchString(words) || words == "" || !strings.Contains(words, "€") {
				t.Errorf("%s: %s says %q", g.board.R.Name, kind, words)
			}
		}
		played(t, g.board, 4, 900, nil, 3, func(n int, s *game.Session) {
			v := s.View(s.Turn())
			step := rules.StepKind(v.Counter(rules.StepKindN, game.Nobody))
			named := step == rules.StepBid || step == rules.StepCry
			if n%41 != 0 && (!named || seen["gl.key"] > 0) {
				return
			}
			c := contextOf(g.board, words.Languages()[n%2], &v)
			if n%2 == 0 {
				c.Open = board.Drawer
			}
			l := g.board.Layout(&v, c)
			for _, q := range l.Sprites {
				switch d := q.Pic.Data.(type) {
				case globe.Chip:
					if d.What == globe.ChipMoney {
						bare("gl.chip", q.Pic.Text)
					}
				case globe.Note:
					if d.What == globe.ChipMoney {
						bare("gl.note", q.Pic.Text)
					}
				case globe.Shelf:
					bare("gl.shelf", d.Price)
				case globe.Front:
					if d.Kind == rules.Souvenir && d.Price != "" { // where cards overlap none is written
						bare("gl.front", d.Price)
					}
				case globe.Key:
					if named {
						bare("gl.key", q.Pic.Text)
					}
				}
			}
			for _, p := range l.Places {
				if d, ok := p.Large.Data.(globe.Place); ok && d.Kind == rules.Airport && d.Price != "" {
					bare("gl.place", d.Price)
				}
			}
		})
		for _, kind := range []string{"gl.chip", "gl.note", "gl.front", "gl.key"} {
			if seen[kind] == 0 {
				t.Errorf("%s: no %s was seen: %v", g.board.R.Name, kind, seen)
			}
		}
	}
}
