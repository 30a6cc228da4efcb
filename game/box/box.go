// Package box is the explicit list of the games in the box.
package box

import (
	"fmt"

	"posterestante/game"
	"posterestante/game/foreign"
	"posterestante/game/montaigne"
	"posterestante/game/postcards"
)

// Games are the games, in the order the menu shows them.
var Games = []game.Game{postcards.Game{}, montaigne.Game{}}

// Named finds a game by its name; an unknown one is an error in words.
func Named(name string) (game.Game, error) {
	var names []string
	for _, g := range Games {
		if g.Name() == name {
			return g, nil
		}
		names = append(names, g.Name())
	}
	return nil, fmt.Errorf("there is no game %s; there is %v", foreign.Quote(name), names)
}
