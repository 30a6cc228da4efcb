package postcards

import (
	"posterestante/game"
	"posterestante/game/verbs"
)

// Verbs. A is a travel card of the hand played for it, 0 where an effect, a
// pair or a gift pays.
const (
	VMove   game.Verb = iota + 1 // A card; B region to go to (P4.1)
	VTake                        // A card; B postcard to take (P4.2)
	VSweep                       // A card: discard the 3 postcards first (P4.2)
	VCamp                        // A card; B region, C site (P4.3)
	VStamp                       // A card; B postcard, C space (P5.1)
	VPair                        // A and B cards, A left of B in the hand (P3.2)
	VWaste                       // A card, for no effect (P3.4)
	VWrite                       // B postcard, C memory space (P4.3)
	VSkip                        // decline what is offered (P6.1)
	VStar                        // A: the button of the effect chosen (P6.4)
	VSend                        // A postcard (P7)
	VGift                        // A gift to take (P7.2)
	VUse                         // A lightning gift (P8)
	VKeep                        // A postcard (P8.5)
	VDraw                        // A travel card of the row, 0 the deck (P3.8)
	VEnd                         // no more cards (P3.7)
	VPass                        // the hand is full: next seat (P3.8)
	VAutoma                      // the Automa's next step (P10)
)

// The words of the notation.
var (
	payCard   = verbs.Word{Field: verbs.A, Names: namesOf(NumTravel, travelName), Optional: true} // the card played for it
	cardA     = verbs.Word{Field: verbs.A, Names: namesOf(NumTravel, travelName)}
	cardB     = verbs.Word{Field: verbs.B, Names: namesOf(NumTravel, travelName)}
	drawn     = verbs.Word{Field: verbs.A, Names: append([]string{"deck"}, namesOf(NumTravel, travelName)[1:]...)}
	regionB   = verbs.Word{Field: verbs.B, Least: 1, Most: NumRegions}
	siteBC    = verbs.Word{Field: verbs.B, Least: 1, Most: NumRegions, Dot: &verbs.Dot{Field: verbs.C, Count: func(r uint8) int { return len(Regions[r].Sites) }}}
	postcardA = verbs.Word{Field: verbs.A, Names: namesOf(NumPostcards, postcardName)}
	postcardB = verbs.Word{Field: verbs.B, Names: namesOf(NumPostcards, postcardName)}
	stampBC   = verbs.Word{Field: verbs.B, Names: namesOf(NumPostcards, postcardName), Dot: &verbs.Dot{Field: verbs.C, Count: func(c uint8) int { return len(Postcards[c].Stamps) }}}
	memoryBC  = verbs.Word{Field: verbs.B, Names: namesOf(NumPostcards, postcardName), Dot: &verbs.Dot{Field: verbs.C, Count: func(uint8) int { return 3 }}}
	giftA     = verbs.Word{Field: verbs.A, Names: namesOf(NumGifts, giftName)}
	starA     = verbs.Word{Field: verbs.A, Names: []string{ButtonStarMove: "move", ButtonStarTake: "postcard", ButtonStarStamp: "stamp"}}
)

// namesOf are the names of components 1 to n, by number.
func namesOf(n uint8, name func(uint8) string) []string {
	out := make([]string, n+1)
	for c := uint8(1); c <= n; c++ {
		out[c] = name(c)
	}
	return out
}

type (
	verb     = verbs.Row[*State]
	wordList = []verbs.Word
)

// verbTable are the verbs, a row each.
var verbTable = verbs.New(verbs.Table[*State]{Closed: (*State).closed, Reasons: &reasons, Rows: []verb{
	VMove:   {Name: "move", Words: wordList{payCard, regionB}, May: (*State).mayMove, Do: (*State).doMove},
	VTake:   {Name: "take", Words: wordList{payCard, postcardB}, May: (*State).mayTake, Do: (*State).doTake},
	VSweep:  {Name: "sweep", Words: wordList{payCard}, May: (*State).maySweep, Do: (*State).doSweep},
	VCamp:   {Name: "camp", Words: wordList{payCard, siteBC}, May: (*State).mayCamp, Do: (*State).doCamp},
	VStamp:  {Name: "stamp", Words: wordList{payCard, stampBC}, May: (*State).mayStamp, Do: (*State).doStamp},
	VPair:   {Name: "pair", Words: wordList{cardA, cardB}, May: (*State).mayPair, Do: (*State).doPair},
	VWaste:  {Name: "waste", Words: wordList{cardA}, May: (*State).mayWaste, Do: (*State).doWaste},
	VWrite:  {Name: "write", Words: wordList{memoryBC}, May: (*State).mayWrite, Do: (*State).doWrite},
	VSkip:   {Name: "skip", Do: (*State).doSkip},
	VStar:   {Name: "star", Words: wordList{starA}, May: (*State).mayStar, Do: (*State).doStar},
	VSend:   {Name: "send", Words: wordList{postcardA}, Has: (*State).hasSend, May: (*State).maySend, Do: (*State).doSend},
	VGift:   {Name: "gift", Words: wordList{giftA}, May: (*State).mayGift, Do: (*State).doGift},
	VUse:    {Name: "use", Words: wordList{giftA}, Has: (*State).hasUse, May: (*State).mayUse, Do: (*State).use},
	VKeep:   {Name: "keep", Words: wordList{postcardA}, May: (*State).mayKeep, Do: (*State).keep},
	VDraw:   {Name: "draw", Words: wordList{drawn}, May: (*State).mayDraw, Do: (*State).draw},
	VEnd:    {Name: "end", May: (*State).mayEnd, Do: (*State).doEnd},
	VPass:   {Name: "pass", Do: (*State).doPass},
	VAutoma: {Name: "automa", Do: (*State).doAutoma},
}})
