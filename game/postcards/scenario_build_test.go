package postcards

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A position is written as words, one thing a clause, clauses parted by ";".
// A clause may begin with a seat ("1: bike 7"); without one it is about seat 0.
// What isn't said is plain: two persons, side A, round 3, seat 0 to play, seat
// n with itinerary n+1; the cards not named are dealt where the rules want
// cards and lie below the named ones in the decks, so that every card is
// somewhere exactly once. Decks are named from the top, discards from below.
//
//	seats person automa:easy       side B    round 9   first 1   turn 1
//	hand bm1 rp2    played gc1     moves 1   takes 1   kept 1    extra 1
//	row bm1 - rp1   deck gc1 gc2   deck= gc1 (no other: the rest is discarded)
//	top 3-4   cardrow 1-3 - 2-3    pdeck 4-3 4-4      pdeck= 4-3
//	giftrow car1    gdeck map1     gdeck= map1        discard, pdiscard, gdiscard
//	spread 4 (four camps far away, no region filled)
//	bike 7   camps 8.1 8.2   score 9   itin 5   bonus   sent 1-3   gifts car1
//	card 12-4 s13 m2    an unsent postcard, stamped on spaces 1 and 3, memory 2
//	rest cards / rest sent / rest gifts    the seat holds all that isn't named
//	look 1-3   step 9 2 0   phase draw   openfaces no

// position is a page being written, and how its decks are to be filled.
type position struct {
	page
	exact   map[string]bool // decks that get no other card
	handSet map[int]bool
	rest    map[string]int // who holds the rest
	err     error
}

func buildPosition(tb testing.TB, text string) *State {
	tb.Helper()
	p, err := readPosition(text)
	if err == nil {
		var data []byte
		if data, err = json.Marshal(p.page); err == nil {
			st, bad := Game{}.Load(data)
			if bad == nil {
				return st.(*State)
			}
			err = bad
		}
	}
	tb.Fatalf("position %q: %v", text, err)
	return nil
}

func readPosition(text string) (*position, error) {
	p := &position{exact: map[string]bool{}, handSet: map[int]bool{}, rest: map[string]int{}}
	p.page = page{Game: "postcards", Seed: "7", Side: "A", OpenFaces: true, Round: 3, Steps: [][3]uint8{}}
	p.seats(strings.Fields("person person"))
	for _, c := range clauses(text) {
		if c.word == "seats" {
			p.seats(c.args)
		}
	}
	for _, c := range clauses(text) {
		if c.word != "seats" {
			p.clause(c)
		}
	}
	p.deal()
	return p, p.err
}

func (p *position) seats(kinds []string) {
	p.Seats = nil
	for i, k := range kinds {
		p.Seats = append(p.Seats, seatPage{Kind: k, Itinerary: i + 1, Bike: i + 1})
	}
}

// clause is one of "0: word arg arg".
type clause struct {
	seat int
	word string
	args []string
	text string
}

func clauses(text string) []clause {
	var out []clause
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return r == ';' || r == '\n' }) {
		c := clause{text: strings.TrimSpace(part)}
		f := strings.Fields(part)
		if len(f) > 1 && strings.HasSuffix(f[0], ":") {
			c.seat = seatWord(f[0])
			f = f[1:]
		}
		if len(f) > 0 {
			c.word, c.args = f[0], f[1:]
			out = append(out, c)
		}
	}
	return out
}

// seatWord reads "2:"; "s:" is a spectator.
func seatWord(s string) int {
	n, err := strconv.Atoi(strings.TrimSuffix(s, ":"))
	if err != nil {
		return -1
	}
	return n
}

func (p *position) fail(format string, args ...any) {
	if p.err == nil {
		p.err = fmt.Errorf(format, args...)
	}
}

func (p *position) int(c clause) int16 {
	n := 0
	if len(c.args) == 1 {
		v, err := strconv.Atoi(c.args[0])
		if err == nil {
			return int16(v)
		}
	}
	p.fail("%q wants one number", c.text)
	return int16(n)
}

// dashes turns "-" into a hole and fills up with holes.
func dashes(names []string, n int) []string {
	out := make([]string, max(n, len(names)))
	for i, s := range names {
		if s != "-" {
			out[i] = s
		}
	}
	return out
}

func (p *position) clause(c clause) {
	s := &p.Seats[max(c.seat, 0)]
	switch c.word {
	case "side":
		p.Side = c.args[0]
	case "openfaces":
		p.OpenFaces = c.args[0] == "yes"
	case "round":
		p.Round = p.int(c)
	case "first":
		p.First = p.int(c)
	case "turn":
		p.Turn = int8(p.int(c))
	case "phase":
		p.Phase = c.args[0]
	case "extra":
		p.Extra = p.int(c)
	case "moves":
		p.Moves = p.int(c)
	case "takes":
		p.Takes = p.int(c)
	case "kept":
		p.Camps = p.int(c)
	case "playedn":
		p.Played = p.int(c)
	case "step":
		var t [3]uint8
		for i, a := range c.args {
			n, _ := strconv.Atoi(a)
			t[i] = uint8(n)
		}
		p.Steps = append(p.Steps, t)
	case "row":
		p.Row = dashes(c.args, 5)
	case "cardrow":
		p.CardRow = dashes(c.args, 3)
	case "giftrow":
		p.GiftRow = dashes(c.args, 3)
	case "top":
		p.CardTop = c.args[0]
	default:
		p.seatClause(s, c)
	}
}

func (p *position) seatClause(s *seatPage, c clause) {
	deck, exact := strings.CutSuffix(c.word, "=")
	p.exact[deck] = p.exact[deck] || exact
	lists := map[string]*[]string{
		"deck": &p.TravelDeck, "discard": &p.TravelDiscard, "pdeck": &p.CardDeck, "pdiscard": &p.CardDiscard,
		"gdeck": &p.GiftDeck, "gdiscard": &p.GiftDiscard,
		"hand": &s.Hand, "played": &s.Played, "look": &s.Look, "gifts": &s.Gifts, "sent": &s.Sent, "camps": &s.Camps,
	}
	if list := lists[deck]; list != nil {
		*list = append(*list, c.args...)
		if strings.HasSuffix(deck, "deck") {
			slices.Reverse(*list)
		}
		p.handSet[c.seat] = p.handSet[c.seat] || deck == "hand"
		return
	}
	switch c.word {
	case "spread":
		s.Camps = append(s.Camps, farSites[:p.int(c)]...)
	case "bike":
		s.Bike = int(p.int(c))
	case "itin":
		s.Itinerary = int(p.int(c))
	case "score":
		s.Score = p.int(c)
	case "bonus":
		s.Bonus = true
	case "card":
		s.Postcards = append(s.Postcards, readCard(c.args))
	case "rest":
		p.rest[c.args[0]] = c.seat
	default:
		p.fail("%q is not understood", c.text)
	}
}

// farSites are sites for camps of which only the number matters.
var farSites = strings.Fields("2.1 2.2 2.3 2.4 3.1 3.2 3.3 4.1 4.2 4.3 5.1 5.2 5.3")

// readCard reads "12-4 s13 m2".
func readCard(args []string) cardPage {
	c := cardPage{Card: args[0], Stamps: []int{}, Memories: []int{}}
	for _, a := range args[1:] {
		for _, d := range a[1:] {
			if a[0] == 's' {
				c.Stamps = append(c.Stamps, int(d-'0'))
			} else {
				c.Memories = append(c.Memories, int(d-'0'))
			}
		}
	}
	return c
}
