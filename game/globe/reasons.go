package globe

import (
	"posterestante/game"
	"posterestante/game/verbs"
)

// Reason is why an action is not legal; Yes is none.
type Reason = verbs.Reason

// The reasons that both games have, in the order of the list below; a game's
// own follow.
const (
	Yes Reason = iota
	NoOver
	NoOther
	NoNothing
	FirstAim
	FirstChoose
	FirstPick
	FirstDebt
	FirstPrice
	FirstBid
	NoFar
	NoFare
	NoGood
	NoGoodPass
	NoGoodNow
	NoBidFloor
	NoBidMoney
	NoMoney
	NoAimSeat
	NoAimSelf
	NoAimRoad
	NoAimMoney
	NoAimBag
	NoAimPass
	NoAimFirst
	NoAimSame
	NoAimLast
	NoOutcome
	NoItem
	NoItemPass
	NoFly
	NoFlyTicket
	NoFlyFirst
	NoFlyLast
	numShared
)

var shared = [numShared]struct {
	code string
	cite Cite
}{
	NoOver: {"over", CiteEnd}, NoOther: {"other", CiteTurn}, NoNothing: {"nothing", CiteTurn},
	FirstAim: {"first.aim", CiteCards}, FirstChoose: {"first.choose", CiteCards}, FirstPick: {"first.pick", CiteCards},
	FirstDebt: {"first.debt", CiteAuction}, FirstPrice: {"first.price", CiteSquare}, FirstBid: {"first.bid", CiteAuction},
	NoFar: {"move.far", CiteMove}, NoFare: {"move.fare", CiteMove},
	NoGood: {"sell.good", CiteAuction}, NoGoodPass: {"sell.pass", CiteAuction}, NoGoodNow: {"sell.now", CiteAuction},
	NoBidFloor: {"bid.floor", CiteAuction}, NoBidMoney: {"bid.money", CiteAuction}, NoMoney: {"money", CiteSquare},
	NoAimSeat: {"aim.seat", CiteCards}, NoAimSelf: {"aim.self", CiteCards}, NoAimRoad: {"aim.road", CiteCards}, NoAimMoney: {"aim.money", CiteCards},
	NoAimBag: {"aim.bag", CiteCards}, NoAimPass: {"aim.pass", CitePass}, NoAimFirst: {"aim.first", CiteCards}, NoAimSame: {"aim.same", CiteCards}, NoAimLast: {"aim.last", CiteCards},
	NoOutcome: {"outcome", CiteCards}, NoItem: {"item", CiteCards}, NoItemPass: {"item.pass", CiteCards},
	NoFly: {"fly", CiteAirport}, NoFlyTicket: {"fly.ticket", CiteAirport}, NoFlyFirst: {"fly.first", CiteAirport}, NoFlyLast: {"fly.last", CiteEnd},
}

// Reasons begins a game's list of reasons with the shared ones, each under the
// game's own number of the rule.
func Reasons(cites [numCites]game.Rule) *verbs.Reasons {
	out := new(verbs.Reasons)
	for _, r := range shared[1:] {
		out.Add("refuse."+r.code, cites[r.cite])
	}
	return out
}
