package golden

import (
	"image"
	"math"
	"slices"
	"testing"

	"posterestante/assets/palette/colourblind"
	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/postcards"
	"posterestante/render/table"
)

// What must stay apart without hue: of each pair, at its size in a 1280x720
// window, at least minShare of the pixels differ by minLevel in grey.
const (
	minShare = 0.15
	minLevel = 48
	window   = 2.0 / 3 // device pixels a logical pixel in that window
)

func apart(a, b []float64) float64 {
	n := 0
	for i := range a {
		if math.Abs(a[i]-b[i]) >= minLevel {
			n++
		}
	}
	return float64(n) / float64(len(a))
}

// TestApart checks that seats' pieces and travel colours are told apart by
// pattern and silhouette alone: in grey as the usual eye sees them, and as each
// colour-blind one does, with patterns as usual and strong.
func TestApart(t *testing.T) {
	for _, row := range []struct {
		kind string
		ids  []int
		w, h float64
	}{
		{"swatch", []int{0, 1, 2, 3, 4, 5}, 38, 38},
		{"swatch", []int{0, 1, 2, 3, 4, 5}, 22, 22},
		{"cloth", []int{0, 1, 2, 3}, 78, 78},
		{"pc.camp", []int{0, 1, 2, 3}, 38, 38},
		{"pc.bike", []int{0, 1, 2, 3}, 42, 30},
		{"pc.travel", []int{1, 19, 37, 55}, 112, 164},
		{"pc.travel", []int{1, 19, 37, 55}, 74, 108},
		{"pc.stamp", []int{0, 1, 2, 3}, 36, 36},
		{"gl.pawn", []int{0, 1, 2, 3, 4, 5}, 40, 54},
	} {
		for style, painters := range map[string]paint.Table{"usual": painters(), "strong": painters().Strong()} {
			var pics []*image.RGBA
			for _, id := range row.ids {
				im, err := painters.Try(stage.Pic{Kind: row.kind, ID: id}, row.w, row.h, int(row.w*window+0.5), int(row.h*window+0.5))
				if err != nil {
					t.Fatal(err)
				}
				pics = append(pics, im)
			}
			for _, eye := range colourblind.All {
				worst := 1.0
				for i := range pics {
					for j := range i {
						s := apart(eye.Grey(pics[i]), eye.Grey(pics[j]))
						worst = math.Min(worst, s)
						if s < minShare {
							t.Errorf("%s, %s patterns: %s %d and %d at %.0fx%.0f: %.0f %% of the pixels differ in grey, want %.0f %%",
								eye.Name, style, row.kind, row.ids[j], row.ids[i], row.w, row.h, 100*s, 100*minShare)
						}
					}
				}
				t.Logf("%s, %s patterns: %s at %.0fx%.0f: the nearest pair differs in %.0f %%", eye.Name, style, row.kind, row.w, row.h, 100*worst)
			}
		}
	}
}

// onTable are the kinds of pictures that show whose something is.
var onTable = []string{"pc.camp", "pc.bike", "swatch"}

// TestTableApart holds the same on the whole table: with the seats' colours
// changed round, what is theirs looks otherwise to each eye, where it lies and
// among what lies about it.
func TestTableApart(t *testing.T) {
	colours := func(turn int) (out []int) {
		for i := range 4 {
			out = append(out, (i+turn)%4)
		}
		return out
	}
	lay := func(turn int) (*image.RGBA, []stage.Sprite) {
		d := &table.Deps{Words: words.In("en"), Board: postcards.Board{}, Names: names[:4], Colours: colours(turn), Still: true}
		tb := table.New(d, table.Unkept{On: session(200, four...)})
		tb.Ready()
		show := stage.NewShow(tb)
		settle(show)
		return painters().Compose(show.Frame(), window), slices.Clone(show.Frame().Sprites)
	}
	was, sprites := lay(0)
	for turn := 1; turn < 4; turn++ {
		now, _ := lay(turn)
		for _, eye := range colourblind.All {
			a, b := eye.Grey(was), eye.Grey(now)
			n, worst := 0, 1.0
			for i, s := range sprites {
				if !slices.Contains(onTable, s.Pic.Kind) || s.Hide || s.Rect.W < 20 || overlaid(sprites[i+1:], s.Rect) {
					continue
				}
				n++
				share := apart(part(a, was.Rect, s.Rect), part(b, was.Rect, s.Rect))
				worst = math.Min(worst, share)
				if share < minShare {
					t.Errorf("%s: %s of colour %d and %d at %+v: %.0f %% of the pixels differ in grey, want %.0f %%",
						eye.Name, s.Pic.Kind, s.Pic.ID, (s.Pic.ID+turn)%4, s.Rect, 100*share, 100*minShare)
				}
			}
			if n < 30 {
				t.Errorf("only %d pieces of seats lie on the table", n)
			}
			t.Logf("%s: %d pieces, colours turned by %d: the least differs in %.0f %%", eye.Name, n, turn, 100*worst)
		}
	}
}

// overlaid says whether a later sprite lies on the rectangle.
func overlaid(later []stage.Sprite, r stage.Rect) bool {
	return slices.ContainsFunc(later, func(s stage.Sprite) bool {
		return !s.Hide && s.Rect.X < r.X+r.W && r.X < s.Rect.X+s.Rect.W && s.Rect.Y < r.Y+r.H && r.Y < s.Rect.Y+s.Rect.H
	})
}

// part is a rectangle, in logical pixels, of a picture of the window.
func part(all []float64, im image.Rectangle, r stage.Rect) (out []float64) {
	b := image.Rect(int(math.Round(r.X*window)), int(math.Round(r.Y*window)), int(math.Round((r.X+r.W)*window)), int(math.Round((r.Y+r.H)*window))).Intersect(im)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		out = append(out, all[y*im.Dx()+b.Min.X:y*im.Dx()+b.Max.X]...)
	}
	return out
}
