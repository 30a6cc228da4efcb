package postcards

import (
	"math"
	"strconv"

	"posterestante/assets/palette"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// camp is a seat's tent, on a site or on its track.
func camp(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	s := math.Min(c.W, c.H)
	col := palette.Seat(p.ID)
	c.Path().Circle(x+s*0.02, y+s*0.035, s*0.46).Fill(palette.Fade(palette.Shadow, 0.38))
	c.Stroke(c.Path().Circle(x, y, s*0.45).Keep(palette.Mix(col, palette.PaperLight, 0.62)),
		palette.Mix(col, palette.Ink, 0.45), s*0.035)
	c.TintIcon("tent"+strconv.Itoa(p.ID&3+1), col, x, y-s*0.035, s*0.90)
}

// bike is a seat's bicycle.
func bike(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	s := math.Min(c.W, c.H*1.36)
	c.Path().Ellipse(x+s*0.03, y+s*0.29, s*0.42, s*0.06).Fill(palette.Fade(palette.Shadow, 0.30))
	c.TintIcon("bike"+strconv.Itoa(p.ID&3+1), palette.Seat(p.ID), x, y-s*0.02, s*0.98)
}

// slot is a place that waits: 0 for sent postcards, 1 for gifts.
func slot(c *paint.Canvas, p stage.Pic) {
	ink := palette.Mix(palette.Paper, palette.InkSoft, 0.42)
	c.Dashed(c.Path().Rect(c.All().Inset(3), 6), ink, 1.8, 6, 5)
	x, y := c.All().Mid()
	name := "check"
	if p.ID == 1 {
		name = "bell"
	}
	c.InkIcon(name, ink, x, y, math.Min(c.W, c.H)*0.5)
}

// The icons of chips by their ID; points and the star are painted apart.
var chipIcons = [...]string{"move", "postcard", "camp", "play", "stamp", "star", "postcard", "tent", "hand", "points2", "snow_globe"}

// chip is an icon with a figure.
func chip(c *paint.Canvas, p stage.Pic) {
	s := math.Min(c.H*0.88, c.W*0.48)
	x, y := s*0.54, c.H/2
	switch id := ((p.ID % len(chipIcons)) + len(chipIcons)) % len(chipIcons); id {
	case 5:
		c.Path().Circle(x, y, s*0.3).Fill(palette.Ochre)
		c.DrawIcon("star", x, y, s)
	case 6:
		c.DrawIcon("postcard", x, y, s)
		ring := c.Path().Circle(x+s*0.3, y+s*0.26, s*0.24).Keep(palette.PaperLight)
		c.Stroke(ring, palette.Ink, s*0.05)
		c.DrawIcon("check", x+s*0.3, y+s*0.26, s*0.34)
	case 10:
		box(c, stage.Rect{X: x - s*0.40, Y: y - s*0.34, W: s * 0.8, H: s * 0.76})
	case 7:
		c.TintIcon("tent2", palette.PaperShade, x, y, s)
	case 9:
		c.Seal("", x, y, s*0.5, palette.Ochre)
		c.DrawIcon("star", x, y, s*0.5)
	default:
		c.DrawIcon(chipIcons[id], x, y, s)
	}
	c.Figure(p.Text, s*1.1+(c.W-s*1.1)/2, y, c.H*0.74, palette.Ink)
}

// token is a marker: 0 the end bonus, 1 the first player's.
func token(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	r := math.Min(c.W, c.H) * 0.44
	name, ground := "end_bonus", palette.Rose
	if p.ID == 1 {
		name, ground = "first_player", palette.Sky
	}
	c.Path().Circle(x+r*0.08, y+r*0.13, r).Fill(palette.Fade(palette.Shadow, 0.35))
	c.Stroke(c.Path().Circle(x, y, r).Keep(ground), palette.Ink, r*0.09)
	c.Stroke(c.Path().Circle(x, y, r*0.84), palette.Fade(palette.PaperLight, 0.8), r*0.06)
	c.DrawIcon(name, x, y, r*1.34)
}

// pips tell how many cards are to be played, ID, and how many were, Look.
func pips(c *paint.Canvas, p stage.Pic) {
	n := max(p.ID, 1)
	h := c.H * 0.88
	w := math.Min(h*0.7, (c.W-4)/float64(n)-4)
	step := w + math.Min(8, w*0.3)
	for i := range n {
		r := stage.Rect{X: 2 + float64(i)*step, Y: c.H * 0.06, W: w, H: h}
		if i < p.Look {
			c.Stroke(c.Path().Rect(r, 3).Keep(palette.Sea), palette.Mix(palette.Sea, palette.Ink, 0.5), 1.6)
			c.InkIcon("check", palette.PaperLight, r.X+w/2, r.Y+h/2, w*0.8)
			continue
		}
		c.Dashed(c.Path().Rect(r, 3).Keep(palette.Fade(palette.PaperLight, 0.7)), palette.InkSoft, 1.6, 4, 3)
	}
}

// Of what a sign is, as its Look.
const (
	signEffect = iota
	SignSite   // a kind of site
)

// sign is a sign of the legend on a paper disc.
func sign(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	r := math.Min(c.W, c.H) / 2
	c.Stroke(c.Path().Circle(x, y, r*0.94).Keep(palette.PaperLight), palette.Ink, 1.5)
	if p.Look == SignSite {
		c.DrawIcon(kindIcons[p.ID], x, y, r*1.5)
		return
	}
	effect(c, rules.Effect(p.ID), stage.Rect{X: x - r*0.7, Y: y - r*0.7, W: r * 1.4, H: r * 1.4})
}
