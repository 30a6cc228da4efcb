package journal

import (
	"math"
	"slices"
	"strconv"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// blocks are the seats from the top down, the winner first.
func (p *page) blocks() {
	n := len(p.Names)
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return p.scores[a].Place - p.scores[b].Place })
	sent := make([]int, n)
	for i := range sent {
		sent[i] = len(rules.Sendings(p.Session, game.Seat(i)))
	}
	heights := share(sent)
	y := seatsAt.Y
	for _, seat := range order {
		p.block(seat, stage.Rect{X: seatsAt.X, Y: y, W: seatsAt.W, H: heights[seat]})
		y += heights[seat] + blockGap
	}
}

const (
	blockGap  = 14.0
	blockLow  = 112.0 // of a seat that has sent nothing
	blockHigh = 560.0 // at most
)

// share says how high each seat's block is, by how many postcards it has sent.
func share(sent []int) []float64 {
	rest, with := seatsAt.H-blockGap*float64(len(sent)-1), 0
	for _, n := range sent {
		if n == 0 {
			rest -= blockLow
		} else {
			with++
		}
	}
	out := make([]float64, len(sent))
	for i, n := range sent {
		if n == 0 {
			out[i] = blockLow
		} else {
			out[i] = math.Min(rest/float64(with), blockHigh)
		}
	}
	return out
}

const headHigh = 56.0

// block is a seat's: name, place, points, and the postcards it sent.
func (p *page) block(seat int, r stage.Rect) {
	c := p.c
	colour := p.Colours[seat]
	col := palette.Seat(colour)
	c.Paper(r, 3, palette.PaperLight, 8)
	band := stage.Rect{X: r.X, Y: r.Y, W: 16, H: r.H}
	c.Stroke(c.Weave(c.Path().Rect(band, 2), paint.SeatWeave(colour), col, palette.Mix(col, palette.On(col), 0.3), 12),
		palette.Mix(col, palette.Ink, 0.4), 1)
	more := c.Portrait(p.Face(seat), colour, r.X+44, r.Y+headHigh/2+2, 15)
	score := p.scores[seat]
	name := paint.Style{Role: fonts.Caption, Size: 32, Ink: palette.Ink}
	place := paint.Style{Role: fonts.Caption, Size: 24, Ink: palette.InkSoft, Align: paint.Right}
	p.rosette(strconv.Itoa(score.Total), r.X+r.W-44, r.Y+headHigh/2+6, score.Place == 1 && p.Session.Over())
	edge := r.X + r.W - 84
	c.Text(p.place(seat), stage.Rect{X: edge - 90, Y: r.Y + 4, W: 90, H: headHigh}, place)
	room := edge - 90 - r.X - 72 - more
	c.Text(name.Fit(p.Names[seat], room), stage.Rect{X: r.X + 72 + more, Y: r.Y + 4, W: room, H: headHigh}, name)
	p.collage(seat, stage.Rect{X: r.X + 28, Y: r.Y + headHigh + 4, W: r.W - 42, H: r.H - headHigh - 10})
}

// place is a seat's place in words; a shared first one is a tie, and nobody has
// one yet while the match goes on.
func (p *page) place(seat int) string {
	switch place := p.scores[seat].Place; {
	case !p.Session.Over():
		return ""
	case place == 1 && len(game.Winners(p.scores)) > 1:
		return p.t("end.shared_short")
	default:
		return p.t("journal.place." + strconv.Itoa(place))
	}
}

// rosette is a total on a scalloped disc, golden for who won.
func (p *page) rosette(words string, x, y float64, won bool) {
	c := p.c
	ground := palette.Mix(palette.Paper, palette.PaperShade, 0.6)
	if won {
		ground = palette.Ochre
	}
	const bumps = 16
	disc := func(r float64) paint.Path {
		path := c.Path()
		for i := range 2 * bumps {
			a, d := (float64(i)+0.5)*math.Pi/bumps, r
			if i%2 == 1 {
				d = r * 0.9
			}
			if px, py := x+d*math.Cos(a), y+d*math.Sin(a); i == 0 {
				path.Move(px, py)
			} else {
				path.Line(px, py)
			}
		}
		return path.Close()
	}
	c.Stroke(disc(33).Keep(ground), palette.Ink, 1.8)
	c.Stroke(c.Path().Circle(x, y, 25), palette.Fade(palette.Ink, 0.35), 1.2)
	c.At(words, x, y+11, paint.Style{Role: fonts.Caption, Size: 32, Ink: palette.Ink, Align: paint.Centre})
}

// spread says how n postcards lie in a rectangle: how wide each, in how many
// rows, so that they are as large as may be.
func spread(n int, r stage.Rect) (wide float64, rows int) {
	for k := 1; k <= 3; k++ {
		cols := math.Ceil(float64(n) / float64(k))
		w := math.Min(r.W/(1+(cols-1)*0.78), r.H/float64(k)/cardShape)
		if w = math.Min(w, 262); w > wide {
			wide, rows = w, k
		}
	}
	return wide, rows
}

// cardShape is how high a postcard is for its width.
const cardShape = 140.0 / 208

// collage lays a seat's sent postcards, each a little askew, with its postmark.
func (p *page) collage(seat int, r stage.Rect) {
	sent := rules.Sendings(p.Session, game.Seat(seat))
	if len(sent) == 0 {
		p.c.Text(p.t("journal.none_sent"), r, paint.Style{Role: fonts.Body, Size: 22, Ink: palette.InkFaint,
			Align: paint.Centre})
		return
	}
	wide, rows := spread(len(sent), r)
	cols := (len(sent) + rows - 1) / rows
	high := wide * cardShape
	for i, x := range sent {
		row, col := i/cols, i%cols
		inRow := min(cols, len(sent)-row*cols)
		step := 0.0
		if inRow > 1 {
			step = math.Min((r.W-wide)/float64(inRow-1), wide+22)
		}
		from := r.X + (r.W-wide-step*float64(inRow-1))/2
		rowHigh := r.H / float64(rows)
		card := stage.Rect{X: from + float64(col)*step, Y: r.Y + float64(row)*rowHigh + (rowHigh-high)/2,
			W: wide, H: high}
		askew := 0.035 * math.Sin(float64(int(x.Card)*7+i*3))
		p.turned(stage.Pic{Kind: "pc.picture", ID: int(x.Card)}, card.Inset(wide*0.012), askew)
		p.postmark(card, x.Round, int(x.Card))
	}
}

// postmark cancels a postcard's stamp: the round of sending, and waves.
func (p *page) postmark(card stage.Rect, round, seed int) {
	c := p.c
	r := math.Max(math.Min(card.W*0.13, 30), 23)
	ink := palette.Fade(palette.Mix(palette.Ink, palette.Sea, 0.25), 0.82)
	x, y := card.X+r*1.5, card.Y+card.H*0.80-r*0.9
	turn := 0.12 * math.Sin(float64(seed)*3.1)
	c.Path().Circle(x, y, r*0.97).Fill(palette.Fade(palette.PaperLight, 0.80))
	c.Saved(x, y, turn-0.1, func() {
		c.Stroke(c.Path().Circle(0, 0, r), ink, 2.2)
		c.Stroke(c.Path().Circle(0, 0, r*0.86), ink, 1)
		for i := range 4 {
			wy := (float64(i) - 1.5) * r * 0.36
			from := math.Sqrt(r*r-wy*wy) + 3
			path := c.Path().Move(from, wy)
			for wx := from; wx < r*2.6; wx += 18 {
				path.Curve(wx+6, wy-5, wx+12, wy+5, wx+18, wy)
			}
			c.Stroke(path, ink, 1.8)
		}
	})
	c.At(p.t("journal.mark", map[string]any{"N": round}), x, y+7,
		paint.Style{Role: fonts.Caption, Size: math.Max(18, r*0.7), Ink: palette.Ink, Align: paint.Centre})
}
