// Package packs lists the games that the window shows, with what only the window
// needs of each. Their rules are found by name in game/box, their words in
// assets/wording and assets/words, the pages of their rules in assets/rules, their
// roads in assets/geo/trail. It knows no window.
package packs

import (
	"posterestante/render/course"
	"posterestante/render/engine/paint"
	globejournal "posterestante/render/games/globe/journal"
	"posterestante/render/games/montaigne"
	montaignejournal "posterestante/render/games/montaigne/journal"
	montaignelesson "posterestante/render/games/montaigne/lesson"
	"posterestante/render/games/postcards"
	postcardsjournal "posterestante/render/games/postcards/journal"
	postcardslesson "posterestante/render/games/postcards/lesson"
	"posterestante/render/games/routard"
	routardlesson "posterestante/render/games/routard/lesson"
	"posterestante/render/games/sakodo"
	sakodolesson "posterestante/render/games/sakodo/lesson"
	"posterestante/render/journal"
	"posterestante/render/screens/keys"
	"posterestante/render/screens/rulebook"
	"posterestante/render/screens/stats"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

// Pack is a game that has a table.
type Pack struct {
	Name    string // the game's
	Board   board.Board
	Journal journal.Page   // the page of its travel journal; nil where there is none
	Lesson  *course.Course // a match that teaches while it is played; nil where none does
}

// Games are the games that have a table, in the order of the box.
var Games = []Pack{
	{Name: "postcards", Board: postcards.Board{}, Journal: postcardsjournal.Paint, Lesson: &postcardslesson.Course},
	{Name: "montaigne", Board: montaigne.Board{}, Journal: montaignejournal.Paint, Lesson: &montaignelesson.Course},
	{Name: "sakodo", Board: sakodo.Board, Journal: globejournal.Page(sakodo.Board), Lesson: &sakodolesson.Course},
	{Name: "routard", Board: routard.Board, Journal: globejournal.Page(routard.Board), Lesson: &routardlesson.Course},
}

// Painters paint all that the program shows.
func Painters() paint.Table {
	t := paint.Kinds().With(table.Kinds()).With(rulebook.Kinds()).With(stats.Kinds()).With(keys.Kinds())
	for _, p := range Games {
		t = t.With(p.Board.Kinds())
	}
	return t
}

// Of is the pack of a game, nil where it has no table.
func Of(game string) *Pack {
	for i := range Games {
		if Games[i].Name == game {
			return &Games[i]
		}
	}
	return nil
}

// Teaching is the pack whose lesson has an ID, nil for none.
func Teaching(id string) *Pack {
	for i := range Games {
		if l := Games[i].Lesson; l != nil && l.ID == id {
			return &Games[i]
		}
	}
	return nil
}
