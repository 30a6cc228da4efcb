// Package postcards shows Postcards: where things lie on the table and how its
// pieces are painted.
//
// The words: k is how many times larger than designed a picture is; a body is a
// piece within its own shadow; a badge is the disc with a region's number; a
// seal is how points are always set; a sign is a travel colour's figure.
package postcards

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strconv"
	"sync"

	xdraw "golang.org/x/image/draw"

	"posterestante/assets/icons"
	"posterestante/assets/palette"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Kinds returns the painters of all that lies on the table of Postcards.
func Kinds() paint.Table {
	return paint.Table{
		"pc.map": paintMap, "pc.regionlit": regionLit, "pc.regionowned": regionOwned, "pc.regionring": regionRing,
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

// shape is an icon at a size: how it is kept once it is made small.
type shape struct {
	name  string
	tint  color.NRGBA
	plain bool // one colour: ink areas only
	px    int
}

var shapes = struct {
	sync.Mutex
	m map[shape]*image.RGBA
}{m: map[shape]*image.RGBA{}}

// small returns the icon of that shape.
func small(s shape) *image.RGBA {
	shapes.Lock()
	defer shapes.Unlock()
	if im := shapes.m[s]; im != nil {
		return im
	}
	src, ok := icons.Get(s.name)
	if !ok {
		panic("postcards: no icon " + s.name) // a test paints everything
	}
	switch {
	case s.plain:
		src = icons.Ink(src, s.tint)
	case icons.Tinted(s.name):
		src = icons.Tint(src, s.tint)
	}
	im := image.NewRGBA(image.Rect(0, 0, s.px, s.px))
	xdraw.CatmullRom.Scale(im, im.Rect, src, src.Bounds(), xdraw.Src, nil)
	if len(shapes.m) > 600 { // windows change their size; keep what is in use
		clear(shapes.m)
	}
	shapes.m[s] = im
	return im
}

// put draws an icon about x, y, side logical pixels large.
func put(c *paint.Canvas, s shape, x, y, side float64) {
	s.px = max(1, int(math.Round(side*c.Scale)))
	im := small(s)
	px, py := int(math.Round(x*c.Scale-float64(s.px)/2)), int(math.Round(y*c.Scale-float64(s.px)/2))
	draw.Draw(c.Image(), im.Rect.Add(image.Pt(px, py)), im, image.Point{}, draw.Over)
}

// icon draws an icon in its own ink and light.
func icon(c *paint.Canvas, name string, x, y, side float64) {
	put(c, shape{name: name, tint: palette.Ochre}, x, y, side)
}

// tinted draws an icon with its coloured areas in the colour.
func tinted(c *paint.Canvas, name string, col color.NRGBA, x, y, side float64) {
	put(c, shape{name: name, tint: col}, x, y, side)
}

// inked draws the lines of an icon in one colour.
func inked(c *paint.Canvas, name string, col color.NRGBA, x, y, side float64) {
	put(c, shape{name: name, tint: col, plain: true}, x, y, side)
}

// body is the piece within its shadow, and sheet a card of paper.
func body(c *paint.Canvas, d float64) stage.Rect { return c.Body(d) }

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

func figure(c *paint.Canvas, words string, x, y, size float64, ink color.NRGBA) {
	c.Figure(words, x, y, size, ink)
}

// badge paints a region's number.
func badge(c *paint.Canvas, region int, x, y, r float64) {
	badgeIn(c, region, x, y, r, palette.Ink, palette.PaperLight)
}

func badgeIn(c *paint.Canvas, region int, x, y, r float64, ground, ink color.NRGBA) {
	c.Path().Circle(x, y, r).Fill(ground)
	c.Stroke(c.Path().Circle(x, y, r*0.86), palette.Fade(ink, 0.55), math.Max(r*0.06, 0.8))
	figure(c, strconv.Itoa(region), x, y, r*1.5, ink)
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
		icon(c, "move", x-s*0.10, y+s*0.13, s*0.98)
		figure(c, "2", x+s*0.40, y-s*0.24, s*0.60, palette.Ink)
	case rules.StarEffect:
		c.Path().Circle(x, y, s*0.3).Fill(palette.Ochre)
		icon(c, "star", x, y, s)
	default:
		icon(c, effectIcons[e], x, y, s)
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
