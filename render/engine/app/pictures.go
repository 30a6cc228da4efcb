package app

import (
	"image"
	"image/draw"
	"math"
	"runtime"
	"runtime/debug"

	"github.com/hajimehoshi/ebiten/v2"

	"posterestante/render/engine/breath"
	"posterestante/render/engine/stage"
)

// look is what a kept picture is found by.
type look struct {
	pic  stage.Pic
	w, h int // device pixels
}

// tile is a part of a picture that fits a texture page.
type tile struct {
	im   *ebiten.Image
	x, y int
}

// picture is a painted Pic as textures.
type picture struct {
	tiles  []tile
	pixels int
	used   int // the frame that drew it last
}

func (d *drawer) look(s *stage.Sprite) look {
	_, _, w, h := d.view.device(s.Rect)
	return look{s.Pic, w, h}
}

// picture returns the sprite's picture, painted if it isn't kept.
func (d *drawer) picture(s *stage.Sprite) *picture {
	k := d.look(s)
	p := d.kept[k]
	if p == nil {
		im := d.painted[k]
		if im == nil {
			breath.Due()
			im = d.table.Paint(s.Pic, s.Rect.W, s.Rect.H, k.w, k.h)
		}
		d.litter += k.w * k.h
		p = upload(im)
		d.kept[k] = p
		d.pixels += p.pixels
	}
	p.used = d.frames
	return p
}

// tidy gives memory back to the system when much was painted: the loop is about
// to sleep, and no collection would run until it wakes.
func (d *drawer) tidy() {
	if d.litter < 400_000 || runtime.GOOS == "js" { // a page can't give any back, and stands still for a collection
		return
	}
	d.litter = 0
	go debug.FreeOSMemory()
}

// upload makes textures of a painted picture.
func upload(im *image.RGBA) *picture {
	b := im.Bounds()
	p := &picture{pixels: (b.Dx() + 2) * (b.Dy() + 2)}
	if b.Dx() <= widest && b.Dy() <= widest {
		p.tiles = []tile{{im: ebiten.NewImageFromImage(im)}}
		return p
	}
	for y := 0; y < b.Dy(); y += widest {
		for x := 0; x < b.Dx(); x += widest {
			r := image.Rect(x, y, min(x+widest, b.Dx()), min(y+widest, b.Dy()))
			part := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
			draw.Draw(part, part.Rect, im, r.Min, draw.Src)
			p.tiles = append(p.tiles, tile{ebiten.NewImageFromImage(part), x, y})
		}
	}
	return p
}

// trim drops the pictures that were not used longest, down to what is kept.
func (d *drawer) trim(v view) {
	limit := int(keepPixels * math.Max(1, v.w*v.h/(1280*720)))
	for d.pixels > limit {
		var oldest *picture
		var which look
		for k, p := range d.kept {
			if p.used < d.frames && (oldest == nil || p.used < oldest.used) {
				oldest, which = p, k
			}
		}
		if oldest == nil {
			return // all of it is on screen
		}
		d.drop(which)
	}
}

func (d *drawer) drop(k look) {
	p := d.kept[k]
	for _, t := range p.tiles {
		t.im.Deallocate()
	}
	d.pixels -= p.pixels
	delete(d.kept, k)
}
