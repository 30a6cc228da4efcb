package montaigne

import "posterestante/game"

// What actions go after: a city, a card, a character's help, what another has.
const (
	aimCity uint32 = (iota + 1) << 16
	aimCard
	aimPerson
	aimSeat
	aimSupply
	aimPay
)

// aims are how much each verb is what a turn is for.
var aims = [...]int{VMove: 6, VSail: 6, VLay: 6, VStay: 5, VTake: 4, VFetch: 4, VPower: 4, VPick: 4, VUnseen: 4, VRob: 4, VSupply: 3,
	VLook: 3, VFurther: 2, VPay: 1, VPope: 3}

// Aim implements game.Aimer: whichever card leads to a city, to get there is one aim.
func (Teller) Aim(before, after *game.View, seat game.Seat, a game.Action, events []game.Event) (out game.Aim) {
	t := &riding{before.Seat, FromView(before), FromView(after), seat, a, step{}, events}
	if int(a.Verb) < len(aims) {
		out.Weight = aims[a.Verb]
	}
	says := func(of, n uint32, key string, with args) {
		out.Of, out.Says = of|n, say("aim."+key, with)
	}
	switch c := &Cards[a.A]; a.Verb {
	case VMove, VStay, VLay:
		key := verbTable.Rows[a.Verb].Name
		if t.before.homeward(a) != 0 {
			key = "home"
		}
		says(aimCity, uint32(c.City), key, args{"City": cityName(c.City)})
	case VTake, VSail:
		card := t.before.row[a.A]
		says(aimCard, Alike(card), verbTable.Rows[a.Verb].Name, args{"Card": named(card)})
	case VFetch:
		says(aimCard, Alike(a.B), "fetch", args{"Card": named(a.B)})
	case VPick, VRob:
		says(aimCard, Alike(a.A), "take", args{"Card": named(a.A)})
	case VPower, VFurther:
		says(aimPerson, uint32(c.Of), verbTable.Rows[a.Verb].Name, args{"Person": callOn(a.A)})
	case VUnseen, VLook:
		says(aimSeat, uint32(a.A), verbTable.Rows[a.Verb].Name, args{"Whom": game.SaySeat(game.Seat(a.A))})
	case VPay:
		says(aimPay, 0, "pay", args{"Card": named(a.A)})
	case VSupply:
		says(aimSupply, 0, "supply", nil)
	}
	return out
}
