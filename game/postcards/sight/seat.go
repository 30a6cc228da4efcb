package sight

import (
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/game/search"
)

// Inputs of a seat. Those from iCard are of its best unsent postcards, one after
// the other; those from iHand only itself knows.
const (
	iTotal   = iota // points if the game ended now
	iWorth          // what unsent postcards promise
	iTurn           // 1 where it has another turn for certain
	iSoon           // how soon its turn comes
	iSent           // postcards sent
	iSent3          // one is missing
	iBonus          // has the bonus of the end
	iEasy           // an Automa's level
	iNormal         //
	iExpert         //
	iUnsent         // how many postcards it has
	iReach          // regions of the itinerary that it has unsent
	iCamps          // camps placed
	iTrack          // camps since the fourth
	iLast           // points of the track not yet scored, near its end
	iPairs          // regions with two camps
	iGlobes         // snow globes, by their next
	iGlobe2         //
	iKeys           // key rings
	iCaravan        //
	iMaps           // lightning gifts of each kind
	iStamps         //
	iGuides         //
	iCars           //
	iWrites         // free sites here for its memories
	iMissing        // free spaces of its two best postcards
	iCard
	iCardDone       = iCard + 0 // complete
	iCardFree       = iCard + 1 // free spaces
	iCardPoints     = iCard + 2
	iCardAway       = iCard + 3 // borders between
	iCardWanted     = iCard + 4
	cardInputs      = 5
	bestCards       = 3
	iHand           = iCard + bestCards*cardInputs
	iHandFits       = iHand + 0 // cards whose colour is needed
	iHandBest       = iHand + 1 // that the best postcard can use
	iHandMove       = iHand + 2
	iHandTake       = iHand + 3
	iHandCamp       = iHand + 4
	iHandMoves      = iHand + 5 // no move
	numSeatFeatures = iHand + 6
)

var seatFeatures = seatTable()

func seatTable() (t [numSeatFeatures]search.Feature) {
	for i, name := range []string{"total", "worth", "turn", "soon", "sent", "sent 3", "bonus", "easy", "normal",
		"expert", "unsent", "reach",
		"camps", "track", "last", "pairs", "globes", "globe 2", "keys", "caravan", "maps", "stamps", "guides", "cars",
		"writes", "missing"} {
		t[i].Name = name
	}
	for i := range bestCards {
		for j, name := range []string{"done", "free", "points", "away", "wanted"} {
			t[iCard+i*cardInputs+j].Name = "card " + name
		}
	}
	for i, name := range []string{"hand fits", "hand best", "hand move", "hand take", "hand camp", "no move"} {
		t[iHand+i].Name = name
	}
	t[iTotal].First, t[iWorth].First, t[iSoon].First, t[iSent].First, t[iSent3].First = 1, 0.7, 0.2, 0.5, 0.2
	t[iMaps].First, t[iStamps].First, t[iGuides].First, t[iCars].First = 0.2, 0.3, 0.2, 0.2
	t[iCamps].First, t[iReach].First, t[iHandFits].First = 0.5, 0.1, 0.05
	return t
}

// Common inputs.
const (
	iRound = iota
	iRound2
	iSideB
	iThree // seats
	iFour
	iMostSent
	iLate
	iEnding // the bonus is taken
	iLead   // points before the best of the others, or behind
	iHopes  // likewise with what unsent postcards promise
	iAhead  // the part of the others that have more
	iRival3 // one of the others lacks one postcard
	iRivals // the part of the others that do
	numCommonFeatures
)

var commonFeatures = [numCommonFeatures]search.Feature{
	iRound: {Name: "round"}, iRound2: {Name: "round 2"}, iSideB: {Name: "side B"}, iThree: {Name: "three"},
	iFour:     {Name: "four"},
	iMostSent: {Name: "most sent"}, iLate: {Name: "late"}, iEnding: {Name: "ending"},
	iLead: {Name: "lead"}, iHopes: {Name: "hopes"}, iAhead: {Name: "ahead"}, iRival3: {Name: "rival 3"},
	iRivals: {Name: "rivals"},
}

// Public is search.Public.
func (e *extractor) Public() {}

// Common is search.Extractor.
func (e *extractor) Common(st game.State, seat game.Seat, in []float32) {
	s := st.(*rules.State)
	round := float32(s.Counter(rules.Round))
	in[iRound], in[iRound2] = round/15, min(round, 30)*min(round, 30)/225
	in[iSideB] = float32(s.Counter(rules.Side))
	in[iThree], in[iFour] = search.Indicator(s.Seats() == 3), search.Indicator(s.Seats() == 4)
	most := 0
	for i := range game.Seat(s.Seats()) {
		most = max(most, len(s.Player(i).Sent()))
	}
	in[iMostSent], in[iLate], in[iEnding] = float32(most)/4, search.Indicator(most >= 3),
		search.Indicator(s.BonusTaken())
	e.rivals(s, seat, in)
}

// rivals compares a seat with all others; with more than one a sum can't.
func (e *extractor) rivals(s *rules.State, seat game.Seat, in []float32) {
	best, hopes, share := float32(-100), float32(-100), 1/float32(s.Seats()-1)
	for i := range game.Seat(s.Seats()) {
		if i == seat {
			continue
		}
		best, hopes = max(best, e.totals[i]), max(hopes, e.hopes[i])
		if e.totals[i] > e.totals[seat] {
			in[iAhead] += share
		}
		if len(s.Player(i).Sent()) == rules.EnoughSent-1 {
			in[iRival3] = 1
			in[iRivals] += share
		}
	}
	in[iLead], in[iHopes] = e.totals[seat]-best, e.hopes[seat]-hopes
}

// Seat is search.Extractor.
func (e *extractor) Seat(st game.State, seat game.Seat, own bool, in []float32) {
	s := st.(*rules.State)
	p := s.Player(seat)
	in[iTotal] = float32(s.Total(seat)) / 12
	e.totals[seat], e.hopes[seat] = in[iTotal], in[iTotal]
	later := later(s, seat)
	in[iTurn] = search.Indicator(later)
	if s.Turn() != game.Nobody {
		in[iSoon] = 1 - float32((int(seat)-int(s.Turn())+s.Seats())%s.Seats())/float32(s.Seats())
	}
	sent := len(p.Sent())
	in[iSent], in[iSent3], in[iBonus] = float32(sent)/4, search.Indicator(sent == 3), search.Indicator(p.HasBonus())
	if p.Level() != rules.Person {
		in[iEasy+int(p.Level()-rules.Easy)] = 1
	}
	if !later { // nothing can come any more
		return
	}
	in[iUnsent] = float32(len(p.Unsent())) / 4
	in[iCamps] = float32(p.Camps()) / 13
	in[iTrack] = float32(max(0, p.Camps()-4)) / 5
	in[iLast] = float32(max(0, p.Camps()-9)) / 4
	in[iPairs] = float32(s.RegionsWithTwo(seat)) / 3
	seeGifts(p, in)
	best := seeCards(s, seat, in)
	e.hopes[seat] += in[iWorth]
	if own {
		seeHand(s, p, best, in)
	}
}

// later says whether a seat surely has another turn: the one that has just begun
// counts, and once the bonus is taken only who is yet to play this round does.
func later(s *rules.State, seat game.Seat) bool {
	if s.Turn() == game.Nobody {
		return false
	}
	order := func(seat game.Seat) int {
		return (int(seat) - s.Counter(rules.First) + s.Seats()) % s.Seats()
	}
	return !s.BonusTaken() || order(seat) >= order(s.Turn())
}
