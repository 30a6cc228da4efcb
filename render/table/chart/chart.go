// Package chart draws figures: the scores of a match as lines, counts as bars. It knows no window.
//
// The words: a course is how the points of the seats rose, round by round, see
// posterestante/game/stats.
package chart

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Kinds are the painters of charts and bars.
func Kinds() paint.Table { return paint.Table{"chart.curves": curves, "chart.bars": bars} }

// plot is a chart being painted.
type plot struct {
	c             *paint.Canvas
	axis, end     string
	decimal       string // what stands before a number's last digit; "" where it counts wholes
	first         int    // the round of a course's first point
	curves        []curve
	rounds        int // the last round shown
	most          int // the highest mark of the scale
	ended         bool
	left, right   float64 // where the field of the lines lies
	top, bottom   float64
	small, figure paint.Style
}

func readPlot(c *paint.Canvas, text string) *plot {
	p := &plot{c: c, rounds: 1, left: 46, top: 12, bottom: c.H - 42,
		small:  paint.Style{Role: fonts.Body, Size: 18, Ink: palette.InkSoft},
		figure: paint.Style{Role: fonts.Medium, Size: 20, Ink: palette.Ink}}
	parts := strings.Split(text, partMark)
	head := append(strings.SplitN(parts[0], fieldMark, 3), "", "")
	if p.axis, p.end, p.decimal = head[0], head[1], head[2]; p.decimal != "" {
		p.first, p.rounds = 1, 2 // the first match lies in the middle, with room for the next
	}
	high := 10
	for _, part := range parts[1:] {
		f := strings.SplitN(part, fieldMark, 4)
		if len(f) < 4 {
			continue
		}
		k := curve{name: f[3]}
		k.colour, _ = strconv.Atoi(f[0])
		if n, err := strconv.Atoi(f[1]); err == nil {
			k.final, k.ended, p.ended = n, true, true
			high = max(high, n)
		}
		for _, s := range strings.Split(f[2], ",") {
			if n, err := strconv.Atoi(s); err == nil {
				k.points = append(k.points, n)
				high = max(high, n)
			}
		}
		p.rounds = max(p.rounds, p.first+len(k.points)-1)
		p.curves = append(p.curves, k)
	}
	step := p.step(high)
	p.most = (high + step - 1) / step * step
	p.right = c.W - p.labels()
	return p
}

// step is a round number of points between the lines of the grid.
func (p *plot) step(high int) int {
	for _, s := range []int{5, 10, 20, 25, 50, 100, 200, 500, 1000} {
		if float64(high)/float64(s)*30 <= p.bottom-p.top {
			return s
		}
	}
	return max(1, high)
}

// labels is how wide the names at the right ends are, with room before them.
func (p *plot) labels() float64 {
	w := 0.0
	for _, k := range p.curves {
		w = math.Max(w, p.figure.Width(p.label(&k)))
	}
	return math.Min(w+30, p.c.W*0.42)
}

// x is where a round lies; the end scoring is one step further.
func (p *plot) x(round float64) float64 {
	steps := float64(p.rounds)
	if p.ended {
		steps++
	}
	return p.left + 8 + (p.right-p.left-16)*round/steps
}

func (p *plot) y(points int) float64 {
	return p.bottom - (p.bottom-p.top)*float64(points)/float64(max(1, p.most))
}

// curves paints how scores rose: Text as Curves.Pic writes it.
func curves(c *paint.Canvas, pic stage.Pic) {
	p := readPlot(c, pic.Text)
	p.grid()
	for i := len(p.curves) - 1; i >= 0; i-- {
		p.line(&p.curves[i])
	}
	p.names()
}

func (p *plot) grid() {
	c, step := p.c, p.step(p.most)
	if p.ended {
		at := stage.Rect{X: p.x(float64(p.rounds)+0.5) - 2, Y: p.top - 4, W: p.right - p.x(float64(p.rounds)+0.5) + 2,
			H: p.bottom - p.top + 4}
		c.Path().Rect(at, 4).Fill(palette.Fade(palette.Ochre, 0.16))
	}
	for n := 0; n <= p.most; n += step {
		ink := palette.Fade(palette.PaperDeep, 0.75)
		if n == 0 {
			ink = palette.InkSoft
		}
		c.Stroke(c.Path().Move(p.left, p.y(n)).Line(p.right, p.y(n)), ink, 1.2)
		s := p.small
		s.Align = paint.Right
		c.At(p.say(n), p.left-8, p.y(n)+6, s)
	}
	s := p.small
	s.Align = paint.Centre
	each := 1
	for _, n := range []int{1, 2, 5, 10, 20, 50} {
		if each = n; p.x(float64(n))-p.x(0) > 30 {
			break
		}
	}
	for n := 0; n <= p.rounds; n += each {
		c.Stroke(c.Path().Move(p.x(float64(n)), p.bottom).Line(p.x(float64(n)), p.bottom+5), palette.InkSoft, 1.2)
		if p.numbered(n) {
			c.At(strconv.Itoa(n), p.x(float64(n)), p.bottom+24, s)
		}
	}
	if p.ended {
		end := math.Min(p.x(float64(p.rounds+1)), p.c.W-s.Width(p.end)/2)
		if p.x(float64(p.rounds))+s.Width(strconv.Itoa(p.rounds))/2+4 < end-s.Width(p.end)/2 || p.rounds%each != 0 {
			c.At(p.end, end, p.bottom+24, s)
		} else {
			c.At(p.end, end, p.bottom+40, s)
		}
	}
	s.Align = paint.Left
	c.At(s.Fit(p.axis, c.W), 0, p.bottom+24, s)
}

// say is a number as it is written.
func (p *plot) say(n int) string {
	if p.decimal == "" {
		return strconv.Itoa(n)
	}
	return strconv.Itoa(n/10) + p.decimal + strconv.Itoa(n%10)
}

// label is what stands at the end of a line.
func (p *plot) label(k *curve) string { return p.say(k.last()) + " " + k.name }

// numbered says whether there is room for the number of a round beside the name of the axis.
func (p *plot) numbered(n int) bool { return n > 0 && p.small.Width(p.axis) <= p.x(float64(n))-12 }

// line is a seat's way up, and the jump of the end scoring.
func (p *plot) line(k *curve) {
	if len(k.points) == 0 {
		return
	}
	last := len(k.points) - 1
	Line(p.c, func() paint.Path {
		path := p.c.Path()
		for i, n := range k.points {
			if x, y := p.x(float64(p.first+i)), p.y(n); i == 0 {
				path.Move(x, y)
			} else {
				path.Line(x, y)
			}
		}
		if k.ended {
			path.Line(p.x(float64(last+1)), p.y(k.final))
		}
		return path
	}, k.colour, 3.4)
	each := max(1, int(math.Ceil(16/(p.x(1)-p.x(0)))))
	for i := each * (1 - p.first); i <= last; i += each {
		Mark(p.c, k.colour, p.x(float64(p.first+i)), p.y(k.points[i]), 5)
	}
	if k.ended {
		Mark(p.c, k.colour, p.x(float64(last+1)), p.y(k.final), 7)
	}
}

// names stand at the right ends, moved apart where they would touch.
func (p *plot) names() {
	const least = 25.0
	at := make([]float64, len(p.curves))
	var order []int
	for i := range p.curves {
		at[i] = p.y(p.curves[i].last())
		order = append(order, i)
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(at[a], at[b]) })
	for i := range at {
		at[i] = math.Max(at[i], p.top+8)
	}
	for n := 1; n < len(order); n++ {
		at[order[n]] = math.Max(at[order[n]], at[order[n-1]]+least)
	}
	low := p.bottom - 4
	for n := len(order) - 1; n >= 0; n-- {
		at[order[n]] = math.Min(at[order[n]], low)
		low = at[order[n]] - least
	}
	for i := range p.curves {
		label := p.figure.Fit(p.label(&p.curves[i]), p.c.W-p.right-24)
		Mark(p.c, p.curves[i].colour, p.right+10, at[i], 5.5)
		p.c.At(label, p.right+24, at[i]+7, p.figure)
	}
}
