package menus

import (
	"time"

	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Welcome is what a first start shows over the menu, once: which language, where the
// system speaks none of ours, then whether to learn by playing or to begin a match
// at once, as it is usually begun.
type Welcome struct {
	deps   *Deps
	ask    bool // which language is still to be chosen
	met    func()
	dialog *ui.Dialog
}

type welcomeDo int

const (
	welcomeLearn welcomeDo = iota
	welcomePlay
)

// NewWelcome returns the scene; ask says that the language must be chosen first, met is
// called when it was left, so that it doesn't come again.
func NewWelcome(d *Deps, ask bool, met func()) *Welcome {
	return &Welcome{deps: d, ask: ask, met: met}
}

// Portrait implements stage.Portrait.
func (w *Welcome) Portrait() bool { return true }

// Update implements stage.Scene.
func (w *Welcome) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if a, asked := ui.Asks(&w.dialog, in); asked {
		return a
	}
	l, said := in.Did.(language)
	box, picked := in.Did.(lid)
	switch {
	case said:
		w.deps.speak(l)
		w.ask = false
		return stage.Answer{Dirty: true}
	case w.ask:
		return stage.Answer{}
	case ui.Leaves(in):
		w.met()
		return stage.Answer{Go: stage.Pop}
	case picked:
		return w.to(PageOf(w.deps, w.deps.Box[box].Name), nil)
	case in.Did == welcomePlay:
		return w.to(w.deps.OnStart(NewJourney(w.deps).Setup()))
	case in.Did == welcomeLearn && w.deps.Learn != nil:
		return w.to(w.deps.Learn())
	}
	return stage.Answer{}
}

// to goes to a scene in place of this one, or says what went wrong.
func (w *Welcome) to(s stage.Scene, err error) stage.Answer {
	if err == nil {
		w.met()
	}
	return w.deps.lead(stage.Replace, s, err, &w.dialog)
}

// Build implements stage.Scene.
func (w *Welcome) Build(f *stage.Frame) {
	backdrop(f)
	r := either(f, stage.Rect{X: 230, Y: 90, W: 1460, H: 900}, stage.Rect{X: 60, Y: 60, W: 960, H: 1800})
	ui.Panel(f, r, 3)
	x, wide := r.X+670, r.W-670-70
	if f.Tall {
		f.Add(stage.Pic{Kind: "poster"}, stage.Rect{X: r.X + 170, Y: r.Y + 40, W: 620, H: 876})
		r.Y, r.H = r.Y+890, r.H-890
		x, wide = r.X+80, r.W-160
	} else {
		f.Add(stage.Pic{Kind: "poster"}, stage.Rect{X: r.X + 40, Y: r.Y + 40, W: 580, H: 820})
	}
	ui.Text(f, stage.Rect{X: x, Y: r.Y + 72, W: wide, H: 144}, paint.TextTitle, 0, w.deps.t("app.name"))
	ui.Rule(f, stage.Rect{X: x, Y: r.Y + 216, W: wide, H: 4})
	if w.ask {
		w.languages(f, stage.Rect{X: x, Y: r.Y + 236, W: wide, H: 92})
	} else {
		w.ways(f, stage.Rect{X: x, Y: r.Y + 236, W: wide, H: r.H - 236 - 44})
	}
	w.games(f, stage.Rect{X: x, Y: r.Y + r.H - 44 - 2*wayStep - gamesHigh - 14, W: wide, H: gamesHigh})
	w.dialog.Build(f)
}

// languages are the languages to choose from, before all else.
func (w *Welcome) languages(f *stage.Frame, r stage.Rect) {
	for i, l := range words.Languages() {
		id := "welcome.language." + string(rune('0'+i))
		ui.Button(f, id, r.At(r.X, r.Y+float64(i)*104), w.deps.t("language."+l), paint.Main).Does = language(i)
	}
	f.First = "welcome.language.0"
}

const (
	wayStep   = 84.0  // from a button of the ways on to the next
	gamesHigh = 222.0 // of the games, with their names
)

// ways are what the box is, the ways on, and the language.
func (w *Welcome) ways(f *stage.Frame, r stage.Rect) {
	d := w.deps
	names, on := d.languages()
	const chooser = 250.0
	ui.Choice(f, "welcome.speak", stage.Rect{X: r.X + r.W - chooser, Y: r.Y - 206, W: chooser, H: 72}, names, on,
		ui.As[language])
	text := d.t("welcome.text", with("Game", d.t(d.Box[0].Name+".name")))
	high := min(ui.High(f, paint.TextBody, text, r.W), r.H-2*wayStep-gamesHigh-20)
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: high}, paint.TextBody,
		paint.LookWrap|paint.Ink(paint.InkSoft), text)
	y, half := r.Y+r.H-2*wayStep+14, (r.W-18)/2
	for _, e := range []struct {
		entry
		at   stage.Rect
		look int
	}{
		{entry{"welcome.learn", welcomeLearn}, stage.Rect{X: r.X, Y: y, W: r.W, H: 70}, paint.Main},
		{entry{"welcome.play", welcomePlay}, stage.Rect{X: r.X, Y: y + wayStep, W: half, H: 70}, 0},
		{entry{"welcome.menu", ui.Back}, stage.Rect{X: r.X + half + 18, Y: y + wayStep, W: half, H: 70}, 0},
	} {
		ui.Button(f, e.id, e.at, d.t(e.id), e.look).Does = e.does
	}
	f.First = "welcome.learn"
}

// games are the games of the box by their pictures and names; a click leads to the page of one.
func (w *Welcome) games(f *stage.Frame, r stage.Rect) {
	const gap = 16.0
	n := float64(len(w.deps.Box))
	wide := min((r.W-gap*(n-1))/n, 210)
	x := r.X + (r.W-wide*n-gap*(n-1))/2
	for i, g := range w.deps.Box {
		at := stage.Rect{X: x + float64(i)*(wide+gap), Y: r.Y, W: wide, H: 0.78 * wide}
		id, name, ink := "welcome.game."+string(rune('0'+i)), w.deps.t(g.Name+".name"), paint.InkUsual
		if ui.Pointed(f, id) != 0 {
			ink = paint.InkSea
		}
		if g.Lid != nil {
			f.Add(stage.Pic{Kind: "stampback"}, at)
			f.Add(g.Lid(), at.Inset(8))
		}
		ui.Text(f, stage.Rect{X: at.X - gap/2, Y: at.Y + at.H + 6, W: wide + gap, H: r.H - at.H - 6}, paint.TextTag,
			paint.LookWrap|paint.LookCentre|paint.Ink(ink), name)
		if !w.ask {
			f.Point(stage.Hot{ID: id, Does: lid(i), Rect: stage.Rect{X: at.X, Y: r.Y, W: wide, H: r.H}, Label: name,
				Lit: true})
		}
	}
}
