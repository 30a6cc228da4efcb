package postcards

import (
	"math"
	"strings"

	"posterestante/assets/geo"
	"posterestante/assets/palette"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// A thumb's Text is two words: for each region in order a '/' and then a letter
// a site, thumbFree or the colour of whose camp stands there; and for each seat
// the colour and the region of its bike, as letters from 'a'.
const thumbFree = '.'

// Thumb is a small picture of the map as it stands: camps and bikes. It can be
// painted at any size; about 220x200 shows all of it.
func (Board) Thumb(v *game.View, c *board.Context) stage.Pic {
	colour := func(seat int) byte {
		if seat < 0 || seat >= len(c.Colours) {
			return 'a' + byte(seat&3)
		}
		return 'a' + byte(c.Colours[seat]&3)
	}
	var camps, bikes strings.Builder
	for r := 1; r <= rules.NumRegions; r++ {
		camps.WriteByte('/')
		for i := range rules.Regions[r].Sites {
			if p := v.At(common(rules.Sites, r, i)); p.Back != 0 {
				camps.WriteByte(colour(number(p)))
			} else {
				camps.WriteByte(thumbFree)
			}
		}
	}
	for seat := range v.Seats {
		for r := 1; r <= rules.NumRegions; r++ {
			if v.At(common(rules.Bikes, r, seat)).Back != 0 {
				bikes.WriteByte(colour(seat))
				bikes.WriteByte('a' + byte(r))
			}
		}
	}
	return stage.Pic{Kind: "pc.thumb", Text: camps.String() + " " + bikes.String()}
}

// thumb paints it: the map without its words, as large as fits.
func thumb(c *paint.Canvas, p stage.Pic) {
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
	camps, bikes, _ := strings.Cut(p.Text, " ")
	thumbCamps(c, camps, at, math.Max(22*s, 3.6))
	thumbBikes(c, bikes, at, math.Max(88*s, 18))
	c.Stroke(c.Path().Rect(c.All().Inset(0.6), 4), palette.Mix(palette.PaperDeep, palette.Ink, 0.3), 1.2)
}

// thumbCamps marks sites: a free one is a pale dot, a camp its seat's silhouette.
func thumbCamps(c *paint.Canvas, camps string, at func(geo.Point) (float64, float64), size float64) {
	for r, sites := range strings.Split(camps, "/") {
		if r < 1 || r > rules.NumRegions {
			continue
		}
		for i, who := range []byte(sites) {
			if places := geo.Regions()[r-1].Sites; i < len(places) {
				x, y := at(places[i])
				if who == thumbFree {
					c.Path().Circle(x, y, size*0.42).Fill(palette.Fade(palette.PaperLight, 0.85))
					continue
				}
				c.Path().Sign(int(who-'a'), x, y, size*1.3).Fill(palette.PaperLight)
				c.Stroke(c.Path().Sign(int(who-'a'), x, y, size).Keep(palette.Seat(int(who-'a'))), palette.Ink, math.Max(size*0.12, 0.8))
			}
		}
	}
}

// thumbBikes sets each seat's bike on a paper disc where it stands.
func thumbBikes(c *paint.Canvas, bikes string, at func(geo.Point) (float64, float64), size float64) {
	for i := 0; i+1 < len(bikes) && i/2 < rules.MaxSeats; i += 2 {
		colour, region := int(bikes[i]-'a'), int(bikes[i+1]-'a')
		if region < 1 || region > rules.NumRegions {
			continue
		}
		x, y := at(geo.Regions()[region-1].Bikes[i/2])
		col := palette.Seat(colour)
		c.Stroke(c.Path().Circle(x, y, size*0.56).Keep(palette.Fade(palette.PaperLight, 0.92)), palette.Mix(col, palette.Ink, 0.3), math.Max(size*0.07, 1))
		tinted(c, bikeIcons[colour&3], col, x, y, size*0.92)
	}
}

var bikeIcons = [...]string{"bike1", "bike2", "bike3", "bike4"}
