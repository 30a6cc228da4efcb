package postcards

import (
	"math"

	"posterestante/assets/geo"
	"posterestante/assets/palette"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// mostSites is how many sites a region has at most.
const mostSites = 6

// standing is what stands on the map.
type standing struct {
	camps [rules.NumRegions + 1][mostSites]uint8         // by site: 0 for none, or one more than its colour
	bikes [rules.MaxSeats]struct{ region, colour uint8 } // by seat: region 0 for none
}

// Thumb is a small picture of the map as it stands: camps and bikes. It can be
// painted at any size; about 220x200 shows all of it.
func (Board) Thumb(v *game.View, c *board.Context) stage.Pic {
	colour := func(seat int) uint8 {
		if seat < 0 || seat >= len(c.Colours) {
			return uint8(seat & 3)
		}
		return uint8(c.Colours[seat] & 3)
	}
	var now standing
	for r := 1; r <= rules.NumRegions; r++ {
		for i := range rules.Regions[r].Sites {
			if p := v.At(lay.Common(rules.Sites, r, i)); p.Back != 0 {
				now.camps[r][i] = colour(number(p)) + 1
			}
		}
		for seat := range v.Seats {
			if v.At(lay.Common(rules.Bikes, r, seat)).Back != 0 {
				now.bikes[seat].region, now.bikes[seat].colour = uint8(r), colour(seat)
			}
		}
	}
	return stage.Pic{Kind: "pc.thumb", Data: now}
}

// thumb paints it: the map without its words, as large as fits.
func thumb(c *paint.Canvas, _ stage.Pic, now standing) {
	s := math.Min(c.W/geo.Width, c.H/geo.Height) * 0.97
	x0, y0 := (c.W-geo.Width*s)/2, (c.H-geo.Height*s)/2
	at := func(p geo.Point) (float64, float64) { return x0 + p.X*s, y0 + p.Y*s }
	c.Clip(c.Path().Rect(c.All(), 4), func() {
		c.Path().Rect(c.All(), 0).Fill(mapSea)
		c.Stroke(outline(c.Path(), geo.Coast(), at), palette.Mix(mapSea, mapShoal, 0.7), 26*s)
		outline(c.Path(), geo.Abroad(), at).Fill(mapAbroad)
		for _, r := range geo.Regions() {
			outline(c.Path(), r.Rings, at).Fill(regionFlat(r.Number))
		}
		for _, b := range geo.Borders() {
			if b.B != 0 {
				c.Stroke(open(c.Path(), b.Line, at), palette.PaperLight, math.Max(4*s, 0.9))
			}
		}
		c.Stroke(outline(c.Path(), geo.Coast(), at), palette.Mix(palette.Ink, palette.Sea, 0.25), math.Max(3*s, 0.9))
	})
	for r := 1; r <= rules.NumRegions; r++ {
		thumbCamps(c, r, now.camps[r], at, math.Max(22*s, 3.6))
	}
	for seat, b := range now.bikes {
		if b.region > 0 {
			x, y := at(geo.Regions()[b.region-1].Bikes[seat])
			thumbBike(c, int(b.colour), x, y, math.Max(88*s, 18))
		}
	}
	c.Stroke(c.Path().Rect(c.All().Inset(0.6), 4), palette.Mix(palette.PaperDeep, palette.Ink, 0.3), 1.2)
}

// thumbCamps marks a region's sites: a free one is a pale dot, a camp its seat's
// silhouette.
func thumbCamps(c *paint.Canvas, region int, camps [mostSites]uint8, at func(geo.Point) (float64, float64),
	size float64) {
	for i, place := range geo.Regions()[region-1].Sites {
		x, y := at(place)
		if camps[i] == 0 {
			c.Path().Circle(x, y, size*0.42).Fill(palette.Fade(palette.PaperLight, 0.85))
			continue
		}
		colour := int(camps[i]) - 1
		c.Path().Sign(colour, x, y, size*1.3).Fill(palette.PaperLight)
		c.Stroke(c.Path().Sign(colour, x, y, size).Keep(palette.Seat(colour)), palette.Ink, math.Max(size*0.12, 0.8))
	}
}

// thumbBike sets a bike on a paper disc.
func thumbBike(c *paint.Canvas, colour int, x, y, size float64) {
	col := palette.Seat(colour)
	c.Stroke(c.Path().Circle(x, y, size*0.56).Keep(palette.Fade(palette.PaperLight, 0.92)),
		palette.Mix(col, palette.Ink, 0.3), math.Max(size*0.07, 1))
	c.TintIcon(bikeIcons[colour&3], col, x, y, size*0.92)
}

var bikeIcons = [...]string{"bike1", "bike2", "bike3", "bike4"}
