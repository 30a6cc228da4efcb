package routard

import (
	"strconv"

	rules "posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/render/games/globe"
)

// shelved are the lines of the sheet in the order in which they stand on the shelf: things, then what is counted.
var shelved = [globe.SheetLines]uint8{routard.LinePapers, routard.LineGuide, routard.LineEquipment, routard.LineCamera,
	routard.LineMoney, routard.LineCheques, routard.LineTicket}

// things are what the lines of things are for.
var things = map[uint8]rules.Item{routard.LinePapers: routard.Papers, routard.LineGuide: routard.Guide,
	routard.LineEquipment: routard.Equipment, routard.LineCamera: routard.Camera}

// packing is the sheet "prepare your bag" as a shop, each of whose lines can be played (R2).
func packing(l *globe.Layout) {
	var lines [globe.SheetLines]globe.PackLine
	for i, line := range shelved {
		lines[i] = packLine(l, line)
	}
	l.Packing(lines, globe.PackGoal{Money: routard.LeaveMoney, Cheques: routard.LeaveCheques, Tickets: 1})
}

// packLine is a line on the shelf: what each face brings now, and what is lacking.
func packLine(l *globe.Layout, line uint8) globe.PackLine {
	key := routard.LineName(line)
	money := l.Of(l.Ctx.Page, rules.MoneyN)
	d := globe.PackLine{Style: globe.Airmail, Line: line, Key: key, Name: l.Game("line_of." + key),
		Range: spread(l, line)}
	if !l.Ctx.Rolling {
		d.Rolled = l.N(rules.Die)
	}
	for i := range d.Faces {
		d.Faces[i] = face(routard.CellOf(line, i+1), money)
	}
	d.Mark = lacking(l, line)
	d.Done = d.Mark == ""
	return d
}

// face is what a cell of the sheet brings to who has so much money.
func face(c routard.Cell, money int) int {
	switch {
	case c.Pays > money:
		return globe.FaceDear
	case c.Again || c.Neighbour:
		return globe.FaceAgain
	case c.Gives == 0 && len(c.Items) == 0:
		return globe.FaceNone
	}
	return globe.FaceBrings
}

// spread is what a line gives, or costs where it brings anything, from the least to the most.
func spread(l *globe.Layout, line uint8) string {
	least, most, none := 1<<30, 0, false
	for i := range 6 {
		c := routard.CellOf(line, i+1)
		n := c.Pays
		if line == routard.LineMoney || line == routard.LineCheques {
			n = c.Gives
		}
		if c.Gives == 0 && len(c.Items) == 0 && !c.Neighbour {
			none = true
			continue
		}
		least, most = min(least, n), max(most, n)
	}
	key := "pack.costs"
	switch {
	case line == routard.LineCheques:
		return l.Ctx.Words.T("routard.pack.cheques", map[string]any{"From": least, "To": most})
	case line == routard.LineMoney:
		key = "pack.gives"
	case none:
		key = "pack.maybe"
	case least == 0:
		key = "pack.free"
	}
	return l.Ctx.Words.T("routard."+key, map[string]any{"From": l.Money(least), "To": l.Money(most)})
}

// lacking is what is lacking of a line's thing to leave, in words; "" for nothing (R2.3).
func lacking(l *globe.Layout, line uint8) string {
	seat := l.Ctx.Page
	with := func(n int, words string) string {
		if n <= 0 {
			return ""
		}
		return l.Ctx.Words.T("routard.pack.lacks", map[string]any{"N": words})
	}
	switch line {
	case routard.LineMoney:
		n := routard.LeaveMoney - l.Of(seat, rules.MoneyN)
		return with(n, l.Money(max(n, 0)))
	case routard.LineCheques:
		n := routard.LeaveCheques - l.Of(seat, rules.ChequesN)
		return with(n, strconv.Itoa(n))
	}
	if line == routard.LineTicket && l.Of(seat, rules.TicketsN) > 0 || l.Carries(seat, things[line]) {
		return ""
	}
	return l.Game("pack.lack")
}
