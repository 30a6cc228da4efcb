package lay

import (
	"math"
	"testing"

	"posterestante/render/engine/stage"
)

// TestRows checks that as many pieces as come lie within their rectangle, in
// order, apart where they fit, and that the next one's place is there too.
func TestRows(t *testing.T) {
	in := stage.Rect{X: 100, Y: 50, W: 400, H: 300}
	for name, r := range map[string]Row{
		"line": {In: in, W: 60, H: 80, Gap: 5}, "two lines": {In: in, W: 60, H: 80, Gap: 5, Lines: 2}, "sheet": {In: in, W: 60, H: 80, Gap: 5, Lines: Sheet},
		"as for nine": {In: in, W: 60, H: 80, Gap: 5, Least: 9}, "pawns": {In: in, W: 60, H: 80, Gap: -30, Middle: true},
	} {
		for n := 1; n <= 40; n++ {
			for i := range n + 1 {
				at := r.At(i, n)
				if at.X < in.X-0.001 || at.X+at.W > in.X+in.W+0.001 || at.Y < in.Y-0.001 || at.Y+at.H > in.Y+in.H+70 {
					t.Errorf("%s: %d of %d lies beside it: %+v", name, i, n, at)
				}
				if next := r.At(i+1, n); i < n-1 && next.Y == at.Y && next.X <= at.X || next.Y < at.Y {
					t.Errorf("%s: %d of %d lies before the one before it", name, i+1, n)
				}
			}
			if first, second := r.At(0, n), r.At(1, n); n > 1 && n <= 6 && r.Least == 0 && r.Gap > 0 &&
				math.Abs(second.X-first.X-65) > 0.001 {
				t.Errorf("%s: two of %d are %.1f apart", name, n, second.X-first.X)
			}
		}
	}
}

// TestRowLines checks that a second line begins when the first is full, and is
// then as long, and that a sheet's lines overlap instead of its pieces.
func TestRowLines(t *testing.T) {
	two := Row{In: stage.Rect{W: 200, H: 100}, W: 45, H: 40, Gap: 5, Lines: 2}
	if a, b := two.At(3, 4), two.At(4, 5); a.Y != 0 || b != (stage.Rect{Y: 45, W: 45, H: 40}) {
		t.Errorf("the fourth of four lies at %+v, the fifth of five at %+v", a, b)
	}
	if a := two.At(6, 13); a.Y != 0 || a.X != 155 {
		t.Errorf("the first line of thirteen ends at %+v", a)
	}
	sheet := Row{In: two.In, W: 45, H: 40, Gap: 5, Lines: Sheet}
	if a, b := sheet.At(4, 16), sheet.At(15, 16); a.X != 0 || a.Y != 20 || b.X != 150 || b.Y != 60 {
		t.Errorf("the fifth of sixteen lies at %+v, the last at %+v", a, b)
	}
	if h := sheet.High(8); h != 85 {
		t.Errorf("two lines are %.0f high", h)
	}
}

// TestRowMiddle checks that pawns stand about the middle, however many.
func TestRowMiddle(t *testing.T) {
	r := Row{In: stage.Rect{X: 100, W: 90}, W: 30, H: 40, Gap: -12, Middle: true}
	for n := 1; n <= 6; n++ {
		a, b := r.At(0, n), r.At(n-1, n)
		if mid := (a.X + b.X + b.W) / 2; math.Abs(mid-145) > 0.001 {
			t.Errorf("%d stand about %.1f", n, mid)
		}
		if a.X < 100 || b.X+b.W > 190 {
			t.Errorf("%d stand from %.1f to %.1f", n, a.X, b.X+b.W)
		}
	}
}
