// Package postcards shows Postcards: where things lie on the table and how its
// pieces are painted.
//
// The words: k is how many times larger than designed a picture is; a body is a
// piece within its own shadow; a badge is the disc with a region's number; a
// seal is how points are always set; a sign is a travel colour's figure.
package postcards

import (
	"image/color"
	"math"
	"strconv"

	"posterestante/assets/palette"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Kinds returns the painters of all that lies on the table of Postcards.
func Kinds() paint.Table {
	return paint.Table{
		"pc.map": paintMap, "pc.boat": paintBoat, "pc.regionlit": regionLit, "pc.regionowned": regionOwned,
		"pc.regionring": regionRing, "pc.regionwon": regionWon,
		"pc.camp": camp, "pc.bike": bike, "pc.travel": travel,
		"pc.written": written, "pc.stamp": stamp, "pc.memory": memory, "pc.mini": mini,
		"pc.picture": picture, "pc.gift": paint.Typed(gift), "pc.itinerary": itinerary, "pc.track": track,
		"pc.notebook": notebook, "pc.pile": pile, "pc.page": page, "pc.seat": seat,
		"pc.round": round, "pc.slot": slot,
		"pc.chip": chip, "pc.token": token, "pc.pips": pips, "pc.sign": sign, "pc.thumb": paint.Typed(thumb),
	}
}

// The icons of the rules' figures, by their number.
var (
	kindIcons   = [...]string{"", "sight", "history", "culture", "gastronomy", "forest", "mountain", "shore", "beach"}
	effectIcons = [...]string{"", "play", "move2", "camp", "postcard", "stamp", "points2", "move", "star"}
	doingIcons  = [...]string{"move", "postcard", "camp"}
	signIcons   = [...]string{"travel_blue", "travel_red", "travel_green", "travel_yellow"}
	giftIcons   = [...]string{"", "road_map", "snow_globe", "stamp_collection", "caravan", "hiking_guide", "key_ring", "car"}
)

// sheet is a card of paper.
func sheet(c *paint.Canvas, d, radius float64, col color.NRGBA) stage.Rect {
	return c.Sheet(d, radius, col, 0.30)
}

// weave fills a rectangle with a pattern in a darker or lighter shade of its ground.
func weave(c *paint.Canvas, p paint.Path, w paint.Weave, ground color.NRGBA, strength, size float64) paint.Path {
	ink := palette.Mix(ground, palette.Ink, strength)
	if palette.Luma(ground) < 0.42 {
		ink = palette.Mix(ground, palette.PaperLight, strength)
	}
	return c.Weave(p, w, ground, ink, size)
}

// badge paints a region's number.
func badge(c *paint.Canvas, region int, x, y, r float64) {
	badgeIn(c, region, x, y, r, palette.Ink, palette.PaperLight)
}

func badgeIn(c *paint.Canvas, region int, x, y, r float64, ground, ink color.NRGBA) {
	c.Path().Circle(x, y, r).Fill(ground)
	c.Stroke(c.Path().Circle(x, y, r*0.86), palette.Fade(ink, 0.55), math.Max(r*0.06, 0.8))
	c.Figure(strconv.Itoa(region), x, y, r*1.5, ink)
}

func seal(c *paint.Canvas, points int, x, y, r float64) {
	c.Seal(strconv.Itoa(points), x, y, r, palette.Ochre)
}

// effect paints what an effect gives in the rectangle, figures large enough to read.
func effect(c *paint.Canvas, e rules.Effect, r stage.Rect) {
	x, y := r.Mid()
	s := math.Min(r.W, r.H)
	switch e {
	case rules.TwoPoints:
		seal(c, 2, x, y, s*0.52)
	case rules.TwoMoves:
		c.DrawIcon("move", x-s*0.10, y+s*0.13, s*0.98)
		c.Figure("2", x+s*0.40, y-s*0.24, s*0.60, palette.Ink)
	case rules.StarEffect:
		c.Path().Circle(x, y, s*0.3).Fill(palette.Ochre)
		c.DrawIcon("star", x, y, s)
	default:
		c.DrawIcon(effectIcons[e], x, y, s)
	}
}

// perforated paints the bitten edge of a stamp with about n teeth a side.
func perforated(c *paint.Canvas, r stage.Rect, n int, col color.NRGBA) paint.Path {
	p := c.Path()
	first := true
	edge := func(x, y, dx, dy float64) {
		step := math.Hypot(dx, dy) / float64(n)
		ux, uy := dx/math.Hypot(dx, dy), dy/math.Hypot(dx, dy)
		b := step * 0.27
		for i := range n {
			mx, my := x+dx*(float64(i)+0.5)/float64(n), y+dy*(float64(i)+0.5)/float64(n)
			if first {
				p.Move(x, y)
				first = false
			}
			p.Line(mx-ux*b, my-uy*b)
			p.Curve(mx-ux*b-uy*b*1.2, my-uy*b+ux*b*1.2, mx+ux*b-uy*b*1.2, my+uy*b+ux*b*1.2, mx+ux*b, my+uy*b)
		}
		p.Line(x+dx, y+dy)
	}
	edge(r.X, r.Y, r.W, 0)
	edge(r.X+r.W, r.Y, 0, r.H)
	edge(r.X+r.W, r.Y+r.H, -r.W, 0)
	edge(r.X, r.Y+r.H, 0, -r.H)
	return p.Close().Keep(col)
}
