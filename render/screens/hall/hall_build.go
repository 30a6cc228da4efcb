package hall

import (
	"fmt"
	"image"
	"slices"
	"strings"

	"posterestante/game/room"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// plan is where things lie, in logical pixels.
type plan struct{ invite, seats, foot stage.Rect }

func planOf(f *stage.Frame, in stage.Rect, invites bool) (p plan) {
	const gap = 48.0
	left := 620 + 30*float64(f.Text) // larger words need more room here than over there
	p.foot = ui.Foot(in)
	body := stage.Rect{X: in.X, Y: in.Y + 24, W: in.W, H: in.H - p.foot.H - 48}
	switch {
	case !invites:
		p.seats = body
		if !f.Tall {
			p.seats.X, p.seats.W = in.X+250, in.W-500
		}
	case f.Tall:
		p.invite = stage.Rect{X: body.X, Y: body.Y, W: body.W, H: 700}
		p.seats = stage.Rect{X: body.X, Y: body.Y + 700 + gap/2, W: body.W, H: body.H - 700 - gap/2}
	default:
		p.invite = stage.Rect{X: body.X, Y: body.Y, W: left, H: body.H}
		p.seats = stage.Rect{X: body.X + left + gap, Y: body.Y, W: body.W - left - gap, H: body.H}
	}
	return p
}

// Build implements stage.Scene.
func (h *Hall) Build(f *stage.Frame) {
	r, w := h.link.Hall(), h.deps.Words
	title := w.T("hall.title")
	if r.Game != "" {
		title = w.T(r.Game + ".name")
	}
	in := ui.Page(f, 0, title)
	p := planOf(f, in, h.invite != nil)
	if h.invite != nil {
		h.buildInvite(f, p.invite)
	}
	h.buildSeats(f, p.seats, r)
	h.buildFoot(f, p.foot, r)
	if h.dialog == nil {
		ui.Tooltip(f)
	}
	h.dialog.Build(f)
}

// buildInvite shows how others come: the picture of the link, the words to be spoken, the link.
func (h *Hall) buildInvite(f *stage.Frame, r stage.Rect) {
	i, w, soft := h.invite, h.deps.Words, paint.Ink(paint.InkSoft)
	const side, pitch = 220.0, 46.0
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: 46}, paint.TextHead, 0, w.T("hall.invite"))
	y := r.Y + 58
	x, wide := r.X, r.W
	if im, ok := i.QR.(*image.RGBA); ok {
		at := stage.Rect{X: r.X, Y: y, W: side, H: side}
		ui.Panel(f, at, 1)
		f.Add(stage.Pic{Kind: "print", Data: paint.Print{Image: im}}, at.Inset(12))
		x, wide = r.X+side+26, r.W-side-26
	}
	ui.Text(f, stage.Rect{X: x, Y: y, W: wide, H: 32}, paint.TextSmall, soft, w.T("hall.phrase"))
	high := 0.0
	for k, line := range append([]string{i.Host}, twoByTwo(i.Phrase)...) {
		ui.Text(f, stage.Rect{X: x, Y: y + 34 + pitch*float64(k), W: wide, H: pitch}, paint.TextLabel, 0, line)
		high = pitch * float64(k+1)
	}
	y = max(y+side, y+36+high) + 18
	const bw, bh = 150.0, 48.0 // of the button that copies
	ui.Text(f, stage.Rect{X: r.X, Y: y, W: r.W - bw - 8, H: 30}, paint.TextSmall, soft, w.T("hall.link"))
	y += 34
	if h.deps.Copy != nil && i.Link != "" {
		at := stage.Rect{X: r.X + r.W - bw, Y: y - bh - 3, W: bw, H: bh}
		ui.Button(f, "hall.copy", at, w.T("hall.copy"), 0).Does = copying{}
	}
	y = h.buildLink(f, stage.Rect{X: r.X, Y: y, W: r.W}) + 12
	h.buildNotes(f, stage.Rect{X: r.X, Y: y, W: r.W, H: r.Y + r.H - y})
}

// buildNotes says how the room can be reached, and whom a guest trusts, in smaller letters where there is little room.
func (h *Hall) buildNotes(f *stage.Frame, r stage.Rect) {
	const gap = 10.0
	style, all := paint.TextSmall, 0.0
	for _, n := range h.invite.Notes {
		all += ui.High(f, style, n, r.W) + gap
	}
	if all-gap > r.H {
		style = paint.TextTag
	}
	y := r.Y
	for _, n := range h.invite.Notes {
		high := ui.High(f, style, n, r.W)
		ui.Text(f, stage.Rect{X: r.X, Y: y, W: r.W, H: high}, style, paint.LookWrap|paint.Ink(paint.InkSoft), n)
		y += high + gap
	}
}

// buildLink writes the link, on two lines where one is too short; it says how far down they go.
func (h *Hall) buildLink(f *stage.Frame, r stage.Rect) float64 {
	style := paint.TextStyle(paint.TextTag, 0).Larger(f.Text)
	rest, y := h.invite.Link, r.Y
	for line := 0; line < 3 && rest != ""; line++ {
		n := len(rest)
		for n > 1 && style.Width(rest[:n]) > r.W {
			n--
		}
		ui.Text(f, stage.Rect{X: r.X, Y: y, W: r.W, H: 32}, paint.TextTag, paint.Ink(paint.InkSea), rest[:n])
		rest, y = rest[n:], y+32
	}
	return y
}

// twoByTwo puts six words on three lines.
func twoByTwo(phrase string) (out []string) {
	ws := strings.Fields(phrase)
	for len(ws) > 0 {
		n := min(2, len(ws))
		out, ws = append(out, strings.Join(ws[:n], "  ")), ws[n:]
	}
	return out
}

// buildSeats shows who sits where.
func (h *Hall) buildSeats(f *stage.Frame, r stage.Rect, hall room.Hall) {
	const top, gap = 78.0, 10.0
	w := h.deps.Words
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y, W: 190, H: 60}, paint.TextLabel, paint.Ink(paint.InkSoft), w.T("hall.name"))
	field := stage.Rect{X: r.X + 200, Y: r.Y, W: r.W - 200, H: 60}
	if hall.Host || hall.Clock > 0 {
		const wide = 290.0
		field.W -= wide + 24
		h.buildClock(f, stage.Rect{X: r.X + r.W - wide, Y: r.Y - 2, W: wide, H: 64}, hall)
	}
	h.name.Build(f, "hall.name", field, w.T("hall.name"))
	if hall.Host || hall.Late {
		const line = 56.0
		r.H -= line + gap
		h.buildLate(f, stage.Rect{X: r.X, Y: r.Y + r.H + gap, W: r.W, H: line}, hall)
	}
	high := min(92, (r.H-top)/float64(max(1, len(hall.Seats)))-gap)
	for i := range hall.Seats {
		h.buildSeat(f, stage.Rect{X: r.X, Y: r.Y + top + float64(i)*(high+gap), W: r.W, H: high}, hall, i)
	}
}

// buildSeat is one seat: its colour, who sits there, and what can be done about it.
func (h *Hall) buildSeat(f *stage.Frame, r stage.Rect, hall room.Hall, i int) {
	w, c := h.deps.Words, hall.Seats[i]
	ui.Panel(f, r, 1)
	f.Add(stage.Pic{Kind: "swatch", ID: c.Colour}, stage.Rect{X: r.X + 18, Y: r.Y + 18, W: r.H - 36, H: r.H - 36})
	name, note, soft := c.Name, "", 0
	switch {
	case c.Kind == room.Open:
		name, soft = w.T("hall.free"), paint.Ink(paint.InkSoft)
		note = w.T("hall.free_note")
	case c.Kind != "person":
		name, note = h.deps.Said(c.Kind), w.T("hall.opponent")
	case c.Mine:
		note = w.T("hall.you")
	case c.Here:
		note = w.T("hall.here")
	default:
		note = w.T("hall.away")
	}
	if c.Agrees {
		note += " · " + w.T("hall.agreed")
	}
	x, wide := r.X+r.H+6, r.W-r.H-6
	buttons := h.buttons(hall, i)
	const bw, bg = 218.0, 10.0
	wide -= float64(len(buttons))*(bw+bg) + 12
	style := paint.TextStyle(paint.TextLabel, 0).Larger(f.Text)
	mid := r.Y + r.H/2 + min(4, r.H/2-33)
	ui.Text(f, stage.Rect{X: x, Y: mid - 40, W: wide, H: 40}, paint.TextLabel, soft, style.Fit(name, wide))
	ui.Text(f, stage.Rect{X: x, Y: mid, W: wide, H: 34}, paint.TextSmall, paint.Ink(paint.InkSoft), note)
	for k, b := range buttons {
		at := stage.Rect{X: r.X + r.W - float64(len(buttons)-k)*(bw+bg) - 6, Y: r.Y + r.H/2 - 32, W: bw, H: 64}
		ui.Button(f, fmt.Sprintf("hall.%s.%d", b.id, i), at, w.T("hall."+b.id), b.look).Does = b.does
	}
}

// button is what can be done about a seat; its id names its words.
type button struct {
	id   string
	does any
	look int
}

func (h *Hall) buttons(hall room.Hall, i int) (out []button) {
	c := hall.Seats[i]
	switch {
	case c.Kind == room.Open:
		out = append(out, button{"sit", sitting(i), paint.Main})
		if hall.Host {
			out = append(out, button{"give", giving(i), 0})
		}
	case c.Mine && hall.Clock > 0 && !c.Agrees:
		out = append(out, button{"agree", agreeing(i), paint.Main}, button{"stand", standing(i), 0})
	case c.Mine && hall.Clock > 0:
		out = append(out, button{"disagree", refusing(i), 0}, button{"stand", standing(i), 0})
	case c.Mine:
		out = append(out, button{"stand", standing(i), 0})
	case hall.Host && c.Kind != "person":
		out = append(out, button{"another", giving(i), 0}, button{"open", freeing(i), 0})
	case hall.Host:
		out = append(out, button{"open", freeing(i), 0})
	}
	return out
}

// settled says whether all persons agreed to the clock.
func settled(r room.Hall) bool {
	not := func(c room.Chair) bool { return c.Kind == "person" && !c.Agrees }
	return r.Clock == 0 || !slices.ContainsFunc(r.Seats, not)
}

// buildFoot is the way back, how the room stands, and the way on.
func (h *Hall) buildFoot(f *stage.Frame, r stage.Rect, hall room.Hall) {
	w := h.deps.Words
	ui.Button(f, "hall.leave", stage.Rect{X: r.X, Y: r.Y, W: 230, H: r.H}, w.T("hall.leave"), 0).Does = ui.Back
	said, bad := h.status(hall)
	if hall.Watch > 0 {
		said += "\n" + w.N("hall.watch", hall.Watch)
	}
	ink, wide := paint.InkSoft, r.W-250
	if bad {
		ink = paint.InkWarn
	}
	if hall.Host {
		const bw = 340.0
		look := paint.Main
		for _, c := range hall.Seats {
			if c.Kind == room.Open {
				look |= paint.Off
				break
			}
		}
		ui.Button(f, "hall.begin", stage.Rect{X: r.X + r.W - bw, Y: r.Y, W: bw, H: r.H}, w.T("hall.begin"),
			look).Does = beginning{}
		wide -= bw + 20
	}
	ui.Text(f, stage.Rect{X: r.X + 254, Y: r.Y, W: wide, H: r.H}, paint.TextSmall, paint.LookWrap|paint.Ink(ink), said)
}
