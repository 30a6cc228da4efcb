package montaigne

import "posterestante/game"

// Zones of the table.
const (
	Reserve    game.Zone = iota + 1 // below its top card
	ReserveTop                      // the top card of the reserve, whose back shows (M1.2)
	Row                             // the board: places 0 to 2 face up, 3 face down (M2.2)
	Discard
	CallAside // the King's Call, once revealed (M6.1)
	TileRow   // tiles not yet taken, by their number
	Hand
	Voyage
	TilesHeld // by their number
	Start     // the start tile
	SeatSpot  // a seat to click
	Buttons
	Town // a city of the chart, by its number; nothing lies there
	Asks // of each seat: what it may ask for in another's turn, see game.Requester
)

// Buttons, by index of the zone Buttons.
const (
	ButtonSupply  uint8 = iota // take two cards (M3.3)
	ButtonFurther              // a further action for a character (M4.1)
	ButtonPower                // the character's own power (M7.2)
	ButtonHand                 // into the hand, where the winds may lay the card (M7.1)
	ButtonSkip                 // decline
	ButtonEnd                  // end the turn
	ButtonPass                 // nothing can be done (M3.6)
	NumButtons
)

// Counters of the table.
const (
	Phase       game.Counter = iota + 1 // Playing or GameOver
	ActionsLeft                         // actions that may still be done this turn (M3, M4.1)
	Acted                               // actions done this turn
	Called                              // 1 since the King's Call (M6.1)
	Remade                              // how often the reserve was made anew since then (M6.6)
	Passes                              // turns passed in a row (M6.6)
	LastTurn                            // 1 when only one is on the road, with one more turn (M6.3)
	Winds                               // 1 with the winds (M7.1)
	Meets                               // 1 with the fine encounters (M7.2)
	LongVoyage                          // 1 with the long voyage, an option of ours (M6.2, M6.4)
	StepKind                            // what must be settled now, see the Step constants
	StepA                               // the first number of that step
	StepB                               // its second number
	HomeN                               // of each seat: 1 for the first home, 0 on the road (M6.2)
	VisitedN                            // of each seat: cities not to go back to, a bit each by number (M3.5)
	LevelN                              // of each seat: a person, or how a bot plays
)

// Phases of the game.
const (
	Playing int16 = iota
	GameOver
)

// Steps that must be settled first, a and b as said.
const (
	NoStep     uint8 = iota
	StepTake         // take a cards from the board (M3.2, M3.3)
	StepBuy          // discard b more cards for the card of place a (M3.4)
	StepSail         // likewise, the winds then lay it (M7.1)
	StepToll         // discard a more cards for the zones crossed (M3.1)
	StepHome         // coming home, once the steps above are settled (M6.2)
	StepNoble        // add a card of the board to the voyage, or not (M7.2)
	StepQuote        // take a quotation of the board, or choose a hand to look at (M7.2)
	StepRead         // lay a quotation of the hand of seat a (M7.2)
	StepCoach        // lay a card of the hand (M7.2)
	StepRob          // take a spa or gastronomy (a 1) or a character (a 2) out of a voyage (M7.2)
	StepSearch       // choose a hand to look at; the bits of b have been seen (M7.2)
	StepChoose       // take a card of the hand of seat a; the bits of b have been seen (M7.2)
	StepUnseen       // take a card of zone 2 out of each hand of the bits of b (M7.2)
	StepPope         // take any card of the board (M7.2); a: in whose turn, seat + 1, 0 in the own one
)

// What StepRob takes.
const (
	RobFind   uint8 = 1 // the Maid's
	RobPerson uint8 = 2 // the Courtesan's
)

// stepNames are the names of the steps, in a position and in the keys of words.
var stepNames = []string{
	NoStep: "none", StepTake: "take", StepBuy: "buy", StepSail: "sail", StepToll: "toll", StepHome: "home",
	StepNoble: "noble", StepQuote: "quote", StepRead: "read", StepCoach: "coach", StepRob: "rob",
	StepSearch: "search", StepChoose: "choose", StepUnseen: "unseen", StepPope: "pope",
}

// common and of make spots: of a common zone, and of a seat's.
func common(z game.Zone, index uint8) game.Spot {
	return game.Spot{Zone: z, Seat: game.Nobody, Index: index}
}
func of(seat game.Seat, z game.Zone, index uint8) game.Spot {
	return game.Spot{Zone: z, Seat: seat, Index: index}
}
