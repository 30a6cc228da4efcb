package companion

import (
	"strconv"
	"testing"

	"posterestante/assets/words"
	"posterestante/game/globe"
)

// TestSixShots
func TestSixShots(t *testing.T) {
	for _, g := range []string{"sakodo", "routard"} {
		for _, lang := range words.Languages()[:1] {
			k := &kitchen{game: g}
			p := play(t, New(k.deps(lang)))
			p.click("companion.edit", "desk.seats", "tray.seats.4")
			p.shot("six-seats")
			p.click("tray.close")
			p.shot("six-editor")
			p.click(spot(globe.RoadZone, -1, 40, 0))
			p.shot("six-pawn")
			p.click("tray.item.3")
			p.click(spot(globe.WonZone, 1, 0, 0))
			p.shot("six-album")
			p.item(fresh)
			p.click("desk.numbers")
			p.shot("six-numbers")
			q := laid(t, &kitchen{game: g}, lang)
			q.click("open.0")
			q.shot("hidden")
			q.click(spot(globe.BagZone, 0, q.desk().view.Pile(globe.BagZone, 0).Len(), 0))
			q.shot("hidden-more")
			_ = strconv.Itoa
		}
	}
}
