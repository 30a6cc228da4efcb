// Package routard is the table of Le jeu du Routard: what it has of its own beside
// that which it shares with Sakodo. It knows no window.
package routard

import (
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/render/engine/stage"
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

// faces are the first and the last face of each column of the sheet.
var faces = [globe.SheetColumns][2]string{{"1", "2"}, {"3", "3"}, {"4", "4"}, {"5", "5"}, {"6", "6"}}

// first is the first face of each column.
var first = [globe.SheetColumns]int{1, 3, 4, 5, 6}

// packing is the sheet "prepare your bag", each of whose lines can be played (R2).
func packing(l *globe.Layout) {
	d := globe.Packing{Style: globe.Airmail, Title: l.Head("packing")}
	for i, f := range faces {
		d.Faces[i] = f[0]
		if f[0] != f[1] {
			d.Faces[i] += "–" + f[1]
		}
	}
	for line := range uint8(globe.SheetLines) {
		d.Lines[line], d.Keys[line] = l.Game("line_of."+routard.LineName(line)), routard.LineName(line)
		for i, face := range first {
			d.Cells[line][i] = cell(l, line, routard.CellOf(line, face))
		}
	}
	r := l.At.SceneRect(globe.PackingW, globe.PackingH)
	l.Out.Cover(r)
	l.Show(stage.Pic{Kind: "gl.packing", Data: d}, r)
	for line := range globe.SheetLines {
		l.Place(rules.GoodSpot(uint8(line)), globe.PackingLine(r, line))
	}
}

// cell is a cell of a line of the sheet in words. The first line gives money.
func cell(l *globe.Layout, line uint8, c routard.Cell) string {
	say := func(key string, n int) string {
		return l.Ctx.Words.T("globe.table.cell."+key, map[string]any{"Price": l.Money(n), "N": n})
	}
	switch {
	case c.Neighbour:
		return say("neighbour", 0)
	case len(c.Items) == 2 && c.Items[0] != c.Items[1]:
		return say("both", c.Pays)
	case len(c.Items) == 2:
		return say("pair", c.Pays)
	case c.Again:
		return say("again", 0)
	case c.Pays > 0:
		return say("price", c.Pays)
	case len(c.Items) > 0:
		return say("free", 0)
	case c.Gives > 0 && line == 0:
		return say("price", c.Gives)
	case c.Gives > 0:
		return say("gives", c.Gives)
	}
	return say("none", 0)
}
