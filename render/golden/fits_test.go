package golden

import (
	"flag"
	"fmt"
	"math"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"posterestante/assets/fonts"
	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// TestWordsFit checks that on every screen, in both languages and at every size
// of words, no word is cut and no letter is under 18 logical pixels: 12 in a
// 1280x720 window.
func TestWordsFit(t *testing.T) {
	for _, lang := range words.Languages() {
		for name, show := range screens(t, lang) {
			for size := range stage.TextMost + 1 {
				show.SetText(size)
				settle(show)
				for _, s := range show.Frame().Sprites {
					fits(t, fmt.Sprintf("%s %s at size %d", lang, name, size), s, show.Frame().Canvas())
				}
			}
		}
	}
}

// unsaid is how a message looks that has no words.
var unsaid = regexp.MustCompile(`\[[a-z_]+(\.[a-z_0-9]+)+\]`)

func fits(t *testing.T, where string, s stage.Sprite, on stage.Rect) {
	t.Helper()
	p, r := s.Pic, s.Rect
	if key := unsaid.FindString(p.Text); key != "" {
		t.Errorf("%s: there are no words for %s", where, key)
	}
	switch p.Kind {
	case "text":
		style := paint.TextStyle(p.ID, p.Look)
		if style.Size < fonts.Smallest {
			t.Errorf("%s: %q is set in %.0f px, at least %v", where, p.Text, style.Size, fonts.Smallest)
		}
		style = style.Grown(p.Size, p.Text, r.W, r.H)
		if !style.Wrap && style.Width(p.Text) > r.W+1 {
			t.Errorf("%s: %q is %.0f wide, its place %.0f", where, p.Text, style.Width(p.Text), r.W)
		}
		if style.Wrap && style.Height(p.Text, r.W) > r.H+0.3*style.Size {
			t.Errorf("%s: %q is %.0f high, its place %.0f", where, p.Text, style.Height(p.Text, r.W), r.H)
		}
		if r.X < 0 || r.Y < 0 || r.X+r.W > on.W+1 || r.Y+r.H > on.H+1 {
			t.Errorf("%s: %q lies beyond the canvas: %+v", where, p.Text, r)
		}
	case "postmark":
		if style := (paint.Style{Role: fonts.Caption, Size: fonts.Smallest}); style.Width(p.Text) > 1.2*(r.H/2-3) {
			t.Errorf("%s: the postmark %q is too narrow", where, p.Text)
		}
	case "option":
		style := paint.Style{Role: fonts.Medium, Size: float64(p.ID)}
		if p.ID < fonts.Smallest || style.Width(p.Text) > r.W-8 {
			t.Errorf("%s: the option %q is %.0f wide in %d px, its place %.0f", where, p.Text, style.Width(p.Text), p.ID, r.W)
		}
	case "select":
		style := paint.Style{Role: fonts.Medium, Size: fonts.Smallest}
		if style.Width(p.Text) > r.W-76 {
			t.Errorf("%s: the button %q is too narrow", where, p.Text)
		}
	case "button":
		if !paint.ButtonHolds(p.Text, r.W, r.H) {
			t.Errorf("%s: the button %q is too narrow", where, p.Text)
		}
	}
}

// readable are what one reads most: a part of each screen's words, by what they
// are. At the largest size each must be set clearly larger than usual.
var readable = []struct {
	screen, what string
	kind         string
	style        int
	within       stage.Rect
}{
	{"table-late", "the log", "text", paint.TextTag, stage.Rect{X: 1500, Y: 560, W: 420, H: 206}},
	{"table-early", "the prompt", "text", paint.TextLabel, stage.Rect{X: 60, Y: 770, W: 1300, H: 60}},
	{"pause", "a dialog", "text", paint.TextBody, everywhere},
	{"about", "paragraphs", "text", paint.TextBody, everywhere},
	{"settings", "the sample", "text", paint.TextBody, everywhere},
	{"result", "the lines of a score", "text", paint.TextSmall, everywhere},
	{"legend", "the legend", "text", paint.TextSmall, everywhere},
	{"tip", "a tip", "tip", 0, everywhere},
}

var everywhere = stage.Rect{W: stage.Width, H: stage.Height}

// TestReadingGrows checks that what is read really grows with the player's size
// of words.
func TestReadingGrows(t *testing.T) {
	const least = 1.15
	for _, lang := range words.Languages() {
		shows := screens(t, lang)
		shows["tip"] = stage.NewShow(tipped{})
		for _, row := range readable {
			show := shows[row.screen]
			show.SetText(stage.TextMost)
			settle(show)
			n, small, worst := 0, 0, 9.0
			for _, s := range show.Frame().Sprites {
				if s.Pic.Kind != row.kind || s.Pic.ID != row.style || !row.within.Has(s.Rect.X, s.Rect.Y) {
					continue
				}
				n++
				k := grows(s)
				worst = math.Min(worst, k)
				if k < least {
					small++
				}
			}
			t.Logf("%s: %s: %d of %d grow too little, the least is %.2fx", lang, row.what, small, n, worst)
			if n == 0 || small*4 > n {
				t.Errorf("%s: %s: %d of %d are not %.2fx as large as usual", lang, row.what, small, n, least)
			}
		}
	}
}

// grows is how many times larger than usual a sprite's words are set.
func grows(s stage.Sprite) float64 {
	style := paint.TextStyle(s.Pic.ID, s.Pic.Look)
	w, h := s.Rect.W, s.Rect.H
	if s.Pic.Kind == "tip" {
		style = paint.TipStyle()
		w, h = w-44, h-44
	}
	return style.Grown(s.Pic.Size, s.Pic.Text, w, h).Size / style.Size
}

// tipped is a scene with a tip.
type tipped struct{}

func (tipped) Update(*stage.Input, time.Duration) stage.Answer { return stage.Answer{} }
func (tipped) Build(f *stage.Frame) {
	ui.Tip(f, stage.Rect{X: 900, Y: 500, W: 20, H: 20}, "The same seed deals the same cards, today and on every machine.")
}

var shots = flag.String("shots", "", "write the screens at every size of words, the last with strong patterns, to this folder")

// TestShots writes the screens, to be looked at.
func TestShots(t *testing.T) {
	if *shots == "" {
		t.Skip("-shots is not given")
	}
	for _, lang := range words.Languages() {
		for name, show := range screens(t, lang) {
			for size := range stage.TextMost + 1 {
				show.SetText(size)
				settle(show)
				p := painters()
				if size == stage.TextMost {
					p = p.Strong()
				}
				write(t, filepath.Join(*shots, fmt.Sprintf("%s.%s.%d.png", name, lang, size)), p.Compose(show.Frame(), 2.0/3))
			}
		}
	}
}
