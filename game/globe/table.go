package globe

import "posterestante/game"

// Zones of the table: first the decks of cards, each the zone of its kind, then
// these.
const (
	ItemDeck game.Zone = game.Zone(NumDecks) + 1 + iota // the bag cards, or the supply of items
	OpenCard                                            // the card last read of each deck, by kind
	DrawnBag                                            // bag cards just drawn, of which one is kept
	LotZone                                             // items up for auction
	LotCards                                            // souvenirs up for auction
	RoadZone                                            // the squares; on each the pawns from the lowest
	BagZone                                             // of each seat: items, in the order they came
	WonZone                                             // of each seat: cards won, in the order they came
	SeatSpot                                            // a seat to click
	Choice                                              // an outcome to choose, by number from 0
	// a sort of thing to sell or prepare, by item, GoodTicket or GoodCheques; from Shelf on one to buy
	Goods
	Amount // a number, a bid or of cheques: by its tens; AmountOnes by its ones in sub
	Asks   // of each seat: what it may ask for in another's turn, see game.Requester
	Buttons
)

// Shelf is from where on the zone Goods has what an airport sells, AmountOnes
// where the zone Amount has the ones.
const (
	Shelf      uint8 = 32
	AmountOnes uint8 = 100
)

// Buttons, by index of the zone Buttons; a game's own follow.
const (
	ButtonSkip  uint8 = iota // decline, or be done
	ButtonPay                // pay a price or a debt
	ButtonHelp               // job help (S5.1, R4.3)
	ButtonSell               // sell something by auction
	ButtonNoBid              // no bid, or to pass
	ButtonPutUp              // put it up for auction
	ButtonRaise              // the least bid aloud; the next two are more, see Raises
	buttonRaiseMore
	buttonRaiseMost
	OwnButtons
)

// Counters of the table.
const (
	Phase       game.Counter = iota + 1 // Playing or GameOver
	Round                               // from 1 (S6.4)
	StarterN                            // the seat that began (S2.3)
	ActiveN                             // the seat whose turn it is
	Die                                 // the die last rolled in this turn, 0 none
	Riders                              // who rides along, a bit each by seat
	NeedN                               // how many cards of each kind must be brought (S6.1, R5.1, R5.3)
	Plays                               // lines of the sheet that may still be played this turn (R2.1)
	TwoLines                            // 1 where two lines are played a turn (R2.1)
	Express                             // 1 where the express game is played (R5.3)
	Outcry                              // 1 where bids are spoken in turn (S5.2, R4.3)
	LotTickets                          // plane tickets up for auction
	LotCheques                          // hotel cheques up for auction
	Lots                                // lots that were put up or taken back in this turn
	FineN                               // 1 where squares may be played without the right, and a bell rung (R4.6)
	StepKindN                           // what must be settled now, see StepKind
	StepA                               // numbers of that step
	StepB                               //
	StepN                               //
	OfferFloor                          // the floor of the auction that is open, 0 none
	SellerN                             // whose auction is open, by seat from 1, 0 none
	BarterGives                         // a Bunch: what the barter that is put together, or was offered, gives
	BarterWants                         // likewise what it wants
	BarterSum                           // the tens that are added to it, below 0 asked for
	BarterSaid                          // offers that were spoken in this turn
	BarterDrops                         // offers that were dropped in this turn before they were spoken
	SquareN                             // of each seat: where its pawn stands, 0 before it leaves
	MoneyN                              // of each seat
	TicketsN                            // of each seat: plane tickets
	ChequesN                            // of each seat: hotel cheques (R1.3)
	PassN                               // of each seat on the road: 1 with its pass (S1.5)
	MissN                               // of each seat: turns to miss
	OrderN                              // of each seat: squares that a card ordered for its next turn (R1.1), 0 none
	// of each seat: rolls for the bag at departure that showed no passport (S3.1); Routard: 1 once
	// it has played a line (R2.1)
	TriesN
	WaitsN   // of each seat: turns begun without a pass (S4.6)
	RunsN    // of each seat: on how many of its turns running each seat rode along, two bits each (S4.2)
	BidN     // of each seat: 1 since it has bid or not in the auction that is open
	ArrivedN // of each seat: 1 for those who won by arriving
	LevelN   // of each seat: a person, or how a bot plays
	WantsN   // of each seat: 1 since it asked to sell before the next turn (S5.3, R4.5)
	RingsN   // of each seat: 1 + at whom it has rung, until that is looked at; HasRung until the turn ends (R4.6)
	TakenN   // of each seat: the report or adventure that it drew since its turn began; 0 none, or rung at (R4.6)
	afterSeatCounters
)

// How many counters there are.
const (
	NumCounters     = SquareN // the common ones, entry 0 unused
	NumSeatCounters = afterSeatCounters - SquareN
)

// HasRung is what a seat's RingsN counts once its bell was heard.
const HasRung = MaxSeats + 1

// Phases of the game.
const (
	Playing int16 = iota
	GameOver
)

// Backs: decks by their kind, then these.
const (
	BackItem uint8 = uint8(NumDecks) + 1 + iota
	BackPawn
)

// Identities: cards by their number, then items and pawns.
const (
	idItem = 256
	idPawn = 272
)

// CardPiece is a card face up; ItemPiece and PawnPiece an item and a pawn.
func CardPiece(card uint8) game.Piece {
	return game.Piece{ID: uint16(card), Back: uint8(KindOf(card)), Up: true}
}

// ItemPiece is an item.
func ItemPiece(i uint8) game.Piece {
	return game.Piece{ID: idItem + uint16(i), Back: BackItem, Up: true}
}

// PawnPiece is a seat's pawn.
func PawnPiece(seat game.Seat) game.Piece {
	return game.Piece{ID: idPawn + uint16(seat), Back: BackPawn, Up: true}
}

// CardOf, ItemOf and PawnOf are the card, the item and the seat of a piece: 0 and
// Nobody where it is none, or its face isn't known.
func CardOf(p game.Piece) uint8 {
	if p.ID >= idItem {
		return 0
	}
	return uint8(p.ID)
}

// ItemOf is the item that a piece is.
func ItemOf(p game.Piece) Item {
	if p.ID <= idItem || p.ID >= idPawn {
		return 0
	}
	return Item(p.ID - idItem)
}

// PawnOf is the seat whose pawn a piece is.
func PawnOf(p game.Piece) game.Seat {
	if p.ID < idPawn {
		return game.Nobody
	}
	return game.Seat(p.ID - idPawn)
}

// common and of make spots: of a common zone, and of a seat's.
func common(z game.Zone, index, sub uint8) game.Spot {
	return game.Spot{Zone: z, Seat: game.Nobody, Index: index, Sub: sub}
}
func of(seat game.Seat, z game.Zone, index uint8) game.Spot {
	return game.Spot{Zone: z, Seat: seat, Index: index}
}
