package scenes

import (
	"time"

	"posterestante/assets/words"
	"posterestante/render/paint"
	"posterestante/render/stage"
	"posterestante/render/ui"
)

// Menu is the first scene.
type Menu struct {
	house  *House
	last   *Match // the match to go on with
	dialog *ui.Dialog
	stale  bool // the matches may have changed meanwhile
}

// NewMenu returns the menu of the house.
func NewMenu(h *House) *Menu { return &Menu{house: h, stale: true} }

// refresh looks for the last match that isn't over.
func (m *Menu) refresh() {
	m.stale, m.last = false, nil
	for _, x := range m.house.Matches() {
		if !x.Over {
			m.last = &x
			return
		}
	}
}

// Update implements stage.Scene.
func (m *Menu) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if m.dialog != nil {
		if m.dialog.Update(in) != "" {
			m.dialog = nil
		}
		return stage.Answer{Dirty: true}
	}
	if i, ok := ui.Part(in.Hit, "menu.language"); ok {
		m.house.speak(words.Languages()[i])
		return stage.Answer{Dirty: true}
	}
	next := func(s stage.Scene) stage.Answer {
		m.stale = true
		return stage.Answer{Go: stage.Push, Next: s}
	}
	switch in.Hit {
	case "menu.resume":
		if m.last == nil {
			break
		}
		s, err := m.house.OnResume(m.last.ID)
		if err != nil {
			m.dialog = m.house.oops(err)
			return stage.Answer{Dirty: true}
		}
		return next(s)
	case "menu.new":
		return next(NewJourney(m.house))
	case "menu.matches":
		return next(NewMatches(m.house))
	case "menu.settings":
		return next(NewSettings(m.house))
	case "menu.about":
		return next(&About{house: m.house})
	case "menu.quit":
		return stage.Answer{Go: stage.Quit}
	}
	return stage.Answer{}
}

// Build implements stage.Scene.
func (m *Menu) Build(f *stage.Frame) {
	if m.stale {
		m.refresh()
	}
	h := m.house
	backdrop(f)
	sheet := stage.Rect{X: 900, Y: 70, W: 924, H: 940}
	ui.Panel(f, sheet, 0)
	f.Add(stage.Pic{Kind: "poster"}, stage.Rect{X: 96, Y: 50, W: 740, H: 980})
	x, w := sheet.X+92.0, sheet.W-184
	y := sheet.Y + 24
	ui.Text(f, stage.Rect{X: x - 4, Y: y, W: w, H: 210}, paint.TextPoster, 0, "Poste")
	ui.Text(f, stage.Rect{X: x - 4, Y: y + 164, W: w + 40, H: 210}, paint.TextPoster, 0, "Restante")
	f.Add(stage.Pic{Kind: "postmark", Text: "52"}, stage.Rect{X: x + 424, Y: y + 30, W: 372, H: 146})
	y += 362
	ui.Text(f, stage.Rect{X: x, Y: y, W: w, H: 44}, paint.TextCaption, paint.Ink(paint.InkSoft), h.t("app.tagline"))
	y += 54
	ui.Rule(f, stage.Rect{X: x, Y: y, W: w, H: 4})
	y += 24
	first := "menu.new"
	high, step := 76.0, 88.0
	if m.last != nil {
		high, step = 66, 76
		first = "menu.resume"
		ui.Button(f, first, stage.Rect{X: x, Y: y, W: 360, H: high}, h.t("menu.resume"), paint.Main)
		note := stage.Rect{X: x + 384, Y: y, W: w - 384, H: high}
		ui.Text(f, note, paint.TextSmall, paint.LookWrap|paint.Ink(paint.InkSoft),
			m.last.Name+"\n"+h.Words.N("match.actions", m.last.Actions))
		y += step
	}
	look := 0
	if m.last == nil {
		look = paint.Main
	}
	for _, e := range []struct {
		id   string
		look int
	}{{"menu.new", look}, {"menu.matches", 0}, {"menu.settings", 0}, {"menu.about", 0}, {"menu.quit", 0}} {
		ui.Button(f, e.id, stage.Rect{X: x, Y: y, W: 360, H: high}, h.t(e.id), e.look)
		y += step
	}
	m.languages(f, stage.Rect{X: x + 420, Y: sheet.Y + sheet.H - 120, W: w - 420, H: 56})
	f.First = first
	if m.dialog != nil {
		m.dialog.Build(f)
	}
}

func (m *Menu) languages(f *stage.Frame, r stage.Rect) {
	names, on := []string{}, 0
	for i, l := range words.Languages() {
		names = append(names, m.house.t("language."+l))
		if l == m.house.Words.Lang() {
			on = i
		}
	}
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y - 40, W: r.W, H: 34}, paint.TextTag, paint.Ink(paint.InkSoft), m.house.t("menu.language"))
	ui.Choice(f, "menu.language", r, names, on)
}
