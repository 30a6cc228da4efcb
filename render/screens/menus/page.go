package menus

import (
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

func backdrop(f *stage.Frame) { f.Add(stage.Pic{Kind: "backdrop"}, f.Canvas()) }

// either is the first on the wide canvas, the second on the tall one.
func either(f *stage.Frame, wide, tall stage.Rect) stage.Rect {
	if f.Tall {
		return tall
	}
	return wide
}

// page is the sheet that a page lies on, with its heading and the line below that; it
// gives the room from that line down to the buttons' foot. The holes of a notebook's
// sheet, of kind 2, would take too much of a tall one.
func page(f *stage.Frame, kind int, heading string) (in stage.Rect) {
	backdrop(f)
	in = either(f, stage.Rect{X: 190, Y: 216, W: 1570, H: 752}, stage.Rect{X: 70, Y: 216, W: 940, H: 1616})
	if f.Tall && kind == 2 {
		kind = 0
	}
	ui.Panel(f, either(f, stage.Rect{X: 96, Y: 64, W: 1728, H: 952}, stage.Rect{X: 30, Y: 40, W: 1020, H: 1840}), kind)
	// The title's room is high enough for an accent on a capital.
	ui.Text(f, either(f, stage.Rect{X: 186, Y: 66, W: 1200, H: 148}, stage.Rect{X: 70, Y: 60, W: 940, H: 148}), paint.TextTitle, 0, heading)
	ui.Rule(f, stage.Rect{X: in.X, Y: in.Y, W: in.W, H: 4})
	return in
}

// foot is the row of buttons at the foot of such a page.
func foot(in stage.Rect) stage.Rect {
	return stage.Rect{X: in.X, Y: in.Y + in.H - footH, W: in.W, H: footH}
}
