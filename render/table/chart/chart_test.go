package chart

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// TestChartKeepsItsNumbers reads a chart back from its Text.
func TestChartKeepsItsNumbers(t *testing.T) {
	c := Curves{Course: [][]int{{0, 3, 9}, {0, 0, 15}}, Final: []int{20, 31}, Names: []string{"Li\x1fse", "Zoé\n"}, Colours: []int{3, 0}, Words: words.In("fr")}
	p := readPlot(paint.New(600, 200, 600, 200), c.Pic().Text)
	if len(p.curves) != 2 || p.rounds != 2 || p.most < 31 || !p.ended {
		t.Fatalf("%+v", p)
	}
	for i, k := range p.curves {
		if !slices.Equal(k.points, c.Course[i]) || k.final != c.Final[i] || k.colour != c.Colours[i] {
			t.Errorf("%+v", k)
		}
		last := p.y(k.final)
		if y := p.y(k.points[2]); last >= y || last < p.top || y > p.bottom {
			t.Errorf("more points don't lie higher: %v, %v", last, y)
		}
	}
	c.Final = []int{9, 15}
	if q := readPlot(paint.New(600, 200, 600, 200), c.Pic().Text); q.ended || q.curves[1].last() != 15 {
		t.Errorf("an end scoring of nothing is shown: %+v", q)
	}
	if p.x(2) <= p.x(1) || p.x(3) > p.right {
		t.Error("rounds don't go to the right")
	}
}

// TestAxisIsNamedWhole checks that the numbers of rounds begin where the name of their axis ends.
func TestAxisIsNamedWhole(t *testing.T) {
	c := Curves{Course: [][]int{make([]int, 16)}, Words: words.In("fr")}
	for _, wide := range []float64{440, 640, 1200} {
		p := readPlot(paint.New(wide, 200, int(wide), 200), c.Pic().Text)
		first := 1
		for !p.numbered(first) {
			first++
		}
		if end := p.small.Width(p.axis); p.x(float64(first)) < end+12 || first > 1 && p.x(float64(first-1)) >= end+12 {
			t.Errorf("%v wide: numbers begin with %d at %v, the name ends at %v", wide, first, p.x(float64(first)), end)
		}
	}
}

// TestMatches checks that of a chart of matches the first is numbered 1, that its numbers are written with a digit
// after the mark of the language, and that one match is a point that can be seen.
func TestMatches(t *testing.T) {
	for lang, label := range map[string]string{"en": "0.8 Zoé", "fr": "0,8 Zoé"} {
		c := Curves{Course: [][]int{{12, 8}}, Names: []string{"Zoé"}, Colours: []int{2}, Words: words.In(lang), Matches: true}
		p := readPlot(paint.New(600, 200, 600, 200), c.Pic().Text)
		if p.first != 1 || p.rounds != 2 || p.ended || p.label(&p.curves[0]) != label || p.say(120) != "12"+p.decimal+"0" {
			t.Errorf("%s: %+v", lang, p)
		}
		c.Course = [][]int{{8}}
		p = readPlot(paint.New(600, 200, 600, 200), c.Pic().Text)
		im, err := paint.Kinds().With(Kinds()).Try(c.Pic(), 600, 200, 600, 200)
		if err != nil {
			t.Fatal(err)
		}
		if x, y := int(p.x(1)), int(p.y(8)); im.RGBAAt(x, y).A < 200 || x < 200 || x > 400 {
			t.Errorf("%s: the first match isn't seen at %d,%d", lang, x, y)
		}
	}
}

// TestAnyChartIsPainted: long matches, small places, odd data.
func TestAnyChartIsPainted(t *testing.T) {
	long := make([]int, 101)
	for i := range long {
		long[i] = i * 3
	}
	w := words.In("en")
	for name, c := range map[string]Curves{
		"empty": {Words: w}, "none": {Course: [][]int{nil, {}}, Words: w}, "start": {Course: [][]int{{0}, {0}}, Words: w},
		"long": {Course: [][]int{long, long, long, long}, Final: []int{400, 400, 401, 402}, Names: []string{strings.Repeat("W", 60), "b", "c", "d"}, Words: w},
		"less": {Course: [][]int{{0, 4, 2}, {1}}, Final: []int{7}, Words: w, Colours: []int{9, -3}},
	} {
		for _, size := range [][2]float64{{580, 190}, {1200, 400}, {30, 20}} {
			im, err := paint.Kinds().With(Kinds()).Try(c.Pic(), size[0], size[1], int(size[0]), int(size[1]))
			if err != nil {
				t.Errorf("%s at %v: %v", name, size, err)
			}
			if name == "long" && bytes.Count(im.Pix, []byte{0}) == len(im.Pix) {
				t.Errorf("%s at %v shows nothing", name, size)
			}
		}
	}
	for kind := range Kinds() {
		for _, text := range []string{"", "\x1e\x1f\x1e", "a\x1f\x1fb", "1\x1f2\x1f3,4,x\x1f"} {
			if _, err := paint.Kinds().With(Kinds()).Try(stage.Pic{Kind: kind, Text: text}, 90, 40, 90,
				40); err != nil {
				t.Errorf("%s of %q: %v", kind, text, err)
			}
		}
	}
}
