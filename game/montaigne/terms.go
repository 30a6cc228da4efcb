package montaigne

import "posterestante/game"

// Terms are what statistics of Voyages avec Montaigne are made of.
var Terms = game.Terms{
	Sources: []string{"montaigne", "books", "finds", "company", "zones", "return", "most", game.SourceRest},
	Seldom:  []string{game.SourceRest}, AtEnd: []string{"most"}, Options: []string{"winds", "encounters", "longvoyage"},
	Of: map[string]string{
		"montaigne":  "montaigne",
		"tile.book1": "books", "tile.book2": "books", "tile.book3": "books",
		"tile.gastronomy": "finds", "tile.spa": "finds", "tile.monument": "finds", "tile.landscape": "finds",
		"tile.company": "company", "tile.zones": "zones",
		"tile.return1": "return", "tile.return2": "return", "tile.return3": "return",
		"tile.characters": "most", "tile.cities": "most", "tile.quotations": "most", "tile.discoveries": "most",
	},
}
