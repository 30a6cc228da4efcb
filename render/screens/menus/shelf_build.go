package menus

import (
	"fmt"
	"strconv"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/screens/shelf"
)

// The shelf's page, in logical pixels: the list at the left, the match that is
// chosen at the right, the verbs along the foot.
const (
	shelfX, shelfW = 190.0, 940.0
	shelfTop       = 240.0
	shelfRow       = 118.0
	shelfRows      = 5
	sideLeft       = 1180.0
	sideWide       = 580.0
	footY, footH   = 892.0, 76.0
)

// Build implements stage.Scene.
func (m *Matches) Build(f *stage.Frame) {
	d := m.deps
	page(f, 2, d.t("matches.title"))
	if m.game != "" {
		x := 186 + paint.TextStyle(paint.TextTitle, 0).Width(d.t("matches.title")) + 40
		ui.Text(f, stage.Rect{X: x, Y: 118, W: sideLeft - 20 - x, H: 60}, paint.TextCaption, paint.Ink(paint.InkSea), d.t(m.game+".name"))
	}
	ui.Button(f, "matches.back", stage.Rect{X: shelfX, Y: footY, W: 190, H: footH}, d.t("setup.back"), 0)
	f.First = "matches.back"
	if len(m.all) > 0 {
		m.tabs(f)
		area := stage.Rect{X: shelfX, Y: shelfTop, W: shelfW, H: shelfRow * shelfRows}
		m.scroll.Build(f, "matches.list", area, len(m.list), shelfRow, func(i int, r stage.Rect) {
			d.row(f, fmt.Sprintf("matches.row.%d", i), r, &m.list[i], i == m.at)
		})
	}
	switch x := m.chosen(); {
	case x != nil:
		m.side(f, x)
		m.foot(f, x)
		f.First = fmt.Sprintf("matches.row.%d", m.at)
	case len(m.all) == 0 && d.unread() > 0: // soon there are some
	case len(m.all) == 0:
		m.empty(f, "matches.none")
	case m.over:
		m.empty(f, "shelf.none_over")
	default:
		m.empty(f, "shelf.none_going")
	}
	note := d.t("shelf.drop")
	if d.OnAsk != nil {
		note = ""
		m.ask(f)
	}
	if n := d.unread(); n > 0 {
		note = d.Words.N("shelf.reading", n)
	}
	ui.Text(f, stage.Rect{X: shelfX, Y: 838, W: shelfW, H: 40}, paint.TextTag, paint.Ink(paint.InkSoft), note)
	if m.dialog != nil {
		m.dialog.Build(f)
	}
}

// ask is the button that asks for a file: beside the tabs, or beside what an empty shelf offers.
func (m *Matches) ask(f *stage.Frame) {
	r := stage.Rect{X: sideLeft - 390, Y: 122, W: 360, H: 66}
	if len(m.all) == 0 {
		r = stage.Rect{X: shelfX + 384, Y: 390, W: 420, H: footH}
	}
	ui.Button(f, "matches.ask", r, m.deps.t("shelf.ask"), 0)
	if f.Over == "matches.ask" {
		ui.Tip(f, r, m.deps.t("shelf.ask_tip"))
	}
}

// tabs are the two halves of the shelf, with how many lie in each.
func (m *Matches) tabs(f *stage.Frame) {
	over, on := 0, 0
	for _, x := range m.all {
		if x.Over {
			over++
		}
	}
	if m.over {
		on = 1
	}
	ui.Choice(f, "matches.tab", stage.Rect{X: sideLeft, Y: 122, W: sideWide, H: 66},
		[]string{m.deps.t("shelf.going", with("N", len(m.all)-over)), m.deps.t("shelf.over", with("N", over))}, on)
}

// empty is what an empty shelf shows.
func (m *Matches) empty(f *stage.Frame, key string) {
	f.Add(stage.Pic{Kind: "parcel"}, stage.Rect{X: 1180, Y: 300, W: 520, H: 520})
	ui.Text(f, stage.Rect{X: shelfX, Y: 260, W: shelfW, H: 110}, paint.TextBody, paint.LookWrap|paint.Ink(paint.InkSoft), m.deps.t(key))
	ui.Button(f, "matches.new", stage.Rect{X: shelfX, Y: 390, W: 360, H: footH}, m.deps.t("menu.new"), paint.Main)
	f.First = "matches.new"
}

// side is the match that is chosen, large, with what else it offers.
func (m *Matches) side(f *stage.Frame, x *Match) {
	d := m.deps
	d.card(f, x, stage.Rect{X: sideLeft, Y: 240, W: sideWide, H: 610})
	y := 644.0
	for i := len(d.Extras) - 1; i >= 0; i-- {
		if e := &d.Extras[i]; e.offered(x) {
			y -= 64
			ui.Button(f, "matches."+e.ID, stage.Rect{X: sideLeft + cardNotes, Y: y, W: sideWide - cardNotes, H: 58}, d.t(e.Key), 0)
		}
	}
}

// cardNotes is where, from its left, the notes of a card begin.
const cardNotes = 354.0

// card is a match large: its map, when, what there is to say, who.
func (d *Deps) card(f *stage.Frame, x *Match, r stage.Rect) {
	soft := paint.Ink(paint.InkSoft)
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: 56}, paint.TextHead, 0, fit(paint.TextHead, x.Name, r.W))
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y + 56, W: r.W, H: 34}, paint.TextSmall, soft, d.when(x.When))
	const each, usual = 47.0, 4
	more := each * float64(max(0, len(x.Seats)-usual)) // what more travellers take of the picture's room
	d.picture(f, x, stage.Rect{X: r.X, Y: r.Y + 104, W: 330, H: 300 - more})
	y := r.Y + 108
	for _, note := range d.notes(x) {
		at, look := stage.Rect{X: r.X + cardNotes, Y: y, W: r.W - cardNotes, H: 34}, soft
		if paint.TextStyle(paint.TextSmall, 0).Width(note) > at.W { // a seed has up to 20 figures
			at.H, look = 64, soft|paint.LookWrap
		}
		ui.Text(f, at, paint.TextSmall, look, note)
		y += at.H + 4
	}
	if x.Problem != "" {
		ui.Text(f, stage.Rect{X: r.X, Y: r.Y + 416, W: r.W, H: 190}, paint.TextSmall, paint.LookWrap|paint.Ink(paint.InkWarn), x.Problem)
		return
	}
	for i, s := range x.Seats {
		d.player(f, stage.Rect{X: r.X, Y: r.Y + 420 - more + float64(i)*each, W: r.W, H: 44}, s, x.Over, x.tie())
	}
}

// player is a line of the match that is chosen: face, name, points, and the
// winner's rosette.
func (d *Deps) player(f *stage.Frame, r stage.Rect, s Player, over, tie bool) {
	shelf.Face(f, s, stage.Rect{X: r.X + 4, Y: r.Y, W: r.H, H: r.H})
	ui.Text(f, stage.Rect{X: r.X + 58, Y: r.Y, W: r.W - 330, H: r.H}, paint.TextLabel, 0, fit(paint.TextLabel, s.Name, r.W-330))
	if !over {
		return
	}
	if s.Place == 1 {
		key := "shelf.wins"
		if tie {
			key = "end.shared_short"
		}
		ui.Text(f, stage.Rect{X: r.X + r.W - 268, Y: r.Y, W: 130, H: r.H}, paint.TextTag, paint.LookRight|paint.Ink(paint.InkGood), d.t(key))
		f.Add(stage.Pic{Kind: "rosette", Text: "1"}, stage.Rect{X: r.X + r.W - 126, Y: r.Y, W: 36, H: r.H})
	}
	ui.Text(f, stage.Rect{X: r.X + r.W - 86, Y: r.Y, W: 86, H: r.H}, paint.TextFigure, paint.LookRight, strconv.Itoa(s.Points))
}

// foot is what can be done with the match that is chosen.
func (m *Matches) foot(f *stage.Frame, x *Match) {
	d := m.deps
	verb := d.t("matches.go")
	if x.Over {
		verb = d.t("shelf.replay")
	}
	for _, b := range []struct {
		id   string
		x, w float64
		verb string
		look int
		no   bool
	}{
		{"matches.delete", 410, 200, d.t("matches.delete"), 0, false},
		{"matches.rename", 626, 210, d.t("matches.rename"), 0, false},
		{"matches.share", 852, 200, d.t("shelf.share"), 0, d.OnShare == nil},
		{"matches.same", 1068, 300, d.t("shelf.same"), 0, d.OnSame == nil},
		{"matches.go", 1388, 372, verb, paint.Main, false},
	} {
		if !b.no {
			ui.Button(f, b.id, stage.Rect{X: b.x, Y: footY, W: b.w, H: footH}, b.verb, b.look)
		}
	}
	if f.Over == "matches.same" {
		ui.Tip(f, stage.Rect{X: 1068, Y: footY, W: 300, H: footH}, d.t("shelf.same_tip"))
	}
}
