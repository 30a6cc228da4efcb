package app

import (
	"image"
	"image/draw"
	"math"
	"runtime"
	"runtime/debug"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"posterestante/render/engine/breath"
	"posterestante/render/engine/damage"
	"posterestante/render/engine/stage"
)

// look is what a kept picture is found by.
type look struct {
	pic  stage.Pic
	w, h int // device pixels
}

// tile is a part of a picture that fits a texture page.
type tile struct {
	im *ebiten.Image
	// without the pixel of its neighbours at the right and below, that closes the seams of one that
	// is turned or stretched
	bare *ebiten.Image
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
		p = upload(im, d.view.cut())
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

// cut is how large the parts of a picture may be on a page of textures, in device
// pixels: large ones would find no room between others on a page half empty, and the page
// would be doubled.
func (v view) cut() int { return min(max(int(usualCut*v.k*1.5), usualCut), widest) }

// upload makes textures of a painted picture.
func upload(im *image.RGBA, widest int) *picture {
	b := im.Bounds()
	p := &picture{pixels: (b.Dx() + 2) * (b.Dy() + 2)}
	if b.Dx() <= widest && b.Dy() <= widest {
		whole := ebiten.NewImageFromImage(im)
		p.tiles = []tile{{im: whole, bare: whole}}
		return p
	}
	for _, r := range cuts(b.Dx(), b.Dy(), widest-1) {
		over := image.Rect(r.Min.X, r.Min.Y, min(r.Max.X+1, b.Dx()), min(r.Max.Y+1, b.Dy()))
		part := image.NewRGBA(image.Rect(0, 0, over.Dx(), over.Dy()))
		draw.Draw(part, part.Rect, im, over.Min, draw.Src)
		t := tile{im: ebiten.NewImageFromImage(part), x: r.Min.X, y: r.Min.Y}
		t.bare = t.im.SubImage(r.Sub(r.Min)).(*ebiten.Image)
		p.tiles = append(p.tiles, t)
	}
	return p
}

// cuts are the parts of a picture of that size: squares that are alike, so that one fits
// where another was, and what is left.
func cuts(w, h, side int) (all []image.Rectangle) {
	for y := 0; y < h; y += side {
		for x := 0; x < w; x += side {
			all = append(all, image.Rect(x, y, min(x+side, w), min(y+side, h)))
		}
	}
	return all
}

// makeRoom drops what the frame doesn't show, as far as what is to be painted for it
// takes its place: a page of textures never shrinks, so that what was and what comes
// must not lie on it together.
func (d *drawer) makeRoom(f *stage.Frame, parts []stage.Rect, v view) {
	due := 0
	seen := map[look]bool{}
	for i := range f.Sprites {
		s := &f.Sprites[i]
		if s.Hide || s.Rect.W <= 0 || s.Rect.H <= 0 {
			continue
		}
		k := d.look(s)
		if p := d.kept[k]; p != nil {
			p.used = d.frames
		} else if !seen[k] && slices.ContainsFunc(parts, func(r stage.Rect) bool {
			return damage.Meet(damage.Bounds(*s), r)
		}) {
			seen[k] = true
			due += k.w * k.h
		}
	}
	if due > 0 {
		d.trim(v, due)
	}
}

// trim drops the pictures that were not used longest, down to what is kept, less what
// is due.
func (d *drawer) trim(v view, due int) {
	limit := int(keepPixels*math.Max(1, v.w*v.h/(1280*720))) - due
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
