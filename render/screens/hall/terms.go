package hall

import (
	"slices"
	"strconv"

	"posterestante/game/room"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// buildClock says how long a turn may take; the host's button chooses another time.
func (h *Hall) buildClock(f *stage.Frame, r stage.Rect, hall room.Hall) {
	words := h.deps.Words.T("hall.clock." + strconv.Itoa(hall.Clock))
	if !hall.Host {
		if hall.Clock > 0 {
			ui.Text(f, r, paint.TextSmall, paint.LookCentre|paint.Ink(paint.InkSoft), words)
		}
		return
	}
	i := slices.Index(room.Clocks, hall.Clock) + 1
	ui.Button(f, "hall.clock", r, words, 0).Does = timing(room.Clocks[i%len(room.Clocks)])
}

// buildLate says what those who look on may see, and who has agreed; the host's button asks for more, others agree.
func (h *Hall) buildLate(f *stage.Frame, r stage.Rect, hall room.Hall) {
	const bw = 250.0
	w, waits, mine, agrees := h.deps.Words, 0, false, true
	for _, c := range hall.Seats {
		if c.Kind == "person" && !c.Shows {
			waits++
		}
		mine, agrees = mine || c.Mine, agrees && (!c.Mine || c.Shows)
	}
	said := w.T("hall.late.no")
	switch {
	case hall.Late && waits > 0:
		said = w.N("hall.late.waits", waits)
	case hall.Late:
		said = w.T("hall.late.yes")
	}
	at := stage.Rect{X: r.X + r.W - bw, Y: r.Y, W: bw, H: r.H}
	switch {
	case hall.Host && !hall.Late:
		ui.Button(f, "hall.late", at, w.T("hall.late.ask"), 0).Does = latening(true)
	case hall.Host && agrees:
		ui.Button(f, "hall.late", at, w.T("hall.late.end"), 0).Does = latening(false)
	case mine && agrees:
		ui.Button(f, "hall.show", at, w.T("hall.disagree"), 0).Does = showing(false)
	case mine:
		ui.Button(f, "hall.show", at, w.T("hall.agree"), paint.Main).Does = showing(true)
	}
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y, W: r.W - bw - 16, H: r.H}, paint.TextSmall,
		paint.LookWrap|paint.Ink(paint.InkSoft), said)
}
