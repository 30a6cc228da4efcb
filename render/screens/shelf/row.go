// Package shelf is the look of what lies on a shelf: a row of a match, or of a
// table beside a cardboard game, with its picture, when it was, and who sits there.
// The menus and the companion list with it; it knows neither of them.
package shelf

import (
	"fmt"
	"time"

	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Player is a traveller of a row.
type Player struct {
	Name   string
	Colour int // see palette.Seat
	Face   int // see ui.Face; 0 where it isn't known
	Points int // in the end
	Place  int // in the end, 1 being the best, shared places equal
}

// Line is what a row says.
type Line struct {
	Name    string    // the heading
	When    time.Time // the zero time isn't said
	Note    string    // small, under the time; "" for none
	Turn    string    // whose turn it is, before the note; "" for none
	Calls   bool      // others wait for somebody here: that stands out
	Problem string    // said instead of the travellers where there are none
	Seats   []Player
	Points  bool      // the travellers' points are shown
	Places  bool      // and the winner's rosette
	Pic     stage.Pic // a picture; without a Kind the row has an empty stamp
}

// Pick is what a click on a row of a list does: it chooses the one at that place.
type Pick int

// Row is the i-th row of a list, chosen or not; id is the list's.
func Row(f *stage.Frame, w *words.Words, id string, i int, r stage.Rect, x *Line, on bool) {
	ui.Row(f, fmt.Sprintf("%s.%d", id, i), r, x.Name, on).Does = Pick(i)
	Picture(f, x.Pic, stage.Rect{X: r.X + 18, Y: r.Y + 6, W: 116, H: r.H - 12})
	left, wide := r.X+148, r.W-148-14
	soft := paint.Ink(paint.InkSoft)
	date := When(w, x.When)
	dw := paint.TextStyle(paint.TextSmall, 0).Width(date) + 4
	ui.Text(f, stage.Rect{X: left + wide - dw, Y: r.Y + 12, W: dw, H: 40}, paint.TextSmall, soft|paint.LookRight, date)
	room := wide - dw - 30
	ui.Text(f, stage.Rect{X: left, Y: r.Y + 12, W: room, H: 40}, paint.TextCaption, 0,
		paint.TextStyle(paint.TextCaption, 0).Fit(x.Name, room))
	y := r.Y + 60
	if x.Problem != "" && len(x.Seats) == 0 {
		ui.Text(f, stage.Rect{X: left, Y: y, W: wide, H: 40}, paint.TextSmall, paint.Ink(paint.InkWarn),
			paint.TextStyle(paint.TextSmall, 0).Fit(x.Problem, wide))
		return
	}
	nw := paint.TextStyle(paint.TextSmall, 0).Width(x.Note) + 4
	ui.Text(f, stage.Rect{X: left + wide - nw, Y: y, W: nw, H: 40}, paint.TextSmall, soft|paint.LookRight, x.Note)
	wide -= nw + 20
	if x.Turn != "" {
		wide -= turn(f, stage.Rect{X: left, Y: y, W: wide, H: 40}, x) + 16
	}
	Chips(f, stage.Rect{X: left, Y: y, W: wide, H: 40}, x)
}

// mostTurn is how wide the words are at most that say whose turn it is.
const mostTurn = 250.0

// turn says at the right whose turn it is, and gives how wide that is. Where others wait for somebody here it lies on
// a label of its own.
func turn(f *stage.Frame, r stage.Rect, x *Line) float64 {
	style := paint.TextStyle(paint.TextSmall, 0)
	words := style.Fit(x.Turn, mostTurn)
	wide, look := style.Width(words)+4, paint.Ink(paint.InkSea)
	if x.Calls {
		wide += 28
	}
	at := stage.Rect{X: r.X + r.W - wide, Y: r.Y, W: wide, H: r.H}
	if x.Calls {
		f.Add(stage.Pic{Kind: "button", Look: paint.Main}, at)
		look = paint.Ink(paint.InkLight) | paint.LookCentre
		at.X, at.W = at.X+12, at.W-24
	}
	ui.Text(f, at, paint.TextSmall, look, words)
	return wide
}

// Face is a traveller's face with the swatch of the colour at its foot; where it isn't
// known, the swatch.
func Face(f *stage.Frame, s Player, r stage.Rect) {
	if s.Face == 0 {
		f.Add(stage.Pic{Kind: "swatch", ID: s.Colour}, stage.Rect{X: r.X - 4, Y: r.Y, W: r.W, H: r.H})
		return
	}
	f.Add(ui.Face(s.Face, s.Colour), stage.Rect{X: r.X - 6, Y: r.Y - 5, W: r.W + 4, H: r.H + 4})
	f.Add(stage.Pic{Kind: "swatch", ID: s.Colour}, stage.Rect{X: r.X + r.W*0.5, Y: r.Y + r.H*0.48, W: r.W * 0.5,
		H: r.H * 0.5})
}

// Picture is a map on a stamp; without a Kind the stamp is empty.
func Picture(f *stage.Frame, p stage.Pic, r stage.Rect) {
	if p.Kind == "" {
		w := min(r.W, r.H*0.84)
		f.Add(stage.Pic{Kind: "stampframe"}, stage.Rect{X: r.X + (r.W-w)/2, Y: r.Y, W: w, H: r.H})
		return
	}
	f.Add(stage.Pic{Kind: "stampback"}, r)
	f.Add(p, r.Inset(6+r.W*0.03))
}

// When says a time as people write it; the zero time not at all.
func When(w *words.Words, t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return w.T("shelf.when", map[string]any{
		"Day": t.Day(), "Month": w.T(fmt.Sprintf("shelf.month.%d", int(t.Month()))), "Year": t.Year(),
		"Hour": t.Hour(), "Minute": fmt.Sprintf("%02d", t.Minute()),
	})
}

// Walk has the choice follow the keyboard up and down a list of n rows; the list
// moves along, so that the next row is always seen. It says whether anything changed.
func Walk(in *stage.Input, n int, at *int, scroll *ui.Scroll) bool {
	i, ok := in.On.(Pick)
	if !ok || !in.Walks || int(i) >= n || !in.Has(stage.KeyUp) && !in.Has(stage.KeyDown) {
		return false
	}
	*at = int(i)
	scroll.Show(max(*at-1, 0))
	scroll.Show(min(*at+1, n-1))
	return true
}
