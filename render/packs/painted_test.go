package packs

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/gametest"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table"
)

// TestPaintedWordsAreWhole plays all games by chance, with fewest and most seats, in both languages, on both canvases,
// and paints what lies on the table and in what can be opened there: no words within a picture are cut, such as the
// title of a card or the name on a tile. What is set beside pictures is held by TestPointedAt.
func TestPaintedWordsAreWhole(t *testing.T) {
	all, said, lines, shut := Painters(), "", 0, 0
	cut := map[string]bool{}
	paint.Overheard = func(words string, _ float64) {
		if lines++; strings.HasSuffix(words, "…") && !cut[said+words] {
			cut[said+words] = true
			t.Errorf("%s says %q", said, words)
		}
	}
	defer func() { paint.Overheard = nil }()
	painted := map[string]bool{}
	for i := range Games {
		for _, lang := range words.Languages() {
			for _, tall := range []bool{false, true} {
				shut += layTables(t, &Games[i], lang, tall, func(where string, f *stage.Frame) {
					for _, s := range f.Sprites {
						said = fmt.Sprintf("%s: %s %d %q, %.0f by %.0f,", where, s.Pic.Kind, s.Pic.ID, s.Pic.Text,
							s.Rect.W, s.Rect.H)
						what := fmt.Sprint(s.Pic, s.Rect.W, s.Rect.H)
						if s.Pic.Kind == "text" || s.Hide || painted[what] {
							continue
						}
						painted[what] = true
						all.Paint(s.Pic, s.Rect.W, s.Rect.H, max(1, int(s.Rect.W/6)), max(1, int(s.Rect.H/6)))
					}
				})
			}
		}
	}
	if lines < 1000 || shut < 20 {
		t.Errorf("only %d lines were painted, only %d times something was shut", lines, shut)
	}
}

// layTables shows the table of matches by chance, with fewest and most seats, every now and then, and all that can be
// opened there; it says how often something lay under that, and it was shut again.
func layTables(t *testing.T, p *Pack, lang string, tall bool, see func(where string, f *stage.Frame)) (shut int) {
	t.Helper()
	g := box.Of(p.Name).Game
	least, most := g.Seats()
	for _, n := range []int{least, most} {
		setup := game.Setup{Game: p.Name, Seed: game.Numbered(uint64(n))}
		for range n {
			setup.Seats = append(setup.Seats, "person")
		}
		s, err := game.NewSession(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		r, bot := game.NewRand(uint64(n)), &game.RandomBot{Rand: game.NewRand(uint64(n))}
		names := []string{"Maximilienne", "Anaïs", "Théo", "Zoé", "Émile", "Maud"}[:n]
		for range 8 * gametest.Times() {
			for k := 1 + r.Intn(60); k > 0 && !s.Over(); k-- {
				if _, err := s.Do(s.Ask(bot, &r)); err != nil {
					t.Fatal(err)
				}
			}
			tb := table.New(&table.Deps{Words: words.In(lang), Board: p.Board, Names: names,
				Colours: []int{2, 0, 1, 3, 4, 5}[:n]}, table.Unkept{On: s})
			tb.Ready()
			show := stage.NewShow(tb)
			show.SetTall(tall)
			show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
			where := fmt.Sprintf("%s, %s, tall %v, %d seats, after %d actions", p.Name, lang, tall, n, s.Len())
			see(where, show.Frame())
			before := slices.Clone(show.Frame().Hots)
			for _, hot := range before {
				if !strings.HasPrefix(hot.ID, "open.") {
					continue
				}
				click(show, hot)
				see(where+", opened", show.Frame())
				if back := show.Frame().Hot("table.shut"); back != nil {
					shut++
					if click(show, *back); len(show.Frame().Hots) != len(before) {
						t.Errorf("%s: the table is not as before once it is shut", where)
					}
				}
			}
			if s.Over() {
				break
			}
		}
	}
	return shut
}

// click clicks, and lets a while pass.
func click(show *stage.Show, hot stage.Hot) {
	x, y := hot.Rect.Mid()
	for _, at := range []stage.Raw{{X: x, Y: y}, {X: x, Y: y, Left: true}, {X: x, Y: y}} {
		show.Step(at, time.Second)
	}
	show.Step(stage.Raw{X: -1, Y: -1}, time.Second)
}
