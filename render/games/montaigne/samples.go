package montaigne

import (
	rules "posterestante/game/montaigne"
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
	for n := 1; n <= rules.NumCards; n++ {
		add("mo.card", n, 0, "", ownW, ownH)
		show(stage.Pic{Kind: "mo.card", ID: n, Data: label{city: "Plombières"}}, handW, handH)
		show(stage.Pic{Kind: "mo.card", ID: n, Data: label{"Plombières", "Gastronomie"}}, rowW, rowH)
	}
	for city := 1; city <= rules.NumCities; city++ {
		add("mo.back", city, 0, "", backW, backH, ownW, ownH)
		add("mo.back", city, 0, "Plombières", deckW, deckH, 200, 280)
		add("mo.station", city, 0, "", 40, stationH)
		add("mo.station", city, 0, "Plombières", 120, stationH)
	}
	add("mo.back", 1, 1, "", ownW, ownH)
	for _, n := range []int{1, 6, 12, 25, rules.TheCall} {
		said := reading{"Bordeaux", "Le Cocher", "Personnage", "«\u00a0Tout ce qui roule, flotte ou berce me lasse vite\u00a0: qu’on me donne une selle.\u00a0»", "d’après Essais III, 6",
			"Posez sans frais une carte au bout de votre voyage, quelle que soit sa zone, même d’une ville déjà quittée."}
		show(stage.Pic{Kind: "mo.large", ID: n, Data: said}, largeW, largeHigh(said))
	}
	add("mo.start", 0, 0, "", ownW, ownH)
	add("mo.start", 0, 0, "Bordeaux", 200, 280)
	for t := 1; t <= rules.NumTiles; t++ {
		add("mo.tile", t, 0, "", tileW, tileH, heldW, heldH, 66, 42)
		add("mo.taken", t, t%4, "", tileW, tileH)
		show(stage.Pic{Kind: "mo.largetile", ID: t, Data: paint.Titled{Title: "Le plus grand cavalier", Words: "Le plus de villes à la fin, parmi ceux rentrés avec trois livres."}}, largeTileW, largeTileH)
	}
	add("mo.taken", 1, -1, "", tileW, tileH)
	for i := range 3 {
		add("mo.chip", i, 0, "12", 64, 36)
		add("mo.chip", i, 1, "12", 44, 120)
	}
	for b := range 8 {
		add("mo.books", b<<1, 0, "", 78, 34)
	}
	for i := range 4 {
		add("mo.home", i+1, i, "", 38, 38)
		add("mo.lane", i, i&1, "", lanes.W, laneHighs[4], lanes.W, laneHighs[2])
		add("mo.page", i, 0, "", Page.W, Page.H)
		add("mo.pawn", i, 0, "", 34, 46, 49, 67)
		add("mo.foot", i, 0, "", 17, 17)
	}
	add("mo.last", 0, 0, "", 40, 40)
	add("mo.pile", 0, 0, "", deckW, deckH)
	add("mo.count", 0, 0, "62", 44, 30)
	add("mo.slot", 0, 0, "", heldW, heldH)
	add("mo.desk", 0, 0, "gratuite", Desk.W, Desk.H)
	add("mo.box", 0, 0, "", TileBox.W, TileBox.H)
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		r := ChartRect(seats)
		show(stage.Pic{Kind: "mo.chart", Data: legend{[4]string{1: "Zone 1", 2: "Zone 2", 3: "Zone 3"}, "De Bordeaux à Rome"}}, r.W, r.H)
		show(stage.Pic{Kind: "mo.towns", Data: cities{1: "Bordeaux", 2: "Limoges", 3: "Lyon", 4: "Plombières", 5: "Bâle", 6: "Augsbourg", 7: "Rome", 8: "Venise", 9: "Florence"}}, r.W, r.H)
	}
	for i := range 4 {
		r := ChartRect(2 + i%3)
		show(stage.Pic{Kind: "mo.route", ID: i, Data: trip{7, [rules.NumCards + 2]rules.City{0, 1, 2, 3, 6, 5, 4}}}, r.W, r.H)
	}
	add("mo.called", 0, 0, "L’Appel du Roi", ChartRect(2).W, ChartRect(2).H, ChartRect(4).W, ChartRect(4).H)
	show(stage.Pic{Kind: "mo.thumb", Data: riders{{rules.Bordeaux, 0}, {rules.Limoges, 1}, {rules.Basel, 2}, {rules.Plombieres, 3}}}, 220, 200)
	for look := range 2 {
		add("mo.lit", 0, look, "", 82, 110)
		add("mo.lit", 2, look, "", 82, 110)
	}
	for group, n := range []int{rules.NumThemes, int(rules.Landscape), int(rules.Courtesan), rules.NumCities, 3, 3} {
		for i := 1; i <= n; i++ {
			add("mo.sign", group*16+i, 0, "", 42, 42)
		}
	}
	return all
}
