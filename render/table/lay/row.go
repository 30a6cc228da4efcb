package lay

import (
	"math"

	"posterestante/render/engine/stage"
)

// Row says where pieces of one size lie: side by side from the upper left, in
// one line or several; when they are more than fit they overlap.
type Row struct {
	In     stage.Rect // what they lie in
	W, H   float64    // of each
	Gap    float64    // between them where they fit; below 0 they overlap always, like pawns on one square
	Lines  int        // how many lines there are at most, 0 is one; Sheet is as many as are needed
	Down   float64    // from line to line; 0 is H and Gap
	Least  int        // they lie as if there were at least so many
	Middle bool       // a line lies about the middle of In
}

// Sheet is the Lines of a Row whose lines overlap, not the pieces of a line.
const Sheet = -1

// At is where the i-th of n pieces lies; i = n is the place of the next.
func (r Row) At(i, n int) stage.Rect {
	cols, lines, down := r.shape(max(n, r.Least))
	step := r.W + r.Gap
	if cols > 1 {
		step = math.Min(step, (r.In.W-r.W)/float64(cols-1))
	}
	line := min(i/cols, lines-1)
	i, n = i-line*cols, min(n-line*cols, cols)
	x := r.In.X + step*float64(i)
	if r.Middle {
		x += (r.In.W - r.W - step*float64(n-1)) / 2
	}
	last := math.Max(r.In.X, r.In.X+r.In.W-r.W)
	return stage.Rect{X: math.Min(x, last), Y: r.In.Y + down*float64(line), W: r.W, H: r.H}
}

// shape is how many lie in a line, how many lines there are, and how far apart.
func (r Row) shape(n int) (cols, lines int, down float64) {
	fit := max(1, int((r.In.W+r.Gap)/(r.W+r.Gap)))
	if down = r.Down; down == 0 {
		down = r.H + r.Gap
	}
	if r.Lines != Sheet {
		lines = max(r.Lines, 1)
		return max(fit, (n+lines-1)/lines), lines, down
	}
	lines = max(1, (n+fit-1)/fit)
	if lines > 1 {
		down = math.Min(down, (r.In.H-r.H)/float64(lines-1))
	}
	return fit, lines, down
}

// High is how high n pieces lie.
func (r Row) High(n int) float64 {
	last := r.At(max(n-1, 0), n)
	return last.Y + last.H - r.In.Y
}
