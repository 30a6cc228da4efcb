package app

import (
	"image"
	"image/draw"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"posterestante/render/engine/breath"
	"posterestante/render/engine/stage"
)

// opening is the first frame: painted and composed while the window opens, so
// that it is one texture when it is wanted. Its pictures become textures of
// their own in the frame after.
type opening struct {
	sprites []stage.Sprite
	whole   *image.RGBA // nil when it can't be composed
	shown   *ebiten.Image
	owed    bool // the pictures are not textures yet
}

// warm paints a frame's pictures and lays them together.
func (d *drawer) warm(f *stage.Frame, v view) {
	d.view = v
	d.first = opening{sprites: slices.Clone(f.Sprites)}
	covers := v.x == 0 && v.y == 0 && covered(f)
	for i := range d.first.sprites {
		s := &d.first.sprites[i]
		k := d.look(s)
		if d.painted[k] == nil && !s.Hide {
			breath.Due()
			d.painted[k] = d.table.Paint(s.Pic, s.Rect.W, s.Rect.H, k.w, k.h)
		}
		covers = covers && s.Angle == 0 && s.Turn == 0 && s.Alpha == 0 && (s.Zoom == 0 || s.Zoom == 1)
	}
	if covers {
		d.first.whole = d.compose(d.first.sprites, v)
	}
}

// compose lays painted sprites on each other as the window would show them.
func (d *drawer) compose(sprites []stage.Sprite, v view) *image.RGBA {
	whole := image.NewRGBA(image.Rect(0, 0, int(v.w), int(v.h)))
	for i := range sprites {
		s := &sprites[i]
		if im := d.painted[d.look(s)]; im != nil && !s.Hide && s.Rect.W > 0 && s.Rect.H > 0 {
			x, y, _, _ := v.device(s.Rect)
			op := draw.Over
			if i == 0 {
				op = draw.Src
			}
			draw.Draw(whole, im.Rect.Add(image.Pt(x, y)), im, image.Point{}, op)
		}
	}
	return whole
}

// open shows the first frame, if it is still the one that was composed. In the
// frame after it sees to the textures that are soon wanted.
func (d *drawer) open(screen *ebiten.Image, f *stage.Frame, v view) bool {
	o := &d.first
	switch {
	case o.owed:
		for i := range f.Sprites {
			if s := &f.Sprites[i]; !s.Hide && s.Rect.W > 0 && s.Rect.H > 0 {
				d.picture(s)
			}
		}
		o.shown.Deallocate()
		*o = opening{}
		clear(d.painted)
	case o.whole != nil && v == d.view && screen.Bounds() == o.whole.Rect && slices.Equal(o.sprites, f.Sprites):
		// A texture of its own: it is gone soon, and would leave the page of all others larger.
		o.shown = ebiten.NewImageFromImageWithOptions(o.whole, &ebiten.NewImageFromImageOptions{Unmanaged: true})
		screen.DrawImage(o.shown, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
		o.whole, o.owed = nil, true
		return true
	case o.sprites != nil:
		// It is another frame: what was painted of it is taken where it fits.
		o.sprites, o.whole = nil, nil
	default:
		clear(d.painted)
	}
	return false
}
