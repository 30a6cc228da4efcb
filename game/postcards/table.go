package postcards

import "posterestante/game"

// Zones of the table. Row slots 0 and 1 lie left of the notebook's binding
// (P2.2). Sites, bikes and region spots are indexed by region, stamps and
// memories by postcard, so that they lie on the card wherever it is.
const (
	TravelDeck game.Zone = iota + 1
	TravelDiscard
	Row
	Hand
	Played
	CardDeck // the postcards below the top one
	CardTop  // the top postcard, whose picture shows (P11.1)
	CardRow
	CardDiscard
	Cards // a seat's unsent postcards, the oldest first
	Sent
	Look // what the hiking guide shows (P8.5)
	GiftDeck
	GiftRow
	GiftDiscard
	GiftsHeld
	ItineraryHeld
	Sites
	Stamps
	Memories
	Track // a seat's camps that are not yet placed
	Bikes
	Bonus
	BonusHeld
	FirstHeld
	StampSupply
	MemorySupply
	RegionSpot // a region to click
	Buttons
)

// Buttons, by index of the zone Buttons.
const (
	ButtonEnd uint8 = iota
	ButtonPass
	ButtonSkip
	ButtonSweep
	ButtonWaste
	ButtonStarMove
	ButtonStarTake
	ButtonStarStamp
	ButtonAutoma
)

// Counters of the table.
const (
	Round     game.Counter = iota + 1 // from 1 (P9.5)
	Phase                             // see the Phase constants
	First                             // the seat that began (P2.6)
	PlayedN                           // travel cards played this turn (P3.1)
	Extra                             // extra cards gained this turn (P3.3)
	Moves                             // moves kept for this turn (P6.1)
	Takes                             // postcard actions kept for this turn (P6.1)
	Camps                             // camps kept for this turn (P6.1)
	StepKind                          // what must be settled now, see the Step constants
	StepA                             // what about, see there
	StepB                             // and there
	Side                              // side of the player boards: 0 A, 1 B (P2.3)
	OpenFaces                         // 1 if written faces may be looked up on the row (P11.2)
	ScoreN                            // points scored in play
	Level                             // 0 a person, 1 to 3 an Automa's level (P10.1)
)

// Phases of a turn.
const (
	Playing  int16 = iota // cards, effects, gifts, sending (P3.6)
	Drawing               // filling the hand (P3.8)
	Full                  // the hand is full; the turn may be passed on
	AutoTurn              // an Automa's turn (P10)
	GameOver
)

// Steps: what must be settled before anything else.
const (
	NoStep       uint8 = iota
	StepWild           // a pair was played: choose what it does (P3.2)
	StepTake           // the row was swept: take a postcard (P4.2)
	StepMemory         // A: kind of site; write a memory or not (P4.3)
	StepStar           // choose the star's effect (P6.4)
	StepStamp          // A: how many stamps may still be laid (P6.1, P8.3)
	StepGift           // choose a gift (P7.2)
	StepRoadMove       // the road map's move (P8.1)
	StepRoadCamp       // the road map's camp, or not (P8.1)
	StepGuide          // A: how many postcards must still be kept (P8.5)
	StepBonus          // A: region; settles by itself (P4.5)
	AutoTrack          // A: the track's effect of the camp just made (P10.8)
	AutoMemory         // A: postcard, B: space; the memory to write (P10.8)
	AutoEffect         // A: the effect to take, B: the postcard it came from (P10.9)
	AutoSend           // A: the postcard to send (P10.10)
	AutoTakeGift       // take the leftmost gift (P10.10)
)

// stepNames are the names of the steps, in a position and in the keys of words.
var stepNames = []string{
	NoStep: "none", StepWild: "wild", StepTake: "take", StepMemory: "memory", StepStar: "star", StepStamp: "stamp",
	StepGift: "gift", StepRoadMove: "roadmove", StepRoadCamp: "roadcamp", StepGuide: "guide", StepBonus: "bonus",
	AutoTrack: "auto_track", AutoMemory: "auto_memory", AutoEffect: "auto_effect", AutoSend: "auto_send", AutoTakeGift: "auto_gift",
}

// common and of make spots: of a common zone, and of a seat's.
func common(z game.Zone, index, sub uint8) game.Spot {
	return game.Spot{Zone: z, Seat: game.Nobody, Index: index, Sub: sub}
}
func of(seat game.Seat, z game.Zone, index uint8) game.Spot {
	return game.Spot{Zone: z, Seat: seat, Index: index}
}
