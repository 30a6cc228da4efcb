package sight

import (
	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/search"
)

// Inputs of a seat: these, then one an item of the game, then its own.
const (
	iHave     = iota // cards of those that must be brought
	iSouvenir        // that are missing
	iReport
	iAdventure
	iComplete // none is missing
	iSquare
	iHomeward // how far it still is, with all cards
	iPacking
	iShort // cards for which it must go back
	iShortAny
	iMoney
	iMuch // money, less bent
	iPoor
	iTickets
	iFlies // it may fly in its next turn
	iStuck
	iMiss
	iSoon // how soon its turn comes
	iTurn
	iNear1 // how near the next square of a kind is of which a card is missing
	iNear2
	iNear3
	iHome  // it may win in its next turn, as far as money goes
	iBelow // others with a pass below it in its pile
	iAbove
	iAhead // others with a pass one to three squares ahead
	iBag
	iSteady
	iRandom
	iCan1 // it has the items for cards that are missing: only itself may know
	iCan2
	iCan3
	iItems
)

var seatNames = [iItems]search.Feature{
	search.First("have", 4), search.First("souvenir", -0.5), search.First("report", -0.5), search.First("adventure", -0.8), search.First("complete", 1),
	search.First("square", 1), search.First("homeward", -2), search.First("packing", -0.5), search.First("short", -1.5), search.First("short any", -0.3),
	search.First("money", 1), search.First("much", 0.2), search.First("poor", -0.2), search.First("tickets", 0.3), search.First("flies", 0.2),
	search.First("stuck", -0.7), search.First("miss", -0.3), search.First("soon", 0.2), search.First("turn", 0),
	search.First("near souvenir", 0.2), search.First("near report", 0.2), search.First("near adventure", 0.2), search.First("home", 2),
	search.First("below", 0.1), search.First("above", 0), search.First("ahead", 0.1), search.First("bag", 0.1), search.First("steady", 0), search.First("random", 0),
	search.First("can souvenir", 0.5), search.First("can report", 0.5), search.First("can adventure", 0.7),
}

func seatFeatures(r *globe.Rules) []search.Feature {
	out := append([]search.Feature(nil), seatNames[:]...)
	for _, name := range r.Items[1:] {
		out = append(out, search.First("item "+name, 0.15))
	}
	return out
}

// Common inputs.
const (
	iRound = iota
	iSeats3
	iSeats4
	iSeats5
	iSeats6
	iNeed1
	iNeed3
	numCommon
)

var commonFeatures = [numCommon]search.Feature{
	iRound: {Name: "round"}, iSeats3: {Name: "three"}, iSeats4: {Name: "four"}, iSeats5: {Name: "five"},
	iSeats6: {Name: "six"},
	iNeed1:  {Name: "need 1"}, iNeed3: {Name: "need 3"},
}

// Public is search.Public.
func (e *Extractor) Public() {}

// Common is search.Extractor.
func (e *Extractor) Common(st game.State, _ game.Seat, in []float32) {
	s := st.(*globe.State)
	in[iRound] = float32(s.N[globe.Round]) / 50
	if s.Seats > 2 {
		in[iSeats3+int(s.Seats)-3] = 1
	}
	in[iNeed1], in[iNeed3] = search.Indicator(s.N[globe.NeedN] == 1), search.Indicator(s.N[globe.NeedN] == 3)
}

// soft brings an amount into a narrow range: 0, a half at mid, never above 1.
func soft(n, mid int32) float32 { return float32(n) / float32(n+mid) }

// Seat is search.Extractor.
func (e *Extractor) Seat(st game.State, seat game.Seat, own bool, in []float32) {
	s := st.(*globe.State)
	p, t := &s.P[seat], stands(s, seat)
	need := 3 * int(s.N[globe.NeedN])
	in[iHave] = float32(need-t.All) / float32(need)
	square, last := p.Square(), s.Last()
	in[iSquare] = float32(square) / float32(last)
	if in[iPacking] = search.Indicator(square == 0); t.All == 0 {
		in[iComplete], in[iHomeward] = 1, float32(last-square)/float32(last)
	}
	in[iShort], in[iShortAny] = float32(t.short)/3, search.Indicator(t.short > 0)
	for k := globe.Souvenir; k <= globe.Adventure; k++ {
		if t.Missing[k] > 0 {
			i := int(k - globe.Souvenir)
			in[iSouvenir+i] = float32(t.Missing[k]) / 3
			in[iNear1+i] = near(s, square, k)
		}
	}
	money, movable := p.Money(), p.Movable()
	in[iMoney], in[iMuch], in[iPoor] = soft(money, 400), float32(min(money, 4000))/2000, search.Indicator(money < 50)
	in[iTickets] = float32(min(p.Of(globe.TicketsN), 2)) / 2
	in[iMiss] = float32(p.Of(globe.MissN))
	in[iSoon] = 1 - float32((int(seat)-int(s.Active())+int(s.Seats))%int(s.Seats))/float32(s.Seats)
	in[iTurn] = search.Indicator(seat == s.Active())
	in[iSteady], in[iRandom] = search.Indicator(p.Of(globe.LevelN) == 2), search.Indicator(p.Of(globe.LevelN) == 1)
	if square > 0 {
		in[iFlies] = search.Indicator(movable && s.R.Road[square].Kind == globe.Airport && p.Of(globe.TicketsN) > 0)
		in[iStuck] = search.Indicator(!movable)
		seePile(s, seat, p, in)
	}
	if t.All == 0 && movable {
		far := last - square
		in[iHome] = search.Indicator(far > 0 && far <= 6 && globe.Fare(far) <= money || in[iFlies] == 1 &&
			s.NextAirport(square, 1) == last)
	}
	in[iBag] = soft(int32(p.Bag.N), 6)
	items := len(s.R.Items) - 1
	if own || !s.R.Hidden {
		t.able(p, s.R)
		for k := globe.Souvenir; k <= globe.Adventure; k++ {
			if t.Missing[k] > 0 {
				in[iCan1+int(k-globe.Souvenir)] = float32(t.can[k]) / float32(t.Missing[k])
			}
		}
		for i := 1; i <= items; i++ {
			in[iItems+i-1] = soft(int32(globe.Count(&p.Bag, globe.Item(i))), 1)
		}
	}
	e.own.Seat(s, seat, in[iItems+items:])
}

// near is how near the next square of a kind ahead is, from 0 to 1.
func near(s *globe.State, square int, k globe.Kind) float32 {
	for d := 1; d <= 12 && square+d <= s.Last(); d++ {
		if s.R.Road[square+d].Kind == k {
			return 1 - float32(d)/13
		}
	}
	return 0
}

// seePile tells who else with a pass stands on a seat's square, or just ahead.
func seePile(s *globe.State, seat game.Seat, p *globe.Player, in []float32) {
	for i := range s.P[:s.Seats] {
		o := &s.P[i]
		if game.Seat(i) == seat || o.Of(globe.PassN) == 0 {
			continue
		}
		switch d := o.Square() - p.Square(); {
		case d == 0 && o.Place < p.Place:
			in[iBelow] = 1
		case d == 0:
			in[iAbove] = 1
		case d > 0 && d <= 3:
			in[iAhead] = 1
		}
	}
}
