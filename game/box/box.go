// Package box is the list of the games in the box, as far as their engines go:
// rules, usual opponent, what statistics count, what is said of it. Roads on a map
// and what is shown in the window have lists of their own, each where it may know
// that much: assets/geo/trail, render/packs. Words are found by the game's name.
package box

import (
	"fmt"

	"posterestante/game"
	"posterestante/game/foreign"
	"posterestante/game/montaigne"
	mosight "posterestante/game/montaigne/sight"
	"posterestante/game/postcards"
	pcsight "posterestante/game/postcards/sight"
	"posterestante/game/routard"
	rosight "posterestante/game/routard/sight"
	"posterestante/game/sakodo"
	sasight "posterestante/game/sakodo/sight"
)

// Pack is a game with what programs without a window need of it. The game is not
// embedded: a Pack would then be a game that lacks what only some games have, such
// as features and a training.
type Pack struct {
	Game     game.Game
	Opponent string      // the kind that a seat has which nobody plays, until another is chosen
	Terms    *game.Terms // what its statistics are made of; nil for a game that isn't counted
	Teller   game.Teller // says what happens, without a language; nil for a game that has nothing to say
}

// Games are the games, in the order in which they are offered; the first is the
// one that is meant where none is named.
var Games = []Pack{
	{pcsight.Game{}, "automa:normal", &postcards.Terms, postcards.Teller{}},
	{mosight.Game{}, "bot:steady", &montaigne.Terms, montaigne.Teller{}},
	{sasight.Game, "bot:steady", sakodo.Game.Terms("auction"), sakodo.Teller},
	{rosight.Game, "bot:steady", routard.Game.Terms("lines", "cards", "express", "auction", "fine"), routard.Teller},
}

// Of is the pack of a game, nil for an unknown name.
func Of(name string) *Pack {
	for i := range Games {
		if Games[i].Game.Name() == name {
			return &Games[i]
		}
	}
	return nil
}

// Named finds a game by its name; an unknown one is an error in words.
func Named(name string) (game.Game, error) {
	if p := Of(name); p != nil {
		return p.Game, nil
	}
	var names []string
	for _, p := range Games {
		names = append(names, p.Game.Name())
	}
	return nil, fmt.Errorf("there is no game %s; there is %v", foreign.Quote(name), names)
}
