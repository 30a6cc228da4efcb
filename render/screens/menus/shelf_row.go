package menus

import (
	"time"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/shelf"
)

// line is what a row of the shelf says of a match.
func (d *Deps) line(x *Match) shelf.Line {
	l := shelf.Line{Name: x.Name, When: x.When, Note: d.told(x), Problem: x.Problem, Seats: x.Seats, Points: x.Over ||
		x.scored, Places: x.Over, Pic: d.thumb(x)}
	l.Turn, l.Calls = d.turn(x)
	return l
}

// turn says in a few words whose turn it is, "" where nobody is to decide or that isn't known; calls, whether somebody
// here is waited for elsewhere.
func (d *Deps) turn(x *Match) (words string, calls bool) {
	if x.Over || x.Lesson || x.Problem != "" || d.Progress == nil {
		return "", false
	}
	t := d.Progress(x.ID).Turn
	switch {
	case !t.Known || t.Seat < 0 || int(t.Seat) >= len(x.Seats):
		return "", false
	case t.Only:
		return d.t("shelf.your_turn"), t.Calls
	}
	return d.t("shelf.turn", with("Name", x.Seats[t.Seat].Name)), t.Calls
}

// row is a match in a list: its map, its name, when, who.
func (d *Deps) row(f *stage.Frame, id string, i int, r stage.Rect, x *Match, on bool) {
	l := d.line(x)
	shelf.Row(f, d.Words, id, i, r, &l, on)
}

// chips are the travellers of a match, see shelf.Chips.
func (d *Deps) chips(f *stage.Frame, r stage.Rect, x *Match) {
	shelf.Chips(f, r, &shelf.Line{Seats: x.Seats, Points: x.Over || x.scored, Places: x.Over})
}

// thumb is a match's map, small; its Kind is "" where there is none yet.
func (d *Deps) thumb(x *Match) stage.Pic {
	if d.Thumb == nil {
		return stage.Pic{}
	}
	return d.Thumb(x.ID)
}

// picture is the map as it lies at the end of a match, on a stamp.
func (d *Deps) picture(f *stage.Frame, x *Match, r stage.Rect) { shelf.Picture(f, d.thumb(x), r) }

// notes are what else there is to say of a match, a line each.
func (d *Deps) notes(x *Match) []string {
	notes := []string{d.Words.N("match.actions", x.Actions)}
	if x.Seed != "" { // of a match elsewhere nobody knows it before the end
		notes = append(notes, d.t("shelf.seed", with("Seed", x.Seed.Short())))
	}
	if turn, _ := d.turn(x); turn != "" {
		notes = append([]string{turn}, notes...)
	}
	if game := d.told(x); game != "" {
		notes = append([]string{game}, notes...)
	}
	for _, n := range []struct {
		is  bool
		key string
	}{{x.Away, "shelf.away"}, {x.Lesson, "shelf.lesson"}, {x.Branch, "shelf.branch"}, {x.Lifted, "shelf.lifted"}} {
		if n.is {
			notes = append(notes, d.t(n.key))
		}
	}
	return notes
}

// when says a time as people write it.
func (d *Deps) when(t time.Time) string { return shelf.When(d.Words, t) }

// fit cuts words to a width, as they are set at the usual size.
func fit(style int, words string, width float64) string {
	return paint.TextStyle(style, 0).Fit(words, width)
}
