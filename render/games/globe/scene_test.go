package globe_test

import (
	"fmt"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// TestScenesKeepToThePoster checks that whatever is opened or must be settled lies over
// the poster and nothing else: not over the log, the decks, panels or the page; in each
// step, whoever's things are open, in both languages.
func TestScenesKeepToThePoster(t *testing.T) {
	for k, g := range append(sisters, sisters...) {
		at := plans[k/len(sisters)]
		in := at.Poster.Inset(-14) // a shadow falls beside it
		steps := map[string]int{}
		for i, options := range append(g.with, g.with...) {
			played(t, g.board, []int{6, 2, 4}[i%3], 900, options, uint64(i+2), func(n int, s *game.Session) {
				v := s.View(s.Turn())
				step := g.board.R.Steps[v.Counter(rules.StepKindN, game.Nobody)].Name
				if steps[step]++; steps[step] > 6 && n%29 != 0 {
					return
				}
				opens := []game.Seat{game.Nobody, board.Drawer}
				for seat := range v.Seats {
					opens = append(opens, game.Seat(seat))
				}
				c := contextOn(at, g.board, words.Languages()[n%2], &v)
				bare := g.board.Layout(&v, c)
				for _, open := range opens {
					c.Open = open
					l := g.board.Layout(&v, c)
					for _, r := range l.Sheets {
						if !inside(r, in) {
							t.Errorf("%s, %s, open %d: a sheet lies at %.0f", g.board.R.Name, step, open, r)
						}
					}
					if open == game.Nobody || len(l.Sheets) == 0 {
						continue
					}
					there := map[string]bool{}
					for _, q := range bare.Sprites {
						there[fmt.Sprint(q.Pic, q.Rect)] = true
					}
					for _, q := range l.Sprites { // the die goes back from the packing shelf to its place
						if r := q.Rect; q.Key != "die" && !there[fmt.Sprint(q.Pic, q.Rect)] && !inside(r, in) {
							t.Errorf("%s, %s, open %d: %s lies at %.0f", g.board.R.Name, step, open, q.Pic.Kind, r)
						}
					}
				}
			})
		}
		t.Log(g.board.R.Name, steps)
	}
}

func inside(r, in stage.Rect) bool {
	return r.X >= in.X && r.Y >= in.Y && r.X+r.W <= in.X+in.W && r.Y+r.H <= in.Y+in.H
}
