package table

import (
	"testing"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/table/board"
)

// often are the zones that are clicked turn for turn.
var often = map[game.Zone]bool{
	rules.Hand: true, rules.RegionSpot: true, rules.Sites: true, rules.Stamps: true, rules.Memories: true, rules.Cards: true,
	rules.Row: true, rules.TravelDeck: true, rules.CardRow: true, rules.CardTop: true, rules.GiftRow: true, rules.GiftsHeld: true, rules.Buttons: true,
}

// TestTargetsAreLarge checks that what is clicked often takes the pointer over at
// least 44 x 44 pixels of a window of 1280x720, but for where something else lies
// that may be clicked as well, or the edge of the window.
func TestTargetsAreLarge(t *testing.T) {
	const least, step = 66.0, 3.0
	seen := map[game.Zone]int{}
	for n := 0; n < 24 || n < 240 && seen[rules.Memories] < 5; n++ {
		p := played(t, 0, 9*(n%24), uint64(n+1), "person", "automa:easy")
		p.show.SetTall(n%2 == 1)
		p.rest()
		for _, card := range append([]string{""}, p.litSpots()...) {
			if at, _ := board.ParseSpot(card); card != "" && at.Zone != rules.Hand {
				continue
			}
			if card != "" {
				p.table.picker.Picked = nil
				p.rest()
				p.click(card)
				if len(p.table.picker.Picked) == 0 {
					break
				}
			}
			f := p.show.Frame()
			on := f.Canvas()
			for i := range f.Hots {
				h := &f.Hots[i]
				at, ok := board.ParseSpot(h.ID)
				if !ok || !h.Lit || !often[at.Zone] || h.Shape != nil { // a region is larger
					continue
				}
				seen[at.Zone]++
				mx, my := h.Rect.Mid()
				for dy := -least/2 + 1; dy < least/2; dy += step {
					for dx := -least/2 + 1; dx < least/2; dx += step {
						x, y := mx+dx, my+dy
						if x < 0 || y < 0 || x >= on.W || y >= on.H {
							continue
						}
						if got := f.At(x, y); got == nil || got.ID != h.ID && !got.Lit {
							t.Fatalf("%d actions: %s is not hit %.0f,%.0f beside its middle, but %+v", 9*n, h.ID,
								dx, dy, got)
						}
					}
				}
			}
		}
	}
	for _, z := range []game.Zone{rules.Hand, rules.Sites, rules.Stamps, rules.Memories, rules.CardRow, rules.Row,
		rules.Buttons} {
		if seen[z] < 5 {
			t.Errorf("zone %d: %d targets seen", z, seen[z])
		}
	}
}
