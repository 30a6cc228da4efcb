package menus

import (
	"time"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Menu is the first scene: the shelf of boxes, and what belongs to none of them.
type Menu struct {
	deps   *Deps
	last   *Match // the match to go on with
	dialog *ui.Dialog
	stale  bool // the matches may have changed meanwhile
	rev    int  // of the shelf when it was looked at
	tall   bool // it was built on the tall canvas
}

// Portrait implements stage.Portrait.
func (m *Menu) Portrait() bool { return true }

// NewMenu returns the menu.
func NewMenu(d *Deps) *Menu { return &Menu{deps: d, stale: true} }

// refresh looks for the last match that isn't over.
func (m *Menu) refresh() {
	m.stale, m.rev = false, m.deps.news()
	m.last = m.deps.running("")
}

// running is the newest match of a game that goes on, of any game for ""; nil for none.
func (d *Deps) running(game string) *Match {
	for _, x := range d.Matches() {
		if !x.Over && (game == "" || x.Game == game) {
			return &x
		}
	}
	return nil
}

// Say has the menu say what went wrong before it was there.
func (m *Menu) Say(err error) { m.dialog = m.deps.oops(err) }

// Update implements stage.Scene.
func (m *Menu) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if a, asked := ui.Asks(&m.dialog, in); asked {
		return a
	}
	switch do := in.Did.(type) {
	case lid:
		return m.to(NewOpened(m.deps, m.deps.Box[do], lidPlaces(m.shelfPlace(), len(m.deps.Box))[do]), nil)
	case language:
		m.deps.speak(do)
		return stage.Answer{Dirty: true}
	case *Link:
		return m.to(do.Open())
	case menuDo:
		return m.do(do)
	}
	return stage.Answer{Dirty: m.rev != m.deps.news()}
}

// menuDo is what the menu's own buttons do.
type menuDo int

const (
	menuResume menuDo = iota
	menuNew
	menuMatches
	menuSettings
	menuAbout
	menuQuit
)

func (m *Menu) do(do menuDo) stage.Answer {
	switch do {
	case menuResume:
		return m.to(m.deps.OnResume(m.last.ID))
	case menuNew:
		return m.to(NewJourney(m.deps), nil)
	case menuMatches:
		return m.to(NewMatches(m.deps), nil)
	case menuSettings:
		return m.to(NewSettings(m.deps), nil)
	case menuAbout:
		return m.to(NewAbout(m.deps), nil)
	}
	return stage.Answer{Go: stage.Quit}
}

// to goes to a scene, or says what went wrong.
func (m *Menu) to(s stage.Scene, err error) stage.Answer {
	m.stale = true
	return m.deps.lead(stage.Push, s, err, &m.dialog)
}

// The menu, in logical pixels: the name of the box over the shelf, a strip below it.
var (
	headPlace  = stage.Rect{X: 96, Y: 36, W: 1728, H: 168}
	shelfPlace = stage.Rect{X: 96, Y: 228, W: 1728, H: 620}
	stripPlace = stage.Rect{X: 96, Y: 872, W: 1728, H: 172}

	headTall  = stage.Rect{X: 48, Y: 36, W: 984, H: 334}
	shelfTall = stage.Rect{X: 48, Y: 390, W: 984, H: 1006}
	stripTall = stage.Rect{X: 48, Y: 1418, W: 984, H: 456}
)

func (m *Menu) shelfPlace() stage.Rect {
	if m.tall {
		return shelfTall
	}
	return shelfPlace
}

// The strip's buttons.
const (
	stripHigh = 62.0
	stripWide = 228.0
	stripGap  = 14.0
)

// entries are the pages that the menu leads to besides the boxes.
func (m *Menu) entries() []entry {
	out := []entry{{"menu.new", menuNew}, {"menu.matches", menuMatches}}
	for i := range m.deps.Links {
		p := &m.deps.Links[i]
		out = append(out, entry{"menu." + p.ID, p})
	}
	return append(out, []entry{{"menu.settings", menuSettings}, {"menu.about", menuAbout}, {"menu.quit", menuQuit}}...)
}

// entry is a button of the strip; its ID is the key of its words, too.
type entry struct {
	id   string
	does any
}

// Build implements stage.Scene.
func (m *Menu) Build(f *stage.Frame) {
	if m.stale || m.rev != m.deps.news() {
		m.refresh()
	}
	d := m.deps
	backdrop(f)
	m.head(f)
	m.tall = f.Tall
	d.shelf(f, m.shelfPlace(), d.Box, d.facts)
	ui.Panel(f, either(f, stripPlace, stripTall), 0)
	m.strip(f)
	m.dialog.Build(f)
}

// head is the name of the box, with a postmark, and a cyclist who rides on his stamp.
func (m *Menu) head(f *stage.Frame) {
	r := either(f, headPlace, headTall)
	ui.Panel(f, r, 1)
	at := either(f, stage.Rect{X: r.X + 768, Y: r.Y + 11, W: 640, H: 146},
		stage.Rect{X: r.X + 14, Y: r.Y + 172, W: r.W - 28, H: 148})
	f.Add(stage.Pic{Kind: "panorama"}, at)
	f.Sprites = append(f.Sprites, paint.Rider(at, f.Breath))
	f.Breathes = true
	name := m.deps.t("app.name")
	f.Add(stage.Pic{Kind: "stampframe", Text: "52"}, stage.Rect{X: r.X + 30, Y: r.Y + 14, W: 118, H: 140})
	f.Add(stage.Pic{Kind: "postmark", Text: "52"},
		either(f, stage.Rect{X: r.X + r.W - 400, Y: r.Y + 20, W: 372, H: 124},
			stage.Rect{X: r.X + r.W - 220, Y: r.Y + 58, W: 210, H: 90}))
	ui.Text(f, stage.Rect{X: r.X + 178, Y: r.Y + 2, W: 620, H: 124}, paint.TextTitle, 0, name)
	ui.Text(f, stage.Rect{X: r.X + 182, Y: r.Y + 118, W: 600, H: 40}, paint.TextLabel, paint.Ink(paint.InkSoft),
		m.deps.t("app.tagline"))
}

// strip is the match to go on with, and the pages that belong to no game.
func (m *Menu) strip(f *stage.Frame) {
	d, r := m.deps, either(f, stripPlace, stripTall)
	across, wide, y0 := 4, stripWide, r.Y+18
	left := stage.Rect{X: r.X + 24, Y: r.Y + 18, W: r.W - 48 - 4*stripWide - 3*stripGap - 24, H: r.H - 36}
	if f.Tall { // below each other
		across, wide, y0 = 2, (r.W-48-stripGap)/2, r.Y+18+136
		left.W, left.H = r.W-48, 118
	}
	f.First = "menu.new"
	if m.last != nil {
		f.First = "menu.resume"
		ui.Button(f, f.First, stage.Rect{X: left.X, Y: left.Y, W: 250, H: left.H},
			d.t("menu.resume"), paint.Main).Does = menuResume
		x, w := left.X+272, left.W-272
		ui.Text(f, stage.Rect{X: x, Y: left.Y + 4, W: w, H: 36}, paint.TextLabel, 0,
			paint.TextStyle(paint.TextLabel, 0).Larger(f.Text).Fit(m.last.Name, w))
		ui.Text(f, stage.Rect{X: x, Y: left.Y + 42, W: w, H: 40}, paint.TextSmall, paint.Ink(paint.InkSoft),
			fit(paint.TextSmall, d.told(m.last), w))
		ui.Text(f, stage.Rect{X: x, Y: left.Y + 84, W: w, H: 40}, paint.TextSmall, paint.Ink(paint.InkSoft),
			fit(paint.TextSmall, d.stand(m.last), w))
	} else {
		left.Y, left.H = left.Y+28, left.H-28
		ui.Text(f, left, paint.TextBody, paint.LookWrap|paint.Ink(paint.InkSoft), d.t("menu.pick"))
	}
	x0 := r.X + r.W - 24 - wide*float64(across) - stripGap*float64(across-1)
	at := func(i int) stage.Rect {
		return stage.Rect{X: x0 + float64(i%across)*(wide+stripGap), Y: y0 + float64(i/across)*(stripHigh-2+8), W: wide,
			H: stripHigh - 8}
	}
	if !f.Tall {
		at = func(i int) stage.Rect {
			return stage.Rect{X: x0 + float64(i%across)*(wide+stripGap), Y: y0 + float64(i/across)*(stripHigh+12),
				W: wide, H: stripHigh}
		}
	}
	all := m.entries()
	for i, e := range all {
		look := 0
		if e.id == f.First {
			look = paint.Main
		}
		ui.Button(f, e.id, at(i), d.t(e.id), look).Does = e.does
	}
	lang := at(len(all))
	if rest := across - len(all)%across; rest > 1 { // it has the rest of its row
		lang.W += float64(rest-1) * (wide + stripGap)
	}
	names, on := d.languages()
	ui.Choice(f, "menu.language", lang, names, on, ui.As[language])
}
