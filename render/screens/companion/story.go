package companion

import (
	"slices"
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// row is a line of a story as it is broken, or of a score.
type row struct {
	words  string
	figure string // at the right end
	seat   int    // whose swatch stands before it; -1 for none
	line   int    // which telling it belongs to; -1 for none
	head   bool   // what was done, not why
}

// broken are the lines of a story broken to a width: what was done, and for
// those that are open why.
func (d *desk) broken(f *stage.Frame, lines []told, width float64) []row {
	style := ui.Style(f, paint.TextTag)
	width -= rowIn + 34
	var out []row
	for i, l := range lines {
		for j, words := range style.Lines(l.Short, width) {
			r := row{words: words, seat: -1, line: i, head: true}
			if j == 0 {
				r.seat = int(l.Seat)
			}
			out = append(out, r)
		}
		if !slices.Contains(d.unfolded, i) && (d.turn == nil || i < len(lines)-1) {
			continue
		}
		for _, long := range l.Long {
			for j, words := range style.Lines("· "+long, width) {
				if j > 0 {
					words = "  " + words
				}
				out = append(out, row{words: words, seat: -1, line: i})
			}
		}
	}
	return out
}

const rowIn = 34.0

// buildRows shows the rows of a story; a click on one unfolds why.
func (d *desk) buildRows(f *stage.Frame, r stage.Rect, rows []row) {
	high := ui.Style(f, paint.TextTag).Size * 1.38
	d.scroll.Build(f, "story", r, len(rows), high, func(i int, at stage.Rect) {
		w := rows[i]
		id := "story." + strconv.Itoa(w.line)
		if w.seat >= 0 {
			f.Add(stage.Pic{Kind: "swatch", ID: d.now.colours[w.seat]}, stage.Rect{X: at.X, Y: at.Y + 2, W: 24, H: 24})
		}
		ink := 0
		switch {
		case !w.head:
			ink = soft
		case f.Over == id && w.line >= 0:
			ink = paint.Ink(paint.InkSea)
		}
		in, end := rowIn, 0.0
		if w.line < 0 {
			in, end = 0, 70
		}
		ui.Text(f, stage.Rect{X: at.X + in, Y: at.Y, W: at.W - in - end, H: high}, paint.TextTag, ink, w.words)
		ui.Text(f, stage.Rect{X: at.X + at.W - 66, Y: at.Y, W: 62, H: high}, paint.TextTag,
			ink|paint.LookRight, w.figure)
		if w.line >= 0 {
			f.Point(stage.Hot{ID: id, Does: telling(w.line), Rect: at})
		}
	})
}

// unfold shows or hides why an action was done.
func (d *desk) unfold(i int) {
	if k := slices.Index(d.unfolded, i); k >= 0 {
		d.unfolded = slices.Delete(d.unfolded, k, k+1)
	} else {
		d.unfolded = append(d.unfolded, i)
	}
	d.scroll.Tail = false
}

// buildStory is the Automa's turn as it is told.
func (d *desk) buildStory(f *stage.Frame) {
	t := d.turn
	r := d.storySide()
	d.paper(f, r, 1)
	in := stage.Rect{X: r.X + 22, Y: r.Y + 14, W: r.W - 44, H: r.H - 28}
	f.Add(stage.Pic{Kind: "swatch", ID: d.now.colours[t.seat]}, stage.Rect{X: in.X, Y: in.Y + 2, W: 44, H: 44})
	head, style := d.deps.t("plays", with{"Who": d.name(t.seat)}), paint.TextHead
	if paint.TextStyle(style, 0).Width(head) > in.W-58 {
		style = paint.TextCaption
	}
	ui.Text(f, stage.Rect{X: in.X + 58, Y: in.Y, W: in.W - 58, H: 48}, style, 0, paint.TextStyle(style, 0).
		Fit(head, in.W-58))
	ui.Rule(f, stage.Rect{X: in.X, Y: in.Y + 58, W: in.W, H: 4})
	at := stage.Rect{X: in.X, Y: in.Y + 74, W: in.W, H: in.H - 74}
	var lines []told
	for _, a := range t.done {
		lines = append(lines, a.line)
	}
	if t.half != nil {
		lines = append(lines, *t.half)
	}
	if len(lines) == 0 {
		ui.Text(f, at, paint.TextTag, soft|paint.LookWrap, d.deps.t("turn_begins"))
		return
	}
	d.buildRows(f, at, d.broken(f, lines, at.W))
}

// sound lets what happened be heard, each cue once.
func (d *desk) sound(events []game.Event) {
	var heard []string
	for _, e := range events {
		if cue := d.deps.Board.Cue(e); cue != "" && !slices.Contains(heard, cue) {
			heard = append(heard, cue)
			d.deps.hear(cue)
		}
	}
}
