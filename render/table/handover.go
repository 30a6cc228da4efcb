package table

import (
	"time"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// handover is the page between two persons; nothing of the table is seen meanwhile.
type handover struct{ *acting }

// Covers implements Coverer.
func (t *handover) Covers() bool { return t.phase == handing }

// Update implements Part.
func (t *handover) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	if t.phase != handing {
		return a, false
	}
	switch {
	case in.Did == ready:
		t.enter(playing)
		t.recap(t.Ctx.Page)
	case in.Back, in.Did == stage.CmdMenu:
		t.pause()
	}
	return stage.Answer{Dirty: in.Acts(), Busy: t.moving()}, true
}

// handOver puts a page between two persons that shows nothing of anybody.
func (m *pointer) handOver(to game.Seat) stage.Answer {
	m.enter(handing)
	m.Ctx.Page = to
	m.View.Seat = to // nothing is shown before "ready"
	m.note, m.lastTold, m.trace, m.Ctx.Open = "", nil, nil, game.Nobody
	m.picker.Reset(nil)
	return stage.Answer{Dirty: true}
}

// recap shows a person what happened since their last turn, as motion: the
// table as they left it, and then only the events of the others.
func (t *acting) recap(seat game.Seat) {
	s := t.session()
	n := s.Len()
	for n > 0 && s.Step(n-1).Seat != seat {
		n--
	}
	t.View.Seat = seat
	t.see(seat)
	if n == 0 || n == s.Len() || t.deps.Speed == 0 {
		return
	}
	t.show(s.ViewAt(n, seat))
	t.queue, t.flow.own = s.Since(seat), false
	t.hold(n)
	t.hasten()
	t.timeline.tellOf(t.timeline.told())
}

// Build is the page between two persons: a pure function of the name
// and the colour of who comes next.
func (t *handover) Build(f *stage.Frame) {
	if t.phase != handing {
		return
	}
	f.Add(stage.Pic{Kind: "backdrop"}, f.Canvas())
	w, seat := t.deps.Words, t.Ctx.Page
	f.Add(stage.Pic{Kind: "seatcloth", ID: t.deps.Colours[seat]}, f.Canvas())
	all := f.Canvas()
	at := func(down, wide, high float64) stage.Rect { // about the middle, so far down the page
		return stage.Rect{X: (all.W - wide) / 2, Y: 190 + (all.H-stage.Height)/2 + down, W: wide, H: high}
	}
	page := at(0, min(1200, all.W-80), 640)
	ui.Panel(f, page, 3)
	if face, ok := t.face(seat); ok {
		f.Add(stage.Pic{Kind: "photo", ID: t.deps.Colours[seat]}, at(16, 184, 184))
		f.Add(face, at(36, 144, 144))
		f.Add(stage.Pic{Kind: "swatch", ID: t.deps.Colours[seat]}, stage.Rect{X: all.W/2 + 56, Y: page.Y + 140,
			W: 72, H: 72})
	} else {
		f.Add(stage.Pic{Kind: "swatch", ID: t.deps.Colours[seat]}, at(60, 120, 120))
	}
	v := t.session().View(game.Nobody)
	named, asked := at(200, page.W-80, 150), t.Teller.Announce(&v)
	if asked != "" {
		named.Y, named.H = named.Y-10, 120
	}
	ui.Text(f, named, paint.TextTitle, paint.LookCentre, t.deps.Names[seat])
	ui.Text(f, at(312, page.W-80, 50), paint.TextHead, paint.LookCentre, asked)
	ui.Text(f, at(366, page.W-160, 50), paint.TextCaption, paint.LookCentre|paint.Ink(paint.InkSoft),
		w.T("handover.ready"))
	ui.Button(f, "handover.ready", at(450, 400, 88), w.T("handover.go"), paint.Main).Does = ready
	ui.Button(f, "handover.menu", at(558, 200, 52), w.T("table.menu"), paint.Quiet).Does = stage.CmdMenu
	f.First = "handover.ready"
}
