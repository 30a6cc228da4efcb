package sakodo

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// What actions of this game go after.
const (
	aimBag uint32 = globe.AimOwn + iota<<16
	aimTicket
	aimRider
	aimDraw
	aimPassport
	aimBarter
	aimAnswer
)

func aimRide(t *globe.Telling) game.Aim {
	return game.Aim{Weight: 3, Of: aimRider | uint32(t.A.A), Says: say("aim.ride", args{"Whom": toSeat(t)})}
}

func aimKeep(t *globe.Telling) game.Aim {
	says := say("aim.keep", args{"Item": t.R.SayItem(t.A.A)})
	return game.Aim{Weight: 5, Of: globe.AimItem | uint32(t.A.A), Says: says}
}

func aimPlay(t *globe.Telling) game.Aim {
	return game.Aim{Weight: 4, Of: globe.AimSquare | uint32(t.Before.P[t.Seat].Square()), Says: say("button.play")}
}

func aimCard(t *globe.Telling) game.Aim {
	return game.Aim{Weight: 5, Of: aimDraw | uint32(t.Top.A), Says: say("aim.draw_" + globe.Kind(t.Top.A).String())}
}

// aimWith is to barter with somebody: whatever is given and asked for, it is one aim.
func aimWith(t *globe.Telling) game.Aim {
	return game.Aim{Weight: 5, Of: aimBarter | uint32(t.A.A), Says: say("call.barter", args{"Whom": toSeat(t)})}
}

// aimItem is to give an item, or to ask for one.
func aimItem(key string) func(*globe.Telling) game.Aim {
	return func(t *globe.Telling) game.Aim {
		of := globe.AimItem | uint32(t.A.A)
		if key == "give" {
			of |= 0x100
		}
		return game.Aim{Weight: 4, Of: of, Says: say("call."+key, args{"Item": t.R.SayItem(t.A.A)})}
	}
}
