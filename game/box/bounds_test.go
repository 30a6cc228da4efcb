package box

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"testing"

	"posterestante/game"
)

// span is what a counter of a page goes from and to, by its name there; odd are
// numbers between that no play gives either.
type span struct {
	least, most int
	odd         []int
}

// bounded is a game with its counters, of three seats.
type bounded struct {
	options     map[string]string
	table, seat map[string]span
}

// turns are counters that number seats.
var turns = span{least: 0, most: 2}

var tour = map[string]span{
	"round": {least: 1, most: 200}, "starter": turns, "active": turns, "die": {most: 6}, "riders": {most: 7}, "express": {most: 1}, "two_lines": {most: 1}, "outcry": {most: 1}, "lots": {most: 12}, "lot_tickets": {most: 6}, "fine": {most: 1}, "rules": {most: 2, odd: []int{1}},
}

// bounds are what load may accept at most, game by game.
var bounds = map[string][]bounded{
	"postcards": {{
		table: map[string]span{"round": {least: 1, most: 200}, "first": turns, "turn": turns, "played": {most: 6}, "extra": {most: 50}, "moves": {most: 50}, "takes": {most: 50}, "camps": {most: 50}},
		seat:  map[string]span{"score": {most: 10_000}, "itinerary": {most: 14}, "bike": {least: 1, most: 13}},
	}},
	"montaigne": {{
		table: map[string]span{"turn": turns, "actions": {most: 60}, "acted": {most: 60}, "remade": {most: 2}, "passes": {most: 3}},
		seat:  map[string]span{"home": {most: 3}},
	}},
	"sakodo": {{
		table: with(tour, map[string]span{"need": {least: 2, most: 2}, "plays": {}, "two_lines": {}, "express": {}, "lot_cheques": {}}),
		seat: map[string]span{"square": {most: 67}, "money": {most: 1_920_000, odd: []int{7, 5}}, "tickets": {most: 19_200}, "cheques": {}, "miss": {most: 3}, "order": {}, "tries": {most: 3},
			"waits": {most: 200}, "runs": {most: 63}, "arrived": {}, "place": {most: 2}, "wants": {most: 1}, "bid": {least: -1, most: 999}},
	}},
	"routard": {{table: with(tour, map[string]span{"lot_cheques": {most: 200}, "need": {least: 1, most: 3}, "plays": {most: 1}}), seat: routardSeat},
		{options: map[string]string{"lines": "two"}, table: with(tour, map[string]span{"lot_cheques": {most: 200}, "need": {least: 1, most: 3}, "plays": {most: 2}}), seat: routardSeat}},
}

var routardSeat = map[string]span{"square": {most: 67}, "money": {most: 1_920_000, odd: []int{5, 1999}}, "tickets": {most: 19_200}, "cheques": {most: 96_000}, "miss": {most: 3, odd: []int{99}},
	"order": {most: 6}, "tries": {most: 1}, "waits": {most: 200}, "runs": {}, "arrived": {}, "place": {most: 2}, "wants": {most: 1}, "rings": {}, "taken": {}, "unlawful": {}, "bid": {least: -1, most: 999}}

func with(a, b map[string]span) map[string]span {
	out := maps.Clone(a)
	maps.Copy(out, b)
	return out
}

// TestBounds: of each counter of each game, values just beyond what play can reach are
// refused, in words; and what random play reaches is within, and read back.
func TestBounds(t *testing.T) {
	for _, b := range Games {
		list := bounds[b.Game.Name()]
		if len(list) == 0 {
			t.Errorf("%s has no bounds", b.Game.Name())
		}
		for i, of := range list {
			t.Run(fmt.Sprint(b.Game.Name(), i), func(t *testing.T) { of.test(t, b.Game) })
		}
	}
}

func (b *bounded) test(t *testing.T, g game.Game) {
	tried := 0
	for seed := range uint64(6) {
		setup := game.Setup{Game: g.Name(), Seats: slices.Repeat([]string{g.Kinds()[0]}, 3), Options: b.options, Seed: game.Numbered(seed)}
		st, err := game.Begin(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		for n := 0; n < 400 && !st.Over(); n++ {
			if n%40 == int(seed) {
				tried += b.page(t, g, st)
			}
			legal := st.Legal(nil)
			st.Apply(legal[r.Intn(len(legal))], nil)
		}
	}
	if tried < 300 {
		t.Errorf("only %d values were tried", tried)
	}
}

// page tries values of one position's counters; it gives how many.
func (b *bounded) page(t *testing.T, g game.Game, st game.State) (tried int) {
	data, err := json.Marshal(st)
	if err == nil {
		_, err = g.Load(data)
	}
	var page map[string]any
	if err != nil || json.Unmarshal(data, &page) != nil {
		t.Fatalf("a position that was played is refused: %v\n%s", err, data)
	}
	page["chance"] = "1"
	tried += try(t, g, page, page, b.table)
	for _, seat := range page["seats"].([]any) {
		tried += try(t, g, page, seat.(map[string]any), b.seat)
	}
	return tried
}

// try sets each counter of a part of a page to what it can't be.
func try(t *testing.T, g game.Game, page, part map[string]any, spans map[string]span) (tried int) {
	for _, name := range slices.Sorted(maps.Keys(part)) {
		was, number := part[name].(float64)
		if !number {
			continue
		}
		of, known := spans[name]
		if n := int(was); !known || n < of.least || n > of.most {
			t.Fatalf("%s %d was reached, and is not from %d to %d", name, n, of.least, of.most)
		}
		for _, n := range append([]int{of.least - 1, of.most + 1}, of.odd...) {
			part[name] = n
			data, err := json.Marshal(page)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := g.Load(data); err == nil {
				t.Errorf("%s %d is accepted", name, n)
			} else if game.SayImpossible(err).Key == "" {
				t.Errorf("%s %d is refused without words: %v", name, n, err)
			}
			tried++
		}
		part[name] = was
	}
	return tried
}
