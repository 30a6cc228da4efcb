// Package sakodo is the table of Sakodo: what it has of its own beside that which
// it shares with Le jeu du Routard. It knows no window.
package sakodo

import (
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/game/sakodo"
	"posterestante/render/games/globe"
)

// Board is the table.
var Board = globe.Board{
	R: sakodo.Game.R, Style: globe.Ochre, Scene: scene,
	Take:  sakodo.VTake,
	Moves: func(step rules.StepKind) bool { return step == sakodo.StepRoad || step == sakodo.StepGo },
}

// scene lays the scene of one of Sakodo's own steps.
func scene(l *globe.Layout, step rules.StepKind) {
	a, b := l.N(rules.StepA), l.N(rules.StepB)
	switch step {
	case sakodo.StepKeep:
		l.Drawn()
	case sakodo.StepBarter:
		l.Putting(game.Seat(a))
	case sakodo.StepSum:
		key, payer := "barter.add", l.Ctx.Page
		if a == 1 {
			key, payer = "barter.ask", game.Seat(b)
		}
		l.Adding(l.Head(key), l.Of(payer, rules.MoneyN))
	case sakodo.StepAnswer:
		l.Answering(game.Seat(a))
	}
}
