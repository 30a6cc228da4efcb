package sight

import (
	"posterestante/game/globe"
	rules "posterestante/game/routard"
)

// kit is what a seat has of what one must have to leave (R2.3).
type kit struct {
	money, cheques, tickets int32
	has                     [rules.NumItems + 1]bool
}

func kitOf(p *globe.Player) (k kit) {
	k.money, k.cheques, k.tickets = p.Money(), p.Of(globe.ChequesN), p.Of(globe.TicketsN)
	for i := rules.Papers; i <= rules.NumItems; i++ {
		k.has[i] = p.Has(i)
	}
	return k
}

// wants are how many lines each item mostly takes, and what it mostly costs; the
// ticket stands first.
var wants = [rules.NumItems + 1]struct {
	lines float32
	costs int32
}{{1, 420}, rules.Papers: {0.9, 120}, rules.Guide: {1.4, 0}, rules.Equipment: {0.9, 150}, rules.Camera: {0.9, 280}}

// lines is how many lines of the sheet it still takes to leave, roughly: those for
// what is lacking, and those of pocket money for what these cost.
func (k kit) lines() float32 {
	sum, costs := float32(max(0, rules.LeaveCheques-k.cheques))/7.5, int32(rules.LeaveMoney)
	for i, w := range wants {
		if i == 0 && k.tickets == 0 || i > 0 && !k.has[i] {
			sum += w.lines
			costs += w.costs
		}
	}
	return sum + float32(max(0, costs-k.money))/600
}

// sheet has the cells of each line, for faces 1 to 6.
var sheet = func() (all [rules.NumLines][6]rules.Cell) {
	for line := range all {
		for face := range all[line] {
			all[line][face] = rules.CellOf(uint8(line), face+1)
		}
	}
	return all
}()

// gain is how many lines a line saves, on the mean of the faces.
func (k kit) gain(line uint8) float32 {
	now, sum := k.lines(), float32(0)
	for i := range sheet[line] {
		c := &sheet[line][i]
		if k.money >= int32(c.Pays) {
			sum += now - k.after(line, c).lines()
		}
		if c.Again || c.Neighbour {
			sum++
		}
	}
	return sum / 6
}

// after is the kit with what a cell of a line gives.
func (k kit) after(line uint8, c *rules.Cell) kit {
	k.money -= int32(c.Pays)
	switch line {
	case rules.LineMoney:
		k.money += int32(c.Gives)
	case rules.LineCheques:
		k.cheques += int32(c.Gives)
	case rules.LineTicket:
		k.tickets += int32(c.Gives)
	}
	for _, i := range c.Items {
		k.has[i] = true
	}
	return k
}
