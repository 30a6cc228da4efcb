package lesson

import (
	"posterestante/game"
	"posterestante/game/postcards"
)

// beat is one kind of action that a step asks for.
type beat struct {
	step  string      // its words are "lesson.<step>.title" and ".words"
	times int         // how many such actions are taken, one after the other
	want  []string    // which: the notation, with * and ? for any text and letter
	at    []game.Spot // what is pointed at besides what is to be clicked
}

// script is the whole lesson; beats of one step follow one another. The first
// three cards of the notebook stay for the Automa, whose turn is always the
// same by that: six actions.
var script = []beat{
	{"ride", 1, []string{"move bm1 4"}, []game.Spot{card(0)}},
	{"take", 1, []string{"take ?p1 11-6"}, []game.Spot{held(postcards.ItineraryHeld)}},
	{"camp", 1, []string{"camp bc1 4.3"}, []game.Spot{memory(13, 2)}},
	{"memory", 1, []string{"write 4-3.3"}, nil},
	{"effect", 1, []string{"stamp 4-3.2", "stamp 4-3.3"}, nil},
	{"draw", 1, []string{"end"}, nil},
	{"draw", 3, []string{"draw rc1", "draw bm2", "draw deck"}, nil},
	{"automa", 1, []string{"pass"}, []game.Spot{row(0), row(1), row(2)}},
	{"automa", 6, []string{"automa"}, []game.Spot{row(0), row(1), row(2)}},
	{"stamp", 1, []string{"stamp r* 4-3.1"}, nil},
	{"pair", 1, []string{"pair * *"}, nil},
	{"pair", 1, []string{"stamp 4-3.?"}, nil},
	{"send", 1, []string{"send 4-3"}, nil},
	{"send", 1, []string{"gift map1"}, nil},
	{"gift", 1, []string{"use map1"}, nil},
	{"gift", 1, []string{"move 10"}, nil},
	{"traveller", 1, []string{"camp 10.3"}, nil},
	{"traveller", 1, []string{"write 11-6.3"}, nil},
	{"traveller", 1, []string{"stamp 11-6.?"}, nil},
	{"points", 1, []string{"end"}, []game.Spot{held(postcards.ItineraryHeld), common(postcards.Bonus, 0, 0)}},
	{"points", 3, []string{"draw *"}, nil},
	{"points", 1, []string{"pass"}, nil},
}

// lastStep is shown when the script is done, until the person acts again.
const lastStep = "alone"

func common(z game.Zone, index, sub uint8) game.Spot {
	return game.Spot{Zone: z, Seat: game.Nobody, Index: index, Sub: sub}
}

// card is the n-th postcard of the person, held the first place of one of the
// person's other zones.
func card(n uint8) game.Spot          { return game.Spot{Zone: postcards.Cards, Index: n} }
func held(z game.Zone) game.Spot      { return game.Spot{Zone: z} }
func row(n uint8) game.Spot           { return common(postcards.Row, n, 0) }
func memory(c, space uint8) game.Spot { return common(postcards.Memories, c, space) }
