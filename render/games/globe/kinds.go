// Package globe is what the tables of Sakodo and Le jeu du Routard share: their
// pictures and how they are laid out. It knows neither game: each gives its style.
//
// The words: the poster is the map of the world with the road; the shelf beside
// it has the decks, each with the card last read of it, and the die; a panel is
// another seat at a glance; the page lies along the bottom and is one seat's, with
// its rucksack, wallet and album; a scene is a sheet over the poster.
package globe

import (
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
)

// Style is how a game looks: what of the shared pictures differs from game to game.
type Style uint8

// The styles.
const (
	Ochre   Style = iota // the seventies: rucksack, travel stamps (Sakodo)
	Airmail              // blue and red of airmail, lodging keys (Routard)
	NumStyles
)

// MostAirports is how many airports a road has at most.
const MostAirports = 8

// MostSquares is how many squares a road has at most, the start included.
const MostSquares = 68

// Poster is the map of the world with the road on it: Kinds are the squares' from
// the start on, Places the names of the airports in order.
type Poster struct {
	Style  Style
	Kinds  [MostSquares]rules.Kind
	Places [MostAirports]string
	Title  string // in the cartouche; without one there is none
	Line   string // under it
}

// Thumb is a small poster with the pawns on it.
type Thumb struct {
	Style Style
	Pawns [rules.MaxSeats]struct{ Square, Colour int } // Colour -1 for no seat
}

// Ahead is a square that can be gone to, R large; without one it is a ring. Pic.Text is the price in words.
type Ahead struct {
	Kind   rules.Kind
	Number int
	R      float64
	Fare   int // ticketFare for a ticket
}

// Back is the back of a deck.
type Back struct {
	Style Style
	Kind  rules.Kind // 0: the bag cards
}

// Front is a card face up, small. Title is written where there is room, "" where
// there is none.
type Front struct {
	Style  Style
	Kind   rules.Kind
	Emblem string // of assets/icons/emblems, "" for the kind's own sign
	Price  string // in words, "" for none
	Nights int    // hotel cheques that it costs, a Lodging
	Title  string
}

// Reading is a card large, with all its words. How high it is says Reading.High.
type Reading struct {
	Front
	Sort  string // the deck's name
	Place string // the name of the place, "" for none
	Stop  int    // the square of the road that is the place, one more than its number; 0 for none
	Story string
	Does  string // what it does, a line an effect; "" for nothing
}

// Item is an item: as it lies in a rucksack, as a bag card, as a sign.
type Item struct {
	Style Style
	Key   string // as the rules name it, such as "sleepingbag"
	Title string // written on the card, "" elsewhere
}

// Bag is a rucksack that items are put into; Open: another seat looks into it.
type Bag struct {
	Style Style
	Open  bool
}

// What a Chip counts.
const (
	ChipMoney = iota
	ChipTickets
	ChipCheques
	ChipBag
	ChipPass   // the pass is missing
	ChipMiss   // turns to miss
	ChipOrder  // squares that a card ordered
	ChipRides  // it rides along
	ChipSquare // where the pawn stands
	ChipSouvenir
	ChipReport
	ChipAdventure
	NumChips
)

// Chip is a figure with its sign; Pic.Text is the figure. Of the cards
// won Need says how many must be brought, else it is 0.
type Chip struct {
	Style Style
	What  int
	Need  int
	Done  bool // there are as many as needed
}

// Note is a heap of money, tickets or cheques in the wallet; Pic.Text is the figure.
type Note struct {
	Style Style
	What  int // ChipMoney, ChipTickets or ChipCheques
	Many  int // how thick the heap is: 0 none, 1 to 4
}

// Sheet is a ground: of a page, a panel, an album, a scene. Titles are its
// headings, as many as it has.
type Sheet struct {
	Style  Style
	Titles [4]string
}

// Album is a Sheet of won cards in three parts: Cells are how many places for cards
// each has.
type Album struct {
	Sheet
	Cells [3]int
}

// Envelope states.
const (
	EnvelopeWaits = iota // its seat hasn't bid yet
	EnvelopeSealed
	EnvelopeOut  // its seat can't reach the floor
	EnvelopeOpen // opened: Text is what was bid; Look 1 to EnvelopeSlips: how far the slip is out, 0: wholly
)

// EnvelopeSlips is how many frames a slip takes to come out of its envelope.
const EnvelopeSlips = 6

// Envelope is a bidder's envelope; Pic.ID is its seat's colour.
type Envelope struct {
	Style Style
	State int
	Name  string
}

// Bidder states.
const (
	BidderIn    = iota // hasn't passed
	BidderAsked        // is asked now
	BidderLeads        // leads by its bid, Text
	BidderOut          // has passed, or can't go higher
)

// Bidder is one who may bid aloud; Pic.ID is its seat's colour.
type Bidder struct {
	Style Style
	State int
	Name  string
}

// Key is a large key of a bid or a number of cheques; Pic.Text is the number.
type Key struct {
	Style Style
	Head  string // what it stands for, over it; "" for nothing
}

// Choice is an outcome to choose: what it is and what it does, in words.
type Choice struct {
	Style Style
	Words string
	Does  string
}

// What a face of the die brings of a line of the packing sheet.
const (
	FaceNone   = iota // nothing
	FaceBrings        // what the line is for
	FaceAgain         // that, and one plays again
	FaceDear          // more than its seat can pay
)

// PackLine is a line of the sheet "prepare your bag" on the shelf of a shop; Line is its number.
type PackLine struct {
	Style  Style
	Line   uint8
	Key    string // of the thing drawn, see Item
	Name   string
	Range  string // what it brings, or costs, from the least to the most
	Mark   string // what is lacking of it
	Done   bool   // nothing is
	Faces  [6]int
	Rolled int // the face last rolled in this turn, 0 none
}

// Shelf is a thing in the kiosk of an airport with its price; Key is an item's,
// "ticket".
type Shelf struct {
	Style Style
	Key   string
	Price string // in words
	Title string
}

// Kinds returns the painters of all that lies on the tables of both games.
func Kinds() paint.Table {
	return paint.Table{
		"gl.poster":    paint.Typed(poster),
		"gl.chronicle": paint.Typed(chronicle),
		"gl.thumb":     paint.Typed(thumb),
		"gl.place":     paint.Typed(place),   // a square large
		"gl.sign":      paint.Typed(sign),    // Data Back: the sign of a kind of square or deck
		"gl.litstop":   paint.Typed(litStop), // Look 1: pointed at
		"gl.veil":      veil,                 // over the poster, under the squares that can be gone to
		// on a square: what it costs to go there, Text; Look 1: too dear
		"gl.fare":     fare,
		"gl.round":    paint.Typed(round), // Data Sheet: the round, Text; its head Titles[0]
		"gl.pawn":     paint.Typed(pawn),  // ID colour; Data Style; Look 1: stuck, without its pass
		"gl.glow":     glowing,            // ID colour: the light under a pawn that walks
		"gl.lift":     paint.Typed(lift),
		"gl.print":    footprint,            // ID colour: where it has walked
		"gl.slice":    paint.Typed(slice),   // ID colour; Look 1: stuck, without its pass
		"gl.die":      die,                  // ID face, 0 none rolled
		"gl.back":     paint.Typed(back),    //
		"gl.head":     head,                 // over the cards of a deck: Text
		"gl.pile":     pile,                 // the edges of the cards under a deck, 6 px to the right and below
		"gl.hole":     paint.Typed(hole),    // Data Back: where a card of a kind lies once one is read
		"gl.front":    paint.Typed(front),   //
		"gl.reading":  paint.Typed(reading), //
		"gl.item":     paint.Typed(item),    // in the rucksack, on the kiosk's shelf; Look 1: faint, it is missing
		"gl.itemcard": paint.Typed(itemCard),
		"gl.bag":      paint.Typed(bag),  // ID colour
		"gl.chip":     paint.Typed(chip), //
		"gl.note":     paint.Typed(note), //
		"gl.count":    count,             // how many lie there, on a corner; Text
		"gl.page":     paint.Typed(page), // ID colour; Data Sheet
		"gl.panel":    paint.Typed(panel),
		"gl.album":    paint.Typed(album),   // three Titles: souvenirs, reports, adventures
		"gl.wallet":   paint.Typed(wallet),  // Data Sheet
		"gl.decks":    paint.Typed(decks),   // Data Sheet: what the decks lie on
		"gl.scene":    paint.Typed(scene),   // Data Sheet: the ground of a scene, its title Titles[0]
		"gl.counter":  paint.Typed(counter), // Data Sheet: the ground of a post office's counter
		"gl.auction":  paint.Typed(auction), // Data Sheet: the ground of the auction
		"gl.gavel":    gavelPart,            // ID GavelBlock or GavelHammer
		"gl.envelope": paint.Typed(envelope),
		"gl.bidder":   paint.Typed(bidder),
		"gl.key":      paint.Typed(key),
		"gl.litkey":   litKey, // about a key that can be clicked; Look 1: pointed at
		"gl.choice":   paint.Typed(choice),
		"gl.packline": paint.Typed(packLine),
		"gl.shelf":    paint.Typed(shelf),
	}
}
