// Package ui holds the controls that scenes are built of: each call adds its
// sprites and hots to the frame being built. It knows no window.
//
// The words: a control has an id, which is also its hot's; a choice's and a
// list's parts are "id.0", "id.1" ... What a control does comes back as Input.Did.
package ui

import (
	"strconv"
	"strings"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Text adds words in one of paint's text styles; look is alignment, wrap and ink.
func Text(f *stage.Frame, r stage.Rect, style, look int, words string) {
	if words != "" {
		f.Add(stage.Pic{Kind: "text", ID: style, Look: look, Text: words}, r)
	}
}

// Style returns one of paint's text styles at the frame's size of words, for
// what measures them and gives them room.
func Style(f *stage.Frame, style int) paint.Style { return paint.TextStyle(style, 0).Larger(f.Text) }

// High returns how high wrapped words are at the frame's size, in logical pixels.
func High(f *stage.Frame, style int, words string, width float64) float64 {
	return Style(f, style).Height(words, width) + 8
}

// Wide returns how wide words on one line of that height are at the frame's
// size, as far as they grow in it, in logical pixels.
func Wide(f *stage.Frame, style int, words string, height float64) float64 {
	return paint.TextStyle(style, 0).Grown(f.Text, words, stage.Width, height).Width(words) + 1
}

// Panel adds a sheet with its shadow: kind 0 paper, 1 light, 2 notebook page, 3 dialog.
func Panel(f *stage.Frame, r stage.Rect, kind int) {
	f.Add(stage.Pic{Kind: "panel", ID: kind}, r.Inset(-paint.ShadowRoom))
}

// Rule adds a ruled line.
func Rule(f *stage.Frame, r stage.Rect) { f.Add(stage.Pic{Kind: "rule"}, r) }

// Pointed returns the Look bits of what is pointed at, or pressed.
func Pointed(f *stage.Frame, id string) int {
	switch id {
	case f.Down:
		return paint.Over | paint.Down
	case f.Over:
		return paint.Over
	}
	return 0
}

// Button adds a button with its verb, and gives its hot to be told what it does. Look is
// paint.Main, Quiet, Danger, Off.
func Button(f *stage.Frame, id string, r stage.Rect, verb string, look int) *stage.Hot {
	lit := look&paint.Off == 0
	if lit {
		look |= Pointed(f, id)
	}
	f.Add(stage.Pic{Kind: "button", Look: look, Text: verb}, r)
	return f.Point(stage.Hot{ID: id, Rect: r, Label: verb, Lit: lit})
}

// Toggle adds a box with a tick.
func Toggle(f *stage.Frame, id string, r stage.Rect, words string, on bool) *stage.Hot {
	look := Pointed(f, id)
	if on {
		look |= paint.On
	}
	f.Add(stage.Pic{Kind: "toggle", Look: look, Text: words}, r)
	return f.Point(stage.Hot{ID: id, Rect: r, Label: words, Lit: true})
}

// Choice adds options side by side, one of them on; their hots are id.0, id.1 ..., and does says what each does.
func Choice(f *stage.Frame, id string, r stage.Rect, options []string, on int, does func(i int) any) {
	Choices(f, id, r, options, on, len(options), does)
}

// Choices is Choice with so many options in a row, in as many rows as they need.
func Choices(f *stage.Frame, id string, r stage.Rect, options []string, on, across int, does func(i int) any) {
	f.Add(stage.Pic{Kind: "choiceframe"}, r)
	w, h := r.W/float64(across), r.H/float64((len(options)+across-1)/across)
	size := paint.OptionSize(options, f.Text, w-4, h-4)
	for i, o := range options {
		oid := id + "." + strconv.Itoa(i)
		look := Pointed(f, oid)
		if i == on {
			look = paint.On
		}
		or := stage.Rect{X: r.X + float64(i%across)*w, Y: r.Y + float64(i/across)*h, W: w, H: h}.Inset(2)
		f.Add(stage.Pic{Kind: "option", ID: size, Look: look, Text: o}, or)
		f.Point(stage.Hot{ID: oid, Does: does(i), Rect: or, Label: o, Lit: true})
	}
}

// As is what the i-th option of a Choice does where it is a number of a type of its own.
func As[T ~int](i int) any { return T(i) }

type leaving int

// Back is what the button does that goes one step back.
const Back leaving = 0

// Leaves says whether the input goes one step back: by that button, Escape or the right button.
func Leaves(in *stage.Input) bool { return in.Back || in.Did == Back }

// Tip adds a note about a rectangle: below it, above it or beside it, where it covers
// the fewest things that can be clicked. What stands on the button there isn't said
// again.
func Tip(f *stage.Frame, about stage.Rect, words string) {
	TipIn(f, about, words, func(w, h float64) stage.Rect { return tipPlace(f, about, w, h) })
}

// TipIn is Tip where place says in which rectangle a note of that size lies.
func TipIn(f *stage.Frame, about stage.Rect, words string, place func(w, h float64) stage.Rect) {
	if words = unsaid(f, about, words); words == "" {
		return
	}
	s := paint.TipStyle().Larger(f.Text)
	const room = 12 + paint.ShadowRoom/2
	w := min(460*s.Size/paint.TipStyle().Size, s.Width(words)+2)
	h := s.Height(words, w)
	f.Add(stage.Pic{Kind: "tip", Text: words}, place(w+2*room, h+2*room))
}

// unsaid is what words say that isn't written there already.
func unsaid(f *stage.Frame, about stage.Rect, words string) string {
	for i := range f.Sprites {
		s := &f.Sprites[i]
		if s.Rect != about || s.Pic.Text == "" || s.Pic.Kind == "iconbutton" {
			continue
		}
		if rest, ok := strings.CutPrefix(words, s.Pic.Text); ok && (rest == "" || rest[0] == '\n') {
			return strings.TrimPrefix(rest, "\n")
		}
	}
	return words
}

// tipPlace is where a note of that size about a rectangle lies.
func tipPlace(f *stage.Frame, about stage.Rect, w, h float64) (best stage.Rect) {
	x, y := about.Mid()
	least := -1
	for _, at := range []stage.Rect{
		{X: x - w/2, Y: about.Y + about.H + 2}, {X: x - w/2, Y: about.Y - h - 2}, // below, above
		{X: about.X + about.W + 2, Y: y - h/2}, {X: about.X - w - 2, Y: y - h/2}, // at the right, at the left
	} {
		r := stage.Rect{X: min(max(at.X, 4), f.Canvas().W-w-4), Y: min(max(at.Y, 0), f.Canvas().H-h), W: w, H: h}
		n := 0
		for i := range f.Hots {
			hot := &f.Hots[i]
			if hx, hy := hot.Rect.Mid(); hot.Lit && hot.Rect.Meets(r) && !hot.Rect.Has(x, y) && !about.Has(hx, hy) {
				n++
			}
		}
		if r.Meets(about) { // pushed back by the edge
			n += 100
		}
		if least < 0 || n < least {
			best, least = r, n
		}
	}
	return best
}

// Tooltip adds the note for what is pointed at, with its label.
func Tooltip(f *stage.Frame) {
	if h := f.Hot(f.Over); h != nil {
		Tip(f, h.Rect, h.Label)
	}
}
