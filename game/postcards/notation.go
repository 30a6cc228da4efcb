package postcards

import (
	"fmt"
	"strconv"
	"strings"

	"posterestante/game"
)

// word is what may follow a verb.
type word uint8

const (
	payCard   word = iota + 1 // A: travel card played for it; may be left out
	cardA                     // A: travel card
	cardB                     // B: travel card
	drawn                     // A: travel card, or "deck"
	regionB                   // B: region, 1 to 13
	siteBC                    // B: region, C: site from 1: "8.3"
	postcardA                 // A: postcard: "12-4"
	postcardB                 // B: postcard
	stampBC                   // B: postcard, C: space from 1: "12-4.2"
	memoryBC                  // likewise
	giftA                     // A: gift: "key-beach"
	starA                     // A: the star's choice
)

// grammar is the notation: each verb's name and words.
var grammar = [...]struct {
	name  string
	words []word
}{
	VMove:   {"move", []word{payCard, regionB}},
	VTake:   {"take", []word{payCard, postcardB}},
	VSweep:  {"sweep", []word{payCard}},
	VCamp:   {"camp", []word{payCard, siteBC}},
	VStamp:  {"stamp", []word{payCard, stampBC}},
	VPair:   {"pair", []word{cardA, cardB}},
	VWaste:  {"waste", []word{cardA}},
	VWrite:  {"write", []word{memoryBC}},
	VSkip:   {"skip", nil},
	VStar:   {"star", []word{starA}},
	VSend:   {"send", []word{postcardA}},
	VGift:   {"gift", []word{giftA}},
	VUse:    {"use", []word{giftA}},
	VKeep:   {"keep", []word{postcardA}},
	VDraw:   {"draw", []word{drawn}},
	VEnd:    {"end", nil},
	VPass:   {"pass", nil},
	VAutoma: {"automa", nil},
}

var starWords = map[uint8]string{ButtonStarMove: "move", ButtonStarTake: "postcard", ButtonStarStamp: "stamp"}

// Notation writes an action: "move bm3 9", "camp 8.3", "draw deck".
func (Game) Notation(a game.Action) string {
	if int(a.Verb) >= len(grammar) || grammar[a.Verb].name == "" {
		return "?"
	}
	g := grammar[a.Verb]
	out := []string{g.name}
	for _, w := range g.words {
		if text := write(w, a); text != "" {
			out = append(out, text)
		}
	}
	return strings.Join(out, " ")
}

func write(w word, a game.Action) string {
	place := "." + strconv.Itoa(int(a.C)+1)
	switch w {
	case payCard:
		if a.A == 0 {
			return ""
		}
		return travelName(a.A)
	case cardA:
		return travelName(a.A)
	case cardB:
		return travelName(a.B)
	case drawn:
		if a.A == 0 {
			return "deck"
		}
		return travelName(a.A)
	case regionB:
		return strconv.Itoa(int(a.B))
	case siteBC:
		return strconv.Itoa(int(a.B)) + place
	case postcardA:
		return postcardName(a.A)
	case postcardB:
		return postcardName(a.B)
	case stampBC, memoryBC:
		return postcardName(a.B) + place
	case giftA:
		return giftName(a.A)
	}
	return starWords[a.A]
}

// Parse reads any action of the notation, legal or not; what it can't read is
// an error in words.
func (Game) Parse(text string) (game.Action, error) {
	fields := strings.Fields(text)
	if len(fields) == 0 {
		return game.Action{}, fmt.Errorf("an empty line is no action")
	}
	for v := range grammar {
		if grammar[v].name != fields[0] || v == 0 {
			continue
		}
		a, err := read(game.Action{Verb: game.Verb(v)}, grammar[v].words, fields[1:])
		if err != nil {
			return game.Action{}, fmt.Errorf("%q: %v", text, err)
		}
		return a, nil
	}
	return game.Action{}, fmt.Errorf("%q: there is no verb %q", text, fields[0])
}

func read(a game.Action, words []word, fields []string) (game.Action, error) {
	if len(words) > 0 && words[0] == payCard && len(fields) == len(words)-1 {
		words = words[1:]
	}
	if len(fields) != len(words) {
		return a, fmt.Errorf("%s takes %d words, not %d", grammar[a.Verb].name, len(words), len(fields))
	}
	for i, w := range words {
		if !readWord(&a, w, fields[i]) {
			return a, fmt.Errorf("%q is not understood", fields[i])
		}
	}
	return a, nil
}

func readWord(a *game.Action, w word, f string) bool {
	switch w {
	case payCard, cardA:
		a.A = travelNamed(f)
		return a.A != 0
	case cardB:
		a.B = travelNamed(f)
		return a.B != 0
	case drawn:
		a.A = travelNamed(f)
		return a.A != 0 || f == "deck"
	case regionB:
		a.B = number(f, NumRegions)
		return a.B != 0
	case siteBC:
		region, site, _ := strings.Cut(f, ".")
		a.B = number(region, NumRegions)
		a.C = number(site, len(Regions[a.B].Sites)) - 1
		return a.B != 0 && a.C != 255
	case postcardA:
		a.A = postcardNamed(f)
		return a.A != 0
	case postcardB:
		a.B = postcardNamed(f)
		return a.B != 0
	case stampBC, memoryBC:
		card, space, _ := strings.Cut(f, ".")
		a.B = postcardNamed(card)
		most := len(Postcards[a.B].Stamps)
		if w == memoryBC {
			most = 3
		}
		a.C = number(space, most) - 1
		return a.B != 0 && a.C != 255
	case giftA:
		a.A = giftNamed(f)
		return a.A != 0
	}
	for v, name := range starWords {
		if name == f {
			a.A = v
			return true
		}
	}
	return false
}

// known says whether an action is about things that there are, and about
// nothing that its verb doesn't take. Any number may be asked about, not only
// what can be written.
func known(a game.Action) bool {
	if a.Verb == 0 || int(a.Verb) >= len(grammar) {
		return false
	}
	within := func(n, least, most uint8) bool { return n >= least && n <= most }
	rest, ok := a, true
	for _, w := range grammar[a.Verb].words {
		switch w {
		case payCard, drawn:
			rest.A, ok = 0, ok && within(a.A, 0, NumTravel)
		case cardA:
			rest.A, ok = 0, ok && within(a.A, 1, NumTravel)
		case postcardA:
			rest.A, ok = 0, ok && within(a.A, 1, NumPostcards)
		case giftA:
			rest.A, ok = 0, ok && within(a.A, 1, NumGifts)
		case starA:
			rest.A, ok = 0, ok && starWords[a.A] != ""
		case cardB:
			rest.B, ok = 0, ok && within(a.B, 1, NumTravel)
		case regionB, siteBC:
			rest.B, ok = 0, ok && within(a.B, 1, NumRegions)
		case postcardB, stampBC, memoryBC:
			rest.B, ok = 0, ok && within(a.B, 1, NumPostcards)
		}
		if !ok {
			return false
		}
		switch w {
		case siteBC:
			rest.C, ok = 0, int(a.C) < len(Regions[a.B].Sites)
		case stampBC:
			rest.C, ok = 0, int(a.C) < len(Postcards[a.B].Stamps)
		case memoryBC:
			rest.C, ok = 0, a.C < 3
		}
	}
	return ok && rest == game.Action{Verb: a.Verb}
}

// Ordered puts the two cards of a pair as they lie in the hand (P3.2).
func (s *State) Ordered(a game.Action) game.Action {
	if a.Verb != VPair || s.turn == game.Nobody {
		return a
	}
	if hand := &s.me().hand; hand.find(a.B) >= 0 && hand.find(a.B) < hand.find(a.A) {
		a.A, a.B = a.B, a.A
	}
	return a
}

// number reads 1 to most, written plainly; 0 for anything else.
func number(s string, most int) uint8 {
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 || n > most || strconv.Itoa(n) != s {
		return 0
	}
	return uint8(n)
}
