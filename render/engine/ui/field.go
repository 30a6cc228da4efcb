package ui

import (
	"unicode"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Field is a line of words that can be written. While it is Open the keys are its.
type Field struct {
	Text  string
	Caret int // before which rune
	Open  bool
	Max   int               // most runes; 0 is 24
	Only  func(r rune) bool // which runes are taken; nil takes all that print
	Whole bool              // opened, all of it is marked: what is written takes its place
	was   string            // what Escape goes back to

	marked bool // all of it is
}

// writes is a click on the field whose hot has that ID.
type writes string

// Edit opens the field with the caret at its end.
func (d *Field) Edit() {
	d.Open, d.was, d.Caret, d.marked = true, d.Text, len([]rune(d.Text)), d.Whole
}

// Update takes the keys while open. Enter closes it; Escape closes it and gives
// back what was there. It says whether anything changed; and when Escape was
// its, it takes Back from the input.
func (d *Field) Update(in *stage.Input, id string) bool {
	if !d.Open {
		if in.Did == writes(id) {
			d.Edit()
			in.Took()
			return true
		}
		return false
	}
	rs := []rune(d.Text)
	d.Caret = min(max(d.Caret, 0), len(rs))
	rs, changed := d.typed(rs, in.Runes)
	for _, k := range in.Keys {
		changed = true
		switch rs = d.edited(rs, k); k {
		case stage.KeyEnter, stage.KeyTab, stage.KeyUp, stage.KeyDown:
			d.Open = false
			if in.Did == writes(id) {
				in.Took()
			}
		case stage.KeyEscape:
			rs, d.Open, in.Back = []rune(d.was), false, false
		}
	}
	d.Text = string(rs)
	switch {
	case in.Did == writes(id):
		d.marked = false
		in.Took()
	case in.Hit != "", in.Miss:
		d.Open, changed = false, true
	}
	return changed
}

// typed puts letters in at the caret, as far as they may stand there; whether any did.
func (d *Field) typed(rs, letters []rune) ([]rune, bool) {
	changed := false
	for _, r := range letters {
		limit := d.Max
		if limit == 0 {
			limit = 24
		}
		if !unicode.IsPrint(r) || len(rs) >= limit && !d.marked || d.Only != nil && !d.Only(r) {
			continue
		}
		rs = d.unmark(rs, true)
		rs = append(rs[:d.Caret], append([]rune{r}, rs[d.Caret:]...)...)
		d.Caret++
		changed = true
	}
	return rs, changed
}

// edited moves the caret by a key, or takes away what it deletes.
func (d *Field) edited(rs []rune, k stage.Key) []rune {
	if deletes := k == stage.KeyBackspace || k == stage.KeyDelete; d.marked {
		if rs = d.unmark(rs, deletes); deletes {
			return rs
		}
	}
	switch k {
	case stage.KeyBackspace:
		if d.Caret > 0 {
			rs = append(rs[:d.Caret-1], rs[d.Caret:]...)
			d.Caret--
		}
	case stage.KeyDelete:
		if d.Caret < len(rs) {
			rs = append(rs[:d.Caret], rs[d.Caret+1:]...)
		}
	case stage.KeyLeft:
		d.Caret = max(0, d.Caret-1)
	case stage.KeyRight:
		d.Caret = min(len(rs), d.Caret+1)
	case stage.KeyHome:
		d.Caret = 0
	case stage.KeyEnd:
		d.Caret = len(rs)
	}
	return rs
}

// unmark ends that all is marked; what is written, or deleted, takes the place of what was.
func (d *Field) unmark(rs []rune, goes bool) []rune {
	if d.marked && goes {
		rs, d.Caret = rs[:0], 0
	}
	d.marked = false
	return rs
}

// Build shows the field; label says what it is for.
func (d *Field) Build(f *stage.Frame, id string, r stage.Rect, label string) {
	look, words := Pointed(f, id), d.Text
	if d.Open {
		look = paint.On
		rs := []rune(d.Text)
		c := min(max(d.Caret, 0), len(rs))
		words = string(rs[:c]) + paint.CaretMark + string(rs[c:])
		if d.marked {
			look, words = paint.On|paint.Off, d.Text
		}
		f.Typing, f.Field = true, r
	}
	f.Add(stage.Pic{Kind: "field", Look: look, Text: words}, r)
	f.Point(stage.Hot{ID: id, Does: writes(id), Rect: r, Label: label, Lit: true})
}
