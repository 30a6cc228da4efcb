package globe

import "posterestante/render/engine/stage"

// Sizes at which pieces are shown, in logical pixels.
const (
	CardW, CardH       = 64.0, 90.0   // on the shelf, in panels
	WonW, WonH         = 112.0, 156.0 // in the album
	DrawnW, DrawnH     = 130.0, 182.0 // bag cards just drawn
	BackLarge          = 200.0        // wide, and 1.4 as high
	ReadW              = 360.0        // of a card large; as high as its words need
	PawnW, PawnH       = 40.0, 54.0
	FareW, FareH       = 60.0, 26.0
	DeckTitle          = 24.0 // over the cards of a deck
	ItemSide           = 84.0 // in the page's rucksack
	ChipW, ChipH       = 74.0, 30.0
	PlaceW, PlaceH     = 260.0, 190.0
	KeyW, KeyH         = 64.0, 60.0
	EnvelopeW          = 150.0
	EnvelopeH          = 104.0
	CountW, CountH     = 44.0, 30.0
	ChoiceW, ChoiceH   = 420.0, 110.0
	ShelfW, ShelfH     = 150.0, 170.0
	NoteW, NoteH       = 150.0, 72.0
	PackingW, PackingH = 780.0, 540.0
)

// The areas of the table. They are the same for every number of seats. The poster
// has the proportions of package geo's world.
var (
	PosterBox  = stage.Rect{X: 8, Y: 52, W: 1480, H: 590}
	SeatsBox   = stage.Rect{X: 8, Y: 646, W: 1480, H: 126} // panels of the other seats, side by side
	DeckBox    = stage.Rect{X: 1494, Y: 6, W: 418, H: 396} // the decks
	LogBox     = stage.Rect{X: 1494, Y: 406, W: 418, H: 364}
	PageBox    = stage.Rect{X: 0, Y: 776, W: stage.Width, H: 304}
	BagBox     = stage.Rect{X: 14, Y: 828, W: 330, H: 246} // the rucksack of the page
	WalletBox  = stage.Rect{X: 352, Y: 828, W: 174, H: 246}
	AlbumBox   = stage.Rect{X: 534, Y: 828, W: 946, H: 246}
	MoreWon    = stage.Rect{X: AlbumBox.X + AlbumBox.W - 70, Y: AlbumBox.Y + 58, W: 52, H: WonH} // where one more card is laid by hand
	TellingBox = stage.Rect{X: 448, Y: 4, W: 1036, H: 46}                                        // what is told hangs down from there over the arctic
	DieBox     = stage.Rect{X: 1642, Y: 282, W: 104, H: 104}                                     // in the one but last cell of the decks
)
