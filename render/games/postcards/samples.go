package postcards

import (
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Samples lists every kind with all of its IDs at the sizes at which the table
// shows it.
func Samples() []paint.Sample {
	var all paint.Samples
	mapSamples(&all)
	cardSamples(&all)
	giftSamples(&all)
	pageSamples(&all)
	return all
}

// mapSamples are those of the map, and of what stands on it.
func mapSamples(all *paint.Samples) {
	all.Each(int(rules.Sight), int(rules.Beach), stage.Pic{Kind: "pc.sign", Look: SignSite}, 40, 40)
	all.Each(int(rules.ExtraCard), int(rules.StarEffect), stage.Pic{Kind: "pc.sign", Look: signEffect}, 40, 40)
	all.Add(stage.Pic{Kind: "pc.map"}, MapWidth, MapHeight)
	all.Add(stage.Pic{Kind: "pc.map", Look: mapBare}, MapWidth, MapHeight)
	all.Add(stage.Pic{Kind: "pc.map", Look: mapBare | mapTall}, MapWidth, MapHeight)
	for i := range fleet {
		all.Add(stage.Pic{Kind: "pc.boat", ID: i}, boatRect(i).W, boatRect(i).H)
	}
	four := standing{
		camps: [rules.NumRegions + 1][mostSites]uint8{1: {0, 1}, 3: {0, 0, 3}, 9: {2}},
		bikes: [rules.MaxSeats]struct{ region, colour uint8 }{{1, 0}, {4, 1}, {6, 3}, {8, 2}},
	}
	all.Add(stage.Pic{Kind: "pc.thumb", Data: four}, 220, 200)
	all.Each(0, 3, stage.Pic{Kind: "pc.camp"}, 38, 38, 28, 28)
	all.Each(0, 3, stage.Pic{Kind: "pc.bike"}, 46, 32)
	for id := 1; id <= rules.NumRegions; id++ {
		r := RegionRect(id)
		all.Add(stage.Pic{Kind: "pc.regionlit", ID: id, Look: id & 1}, r.W, r.H)
		all.Add(stage.Pic{Kind: "pc.regionowned", ID: id, Look: id & 3}, r.W, r.H)
		all.Add(stage.Pic{Kind: "pc.regionring", ID: id}, r.W, r.H)
		all.Add(stage.Pic{Kind: "pc.regionwon", ID: id, Look: id % 4}, regionGrows*r.W, regionGrows*r.H)
	}
}

// cardSamples are those of travel cards and postcards.
func cardSamples(all *paint.Samples) {
	for _, id := range []int{0, 1, 7, 13, 19, 25, 31, 37, 43, 49, 55, 61, 67} {
		all.Add(stage.Pic{Kind: "pc.travel", ID: id}, 96, 141, 74, 108, pipW, pipH)
	}
	all.Add(stage.Pic{Kind: "pc.travel", ID: 30}, 260, 380)
	all.Each(1, rules.NumPostcards, stage.Pic{Kind: "pc.written"}, cardW, cardH)
	for _, f := range []*form{&wideForm, &tallForm, &narrowForm} {
		all.Each(1, rules.NumPostcards, stage.Pic{Kind: "pc.written"}, f.w, f.h)
	}
	all.Add(stage.Pic{Kind: "pc.written", ID: 24}, 640, 280)
	all.Add(stage.Pic{Kind: "pc.written", ID: 24, Look: 1 | 2 | 1<<memoryBit}, 640, 280)
	all.Each(0, 3, stage.Pic{Kind: "pc.stamp"}, 36, 36, 83, 83)
	all.Each(1, 8, stage.Pic{Kind: "pc.memory"}, 36, 36, 83, 83)
	for id := 1; id <= rules.NumPostcards; id++ {
		all.Add(stage.Pic{Kind: "pc.mini", ID: id, Look: id * 11 & (1<<len(rules.Postcards[id].Stamps) - 1)}, 103,
			tileH, 82, tileH, 68, tileH, 58, tileH, 50, tileH)
	}
	all.Each(1, rules.NumPostcards, stage.Pic{Kind: "pc.picture"}, pictW, pictH, tallPictW, tallPictH)
	all.Each(1, rules.NumPostcards, stage.Pic{Kind: "pc.picture"}, 96, 64)
	all.Add(stage.Pic{Kind: "pc.picture", ID: 24}, 620, 417)
}

// giftSamples are those of gifts.
func giftSamples(all *paint.Samples) {
	for _, id := range []int{0, 1, 3, 11, 13, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24} {
		all.Add(stage.Pic{Kind: "pc.gift", ID: id}, giftW, giftH, tallGiftW, tallGiftH, 56, 84)
	}
	all.Add(stage.Pic{Kind: "pc.gift", ID: 3,
		Data: paint.Titled{Title: "Boule à neige", Words: "À la fin : 3, 6, 12, 18 points pour 1, 2, 3, 4 boules."}},
		260, 390)
	all.Add(stage.Pic{Kind: "pc.gift", ID: 20,
		Data: paint.Titled{Title: "Porte-clés", Words: "À la fin : des points par camp sur ce type de site."}}, 260,
		390)
}

// pageSamples are those of the page, of seats, and of piles.
func pageSamples(all *paint.Samples) {
	for id := 1; id <= rules.NumItineraries; id++ {
		all.Add(stage.Pic{Kind: "pc.itinerary", ID: id, Look: id & 15}, wide.trip.W, wide.trip.H, 170, 46)
	}
	for i := range 4 {
		all.Add(stage.Pic{Kind: "pc.track", ID: i, Look: i & 1}, wide.track.W, wide.track.H)
		all.Add(stage.Pic{Kind: "pc.track", ID: i, Look: i&1 | (1+9)<<1}, 760, 140)
	}
	all.Add(stage.Pic{Kind: "pc.notebook"}, bookW, bookH)
	all.Each(int(rules.BackTravel), int(rules.BackGift), stage.Pic{Kind: "pc.pile", Text: "62"}, 100, 70)
	all.Each(int(rules.BackTravel), int(rules.BackGift), stage.Pic{Kind: "pc.pile", Look: 1, Text: "9"}, 100, 70)
	all.Add(stage.Pic{Kind: "pc.pile", ID: int(rules.BackPostcard)}, pictW, pictH)
	all.Each(0, 3, stage.Pic{Kind: "pc.page"}, wide.page.W, wide.page.H, tall.page.W, tall.page.H)
	all.Each(0, 3, stage.Pic{Kind: "pc.seat"}, 440, 168)
	all.Each(0, 3, stage.Pic{Kind: "pc.seat", Look: 1}, 440, 168)
	all.Each(0, 1, stage.Pic{Kind: "pc.token"}, 40, 40, 80, 80)
	all.Add(stage.Pic{Kind: "pc.slot"}, smallW, smallH)
	all.Add(stage.Pic{Kind: "pc.slot", ID: 1}, 56, 84)
	all.Add(stage.Pic{Kind: "pc.round", ID: 12, Text: "Manche"}, 194, 78)
	all.Each(0, 10, stage.Pic{Kind: "pc.chip", Text: "3"}, 64, 34)
	all.Add(stage.Pic{Kind: "pc.chip", ID: 9, Text: "104"}, 84, 34)
	for n := 3; n <= 6; n++ {
		all.Add(stage.Pic{Kind: "pc.pips", ID: n, Look: n / 2}, 200, 34)
	}
}
