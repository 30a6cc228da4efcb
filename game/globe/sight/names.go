package sight

import "posterestante/game/search"

// Features of an action.
const (
	fMove1     = iota // so many squares
	fFare      = iota + 5
	fFareShare            // of the money there is
	fUseful               // to a square of a kind of which a card is missing, with the items; three kinds
	fUseless   = iota + 7 // likewise without the items
	fSated     = iota + 9 // of a kind of which none is missing
	fJob
	fJobPoor
	fJobRich
	fChance
	fMail
	fAirport
	fAirportTicket // a ticket is in the wallet
	fAirportPoor
	fBagLacks // where bag cards are drawn or items sold, by kinds of item that are lacking
	fEnd      // the arrival airport, with all cards
	fEndEarly
	fSkips // useful squares passed over
	fShorter
	fHomeward // squares, with all cards
	fMeets    // others with a pass there
	fParts    // others with a pass here
	fFlyOn
	fFlyOnHome // with all cards
	fFlyOnShort
	fFlyOnSkips
	fFlyBack
	fFlyBackShort
	fHelp
	fHelpPoor
	fHelpRich
	fSell
	fSellSpare
	fSellLacks
	fSellTicket
	fSellCard
	fSellCardLacks // and it must be brought
	fSellRich
	fSellDue // a price or a debt is due
	fLot
	fLotMany
	fBid
	fBidLacks
	fBidSpare
	fBidCardLacks
	fBidTicket
	fBidOver  // above the floor, in hundreds
	fBidShare // of the money there is
	fNoBid
	fNoBidLacks
	fAimBack
	fAimTake
	fAimPass
	fAimSwap
	fAimCharge
	fAimRival // at the strongest
	fAimReady // at one with all cards
	fSwapGain // squares, in tens
	fSwapHome // likewise, with all cards
	fSwapShort
	fChoosePay
	fChooseLacks
	fChooseSpare
	fPickLacks
	fPickSpare
	fDropLacks
	fDropSpare
	fPay
	fPayLacks
	fPayShare
	fSkipPrice
	fSkipPriceLacks
	numActionFeatures
)

func actionFeatures() []search.Feature {
	t := map[int]search.Feature{}
	for i, f := range map[int]search.Feature{
		fFare: search.First("fare", -0.5), fFareShare: search.First("fare share", -1),
		fSated: search.First("sated", -0.5),
		fJob:   search.First("job", 0.3), fJobPoor: search.First("job poor", 1.2),
		fJobRich: search.First("job rich", -0.4),
		fChance:  search.First("chance", 0), fMail: search.First("mail", 0.1), fAirport: search.First("airport", 0.1),
		fAirportTicket: search.First("airport ticket", 0.5), fAirportPoor: search.First("airport poor", -0.3),
		fBagLacks: search.First("bag lacks", 0.3),
		fEnd:      search.First("end", 4), fEndEarly: search.First("end early", -3), fSkips: search.First("skips", -1),
		fShorter:  search.First("shorter", -2.5),
		fHomeward: search.First("homeward", 0.6), fMeets: search.First("meets", 0.2), fParts: search.First("parts", 0),
		fFlyOn: search.First("fly on", -0.3), fFlyOnHome: search.First("fly on home", 2.5),
		fFlyOnShort: search.First("fly on short", -2.5),
		fFlyOnSkips: search.First("fly on skips", -0.5), fFlyBack: search.First("fly back", -2),
		fFlyBackShort: search.First("fly back short", 2),
		fHelp:         search.First("help", -2), fHelpPoor: search.First("help poor", 2),
		fHelpRich: search.First("help rich", -1),
		fSell:     search.First("sell", -2.5), fSellSpare: search.First("sell spare", 1),
		fSellLacks: search.First("sell lacks", -1.5), fSellTicket: search.First("sell ticket", 0.5),
		fSellCard: search.First("sell card", 0), fSellCardLacks: search.First("sell card lacks", -4),
		fSellRich: search.First("sell rich", -1), fSellDue: search.First("sell due", 1.5),
		fLot: search.First("lot", -3), fLotMany: search.First("lot many", -0.5),
		fBid: search.First("bid", 0), fBidLacks: search.First("bid lacks", 1.2),
		fBidSpare: search.First("bid spare", -1.5), fBidCardLacks: search.First("bid card lacks", 2.5),
		fBidTicket: search.First("bid ticket", 0.2), fBidOver: search.First("bid over", -0.5),
		fBidShare: search.First("bid share", -1),
		fNoBid:    search.First("no bid", 0.5), fNoBidLacks: search.First("no bid lacks", -0.5),
		fAimBack: search.First("aim back", 0), fAimTake: search.First("aim take", 0),
		fAimPass: search.First("aim pass", 0), fAimSwap: search.First("aim swap", 0),
		fAimCharge: search.First("aim charge", 0), fAimRival: search.First("aim rival", 1),
		fAimReady: search.First("aim ready", 1),
		fSwapGain: search.First("swap gain", 0.2), fSwapHome: search.First("swap home", 1),
		fSwapShort: search.First("swap short", -1.5),
		fChoosePay: search.First("choose pay", -0.7), fChooseLacks: search.First("choose lacks", -0.8),
		fChooseSpare: search.First("choose spare", 0.5),
		fPickLacks:   search.First("pick lacks", 1.5), fPickSpare: search.First("pick spare", -0.5),
		fDropLacks: search.First("drop lacks", -1.2), fDropSpare: search.First("drop spare", 1),
		fPay: search.First("pay", 0.2), fPayLacks: search.First("pay lacks", 2.5),
		fPayShare:  search.First("pay share", -0.5),
		fSkipPrice: search.First("skip price", 0.3), fSkipPriceLacks: search.First("skip price lacks", -1),
	} {
		t[i] = f
	}
	for n, name := range []string{"move 1", "move 2", "move 3", "move 4", "move 5", "move 6"} {
		t[fMove1+n] = search.First(name, 0)
	}
	first := [...]float32{2.2, 2.2, 2.4}
	for i, name := range []string{"souvenir", "report", "adventure"} {
		t[fUseful+i] = search.First("useful "+name, first[i])
		t[fUseless+i] = search.First("useless "+name, -0.5)
	}
	out := make([]search.Feature, numActionFeatures)
	for i, f := range t {
		out[i] = f
	}
	return out
}
