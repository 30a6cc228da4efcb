package main

import (
	"fmt"
	"strconv"
	"strings"

	"codeberg.org/go-fonts/latin-modern/lmsansdemicond10oblique"
	"git.sr.ht/~sbinet/gg"
	"golang.org/x/image/font/opentype"
	"posterestante/assets/geo"
)

// draw draws a proof of each chart at the size that it has in a small window, with
// the numbers of its squares.
func (w *world) draw(path string) error {
	for _, r := range roads {
		for i, c := range w.charts[r.game] {
			to := fmt.Sprintf("%s-%s-%d.png", strings.TrimSuffix(path, ".png"), r.game, i)
			if err := w.drawChart(c, r.game, to); err != nil {
				return err
			}
		}
	}
	return nil
}

func (w *world) drawChart(c chart, game, path string) error {
	k := c.cut.Pixels * 2 / 3
	f, err := opentype.Parse(lmsansdemicond10oblique.TTF)
	if err != nil {
		return err
	}
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: 14, DPI: 72})
	if err != nil {
		return err
	}
	dc := gg.NewContext(int(worldW*k), int(c.high*k))
	dc.SetFontFace(face)
	dc.SetHexColor("#B5C9CC")
	dc.Clear()
	dc.Scale(k, k)
	dc.SetFillRuleEvenOdd()
	m := c.geo()
	for _, l := range w.lands {
		for _, r := range l {
			for _, p := range r {
				q := m.At(geo.Point{X: p.x, Y: p.y})
				dc.LineTo(q.X, q.Y)
			}
			dc.ClosePath()
			dc.NewSubPath()
		}
		dc.SetHexColor("#E6D3A3")
		dc.FillPreserve()
		dc.SetHexColor("#2B2622")
		dc.SetLineWidth(1)
		dc.Stroke()
	}
	dc.SetHexColor("#FFFFFF")
	dc.DrawRectangle(c.title.X, c.title.Y, c.title.W, c.title.H)
	dc.Fill()
	for _, s := range c.seas {
		dc.DrawCircle(s.at.x, s.at.y, s.r)
		dc.Stroke()
	}
	dc.SetHexColor("#B54A36")
	dc.SetLineWidth(2.5)
	for _, p := range c.at {
		dc.LineTo(p.x, p.y)
	}
	dc.Stroke()
	for j, p := range c.at {
		dc.SetHexColor("#B54A36")
		dc.DrawCircle(p.x, p.y, c.cut.StopRadius)
		dc.FillPreserve()
		dc.SetHexColor("#FBF6EA")
		dc.Stroke()
		dc.Push()
		dc.Identity()
		dc.DrawStringAnchored(strconv.Itoa(j), p.x*k, (p.y+2.8)*k, 0.5, 0)
		dc.Pop()
	}
	return dc.SavePNG(path)
}
