package table

import (
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
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
	// the least widths of cards side by side: the second only where no page fits beside the first
	cardWides = []float64{410, 285}
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
	in     stage.Rect // the room that it was made for
	tall   bool       // the cards lie below the page
	hole   bool       // who won stands where the last row of cards has none
}

// lay spreads the result in a place, on the tall canvas or not: words as large as they are
// wished, then a page as large as it can be, then lines as far apart as they can be.
func (r *Result) lay(wish int, in stage.Rect, tall bool) spread {
	if r.sheet == nil || r.sheet.wish != wish || r.sheet.in != in {
		s := r.largest(wish, in, tall)
		s.wish, s.in = wish, in
		r.sheet = &s
	}
	return *r.sheet
}

func (r *Result) largest(wish int, in stage.Rect, tall bool) spread {
	m := measured{r.table, map[[3]int][]float64{}}
	laid := r.laid
	if tall {
		laid = r.laidTall
	}
	for size := wish; size >= 0; size-- {
		for _, least := range cardWides {
			for _, wide := range pageWides {
				for _, near := range spacings {
					for _, cols := range r.columns(tall) {
						if s, ok := laid(m, in, wide, cols, size, near, least); ok {
							return s
						}
					}
				}
			}
		}
	}
	// More lines than any game has: the smallest page, and the lines as near as may be.
	s, _ := laid(m, in, pageWides[len(pageWides)-1], len(r.scores), 0, spacings[len(spacings)-1], 0)
	return s
}

// columns are in how many columns the cards may stand, the best first: in one beside the
// page, in two below it where that leaves no gap.
func (r *Result) columns(tall bool) (out []int) {
	for n := range r.scores {
		out = append(out, n+1)
	}
	if tall && len(out) > 1 && len(out)%2 == 0 {
		out = append(out[1:], 1)
	}
	return out
}

// laid is the spread of a page of that width beside so many columns of cards; ok says
// whether all lines stand on them.
func (r *Result) laid(m measured, room stage.Rect, wide float64, cols, size int, near,
	least float64) (s spread, ok bool) {
	s.size, s.near = size, near
	s.page = stage.Rect{X: room.X, Y: room.Y, W: wide, H: wide / r.shape()}
	s.honour = stage.Rect{X: s.page.X, Y: s.page.Y + s.page.H + honourGap, W: wide}
	if s.honour.H = room.Y + room.H - s.honour.Y; s.honour.H < honourMin {
		s.honour.H, s.page.Y = 0, room.Y+(room.H-s.page.H)/2
	}
	in := stage.Rect{X: s.page.X + wide + pageGap, Y: room.Y, H: room.H}
	in.W = room.X + room.W - in.X
	w := (in.W - seatGap*float64(cols-1)) / float64(cols)
	if cols > 1 && w < least {
		return s, false
	}
	highs := r.rowHighs(m, cols, size, near, w)
	spare := in.H - seatGap*float64(len(highs)-1)
	for _, h := range highs {
		spare -= h
	}
	r.place(&s, in, w, cols, highs, spare)
	return s, spare >= 0
}

// rowHighs is how high each row of cards has to be.
func (r *Result) rowHighs(m measured, cols, size int, near, w float64) []float64 {
	highs := make([]float64, (len(r.scores)+cols-1)/cols)
	for i, high := range m.lines(r.scores, size, w, near) {
		highs[i/cols] = max(highs[i/cols], linesFrom+high+8)
	}
	return highs
}

// place lays the cards in a place: what is to spare is shared among their rows.
func (r *Result) place(s *spread, in stage.Rect, w float64, cols int, highs []float64, spare float64) {
	more := max(0, spare) / float64(len(highs))
	all := seatGap * float64(len(highs)-1)
	for i := range highs {
		highs[i] = max(highs[i], min(highs[i]+more, cardMost))
		all += highs[i]
	}
	y := in.Y + max(0, in.H-all)/2
	for i := range len(r.scores) {
		if i > 0 && i%cols == 0 {
			y += highs[i/cols-1] + seatGap
		}
		s.seats = append(s.seats, stage.Rect{X: in.X + float64(i%cols)*(w+seatGap), Y: y, W: w, H: highs[i/cols]})
	}
}

// measured keeps how high the lines of the seats are, by the size of words, the width of a
// card and how near they stand: to measure words takes long.
type measured struct {
	table *Table
	highs map[[3]int][]float64
}

func (m measured) lines(scores []game.Score, size int, wide, near float64) []float64 {
	key := [3]int{size, int(wide), int(100 * near)}
	if _, ok := m.highs[key]; !ok {
		_, kept := m.table.deps.Board.(board.Keeper)
		for _, s := range scores {
			if kept { // cards lie there instead
				m.highs[key] = append(m.highs[key], keptLeast)
				continue
			}
			m.highs[key] = append(m.highs[key], m.table.linesHigh(size, s.Lines, wide, near))
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
func (c *core) linesHigh(size int, lines []game.ScoreLine, wide, near float64) (high float64) {
	for _, line := range lines {
		high += lineStep(size, c.Teller.ScoreLine(line), wide-pointsRoom, near)
	}
	return high
}

// lineStep is from a line of a score to the next: what is broken keeps clear of the next
// line, however near lines stand.
func lineStep(size int, words string, width, near float64) float64 {
	h := scoreHigh(size, words, width)
	return max((h+2)*near, h-10)
}

// scoreHigh is how high a line of a score is at a size of words.
func scoreHigh(size int, words string, width float64) float64 {
	return paint.TextStyle(paint.TextSmall, 0).Larger(size).Height(words, width) + 8
}
