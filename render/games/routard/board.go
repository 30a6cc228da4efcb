// Package routard is the table of Le jeu du Routard: what it has of its own beside
// that which it shares with Sakodo. It knows no window.
package routard

import (
	rules "posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/render/games/globe"
)

// Board is the table.
var Board = globe.Board{
	R: routard.Game.R, Style: globe.Airmail,
	Moves: func(step rules.StepKind) bool { return step == routard.StepRoad },
}
