package menus

import (
	"time"

	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Menu is the first scene.
type Menu struct {
	deps   *Deps
	last   *Match // the match to go on with
	dialog *ui.Dialog
	stale  bool // the matches may have changed meanwhile
	rev    int  // of the shelf when it was looked at
}

// NewMenu returns the menu.
func NewMenu(d *Deps) *Menu { return &Menu{deps: d, stale: true} }

// refresh looks for the last match that isn't over.
func (m *Menu) refresh() {
	m.stale, m.rev, m.last = false, m.deps.news(), nil
	for _, x := range m.deps.Matches() {
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
	if i, ok := ui.Part(in.Hit, "menu.lid"); ok {
		m.stale = true
		return stage.Answer{Go: stage.Push, Next: NewJourneyOf(m.deps, m.deps.Box[i])}
	}
	if i, ok := ui.Part(in.Hit, "menu.language"); ok {
		m.deps.speak(words.Languages()[i])
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
		s, err := m.deps.OnResume(m.last.ID)
		if err != nil {
			m.dialog = m.deps.oops(err)
			return stage.Answer{Dirty: true}
		}
		return next(s)
	case "menu.new":
		return next(NewJourney(m.deps))
	case "menu.matches":
		return next(NewMatches(m.deps))
	case "menu.settings":
		return next(NewSettings(m.deps))
	case "menu.about":
		return next(&About{deps: m.deps})
	case "menu.quit":
		return stage.Answer{Go: stage.Quit}
	}
	for _, p := range m.deps.Pages {
		if in.Hit != "menu."+p.ID {
			continue
		}
		s, err := p.Open()
		if err != nil {
			m.dialog = m.deps.oops(err)
			return stage.Answer{Dirty: true}
		}
		return next(s)
	}
	return stage.Answer{Dirty: m.rev != m.deps.news()}
}

// The menu's buttons, in two columns.
const (
	half = 358.0 // how wide they are
	step = 74.0  // from one to the one below
)

// entries are the pages that the menu leads to, row by row.
func (m *Menu) entries() []string {
	out := []string{"menu.new", "menu.matches"}
	for _, p := range m.deps.Pages {
		out = append(out, "menu."+p.ID)
	}
	return append(out, "menu.settings", "menu.about", "menu.quit")
}

// Build implements stage.Scene.
func (m *Menu) Build(f *stage.Frame) {
	if m.stale || m.rev != m.deps.news() {
		m.refresh()
	}
	d := m.deps
	backdrop(f)
	sheet := stage.Rect{X: 900, Y: 70, W: 924, H: 940}
	ui.Panel(f, sheet, 0)
	d.shelf(f, stage.Rect{X: 96, Y: 70, W: 740, H: 940}, d.Box)
	x, w := sheet.X+92.0, sheet.W-184
	y := sheet.Y - 4
	ui.Text(f, stage.Rect{X: x - 4, Y: y, W: w, H: 210}, paint.TextPoster, 0, "Poste")
	ui.Text(f, stage.Rect{X: x - 4, Y: y + 164, W: w + 40, H: 210}, paint.TextPoster, 0, "Restante")
	f.Add(stage.Pic{Kind: "postmark", Text: "52"}, stage.Rect{X: x + 424, Y: y + 30, W: 372, H: 146})
	y += 360
	ui.Text(f, stage.Rect{X: x, Y: y, W: w, H: 44}, paint.TextCaption, paint.Ink(paint.InkSoft), d.t("app.tagline"))
	y += 52
	ui.Rule(f, stage.Rect{X: x, Y: y, W: w, H: 4})
	y += 22
	first, look := "menu.new", paint.Main
	if m.last != nil {
		first, look = "menu.resume", 0
		ui.Button(f, first, stage.Rect{X: x, Y: y, W: half, H: 72}, d.t(first), paint.Main)
		note := stage.Rect{X: x + half + 24, Y: y, W: half, H: 72}
		ui.Text(f, note, paint.TextSmall, paint.LookWrap|paint.Ink(paint.InkSoft),
			m.last.Name+"\n"+d.Words.N("match.actions", m.last.Actions))
		y += step + 8
	}
	for i, id := range m.entries() {
		r := stage.Rect{X: x + float64(i%2)*(half+24), Y: y + float64(i/2)*step, W: half, H: 64}
		ui.Button(f, id, r, d.t(id), look)
		look = 0
	}
	last := y + float64((len(m.entries())-1)/2)*step
	m.languages(f, stage.Rect{X: x + half + 24, Y: last, W: half, H: 64})
	f.First = first
	if m.dialog != nil {
		m.dialog.Build(f)
	}
}

func (m *Menu) languages(f *stage.Frame, r stage.Rect) {
	names, on := []string{}, 0
	for i, l := range words.Languages() {
		names = append(names, m.deps.t("language."+l))
		if l == m.deps.Words.Lang() {
			on = i
		}
	}
	ui.Choice(f, "menu.language", r, names, on)
}
