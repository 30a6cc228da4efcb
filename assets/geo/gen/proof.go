package main

import (
	"fmt"
	"image/color"

	"codeberg.org/go-fonts/latin-modern/lmsansdemicond10oblique"
	"git.sr.ht/~sbinet/gg"
	"golang.org/x/image/font/opentype"
)

// k is how many pixels of the proof make a unit.
const k = 1.6

var flats = []color.RGBA{
	{0xE3, 0xB4, 0x9A, 255}, {0xC9, 0xCB, 0xA3, 255}, {0xE6, 0xD3, 0xA3, 255}, {0xB9, 0xC4, 0xB1, 255}, {0xD9, 0xC2, 0xAE, 255},
}

// hue tells neighbours apart: no two that touch have the same flat.
var hue = [14]int{0, 0, 2, 1, 3, 1, 2, 0, 3, 2, 4, 3, 0, 1}

func (m *poster) path(dc *gg.Context, g ring) {
	first := true
	for _, ref := range g.refs {
		l := m.line(ref)
		for _, p := range l {
			if first {
				dc.MoveTo(p.x, p.y)
				first = false
			} else {
				dc.LineTo(p.x, p.y)
			}
		}
	}
	dc.ClosePath()
}

func (m *poster) line(ref int) []pt {
	if ref < 0 {
		return reversed(m.arcs[^ref].pts)
	}
	return m.arcs[ref].pts
}

func drawProof(m *poster, path string, grid bool) error {
	f, err := opentype.Parse(lmsansdemicond10oblique.TTF)
	if err != nil {
		return err
	}
	dc := gg.NewContext(boxW*k, boxH*k)
	dc.Scale(k, k)
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: textSize * k, DPI: 72})
	if err != nil {
		return err
	}
	dc.SetFontFace(face)
	dc.SetHexColor("#B5C9CC")
	dc.Clear()
	for _, l := range m.abroad() {
		for _, p := range l {
			dc.LineTo(p.x, p.y)
		}
		dc.ClosePath()
		dc.SetHexColor("#DDD6C6")
		dc.Fill()
	}
	for _, g := range m.rings {
		m.path(dc, g)
		dc.SetColor(flats[hue[g.region]])
		dc.FillPreserve()
		dc.SetHexColor("#FBF6EA")
		dc.SetLineWidth(2.5)
		dc.Stroke()
	}
	for _, a := range m.arcs {
		if len(a.owners) == 1 {
			for _, p := range a.pts {
				dc.LineTo(p.x, p.y)
			}
			dc.SetHexColor("#2B2622")
			dc.SetLineWidth(2)
			dc.Stroke()
		}
	}
	for _, c := range ferries {
		for _, p := range curve(c) {
			dc.LineTo(p.x, p.y)
		}
		dc.SetDash(7, 6)
		dc.SetHexColor("#2B2622")
		dc.SetLineWidth(2)
		dc.Stroke()
		dc.SetDash()
	}
	drawPlaces(dc)
	if grid {
		drawGrid(dc)
	}
	return dc.SavePNG(path)
}

// drawPlaces draws what lies in each region: its squares, its number, its name.
func drawPlaces(dc *gg.Context) {
	for _, r := range places {
		for _, p := range r.bikes {
			dc.DrawCircle(p.x, p.y, 16)
			dc.SetRGBA(0, 0, 0, 0.18)
			dc.Fill()
		}
		for _, p := range r.sites {
			dc.DrawCircle(p.x, p.y, 21)
			dc.SetHexColor("#FBF6EA")
			dc.FillPreserve()
			dc.SetHexColor("#2B2622")
			dc.SetLineWidth(1.5)
			dc.Stroke()
		}
		dc.SetHexColor("#2B2622")
		dc.DrawCircle(r.badge.x, r.badge.y, 14)
		dc.Fill()
		for i, t := range r.lines {
			y := r.label.y + (float64(i)-float64(len(r.lines)-1)/2)*lineHeight
			text(dc, t, r.label.x, y)
		}
		dc.SetHexColor("#FBF6EA")
		text(dc, fmt.Sprint(r.number), r.badge.x-1, r.badge.y)
	}
}

// text draws words about a middle, at the proof's own resolution.
func text(dc *gg.Context, t string, x, y float64) {
	dc.Push()
	dc.Identity()
	dc.DrawStringAnchored(t, x*k, (y+0.35*textSize)*k, 0.5, 0)
	dc.Pop()
}

func drawGrid(dc *gg.Context) {
	for v := 0.0; v <= 1000; v += 20 {
		dc.SetRGBA(0.6, 0, 0, 0.25)
		dc.SetLineWidth(0.6)
		dc.DrawLine(v, 0, v, boxH)
		dc.DrawLine(0, v, boxW, v)
		dc.Stroke()
		if int(v)%100 != 0 {
			continue
		}
		dc.SetLineWidth(1.2)
		dc.DrawLine(v, 0, v, boxH)
		dc.DrawLine(0, v, boxW, v)
		dc.Stroke()
		dc.SetRGBA(0.6, 0, 0, 0.8)
		dc.DrawString(fmt.Sprint(v), v, 16)
		dc.DrawString(fmt.Sprint(v), 0, v)
	}
}
