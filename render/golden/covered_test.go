package golden

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/companion"
)

// frames are pictures that mark what they lie over, and hide nothing of it.
var frames = map[string]bool{"focus": true, "pastframe": true, "rule": true, "dim": true, "lit": true, "ghost": true, "picked": true, "dash": true, "mo.lit": true, "row": true}

// overlays are sheets laid over a screen for a while: what lies under them, whole
// or in part, isn't to be read then.
var overlays = map[string]bool{"panel": true, "tip": true}

// laying are screens of the table companion while its table is laid.
var laying = []held{
	{"laying", func(_ *testing.T, l string) stage.Scene { return companion.New(companionDeps("postcards", l)) }, []string{"companion.lay"}},
	{"laying-walk", func(_ *testing.T, l string) stage.Scene { return companion.New(companionDeps("postcards", l)) }, []string{"companion.lay", "tray.lay"}},
	{"laying-stopped", func(_ *testing.T, l string) stage.Scene { return companion.New(companionDeps("postcards", l)) }, []string{"companion.lay", "tray.lay", "tray.skip"}},
	{"laying-montaigne", func(_ *testing.T, l string) stage.Scene { return companion.New(companionDeps("montaigne", l)) }, []string{"companion.lay"}},
	{"laying-montaigne-stopped", func(_ *testing.T, l string) stage.Scene { return companion.New(companionDeps("montaigne", l)) }, []string{"companion.lay", "tray.lay", "tray.skip"}},
}

// TestNothingCoversWords checks that on every screen, in both languages and at
// every size of words, no line is written over by another or lies under a
// picture.
func TestNothingCoversWords(t *testing.T) {
	for _, lang := range words.Languages() {
		shows := screens(t, lang)
		for _, h := range slices.Concat(laying, crowded) {
			shows[h.name] = h.show(t, lang)
		}
		for name, show := range shows {
			for size := range stage.TextMost + 1 {
				show.SetText(size)
				settle(show)
				for _, why := range covered(show.Frame().Sprites) {
					t.Errorf("%s %s at size %d: %s", lang, name, size, why)
				}
			}
		}
	}
}

// covered are the lines of a frame that something lies on, and what.
func covered(all []stage.Sprite) (out []string) {
	const touch = 3.0 // logical pixels that edges may share
	for i, s := range all {
		if s.Pic.Kind != "text" {
			continue
		}
		for _, line := range linesOf(s) {
			for _, over := range all[i+1:] {
				r := over.Rect
				if over.Hide || frames[over.Pic.Kind] || !meets(line.Inset(touch/2), r.Inset(touch/2)) {
					continue
				}
				if overlays[over.Pic.Kind] {
					break
				}
				if over.Pic.Kind != "text" {
					out = append(out, fmt.Sprintf("%q lies under %s %d at %.0f", s.Pic.Text, over.Pic.Kind, over.Pic.ID, r))
					continue
				}
				for _, other := range linesOf(over) {
					if meets(line.Inset(touch), other.Inset(touch)) {
						out = append(out, fmt.Sprintf("%q and %q are written over each other", s.Pic.Text, over.Pic.Text))
						break
					}
				}
			}
		}
	}
	return out
}

func meets(a, b stage.Rect) bool {
	return a.W > 0 && a.H > 0 && b.W > 0 && b.H > 0 && a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

// linesOf are the rectangles of the lines of a text as they are set: from the
// capitals' height to the line that they stand on.
func linesOf(s stage.Sprite) (out []stage.Rect) {
	p, r := s.Pic, s.Rect
	style := paint.TextStyle(p.ID, p.Look).Grown(p.Size, p.Text, r.W, r.H)
	high := 0.74 * style.Size
	put := func(words string, base float64) {
		if strings.TrimSpace(words) == "" {
			return
		}
		w := min(style.Width(words), r.W)
		x := r.X
		switch style.Align {
		case paint.Centre:
			x += (r.W - w) / 2
		case paint.Right:
			x += r.W - w
		}
		out = append(out, stage.Rect{X: x, Y: base - high, W: w, H: high})
	}
	if !style.Wrap {
		put(p.Text, r.Y+(r.H+high)/2)
		return out
	}
	lead := style.Lead
	if lead == 0 {
		lead = 1.3
	}
	for i, line := range style.Lines(p.Text, r.W) {
		put(line, r.Y+1.02*style.Size+float64(i)*lead*style.Size)
	}
	return out
}
