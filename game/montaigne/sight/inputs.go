package sight

import "posterestante/game/search"

// Inputs of a seat. Those from iOwn only itself knows.
const (
	iPoints = iota
	iTotal  // with the tiles of the end, as they would be given now
	iSoon   // how soon its turn comes
	iTurn
	iHome3 // home with three books
	iHomeLess
	iFirst // home first
	iBook1 // one book has a quotation
	iBook2
	iBook3
	iLeads    // counts of the end in which it is first
	iLeadsOwn // with three books
	iBehind   // how far it is behind, over all counts
	iBookI    // progress to the tiles on the way
	iBookII
	iBookIII
	iFinds // the best three kinds of discovery, as progress to tiles not taken
	iFinds2
	iFinds3
	iZones
	iCompany
	iMontaignes
	iPeople // characters but Montaignes
	iVoyage // cards laid
	iHand
	iPoor
	iZone2
	iZone3
	iBordeaux // a card of Bordeaux in the hand
	iOpen     // cards of the hand that can be laid
	iHere     // cards of the city where it is
	iReady    // three books, a card of Bordeaux, and the toll
	iShort    // cities that are lacking to come home, with the long voyage
	iLeast    // how near it is to the least counts of the end, with the long voyage
	iEnds     // it can come home now, ahead or with three books, and leaves one other on the road
	iSteady
	iKeen
	iRandom
	iOwn
	iOwnBooks       = iOwn          // books that are lacking, in open cards of the hand
	iOwnReady       = iOwnBooks + 1 // with which all three would be there
	iOwnPeople      = iOwnBooks + 2
	iOwnThemes      = iOwnBooks + 3
	iOwnFinds       = iOwnBooks + 4
	iOwnWay         = iOwnBooks + 5  // the hand gets home with three books
	iOwnWay2        = iOwnBooks + 6  // in two turns at most, with the characters' actions
	iOwnWay1        = iOwnBooks + 7  // in one
	iOwnSpare       = iOwnBooks + 8  // cards that are left then
	iOwnPoor        = iOwnBooks + 9  // cards that it lacks to pay for the zones of that way
	iOwnTiles1      = iOwnBooks + 10 // points of the tiles that one card takes
	iOwnTiles2      = iOwnBooks + 11 // that two take
	numSeatFeatures = iOwnBooks + 12
)

var seatFeatures = seatTable()

func seatTable() (t [numSeatFeatures]search.Feature) {
	for i, name := range []string{"points", "total", "soon", "turn", "home 3", "home less", "first", "one book",
		"two books", "three books", "leads",
		"leads with three", "behind", "book 1", "book 2", "book 3", "finds", "finds 2", "finds 3", "zones", "company",
		"montaignes", "people", "voyage",
		"hand", "poor", "zone 2", "zone 3", "bordeaux", "open", "here", "ready", "short", "least", "ends", "steady",
		"keen", "random", "own books", "own ready", "own people", "own themes", "own finds",
		"own way", "own way 2", "own way 1", "own spare", "own poor", "own tiles 1",
		"own tiles 2"} {
		t[i].Name = name
	}
	for i, first := range map[int]float32{iPoints: 0.3, iTotal: 1, iSoon: 0.2, iHome3: 0.6, iHomeLess: -1.2,
		iBook1: 0.3, iBook2: 0.4, iBook3: 0.6,
		iLeads: 0.3, iLeadsOwn: 0.8, iBookI: 0.4, iBookII: 0.4, iBookIII: 0.4, iFinds: 0.4, iFinds2: 0.2, iCompany: 0.4,
		iMontaignes: 0.1, iPeople: 0.2,
		iHand: 0.6, iPoor: -0.2, iZone2: -0.1, iZone3: -0.2, iBordeaux: 0.3, iOpen: 0.3, iReady: 0.5, iShort: -0.6,
		iLeast: 0.4, iEnds: 0.5, iOwnBooks: 0.6, iOwnReady: 0.3, iOwnPeople: 0.2, iOwnWay: 0.5, iOwnWay2: 0.3,
		iOwnWay1: 0.5, iOwnTiles1: 0.3, iOwnTiles2: 0.2} {
		t[i].First = first
	}
	return t
}

// Common inputs.
const (
	iCalled = iota
	iReserve
	iRemade
	iThree
	iFour
	iWinds
	iMeets
	iHomes
	iLastTurn
	iLong
	numCommonFeatures
)

var commonFeatures = [numCommonFeatures]search.Feature{
	iCalled: {Name: "called"}, iReserve: {Name: "reserve"}, iRemade: {Name: "remade"}, iThree: {Name: "three"},
	iFour:  {Name: "four"},
	iWinds: {Name: "winds"}, iMeets: {Name: "meets"}, iHomes: {Name: "homes"}, iLastTurn: {Name: "last turn"},
	iLong: {Name: "long voyage"},
}
