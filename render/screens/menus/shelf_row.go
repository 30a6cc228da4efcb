package menus

import (
	"fmt"
	"strconv"
	"time"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// row is a match in a list: its map, its name, when, who.
func (d *Deps) row(f *stage.Frame, id string, r stage.Rect, x *Match, on bool) {
	ui.Row(f, id, r, x.Name, on)
	d.picture(f, x, stage.Rect{X: r.X + 18, Y: r.Y + 6, W: 116, H: r.H - 12})
	left, wide := r.X+148, r.W-148-14
	soft := paint.Ink(paint.InkSoft)
	date := d.when(x.When)
	dw := paint.TextStyle(paint.TextSmall, 0).Width(date) + 4
	ui.Text(f, stage.Rect{X: left + wide - dw, Y: r.Y + 12, W: dw, H: 40}, paint.TextSmall, soft|paint.LookRight, date)
	room := wide - dw - 30
	ui.Text(f, stage.Rect{X: left, Y: r.Y + 12, W: room, H: 40}, paint.TextCaption, 0, fit(paint.TextCaption, x.Name, room))
	y := r.Y + 60
	if x.Problem != "" && len(x.Seats) == 0 {
		ui.Text(f, stage.Rect{X: left, Y: y, W: wide, H: 40}, paint.TextSmall, paint.Ink(paint.InkWarn), fit(paint.TextSmall, x.Problem, wide))
		return
	}
	game := d.told(x)
	gw := paint.TextStyle(paint.TextSmall, 0).Width(game) + 4
	ui.Text(f, stage.Rect{X: left + wide - gw, Y: y, W: gw, H: 40}, paint.TextSmall, soft|paint.LookRight, game)
	wide -= gw + 20
	d.chips(f, stage.Rect{X: left, Y: y, W: wide, H: 40}, x)
}

// The parts of a chip, in logical pixels.
const (
	chipSwatch = 46.0  // the face or the colour, with the room after it
	chipMark   = 32.0  // the winner's rosette
	chipGap    = 18.0  // between two travellers
	chipName   = 230.0 // the longest name
	chipShort  = 90.0  // a name that is cut to less is hard to tell
	chipLeast  = 60.0  // and to less than this no name any more
)

// chips are the travellers of a row: colour, name, and in the end the points.
// Where room is scarce the words are smaller, then the longest names are cut.
func (d *Deps) chips(f *stage.Frame, r stage.Rect, x *Match) {
	size, most := f.Text, chipName
	for size > 0 && chipsWide(x, size, chipShort) > r.W {
		size--
	}
	for chipsWide(x, size, most) > r.W && most > 0 {
		if most -= 5; most < chipLeast { // a letter or two tell nobody: the colour does
			most = 0
		}
	}
	names, figures := chipStyles(size)
	at := r.X
	for _, s := range x.Seats {
		face(f, s, stage.Rect{X: at, Y: r.Y, W: r.H, H: r.H})
		at += chipSwatch
		name := ""
		if most > 0 {
			name = names.Fit(s.Name, most)
		}
		w := names.Width(name)
		ui.Text(f, stage.Rect{X: at, Y: r.Y, W: w + 2, H: r.H}, paint.TextSmall, 0, name)
		at += w
		if x.Over || x.scored {
			if s.Place == 1 {
				f.Add(stage.Pic{Kind: "rosette", Text: "1"}, stage.Rect{X: at + 6, Y: r.Y, W: 30, H: r.H})
				at += chipMark
			}
			points := strconv.Itoa(s.Points)
			w = figures.Width(points)
			ui.Text(f, stage.Rect{X: at + 10, Y: r.Y, W: w + 2, H: r.H}, paint.TextLabel, 0, points)
			at += w + 12
		}
		at += chipGap
	}
}

// face is a traveller's face with the swatch of the colour at its foot; where it isn't
// known, the swatch.
func face(f *stage.Frame, s Player, r stage.Rect) {
	if s.Face == 0 {
		f.Add(stage.Pic{Kind: "swatch", ID: s.Colour}, stage.Rect{X: r.X - 4, Y: r.Y, W: r.W, H: r.H})
		return
	}
	f.Add(ui.Face(s.Face, s.Colour), stage.Rect{X: r.X - 6, Y: r.Y - 5, W: r.W + 4, H: r.H + 4})
	f.Add(stage.Pic{Kind: "swatch", ID: s.Colour}, stage.Rect{X: r.X + r.W*0.5, Y: r.Y + r.H*0.48, W: r.W * 0.5, H: r.H * 0.5})
}

// chipStyles are how names and points are set at a size of words.
func chipStyles(size int) (names, figures paint.Style) {
	return paint.TextStyle(paint.TextSmall, 0).Larger(size), paint.TextStyle(paint.TextLabel, 0).Larger(size)
}

// chipsWide is how wide the travellers are when names are cut to so much.
func chipsWide(x *Match, size int, name float64) (w float64) {
	names, figures := chipStyles(size)
	for _, s := range x.Seats {
		w += chipSwatch + min(name, names.Width(s.Name)) + chipGap
		if x.Over || x.scored {
			w += figures.Width(strconv.Itoa(s.Points)) + 12
		}
		if x.Over && s.Place == 1 {
			w += chipMark
		}
	}
	return w - chipGap
}

// picture is the map as it lies at the end of a match, on a stamp.
func (h *Deps) picture(f *stage.Frame, x *Match, r stage.Rect) {
	if h.Thumb != nil {
		if p := h.Thumb(x.ID); p.Kind != "" {
			f.Add(stage.Pic{Kind: "stampback"}, r)
			d := 6 + r.W*0.03
			f.Add(p, r.Inset(d))
			return
		}
	}
	w := min(r.W, r.H*0.84)
	f.Add(stage.Pic{Kind: "stampframe"}, stage.Rect{X: r.X + (r.W-w)/2, Y: r.Y, W: w, H: r.H})
}

// notes are what else there is to say of a match, a line each.
func (d *Deps) notes(x *Match) []string {
	notes := []string{d.Words.N("match.actions", x.Actions), d.t("shelf.seed", with("Seed", x.Seed))}
	if game := d.told(x); game != "" {
		notes = append([]string{game}, notes...)
	}
	for _, n := range []struct {
		is  bool
		key string
	}{{x.Lesson, "shelf.lesson"}, {x.Branch, "shelf.branch"}, {x.Lifted, "shelf.lifted"}} {
		if n.is {
			notes = append(notes, d.t(n.key))
		}
	}
	return notes
}

// when says a time as people write it.
func (d *Deps) when(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return d.t("shelf.when", map[string]any{
		"Day": t.Day(), "Month": d.t(fmt.Sprintf("shelf.month.%d", int(t.Month()))), "Year": t.Year(),
		"Hour": t.Hour(), "Minute": fmt.Sprintf("%02d", t.Minute()),
	})
}

// fit cuts words to a width, as they are set at the usual size.
func fit(style int, words string, width float64) string {
	return paint.TextStyle(style, 0).Fit(words, width)
}
