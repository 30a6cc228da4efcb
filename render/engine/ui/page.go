package ui

import (
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Page adds the sheet that a page lies on, with its heading and the line below that; it
// gives the room from that line down to the end of the buttons' foot. Kind is a panel's;
// the holes of a notebook's sheet, of kind 2, would take too much of a tall one.
func Page(f *stage.Frame, kind int, heading string) (in stage.Rect) {
	f.Add(stage.Pic{Kind: "backdrop"}, f.Canvas())
	sheet, title := stage.Rect{X: 96, Y: 64, W: 1728, H: 952}, stage.Rect{X: 186, Y: 66, W: 1200, H: 148}
	in = stage.Rect{X: 190, Y: 216, W: 1570, H: 752}
	if f.Tall {
		sheet, title = stage.Rect{X: 30, Y: 40, W: 1020, H: 1840}, stage.Rect{X: 70, Y: 60, W: 940, H: 148}
		in = stage.Rect{X: 70, Y: 216, W: 940, H: 1616}
		if kind == 2 {
			kind = 0
		}
	}
	Panel(f, sheet, kind)
	Text(f, title, paint.TextTitle, 0, heading) // its room is high enough for an accent on a capital
	Rule(f, stage.Rect{X: in.X, Y: in.Y, W: in.W, H: 4})
	return in
}

// Foot is the row of buttons at the foot of such a page.
func Foot(in stage.Rect) stage.Rect {
	const high = 76.0
	return stage.Rect{X: in.X, Y: in.Y + in.H - high, W: in.W, H: high}
}
