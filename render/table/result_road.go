package table

import (
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// travelled is the poster with everybody's road, in the words that it was made for.
type travelled struct {
	pic   stage.Pic
	words *words.Words
}

// chronicle is that of the match; ok is false where the game has none.
func (r *Result) chronicle() (stage.Pic, bool) {
	b, ok := r.table.deps.Board.(board.Chronicler)
	if !ok {
		return stage.Pic{}, false
	}
	if t := r.table; r.road.words != t.deps.Words {
		r.road = travelled{b.Chronicle(t.session(), r.looks(), t.View.Seat, &t.Ctx), t.deps.Words}
	}
	return r.road.pic, true
}

// looks is whose road lies before the others': that of the person who looks, with several
// or none that of who won.
func (r *Result) looks() game.Seat {
	if r.table.persons() == 1 {
		for i := range r.scores {
			if r.table.person(game.Seat(i)) {
				return game.Seat(i)
			}
		}
	}
	return game.Winners(r.scores)[0]
}

// shape is how wide the picture on the result is for its height.
func (r *Result) shape() float64 {
	if b, ok := r.table.deps.Board.(board.Chronicler); ok {
		return b.ChronicleShape()
	}
	return pageShape
}
