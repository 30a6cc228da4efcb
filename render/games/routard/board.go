// Package routard is the table of Le jeu du Routard: what it has of its own beside
// that which it shares with Sakodo. It knows no window.
package routard

import (
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/render/games/globe"
)

// Board is the table.
var Board = globe.Board{
	R: routard.Game.R, Style: globe.Airmail, Scene: scene,
	Moves: func(step rules.StepKind) bool { return step == routard.StepRoad },
}

// scene lays the scene of one of Routard's own steps.
func scene(l *globe.Layout, step rules.StepKind) {
	money := l.Of(l.Ctx.Page, rules.MoneyN)
	switch step {
	case routard.StepPack:
		if l.N(rules.Express) == 0 {
			packing(l)
		}
	case routard.StepCheques:
		l.Buy(0, routard.ChequePrice, 1, money/routard.ChequePrice)
	case routard.StepNight:
		missing := l.N(rules.StepN) - l.Of(l.Ctx.Page, rules.ChequesN)
		if c := rules.CardOf(l.View.At(game.Spot{Zone: rules.OpenCard, Seat: game.Nobody,
			Index: uint8(rules.Lodging) - 1})); c != 0 {
			l.Buy(c, routard.ChequePrice, missing, money/routard.ChequePrice)
		}
	}
}
