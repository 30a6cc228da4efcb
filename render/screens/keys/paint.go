package keys

import (
	"math"
	"strings"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// arrow begins the Text of a cap on which an arrow is drawn.
const arrow = "\x02"

// capStyle is how caps are lettered.
func capStyle() paint.Style {
	return paint.Style{Role: fonts.Medium, Size: 19, Align: paint.Centre, Ink: palette.Ink}
}

// capWide is how wide a cap is, in logical pixels.
func capWide(name string) float64 {
	if strings.HasPrefix(name, arrow) {
		return capHigh
	}
	return math.Max(capHigh, math.Ceil(capStyle().Width(name))+18)
}

// padWide is how wide a cap of the pad is, in logical pixels.
func padWide(name string) float64 {
	if name == "L1" || name == "R1" || name == "L2" || name == "R2" {
		return 48
	}
	return capHigh
}

// Kinds returns the painters of what only this page shows: "keycap" is a key
// with its Text; "padcap" a part of a pad, named by Text; "keycell" the frame of
// what can be given another key, its Look that of controls.
func Kinds() paint.Table {
	return paint.Table{"keycap": keyCap, "padcap": padCap, "keycell": keyCell}
}

// keyCap is a key seen from above: a face that lies a little high on its block.
func keyCap(c *paint.Canvas, p stage.Pic) {
	block := stage.Rect{X: 1.5, Y: 1.5, W: c.W - 3, H: c.H - 3}
	c.Stroke(c.Path().Rect(block, 6).Keep(palette.Mix(palette.PaperDeep, palette.PaperShade, 0.4)),
		palette.InkSoft, 1.5)
	face := stage.Rect{X: block.X + 3.5, Y: block.Y + 2, W: block.W - 7, H: block.H - 8}
	c.Path().Rect(face, 4).Fill(palette.PaperLight)
	if name, ok := strings.CutPrefix(p.Text, arrow); ok {
		turn := map[stage.Key]float64{stage.KeyRight: 0, stage.KeyDown: math.Pi / 2, stage.KeyLeft: math.Pi,
			stage.KeyUp: -math.Pi / 2}[stage.Key(name)]
		x, y := face.Mid()
		c.Saved(x, y, turn, func() {
			c.Stroke(c.Path().Move(-8, 0).Line(7, 0), palette.Ink, 2.4)
			c.Stroke(c.Path().Move(1, -6).Line(8, 0).Line(1, 6), palette.Ink, 2.4)
		})
		return
	}
	c.Text(p.Text, face, capStyle())
}

// padCap is a part of a gamepad: of the four round buttons the one that is
// meant is filled, whatever letter a maker prints on it.
func padCap(c *paint.Canvas, p stage.Pic) {
	x, y, r := c.W/2, c.H/2, c.H*0.155
	switch name := strings.TrimPrefix(p.Text, "pad."); name {
	case "a", "b", "x", "y":
		for who, at := range map[string][2]float64{"y": {0, -1}, "a": {0, 1}, "x": {-1, 0}, "b": {1, 0}} {
			dot := c.Path().Circle(x+at[0]*r*1.9, y+at[1]*r*1.9, r)
			if who == name {
				dot.Fill(palette.Sea)
			} else {
				c.Stroke(dot, palette.InkFaint, 1.6)
			}
		}
	case "dpad":
		const a, b = 5.5, 16.0
		cross := c.Path().Poly(x-a, y-b, x+a, y-b, x+a, y-a, x+b, y-a, x+b, y+a, x+a, y+a, x+a, y+b, x-a, y+b, x-a, y+a,
			x-b, y+a, x-b, y-a, x-a, y-a)
		c.Stroke(cross.Keep(palette.PaperLight), palette.Ink, 2)
	case "stick.l", "stick.r", "ls", "rs":
		stick(c, name)
	case "start":
		for i := range 3 {
			c.Stroke(c.Path().Move(x-10, y-7+7*float64(i)).Line(x+10, y-7+7*float64(i)), palette.Ink, 2.6)
		}
	case "select":
		c.Stroke(c.Path().Rect(stage.Rect{X: x - 12, Y: y - 11, W: 16, H: 14}, 2), palette.Ink, 2)
		c.Stroke(c.Path().Rect(stage.Rect{X: x - 5, Y: y - 4, W: 17, H: 15}, 2).Keep(palette.PaperLight),
			palette.Ink, 2)
	default: // a shoulder button
		b := c.All().Inset(2)
		b.Y, b.H = b.Y+3, b.H-6
		radius := 11.0
		if strings.HasSuffix(name, "2") {
			radius = 4
		}
		c.Stroke(c.Path().Rect(b, radius).Keep(palette.PaperLight), palette.Ink, 2)
		c.Text(name, b, capStyle())
	}
}

// stick is one from above, L or R on it; pressed ones are filled.
func stick(c *paint.Canvas, name string) {
	x, y := c.W/2, c.H/2
	face, ink := palette.PaperLight, palette.Ink
	if name == "ls" || name == "rs" {
		face, ink = palette.Sea, palette.PaperLight
	}
	c.Stroke(c.Path().Circle(x, y, c.H*0.44), palette.InkFaint, 1.6)
	c.Stroke(c.Path().Circle(x, y, c.H*0.33).Keep(face), palette.Ink, 2)
	s := capStyle()
	s.Size, s.Ink = 18, ink
	letter := "L"
	if name == "rs" || name == "stick.r" {
		letter = "R"
	}
	c.Text(letter, stage.Rect{W: c.W, H: c.H}, s)
}

// keyCell is the frame of what can be given another key.
func keyCell(c *paint.Canvas, p stage.Pic) {
	r := c.All().Inset(1.5)
	switch {
	case p.Look&paint.On != 0:
		c.Stroke(c.Path().Rect(r, 6).Keep(palette.PaperLight), palette.Sea, 2.5)
	case p.Look&paint.Over != 0:
		c.Stroke(c.Path().Rect(r, 6).Keep(palette.Fade(palette.Ochre, 0.3)), palette.PaperDeep, 1.5)
	default:
		c.Stroke(c.Path().Rect(r, 6).Keep(palette.Fade(palette.PaperLight, 0.55)), palette.PaperDeep, 1.2)
	}
}
