package globe

import (
	"math"
	"sync"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// nameStyle is how the airports' names are set.
var nameStyle = paint.Style{Role: fonts.Caption, Size: 21, Align: paint.Left, Track: 0.02}

// label is a name on the poster: where it stands, and from which edge of it a line
// leads to its square; Far: it stands so far off that it needs that line.
type label struct {
	name string
	at   stage.Rect
	stop [2]float64
	far  bool
}

// labels are the airports' names on a poster in that rectangle, none over a square,
// another name, the rose or the cartouche, each as near to its square as can be.
// taken is what else they keep clear of.
func (d *Poster) labels(in stage.Rect, taken []stage.Rect) (out []label) {
	squares, r := d.squares(), StopR(in)
	for i := range squares {
		x, y := Stop(d.Style, i, in)
		taken = append(taken, stage.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2*r + 4})
	}
	at := planUnder(in)
	k := in.W / at.Poster.W
	for i := range rules.MaxSeats { // who waits to leave
		q := at.PawnRect(d.Style, 0, i, rules.MaxSeats)
		taken = append(taken, stage.Rect{X: in.X + (q.X-at.Poster.X)*k, Y: in.Y + (q.Y-at.Poster.Y)*k, W: q.W * k,
			H: q.H * k})
	}
	lines := d.between(in)
	edge, airport := in.Inset(18), 0
	for i := range squares {
		if d.Kinds[i] != rules.Airport || airport >= MostAirports {
			continue
		}
		name := d.Places[airport]
		airport++
		if name == "" {
			continue
		}
		x, y := Stop(d.Style, i, in)
		w, h := nameStyle.Width(name)+10, 24.0
		best, least := label{}, math.Inf(1)
		for far := 0.0; far <= 90; far += 6 {
			for turn := range 24 {
				sin, cos := math.Sincos(float64(turn) * math.Pi / 12)
				ox, oy := r+4+far, r+3+far
				q := stage.Rect{X: x + cos*(ox+w/2) - w/2, Y: y + sin*(oy+h/2) - h/2, W: w, H: h}
				if q.X < edge.X || q.Y < edge.Y || q.X+q.W > edge.X+edge.W || q.Y+q.H > edge.Y+edge.H {
					continue
				}
				cost := 3*far + 6*math.Abs(sin)
				for _, t := range taken {
					cost += 1000 * shared(q, t)
				}
				for _, t := range lines {
					cost += shared(q, t)
				}
				if cost < least {
					best, least = label{name, q, [2]float64{x, y}, far > 12}, cost
				}
			}
		}
		taken = append(taken, best.at.Inset(-3))
		out = append(out, best)
	}
	return out
}

// apart is what names keep clear of but the road: the rose and the cartouche.
func apart(in stage.Rect) []stage.Rect {
	m := chartOf(in)
	return []stage.Rect{m.part(m.marks().rose), m.part(m.marks().title.Inset(-14))}
}

var (
	tableNamesGuard sync.Mutex
	tableNames      = map[namesOf][]stage.Rect{}
)

type namesOf struct {
	d  Poster
	in stage.Rect
}

// onTable is where the names stand on a table's poster, made once a poster.
func (d *Poster) onTable(in stage.Rect) []stage.Rect {
	tableNamesGuard.Lock()
	defer tableNamesGuard.Unlock()
	out, ok := tableNames[namesOf{*d, in}]
	if !ok {
		for _, l := range d.labels(in, apart(in)) {
			out = append(out, l.at)
		}
		tableNames[namesOf{*d, in}] = out
	}
	return out
}

// between are small pieces of the line from square to square.
func (d *Poster) between(in stage.Rect) (out []stage.Rect) {
	for i := 1; i < d.squares(); i++ {
		px, py := Stop(d.Style, i-1, in)
		x, y := Stop(d.Style, i, in)
		for t := 0.1; t < 0.95; t += 0.1 {
			out = append(out, stage.Rect{X: px + (x-px)*t - 2, Y: py + (y-py)*t - 2, W: 4, H: 4})
		}
	}
	return out
}

// names writes the airports' names, each beside its square where it covers nothing.
func (m *chart) names(d Poster, r float64) {
	style := nameStyle
	style.Ink = palette.Mix(m.line, palette.Ink, 0.6)
	for _, l := range d.labels(m.All(), apart(m.All())) {
		if l.far {
			x, y := math.Min(math.Max(l.stop[0], l.at.X+6), l.at.X+l.at.W-6),
				math.Min(math.Max(l.stop[1], l.at.Y+3), l.at.Y+l.at.H-3)
			far := math.Hypot(x-l.stop[0], y-l.stop[1])
			k := r / far
			m.Stroke(m.Path().Move(l.stop[0]+(x-l.stop[0])*k, l.stop[1]+(y-l.stop[1])*k).Line(x, y),
				palette.Fade(palette.PaperLight, 0.85), 3.4)
			m.Stroke(m.Path().Move(l.stop[0]+(x-l.stop[0])*k, l.stop[1]+(y-l.stop[1])*k).Line(x, y), style.Ink, 1.5)
		}
		m.Path().Rect(l.at, 4).Fill(palette.Fade(palette.PaperLight, 0.72))
		m.Text(l.name, stage.Rect{X: l.at.X + 5, Y: l.at.Y, W: l.at.W, H: l.at.H}, style)
	}
}
