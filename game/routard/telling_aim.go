package routard

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// What actions of this game go after.
const (
	aimLine uint32 = globe.AimOwn + iota<<16
	aimDrive
	aimObey
	aimGood
	aimCheques
	aimNight
	aimDraw
	aimFine
)

func aimEntry(t *globe.Telling) game.Aim {
	says := say("aim.line", args{"Line": say("line_of." + lineNames[t.A.A])})
	return game.Aim{Weight: 5, Of: aimLine | uint32(t.A.A), Says: says}
}

func aimBuy(t *globe.Telling) game.Aim {
	return game.Aim{Weight: 5, Of: aimGood | uint32(t.A.A), Says: say("aim.buy", args{"Good": t.R.SayGood(t.A.A, 1)})}
}

// aimSleep is to have cheques for the nights, however many.
func aimSleep(*globe.Telling) game.Aim {
	return game.Aim{Weight: 4, Of: aimCheques, Says: say("aim.cheques")}
}

func aimCard(t *globe.Telling) game.Aim {
	return game.Aim{Weight: 5, Of: aimDraw, Says: say("call.draw_" + here(t.Before).String())}
}

func aimRing(t *globe.Telling) game.Aim {
	whom := args{"Whom": game.SaySeat(game.Seat(t.A.B))}
	return game.Aim{Weight: 5, Of: aimFine | uint32(t.A.B), Says: say("call.ring", whom)}
}
