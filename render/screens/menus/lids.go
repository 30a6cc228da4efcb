package menus

import (
	"fmt"
	"math"
	"slices"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// The shelf, in logical pixels: how high a box is at most, the room between two.
const (
	lidMost = 300.0
	lidGap  = 20.0
)

// lidPlaces are where so many boxes lie on a shelf: in two columns, a few in one.
func lidPlaces(in stage.Rect, n int) (out []stage.Rect) {
	across := 2
	if n < 3 || in.H > in.W {
		across = 1
	}
	rows := math.Ceil(float64(n) / float64(across))
	w := (in.W - lidGap*float64(across-1)) / float64(across)
	h := min(lidMost, (in.H-lidGap*(rows-1))/rows)
	gap := max(lidGap, min((in.H-h*rows)/(rows+1), 3*lidGap)) // a tall page has room between them
	y := in.Y + (in.H-h*rows-gap*(rows-1))/2
	for i := range n {
		out = append(out, stage.Rect{X: in.X + float64(i%across)*(w+lidGap), Y: y + float64(i/across)*(h+gap),
			W: w, H: h})
	}
	return out
}

// shelf is games as boxes beside and below each other, with some facts of each.
func (d *Deps) shelf(f *stage.Frame, in stage.Rect, boxes []Boxed, facts func(Boxed) string) {
	for i, r := range lidPlaces(in, len(boxes)) {
		id := lidID(i)
		d.lid(f, boxes[i], r, ui.Pointed(f, id), facts(boxes[i]))
		f.Point(stage.Hot{ID: id, Does: lid(i), Rect: r, Label: d.t(boxes[i].Name + ".name"), Lit: true})
	}
}

// lid is a box of a shelf, by its place there.
type lid int

func lidID(i int) string { return fmt.Sprintf("menu.lid.%d", i) }

// hue is which box of the shelf a game has: the same everywhere.
func (d *Deps) hue(g Boxed) int {
	return slices.IndexFunc(d.Box, func(o Boxed) bool { return o.Name == g.Name })
}

// facts are who may play a game, and for how long.
func (d *Deps) facts(g Boxed) string {
	return d.Words.N("setup.seats", g.Most, with("Least", g.Least)) + " · " + d.t(g.Name+".minutes")
}

// lid is the lid of a game's box: its picture, its name, facts, and what it is like.
func (d *Deps) lid(f *stage.Frame, g Boxed, r stage.Rect, look int, facts string) {
	out := r.Inset(-paint.ShadowRoom)
	f.Add(stage.Pic{Kind: "lid", ID: d.hue(g), Look: look}, out)
	band := paint.LidBand(out.H)
	if g.Lid != nil {
		w := band - 32
		pic := stage.Rect{X: r.X + 12, Y: r.Y + (r.H-10-0.78*w)/2, W: w, H: 0.78 * w}
		f.Add(stage.Pic{Kind: "stampback"}, pic)
		f.Add(g.Lid(), pic.Inset(8))
	}
	x, w := r.X+band+24, r.W-band-48
	name, top, high := paint.TextFigure, 12.0, 48.0
	if long := d.t(g.Name + ".name"); r.H >= 250 && paint.TextStyle(paint.TextHead, 0).Width(long) <= w {
		name, top, high = paint.TextHead, 24, 58
	}
	ui.Text(f, stage.Rect{X: x, Y: r.Y + top, W: w, H: high}, name, 0, d.t(g.Name+".name"))
	y := r.Y + top + high
	ui.Text(f, stage.Rect{X: x, Y: y, W: w, H: 36}, paint.TextTag, paint.Ink(paint.InkSea), facts)
	style, blurb := paint.TextSmall, d.t(g.Name+".blurb")
	room := stage.Rect{X: x, Y: y + 44, W: w, H: r.Y + r.H - 22 - y - 44}
	if d.roomy(f, room) {
		style = paint.TextBody
	}
	ui.Text(f, room, style, paint.LookWrap|paint.Ink(paint.InkSoft), blurb)
}

// roomy says whether what every game is like has room there in large words, so that
// all lids are alike.
func (d *Deps) roomy(f *stage.Frame, r stage.Rect) bool {
	for _, g := range d.Box {
		if ui.High(f, paint.TextBody, d.t(g.Name+".blurb"), r.W) > r.H {
			return false
		}
	}
	return true
}
