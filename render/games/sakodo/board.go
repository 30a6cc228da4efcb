// Package sakodo is the table of Sakodo: what it has of its own beside that which
// it shares with Le jeu du Routard. It knows no window.
package sakodo

import (
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
	if step == sakodo.StepKeep {
		l.Drawn()
	}
}
