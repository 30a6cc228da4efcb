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
	ui.Text(f, stage.Rect{X: x, Y: r.Y + 56, W: wide, H: 148}, paint.TextTitle, 0, w.deps.t("app.name"))
	ui.Rule(f, stage.Rect{X: x, Y: r.Y + 216, W: wide, H: 4})
	y := r.Y + 250
	if w.ask {
		for i, l := range words.Languages() {
			id := "welcome.language." + string(rune('0'+i))
			at := stage.Rect{X: x, Y: y + 20 + float64(i)*120, W: wide, H: 92}
			ui.Button(f, id, at, w.deps.t("language."+l), paint.Main).Does = language(i)
		}
		f.First = "welcome.language.0"
		return
	}
	high := min(ui.High(f, paint.TextBody, w.deps.t("welcome.text"), wide), 330) // above the buttons
	ui.Text(f, stage.Rect{X: x, Y: y, W: wide, H: high}, paint.TextBody, paint.LookWrap|paint.Ink(paint.InkSoft),
		w.deps.t("welcome.text"))
	const step = 88.0 // from a button to the next
	y = r.Y + r.H - 50 - 3*step
	look := paint.Main
	all := []entry{{"welcome.learn", welcomeLearn}, {"welcome.play", welcomePlay}, {"welcome.menu", ui.Back}}
	for i, e := range all {
		ui.Button(f, e.id, stage.Rect{X: x, Y: y + float64(i)*step, W: wide, H: 70}, w.deps.t(e.id), look).Does = e.does
		look = 0
	}
	f.First = "welcome.learn"
	w.dialog.Build(f)
}
