package globe_test

import (
	"fmt"
	"strings"
	"testing"

	rules "posterestante/game/globe"
	"posterestante/game/globe/globetest"
	"posterestante/render/engine/paint"
	"posterestante/render/games/globe"
	"posterestante/render/table/lay"
)

// TestAlbumsHoldMany checks that an album shows up to ten cards of a kind, and of all
// kinds together: each in the album and in its own part, wide enough to be known and
// clicked, none wholly under another; and so do the panels and what they open.
func TestAlbumsHoldMany(t *testing.T) {
	const least = 27.0 // of a card that the next one overlaps, in logical pixels
	for k, g := range append(sisters, sisters...) {
		at := plans[k/len(sisters)]
		for _, row := range [][3]int{{7, 0, 0}, {10, 0, 0}, {0, 10, 0}, {0, 0, 8}, {4, 3, 3}, {6, 6, 2}} {
			won := ""
			for i, n := range row {
				k := rules.Souvenir + rules.Kind(i)
				for _, c := range g.board.R.Decks[k][:n] {
					won += fmt.Sprintf(" %s.%s", k, c.Key)
				}
			}
			st := globetest.Position(t, rules.Game{R: g.board.R}, "seats 2; at 12; 1: at 12; won"+won+"; 1: money 10")
			v := st.View(0)
			n := v.Pile(rules.WonZone, 0).Len()
			if n != row[0]+row[1]+row[2] {
				t.Fatalf("%d cards", n)
			}
			l := g.board.Layout(&v, contextOn(at, g.board, "fr", &v))
			for i := range n {
				spot := lay.Of(0, rules.WonZone, i)
				r := l.At[spot]
				if r.X < at.Album.X || r.Y < at.Album.Y || r.X+r.W > at.Album.X+at.Album.W || r.Y+r.H > at.Album.Y+at.Album.H {
					t.Errorf("%s %v: card %d lies at %+v", g.board.R.Name, row, i, r)
				}
				if w := within(l, spot); w < least {
					t.Errorf("%s %v: %.0f px of card %d can be clicked, of %.0f", g.board.R.Name, row, w, i, r.W)
				}
				for j := range i {
					if o := l.At[lay.Of(0, rules.WonZone, j)]; o.Has(r.Mid()) && r.Has(o.Mid()) {
						t.Errorf("%s %v: cards %d and %d lie on each other", g.board.R.Name, row, j, i)
					}
				}
			}
			texts := ""
			for _, s := range l.Sprites {
				if d, ok := s.Pic.Data.(globe.Chip); ok && d.What >= globe.ChipSouvenir && s.Rect.Y >= at.Album.Y {
					texts += s.Pic.Text + " "
				}
			}
			if want := fmt.Sprint(row[0], " ", row[1], " ", row[2], " "); texts != want {
				t.Errorf("%s: the album counts %q, not %q", g.board.R.Name, texts, want)
			}
			c := contextOn(at, g.board, "fr", &v)
			c.Page, c.Open = 1, 0
			open := g.board.Layout(&v, c)
			for i := range n {
				if w := within(open, lay.Of(0, rules.WonZone, i)); w < least {
					t.Errorf("%s %v: opened, %.0f px of card %d can be pointed at", g.board.R.Name, row, w, i)
				}
			}
			if *shots != "" {
				write(t, strings.ReplaceAll(fmt.Sprint("album.", at.Canvas.W, ".", g.board.R.Name, row), " ", "."), paint.Kinds().With(globe.Kinds()).Compose(frame(at, l), 2.0/3))
			}
		}
	}
}
