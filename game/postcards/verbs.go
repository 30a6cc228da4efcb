package postcards

import "posterestante/game"

// Verbs. A is a travel card of the hand played for it, 0 where an effect, a
// pair or a gift pays.
const (
	VMove   game.Verb = iota + 1 // A card; B region to go to (P4.1)
	VTake                        // A card; B postcard to take (P4.2)
	VSweep                       // A card: discard the 3 postcards first (P4.2)
	VCamp                        // A card; B region, C site (P4.3)
	VStamp                       // A card; B postcard, C space (P5.1)
	VPair                        // A and B cards, A left of B in the hand (P3.2)
	VWaste                       // A card, for no effect (P3.4)
	VWrite                       // B postcard, C memory space (P4.3)
	VSkip                        // decline what is offered (P6.1)
	VStar                        // A: the button of the effect chosen (P6.4)
	VSend                        // A postcard (P7)
	VGift                        // A gift to take (P7.2)
	VUse                         // A lightning gift (P8)
	VKeep                        // A postcard (P8.5)
	VDraw                        // A travel card of the row, 0 the deck (P3.8)
	VEnd                         // no more cards (P3.7)
	VPass                        // the hand is full: next seat (P3.8)
	VAutoma                      // the Automa's next step (P10)
)
