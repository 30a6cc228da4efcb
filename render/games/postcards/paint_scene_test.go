package postcards

import (
	"image"
	"image/draw"
	"image/png"
	"os"
	"testing"

	"posterestante/assets/palette"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
)

// TestTableau writes a piece of a table, to be looked at: a map with camps,
// bikes and lit regions, a written card in play.
func TestTableau(t *testing.T) {
	if *sheetOut == "" {
		t.Skip("-sheet is not given")
	}
	s := *sheetScale
	im := image.NewRGBA(image.Rect(0, 0, int(1330*s), int(790*s)))
	draw.Draw(im, im.Rect, image.NewUniform(palette.Wood), image.Point{}, draw.Src)
	put := func(p stage.Pic, r stage.Rect) {
		q := Kinds().Paint(p, r.W, r.H, int(r.W*s+0.5), int(r.H*s+0.5))
		draw.Draw(im, q.Rect.Add(image.Pt(int((r.X+10)*s+0.5), int((r.Y+10)*s+0.5))), q, image.Point{}, draw.Over)
	}
	put(stage.Pic{Kind: "pc.map"}, stage.Rect{W: MapWidth, H: MapHeight})
	put(stage.Pic{Kind: "pc.regionowned", ID: 4, Look: 1}, RegionRect(4))
	put(stage.Pic{Kind: "pc.regionowned", ID: 8, Look: 0}, RegionRect(8))
	put(stage.Pic{Kind: "pc.regionlit", ID: 9}, RegionRect(9))
	put(stage.Pic{Kind: "pc.regionlit", ID: 11, Look: 1}, RegionRect(11))
	for n := 1; n <= rules.NumRegions; n++ {
		for i := range rules.Regions[n].Sites {
			switch {
			case n == 4:
				put(stage.Pic{Kind: "pc.camp", ID: 1}, CampRect(n, i))
			case n == 8:
				put(stage.Pic{Kind: "pc.camp", ID: 0}, CampRect(n, i))
			case (n+i)%4 == 0:
				put(stage.Pic{Kind: "pc.camp", ID: (n + 2*i) % 4}, CampRect(n, i))
			}
			if n == 9 {
				put(stage.Pic{Kind: "lit", ID: 1}, SiteRect(n, i).Inset(-6))
			}
		}
	}
	for i := range 4 {
		put(stage.Pic{Kind: "pc.bike", ID: i}, BikeRects(9, 4)[i])
		put(stage.Pic{Kind: "pc.bike", ID: i}, BikeRects(2+i, 1)[0])
	}
	y := 0.0
	for _, id := range []int{4, 24, 36, 48} {
		card := stage.Rect{X: 1034, Y: y, W: cardW, H: cardH}
		put(stage.Pic{Kind: "pc.written", ID: id}, card)
		for i, col := range rules.Postcards[id].Stamps {
			if i%2 == id%3%2 {
				put(stage.Pic{Kind: "pc.stamp", ID: int(col)}, StampRect(card, id, i))
			}
		}
		for i, m := range rules.Postcards[id].Memories {
			if i != id%3 {
				put(stage.Pic{Kind: "pc.memory", ID: int(m.Effect)}, MemoryRect(card, i))
			}
		}
		y += 127
	}
	for i := range 3 {
		r := stage.Rect{X: 1034 + float64(i)*80, Y: y, W: 74, H: 108}
		put(stage.Pic{Kind: "pc.travel", ID: 5 + 20*i}, r)
		if i == 1 {
			put(stage.Pic{Kind: "lit", Look: 1}, r.Inset(-6))
		}
		if i == 2 {
			put(stage.Pic{Kind: "picked"}, r.Inset(-6))
		}
	}
	f, err := os.Create(*sheetOut + ".table.png")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var out image.Image = im
	if *sheetGrey {
		g := image.NewGray(im.Rect)
		draw.Draw(g, g.Rect, im, image.Point{}, draw.Src)
		out = g
	}
	if err := png.Encode(f, out); err != nil {
		t.Fatal(err)
	}
}
