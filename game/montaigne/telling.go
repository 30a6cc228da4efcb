package montaigne

import (
	"strconv"
	"strings"

	"posterestante/game"
)

// Teller tells Voyages avec Montaigne. What the rules say of a view it asks the
// engine, of a state made from that view.
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

// Keys of messages by the numbers of constants.
var (
	onTheRoad    = [...]string{Playing: "play", GameOver: "over"}
	travelButton = [...]string{
		ButtonSupply: "supply", ButtonFurther: "further", ButtonPower: "power", ButtonHand: "hand",
		ButtonSkip: "skip", ButtonEnd: "end", ButtonPass: "pass",
	}
)

func cityName(c City) phrase    { return say("city." + c.String()) }
func zoneName(c City) phrase    { return say("zone." + strconv.Itoa(c.Zone())) }
func tileWords(t uint8) phrase  { return say("tile." + TileName(t) + ".name") }
func arrival(rank uint8) phrase { return say("arrival." + strconv.Itoa(int(rank))) }

// face names what is printed on a card, within a sentence: its theme, its kind
// of discovery, who it is.
func face(c uint8) phrase {
	switch k := Cards[c]; k.Kind {
	case Quotation:
		return say("theme." + Theme(k.Of).String() + ".name")
	case Discovery:
		return say("kind." + Find(k.Of).String() + ".name")
	case Character:
		return say("person." + Person(k.Of).String())
	}
	return say("called.call")
}

// named names a card within a sentence, by its face and its city: "la carte
// Plaisirs (Rome)", "le Pape (Rome)"; a blank by its city alone.
func named(c uint8) phrase {
	switch k := Cards[c]; {
	case c == 0 || c > NumCards:
		return say("called.hidden", args{"City": cityOf(k.City)})
	case k.Kind == Call || k.Kind == Character:
		return bare(c)
	}
	return say("called.card", args{"Face": face(c), "City": cityName(Cards[c].City)})
}

// cityOf names the city on a card's back; nothing where there is no card.
func cityOf(c City) phrase {
	if c < Bordeaux || c > NumCities {
		return phrase{}
	}
	return cityName(c)
}

// bare names a card in a list, or after a colon: "Plaisirs (Rome)".
func bare(c uint8) phrase {
	switch {
	case c == 0 || c > NumCards:
		return named(c)
	case c == TheCall:
		return face(c)
	}
	return say("called.bare", args{"Face": face(c), "City": cityName(Cards[c].City)})
}

// bares are cards in a row.
func bares(cards []uint8) phrase {
	var out []phrase
	for _, c := range cards {
		out = append(out, bare(c))
	}
	return game.SayAll(game.And, out...)
}

// callOn names a character after "call on"; only Montaigne needs his city.
func callOn(c uint8) phrase {
	called := say("call_on." + Person(Cards[c].Of).String())
	if IsPerson(c, Montaigne) {
		return say("called.bare", args{"Face": called, "City": cityName(Cards[c].City)})
	}
	return called
}

// cities are those of the bits.
func cities(bits uint16) (out []phrase) {
	for c := Bordeaux; c <= NumCities; c++ {
		if bits>>c&1 == 1 {
			out = append(out, cityName(c))
		}
	}
	return out
}

// Thing names a card as its viewer knows it.
func (Teller) Thing(piece game.Piece) phrase {
	if c := cardOrBlank(piece); c != 0 {
		return named(c)
	}
	return phrase{} // no card
}

// Counter names a counter and its value.
func (Teller) Counter(v *game.View, c game.Counter, seat game.Seat) phrase {
	if c == 0 || int(c) >= len(table.Counters) {
		return phrase{}
	}
	return say("label.counter", args{"Name": say("counter." + table.Counters[c].Name), "Value": counted(v, c, seat)})
}

func counted(v *game.View, c game.Counter, seat game.Seat) phrase {
	n := v.Counter(c, seat)
	switch c {
	case Phase:
		return say("phase." + onTheRoad[n])
	case StepKind:
		return say("step." + stepNames[n])
	case Called, LastTurn, Winds, Meets:
		return say([...]string{"counter.no", "counter.yes"}[min(n, 1)])
	case HomeN:
		if n == 0 {
			return say("counter.on_road")
		}
		return arrival(uint8(n))
	case VisitedN:
		return game.SayAll(game.Commas, cities(uint16(n))...)
	case LevelN:
		return game.SayShared("kind." + strings.ReplaceAll(kinds[n], ":", "."))
	}
	return game.SayNumber(n)
}

// Barrier says what came to be known; never the face.
func (Teller) Barrier(e game.Event) phrase {
	switch {
	case e.Kind == game.Flip && e.From.Zone == Hand:
		return say("barrier.look")
	case e.Kind != game.Move:
		return say("barrier.chance")
	case e.To.Zone == CallAside:
		return say("barrier.call")
	case e.To.Zone == Hand:
		return say("barrier.hand")
	case e.From.Zone == Row || e.To.Zone == Row:
		return say("barrier.board")
	}
	return say("barrier.chance")
}

// ScoreLine names a tile, or the Montaignes.
func (Teller) ScoreLine(line game.ScoreLine) phrase {
	if name, ok := strings.CutPrefix(line.Key, "tile."); ok {
		return say("score.tile", args{"Tile": say("tile." + name + ".name")})
	}
	return sayN("score."+line.Key, line.Count)
}

// Fact has nothing to say: the game tells no facts.
func (Teller) Fact(v *game.View, f game.Fact) phrase { return FromView(v).fact(f) }

// Lost is about the seat to act, while nothing must be settled first and the
// turn may end.
func (Teller) Lost(v *game.View) phrase { return game.SayLost(FromView(v).unspent()) }

// Deed: to lay a card is asked about only when it leads home.
func (Teller) Deed(a game.Action) string {
	switch a.Verb {
	case VMove, VSail, VLay, VPay:
		return "ask_home"
	case VTake, VSkip, VEnd, VPass:
		return "ask_" + verbTable.Rows[a.Verb].Name
	}
	return ""
}
