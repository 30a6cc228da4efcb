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
	FirstRide
	FirstEnd
	FirstDebt
	FirstPrice
	FirstBid
	FirstCry
	FirstBundle
	NoFar
	NoEnd
	NoFare
	NoGood
	NoLot
	NoLotMost
	NoGoodPass
	NoGoodNow
	NoGoodMore
	NoBundleFew
	NoBundleFull
	NoBundleLot
	NoPutUp
	NoBidFloor
	NoBidHigher
	NoBidMoney
	NoBidTens
	NoBidMost
	NoMoney
	NoWayMoney
	NoWayItem
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
	NoItemRide
	NoItemRidePass
	NoFly
	NoFlyTicket
	NoFlyFirst
	NoFlyLast
	FirstStall
	NoWantOwn
	NoWantTwice
	NoWantNow
	NoWantBids
	numShared
)

var shared = [numShared]struct {
	code string
	cite Cite
}{
	NoOver: {"over", CiteEnd}, NoOther: {"other", CiteTurn}, NoNothing: {"nothing", CiteTurn},
	FirstAim: {"first.aim", CiteCards}, FirstChoose: {"first.choose", CiteCards}, FirstPick: {"first.pick", CiteCards}, FirstRide: {"first.pick", CiteRide}, FirstEnd: {"first.end", CiteEarly},
	FirstDebt: {"first.debt", CiteAuction}, FirstPrice: {"first.price", CiteSquare}, FirstBid: {"first.bid", CiteAuction}, FirstCry: {"first.cry", CiteAuction}, FirstBundle: {"first.bundle", CiteAuction},
	NoFar: {"move.far", CiteMove}, NoEnd: {"move.end", CiteEarly}, NoFare: {"move.fare", CiteMove},
	NoGood: {"sell.good", CiteAuction}, NoLot: {"sell.lot", CiteAuction}, NoLotMost: {"sell.most", CiteAuction}, NoGoodPass: {"sell.pass", CiteAuction}, NoGoodNow: {"sell.now", CiteAuction},
	NoGoodMore: {"sell.more", CiteAuction}, NoBundleFew: {"bundle.few", CiteAuction}, NoBundleFull: {"bundle.full", CiteAuction},
	NoBundleLot: {"bundle.lot", CiteAuction}, NoPutUp: {"putup", CiteAuction},
	NoBidFloor: {"bid.floor", CiteAuction}, NoBidHigher: {"bid.higher", CiteAuction}, NoBidMoney: {"bid.money", CiteAuction}, NoBidTens: {"bid.tens", CiteAuction}, NoBidMost: {"bid.most", CiteAuction},
	NoMoney: {"money", CiteSquare}, NoWayMoney: {"way.money", CiteSquare}, NoWayItem: {"way.item", CiteSquare},
	NoAimSeat: {"aim.seat", CiteCards}, NoAimSelf: {"aim.self", CiteCards}, NoAimRoad: {"aim.road", CiteCards}, NoAimMoney: {"aim.money", CiteCards},
	NoAimBag: {"aim.bag", CiteCards}, NoAimPass: {"aim.pass", CitePass}, NoAimFirst: {"aim.first", CiteCards}, NoAimSame: {"aim.same", CiteCards}, NoAimLast: {"aim.last", CiteCards},
	NoOutcome: {"outcome", CiteCards}, NoItem: {"item", CiteCards}, NoItemPass: {"item.pass", CiteCards},
	NoItemRide: {"item", CiteRide}, NoItemRidePass: {"item.pass", CiteRide},
	NoFly: {"fly", CiteAirport}, NoFlyTicket: {"fly.ticket", CiteAirport}, NoFlyFirst: {"fly.first", CiteAirport}, NoFlyLast: {"fly.last", CiteEarly},
	FirstStall: {"first.stall", CiteWant}, NoWantOwn: {"want.own", CiteWant}, NoWantTwice: {"want.twice", CiteWant}, NoWantNow: {"want.now", CiteWant}, NoWantBids: {"want.bids", CiteWant},
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
