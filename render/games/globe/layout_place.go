package globe

import (
	"strings"

	"posterestante/game"
	rules "posterestante/game/globe"
)

// place is a square shown large.
func (l *Layout) place(i int) Place {
	q := l.B.R.Road[i]
	price := ""
	if q.Price > 0 {
		price = l.Money(int(q.Price))
	}
	return Place{Style: l.B.Style, Kind: q.Kind, Number: i, Price: price, Name: l.placeName(q.Key),
		Sort: l.kindName(q.Kind), Story: l.Ctx.Words.T("stop." + q.Key), Here: l.standing(i)}
}

// brings is what a square brings to who may go there now, in rows: its price, what its deck takes, a lift, who stands
// there, flights.
func (l *Layout) brings(t *target) (out [MostBrought]Brought) {
	n := 0
	add := func(b Brought) {
		if n < len(out) {
			out[n] = b
			n++
		}
	}
	say := func(key string, with map[string]any) string { return l.Ctx.Words.T("globe.table.stop."+key, with) }
	switch {
	case t.price.ID == ticketFare:
		add(Brought{What: ChipTickets, Words: say("ticket", nil)})
	case t.price.ID == 0:
		add(Brought{What: ChipMoney, Words: say("free", nil)})
	default:
		has := l.Money(l.Of(l.Ctx.Page, rules.MoneyN))
		add(Brought{What: ChipMoney, Lacks: t.price.Look == 1,
			Words: say("price", map[string]any{"Price": t.price.Text, "Has": has})})
	}
	at := l.B.R.ArrivalAt(l.View, t.square)
	for _, i := range at.Needs {
		key, lacks := "has", !l.has(i)
		if lacks {
			key = "lacks"
		}
		add(Brought{What: BroughtItem, Item: l.B.R.Items[i], Lacks: lacks,
			Words: say(key, map[string]any{"Item": l.ItemName(i)})})
	}
	if len(at.Lifts) > 0 {
		add(Brought{What: BroughtLift, Words: say("lift", map[string]any{"List": l.names(at.Lifts)})})
	} else if len(at.Here) > 0 {
		add(Brought{What: ChipSquare, Words: say("here", map[string]any{"List": l.names(at.Here)})})
	}
	if len(at.Flights) > 0 {
		var list []string
		for _, square := range at.Flights {
			list = append(list, l.placeName(l.B.R.Road[square].Key))
		}
		add(Brought{What: BroughtFlight, Words: say("flights", map[string]any{"List": strings.Join(list, ", ")})})
	}
	return out
}

// has says whether the page's seat has an item in its bag.
func (l *Layout) has(i rules.Item) bool {
	for _, p := range l.View.Pile(rules.BagZone, l.Ctx.Page).Pieces {
		if rules.ItemOf(p) == i {
			return true
		}
	}
	return false
}

func (l *Layout) names(seats []game.Seat) string {
	var list []string
	for _, seat := range seats {
		list = append(list, l.Ctx.Names[seat])
	}
	return strings.Join(list, ", ")
}
