package companion

import (
	"posterestante/render/engine/stage"
)

// turnCanvas lays the desk out anew where the window became higher than wide, or no
// longer is; an open tray stays open.
func (d *desk) turnCanvas(tall bool) {
	if d.Ctx.Tall == tall {
		return
	}
	d.Ctx.Tall = tall
	d.Forget()
	d.Motion.Done()
	d.show()
	if t := d.tray; t != nil {
		t.plan, t.large = plan{}, nil
		if at, _ := d.Lay.Rect(t.spot); t.kind == smallTray {
			t.items = d.fewItems(t.spot, at, t.of)
		}
	}
}

// panelTall is where trays lie on the tall canvas: over the map, which is at its top,
// below the bar.
var panelTall = stage.Rect{X: 20, Y: 56, W: 1040, H: 708}

// seatsMost is how high the tray of those who play is there at most: it hides more.
const seatsMost = 900.0

// panel is where trays lie: over the map, so that what is beside it stays in sight.
func (d *desk) panel() stage.Rect {
	if !d.Ctx.Tall {
		return stage.Rect{X: 456, Y: 8, W: d.Lay.Log.X - 8 - 456, H: 754}
	}
	r := panelTall
	if d.tray != nil && d.tray.kind == seatsTray {
		rows, foot := len(d.seatRows())+1, 20.0
		if d.laying {
			rows, foot = rows-1, 106
		}
		r.H = min(seatsTop+seatRow*float64(d.View.Seats)+14+dialHigh*float64(rows)+foot, seatsMost)
	}
	return r
}

// side is where the sheet lies that says what is to be done: where the log is otherwise,
// down to the page; what of the other seats lies under it their pages show too.
func (d *desk) side() stage.Rect {
	r := d.Lay.Log
	r.H = max(r.H, d.Lay.Prompt.Y-12-r.Y)
	return r
}

// storySide is where a turn is told: over the panels of the other seats too, where those
// stand above the log.
func (d *desk) storySide() stage.Rect {
	r := d.side()
	if !d.Ctx.Tall {
		r.Y, r.H = 4, r.Y+r.H-4
	}
	return r
}

// writtenAt is where a large number is written: over the page's points.
func (d *desk) writtenAt() stage.Rect {
	r := stage.Rect{X: 1240, Y: 560, W: 480, H: 196}
	if d.Ctx.Tall {
		r.X, r.Y = stage.TallWidth-r.W-8, d.Lay.Prompt.Y-24-r.H
	}
	return r
}

// keyAt is where the next button of those stands that aren't always there: at the end
// of the prompt, which it makes shorter, or on the tall canvas, whose prompt is short,
// below each other where a table offers what can be done.
func (d *desk) keyAt(prompt *stage.Rect, n int, w float64) stage.Rect {
	if d.Ctx.Tall {
		const high = 54.0
		r := d.Lay.Offer
		return stage.Rect{X: r.X, Y: r.Y + float64(n)*(high+4), W: r.W, H: high}
	}
	prompt.W -= w + 8
	return stage.Rect{X: prompt.X + prompt.W + 8, Y: prompt.Y - 2, W: w, H: 42}
}

// spoken is what may not be covered while something is shown large: the prompt, and the buttons that go on.
func (d *desk) spoken(*stage.Frame) []stage.Rect {
	return []stage.Rect{d.Lay.Prompt, d.Lay.Main}
}
