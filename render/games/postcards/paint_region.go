package postcards

import (
	"image"
	"image/draw"

	"posterestante/assets/geo"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// regionPath adds a region's outline to a canvas that lies on its RegionRect.
func regionPath(c *paint.Canvas, region int) paint.Path {
	box := RegionRect(region)
	k := c.W / box.W
	return outline(c.Path(), geo.Regions()[region-1].Rings, func(p geo.Point) (float64, float64) {
		x, y := MapPoint(p)
		return (x - box.X) * k, (y - box.Y) * k
	})
}

// again sets the region's caption over what was painted on its land, and those of
// others that reach over it.
func again(c *paint.Canvas, region int) {
	box := RegionRect(region)
	s := MapScale()
	for _, r := range geo.Regions() {
		d := 2 * geo.BadgeRadius * s
		if r.Number == region || about(r.Label, r.LabelW*s, r.LabelH*s).Meets(box) || about(r.Badge, d, d).Meets(box) {
			caption(c, r, c.W/box.W, box.X, box.Y)
		}
	}
}

// regionLit: a region that may be clicked; Look 1: it is pointed at.
func regionLit(c *paint.Canvas, p stage.Pic) {
	tint, wide := 0.14, 4.0
	if p.Look != 0 {
		tint, wide = 0.26, 6.0
	}
	k := c.W / RegionRect(p.ID).W
	path := regionPath(c, p.ID).Keep(palette.Fade(palette.Mix(palette.PaperLight, palette.Ochre, 0.65), tint))
	c.Stroke(path, palette.Mix(palette.Brick, palette.Ink, 0.35), (wide+3)*k)
	c.Stroke(regionPath(c, p.ID), palette.Mix(palette.Ochre, palette.PaperLight, 0.12), wide*k)
	again(c, p.ID)
}

// regionRing frames a region by its own outline, as the focus frames a box.
func regionRing(c *paint.Canvas, p stage.Pic) {
	k := c.W / RegionRect(p.ID).W
	c.Stroke(regionPath(c, p.ID), palette.PaperLight, 7*k)
	c.Dashed(regionPath(c, p.ID), palette.Brick, 4*k, 11*k, 7*k)
}

// regionOwned: a region that is fully a seat's; a band of the seat's pattern
// runs along its border, within it.
func regionOwned(c *paint.Canvas, p stage.Pic) {
	regionBand(c, p)
	again(c, p.ID)
}

// regionBand is the band alone, under no words.
func regionBand(c *paint.Canvas, p stage.Pic) {
	k := c.W / RegionRect(p.ID).W
	b := c.Image().Rect
	col := palette.Seat(p.Look)
	land := paint.New(c.W, c.H, b.Dx(), b.Dy())
	weave(land, regionPath(land, p.ID), paint.SeatWeave(p.Look), col, 0.42, 8*k)
	band := paint.New(c.W, c.H, b.Dx(), b.Dy())
	band.Stroke(regionPath(band, p.ID), palette.Ink, 17*k)
	draw.DrawMask(c.Image(), b, land.Image(), image.Point{}, band.Image(), image.Point{}, draw.Over)
	c.Stroke(regionPath(c, p.ID), palette.Mix(col, palette.Ink, 0.5), 2.2*k)
}
