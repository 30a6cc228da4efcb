package montaigne

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// someState plays a random match of some seats for some actions.
func someState(tb testing.TB, seed uint64) *State {
	setup := setupOf([]string{"p p", "p p p", "p p p p"}[seed%3], optionSets[seed/3%8])
	setup.Seed = game.Numbered(seed)
	s := newState(tb, setup)
	r := game.NewRand(seed)
	wander(s, &r, int(seed%331))
	return s
}

// FuzzLoad reads any bytes as a position: it is refused, or can be played.
func FuzzLoad(f *testing.F) {
	for _, text := range []string{"", "{}", "null", `{"game":"montaigne","seats":[{},{}],"phase":"play","row":["","","",""]}`} {
		f.Add([]byte(text), uint64(1))
	}
	for seed := range uint64(4) {
		data, _ := json.Marshal(someState(f, seed*137))
		f.Add(data, seed)
	}
	f.Fuzz(func(t *testing.T, data []byte, seed uint64) {
		if err := gametest.Survives(Game{}, data, seed, 200); err != nil {
			t.Error(err)
		}
	})
}

// FuzzEdited changes values of a position that was played: cards change places
// and piles, numbers and steps are anything.
func FuzzEdited(f *testing.F) {
	for seed := range uint64(30) {
		f.Add(seed*61, []byte{byte(seed), byte(seed * 7), byte(seed * 13), byte(seed * 29), 5, byte(seed), 3, 0}, []byte{byte(seed), byte(seed % 4), byte(seed % 5)})
	}
	f.Fuzz(func(t *testing.T, seed uint64, edits, steps []byte) {
		p := someState(t, seed%20000).page()
		if len(steps) > 0 {
			p.Steps = nil
		}
		for ; len(steps) >= 3; steps = steps[3:] {
			p.Steps = append(p.Steps, [3]uint8{steps[0] % 16, steps[1] % 8, steps[2] % 16})
		}
		data, err := json.Marshal(p)
		if err != nil {
			t.Fatal(err)
		}
		bad := gametest.Edit(data, edits[:min(len(edits), 48)])
		if err := gametest.Survives(Game{}, bad, seed, 200); err != nil {
			t.Errorf("%v\n%s", err, bad)
		}
	})
}

// TestEditedLoads counts how many pages that were changed are still positions:
// the fuzzing of positions must not be of refusals only.
func TestEditedLoads(t *testing.T) {
	loaded, r := 0, game.NewRand(3)
	for seed := range uint64(600) {
		p := someState(t, seed*7).page()
		if seed%2 == 0 {
			p.Steps = [][3]uint8{{uint8(r.Intn(16)), uint8(r.Intn(4)), uint8(r.Intn(8))}}
		}
		data, _ := json.Marshal(p)
		edits := make([]byte, 4)
		for i := range edits {
			edits[i] = byte(r.Intn(256))
		}
		bad := gametest.Edit(data, edits)
		if _, err := (Game{}).Load(bad); err == nil {
			loaded++
		}
		if err := gametest.Survives(Game{}, bad, seed, 200); err != nil {
			t.Errorf("%v\n%s", err, bad)
		}
	}
	if loaded < 60 || loaded > 500 {
		t.Errorf("%d of 600 changed pages can be loaded", loaded)
	}
}

// FuzzParse reads any line: what is read is written so that it is read again.
func FuzzParse(f *testing.F) {
	for i, a := range everyAction() {
		if i%97 == 0 {
			f.Add(Game{}.Notation(a))
		}
	}
	for _, line := range []string{"", " ", "move", "move love0", "take 0", "take 5", "sail 1", "sail 4", "look 4", "look 00", "unseen 1", "unseen 1.0", "unseen 4.1", "further spa1", "fetch noble", "pay call", "\x00", "end\tend"} {
		f.Add(line)
	}
	s := someState(f, 501)
	f.Fuzz(func(t *testing.T, line string) { gametest.Read(t, Game{}, s, line) })
}

// FuzzLines plays lines of a protocol; those of a number are legal actions, so
// that the others meet many positions.
func FuzzLines(f *testing.F) {
	f.Add(uint64(1), "move spa9\n12\n40\npass\n7\nend\nundo\n3")
	f.Add(uint64(2000), "supply\ntake 1\ntake 2\nskip\n1\n2\n3\n4")
	f.Add(uint64(777), strings.Repeat("5\nundo\n9\n13\nlook 1\n", 12))
	f.Fuzz(func(t *testing.T, seed uint64, text string) {
		st := someState(t, seed%20000)
		s := game.From(Game{}, game.Setup{Game: "montaigne", Seats: slices.Repeat([]string{"person"}, int(st.seats))}, st)
		gametest.Lines(t, s, text)
	})
}

// TestImpossible changes a good position into one that can't be; Load must say
// why, as play from it would go wrong.
func TestImpossible(t *testing.T) {
	steps := func(list ...[3]uint8) func(*page) { return func(p *page) { p.Steps = list } }
	home := func(p *page, card string, rank int) {
		takeCard(p, card)
		p.Seats[1].Voyage, p.Seats[1].Home, p.LastTurn = append(p.Seats[1].Voyage, card), rank, true
		seatCall(p)
	}
	for _, row := range []struct {
		says   string
		change func(*page)
	}{
		{"", func(*page) {}},
		{"position of", func(p *page) { p.Game = "postcards" }},
		{"seats: 2 to 4", func(p *page) { p.Seats = p.Seats[:1] }},
		{"phase is one of", func(p *page) { p.Phase = "lunch" }},
		{"row: 3 places", func(p *page) { p.Row = p.Row[:3] }},
		{"there is no card", func(p *page) { p.Row[0] = "bicycle" }},
		{"there is no card", func(p *page) { p.Reserve[0] = "" }},
		{"there twice", func(p *page) { p.Reserve[0] = p.Reserve[1] }},
		{"is missing", func(p *page) { p.Seats[0].Hand = p.Seats[0].Hand[1:] }},
		{"no tile", func(p *page) { p.Seats[0].Tiles = []string{"return3"} }},
		{"tile spa is there twice", func(p *page) { p.Seats[0].Tiles = []string{"spa"}; p.Seats[1].Tiles = []string{"spa"} }},
		{"given at the end", func(p *page) { p.Seats[0].Tiles = []string{"cities"} }},
		{"for those home", func(p *page) { p.Seats[0].Tiles = []string{"return1"} }},
		{"no city", func(p *page) { p.Seats[0].Visited = []string{"paris"} }},
		{"has not visited Bordeaux", func(p *page) { p.Seats[0].Visited = nil }},
		{"has not visited it", func(p *page) { takeCard(p, "spa9"); p.Seats[0].Voyage = []string{"spa9"}; seatCall(p) }},
		{"back in Bordeaux", func(p *page) {
			for _, c := range []string{"spa9", "spa1"} {
				takeCard(p, c)
				p.Seats[0].Voyage = append(p.Seats[0].Voyage, c)
			}
			p.Seats[0].Visited = append(p.Seats[0].Visited, "rome")
			seatCall(p)
		}},
		{"", func(p *page) { home(p, "spa1", 1) }},
		{"numbered from 1", func(p *page) { home(p, "spa1", 2) }},
		{"home and its voyage", func(p *page) {
			home(p, "spa1", 1)
			p.Seats[0].Hand = append(p.Seats[0].Hand, "spa1")
			p.Seats[1].Voyage = nil
		}},
		{"last_turn", func(p *page) { home(p, "spa1", 1); p.LastTurn = false }},
		{"last_turn", func(p *page) { p.LastTurn = true }},
		{"is home and has no turn", func(p *page) { home(p, "spa1", 1); p.Turn = 1 }},
		{"turned the Noble", func(p *page) { home(p, "spa1", 1); p.Seats[1].Turned = true }},
		{"", func(p *page) { home(p, "noble", 1); p.Seats[1].Turned = true }},
		{"the King's Call lies", func(p *page) { i := slices.Index(p.Reserve, "call"); p.Reserve[0], p.Reserve[i] = "call", p.Reserve[0] }},
		{"is missing", func(p *page) { takeCard(p, "call") }},
		{"there twice", func(p *page) { p.Called = true }},
		{"since the King's Call", func(p *page) { p.Remade = 1 }},
		{"is empty before", func(p *page) { p.Reserve = append(p.Reserve, p.Row[1]); p.Row[1] = "" }},
		{"beside the reserve", func(p *page) { p.Reserve = append(p.Reserve, p.Row[3]); p.Row[3] = "" }},
		{"actions is -1", func(p *page) { p.Actions = -1 }},
		{"acted is 61", func(p *page) { p.Acted = 61 }},
		{"begins with one action", func(p *page) { p.Actions = 0 }},
		{"game would be over", func(p *page) { p.Passes = 2 }},
		{"turn is 2", func(p *page) { p.Turn = 2 }},
		{"the game is over", func(p *page) { p.Phase = "over" }},
		{"steps: 5, at most 4", steps(make([][3]uint8, 5)...)},
		{"no step", steps([3]uint8{99})},
		{"don't wait", steps([3]uint8{StepHome})},
		{"don't wait", steps([3]uint8{StepToll, 1}, [3]uint8{StepTake, 1})},
		{"1 or 2 takes", steps([3]uint8{StepTake, 3})},
		{"", steps([3]uint8{StepTake, 2})},
		{"", steps([3]uint8{StepTake, 1}, [3]uint8{StepBuy, 2, 2})},
		{"a place that costs", steps([3]uint8{StepTake, 1}, [3]uint8{StepBuy, 1, 2})},
		{"option that is not played", steps([3]uint8{StepTake, 1}, [3]uint8{StepSail, 1, 1})},
		{"option that is not played", steps([3]uint8{StepPope})},
		{"cards of the hand", steps([3]uint8{StepToll, 3})},
		{"voyage ends in Bordeaux", steps([3]uint8{StepHome}, [3]uint8{StepToll, 1})},
		{"a is 1 or 2", func(p *page) { p.Encounters = true; p.Steps = [][3]uint8{{StepRob, 3}} }},
		{"nothing to do", func(p *page) { p.Encounters = true; p.Steps = [][3]uint8{{StepRob, 1}} }},
		{"another seat with cards", func(p *page) { p.Encounters = true; p.Steps = [][3]uint8{{StepRead, 0}} }},
		{"", func(p *page) { p.Encounters = true; p.Steps = [][3]uint8{{StepRead, 1}} }},
		{"cards of zone 2", func(p *page) { p.Encounters = true; p.Steps = [][3]uint8{{StepUnseen, 0, 4}} }},
	} {
		s := newState(t, setupOf("p p", ""))
		s.turn = 0
		p := s.page()
		row.change(&p)
		data, err := json.Marshal(p)
		if err != nil {
			t.Fatal(err)
		}
		_, err = Game{}.Load(data)
		if (err == nil) != (row.says == "") || err != nil && !strings.Contains(strings.ToLower(err.Error()), strings.ToLower(row.says)) {
			t.Errorf("should say %q, says: %v", row.says, err)
		}
	}
}
