package table

import (
	"math"
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Build implements stage.Scene.
func (r *Result) Build(f *stage.Frame) {
	t := r.table
	w := t.deps.Words
	f.Add(stage.Pic{Kind: "backdrop"}, stage.Rect{W: stage.Width, H: stage.Height})
	ui.Panel(f, stage.Rect{X: 60, Y: 30, W: 1800, H: 1020}, 3)
	ui.Text(f, stage.Rect{X: 60, Y: 40, W: 1800, H: 110}, paint.TextTitle, paint.LookCentre, w.T("result.title"))
	for i, why := range t.teller.Why(t.session().Ending()) { // at most two: the reason, and what parted equal points
		ui.Text(f, stage.Rect{X: 160, Y: 144 + 37*float64(i), W: 1600, H: 37}, paint.TextSmall, paint.LookCentre|paint.Ink(paint.InkSoft), why)
	}
	if r.course {
		t.deps.Chart(f, stage.Rect{X: 100, Y: 214, W: 1720, H: 700})
	} else {
		r.spread(f)
	}
	if s := t.session(); s.Lifted() || s.Crossed() {
		f.Add(stage.Pic{Kind: "icon", Text: "padlock_open"}, stage.Rect{X: 100, Y: 66, W: 34, H: 34})
		ui.Text(f, stage.Rect{X: 144, Y: 62, W: 420, H: 64}, paint.TextTag, paint.LookWrap|paint.Ink(paint.InkSoft), w.T("past.lifted"))
	}
	if r.large && r.paper != nil {
		f.Cover()
		f.Add(stage.Pic{Kind: "dim"}, stage.Rect{W: stage.Width, H: stage.Height})
		all := stage.Rect{W: stage.Width, H: stage.Height}
		f.Add(stage.Pic{Kind: "scan", Data: r.paper}, all.Inset(16).Fit(pageShape))
		f.Hots = append(f.Hots, stage.Hot{ID: "result.page", Rect: all, Label: w.T("result.page.back"), Lit: true})
		return
	}
	if r.rows <= r.total {
		f.Hots = append(f.Hots, stage.Hot{ID: "result.skip", Rect: stage.Rect{W: stage.Width, H: stage.Height}, Label: w.T("result.skip")})
	}
	r.buttons(f) // while points still count too: a click on one does what it says
	if r.dialog != nil {
		r.dialog.Build(f)
	}
}

// Where the result stands on its sheet.
var (
	resultIn   = stage.Rect{X: 90, Y: 214, W: 1740, H: 704}
	pageShape  = 1.5    // of the journal's page, width to height
	seatGap    = 12.0   // between two seats
	pageWide   = 1040.0 // the journal beside one or two seats
	pageNarrow = 610.0  // beside more
)

// pageAt is where the journal lies, seatAt where the score of a seat of n stands.
func pageAt(n int) stage.Rect {
	w := pageWide
	if n > 2 {
		w = pageNarrow
	}
	h := w / pageShape
	return stage.Rect{X: resultIn.X, Y: resultIn.Y + (resultIn.H-h)/2, W: w, H: h}
}

func seatAt(i, n int, wide bool) stage.Rect {
	if wide {
		w := min(520, (resultIn.W-seatGap*float64(n-1))/float64(n))
		x := resultIn.X + (resultIn.W-w*float64(n)-seatGap*float64(n-1))/2
		return stage.Rect{X: x + float64(i)*(w+seatGap), Y: resultIn.Y, W: w, H: resultIn.H}
	}
	page := pageAt(n)
	in := stage.Rect{X: page.X + page.W + 22, Y: resultIn.Y, H: resultIn.H}
	in.W = resultIn.X + resultIn.W - in.X
	cols := 1
	if n > 2 {
		cols = 2
	}
	lines := (n + cols - 1) / cols
	w := (in.W - seatGap*float64(cols-1)) / float64(cols)
	h := min(430, (in.H-seatGap*float64(lines-1))/float64(lines))
	y := in.Y + (in.H-h*float64(lines)-seatGap*float64(lines-1))/2
	return stage.Rect{X: in.X + float64(i%cols)*(w+seatGap), Y: y + float64(i/cols)*(h+seatGap), W: w, H: h}
}

// spread is the journal of the voyage, beside it what each seat scored.
func (r *Result) spread(f *stage.Frame) {
	n := len(r.scores)
	at, wide := pageAt(n), r.wide(f.Text)
	switch t := r.table; {
	case wide: // the scores need all the room
	case r.paper == nil || r.rows <= r.total: // the map, as long as points count
		ui.Panel(f, at, 1)
		f.Add(t.deps.Board.Thumb(&t.view, &t.ctx), at.Inset(14).Fit(pageShape))
	default:
		f.Sprites = append(f.Sprites, stage.Sprite{Pic: stage.Pic{Kind: "scan", Data: r.paper}, Rect: at, Alpha: faint(1 - float64(r.proud)/float64(honourFor))})
		f.Hots = append(f.Hots, stage.Hot{ID: "result.page", Rect: at, Label: t.deps.Words.T("result.page"), Lit: true})
	}
	for i, s := range r.scores {
		r.seat(f, game.Seat(i), s, seatAt(i, n, wide))
	}
}

// closest is how near to each other lines may stand, as a part of the usual.
const closest = 0.76

// wide says whether the scores need the room of the journal as well: there are many
// lines, or words are large.
func (r *Result) wide(text int) bool {
	n := len(r.scores)
	if n > 2 && text > 0 {
		return true
	}
	for i, s := range r.scores {
		at := seatAt(i, n, false)
		if r.table.linesHigh(0, s.Lines, at)*closest > at.H-linesFrom-8 {
			return true
		}
	}
	return false
}

// linesHigh is how high the lines of a score are on a seat's card.
func (t *Table) linesHigh(size int, lines []game.ScoreLine, at stage.Rect) (high float64) {
	for _, line := range lines {
		high += scoreHigh(size, t.teller.ScoreLine(line), at.W-120) + 2
	}
	return high
}

// buttons are what can be done with a match that is over.
func (r *Result) buttons(f *stage.Frame) {
	w, d := r.table.deps.Words, r.table.deps
	type button struct{ id, verb string }
	all := []button{{"result.again", w.T("result.again")}, {"result.table", w.T("result.replay")}}
	if r.table.canUndo() == nil {
		all = append(all, button{"result.back", w.T("end.back")})
	}
	if d.Chart != nil {
		key := "result.course"
		if r.course {
			key = "result.columns"
		}
		all = append(all, button{"result.course", w.T(key)})
	}
	for _, x := range d.Extras {
		all = append(all, button{x.ID, x.Verb})
	}
	all = append(all, button{"result.menu", w.T("result.menu")})
	const gap = 18.0
	const high, room = 76.0, 1720.0
	need, n := gap*float64(len(all)-1), float64(len(all))
	for _, b := range all {
		need += paint.ButtonWidth(b.verb, f.Text, high)
	}
	spare := min((room-need)/n, 130) // each is as wide as its verb, and so much more
	x := (stage.Width - need - spare*n) / 2
	for i, b := range all {
		look := 0
		if i == 0 {
			look = paint.Main
		}
		wide := paint.ButtonWidth(b.verb, f.Text, high) + spare
		ui.Button(f, b.id, stage.Rect{X: x, Y: 940, W: wide, H: high}, b.verb, look)
		x += wide + gap
	}
	if r.rows > r.total {
		f.First = "result.again"
	}
}

// counted is what a seat has of its score, as far as it is counted: the last line
// shown still is.
func (r *Result) counted(s game.Score) (sum float64) {
	for i, line := range s.Lines {
		switch {
		case i < r.rows-1 || r.rows > r.total:
			sum += float64(line.Points)
		case i == r.rows-1:
			sum += float64(line.Points) * ramp(1-float64(r.wait)/float64(lineEvery), 0, 0.7)
		}
	}
	return sum
}

// linesFrom is how far below the top of a seat's card its lines begin.
const linesFrom = 88.0

// seat is what a seat scored: its face, its lines, a bar that grows with them.
func (r *Result) seat(f *stage.Frame, seat game.Seat, s game.Score, at stage.Rect) {
	t := r.table
	over, won := r.rows > r.total, s.Place == 1
	look := 1
	if over && !won {
		look = 0 // the winner's page stays the lightest
	}
	ui.Panel(f, at, look)
	face := stage.Rect{X: at.X + 22, Y: at.Y + 14, W: 48, H: 48}
	if over && won {
		r.honour(f, face)
	}
	t.addPortrait(f, seat, face)
	ui.Text(f, stage.Rect{X: at.X + 86, Y: at.Y + 6, W: at.W - 174, H: 40}, paint.TextCaption, 0, t.deps.Names[seat])
	most := 1.0
	for _, o := range r.scores {
		most = max(most, float64(o.Total))
	}
	sum := r.counted(s)
	bar := stage.Rect{X: at.X + 22, Y: at.Y + 74, W: at.W - 44, H: 8}
	ui.Rule(f, bar)
	if wide := bar.W * max(0, min(1, sum/most)); wide >= 2 {
		f.Add(stage.Pic{Kind: "scorebar", ID: t.deps.Colours[seat]}, stage.Rect{X: bar.X, Y: bar.Y - 3, W: wide, H: bar.H + 6})
	}
	y := at.Y + linesFrom
	size := t.scoreSize(f.Text, s.Lines, at)
	near := max(closest, min(1, (at.H-linesFrom-8)/t.linesHigh(size, s.Lines, at)))
	for i, line := range s.Lines {
		if i >= r.rows {
			break
		}
		words := t.teller.ScoreLine(line)
		h := scoreHigh(size, words, at.W-120)
		ui.Text(f, stage.Rect{X: at.X + 24, Y: y, W: at.W - 120, H: h}, paint.TextSmall, paint.LookWrap, words)
		ui.Text(f, stage.Rect{X: at.X + at.W - 100, Y: y, W: 76, H: 29}, paint.TextLabel, paint.LookRight, strconv.Itoa(line.Points))
		y += (h + 2) * near
	}
	ui.Text(f, stage.Rect{X: at.X + at.W - 130, Y: at.Y + 10, W: 106, H: 56}, paint.TextHead, paint.LookRight, strconv.Itoa(int(math.Round(sum))))
	if over {
		key := "journal.place." + strconv.Itoa(s.Place)
		switch {
		case won && len(game.Winners(r.scores)) > 1:
			key = "end.shared"
		case won:
			key = "result.wins"
		}
		ui.Text(f, stage.Rect{X: at.X + 86, Y: at.Y + 42, W: at.W - 174, H: 28}, paint.TextTag, paint.Ink(paint.InkGood), t.deps.Words.T(key))
	}
}

// honour lays a wreath about the face of who won, in rays while it is new.
func (r *Result) honour(f *stage.Frame, face stage.Rect) {
	far := 1 - float64(r.proud)/float64(honourFor)
	x, y := face.Mid()
	if far < 1 {
		f.Sprites = append(f.Sprites, stage.Sprite{Pic: stage.Pic{Kind: "rays"}, Rect: about(x, y, 300, 300), Angle: 0.6 * far, Alpha: faint(1 - ramp(far, 0.5, 1))})
	}
	wreath := stage.Sprite{Pic: stage.Pic{Kind: "wreath"}, Rect: about(x, y+2, 84, 84)}
	if far < 1 {
		wreath.Zoom = max(0.02, 2.2-1.2*spring(far, 0, 0.5))
		wreath.Alpha = faint(4 * far)
	}
	f.Sprites = append(f.Sprites, wreath)
}

// scoreSize is the largest size of words, up to the one wished, at which all
// lines of a score stand on its card.
func (t *Table) scoreSize(wish int, lines []game.ScoreLine, at stage.Rect) int {
	for ; wish > 0; wish-- {
		if linesFrom+t.linesHigh(wish, lines, at) <= at.H-10 {
			break
		}
	}
	return wish
}

// scoreHigh is how high a line of a score is at a size of words.
func scoreHigh(size int, words string, width float64) float64 {
	return paint.TextStyle(paint.TextSmall, 0).Larger(size).Height(words, width) + 8
}
