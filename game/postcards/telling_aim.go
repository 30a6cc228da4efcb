package postcards

import "posterestante/game"

// What actions go after: a postcard, a region, a gift, cards to play.
const (
	aimCard uint32 = (iota + 1) << 16
	aimCamp
	aimMove
	aimGift
	aimSweep
	aimDraw
)

// aims are how much each verb is what a turn is for.
var aims = [...]int{VSend: 9, VGift: 6, VUse: 6, VStamp: 5, VTake: 5, VCamp: 5, VKeep: 5, VWrite: 4, VSweep: 3, VMove: 2,
	VDraw: 1, VAutoma: 0}

// Aim implements game.Aimer: to have a postcard, to stamp it and to send it are one aim, as camps in one region are.
func (Teller) Aim(before, after *game.View, seat game.Seat, a game.Action, events []game.Event) game.Aim {
	t := &telling{before.Seat, FromView(before), FromView(after), seat, events}
	out := game.Aim{Weight: aims[a.Verb]}
	says := func(of uint32, n uint8, with args) {
		out.Of, out.Says = of|uint32(n), say("aim."+verbTable.Rows[a.Verb].Name, with)
	}
	switch a.Verb {
	case VSend, VKeep:
		says(aimCard, a.A, args{"Card": cardWords(a.A)})
	case VStamp, VTake, VWrite:
		says(aimCard, a.B, args{"Card": cardWords(a.B)})
		if c := &Postcards[a.B]; a.Verb == VStamp && t.after.stamps[a.B] == 1<<len(c.Stamps)-1 { // it can be sent
			out.Weight += 3
			out.Says = say("aim.finish", args{"Card": cardWords(a.B)})
		}
	case VCamp:
		says(aimCamp, a.B, args{"In": regionWords(a.B, "in")})
	case VMove:
		says(aimMove, a.B, args{"The": regionWords(a.B, "the")})
	case VGift, VUse:
		says(aimGift, uint8(Gifts[a.A].Kind)<<4|uint8(Gifts[a.A].Site), args{"Gift": giftWords(a.A)})
	case VSweep:
		says(aimSweep, 0, nil)
	case VDraw:
		if a.A == 0 {
			return game.Aim{Weight: out.Weight, Of: aimDraw, Says: say("aim.draw_deck")}
		}
		says(aimDraw, 1+(a.A-1)/6, args{"Card": Teller{}.Thing(travel(a.A))})
	}
	return out
}
