package routard

import "posterestante/game/globe"

// kit is what a seat has of what one must have to leave (R2.3).
type kit struct {
	money, cheques, tickets int32
	has                     [NumItems + 1]bool
}

func kitOf(p *globe.Player) (k kit) {
	k.money, k.cheques, k.tickets = p.Money(), p.Of(globe.ChequesN), p.Of(globe.TicketsN)
	for i := Papers; i <= NumItems; i++ {
		k.has[i] = p.Has(i)
	}
	return k
}

// wants are how many lines each item mostly takes, and what it mostly costs; the
// ticket stands first.
var wants = [NumItems + 1]struct {
	lines float32
	costs int32
}{{1, 420}, Papers: {0.9, 120}, Guide: {1.4, 0}, Equipment: {0.9, 150}, Camera: {0.9, 280}}

// lines is how many lines of the sheet it still takes to leave, roughly: those for
// what is lacking, and those of pocket money for what these cost.
func (k kit) lines() float32 {
	sum, costs := float32(max(0, leaveCheques-k.cheques))/7.5, int32(leaveMoney)
	for i, w := range wants {
		if i == 0 && k.tickets == 0 || i > 0 && !k.has[i] {
			sum += w.lines
			costs += w.costs
		}
	}
	return sum + float32(max(0, costs-k.money))/600
}

// gain is how many lines a line saves, on the mean of the faces.
func (k kit) gain(line uint8) float32 {
	now, sum := k.lines(), float32(0)
	for _, e := range &sheet[line] {
		if k.money >= int32(e.pays) {
			sum += now - k.after(&e).lines()
		}
		if e.again || e.neighbour != 0 {
			sum++
		}
	}
	return sum / 6
}

// after is the kit with what an entry of the sheet gives.
func (k kit) after(e *entry) kit {
	k.money += int32(e.money - e.pays)
	k.cheques += int32(e.cheques)
	k.tickets += int32(e.tickets)
	for _, i := range e.items {
		k.has[i] = true
	}
	return k
}
