// Package deeds shows what was done, or might be, as a line of signs: an icon for each action, with a figure where one
// says more. What it is in words is told where a sign is pointed at.
package deeds

import (
	"slices"
	"strconv"
	"strings"

	"posterestante/assets/wording"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// What a line is laid by: a sign, the room between it and its figure, and between two signs.
const (
	Wide    = 23.0
	markGap = 4.0
	small   = 19.0 // of the icons beside it
	Gap     = 13.0
	none    = "play" // the sign of what has none
	crowd   = 4      // so many actions in a row that look alike are one sign
)

// Faint is the look of the icon of what isn't done yet.
const Faint = 1

// Sign is an action, or many in a row that look alike, where it stands in its line.
type Sign struct {
	N, Of   int // the first of them, and how many
	X, Wide float64
	Mark    string // the figure
}

// One is the sign of one action, the n-th, at the left of a line of that width.
func One(style paint.Style, n int, line wording.Line, width float64) Sign {
	return many(style, n, 1, line, width)
}

func many(style paint.Style, n, of int, line wording.Line, width float64) Sign {
	s := Sign{N: n, Of: of, Wide: beside(line), Mark: line.Mark}
	if of > 1 {
		s.Mark = line.Mark + "×" + strconv.Itoa(of)
	}
	if s.Mark != "" {
		s.Mark = cut(style, s.Mark, width-s.Wide-markGap)
		s.Wide += markGap + style.Width(s.Mark)
	}
	return s
}

// cut is a figure as far as it fits into that width; all of it is told where its sign is pointed at.
func cut(style paint.Style, mark string, width float64) string {
	short := []rune(mark)
	for len(short) > 1 && style.Width(mark) > width {
		short = short[:len(short)-1]
		mark = strings.TrimRight(string(short), " ·") + "…"
	}
	return mark
}

// beside is how wide a sign is with the icons beside it.
func beside(line wording.Line) float64 {
	wide := Wide
	for _, icon := range line.With {
		if icon != "" {
			wide += small + 1
		}
	}
	return wide
}

// Rows are the signs of a turn in as many lines of that width as they need; of many in a row that look alike there
// is one sign.
func Rows(style paint.Style, turn []wording.Line, width float64) (out [][]Sign) {
	for i := 0; i < len(turn); {
		of := 1
		for i+of < len(turn) && alike(turn[i+of], turn[i]) {
			of++
		}
		if of < crowd {
			of = 1
		}
		s := many(style, i, of, turn[i], width)
		if len(out) > 0 {
			last := out[len(out)-1]
			s.X = last[len(last)-1].X + last[len(last)-1].Wide + Gap
		}
		if len(out) == 0 || s.X+s.Wide > width {
			s.X, out = 0, append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], s)
		i += of
	}
	return out
}

// alike says whether two actions are drawn alike.
func alike(a, b wording.Line) bool { return a.Sign == b.Sign && a.With == b.With && a.Mark == b.Mark }

// Add shows a sign at the left of a rectangle, in the middle of its height, with its figure; ink is that of its words.
func Add(f *stage.Frame, line wording.Line, s Sign, r stage.Rect, ink int) {
	look := 0
	if ink != 0 {
		look = Faint
	}
	f.Add(stage.Pic{Kind: "icon", Text: Icon(line), Look: look}, Middle(r, r.X))
	x := r.X + Wide + 1
	for _, icon := range line.With {
		if icon != "" {
			f.Add(stage.Pic{Kind: "icon", Text: icon, Look: look},
				stage.Rect{X: x, Y: r.Y + (r.H-small)/2, W: small, H: small})
			x += small + 1
		}
	}
	if s.Mark != "" {
		x := beside(line) + markGap
		ui.Text(f, stage.Rect{X: r.X + x, Y: r.Y, W: r.W - x, H: r.H}, paint.TextTag, ink, s.Mark)
	}
}

// Icon is the icon of an action.
func Icon(line wording.Line) string {
	if line.Sign == "" {
		return none
	}
	return line.Sign
}

// Middle is where a sign stands in a row, in the middle of its height beside its words.
func Middle(r stage.Rect, x float64) stage.Rect {
	return stage.Rect{X: x, Y: r.Y + (r.H-Wide)/2, W: Wide, H: Wide}
}

// Says is what the actions of a sign are in words, a line each, none twice.
func Says(turn []wording.Line, s Sign) (out []string) {
	for _, line := range turn[s.N : s.N+s.Of] {
		if !slices.Contains(out, line.Bare) {
			out = append(out, line.Bare)
		}
	}
	return out
}
