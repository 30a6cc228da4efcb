package table

import (
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Where the result stands on its sheet.
var (
	resultIn  = stage.Rect{X: 90, Y: 214, W: 1740, H: 704}
	pageShape = 1.5 // of the journal's page, width to height
	seatGap   = 12.0
	pageGap   = 22.0  // between the page and the scores
	honourGap = 18.0  // between the page and who won, below it
	honourMin = 112.0 // the least height for who won below the page
	cardMost  = 430.0 // of a seat's card, its height
)

// pageWides are the widths that the journal's page may have, the largest first; spacings
// how near to each other the lines of a score may stand, as a part of the usual.
var (
	pageWides = []float64{1040, 940, 840, 740, 660, 580, 520}
	spacings  = []float64{1, 0.88, 0.76}
	cardWides = []float64{410, 285} // the least widths of cards side by side: the second only where no page fits beside the first
)

// spread is how a result lies on its sheet: the journal's page, a card for each seat, who
// won below the page where there is room.
type spread struct {
	page   stage.Rect
	seats  []stage.Rect
	honour stage.Rect // of no height where who won is only honoured on the card
	wish   int        // the size of words that was asked for
	size   int        // that of the lines
	near   float64    // of the lines
}

// lay spreads the result: words as large as they are wished, then a page as large as it
// can be, then lines as far apart as they can be.
func (r *Result) lay(wish int) spread {
	if r.lies == nil || r.lies.wish != wish {
		s := r.largest(wish)
		s.wish = wish
		r.lies = &s
	}
	return *r.lies
}

func (r *Result) largest(wish int) spread {
	m := measured{r.table, map[[2]int][]float64{}}
	for size := wish; size >= 0; size-- {
		for _, least := range cardWides {
			for _, wide := range pageWides {
				for _, near := range spacings {
					for cols := 1; cols <= len(r.scores); cols++ {
						if s, ok := r.laid(m, wide, cols, size, near, least); ok {
							return s
						}
					}
				}
			}
		}
	}
	// More lines than any game has: the smallest page, and the lines as near as may be.
	s, _ := r.laid(m, pageWides[len(pageWides)-1], len(r.scores), 0, spacings[len(spacings)-1], 0)
	return s
}

// laid is the spread of a page of that width beside so many columns of cards; ok says
// whether all lines stand on them.
func (r *Result) laid(m measured, wide float64, cols, size int, near, least float64) (s spread, ok bool) {
	n := len(r.scores)
	s.size, s.near = size, near
	s.page = stage.Rect{X: resultIn.X, Y: resultIn.Y, W: wide, H: wide / pageShape}
	s.honour = stage.Rect{X: s.page.X, Y: s.page.Y + s.page.H + honourGap, W: wide}
	if s.honour.H = resultIn.Y + resultIn.H - s.honour.Y; s.honour.H < honourMin {
		s.honour.H, s.page.Y = 0, resultIn.Y+(resultIn.H-s.page.H)/2
	}
	in := stage.Rect{X: s.page.X + wide + pageGap, Y: resultIn.Y, H: resultIn.H}
	in.W = resultIn.X + resultIn.W - in.X
	w := (in.W - seatGap*float64(cols-1)) / float64(cols)
	if cols > 1 && w < least {
		return s, false
	}
	rows := (n + cols - 1) / cols
	highs, spare := make([]float64, rows), in.H-seatGap*float64(rows-1)
	for i, high := range m.lines(r.scores, size, w) {
		highs[i/cols] = max(highs[i/cols], linesFrom+high*near+8)
	}
	for _, h := range highs {
		spare -= h
	}
	ok, more := spare >= 0, max(0, spare)/float64(rows)
	all := seatGap * float64(rows-1)
	for i := range highs {
		highs[i] = max(highs[i], min(highs[i]+more, cardMost))
		all += highs[i]
	}
	y := in.Y + max(0, in.H-all)/2
	for i := range n {
		if i > 0 && i%cols == 0 {
			y += highs[i/cols-1] + seatGap
		}
		s.seats = append(s.seats, stage.Rect{X: in.X + float64(i%cols)*(w+seatGap), Y: y, W: w, H: highs[i/cols]})
	}
	return s, ok
}

// measured keeps how high the lines of the seats are, by the size of words and the width
// of a card: to measure words takes long.
type measured struct {
	table *Table
	highs map[[2]int][]float64
}

func (m measured) lines(scores []game.Score, size int, wide float64) []float64 {
	key := [2]int{size, int(wide)}
	if _, ok := m.highs[key]; !ok {
		for _, s := range scores {
			m.highs[key] = append(m.highs[key], m.table.linesHigh(size, s.Lines, wide))
		}
	}
	return m.highs[key]
}

// linesFrom is how far below the top of a seat's card its lines begin, pointsRoom what
// their points take beside the words.
const (
	linesFrom  = 92.0
	pointsRoom = 112.0
)

// linesHigh is how high the lines of a score are on a seat's card of that width.
func (t *Table) linesHigh(size int, lines []game.ScoreLine, wide float64) (high float64) {
	for _, line := range lines {
		high += scoreHigh(size, t.teller.ScoreLine(line), wide-pointsRoom) + 2
	}
	return high
}

// scoreHigh is how high a line of a score is at a size of words.
func scoreHigh(size int, words string, width float64) float64 {
	return paint.TextStyle(paint.TextSmall, 0).Larger(size).Height(words, width) + 8
}
