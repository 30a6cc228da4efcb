package app

import (
	"image"
	"math"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"posterestante/assets/palette"
	"posterestante/render/engine/damage"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

const (
	widest     = 2040                   // device pixels; larger pictures are cut, so that pages stay small
	usualCut   = 255                    // the same at 1280x720, see cut
	keepPixels = 2_600_000              // at 1280x720: with the screen under 20 MiB of textures
	settleFor  = 150 * time.Millisecond // after a resize, before pictures are painted anew
)

// drawer draws frames, and keeps the pictures painted for them.
type drawer struct {
	tables  [2]paint.Table // with patterns as usual, and strong
	table   paint.Table    // the one in use
	strong  bool
	view    view // pictures are painted for
	kept    map[look]*picture
	pixels  int
	frames  int
	resize  time.Time // when the window last changed size, or zero
	painted map[look]*image.RGBA
	order   []placed
	filter  ebiten.Filter
	litter  int            // pixels painted since memory was given back
	last    []stage.Sprite // what the screen shows
	lastAs  view           // and where; the zero view when all must be drawn anew
	first   opening
}

func newDrawer(t paint.Table) *drawer {
	return &drawer{tables: [2]paint.Table{t, t.Strong()}, table: t, kept: map[look]*picture{},
		painted: map[look]*image.RGBA{}}
}

// weave sets how strong patterns are; it says whether that changed, so that all
// must be drawn anew.
func (d *drawer) weave(strong bool) bool {
	if strong == d.strong {
		return false
	}
	d.strong, d.table = strong, d.tables[0]
	if strong {
		d.table = d.tables[1]
	}
	clear(d.painted)
	d.first = opening{}
	d.forget()
	return true
}

// forget drops all kept pictures.
func (d *drawer) forget() {
	d.lastAs = view{}
	for k := range d.kept {
		d.drop(k)
	}
}

// resized has pictures stretched until the window keeps its size for a moment.
func (d *drawer) resized(v view) {
	if v.k == d.view.k {
		d.view = v
		return
	}
	d.resize = time.Now()
	if d.frames == 0 {
		d.view, d.resize = v, time.Time{}
	}
}

func (d *drawer) unsettled() bool { return !d.resize.IsZero() || d.first.owed }

// settle says whether pictures must be painted anew now.
func (d *drawer) settle(now time.Time) bool {
	if d.resize.IsZero() || now.Sub(d.resize) < settleFor {
		return false
	}
	d.resize = time.Time{}
	d.forget()
	return true
}

// everywhere is all of the screen, the bars beside the canvas included.
var everywhere = stage.Rect{X: -stage.Width, Y: -stage.Height, W: 3 * stage.Width, H: 3 * stage.Height}

// damaged are the parts of the screen that must be drawn anew: what is drawn
// stays on the screen from frame to frame.
func (d *drawer) damaged(f *stage.Frame, v view) []stage.Rect {
	was, same := d.last, v == d.lastAs && d.resize.IsZero()
	d.last, d.lastAs = append([]stage.Sprite(nil), f.Sprites...), v
	if !same {
		return []stage.Rect{everywhere}
	}
	parts := damage.Between(was, f.Sprites)
	switch {
	case damage.Area(parts) > 0.7*stage.Width*stage.Height:
		return []stage.Rect{everywhere}
	case len(parts) == 0: // a window that was covered wants to be shown again: a pixel does it
		return []stage.Rect{{W: 2, H: 2}}
	}
	return parts
}

// frame draws what changed, in order: managed images of one page, few commands.
func (d *drawer) frame(screen *ebiten.Image, f *stage.Frame, v view) {
	d.frames++
	if d.resize.IsZero() {
		d.view = v
	}
	parts := d.damaged(f, v)
	if d.open(screen, f, v) {
		return
	}
	d.makeRoom(f, parts, v)
	// All uploads first: one between two drawings would end the batch.
	d.order = d.order[:0]
	for i := range f.Sprites {
		s := &f.Sprites[i]
		if s.Hide || s.Rect.W <= 0 || s.Rect.H <= 0 {
			continue
		}
		b := damage.Bounds(*s)
		if slices.ContainsFunc(parts, func(r stage.Rect) bool { return damage.Meet(b, r) }) {
			d.order = append(d.order, placed{s, d.picture(s), b})
		} else if p := d.kept[d.look(s)]; p != nil { // it stays on the screen, and is soon wanted again
			p.used = d.frames
		}
	}
	d.filter = ebiten.FilterNearest // as exact where nothing is stretched, and cheaper
	moves := slices.ContainsFunc(d.order, func(p placed) bool { return !p.plain(v.k / d.view.k) })
	if moves || d.frames == 2 { // the second frame, that nobody waits for, readies it
		d.filter = ebiten.FilterLinear // one for all: another ends the batch
	}
	bare := v.x > 0 || v.y > 0 || !covered(f)
	for _, r := range parts {
		d.part(screen, r, v, bare)
	}
	d.trim(v, 0)
}

// part draws all that lies in a part of the screen, clipped to it.
func (d *drawer) part(screen *ebiten.Image, r stage.Rect, v view, bare bool) {
	if r != everywhere {
		screen = screen.SubImage(image.Rect(
			int(math.Floor(v.x+r.X*v.k)), int(math.Floor(v.y+r.Y*v.k)),
			int(math.Ceil(v.x+(r.X+r.W)*v.k)), int(math.Ceil(v.y+(r.Y+r.H)*v.k)))).(*ebiten.Image)
	}
	if bare {
		screen.Fill(palette.Mix(palette.WoodDark, palette.Shadow, 0.55))
	}
	for _, p := range d.order {
		if damage.Meet(p.bounds, r) {
			d.sprite(screen, p, v)
		}
	}
}

// covered says whether the first sprite fills the canvas.
func covered(f *stage.Frame) bool {
	return len(f.Sprites) > 0 && f.Sprites[0].Alpha == 0 && f.Sprites[0].Rect == f.Canvas() &&
		f.Sprites[0].Pic.Kind == "backdrop"
}

// placed is a sprite with its picture.
type placed struct {
	*stage.Sprite
	*picture
	bounds stage.Rect
}

// plain says whether the sprite is shown pixel for pixel, as it was painted, in
// a window that is so many times larger than it was painted for.
func (p placed) plain(stretch float64) bool {
	return p.Angle == 0 && p.Turn == 0 && (p.Zoom == 0 || p.Zoom == 1) && stretch == 1
}

func (d *drawer) sprite(screen *ebiten.Image, p placed, v view) {
	s := p.Sprite
	x, y, _, _ := v.device(s.Rect)
	op := &ebiten.DrawImageOptions{Filter: d.filter}
	if s.Alpha != 0 {
		op.ColorScale.ScaleAlpha(float32(math.Min(math.Max(s.Alpha, 0), 1)))
	}
	zoom := s.Zoom
	if zoom == 0 {
		zoom = 1
	}
	stretch := v.k / d.view.k * zoom
	for _, t := range p.tiles {
		op.GeoM.Reset()
		im := t.im
		switch {
		case p.plain(v.k / d.view.k):
			im = t.bare
			op.GeoM.Translate(float64(x+t.x), float64(y+t.y))
		default:
			mx, my := s.Rect.Mid()
			_, _, w, h := d.view.device(s.Rect)
			op.GeoM.Translate(float64(t.x)-float64(w)/2, float64(t.y)-float64(h)/2)
			op.GeoM.Scale(stretch*(1-s.Turn), stretch)
			op.GeoM.Rotate(s.Angle)
			op.GeoM.Translate(v.x+mx*v.k, v.y+my*v.k)
		}
		screen.DrawImage(im, op)
	}
}
