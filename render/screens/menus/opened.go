package menus

import (
	"math"
	"time"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Opened is a game's box with its lid lifted: the match to go on with, and all that
// the game has.
type Opened struct {
	deps   *Deps
	game   Boxed
	from   stage.Rect    // where its lid lay on the shelf
	since  time.Duration // how long it has been lifted
	last   *Match
	over   int // how many of its matches are over
	going  int // and how many go on
	dialog *ui.Dialog
	stale  bool
	rev    int

	lid, tray stage.Rect // where they lie
}

// lifting is how long a lid is on its way.
const lifting = 320 * time.Millisecond

// lidPlace is where the lid lies once it is lifted, trayPlace the box below.
var (
	lidPlace  = stage.Rect{X: 96, Y: 48, W: 854, H: 300}
	goOnPlace = stage.Rect{X: 976, Y: 48, W: 848, H: 290}
	trayPlace = stage.Rect{X: 96, Y: 376, W: 1728, H: 532}

	lidTall  = stage.Rect{X: 48, Y: 48, W: 984, H: 282}
	goOnTall = stage.Rect{X: 48, Y: 364, W: 984, H: 290}
	trayTall = stage.Rect{X: 48, Y: 692, W: 984, H: 1050}
)

// NewOpened opens the box of a game whose lid lies there.
func NewOpened(d *Deps, g Boxed, from stage.Rect) *Opened {
	o := &Opened{deps: d, game: g, from: from, stale: true}
	if p := d.Prefs(); p.Calm || p.Speed == 0 {
		o.since = lifting
	}
	return o
}

// PageOf is the page of a game without its lid being lifted, nil for a game that isn't
// on the shelf.
func PageOf(d *Deps, game string) stage.Scene {
	for _, g := range d.Box {
		if g.Name == game {
			o := NewOpened(d, g, lidPlace)
			o.since = lifting
			return o
		}
	}
	return nil
}

// Portrait implements stage.Portrait.
func (o *Opened) Portrait() bool { return true }

// Fades says that the scene comes with a motion of its own, see stage.Fader.
func (o *Opened) Fades() bool { return true }

// refresh looks at the game's matches.
func (o *Opened) refresh() {
	o.stale, o.rev, o.last, o.over, o.going = false, o.deps.news(), nil, 0, 0
	for _, x := range o.deps.Matches() {
		switch {
		case x.Game != o.game.Name:
		case x.Over:
			o.over++
		default:
			if o.going++; o.last == nil {
				o.last = &x
			}
		}
	}
}

// Update implements stage.Scene.
func (o *Opened) Update(in *stage.Input, dt time.Duration) stage.Answer {
	if a, asked := ui.Asks(&o.dialog, in); asked {
		return a
	}
	moved := o.since < lifting
	o.since += dt
	if in.Hit != "" || in.Back || in.Miss || len(in.Keys) > 0 {
		o.since = lifting // it isn't waited for
	}
	if ui.Leaves(in) {
		return stage.Answer{Go: stage.Pop}
	}
	if s, err := o.open(in.Did); err != nil {
		o.dialog = o.deps.oops(err)
		moved = true
	} else if s != nil {
		o.stale = true
		return stage.Answer{Go: stage.Push, Next: s}
	}
	return stage.Answer{Busy: o.since < lifting, Dirty: moved || o.rev != o.deps.news()}
}

type openedDo int

const (
	openedResume openedDo = iota
	openedPlay
	openedMatches
)

// open is the scene that is chosen, nil for none.
func (o *Opened) open(do any) (stage.Scene, error) {
	switch do := do.(type) {
	case *GameLink:
		return do.Open(o.game.Name)
	case openedDo:
		switch do {
		case openedResume:
			return o.deps.OnResume(o.last.ID)
		case openedPlay:
			return NewJourneyOf(o.deps, o.game), nil
		case openedMatches:
			return NewMatchesOf(o.deps, o.game.Name), nil
		}
	}
	return nil, nil
}

// ways are those that a game has.
func (d *Deps) ways(g Boxed) (out []*GameLink) {
	for i := range d.GameLinks {
		if w := &d.GameLinks[i]; w.Has == nil || w.Has(g.Name) {
			out = append(out, w)
		}
	}
	return out
}

// Build implements stage.Scene.
func (o *Opened) Build(f *stage.Frame) {
	if o.stale || o.rev != o.deps.news() {
		o.refresh()
	}
	backdrop(f)
	o.lid, o.tray = either(f, lidPlace, lidTall), either(f, trayPlace, trayTall)
	part := min(float64(o.since)/float64(lifting), 1)
	eased := 1 - math.Pow(1-part, 3)
	ui.Panel(f, either(f, goOnPlace, goOnTall), 1)
	f.Add(stage.Pic{Kind: "tray", ID: o.deps.hue(o.game)}, o.tray.Inset(-paint.ShadowRoom))
	o.goOn(f)
	o.entries(f)
	ui.Button(f, "page.back", stage.Rect{X: o.tray.X, Y: o.tray.Y + o.tray.H + 28, W: 260, H: 76},
		o.deps.t("page.back"), 0).Does = ui.Back
	if part < 1 { // what lies in the box comes to light
		for i := range f.Sprites[1:] {
			f.Sprites[1+i].Alpha = max(eased, 0.02)
		}
	}
	n := len(f.Sprites)
	f.Point(stage.Hot{ID: "page.lid", Does: ui.Back, Rect: o.lid, Label: o.deps.t("page.close"), Lit: true})
	o.deps.lid(f, o.game, o.lid, ui.Pointed(f, "page.lid"), o.deps.facts(o.game))
	if part < 1 {
		o.lift(f.Sprites[n:], eased)
	}
	o.dialog.Build(f)
}

// lift moves the lid's sprites to where it is on its way from the shelf: it rises a
// little towards the eye, tilts, and lies down.
func (o *Opened) lift(sprites []stage.Sprite, part float64) {
	k := o.from.W / o.lid.W
	k += (1 - k) * part
	rise := math.Sin(math.Pi * part)
	k *= 1 + 0.05*rise
	angle := -0.035 * rise
	cx, cy := o.lid.Mid()
	fx, fy := o.from.Mid()
	x, y := fx+(cx-fx)*part, fy+(cy-fy)*part-26*rise
	sin, cos := math.Sincos(angle)
	for i := range sprites {
		s := &sprites[i]
		mx, my := s.Rect.Mid()
		dx, dy := (mx-cx)*k, (my-cy)*k
		s.Rect.X += x + dx*cos - dy*sin - mx
		s.Rect.Y += y + dx*sin + dy*cos - my
		s.Zoom, s.Angle = k, angle
	}
}

// goOn is the match that goes on, on one sheet that is one button; without one, the
// way to a first one.
func (o *Opened) goOn(f *stage.Frame) {
	d, r := o.deps, either(f, goOnPlace, goOnTall)
	x, w := r.X+36, r.W-72
	verb := stage.Rect{X: r.X + r.W - 336, Y: r.Y + r.H - 104, W: 300, H: 80}
	f.First = "page.resume"
	if o.last == nil {
		f.First = "page.begin"
		f.Add(stage.Pic{Kind: "stampframe", Text: "52"}, stage.Rect{X: r.X + 30, Y: r.Y + 28, W: 190, H: 228})
		f.Add(stage.Pic{Kind: "postmark", Text: d.t("setup.mark")},
			stage.Rect{X: r.X + 168, Y: r.Y + 138, W: 320, H: 132})
		ui.Text(f, stage.Rect{X: r.X + 250, Y: r.Y + 30, W: w - 214, H: 120}, paint.TextBody,
			paint.LookWrap|paint.Ink(paint.InkSoft), d.t("page.none"))
		ui.Button(f, f.First, verb, d.t("page.play"), paint.Main).Does = openedPlay
		return
	}
	d.picture(f, o.last, stage.Rect{X: x, Y: r.Y + 30, W: 262, H: 230})
	left, room := x+290, w-290
	ui.Text(f, stage.Rect{X: left, Y: r.Y + 22, W: room, H: 54}, paint.TextCaption, 0,
		fit(paint.TextCaption, o.last.Name, room))
	ui.Text(f, stage.Rect{X: left, Y: r.Y + 76, W: room, H: 36}, paint.TextSmall, paint.Ink(paint.InkSoft),
		fit(paint.TextSmall, d.stand(o.last), room))
	d.chips(f, stage.Rect{X: left, Y: r.Y + 122, W: room, H: 40}, o.last)
	f.Point(stage.Hot{ID: f.First, Does: openedResume, Rect: r, Label: d.t("menu.resume"), Lit: true})
	look := paint.Main | ui.Pointed(f, f.First)
	f.Add(stage.Pic{Kind: "button", Look: look, Text: d.t("menu.resume")}, verb)
}
