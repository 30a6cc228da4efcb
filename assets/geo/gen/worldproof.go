package main

import (
	"strconv"

	"codeberg.org/go-fonts/latin-modern/lmsansdemicond10oblique"
	"git.sr.ht/~sbinet/gg"
	"golang.org/x/image/font/opentype"
)

// draw draws a proof of the poster at the width of a small window, each
// road in its colour with the numbers of its squares.
func (w *world) draw(path string) error {
	const k = 1.9
	f, err := opentype.Parse(lmsansdemicond10oblique.TTF)
	if err != nil {
		return err
	}
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: 8 * k, DPI: 72})
	if err != nil {
		return err
	}
	dc := gg.NewContext(int(worldW*k), int(worldH*k))
	dc.SetFontFace(face)
	dc.SetHexColor("#B5C9CC")
	dc.Clear()
	dc.Scale(k, k)
	dc.SetFillRuleEvenOdd()
	lands := w.lands
	for _, r := range roads {
		for j, s := range w.stops[r.game] {
			if s.islet > 0 {
				lands = append(lands, [][]pt{blob(s.at, s.islet, j)})
			}
		}
	}
	for _, l := range lands {
		for _, r := range l {
			for _, p := range r {
				dc.LineTo(p.x, p.y)
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
	for i, r := range roads {
		dc.SetHexColor([]string{"#B54A36", "#2F6F86"}[i])
		stops := w.stops[r.game]
		dc.SetLineWidth(1.5)
		dc.SetDash(4, 4)
		for _, s := range stops {
			dc.LineTo(s.at.x, s.at.y)
		}
		dc.Stroke()
		dc.SetDash()
		for j, s := range stops {
			dc.SetHexColor([]string{"#B54A36", "#2F6F86"}[i])
			dc.SetLineWidth(1)
			dc.DrawLine(s.at.x, s.at.y, s.place.x, s.place.y)
			dc.Stroke()
			dc.DrawCircle(s.at.x, s.at.y, 8.5)
			dc.FillPreserve()
			dc.SetHexColor("#FBF6EA")
			dc.Stroke()
			dc.Push()
			dc.Identity()
			dc.DrawStringAnchored(strconv.Itoa(j), s.at.x*k, (s.at.y+2.8)*k, 0.5, 0)
			dc.Pop()
		}
	}
	return dc.SavePNG(path)
}
