package montaigne

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A position is written as words, one thing a clause, clauses parted by ";".
// A clause may begin with a seat ("1: home 1"); without one it is about seat 0.
// What isn't said is plain: two persons, no option, seat 0 to play its first
// action, empty hands; cards not named lie in the reserve below the named ones,
// the King's Call where it may lie. The reserve is named from the top.
//
//	seats 3     options wel (winds, encounters, long voyage)    turn 1    actions 2    acted 1
//	hand spa1 love2    voyage noble spa3    been lyon (besides the voyage's)    home 1    turned    tiles zones
//	row love1 love2 love3 spa1 ("-": a hole)    discard spa4    reserve spa5 spa6    rest discard (or hand, voyage)
//	called    remade 1    passes 1    last    step 6 1 0

// position is a page being written.
type position struct {
	page
	rest string // where what isn't named lies: "" the reserve
	who  int    // of which seat
	row  bool   // the row is named
	err  error
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
	p := &position{page: page{Game: "montaigne", Seed: "7", Phase: "play", Actions: 1, Steps: [][3]uint8{}}}
	seats := 2
	for _, c := range clauses(text) {
		if c.word == "seats" {
			seats = p.int(c)
		}
	}
	for range seats {
		p.Seats = append(p.Seats, seatPage{Kind: "person", Visited: []string{"bordeaux"}})
	}
	for _, c := range clauses(text) {
		p.clause(c)
	}
	p.deal()
	return p, p.err
}

func (p *position) int(c clause) int {
	if len(c.args) == 1 {
		if v, err := strconv.Atoi(c.args[0]); err == nil {
			return v
		}
	}
	p.err = fmt.Errorf("%q wants one number", c.text)
	return 0
}

// unhole turns "-" into a hole.
func unhole(names []string) (out []string) {
	for _, s := range names {
		out = append(out, strings.Trim(s, "-"))
	}
	return out
}

func (p *position) clause(c clause) {
	s := &p.Seats[max(c.seat, 0)]
	switch c.word {
	case "seats":
	case "options":
		p.Winds, p.Encounters = strings.Contains(c.args[0], "w"), strings.Contains(c.args[0], "e")
		p.LongVoyage = strings.Contains(c.args[0], "l")
	case "turn":
		p.Turn = int8(p.int(c))
	case "actions":
		p.Actions = int16(p.int(c))
	case "acted":
		p.Acted = int16(p.int(c))
	case "remade":
		p.Remade = int16(p.int(c))
	case "passes":
		p.Passes = int16(p.int(c))
	case "called":
		p.Called = true
	case "last":
		p.LastTurn = true
	case "row":
		p.Row, p.row = unhole(c.args), true
	case "discard":
		p.Discard = append(p.Discard, c.args...)
	case "reserve":
		p.Reserve = append(p.Reserve, c.args...)
		slices.Reverse(p.Reserve)
	case "rest":
		p.rest, p.who = c.args[0], c.seat
	case "step":
		var t [3]uint8
		for i, a := range c.args {
			n, _ := strconv.Atoi(a)
			t[i] = uint8(n)
		}
		p.Steps = append(p.Steps, t)
	case "hand":
		s.Hand = append(s.Hand, c.args...)
	case "voyage":
		s.Voyage = append(s.Voyage, c.args...)
		for _, name := range c.args {
			s.been(Cards[cardNamed(name)].City.String())
		}
	case "been":
		for _, city := range c.args {
			s.been(city)
		}
	case "home":
		s.Home = p.int(c)
	case "turned":
		s.Turned = true
	case "tiles":
		s.Tiles = append(s.Tiles, c.args...)
	default:
		p.err = fmt.Errorf("%q is not understood", c.text)
	}
}

func (s *seatPage) been(city string) {
	if !slices.Contains(s.Visited, city) {
		s.Visited = append(s.Visited, city)
	}
}

// deal puts the cards that are not named where they belong.
func (p *position) deal() {
	used := map[string]bool{"call": true}
	lists := []*[]string{&p.Row, &p.Reserve, &p.Discard}
	for i := range p.Seats {
		lists = append(lists, &p.Seats[i].Hand, &p.Seats[i].Voyage)
	}
	for _, list := range lists {
		for _, c := range *list {
			if used[c] && c != "call" && c != "" {
				p.err = fmt.Errorf("%s is named twice", c)
			}
			used[c] = true
		}
	}
	var rest []string
	for c := uint8(1); c < TheCall; c++ {
		if !used[CardName(c)] {
			rest = append(rest, CardName(c))
		}
	}
	slices.SortStableFunc(rest, func(a, b string) int { // a city's cards lie together
		return int(Cards[cardNamed(a)].City) - int(Cards[cardNamed(b)].City)
	})
	if !p.row {
		p.Row, rest = slices.Clone(rest[:4]), rest[4:]
	}
	switch p.rest {
	case "discard":
		p.Discard = append(rest, p.Discard...)
	case "hand":
		p.Seats[p.who].Hand = append(p.Seats[p.who].Hand, rest...)
	case "voyage": // Bordeaux lies at the start
		s := &p.Seats[p.who]
		s.Voyage = append(rest, s.Voyage...)
		s.Visited = append([]string{}, cityNames[1:]...)
	default:
		p.Reserve = append(rest, p.Reserve...)
	}
	if !p.Called && !slices.Contains(p.Reserve, "call") && !slices.Contains(p.Row, "call") {
		low, _ := callWindow(uint8(len(p.Seats)))
		p.Reserve = slices.Insert(p.Reserve, min(low, len(p.Reserve)), "call")
	}
}
