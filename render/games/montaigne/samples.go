package montaigne

import (
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Samples lists every kind with all of its IDs at the sizes at which the table
// shows it.
func Samples() []paint.Sample {
	var all paint.Samples
	cardSamples(&all)
	tileSamples(&all)
	tableSamples(&all)
	return all
}

// cardSamples are those of cards.
func cardSamples(all *paint.Samples) {
	named := func(city, title string) stage.Pic { return stage.Pic{Kind: "mo.card", Data: label{city, title}} }
	all.Each(1, rules.NumCards, named("", "Gastronomie"), ownW, ownH)
	all.Each(1, rules.NumCards, named("", ""), 79, 110)
	all.Each(1, rules.NumCards, stage.Pic{Kind: "mo.token"}, tokenW, tokenH, 52, 72)
	all.Each(1, rules.NumCards, named("Plombières", "Gastronomie"), rowW, rowH, handWides[2], handWides[2]*cardRatio)
	all.Each(1, rules.NumCities, stage.Pic{Kind: "mo.back"}, backW, backH, ownW, ownH)
	all.Each(1, rules.NumCities, stage.Pic{Kind: "mo.back", Text: "Plombières"}, deckW, deckH, 200, 280)
	all.Each(1, rules.NumCities, stage.Pic{Kind: "mo.station"}, 40, stationH)
	all.Each(1, rules.NumCities, stage.Pic{Kind: "mo.station", Text: "Plombières"}, 120, stationH)
	all.Add(stage.Pic{Kind: "mo.back", ID: 1, Look: 1}, ownW, ownH)
	said := reading{"Bordeaux", "Le Cocher", "Personnage",
		"«\u00a0Tout ce qui roule, flotte ou berce me lasse vite\u00a0: qu’on me donne une selle.\u00a0»",
		"d’après Essais III, 6",
		"Posez sans frais une carte au bout de votre voyage, quelle que soit sa zone, même d’une ville déjà quittée."}
	for _, n := range []int{1, 6, 12, 25, rules.TheCall} {
		all.Add(stage.Pic{Kind: "mo.large", ID: n, Data: said}, largeW, largeHigh(said))
	}
	all.Add(stage.Pic{Kind: "mo.start"}, ownW, ownH)
	all.Add(stage.Pic{Kind: "mo.start", Text: "Bordeaux"}, 200, 280)
}

// tileSamples are those of tiles, and of signs.
func tileSamples(all *paint.Samples) {
	all.Each(1, rules.NumTiles, stage.Pic{Kind: "mo.tile"}, heldW, heldH, wonW, wonH)
	all.Each(1, rules.NumTiles, stage.Pic{Kind: "mo.tile", Text: "Le plus de découvertes"}, tileW, tileH)
	all.Each(1, rules.NumTiles, stage.Pic{Kind: "mo.largetile", Data: paint.Titled{Title: "Le plus grand cavalier",
		Words: "Le plus de villes à la fin, parmi ceux rentrés avec trois livres."}}, largeTileW, largeTileH)
	for t := 1; t <= rules.NumTiles; t++ {
		all.Add(stage.Pic{Kind: "mo.taken", ID: t, Look: t % 4, Text: "Le plus de découvertes"}, tileW, tileH)
	}
	all.Add(stage.Pic{Kind: "mo.taken", ID: 1, Look: -1}, tileW, tileH)
	all.Each(0, 2, stage.Pic{Kind: "mo.chip", Text: "12"}, 64, 36)
	all.Each(0, 2, stage.Pic{Kind: "mo.chip", Look: 1, Text: "12"}, 44, 120)
	for b := range 8 {
		all.Add(stage.Pic{Kind: "mo.books", ID: b << 1}, 78, 34)
	}
}

// tableSamples are those of what lies still, of pawns, and of the chart.
func tableSamples(all *paint.Samples) {
	for i := range 4 {
		r := wide.chartRect(2 + i%3)
		all.Add(stage.Pic{Kind: "mo.home", ID: i + 1, Look: i}, 38, 38)
		all.Add(stage.Pic{Kind: "mo.lane", ID: i, Look: i & 1}, wide.lanes.W, laneHighs[4], wide.lanes.W, laneHighs[2],
			tall.lanes.W, laneHighs[3])
		all.Add(stage.Pic{Kind: "mo.route", ID: i, Data: trip{7, [rules.NumCards + 2]rules.City{0, 1, 2, 3, 6, 5, 4}}},
			r.W, r.H)
	}
	all.Each(0, 3, stage.Pic{Kind: "mo.page"}, wide.page.W, wide.page.H, tall.page.W, tall.page.H)
	all.Each(0, 3, stage.Pic{Kind: "mo.pawn"}, 34, 46, 49, 67, homeRiderW, homeRiderH)
	all.Each(0, 3, stage.Pic{Kind: "mo.foot"}, 17, 17)
	all.Add(stage.Pic{Kind: "mo.last"}, 40, 40)
	all.Add(stage.Pic{Kind: "mo.last", ID: 1}, 190, 190)
	all.Add(stage.Pic{Kind: "mo.pile"}, deckW, deckH)
	all.Add(stage.Pic{Kind: "mo.count", Text: "62"}, 44, 30)
	all.Add(stage.Pic{Kind: "mo.slot"}, heldW, heldH)
	all.Add(stage.Pic{Kind: "mo.desk", Text: "gratuite"}, wide.desk.W, wide.desk.H)
	all.Add(stage.Pic{Kind: "mo.box"}, wide.box.W, wide.box.H, tall.box.W, tall.box.H)
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		r := wide.chartRect(seats)
		all.Add(stage.Pic{Kind: "mo.chart", Data: legend{[4]string{1: "Zone 1", 2: "Zone 2", 3: "Zone 3"},
			"De Bordeaux à Rome"}}, r.W, r.H)
		all.Add(stage.Pic{Kind: "mo.towns", Data: cities{1: "Bordeaux", 2: "Limoges", 3: "Lyon", 4: "Plombières",
			5: "Bâle", 6: "Augsbourg", 7: "Rome", 8: "Venise", 9: "Florence"}}, r.W, r.H)
	}
	for look := range 2 {
		all.Add(stage.Pic{Kind: "mo.gate", Look: look}, 1.5*gateSide, 1.5*gateSide)
	}
	all.Add(stage.Pic{Kind: "mo.castle"}, castleAt(wide.chartRect(2)).W, castleAt(wide.chartRect(2)).H)
	all.Add(stage.Pic{Kind: "mo.called", Text: "L’Appel du Roi"}, wide.chartRect(2).W, wide.chartRect(2).H,
		wide.chartRect(4).W, wide.chartRect(4).H)
	gone := chronicle{legend{[4]string{1: "Zone 1", 2: "Zone 2", 3: "Zone 3"}, "De Bordeaux à Rome"},
		cities{1: "Bordeaux", 2: "Limoges", 3: "Lyon", 4: "Plombières", 5: "Bâle", 6: "Augsbourg", 7: "Rome",
			8: "Venise",
			9: "Florence"}, 1, [rules.MaxSeats]travelled{}}
	for i := range gone.ways {
		gone.ways[i] = travelled{i, trip{6 - i, [rules.NumCards + 2]rules.City{1, 2, 3, 9, 7, 1}}}
	}
	all.Add(stage.Pic{Kind: "mo.chronicle", Data: gone}, 840, 560, 1040, 693)
	four := riders{{rules.Bordeaux, 0}, {rules.Limoges, 1}, {rules.Basel, 2}, {rules.Plombieres, 3}}
	all.Add(stage.Pic{Kind: "mo.thumb", Data: four}, 220, 200)
	for look := range 2 {
		all.Add(stage.Pic{Kind: "mo.lit", Look: look}, 82, 110)
		all.Add(stage.Pic{Kind: "mo.lit", ID: 2, Look: look}, 82, 110)
	}
	for group, n := range []int{rules.NumThemes, int(rules.Landscape), int(rules.Courtesan), rules.NumCities, 3, 3} {
		all.Each(group*16+1, group*16+n, stage.Pic{Kind: "mo.sign"}, 42, 42)
	}
}
