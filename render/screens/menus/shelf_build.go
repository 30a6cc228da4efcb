package menus

import (
	"fmt"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// The shelf's page, in logical pixels.
const (
	shelfRow     = 118.0
	sideLeft     = 1180.0
	footY, footH = 892.0, 76.0
)

// matchesPlan is where things stand on the shelf's page, on either canvas: what chooses what
// is listed, the list, the match that is chosen, and the verbs of that; or what an empty
// shelf says.
type matchesPlan struct {
	name      float64 // where the name of the game ends at the right
	tabs, ask stage.Rect
	list      stage.Rect
	note      stage.Rect
	card      stage.Rect
	bare

	back, remove, rename, share, same, goOn stage.Rect
}

// bare is where things stand on an empty shelf.
type bare struct{ none, begin, askNone, parcel stage.Rect }

var (
	// The list at the left, the match at the right, the verbs along the foot.
	matchesWide = matchesPlan{
		name: sideLeft - 20,
		tabs: stage.Rect{X: sideLeft, Y: 122, W: 580, H: 66},
		ask:  stage.Rect{X: sideLeft - 390, Y: 122, W: 360, H: 66},
		list: stage.Rect{X: 190, Y: 240, W: 940, H: 5 * shelfRow},
		note: stage.Rect{X: 190, Y: 838, W: 940, H: 40},
		card: stage.Rect{X: sideLeft, Y: 240, W: 580, H: 610},

		bare: bare{
			none:    stage.Rect{X: 190, Y: 260, W: 940, H: 110},
			begin:   stage.Rect{X: 190, Y: 390, W: 360, H: footH},
			askNone: stage.Rect{X: 574, Y: 390, W: 420, H: footH},
			parcel:  stage.Rect{X: 1180, Y: 300, W: 520, H: 520},
		},

		back:   stage.Rect{X: 190, Y: footY, W: 190, H: footH},
		remove: stage.Rect{X: 410, Y: footY, W: 200, H: footH},
		rename: stage.Rect{X: 626, Y: footY, W: 210, H: footH},
		share:  stage.Rect{X: 852, Y: footY, W: 200, H: footH},
		same:   stage.Rect{X: 1068, Y: footY, W: 300, H: footH},
		goOn:   stage.Rect{X: 1388, Y: footY, W: 372, H: footH},
	}
	// The list, the match below it, the verbs in two rows.
	matchesTall = matchesPlan{
		name: 1010,
		tabs: stage.Rect{X: 70, Y: 246, W: 940, H: 72},
		ask:  stage.Rect{X: 690, Y: 246, W: 320, H: 72},
		list: stage.Rect{X: 70, Y: 346, W: 940, H: 5 * shelfRow},
		note: stage.Rect{X: 70, Y: 946, W: 940, H: 40},
		card: stage.Rect{X: 70, Y: 1020, W: 940, H: 612},

		bare: bare{
			none:    stage.Rect{X: 70, Y: 350, W: 940, H: 110},
			begin:   stage.Rect{X: 70, Y: 480, W: 400, H: footH},
			askNone: stage.Rect{X: 490, Y: 480, W: 420, H: footH},
			parcel:  stage.Rect{X: 130, Y: 760, W: 820, H: 820},
		},

		back:   stage.Rect{X: 70, Y: 1756, W: 190, H: footH},
		remove: stage.Rect{X: 70, Y: 1664, W: 200, H: footH},
		rename: stage.Rect{X: 286, Y: 1664, W: 210, H: footH},
		share:  stage.Rect{X: 512, Y: 1664, W: 200, H: footH},
		same:   stage.Rect{X: 728, Y: 1664, W: 282, H: footH},
		goOn:   stage.Rect{X: 638, Y: 1756, W: 372, H: footH},
	}
)

// Portrait implements stage.Portrait.
func (m *Matches) Portrait() bool { return true }

// Build implements stage.Scene.
func (m *Matches) Build(f *stage.Frame) {
	d := m.deps
	plan := matchesWide
	if f.Tall {
		plan = matchesTall
	}
	in := ui.Page(f, 2, d.t("matches.title"))
	if m.game != "" {
		x := in.X - 4 + paint.TextStyle(paint.TextTitle, 0).Width(d.t("matches.title")) + 40
		ui.Text(f, stage.Rect{X: x, Y: 118, W: plan.name - x, H: 60}, paint.TextCaption, paint.Ink(paint.InkSea),
			d.t(m.game+".name"))
	}
	ui.Button(f, "matches.back", plan.back, d.t("setup.back"), 0).Does = ui.Back
	f.First = "matches.back"
	if len(m.all) > 0 {
		m.tabs(f, plan)
		m.scroll.Build(f, "matches.list", plan.list, len(m.list), shelfRow, func(i int, r stage.Rect) {
			d.row(f, "matches.row", i, r, &m.list[i], i == m.at)
		})
	}
	switch x := m.chosen(); {
	case x != nil:
		if free := plan.list.H - shelfRow*float64(len(m.list)); f.Tall && free > 200 {
			f.Add(stage.Pic{Kind: "panorama"}, stage.Rect{X: plan.list.X, Y: plan.list.Y + plan.list.H - free/2 - 74,
				W: plan.list.W, H: 148})
		}
		m.side(f, x, plan.card)
		m.foot(f, x, plan)
		f.First = fmt.Sprintf("matches.row.%d", m.at)
	case len(m.all) == 0 && d.unread() > 0: // soon there are some
	case len(m.all) == 0:
		m.empty(f, plan, "matches.none")
	case m.over:
		m.empty(f, plan, "shelf.none_over")
	default:
		m.empty(f, plan, "shelf.none_going")
	}
	note := d.t("shelf.drop")
	if d.OnAsk != nil {
		note = ""
		m.ask(f, plan)
	}
	if n := d.unread(); n > 0 {
		note = d.Words.N("shelf.reading", n)
	}
	at := plan.note
	if f.Tall && m.chosen() == nil { // the parcel lies there
		at.Y = plan.begin.Y + plan.begin.H + 30
	}
	ui.Text(f, at, paint.TextTag, paint.Ink(paint.InkSoft), note)
	m.dialog.Build(f)
}

// ask is the button that asks for a file: beside the tabs, or beside what an empty shelf offers.
func (m *Matches) ask(f *stage.Frame, plan matchesPlan) {
	r := plan.ask
	if len(m.all) == 0 {
		r = plan.askNone
	}
	ui.Button(f, "matches.ask", r, m.deps.t("shelf.ask"), 0).Does = matchesAsk
	if f.On == matchesAsk {
		ui.Tip(f, r, m.deps.t("shelf.ask_tip"))
	}
}

// tabs are the two halves of the shelf, with how many lie in each.
func (m *Matches) tabs(f *stage.Frame, plan matchesPlan) {
	over, on := 0, 0
	for _, x := range m.all {
		if x.Over {
			over++
		}
	}
	if m.over {
		on = 1
	}
	r := plan.tabs
	if m.deps.OnAsk != nil && r.Meets(plan.ask) {
		r.W = plan.ask.X - 20 - r.X
	}
	ui.Choice(f, "matches.tab", r,
		[]string{m.deps.t("shelf.going", with("N", len(m.all)-over)), m.deps.t("shelf.over", with("N", over))},
		on, ui.As[tab])
}

// empty is what an empty shelf shows.
func (m *Matches) empty(f *stage.Frame, plan matchesPlan, key string) {
	f.Add(stage.Pic{Kind: "parcel"}, plan.parcel)
	ui.Text(f, plan.none, paint.TextBody, paint.LookWrap|paint.Ink(paint.InkSoft), m.deps.t(key))
	ui.Button(f, "matches.new", plan.begin, m.deps.t("menu.new"), paint.Main).Does = matchesNew
	f.First = "matches.new"
}

// side is the match that is chosen, large, with what else it offers.
func (m *Matches) side(f *stage.Frame, x *Match, r stage.Rect) {
	d := m.deps
	d.card(f, x, r)
	_, more := travellersRoom(len(x.Seats))
	high, end := 58.0, r.Y+404-more // beside the picture's end
	if f.Tall {
		high, end = 72, r.Y+r.H
	}
	for i := len(d.MatchActions) - 1; i >= 0; i-- {
		if e := &d.MatchActions[i]; e.offered(x) {
			end -= high + 6
			at := stage.Rect{X: r.X + cardNotes, Y: end, W: r.W - cardNotes, H: high}
			ui.Button(f, "matches."+e.ID, at, d.t(e.Key), 0).Does = e
		}
	}
}

// foot is what can be done with the match that is chosen.
func (m *Matches) foot(f *stage.Frame, x *Match, plan matchesPlan) {
	d := m.deps
	verb := d.t("matches.go")
	if x.Over {
		verb = d.t("shelf.replay")
	}
	for _, b := range []struct {
		id   string
		does matchDo
		at   stage.Rect
		verb string
		look int
		no   bool
	}{
		{"matches.delete", matchDelete, plan.remove, d.t("matches.delete"), 0, false},
		{"matches.rename", matchRename, plan.rename, d.t("matches.rename"), 0, x.Away},
		{"matches.share", matchShare, plan.share, d.t("shelf.share"), 0, d.OnShare == nil || x.Away},
		{"matches.same", matchSame, plan.same, d.t("shelf.same"), 0, d.OnSame == nil || x.Away},
		{"matches.go", matchGo, plan.goOn, verb, paint.Main, false},
	} {
		if !b.no {
			ui.Button(f, b.id, b.at, b.verb, b.look).Does = b.does
		}
	}
	if f.On == matchSame {
		ui.Tip(f, plan.same, d.t("shelf.same_tip"))
	}
}
