package sight

import (
	rules "posterestante/game/montaigne"
	"posterestante/game/search"
)

// Features of an action. Those from fLay are of a card that is laid, those from
// fGet of one that comes into the hand, those from fPay of one that leaves it.
const (
	fMove = iota
	fMoveCross1
	fMoveCross2
	fMoveMeets  // another's voyage ends there: one more action
	fMoveOut    // farther from Bordeaux
	fMoveBack   // nearer
	fMoveLeaves // cards of the hand that can't be laid any more
	fMoveThere  // cards of the hand of that city
	fMoveAhead  // other players on their way home
	fMovePoor   // fewer than three cards are left then
	fStay
	fSupply
	fSupplyPoor
	fSupplyRich
	fSupplyReady // three books and a card of Bordeaux are in the hand
	fHome3       // home with three books
	fHome3First
	fHome3Ahead
	fHome3Behind
	fHomeLess // without three books
	fHomeLessCalled
	fHomeLessAhead
	fHomeLessEnds // and one other is left on the road, who is behind
	fTake0
	fTake1
	fTake2
	fTakeHidden
	fSail
	fFurther
	fFurtherMontaigne
	fFurtherReady // and home can be reached
	fFurtherPoor  // with few cards
	fFurtherHome  // and the actions that there are then suffice to come home with three books
	fFurtherEnds  // and the next action can end the match
	fFetch
	fFetchMontaigne
	fPower
	fPowerLast = fPower + int(rules.Courtesan)
	fLook      = iota + int(rules.Courtesan) - 1 // after the powers
	fLookRival
	fPick
	fUnseen
	fUnseenRival
	fRob
	fRobRival
	fSkip
	fEnd
	fEndActions
	fEndPeople
	fPass
	fLay // what is laid
)

// Of a card that is laid.
const (
	fLayBook  = fLay + iota // a book that was lacking
	fLayThird               // the third
	fLayTheme
	fLayQuote
	fLayFind1
	fLayFind2
	fLayFind
	fLayMontaigne
	fLayPerson
	fLaySame // a character that is there already
	fLayTile // points of the tiles that it takes
	fLayCity
	fLayLead  // counts of the end in which it takes the lead
	fLayShort // a city that is lacking to come home, with the long voyage
	fLaySixth // the last that is lacking
	fLayWay   // the hand gets home with three books then
	fLayWay1  // by the next card
	fLayLost  // it could, and then can't
	fLayNext  // points of the tiles that the next card takes then
	fLayEnds  // by the next card it can come home ahead and leave one other on the road
	fLayEnds1 // in this turn
	fGet
)

// Of a card that comes into the hand, and as many of one that leaves it.
const (
	gBook  = iota // a quotation of a book that voyage and hand lack
	gThird        // the last that is lacking
	gTheme
	gFind
	gMontaigne
	gPerson
	gBordeaux // the only one
	gHere     // of the city where the voyage ends
	gMeets    // of a city where another's ends
	gShut     // it can't be laid any more
	gZone2
	gZone3
	gHidden
	gShort // of a city that the voyage lacks to come home, with the long voyage
	gWay   // with it the hand gets home with three books, without it not
	numGets
	fPay              = fGet + numGets
	numActionFeatures = fPay + numGets
)

var actionFeatures = actionTable()

func actionTable() (t [numActionFeatures]search.Feature) {
	for i, f := range []search.Feature{
		search.First("move", 0), search.First("move 1", -0.6), search.First("move 2", -1.3),
		search.First("move meets", 1.3), search.First("move out", 0),
		search.First("move back", -0.2), search.First("move leaves", -0.3), search.First("move there", 0.2),
		search.First("move ahead", 0), search.First("move poor", -0.5),
		search.First("stay", 0.3), search.First("supply", 0), search.First("supply poor", 1.5),
		search.First("supply rich", -1), search.First("supply ready", -1),
		search.First("home 3", 3), search.First("home 3 first", 1), search.First("home 3 ahead", 1),
		search.First("home 3 behind", -1),
		search.First("home less", -3), search.First("home less called", 1), search.First("home less ahead", 0.5),
		search.First("home less ends", 2),
		search.First("take 0", 0.5), search.First("take 1", -0.3), search.First("take 2", -1),
		search.First("take hidden", 0.2), search.First("sail", 0.5),
		search.First("further", -0.5), search.First("further montaigne", -0.7), search.First("further ready", 1.5),
		search.First("further poor", -0.5), search.First("further home", 1),
		search.First("further ends", 1),
		search.First("fetch", -1.5), search.First("fetch montaigne", -0.7),
		search.First("power", 0), search.First("power montaigne", -1), search.First("power noble", 0),
		search.First("power coachman", -0.5), search.First("power maid", 0),
		search.First("power scholar", 0), search.First("power theologian", 0), search.First("power pope", 0),
		search.First("power courtesan", 0),
		search.First("look", 0), search.First("look rival", 0.3), search.First("pick", 0.5), search.First("unseen", 0),
		search.First("unseen rival", 0.3),
		search.First("rob", 0), search.First("rob rival", 0.5), search.First("skip", -1), search.First("end", 0),
		search.First("end actions", -1), search.First("end people", 0), search.First("pass", 0),
		search.First("lay book", 1.3), search.First("lay third", 0.7), search.First("lay theme", 0.3),
		search.First("lay quote", 0), search.First("lay find 1", 0),
		search.First("lay find 2", 0.2), search.First("lay find", 0), search.First("lay montaigne", 0.7),
		search.First("lay person", 0.4), search.First("lay same", 0),
		search.First("lay tile", 0.6), search.First("lay city", 0.2), search.First("lay lead", 0.3),
		search.First("lay short", 0.8), search.First("lay sixth", 0.6),
		search.First("lay way", 0.7), search.First("lay way 1", 0.7), search.First("lay lost", -0.3),
		search.First("lay next", 0.3), search.First("lay ends", 0.5), search.First("lay ends 1", 0.5),
	} {
		t[i] = f
	}
	first := [...]float32{1, 0.5, 0.2, 0.1, 0.5, 0.3, 0.8, 0.2, 0.4, -0.8, -0.1, -0.2, 0, 0.4, 1}
	for i, name := range []string{"book", "third", "theme", "find", "montaigne", "person", "bordeaux", "here", "meets",
		"shut", "zone 2", "zone 3", "hidden", "short", "way"} {
		t[fGet+i] = search.First("get "+name, first[i])
		t[fPay+i] = search.First("pay "+name, -1.3*first[i])
	}
	return t
}
