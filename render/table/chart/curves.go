package chart

import (
	"strconv"
	"strings"

	"posterestante/assets/words"
	"posterestante/render/engine/stage"
)

// Curves are what a chart shows: the course of a match, or one figure of many matches.
type Curves struct {
	Course  [][]int  // by seat: at the start, then after each round
	Final   []int    // totals with the end scoring; nil leaves them out, and so do courses that end in them
	Names   []string // of the seats
	Colours []int    // of the seats
	Words   *words.Words
	Matches bool // each point of a Course is a match, the first before all others, and its number counts tenths
}

// Add adds a chart of how the scores rose. It needs about 420x220 logical pixels to be read.
func (c Curves) Add(f *stage.Frame, r stage.Rect) { f.Add(c.Pic(), r) }

// What stands between the parts of a chart's Text.
const (
	partMark  = "\x1e"
	fieldMark = "\x1f"
)

// Pic is the chart as a picture that can be painted at any size.
func (c Curves) Pic() stage.Pic {
	parts := []string{c.Words.T("stats.rounds_axis") + fieldMark + c.Words.T("stats.final")}
	if c.Matches {
		parts[0] = c.Words.T("stats.matches_axis") + fieldMark + fieldMark + c.Words.T("stats.decimal")
	}
	if c.whole() {
		c.Final = nil
	}
	for i, points := range c.Course {
		name, colour, final := "", i, ""
		if i < len(c.Names) {
			name = strings.Join(strings.Fields(c.Names[i]), " ")
		}
		if i < len(c.Colours) {
			colour = c.Colours[i]
		}
		if i < len(c.Final) {
			final = strconv.Itoa(c.Final[i])
		}
		var list []string
		for _, n := range points {
			list = append(list, strconv.Itoa(n))
		}
		parts = append(parts, strings.Join([]string{strconv.Itoa(colour), final, strings.Join(list, ","), name},
			fieldMark))
	}
	return stage.Pic{Kind: "chart.curves", Text: strings.Join(parts, partMark)}
}

// whole says whether the courses end in the totals, so that there is no end
// scoring to be shown.
func (c *Curves) whole() bool {
	for i, points := range c.Course {
		if i >= len(c.Final) || len(points) == 0 || points[len(points)-1] != c.Final[i] {
			return false
		}
	}
	return len(c.Course) > 0
}

// curve is a seat's line as it is read back from a Text.
type curve struct {
	colour int
	points []int
	final  int
	ended  bool // there is a final total
	name   string
}

// last is where the line ends, in points.
func (k *curve) last() int {
	if !k.ended && len(k.points) > 0 {
		return k.points[len(k.points)-1]
	}
	return k.final
}
