package postcards

import (
	"testing"

	"posterestante/assets/geo"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// TestRegionWonIsCutOut: a region that is shown as won has its own name on it, and
// nothing of its neighbours: their names were cut by the edge of its picture.
func TestRegionWonIsCutOut(t *testing.T) {
	const room = 14.0 // its border and shadow
	for _, r := range geo.Regions() {
		box := RegionRect(r.Number)
		c := paint.New(box.W, box.H, int(box.W), int(box.H))
		regionWon(c, stage.Pic{Kind: "pc.regionwon", ID: r.Number, Look: 1})
		d := 2 * geo.BadgeRadius * MapScale()
		own := append(captionBoxes(r), about(r.Badge, d, d))
		im, stray := c.Image(), 0
		for y := 0; y < im.Rect.Dy(); y += 2 {
			for x := range im.Rect.Dx() {
				px, py := box.X+float64(x)+0.5, box.Y+float64(y)+0.5
				if im.RGBAAt(x, y).A < 150 || nearRegion(r.Number, px, py, room) {
					continue
				}
				ours := false
				for _, b := range own {
					ours = ours || b.Inset(-5).Has(px, py)
				}
				if !ours {
					stray++
				}
			}
		}
		if stray > 20 { // letters of a caption end softly
			t.Errorf("region %d: %d pixels of something else", r.Number, stray)
		}
	}
}

// nearRegion says whether a point of the panel lies in a region or so near it.
func nearRegion(region int, x, y, room float64) bool {
	for dy := -room; dy <= room; dy += room / 2 {
		for dx := -room; dx <= room; dx += room / 2 {
			if RegionHas(region, x+dx, y+dy) {
				return true
			}
		}
	}
	return false
}
