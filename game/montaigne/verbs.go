package montaigne

import "posterestante/game"

// Verbs.
const (
	VMove    game.Verb = iota + 1 // A card of the hand, of another city (M3.1)
	VStay                         // A card of the hand, of the city of the last card (M3.2)
	VSupply                       // take two cards (M3.3)
	VTake                         // A place of the board, 0 to 3: into the hand, or where the step says (M3.4)
	VSail                         // A place of the board, 1 or 2: the winds lay it (M7.1)
	VPay                          // A card of the hand, discarded (M3.1, M3.4)
	VFurther                      // A character of the voyage, for a further action (M4.1)
	VFetch                        // A character of the voyage, B a card of the discard (M4.1)
	VPower                        // A character of the voyage, for its own power (M7.2)
	VLay                          // A card of the hand, the Coachman's (M7.2)
	VLook                         // A seat, whose hand is looked at (M7.2)
	VPick                         // A card of the hand looked at (M7.2)
	VUnseen                       // A seat, B which card of its hand, from 0, by its back (M7.2)
	VRob                          // A card of another's voyage (M7.2)
	VSkip                         // decline what is offered
	VEnd                          // end the turn
	VPass                         // nothing at all can be done (M3.6)
)
