package globe_test

import (
	"bytes"
	"flag"
	"image"
	"math"
	"strings"
	"testing"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/assets/palette/colourblind"
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// TestEveryPicturePaints checks that all samples paint something, and that every
// kind has one.
func TestEveryPicturePaints(t *testing.T) {
	kinds := globe.Kinds()
	seen := map[string]int{}
	for _, g := range sisters {
		for _, s := range g.board.Samples() {
			n := seen[s.Pic.Kind]
			seen[s.Pic.Kind]++
			if n > 20 && n%9 != 0 {
				continue
			}
			im, err := kinds.Try(s.Pic, s.W, s.H, int(s.W/2), int(s.H/2))
			if err != nil {
				t.Errorf("%s %+v: %v", g.board.R.Name, s.Pic, err)
				continue
			}
			ink := 0
			for j := 3; j < len(im.Pix); j += 4 {
				if im.Pix[j] > 20 {
					ink++
				}
			}
			if ink*100 < len(im.Pix)/4 {
				t.Errorf("%+v is all but empty", s.Pic)
			}
		}
	}
	for kind := range kinds {
		if seen[kind] == 0 {
			t.Errorf("%s has no sample", kind)
		}
	}
}

// TestLaidPicturesPaint checks that whatever the tables show in random play is
// painted, and what is shown large.
func TestLaidPicturesPaint(t *testing.T) {
	all := paint.Kinds().With(globe.Kinds())
	tried := map[stage.Pic]bool{}
	try := func(p stage.Pic, w, h float64) {
		t.Helper()
		if p.Kind == "" || tried[p] {
			return
		}
		tried[p] = true
		if _, err := all.Try(p, w, h, max(1, int(w/3)), max(1, int(h/3))); err != nil {
			t.Errorf("%+v: %v", p, err)
		}
	}
	for _, g := range sisters {
		played(t, g.board, 3, 240, g.with[0], 11, func(n int, s *game.Session) {
			if n%12 != 0 {
				return
			}
			v := s.View(s.Turn())
			l := g.board.Layout(&v, contextOn(plans[n/12%2], g.board, "en", &v))
			for _, q := range l.Sprites {
				try(q.Pic, q.Rect.W, q.Rect.H)
			}
			for _, p := range l.Places {
				try(p.Large, p.Size[0], p.Size[1])
				try(p.Ring, p.Rect.W, p.Rect.H)
			}
		})
	}
	if len(tried) < 200 {
		t.Errorf("only %d pictures were laid", len(tried))
	}
}

// differ is the share of the pixels of two pictures that differ by a firm step of
// grey, to one eye.
func differ(eye colourblind.Eye, a, b *image.RGBA) float64 {
	const step = 48
	ga, gb := eye.Grey(a), eye.Grey(b)
	n := 0
	for i := range ga {
		if math.Abs(ga[i]-gb[i]) >= step {
			n++
		}
	}
	return float64(n) / float64(len(ga))
}

// TestToldApart checks that pawns, and the signs of squares, are told apart without
// their colour at the size of a window of 1280x720: at least so many of their
// pixels differ in grey, for every eye.
func TestToldApart(t *testing.T) {
	const least = 0.15
	square := 2 * globe.StopR(globe.Wide.Poster)
	var pawns, signs []stage.Pic
	for i := range palette.Seats {
		pawns = append(pawns, stage.Pic{Kind: "gl.pawn", ID: i, Data: globe.Ochre})
	}
	for k := rules.Job; k <= rules.Start; k++ {
		signs = append(signs, stage.Pic{Kind: "gl.sign", Data: globe.Back{Kind: k}})
	}
	for _, row := range []struct {
		pics []stage.Pic
		w, h float64
	}{{pawns, globe.PawnW, globe.PawnH}, {signs, square, square}} {
		for style, kinds := range map[string]paint.Table{"usual": globe.Kinds(), "strong": globe.Kinds().Strong()} {
			var done []*image.RGBA
			for _, p := range row.pics {
				done = append(done, kinds.Paint(p, row.w, row.h, int(row.w*window+0.5), int(row.h*window+0.5)))
			}
			for _, eye := range colourblind.All {
				worst := 1.0
				for i := range done {
					for j := range i {
						s := differ(eye, done[i], done[j])
						worst = math.Min(worst, s)
						if s < least {
							t.Errorf("%s, %s: %+v and %+v differ in %.0f %% of their pixels", eye.Name, style, row.pics[j], row.pics[i], 100*s)
						}
					}
				}
				t.Logf("%s, %s: %s: the nearest pair differs in %.0f %%", eye.Name, style, row.pics[0].Kind, 100*worst)
			}
		}
	}
}

// TestCardsHoldTheirWords checks that no title or line of a card is cut, and that
// every card shown large is no higher than the poster it lies on, in both languages.
func TestCardsHoldTheirWords(t *testing.T) {
	for _, g := range sisters {
		for _, lang := range []string{"fr", "en"} {
			played(t, g.board, 2, 1, nil, 1, func(_ int, s *game.Session) {
				v := s.View(0)
				l := &globe.Layout{Lay: lay.New(&lay.Kit{}, &v, contextOf(g.board, lang, &v), board.Standing{}), B: g.board}
				for k := rules.Job; int(k) <= rules.NumDecks; k++ {
					for i := range g.board.R.Decks[k] {
						d := l.Reading(rules.CardNumber(k, i))
						if d.Place != "" && (d.Stop < 1 || g.board.R.Road[d.Stop-1].Key != g.board.R.Decks[k][i].Place) {
							t.Errorf("%s: %q isn't shown where it is, at %s", g.board.R.Name, d.Title, d.Place)
						}
						if h := d.High(); h > globe.Wide.Poster.H {
							t.Errorf("%s %s: %q is %.0f high", g.board.R.Name, lang, d.Title, h)
						}
						if cut := d.Cut(globe.WonW); k >= rules.Souvenir && k <= rules.Adventure && cut != "" { // what an album holds
							t.Errorf("%s %s: of %q is left %q", g.board.R.Name, lang, d.Title, cut)
						}
					}
				}
				for i := 1; i < len(g.board.R.Items); i++ {
					if s := (paint.Style{Role: fonts.Caption, Size: fonts.Smallest}); strings.Contains(strings.Join(s.Lines(l.ItemName(rules.Item(i)), globe.DrawnW-34), ""), "…") {
						t.Errorf("%s: %s isn't whole on its card", lang, l.ItemName(rules.Item(i)))
					}
				}
			})
		}
	}
}

var (
	only  = flag.String("only", "", "of one kind of picture only")
	scale = flag.Float64("scale", 1, "so many pixels a logical one")
)

// TestSheets writes all pictures side by side, to be looked at.
func TestSheets(t *testing.T) {
	if *shots == "" {
		t.Skip("no -shots")
	}
	for _, g := range sisters {
		write(t, g.board.R.Name+".sheet", paint.Sheet(paint.Kinds().With(globe.Kinds()), g.board.Samples(), *scale, *only))
	}
}

// TestItemsNamesAreWhole checks that the name of a thing stands whole on its card, or, where
// the card is too narrow for it, not at all.
func TestItemsNamesAreWhole(t *testing.T) {
	const title = "Pharmacie"
	paints := func(wide int, title string) []byte {
		pic := stage.Pic{Kind: "gl.itemcard", Data: globe.Item{Key: "firstaid", Title: title}}
		im, err := globe.Kinds().Try(pic, float64(wide), 1.4*float64(wide), wide, wide*7/5)
		if err != nil {
			t.Fatal(err)
		}
		return im.Pix
	}
	if !bytes.Equal(paints(84, title), paints(84, "")) {
		t.Error("a name is cut")
	}
	if bytes.Equal(paints(160, title), paints(160, "")) {
		t.Error("a name that has room isn't there")
	}
}

// TestNumbersGrow checks that the numbers of the squares grow with the size of words.
func TestNumbersGrow(t *testing.T) {
	seen := 0
	for _, g := range sisters {
		for _, s := range g.board.Samples() {
			if _, ok := s.Pic.Data.(globe.Poster); !ok || s.Pic.Kind != "gl.poster" {
				continue
			}
			var inks [2][]byte
			for i := range inks {
				pic := s.Pic
				pic.Size = i * stage.TextMost
				im, err := globe.Kinds().Try(pic, s.W, s.H, int(s.W), int(s.H))
				if err != nil {
					t.Fatal(err)
				}
				inks[i] = im.Pix
			}
			if bytes.Equal(inks[0], inks[1]) {
				t.Errorf("%s: the numbers of the poster don't grow", g.board.R.Name)
			}
			seen++
			break
		}
	}
	if seen != len(sisters) {
		t.Errorf("%d games have a poster among their samples", seen)
	}
}
