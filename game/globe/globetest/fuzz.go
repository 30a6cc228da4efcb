package globetest

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
	"posterestante/game/globe"
)

// some plays a random match of some seats for some actions.
func some(tb testing.TB, g globe.Game, options []map[string]string, seed uint64) *globe.State {
	tb.Helper()
	st, err := g.New(Setup(g, 2+int(seed%5), seed, options[int(seed/5)%len(options)]))
	if err != nil {
		tb.Fatal(err)
	}
	r := game.NewRand(seed)
	for range seed % 331 {
		if legal := st.Legal(nil); len(legal) > 0 {
			st.Apply(legal[r.Intn(len(legal))], nil)
		}
	}
	return st.(*globe.State)
}

// Load fuzzes Load: bytes are refused, or give a position that can be played.
func Load(f *testing.F, g globe.Game, options []map[string]string) {
	for _, text := range []string{"", "{}", "null", `{"game":"` + g.Name() + `","seats":[{},{}],"steps":[]}`} {
		f.Add([]byte(text), uint64(1))
	}
	for seed := range uint64(4) {
		data, _ := json.Marshal(some(f, g, options, seed*137))
		f.Add(data, seed)
	}
	f.Fuzz(func(t *testing.T, data []byte, seed uint64) {
		if err := gametest.Survives(g, data, seed, 200); err != nil {
			t.Error(err)
		}
	})
}

// Edited fuzzes changes of positions that were played.
func Edited(f *testing.F, g globe.Game, options []map[string]string) {
	for seed := range uint64(30) {
		f.Add(seed*61, []byte{byte(seed), byte(seed * 7), byte(seed * 13), byte(seed * 29), 5, byte(seed), 3, 0})
	}
	f.Fuzz(func(t *testing.T, seed uint64, edits []byte) {
		data, _ := json.Marshal(some(t, g, options, seed%20000))
		bad := gametest.Edit(data, edits[:min(len(edits), 48)])
		if err := gametest.Survives(g, bad, seed, 200); err != nil {
			t.Errorf("%v\n%s", err, bad)
		}
	})
}

// EditedLoads counts how many changed pages are still positions: the fuzzing of
// positions must not be of refusals only.
func EditedLoads(t *testing.T, g globe.Game, options []map[string]string) {
	loaded, r := 0, game.NewRand(3)
	for seed := range uint64(600) {
		data, _ := json.Marshal(some(t, g, options, seed*7))
		edits := make([]byte, 4)
		for i := range edits {
			edits[i] = byte(r.Intn(256))
		}
		bad := gametest.Edit(data, edits)
		if _, err := g.Load(bad); err == nil {
			loaded++
		}
		if err := gametest.Survives(g, bad, seed, 100); err != nil {
			t.Errorf("%v\n%s", err, bad)
		}
	}
	if loaded < 40 || loaded > 540 {
		t.Errorf("%d of 600 changed pages can be loaded", loaded)
	}
}

// Lines fuzzes the notation: any line is read or refused, lines of a protocol
// are played or refused with a reason.
func Lines(f *testing.F, g globe.Game, options []map[string]string) {
	var all []string
	for i, a := range g.R.Moves.All() {
		if i%53 == 0 {
			all = append(all, g.Notation(a))
		}
	}
	f.Add(uint64(1), strings.Join(all, "\n"))
	f.Add(uint64(777), strings.Repeat("5\nundo\n9\n13\nbid 100\n", 12))
	f.Add(uint64(2000), "move\nmove 7\nsell\nsell passport\nbid 5\nbid 99999\nchoose 0\n1\n2\n\x00\nskip\tskip")
	f.Fuzz(func(t *testing.T, seed uint64, text string) {
		st := some(t, g, options, seed%20000)
		for _, line := range strings.Split(text, "\n")[:min(20, strings.Count(text, "\n")+1)] {
			gametest.Read(t, g, st, line)
		}
		setup := game.Setup{Game: g.Name(), Seats: slices.Repeat([]string{"person"}, int(st.Seats))}
		gametest.Lines(t, game.From(g, setup, st), text)
	})
}
