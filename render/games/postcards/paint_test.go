package postcards

import (
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"math"
	"os"
	"testing"

	"posterestante/assets/geo"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

var (
	sheetOut   = flag.String("sheet", "", "write the contact sheet there")
	sheetScale = flag.Float64("sheetscale", 1, "its scale")
	sheetOnly  = flag.String("sheetonly", "", "only this kind")
	sheetGrey  = flag.Bool("sheetgrey", false, "in grey")
)

func TestKindsPaint(t *testing.T) {
	kinds := Kinds()
	seen, sizes := map[string]bool{}, map[string]int{}
	all := Samples()
	for id := range rules.NumTravel + 1 {
		all = append(all, paint.Sample{Pic: stage.Pic{Kind: "pc.travel", ID: id}, W: 46, H: 66})
	}
	for id := range rules.NumGifts + 1 {
		all = append(all, paint.Sample{Pic: stage.Pic{Kind: "pc.gift", ID: id, Data: paint.Titled{Title: "Un", Words: "Deux"}}, W: 56, H: 84})
	}
	for _, s := range all {
		seen[s.Pic.Kind] = true
		size := fmt.Sprintf("%s %v", s.Pic.Kind, s.W)
		sizes[size]++
		for _, scale := range []float64{1, 2.0 / 3, 2} {
			if scale != 1 && sizes[size] > 4 { // other scales: a few of each kind
				continue
			}
			if _, err := kinds.Try(s.Pic, s.W, s.H, int(s.W*scale+0.5), int(s.H*scale+0.5)); err != nil {
				t.Fatalf("%+v at %.2f: %v", s.Pic, scale, err)
			}
		}
	}
	for k := range kinds {
		if !seen[k] {
			t.Errorf("%s is not tried", k)
		}
	}
}

func holds(in, out stage.Rect) bool {
	return in.X >= out.X && in.Y >= out.Y && in.X+in.W <= out.X+out.W && in.Y+in.H <= out.Y+out.H
}

func overlap(a, b stage.Rect) bool {
	return a.X < b.X+b.W-1e-9 && b.X < a.X+a.W-1e-9 && a.Y < b.Y+b.H-1e-9 && b.Y < a.Y+a.H-1e-9
}

func apartIn(t *testing.T, what string, out stage.Rect, in []stage.Rect) {
	t.Helper()
	for i, r := range in {
		if !holds(r, out) {
			t.Errorf("%s: place %d %v is not in %v", what, i, r, out)
		}
		for j := range i {
			if overlap(r, in[j]) {
				t.Errorf("%s: places %d and %d overlap", what, j, i)
			}
		}
	}
}

func TestCardPlaces(t *testing.T) {
	for _, card := range []stage.Rect{{X: 40, Y: 30, W: 278, H: 121}, {W: 640, H: 280}} {
		for id := 1; id <= rules.NumPostcards; id++ {
			var in []stage.Rect
			for i := range rules.Postcards[id].Stamps {
				in = append(in, StampRect(card, id, i))
			}
			for i := range 3 {
				in = append(in, MemoryRect(card, i), effectRect(card, i))
			}
			apartIn(t, fmt.Sprint("postcard ", id), card, in)
		}
	}
	if s := StampRect(stage.Rect{W: 278, H: 121}, 4, 5); s.W < 33 || s.H < 33 {
		t.Errorf("a stamp space is %v", s)
	}
	book := stage.Rect{X: 7, Y: 9, W: 432, H: 214}
	in := []stage.Rect{DeckRect(book), DiscardRect(book)}
	for i := range 5 {
		in = append(in, RowRect(book, i))
	}
	apartIn(t, "notebook", book, in)
	row := stage.Rect{X: 5, Y: 5, W: 380, H: 70}
	in = nil
	for i := range rules.NumCamps {
		in = append(in, TrackRect(row, i))
	}
	apartIn(t, "track", row, in)
}

func TestMapPlaces(t *testing.T) {
	panel := stage.Rect{W: MapWidth, H: MapHeight}
	buttons := stage.Rect{Y: MapHeight - 210, W: 250, H: 210}
	var sites []stage.Rect
	for n := 1; n <= rules.NumRegions; n++ {
		if r := RegionRect(n); !holds(r, panel) {
			t.Errorf("region %d: %v is not in the panel", n, r)
		}
		for i := range rules.Regions[n].Sites {
			s := SiteRect(n, i)
			sites = append(sites, s)
			if !holds(CampRect(n, i), panel.Inset(6)) || overlap(CampRect(n, i), buttons) {
				t.Errorf("camp %d/%d: %v is outside or under the buttons", n, i, s)
			}
			if x, y := s.Mid(); !RegionHas(n, x, y) {
				t.Errorf("site %d/%d is not in its region", n, i)
			}
		}
		for many := 1; many <= 4; many++ {
			var in []stage.Rect
			for i := range rules.Regions[n].Sites {
				in = append(in, SiteRect(n, i).Inset(3))
			}
			apartIn(t, fmt.Sprintf("%d bikes in region %d", many, n), panel.Inset(5), append(in, BikeRects(n, many)...))
			for i, r := range BikeRects(n, many) {
				if overlap(r, buttons) {
					t.Errorf("bike %d/%d: %v is under the buttons", n, i, r)
				}
			}
		}
		for _, ring := range geo.Regions()[n-1].Rings {
			for _, p := range ring {
				if x, y := MapPoint(p); buttons.Has(x, y) {
					t.Errorf("region %d has land under the buttons at %.0f, %.0f", n, x, y)
				}
			}
		}
	}
	for i, a := range sites {
		for j := range i {
			if ax, ay := a.Mid(); math.Hypot(ax-sites[j].X-a.W/2, ay-sites[j].Y-a.H/2) < a.W {
				t.Errorf("sites %d and %d overlap", j, i)
			}
		}
	}
}

func TestSheet(t *testing.T) {
	if *sheetOut == "" {
		t.Skip("-sheet is not given")
	}
	var im image.Image = paint.Sheet(Kinds(), Samples(), *sheetScale, *sheetOnly)
	if *sheetGrey {
		g := image.NewGray(im.Bounds())
		draw.Draw(g, g.Rect, im, image.Point{}, draw.Src)
		im = g
	}
	f, err := os.Create(*sheetOut)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, im); err != nil {
		t.Fatal(err)
	}
}

func BenchmarkMap(b *testing.B) {
	for b.Loop() {
		Kinds().Paint(stage.Pic{Kind: "pc.map"}, MapWidth, MapHeight, int(MapWidth), int(MapHeight))
	}
}

func BenchmarkKinds(b *testing.B) {
	kinds := Kinds()
	done := map[string]bool{}
	for _, s := range Samples() {
		name := fmt.Sprintf("%s/%.0fx%.0f", s.Pic.Kind, s.W, s.H)
		if done[name] {
			continue
		}
		done[name] = true
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				kinds.Paint(s.Pic, s.W, s.H, int(s.W), int(s.H))
			}
		})
	}
}
