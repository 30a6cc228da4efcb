package table

import (
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// What who looks on does.
type (
	watching struct{}  // asks to see all, one round late
	through  game.Seat // looks through a seat's eyes; Nobody for those of whoever acts
)

// watches takes the buttons of who looks on at a match elsewhere.
func (c *company) watches(in *stage.Input) (a stage.Answer, done bool) {
	switch did := in.Did.(type) {
	case watching:
		c.asksToWatch()
	case through:
		seat := game.Seat(did)
		if !c.shown.Late || int(seat) >= len(c.deps.Names) || c.phase == looking {
			return a, false
		}
		if c.far.follow = seat == game.Nobody; c.far.follow {
			seat = max(c.session().Turn(), 0)
		}
		c.looks(seat)
	default:
		return a, false
	}
	return stage.Answer{Dirty: true}, true
}

// asksToWatch says what it costs before all is seen.
func (c *company) asksToWatch() {
	w := c.deps.Words
	c.Dialog = &ui.Dialog{Title: w.T("away.watch.title"), Text: w.T("away.watch.text"), Answers: []ui.Answer{
		{ID: "dialog.stay", Verb: w.T("away.watch.no")},
		{ID: "away.watch.yes", Verb: w.T("away.watch.yes"), Look: paint.Main, Do: func() stage.Answer {
			c.far.Watch()
			return stage.Answer{}
		}}}}
}

// buildEyes is what who looks on chooses by: the offer to see all, or the badge that says how late it is and through
// whose eyes. It gives where it ends.
func (c *company) buildEyes(f *stage.Frame, x float64) float64 {
	const side, gap = 46.0, 6.0
	w := c.deps.Words
	if c.shown.Offers {
		c.iconButton(f, "away.watch", stage.Rect{X: x, Y: 2, W: 56, H: 50}, "padlock_open", w.T("away.watch.verb"),
			0).Does = watching{}
		return x + 56 + gap
	}
	badge := w.T("away.late")
	wide := ui.Wide(f, paint.TextSmall, badge, side) + 28
	ui.Panel(f, stage.Rect{X: x, Y: 4, W: wide, H: side}, 1)
	ui.Text(f, stage.Rect{X: x + 12, Y: 4, W: wide - 14, H: side}, paint.TextSmall, paint.Ink(paint.InkSea), badge)
	x += wide + gap
	each := min(50, (f.Canvas().W-x)/float64(len(c.deps.Names)+1)-gap)
	for seat := game.Nobody; int(seat) < len(c.deps.Names); seat++ {
		c.buildEye(f, stage.Rect{X: x, Y: 2, W: each, H: 50}, seat)
		x += each + gap
	}
	return x
}

// buildEye is the button of a seat's eyes; Nobody's are those of whoever acts.
func (c *company) buildEye(f *stage.Frame, r stage.Rect, seat game.Seat) {
	w, look := c.deps.Words, 0
	chosen := !c.far.follow && seat == c.View.Seat || c.far.follow && seat == game.Nobody
	if chosen {
		look = paint.Main
	}
	if seat == game.Nobody {
		c.iconButton(f, "away.eyes", r, "first_player", w.T("away.follow"), look).Does = through(seat)
		return
	}
	h := c.iconButton(f, "away.eyes."+string(rune('0'+seat)), r, "",
		w.T("away.eyes", map[string]any{"Name": c.deps.Names[seat]}), look)
	h.Does = through(seat)
	f.Add(stage.Pic{Kind: "swatch", ID: c.deps.Colours[seat]},
		stage.Rect{X: r.X + r.W/2 - 15, Y: r.Y + 10, W: 30, H: 30})
}
