package scenes

import (
	"fmt"
	"strings"
	"time"

	"posterestante/render/paint"
	"posterestante/render/stage"
	"posterestante/render/ui"
)

// Matches is the list of matches.
type Matches struct {
	house  *House
	list   []Match
	at     int // the one that is chosen, or -1
	scroll ui.Scroll
	name   ui.Field
	dialog *ui.Dialog
	stale  bool
}

// NewMatches returns the list of the house's matches.
func NewMatches(h *House) *Matches { return &Matches{house: h, stale: true} }

func (m *Matches) refresh() {
	m.stale, m.list = false, m.house.Matches()
	m.at = min(m.at, len(m.list)-1)
	if m.at < 0 && len(m.list) > 0 {
		m.at = 0
	}
}

// Update implements stage.Scene.
func (m *Matches) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if m.stale {
		m.refresh()
	}
	if m.dialog != nil {
		m.answer(m.dialog.Update(in), in)
		return stage.Answer{Dirty: true}
	}
	dirty := m.scroll.Update(in, "matches.list")
	if i, ok := ui.Part(in.Hit, "matches.row"); ok {
		again := m.at == i
		m.at, dirty = i, true
		if again {
			in.Hit = "matches.go"
		}
	}
	if in.Back || in.Hit == "matches.back" {
		return stage.Answer{Go: stage.Pop}
	}
	if m.at < 0 || m.at >= len(m.list) {
		return stage.Answer{Dirty: dirty}
	}
	x := m.list[m.at]
	switch in.Hit {
	case "matches.go":
		s, err := m.house.OnResume(x.ID)
		if err != nil {
			m.dialog = m.house.oops(err)
			break
		}
		m.stale = true
		return stage.Answer{Go: stage.Push, Next: s}
	case "matches.rename":
		m.name = ui.Field{Text: x.Name, Max: 40}
		m.name.Edit()
		m.dialog = &ui.Dialog{Title: m.house.t("matches.rename_title"), Field: &m.name, Answers: []ui.Answer{
			{ID: "dialog.cancel", Verb: m.house.t("matches.cancel")},
			{ID: "dialog.save", Verb: m.house.t("matches.save"), Look: paint.Main}}}
	case "matches.delete":
		m.dialog = &ui.Dialog{Title: m.house.t("matches.delete_title"), Text: m.house.t("matches.delete_text", with("Name", x.Name)),
			Answers: []ui.Answer{
				{ID: "dialog.cancel", Verb: m.house.t("matches.keep")},
				{ID: "dialog.delete", Verb: m.house.t("matches.delete"), Look: paint.Danger}}}
	}
	return stage.Answer{Dirty: dirty || m.dialog != nil}
}

// answer acts on what a dialog was told. Enter in the name's field saves it.
func (m *Matches) answer(id string, in *stage.Input) {
	if id == "" && m.dialog.Field != nil && !m.name.Open && in.Has(stage.KeyEnter) {
		id = "dialog.save"
	}
	if id == "" {
		return
	}
	m.dialog = nil
	var err error
	switch id {
	case "dialog.save":
		if n := strings.TrimSpace(m.name.Text); n != "" {
			err = m.house.OnRename(m.list[m.at].ID, n)
		}
	case "dialog.delete":
		err = m.house.OnDelete(m.list[m.at].ID)
	default:
		return
	}
	if err != nil {
		m.dialog = m.house.oops(err)
	}
	m.refresh()
}

// Build implements stage.Scene.
func (m *Matches) Build(f *stage.Frame) {
	if m.stale {
		m.refresh()
	}
	h := m.house
	backdrop(f)
	ui.Panel(f, stage.Rect{X: 96, Y: 64, W: 1728, H: 952}, 2)
	const x, w = 190.0, 1570.0
	title(f, h.t("matches.title"))
	ui.Rule(f, stage.Rect{X: x, Y: 216, W: w, H: 4})
	if len(m.list) == 0 {
		ui.Text(f, stage.Rect{X: x, Y: 260, W: w, H: 50}, paint.TextBody, paint.Ink(paint.InkSoft), h.t("matches.none"))
	}
	m.scroll.Build(f, "matches.list", stage.Rect{X: x, Y: 236, W: w, H: 620}, len(m.list), 76, func(i int, r stage.Rect) { m.row(f, i, r) })
	const y = 892.0
	ui.Button(f, "matches.back", stage.Rect{X: x, Y: y, W: 200, H: 76}, h.t("setup.back"), 0)
	if m.at >= 0 && m.at < len(m.list) {
		ui.Button(f, "matches.delete", stage.Rect{X: 790, Y: y, W: 270, H: 76}, h.t("matches.delete"), 0)
		ui.Button(f, "matches.rename", stage.Rect{X: 1086, Y: y, W: 270, H: 76}, h.t("matches.rename"), 0)
		ui.Button(f, "matches.go", stage.Rect{X: 1384, Y: y, W: 376, H: 76}, h.t("matches.go"), paint.Main)
		f.First = fmt.Sprintf("matches.row.%d", m.at)
	}
	if m.dialog != nil {
		m.dialog.Build(f)
	}
}

func (m *Matches) row(f *stage.Frame, i int, r stage.Rect) {
	x := m.list[i]
	ui.Row(f, fmt.Sprintf("matches.row.%d", i), r, x.Name, i == m.at)
	soft := paint.Ink(paint.InkSoft)
	ui.Text(f, stage.Rect{X: r.X + 28, Y: r.Y, W: 480, H: r.H}, paint.TextLabel, 0, x.Name)
	ui.Text(f, stage.Rect{X: r.X + 530, Y: r.Y, W: 480, H: r.H}, paint.TextSmall, soft, strings.Join(x.Seats, ", "))
	state := m.house.Words.N("match.actions", x.Actions)
	if x.Over {
		state = m.house.t("matches.over")
	}
	ui.Text(f, stage.Rect{X: r.X + 1030, Y: r.Y, W: 220, H: r.H}, paint.TextSmall, soft, state)
	ui.Text(f, stage.Rect{X: r.X + r.W - 240, Y: r.Y, W: 220, H: r.H}, paint.TextSmall, soft|paint.LookRight, when(x.When))
}
