package postcards

import (
	"math"
	"testing"

	"posterestante/assets/fonts"
	"posterestante/assets/geo"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
)

// captionBoxes are the boxes of the lines of a region's caption, as painted.
func captionBoxes(r geo.Region) (out []stage.Rect) {
	style := captionStyle(1)
	x, y := MapPoint(r.Label)
	for i, line := range r.Lines {
		w := style.Width(line)
		base := y + (float64(i)-float64(len(r.Lines)-1)/2)*geo.LineHeight*MapScale() + style.Size*0.34
		out = append(out, stage.Rect{X: x - w/2, Y: base - style.Size*0.74, W: w, H: style.Size * 0.76})
	}
	return out
}

// away is how far a point lies from a rectangle.
func away(r stage.Rect, x, y float64) float64 {
	return math.Hypot(math.Max(math.Max(r.X-x, x-r.X-r.W), 0), math.Max(math.Max(r.Y-y, y-r.Y-r.H), 0))
}

// TestMapIsNotCrowded holds, over the map as it is painted at 1280x720, that no
// caption lies on a site, a tent, a bike, a number or another caption, that no number
// lies on a site, and that a border runs under no more letters than those of
// Île-de-France, which is smaller than its name.
func TestMapIsNotCrowded(t *testing.T) {
	if captionStyle(1).Size < fonts.Smallest {
		t.Fatal("captions are too small")
	}
	site := math.Max(geo.SiteRadius*MapScale(), CampSize*0.5)
	badgeR := geo.BadgeRadius * MapScale()
	for _, r := range geo.Regions() {
		bx, by := MapPoint(r.Badge)
		for many := 1; many <= rules.MaxSeats; many++ {
			for _, bike := range BikeRects(r.Number, many) {
				for _, o := range geo.Regions() {
					for j, box := range captionBoxes(o) {
						if overlap(bike, box) {
							t.Errorf("%d bikes in %s: one on %q", many, r.Name, o.Lines[j])
						}
					}
				}
			}
		}
		out := 0.0
		for _, box := range captionBoxes(r) {
			for x := box.X; x < box.X+box.W; x++ {
				if geo.At((x-mapLeft)/MapScale(), (box.Y+box.H/2)/MapScale()) != r.Number {
					out++
				}
			}
		}
		if most := map[bool]float64{true: 16}[r.Number == 1]; out > most && r.Number != 7 {
			t.Errorf("%.0f px of the caption of %s lie beyond its border", out, r.Name)
		}
		for _, o := range geo.Regions() {
			ox, oy := MapPoint(o.Badge)
			for i := range rules.Regions[o.Number].Sites {
				sx, sy := SiteRect(o.Number, i).Mid()
				for j, box := range captionBoxes(r) {
					if d := away(box, sx, sy); d < site {
						t.Errorf("%q lies %.1f px on site %d of %s", r.Lines[j], site-d, i, o.Name)
					}
				}
				if d := math.Hypot(sx-bx, sy-by); d < site+badgeR {
					t.Errorf("the number of %s lies %.1f px on site %d of %s", r.Name, site+badgeR-d, i, o.Name)
				}
			}
			for j, box := range captionBoxes(r) {
				if d := away(box, ox, oy); d < badgeR {
					t.Errorf("%q lies %.1f px on the number of %s", r.Lines[j], badgeR-d, o.Name)
				}
				for k, other := range captionBoxes(o) {
					if o.Number != r.Number && overlap(box, other) {
						t.Errorf("%q lies on %q", r.Lines[j], o.Lines[k])
					}
				}
			}
		}
	}
}
