package postcards

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// row is a case of a rule, see gametest.Row.
type row struct{ Rule, Name, Pos, Play, Want string }

func runRows(t *testing.T, rows []row) {
	t.Helper()
	gametest.Rows(t, lang, rows)
}

type (
	position = gametest.Position[State]
	run      = gametest.Run[State]
	clause   = gametest.Clause
)

// lang is what the rows are written in, see gametest.Language. If nothing is said it is
// round 3, seat n has itinerary n+1; the cards not named are dealt where the rules want
// cards, see dealRest. Its own words:
//
//	camps 8.1 8.2   spread 4 (so many camps far away, no region filled)
//	card 12-4 s13 m2 (an unsent postcard, stamped on spaces 1 and 3, memory 2)
//	kept 1, playedn 2 (camps kept, cards played in this turn; camps and played are those of a seat)
//
// and of what must hold:
//
//	plays 2 (cards that may be played)   scored 1 4 (points in the order scored)
//
// The line of play "auto" is the Automa's actions until another seat's turn.
var lang = &gametest.Language[State]{
	Game: Game{}, Table: zoneTable, Notes: Notes, Plain: plain, Deal: dealRest, Any: []string{"hand", "look"},
	Words: map[string]gametest.Word[State]{
		"kept":    gametest.Counter(zoneTable, Camps, nil),
		"playedn": gametest.Counter(zoneTable, PlayedN, nil),
		"camps": {Get: camps, Set: func(p *position, c clause) error { return setCamps(p.State, c.Seat, c.Args) },
			Fails: func(r *run, c clause) string { return gametest.SameSet(camps(r.State(), c.Seat), c.Args) }},
		"spread": {Set: func(p *position, c clause) error {
			n, err := c.Int()
			if err == nil {
				err = setCamps(p.State, c.Seat, farSites[:n])
			}
			return err
		}},
		"card": {Fails: failsCard, Set: func(p *position, c clause) error {
			return setUnsent(p.State, c.Seat, []cardPage{readCard(c.Args)})
		}},
		"plays": {Get: func(s *State, _ game.Seat) []string {
			return []string{fmt.Sprint(mustPlay + s.n[Extra] - s.n[PlayedN])}
		}},
		"scored": {Fails: failsScored},
	},
	Plays: map[string]func(*run){"auto": auto},
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

// failsCard looks for an unsent postcard with exactly these stamps and memories.
func failsCard(r *run, c clause) string {
	want := readCard(c.Args)
	for _, card := range unsent(r.State(), c.Seat) {
		if card.Card == want.Card {
			return gametest.Same(card, want)
		}
	}
	return "it is not there"
}

// failsScored compares the points that a seat scored, in their order.
func failsScored(r *run, c clause) string {
	var scored []string
	v := r.S.ViewAt(0, game.Nobody)
	points := v.Counter(ScoreN, c.Seat)
	for _, e := range r.Log {
		if e.Kind == game.Count && e.Counter == ScoreN && e.Seat == c.Seat {
			if gain := int(e.Value) - points; gain != 0 {
				scored = append(scored, strconv.Itoa(gain))
			}
			points = int(e.Value)
		}
	}
	return gametest.Same(scored, c.Args)
}

// auto plays the Automa's actions until another seat's turn.
func auto(r *run) {
	r.Helper()
	seat := r.S.Turn()
	for n := 0; r.S.Turn() == seat && !r.S.Over(); n++ {
		if n > 500 {
			r.Fatal("the Automa's turn does not end")
		}
		r.Do("automa")
	}
}
