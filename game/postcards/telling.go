package postcards

import (
	"strconv"

	"posterestante/game"
)

// Teller tells Postcards. What the rules say of a view it asks the engine, of a
// state made from that view.
type Teller struct{}

var _ game.Teller = Teller{}

type (
	phrase = game.Phrase
	args   = game.Args
)

func say(key string, a ...args) phrase         { return game.Say(key, a...) }
func sayN(key string, n int, a ...args) phrase { return game.SayN(key, n, a...) }
func lines(parts ...phrase) phrase             { return game.SayAll(game.Lines, parts...) }
func sentences(parts ...phrase) phrase         { return game.SayAll(game.Sentences, parts...) }
func commas(parts ...phrase) phrase            { return game.SayAll(game.Commas, parts...) }
func who(seat game.Seat) args                  { return args{"Who": game.SaySeat(seat)} }

// Keys of messages by the numbers of constants.
var (
	levelKeys  = [...]string{Person: "person", Easy: "easy", Normal: "normal", Expert: "expert"}
	buttonKeys = [...]string{
		ButtonEnd: "end", ButtonPass: "pass", ButtonSkip: "skip", ButtonSweep: "sweep", ButtonWaste: "waste",
		ButtonStarMove: "star_move", ButtonStarTake: "star_take", ButtonStarStamp: "star_stamp", ButtonAutoma: "automa",
	}
)

// regionWords is a form of a region's name: "name", "in" or "the".
func regionWords(r uint8, form string) phrase {
	return say("region." + strconv.Itoa(int(r)) + "." + form)
}

func kindWords(k Kind) phrase     { return say("kind." + k.String()) }
func effectWords(e Effect) phrase { return say("effect." + e.String() + ".name") }
func doingWords(card uint8) phrase {
	return say("doing." + TravelDoing(card).String())
}

// tint is a form of a travel colour: "name", "of_card", "stamp", "space".
func tint(c Colour, form string) phrase { return say("tint." + c.String() + "." + form) }

// cardWords names a postcard within a sentence by what its picture shows, region
// and number of stamps: "la carte Corse (3 timbres)".
func cardWords(c uint8) phrase { return postcardWords("card.the", c) }

// bareCard names it after a colon: "Corse (3 timbres)".
func bareCard(c uint8) phrase { return postcardWords("card.name", c) }

func postcardWords(key string, c uint8) phrase {
	return sayN(key, len(Postcards[c].Stamps), args{"Region": regionWords(Postcards[c].Region, "name")})
}

// travelWords names a travel card by its colour and action.
func travelWords(c uint8) phrase {
	return say("tint."+TravelColour(c).String()+".card", args{"Doing": doingWords(c)})
}

// giftWords names a gift; a key ring with the kind of site it counts.
func giftWords(g uint8) phrase {
	if k := Gifts[g]; k.Kind == KeyRing {
		return say("gift.key_" + k.Site.String())
	}
	return say("gift." + Gifts[g].Kind.String() + ".name")
}

// rankWords says where a region stands on an Automa's itinerary, 0 for off it.
func rankWords(n int) phrase { return say("rank." + strconv.Itoa(n)) }

// Thing names a travel card or postcard by its face; nothing where it isn't known.
func (Teller) Thing(piece game.Piece) phrase {
	switch back, n := Sort(piece); {
	case n == 0:
	case back == BackTravel:
		return travelWords(uint8(n))
	case back == BackPostcard:
		return bareCard(uint8(n))
	case back == BackGift:
		return giftWords(uint8(n))
	case back == BackItinerary:
		return regionWords(uint8(n), "name")
	}
	if back, n := Sort(piece); piece.ID != 0 && (back == BackCamp || back == BackBike) {
		return game.SaySeat(game.Seat(n))
	}
	return phrase{}
}

// Counter names a counter and its value.
func (Teller) Counter(v *game.View, c game.Counter, seat game.Seat) phrase {
	if c == 0 || int(c) >= len(table.Counters) {
		return phrase{}
	}
	n := v.Counter(c, seat)
	value := game.SayNumber(n)
	switch c {
	case Phase:
		value = say("phase." + phaseNames[n])
	case Level:
		value = say("level." + levelKeys[n])
	case First:
		value = game.SaySeat(game.Seat(n))
	case Side:
		value = game.SayAsIs(string(rune('A' + n)))
	}
	return say("label.counter", args{"Name": say("counter." + table.Counters[c].Name), "Value": value})
}

// Barrier says what came to be known; never the face.
func (Teller) Barrier(e game.Event) phrase {
	switch {
	case e.Kind != game.Move && e.Kind != game.Flip:
	case e.To.Zone == Look:
		return say("barrier.look")
	case e.To.Zone == Hand:
		return say("barrier.hand")
	case e.Piece.Back == BackTravel:
		return say("barrier.travel")
	case e.Piece.Back == BackGift:
		return say("barrier.gift")
	case e.Piece.Back == BackPostcard:
		return say("barrier.postcard")
	}
	return say("barrier.chance")
}

// ScoreLine names a source of points.
func (Teller) ScoreLine(line game.ScoreLine) phrase { return sayN("score."+line.Key, line.Count) }

// Lost is about the seat to act, while nothing must be settled first.
func (Teller) Lost(v *game.View) phrase { return game.SayLost(FromView(v).unused()) }

// Deed: only the end of a turn has stakes.
func (Teller) Deed(a game.Action) string {
	if a.Verb == VEnd || a.Verb == VPass {
		return "ask_" + verbTable.Rows[a.Verb].Name
	}
	return ""
}
