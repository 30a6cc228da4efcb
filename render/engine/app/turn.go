package app

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"posterestante/render/engine/stage"
)

// leafs is in how many strips a sheet bends that is turned.
const leafs = 18

// turner shows how one scene gives way to another. Its two pictures of the screen
// are there only while that lasts.
type turner struct {
	n        int // the turn that was begun last
	was, new *ebiten.Image
	grain    *ebiten.Image // one white pixel, for shadows
}

// keep takes a picture of the screen as it is, when a turn begins. It says whether
// one is under way, so that all must be drawn.
func (t *turner) keep(screen *ebiten.Image, kind stage.Turn, n int) bool {
	if kind == stage.TurnNone {
		t.free()
		return false
	}
	if n != t.n || t.was == nil || t.was.Bounds() != screen.Bounds() {
		t.free()
		t.n = n
		t.was = copyOf(nil, screen)
	}
	return true
}

// free lets go of the pictures.
func (t *turner) free() {
	for _, im := range []*ebiten.Image{t.was, t.new} {
		if im != nil {
			im.Deallocate()
		}
	}
	t.was, t.new = nil, nil
}

// copyOf copies the screen into an image of its size, a new one for nil.
func copyOf(to, screen *ebiten.Image) *ebiten.Image {
	if to == nil {
		to = ebiten.NewImageWithOptions(screen.Bounds(), &ebiten.NewImageOptions{Unmanaged: true})
	}
	to.DrawImage(screen, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	return to
}

// show lays the turn over the new scene, which is on the screen already.
func (t *turner) show(screen *ebiten.Image, kind stage.Turn, part float64) {
	eased := part * part * (3 - 2*part)
	b := screen.Bounds()
	w := float64(b.Dx())
	switch kind {
	case stage.TurnFade:
		op := &ebiten.DrawImageOptions{}
		op.ColorScale.ScaleAlpha(float32(1 - eased))
		screen.DrawImage(t.was, op)
	case stage.TurnOn:
		t.sheet(screen, t.was, 0, w, 0, 1-eased)
	case stage.TurnBack:
		t.over(screen)
		t.sheet(screen, t.new, 0, w, 0, eased)
	case stage.TurnUnfold:
		t.sheet(screen, t.was, 0, w/2, 0, 1-eased)
		t.sheet(screen, t.was, w/2, w, w, 1-eased)
	case stage.TurnFold:
		t.over(screen)
		t.sheet(screen, t.new, 0, w/2, 0, eased)
		t.sheet(screen, t.new, w/2, w, w, eased)
	}
}

// over puts what was on the screen back on it, and keeps the new scene to come over it.
func (t *turner) over(screen *ebiten.Image) {
	t.new = copyOf(t.new, screen)
	screen.DrawImage(t.was, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
}

// sheet draws the part of a picture between two of its columns as a sheet that
// turns about a spine: open is how much of it is seen, 1 all. Its free edge is
// nearer to the eye, in the shade, and throws a shadow.
func (t *turner) sheet(screen, im *ebiten.Image, from, to, spine, open float64) {
	if open <= 0.002 {
		return
	}
	b := im.Bounds()
	h := float64(b.Dy())
	lift := math.Sin(math.Pi * open) // how far it stands up from the table
	x := func(u float64) float64 { return spine + (u-spine)*open }
	far := from
	if math.Abs(to-spine) > math.Abs(from-spine) {
		far = to
	}
	t.shade(screen, x(far), math.Copysign(0.10*(to-from)*lift+1, far-spine), h, 0.34*lift)
	step := (to - from) / leafs
	for i := range leafs {
		u0, u1 := math.Round(from+float64(i)*step), math.Round(from+float64(i+1)*step)
		out := math.Abs((u0+u1)/2-spine) / math.Abs(far-spine) // 0 at the spine, 1 at the free edge
		grow := 1 + 0.055*lift*out
		op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		op.GeoM.Translate(0, -h/2)
		op.GeoM.Scale(open, grow)
		op.GeoM.Translate(x(u0), h/2)
		dark := float32(1 - 0.30*lift*(0.35+0.65*out))
		op.ColorScale.Scale(dark, dark, dark, 1)
		part := im.SubImage(image.Rect(b.Min.X+int(u0), b.Min.Y, b.Min.X+int(u1)+1, b.Max.Y)).(*ebiten.Image)
		screen.DrawImage(part, op)
	}
}

// shade is the soft shadow beside an edge at x, so wide to one side.
func (t *turner) shade(screen *ebiten.Image, x, wide, high, strength float64) {
	if t.grain == nil {
		t.grain = ebiten.NewImage(1, 1)
		t.grain.Fill(color.White)
	}
	const n = 10
	for i := range n {
		op := &ebiten.DrawImageOptions{}
		op.GeoM.Scale(math.Abs(wide)/n+1, high)
		at := x + wide*float64(i)/n
		if wide < 0 {
			at -= math.Abs(wide)/n + 1
		}
		op.GeoM.Translate(at, 0)
		fall := 1 - float64(i)/n
		op.ColorScale.Scale(0.17, 0.11, 0.08, 1)
		op.ColorScale.ScaleAlpha(float32(strength * fall * fall))
		screen.DrawImage(t.grain, op)
	}
}
