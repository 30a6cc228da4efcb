package montaigne

import (
	"posterestante/game"
	"posterestante/game/verbs"
)

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
	VPope                         // A seat, which calls on the Pope in another's turn (M7.2)
)

// The words of the notation.
var (
	cardA   = verbs.Word{Field: verbs.A, Names: cardNames[:]}
	covertA = verbs.Word{Field: verbs.A, Names: cardNames[:], Covert: true}
	cardB   = verbs.Word{Field: verbs.B, Names: cardNames[:]}
	personA = verbs.Word{Field: verbs.A, Names: characterNames()}
	placeA  = verbs.Word{Field: verbs.A, Most: 3, Plus: 1}
	sailA   = verbs.Word{Field: verbs.A, Least: 1, Most: 2, Plus: 1}
	seatA   = verbs.Word{Field: verbs.A, Most: MaxSeats - 1}
	unseenA = verbs.Word{Field: verbs.A, Most: MaxSeats - 1, Dot: &verbs.Dot{Field: verbs.B, Count: func(uint8) int { return NumCards }}}
)

// characterNames are the names of the characters, by card.
func characterNames() []string {
	out := make([]string, len(cardNames))
	for c, name := range cardNames {
		if Cards[c].Kind == Character {
			out[c] = name
		}
	}
	return out
}

type verb = verbs.Row[*State]

// verbTable are the verbs, a row each.
var verbTable = verbs.New(verbs.Table[*State]{Closed: (*State).closed, Reasons: &reasons, Rows: []verb{
	VMove:    {Name: "move", Words: []verbs.Word{cardA}, Has: (*State).hasMove, May: (*State).mayGo, Parts: fromHandOn, Do: (*State).doMove},
	VStay:    {Name: "stay", Words: []verbs.Word{cardA}, Has: (*State).hasStay, May: (*State).mayGo, Parts: fromHandOn, Do: (*State).doStay},
	VSupply:  {Name: "supply", May: (*State).maySupply, Parts: button(ButtonSupply), Do: (*State).doSupply},
	VTake:    {Name: "take", Words: []verbs.Word{placeA}, Has: (*State).onBoard, May: (*State).mayTake, Parts: (*State).partsTake, Do: (*State).take},
	VSail:    {Name: "sail", Words: []verbs.Word{sailA}, Has: (*State).onBoard, May: (*State).maySail, Parts: fromRowOn, Do: (*State).doSail},
	VPay:     {Name: "pay", Words: []verbs.Word{cardA}, Has: (*State).hasPay, Parts: fromHand, Do: (*State).pay},
	VFurther: {Name: "further", Words: []verbs.Word{personA}, Has: (*State).inVoyage, Parts: person(ButtonFurther), Do: (*State).further},
	VFetch:   {Name: "fetch", Words: []verbs.Word{personA, cardB}, Has: (*State).hasFetch, Parts: partsFetch, Do: (*State).fetch},
	VPower:   {Name: "power", Words: []verbs.Word{personA}, Has: (*State).inVoyage, May: (*State).mayPower, Parts: person(ButtonPower), Do: (*State).power},
	VLay:     {Name: "lay", Words: []verbs.Word{cardA}, Has: (*State).hasLay, May: (*State).mayLay, Parts: fromHandOn, Do: (*State).coach},
	VLook:    {Name: "look", Words: []verbs.Word{seatA}, Has: (*State).hasHand, May: (*State).mayLook, Parts: partsLook, Do: (*State).look},
	VPick:    {Name: "pick", Words: []verbs.Word{covertA}, Has: (*State).hasPick, May: (*State).mayPick, Parts: partsPick, Do: (*State).pick},
	VUnseen:  {Name: "unseen", Words: []verbs.Word{unseenA}, Has: (*State).hasUnseen, May: (*State).mayUnseen, Parts: partsUnseen, Do: (*State).unseen},
	VRob:     {Name: "rob", Words: []verbs.Word{cardA}, Has: (*State).hasRob, May: (*State).mayRob, Parts: partsRob, Do: (*State).rob},
	VSkip:    {Name: "skip", May: (*State).maySkip, Parts: button(ButtonSkip), Do: (*State).skip},
	VEnd:     {Name: "end", May: (*State).mayEnd, Parts: button(ButtonEnd), Do: (*State).doEnd},
	VPass:    {Name: "pass", May: (*State).mayPass, Parts: button(ButtonPass), Do: (*State).doPass},
	VPope:    {Name: "pope", Words: []verbs.Word{seatA}, Asks: askPope, Has: (*State).hasPope, May: (*State).mayPope, Parts: partsPope, Do: (*State).doPope},
}})
