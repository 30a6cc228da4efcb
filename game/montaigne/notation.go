package montaigne

import (
	"fmt"
	"strconv"
	"strings"

	"posterestante/game"
)

// word is what may follow a verb.
type word uint8

const (
	cardA   word = iota + 1 // A: a card, "love3"
	cardB                   // B: a card
	personA                 // A: a character, "noble", "montaigne-rome"
	placeA                  // A: a place of the board, 1 to 4
	sailA                   // A: a place that costs, 2 or 3
	seatA                   // A: a seat, from 0
	unseenA                 // A: a seat, B: a card of its hand from 1, "1.3"
)

// grammar is the notation: each verb's name and words.
var grammar = [...]struct {
	name  string
	words []word
}{
	VMove:    {"move", []word{cardA}},
	VStay:    {"stay", []word{cardA}},
	VSupply:  {"supply", nil},
	VTake:    {"take", []word{placeA}},
	VSail:    {"sail", []word{sailA}},
	VPay:     {"pay", []word{cardA}},
	VFurther: {"further", []word{personA}},
	VFetch:   {"fetch", []word{personA, cardB}},
	VPower:   {"power", []word{personA}},
	VLay:     {"lay", []word{cardA}},
	VLook:    {"look", []word{seatA}},
	VPick:    {"pick", []word{cardA}},
	VUnseen:  {"unseen", []word{unseenA}},
	VRob:     {"rob", []word{cardA}},
	VSkip:    {"skip", nil},
	VEnd:     {"end", nil},
	VPass:    {"pass", nil},
}

// Notation writes an action: "move love3", "fetch noble spa7", "unseen 1.3".
func (Game) Notation(a game.Action) string {
	if int(a.Verb) >= len(grammar) || grammar[a.Verb].name == "" {
		return "?"
	}
	out := grammar[a.Verb].name
	for _, w := range grammar[a.Verb].words {
		out += " " + write(w, a)
	}
	return out
}

func write(w word, a game.Action) string {
	switch w {
	case cardA, personA:
		return CardName(a.A)
	case cardB:
		return CardName(a.B)
	case placeA, sailA:
		return strconv.Itoa(int(a.A) + 1)
	case seatA:
		return strconv.Itoa(int(a.A))
	}
	return strconv.Itoa(int(a.A)) + "." + strconv.Itoa(int(a.B)+1)
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

func readWord(a *game.Action, w word, f string) (ok bool) {
	switch w {
	case cardA:
		a.A = cardNamed(f)
		return a.A != 0
	case personA:
		a.A = cardNamed(f)
		return Cards[a.A].Kind == Character
	case cardB:
		a.B = cardNamed(f)
		return a.B != 0
	case placeA:
		a.A, ok = number(f, 1, 4)
		a.A--
		return ok
	case sailA:
		a.A, ok = number(f, 2, 3)
		a.A--
		return ok
	case seatA:
		a.A, ok = number(f, 0, MaxSeats-1)
		return ok
	}
	seat, index, _ := strings.Cut(f, ".")
	if a.A, ok = number(seat, 0, MaxSeats-1); !ok {
		return false
	}
	a.B, ok = number(index, 1, NumCards)
	a.B--
	return ok
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
		case cardA, personA:
			rest.A, ok = 0, ok && within(a.A, 1, NumCards)
		case cardB:
			rest.B, ok = 0, ok && within(a.B, 1, NumCards)
		case placeA:
			rest.A, ok = 0, ok && within(a.A, 0, 3)
		case sailA: // the winds lay none that is free (M7.1)
			rest.A, ok = 0, ok && within(a.A, 1, 2)
		case seatA:
			rest.A, ok = 0, ok && a.A < MaxSeats
		case unseenA:
			rest.A, rest.B, ok = 0, 0, ok && a.A < MaxSeats && a.B < NumCards
		}
	}
	return ok && rest == game.Action{Verb: a.Verb}
}

// number reads one from least to most, written plainly.
func number(s string, least, most int) (uint8, bool) {
	n, err := strconv.Atoi(s)
	if err != nil || n < least || n > most || strconv.Itoa(n) != s {
		return 0, false
	}
	return uint8(n), true
}
