package lesson

import (
	"posterestante/game"
	"posterestante/game/postcards"
	"posterestante/render/course"
)

// script is the whole lesson; beats of one step follow one another. The first
// three cards of the notebook stay for the Automa, whose turn is always the
// same by that: six actions.
var script = []course.Beat{
	course.Do("ride", 1, []string{"move bm1 4"}, card(0)),
	course.Do("take", 1, []string{"take ?p1 11-6"}, held(postcards.ItineraryHeld)),
	course.Do("camp", 1, []string{"camp bc1 4.3"}, memory(13, 2)),
	course.Do("memory", 1, []string{"write 4-3.3"}),
	course.Do("effect", 1, []string{"stamp 4-3.2", "stamp 4-3.3"}),
	course.Do("draw", 1, []string{"end"}),
	course.Do("draw", 3, []string{"draw rc1", "draw bm2", "draw deck"}),
	course.Do("automa", 1, []string{"pass"}, row(0), row(1), row(2)),
	course.Do("automa", 6, []string{"automa"}, row(0), row(1), row(2)),
	course.Do("stamp", 1, []string{"stamp r* 4-3.1"}),
	course.Do("pair", 1, []string{"pair * *"}),
	course.Do("pair", 1, []string{"stamp 4-3.?"}),
	course.Do("send", 1, []string{"send 4-3"}),
	course.Do("send", 1, []string{"gift map1"}),
	course.Do("gift", 1, []string{"use map1"}),
	course.Do("gift", 1, []string{"move 10"}),
	course.Do("traveller", 1, []string{"camp 10.3"}),
	course.Do("traveller", 1, []string{"write 11-6.3"}),
	course.Do("traveller", 1, []string{"stamp 11-6.?"}),
	course.Do("points", 1, []string{"end"}, held(postcards.ItineraryHeld), common(postcards.Bonus, 0, 0)),
	course.Do("points", 3, []string{"draw *"}),
	course.Do("points", 1, []string{"pass"}),
}

func common(z game.Zone, index, sub uint8) game.Spot {
	return game.Spot{Zone: z, Seat: game.Nobody, Index: index, Sub: sub}
}

// card is the n-th postcard of the person, held the first place of one of the
// person's other zones.
func card(n uint8) game.Spot          { return game.Spot{Zone: postcards.Cards, Index: n} }
func held(z game.Zone) game.Spot      { return game.Spot{Zone: z} }
func row(n uint8) game.Spot           { return common(postcards.Row, n, 0) }
func memory(c, space uint8) game.Spot { return common(postcards.Memories, c, space) }
