package wording

import (
	"strconv"
	"strings"

	"posterestante/game"
	mt "posterestante/game/montaigne"
)

// montaigneVoice tells Voyages avec Montaigne.
type montaigneVoice struct{ speaker }

// Keys of messages by the engine's numbers.
var (
	onTheRoad    = [...]string{mt.Playing: "play", mt.GameOver: "over"}
	travelButton = [...]string{
		mt.ButtonSupply: "supply", mt.ButtonFurther: "further", mt.ButtonPower: "power", mt.ButtonHand: "hand",
		mt.ButtonSkip: "skip", mt.ButtonEnd: "end", mt.ButtonPass: "pass",
	}
	travelStep = [...]string{
		mt.NoStep: "none", mt.StepTake: "take", mt.StepBuy: "buy", mt.StepSail: "sail", mt.StepToll: "toll", mt.StepHome: "home",
		mt.StepNoble: "noble", mt.StepQuote: "quote", mt.StepRead: "read", mt.StepCoach: "coach", mt.StepRob: "rob",
		mt.StepSearch: "search", mt.StepChoose: "choose", mt.StepUnseen: "unseen", mt.StepPope: "pope",
	}
)

// rowCosts are what the places of the board cost, in cards of the hand (M3.4).
// The engine keeps its own; a test holds that they agree.
var rowCosts = [4]int{0, 1, 2, 0}

func (p montaigneVoice) city(c mt.City) string { return p.t("city." + c.String()) }

// backCity is the city on a card's back, "" where there is no card.
func (p montaigneVoice) backCity(piece game.Piece) string {
	if piece.Back < 1 || piece.Back > mt.NumCities {
		return ""
	}
	return p.city(mt.City(piece.Back))
}

func (p montaigneVoice) mapZone(c mt.City) string { return p.t("zone." + strconv.Itoa(c.Zone())) }
func (p montaigneVoice) book(n int) string        { return p.t("book." + strconv.Itoa(n)) }
func (p montaigneVoice) tile(t uint8) string      { return p.t("tile." + mt.TileName(t) + ".name") }

// face names what is printed on a card, within a sentence: its theme, its kind
// of discovery, who it is.
func (p montaigneVoice) face(c uint8) string {
	switch k := mt.Cards[c]; k.Kind {
	case mt.Quotation:
		return p.t("theme." + mt.Theme(k.Of).String() + ".name")
	case mt.Discovery:
		return p.t("kind." + mt.Find(k.Of).String() + ".name")
	case mt.Character:
		return p.t("person." + mt.Person(k.Of).String())
	}
	return p.t("called.call")
}

// card names a card within a sentence, by its face and its city: "la carte
// Plaisirs (Rome)", "le Pape (Rome)".
func (p montaigneVoice) card(c uint8) string {
	switch {
	case c == mt.TheCall:
		return p.t("called.call")
	case mt.Cards[c].Kind == mt.Character:
		return p.inCity(p.face(c), c)
	}
	return p.t("called.card", with{"Face": p.face(c), "City": p.city(mt.Cards[c].City)})
}

// bare names a card in a list, or after a colon: "Plaisirs (Rome)".
func (p montaigneVoice) bare(c uint8) string {
	if c == mt.TheCall {
		return p.t("called.call")
	}
	return p.inCity(p.face(c), c)
}

// inCity adds the city of a card to what it is called.
func (p montaigneVoice) inCity(called string, c uint8) string {
	return p.t("called.bare", with{"Face": called, "City": p.city(mt.Cards[c].City)})
}

// callOn names a character after "call on"; only Montaigne needs his city.
func (p montaigneVoice) callOn(c uint8) string {
	who := mt.Person(mt.Cards[c].Of)
	called := p.t("call_on." + who.String())
	if who == mt.Montaigne {
		return p.inCity(called, c)
	}
	return called
}

// piece names a card as its viewer knows it: by its face, else by its back.
func (p montaigneVoice) piece(piece game.Piece) string {
	if c := mt.CardOf(piece); c != 0 {
		return p.card(c)
	}
	return p.t("called.hidden", with{"City": p.backCity(piece)})
}

// pieces are cards in a row, as their viewer knows them.
func (p montaigneVoice) pieces(pieces []game.Piece) string {
	var out []string
	for _, piece := range pieces {
		if c := mt.CardOf(piece); c != 0 {
			out = append(out, p.bare(c))
		} else {
			out = append(out, p.piece(piece))
		}
	}
	return p.w.List(out)
}

func (p montaigneVoice) seatList(seats []game.Seat) string {
	var out []string
	for _, seat := range seats {
		out = append(out, p.who(seat))
	}
	return p.w.List(out)
}

func (p montaigneVoice) counter(v *game.View, c game.Counter, seat game.Seat) string {
	if c == 0 || int(c) >= len(v.Table.Counters) {
		return ""
	}
	return p.t("label.counter", with{"Name": p.t("counter." + v.Table.Counters[c].Name), "Value": p.counted(v, c, seat)})
}

// counted is the value of a counter in words.
func (p montaigneVoice) counted(v *game.View, c game.Counter, seat game.Seat) string {
	n := v.Counter(c, seat)
	switch c {
	case mt.Phase:
		return p.t("phase." + named(onTheRoad[:], n))
	case mt.StepKind:
		return p.t("step." + named(travelStep[:], n))
	case mt.Called, mt.LastTurn, mt.Winds, mt.Meets:
		return p.t([...]string{"counter.no", "counter.yes"}[min(n, 1)])
	case mt.HomeN:
		if n == 0 {
			return p.t("counter.on_road")
		}
		return p.t("arrival." + strconv.Itoa(n))
	case mt.VisitedN:
		var cities []string
		for city := mt.Bordeaux; city <= mt.NumCities; city++ {
			if n>>city&1 == 1 {
				cities = append(cities, p.city(city))
			}
		}
		return list(cities)
	case mt.LevelN:
		return p.w.T("kind." + strings.ReplaceAll(named(mt.Game{}.Kinds(), n), ":", "."))
	}
	return strconv.Itoa(n)
}

// barrier says what came to be known; never the face.
func (p montaigneVoice) barrier(e game.Event) string {
	switch {
	case e.Kind == game.Flip && e.From.Zone == mt.Hand:
		return p.t("barrier.look")
	case e.Kind != game.Move:
		return p.t("barrier.chance")
	case e.To.Zone == mt.CallAside:
		return p.t("barrier.call")
	case e.To.Zone == mt.Hand:
		return p.t("barrier.hand")
	case e.From.Zone == mt.Row || e.To.Zone == mt.Row:
		return p.t("barrier.board")
	}
	return p.t("barrier.chance")
}

func (p montaigneVoice) scoreLine(line game.ScoreLine) string {
	if name, ok := strings.CutPrefix(line.Key, "tile."); ok {
		return p.t("score.tile", with{"Tile": p.t("tile." + name + ".name")})
	}
	return p.n("score."+line.Key, line.Count)
}

// lost is about the seat to act, while nothing must be settled first and the
// turn may end.
func (p montaigneVoice) lost(v *game.View) string {
	var out []string
	for _, f := range mt.Unspent(v) {
		out = append(out, p.n(f.Key, f.N))
	}
	return sentences(out...)
}

// deed: to lay a card is asked about only when it leads home.
func (p montaigneVoice) deed(a game.Action) string {
	return map[game.Verb]string{
		mt.VMove: "ask_home", mt.VSail: "ask_home", mt.VLay: "ask_home", mt.VPay: "ask_home",
		mt.VTake: "ask_take", mt.VSkip: "ask_skip", mt.VEnd: "ask_end", mt.VPass: "ask_pass",
	}[a.Verb]
}

func (p montaigneVoice) thing(piece game.Piece) string { return p.piece(piece) }
