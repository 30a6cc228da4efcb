package packs

import (
	"sync"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/menus"
	"posterestante/render/table/board"
)

// Shelf are the games that have a table, as they are set up, with the picture on
// each box.
func Shelf() []menus.Boxed {
	var out []menus.Boxed
	for _, p := range Games {
		g := box.Of(p.Name)
		boxed := menus.BoxOf(g.Game, g.Opponent)
		boxed.Lid = sync.OnceValue(func() stage.Pic { return lid(p) })
		if l := p.Lesson; l != nil {
			boxed.Lesson = menus.Taught{Steps: l.Steps(), Minutes: l.Minutes}
		}
		out = append(out, boxed)
	}
	return out
}

// lid is the picture on a game's box: its map, as it lies when a match begins.
func lid(p Pack) stage.Pic {
	g := box.Of(p.Name)
	setup := game.Setup{Game: p.Name, Seed: "1"}
	for least, _ := g.Game.Seats(); len(setup.Seats) < least; {
		setup.Seats = append(setup.Seats, g.Opponent)
	}
	st, err := g.Game.New(setup)
	if err != nil {
		return stage.Pic{}
	}
	v := st.View(game.Nobody)
	c := board.Context{Words: words.In("en"), Open: game.Nobody}
	for i := range setup.Seats {
		c.Names, c.Colours = append(c.Names, ""), append(c.Colours, i)
	}
	return p.Board.Thumb(&v, &c)
}
