package table

import (
	"image"
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/deeds"
)

// Compared is a turn that was played beside a better one, which a table is there to show: it stands as its seat saw it
// before it began.
type Compared struct {
	At             int // actions done before it
	Seat           game.Seat
	Cost           string // what it cost, in words
	Played, Better []game.Action
}

const sideHigh = 38.0 // of a line under the steps of the look back, at most

// broken are the lines of signs of the two turns, as what is known by its label beside them.
type broken struct {
	labels [2]string
	in     float64 // the signs stand so far to the right
	rows   [2][]row
	lines  int // in all, with what the turn cost
}

// sidesOf breaks both turns to the width of the log.
func (l *timeline) sidesOf(f *stage.Frame) (s broken) {
	style := ui.Style(f, paint.TextTag)
	for k, key := range []string{"analysis.played", "analysis.better"} {
		s.labels[k] = l.deps.Words.T(key)
		s.in = max(s.in, style.Width(s.labels[k])+18)
	}
	s.lines = 1
	for k, i := range l.sides {
		s.rows[k] = ideaRows(style, k, i, l.Lay.Log.W-20-s.in-10)
		s.lines += max(1, len(s.rows[k]))
	}
	return s
}

// comparedHigh is how much room they take under the steps of the look back, of that much.
func (l *timeline) comparedHigh(f *stage.Frame, room float64) float64 {
	return min(room, 10+sideHigh*float64(l.sidesOf(f).lines))
}

// buildCompared shows what the turn cost, and both turns as lines of signs: what is pointed at is drawn on the table.
func (l *timeline) buildCompared(f *stage.Frame, r stage.Rect) {
	c, s := l.deps.Compared, l.sidesOf(f)
	ui.Rule(f, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: 3})
	clear := []stage.Rect{{X: r.X, Y: r.Y - stepsHigh - 4, W: r.W, H: r.H + stepsHigh + 4}, l.Lay.Main, l.Lay.Undo}
	y := r.Y + 6
	high := min(sideHigh, (r.H-6)/float64(s.lines))
	f.Add(stage.Pic{Kind: "swatch", ID: l.deps.Colours[c.Seat]}, stage.Rect{X: r.X, Y: y + (high-24)/2, W: 24, H: 24})
	ui.Text(f, stage.Rect{X: r.X + 32, Y: y, W: r.W - 32, H: high}, paint.TextTag, 0, c.Cost)
	y += high
	for k, rows := range s.rows {
		i, id := l.sides[k], "compared."+strconv.Itoa(k)
		turn := [...][]game.Action{c.Played, c.Better}[k]
		at := stage.Rect{X: r.X, Y: y, W: s.in - deeds.Gap/2 - 2, H: high}
		if f.Over == id {
			f.Add(stage.Pic{Kind: "row", Look: paint.Over}, at)
		}
		ui.Text(f, at, paint.TextTag, paint.Ink(paint.InkSea), s.labels[k])
		f.Point(stage.Hot{ID: id, Does: points{i, 0, len(turn)}, Rect: at,
			Lit: true, Label: l.Teller.Turn(l.session(), c.At, c.Seat, turn)})
		l.tipOver(f, id, clear...)
		for n, row := range rows {
			l.buildIdeaSigns(f, id, i, row.signs,
				stage.Rect{X: r.X + s.in, Y: y + high*float64(n), W: r.W - s.in, H: high}, clear...)
		}
		y += high * float64(max(1, len(rows)))
	}
}

// What is seen of the table on the picture of a turn, in logical pixels.
const pictureWide, pictureHigh = 720.0, 450.0

// Pictured is such a table with the better turn drawn on it, as much of it as shows where the turn becomes
// another.
func Pictured(d *Deps, s *game.Session, painters paint.Table) *image.RGBA {
	const k = 1 // device pixels a logical one: it is shown in half of that, in windows of twice as many
	still := *d
	still.Still, still.Sound, still.OnFault, still.Last = true, nil, nil, nil
	t := New(&still, Unkept{s})
	show := stage.NewShow(t)
	show.Step(stage.Raw{X: -1, Y: -1}, 0)
	f, all := show.Frame(), t.Canvas()
	if log := t.Lay.Log; log.X > all.W/2 { // what stands beside the table isn't it
		all.W = log.X - 6
	}
	r := all
	if at, ok := t.sight.leadsTo(d.Compared); ok {
		r = around(at, all)
	}
	part := &stage.Frame{Tall: f.Tall, Classic: f.Classic}
	for _, sp := range f.Sprites {
		if sp.Rect.Meets(r) {
			sp.Rect.X, sp.Rect.Y = sp.Rect.X-r.X, sp.Rect.Y-r.Y
			part.Sprites = append(part.Sprites, sp)
		}
	}
	im := painters.Picture(part, k)
	out := image.NewRGBA(image.Rect(0, 0, int(r.W*k), int(r.H*k)))
	for y := range out.Rect.Dy() {
		copy(out.Pix[y*out.Stride:][:4*out.Rect.Dx()], im.Pix[y*im.Stride:])
	}
	return out
}

// around is a part of all that has something in its middle, as near as that may be.
func around(at, all stage.Rect) stage.Rect {
	w, h := min(pictureWide, all.W), min(pictureHigh, all.H)
	x, y := at.Mid()
	return stage.Rect{X: min(max(x-w/2, 0), all.W-w), Y: min(max(y-h/2, 0), all.H-h), W: w, H: h}
}

// backTo goes back to the table on which a turn began, by a click on it.
func (l *timeline) backTo(did any) bool {
	on, ok := did.(points)
	if ok && l.past.at != on.idea.at {
		l.Past(on.idea.at)
	}
	return ok
}
