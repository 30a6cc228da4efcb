package postcards

import (
	"encoding/json"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// someSetup is that of someState.
func someSetup(seed uint64) game.Setup {
	seats := []string{"p p", "p n", "p p e x", "n x", "p p p"}
	return setupOf(seats[seed%5], "AB"[seed/5%2:][:1])
}

// someState plays a random match of some seats for some actions.
func someState(tb testing.TB, seed uint64) *State {
	st, err := Game{}.New(someSetup(seed))
	if err != nil {
		tb.Fatal(err)
	}
	s := st.(*State)
	r := game.NewRand(seed)
	var buf []game.Action
	for range seed % 1009 {
		if buf = s.Legal(buf[:0]); len(buf) == 0 {
			break
		}
		s.Apply(buf[r.Intn(len(buf))], nil)
	}
	return s
}

// FuzzLoad reads any bytes as a position: it is refused, or can be played.
func FuzzLoad(f *testing.F) {
	for _, text := range []string{"", "{}", "null", `{"game":"postcards","seats":[{},{}],"side":"A","phase":"play"}`} {
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
		f.Add(seed*61, []byte{byte(seed), byte(seed * 7), byte(seed * 13), byte(seed * 29), 5, byte(seed), 3, 0}, []byte{byte(seed), byte(seed), 0})
	}
	f.Fuzz(func(t *testing.T, seed uint64, edits, steps []byte) {
		p := someState(t, seed%20000).page()
		for ; len(steps) >= 3; steps = steps[3:] {
			p.Steps = append(p.Steps, [3]uint8{steps[0] % 17, steps[1], steps[2]})
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

// TestEditedLoads counts how many pages that Edit changed are still positions: the
// fuzzing of positions must not be of refusals only.
func TestEditedLoads(t *testing.T) {
	loaded, r := 0, game.NewRand(3)
	for seed := range uint64(400) {
		data, _ := json.Marshal(someState(t, seed*7))
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
	if loaded < 40 || loaded > 380 {
		t.Errorf("%d of 400 changed pages can be loaded", loaded)
	}
}

// FuzzParse reads any line: what is read is written so that it is read again.
func FuzzParse(f *testing.F) {
	for i, a := range everyAction() {
		if i%997 == 0 {
			f.Add(Game{}.Notation(a))
		}
	}
	for _, line := range []string{"", " ", "move", "move 0", "move 14", "move 09", "camp 8.7", "stamp 12-4.5", "stamp 12-4.", "camp", "pair bm1", "draw deck deck", "star star", "gift key-beach", "write 1-3.4", "\x00", "sweep\tbm1"} {
		f.Add(line)
	}
	s := someState(f, 501)
	f.Fuzz(func(t *testing.T, line string) { gametest.Read(t, Game{}, s, line) })
}

// FuzzLines plays lines of a protocol; those of a number are legal actions, so
// that the others meet many positions.
func FuzzLines(f *testing.F) {
	f.Add(uint64(1), "move 9\n12\n40\npass\n7\nend\nundo\n3")
	f.Add(uint64(2000), "automa\nautoma\ndraw deck\nskip\n1\n2\n3\n4")
	f.Add(uint64(777), strings.Repeat("5\nundo\n9\n13\nsend 1-3\n", 12))
	f.Fuzz(func(t *testing.T, seed uint64, text string) {
		s := game.From(Game{}, someSetup(seed%20000), someState(t, seed%20000))
		gametest.Lines(t, s, text)
	})
}

// TestImpossible changes a good position into one that can't be; Load must say
// why, as play from it would go wrong.
func TestImpossible(t *testing.T) {
	steps := func(list ...[3]uint8) func(*page) { return func(p *page) { p.Steps = list } }
	for _, row := range []struct {
		says   string
		change func(*page)
	}{
		{"", func(*page) {}},
		{"there twice", func(p *page) { p.TravelDeck[0] = p.TravelDeck[1] }},
		{"is missing", func(p *page) { p.CardDeck = p.CardDeck[1:] }},
		{"there is no", func(p *page) { p.GiftRow[0] = "bicycle" }},
		{"at most 9999", func(p *page) { p.Seats[1].Score = 32767 }},
		{"negative score", func(p *page) { p.Seats[1].Score = -1 }},
		{"moves is 51, at most 50", func(p *page) { p.Moves = 51 }},
		{"extra is -1", func(p *page) { p.Extra = -1 }},
		{"waits with 4", func(p *page) {
			p.TravelDeck = append(p.TravelDeck, p.Seats[1].Hand[4])
			p.Seats[1].Hand = p.Seats[1].Hand[:4]
		}},
		{"begins with 5", func(p *page) {
			p.TravelDeck = append(p.TravelDeck, p.Seats[0].Hand[4])
			p.Seats[0].Hand = p.Seats[0].Hand[:4]
		}},
		{"4 cards in hand and played", func(p *page) {
			hand := p.Seats[0].Hand
			p.TravelDeck = append(p.TravelDeck, hand[4])
			p.Seats[0].Hand, p.Seats[0].Played, p.Played = hand[:3], hand[3:4], 1
		}},
		{"no effect is kept", func(p *page) { p.Phase = "full"; p.Takes = 1 }},
		{"no step, no played card", func(p *page) { p.Phase = "full"; p.Extra = 1 }},
		{"full with 4", func(p *page) {
			p.Phase = "full"
			p.TravelDeck = append(p.TravelDeck, p.Seats[0].Hand[4])
			p.Seats[0].Hand = p.Seats[0].Hand[:4]
		}},
		{"full hand", func(p *page) { p.Phase = "draw" }},
		{"seat that is person", func(p *page) { p.Phase = "automa" }},
		{"round is 101", func(p *page) { p.Round = 101 }},
		{"turn is 2", func(p *page) { p.Turn = 2 }},
		{"first is 7", func(p *page) { p.First = 7 }},
		{"the game is over", func(p *page) { p.Phase = "over" }},
		{"gap beside its deck", func(p *page) {
			p.TravelDeck = append(p.TravelDeck, p.Row[0])
			p.CardDeck = append(p.CardDeck, p.CardRow[0])
			p.Row[0], p.CardRow[0] = "", ""
		}},
		{"no top card", func(p *page) { p.CardDeck = append(p.CardDeck, p.CardTop); p.CardTop = "" }},
		{"empty beside its discard", func(p *page) { p.TravelDeck, p.TravelDiscard = nil, p.TravelDeck }},
		{"nobody has the end bonus", func(p *page) { p.Seats[0].Sent, p.CardDeck = p.CardDeck[:4], p.CardDeck[4:] }},
		{"end bonus with 0", func(p *page) { p.Seats[0].Bonus = true }},
		{"taken twice", func(p *page) { p.Seats[0].Camps = []string{"8.1", "8.1"} }},
		{"without a hiking guide", func(p *page) { p.Seats[0].Look, p.CardDeck = p.CardDeck[:2], p.CardDeck[2:] }},
		{"1 or 2 of the postcards", steps([3]uint8{StepGuide, 1, 0})},
		{"steps: 9, at most 8", steps(make([][3]uint8, 9)...)},
		{"there is no step", steps([3]uint8{NoStep, 0, 0})},
		{"not of this seat's turn", steps([3]uint8{AutoSend, 1, 0})},
		{"settles by itself", steps([3]uint8{StepBonus, 1, 0})},
		{"a is a kind of site", steps([3]uint8{StepMemory, 9, 0})},
		{"don't wait", steps(repeat([3]uint8{StepRoadCamp}, 8)...)}, // each would push three more
		{"don't wait", steps([3]uint8{StepTake}, [3]uint8{StepWild})},
		{"don't wait", steps([3]uint8{StepMemory, 1, 0}, [3]uint8{StepMemory, 1, 0})},
		{"that the seat fills", steps([3]uint8{StepBonus, 1, 0}, [3]uint8{StepStar, 0, 0})},
	} {
		s := newState(t, 4, "person", "person")
		s.turn, s.n[First] = 0, 0
		p := s.page()
		row.change(&p)
		data, err := json.Marshal(p)
		if err != nil {
			t.Fatal(err)
		}
		_, err = Game{}.Load(data)
		if (err == nil) != (row.says == "") || err != nil && !strings.Contains(err.Error(), row.says) {
			t.Errorf("should say %q, says: %v", row.says, err)
		}
	}
}

func repeat(t [3]uint8, n int) (out [][3]uint8) {
	for range n {
		out = append(out, t)
	}
	return out
}
