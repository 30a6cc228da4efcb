package postcards

import (
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Samples lists every kind with all of its IDs at the sizes at which the table
// shows it.
func Samples() []paint.Sample {
	var all []paint.Sample
	show := func(p stage.Pic, wh ...float64) {
		for i := 0; i+1 < len(wh); i += 2 {
			all = append(all, paint.Sample{Pic: p, W: wh[i], H: wh[i+1]})
		}
	}
	add := func(kind string, id, look int, text string, wh ...float64) {
		show(stage.Pic{Kind: kind, ID: id, Look: look, Text: text}, wh...)
	}
	for k := rules.Sight; k <= rules.Beach; k++ {
		add("pc.sign", int(k), SignSite, "", 40, 40)
	}
	for e := rules.ExtraCard; e <= rules.StarEffect; e++ {
		add("pc.sign", int(e), signEffect, "", 40, 40)
	}
	add("pc.map", 0, 0, "", MapWidth, MapHeight)
	show(stage.Pic{Kind: "pc.thumb", Data: standing{camps: [rules.NumRegions + 1][mostSites]uint8{1: {0, 1}, 3: {0, 0, 3}, 9: {2}}, bikes: [rules.MaxSeats]struct{ region, colour uint8 }{{1, 0}, {4, 1}, {6, 3}, {8, 2}}}}, 220, 200)
	for i := 0; i < 4; i++ {
		add("pc.camp", i, 0, "", 38, 38, 28, 28)
		add("pc.bike", i, 0, "", 46, 32)
	}
	for _, id := range []int{0, 1, 7, 13, 19, 25, 31, 37, 43, 49, 55, 61, 67} {
		add("pc.travel", id, 0, "", 96, 141, 74, 108, 46, 66)
	}
	add("pc.travel", 30, 0, "", 260, 380)
	for id := 1; id <= rules.NumPostcards; id++ {
		add("pc.written", id, 0, "", cardW, cardH)
	}
	add("pc.written", 24, 0, "", 640, 280)
	add("pc.written", 24, 1|2|1<<memoryBit, "", 640, 280)
	for i := range 4 {
		add("pc.stamp", i, 0, "", 36, 36, 83, 83)
	}
	for i := 1; i <= 8; i++ {
		add("pc.memory", i, 0, "", 36, 36, 83, 83)
	}
	for id := 1; id <= rules.NumPostcards; id++ {
		add("pc.mini", id, id*11&(1<<len(rules.Postcards[id].Stamps)-1), "", tileW, tileH)
	}
	for id := 1; id <= rules.NumPostcards; id++ {
		add("pc.picture", id, 0, "", 208, 140)
	}
	for id := 1; id <= rules.NumPostcards; id++ {
		add("pc.picture", id, 0, "", 96, 64)
	}
	add("pc.picture", 24, 0, "", 620, 417)
	for _, id := range []int{0, 1, 3, 11, 13, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24} {
		add("pc.gift", id, 0, "", 100, 150, 56, 84)
	}
	show(stage.Pic{Kind: "pc.gift", ID: 3, Data: paint.Titled{Title: "Boule à neige", Words: "À la fin : 3, 6, 12, 18 points pour 1, 2, 3, 4 boules."}}, 260, 390)
	show(stage.Pic{Kind: "pc.gift", ID: 20, Data: paint.Titled{Title: "Porte-clés", Words: "À la fin : des points par camp sur ce type de site."}}, 260, 390)
	for id := 1; id <= rules.NumItineraries; id++ {
		add("pc.itinerary", id, id&15, "", 230, 84, 150, 44)
	}
	for i := range 4 {
		add("pc.track", i, i&1, "", 380, 70)
		add("pc.track", i, i&1|(1+9)<<1, "", 760, 140)
	}
	add("pc.notebook", 0, 0, "", bookW, bookH)
	for id := int(rules.BackTravel); id <= int(rules.BackGift); id++ {
		add("pc.pile", id, 0, "62", 100, 70)
		add("pc.pile", id, 1, "9", 100, 70)
	}
	add("pc.pile", int(rules.BackPostcard), 0, "", pictW, pictH)
	for i := range 4 {
		add("pc.page", i, 0, "", 1920, 310)
		add("pc.seat", i, 0, "", 440, 168)
		add("pc.seat", i, 1, "", 440, 168)
	}
	for i := range 2 {
		add("pc.token", i, 0, "", 40, 40, 80, 80)
	}
	add("pc.slot", 0, 0, "", smallW, smallH)
	add("pc.slot", 1, 0, "", 56, 84)
	add("pc.round", 12, 0, "Manche", 194, 78)
	for i := range 11 {
		add("pc.chip", i, 0, "3", 64, 34)
	}
	add("pc.chip", 9, 0, "104", 84, 34)
	for n := 3; n <= 6; n++ {
		add("pc.pips", n, n/2, "", 200, 34)
	}
	for id := 1; id <= rules.NumRegions; id++ {
		r := RegionRect(id)
		add("pc.regionlit", id, id&1, "", r.W, r.H)
		add("pc.regionowned", id, id&3, "", r.W, r.H)
		add("pc.regionring", id, 0, "", r.W, r.H)
	}
	return all
}
