package menus

import (
	"fmt"
	"slices"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// lidMost is how high a box on the shelf is at most, lidGap the room between two.
const (
	lidMost = 264.0
	lidGap  = 14.0
)

// shelf is games as boxes, one below the other.
func (d *Deps) shelf(f *stage.Frame, in stage.Rect, boxes []Boxed) {
	n := float64(len(boxes))
	high := min(lidMost, (in.H-lidGap*(n-1))/n)
	y := in.Y + (in.H-high*n-lidGap*(n-1))/2
	for i, g := range boxes {
		d.box(f, i, g, stage.Rect{X: in.X, Y: y + float64(i)*(high+lidGap), W: in.W, H: high})
	}
}

// box is one of them: its picture, its name, who may play for how long, and what
// it is like.
func (d *Deps) box(f *stage.Frame, i int, g Boxed, r stage.Rect) {
	id, name := fmt.Sprintf("menu.lid.%d", i), d.t(g.Name+".name")
	look := 0
	if f.Over == id {
		look = paint.Over
	}
	out := r.Inset(-paint.ShadowRoom)
	hue := slices.IndexFunc(d.Box, func(o Boxed) bool { return o.Name == g.Name }) // a box has the same everywhere
	f.Add(stage.Pic{Kind: "lid", ID: hue, Look: look}, out)
	f.Hots = append(f.Hots, stage.Hot{ID: id, Rect: r, Label: name, Lit: true})
	band := paint.LidBand(out.H)
	if g.Lid != nil {
		w := band - 32
		pic := stage.Rect{X: r.X + 12, Y: r.Y + (r.H-10-0.78*w)/2, W: w, H: 0.78 * w}
		f.Add(stage.Pic{Kind: "stampback"}, pic)
		f.Add(g.Lid(), pic.Inset(8))
	}
	x, w := r.X+band+20, r.W-band-40
	ui.Text(f, stage.Rect{X: x, Y: r.Y + 14, W: w, H: 50}, paint.TextFigure, 0, name)
	facts := d.Words.N("setup.seats", g.Most, with("Least", g.Least)) + " · " + d.t(g.Name+".minutes")
	ui.Text(f, stage.Rect{X: x, Y: r.Y + 64, W: w, H: 34}, paint.TextTag, paint.Ink(paint.InkSea), facts)
	ui.Text(f, stage.Rect{X: x, Y: r.Y + 100, W: w, H: r.H - 122}, paint.TextSmall, paint.LookWrap|paint.Ink(paint.InkSoft), d.t(g.Name+".blurb"))
}
