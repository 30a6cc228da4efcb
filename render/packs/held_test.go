package packs

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/gametest"
)

// TestHeld holds by which rule the log tells each kind of action, and which sound plays each kind of event: as they are
// listed in testdata/<game>.txt, no more and no less. Read the diff before it is committed.
func TestHeld(t *testing.T) {
	for _, p := range Games {
		t.Run(p.Name, func(t *testing.T) {
			t.Parallel()
			g, err := box.Named(p.Name)
			if err != nil {
				t.Fatal(err)
			}
			all := map[string]bool{}
			least, most := g.Seats()
			for seats := max(2, least); seats <= most; seats++ {
				for seed := range uint64(6) {
					tellsOf(t, all, p, g, seats, seed+1, nil)
				}
				for _, o := range g.Options() {
					for _, v := range o.For(seats) {
						for seed := range uint64(6) {
							tellsOf(t, all, p, g, seats, seed+11, map[string]string{o.Name: v})
						}
					}
				}
			}
			got := strings.Join(slices.Sorted(maps.Keys(all)), "\n") + "\n"
			file := filepath.Join("testdata", p.Name+".txt")
			if gametest.Update() {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			differ(t, string(want), got)
		})
	}
}

// tellsOf adds what a match by chance cites and lets hear.
func tellsOf(t *testing.T, all map[string]bool, p Pack, g game.Game, seats int, seed uint64, options map[string]string) {
	t.Helper()
	setup := game.Setup{Game: p.Name, Seed: game.Numbered(seed), Options: options}
	for range seats {
		setup.Seats = append(setup.Seats, "person")
	}
	s, err := game.NewSession(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	bot, r := &game.RandomBot{Rand: game.NewRand(seed)}, game.NewRand(seed+9)
	for n := 0; n < 900 && !s.Over(); n++ {
		if _, err := s.Do(s.Ask(bot, &r)); err != nil {
			t.Fatal(err)
		}
	}
	tell := wording.For(p.Name, words.In("en"), []string{"A", "B", "C", "D", "E", "F"}[:seats])
	table := s.View(0).Table
	for i := range s.Len() {
		step := s.Step(i)
		verb, _, _ := strings.Cut(g.Notation(step.Action), " ")
		all[fmt.Sprintf("log %s %s", verb, tell.Told(s, i, step.Seat).Rule)] = true
		for _, e := range step.Events {
			if cue := p.Board.Cue(e); cue != "" {
				all[fmt.Sprintf("cue %s %s", eventOf(table, e), cue)] = true
			}
		}
	}
}

// eventOf names a kind of event: what happened, and between which zones or to which counter.
func eventOf(table *game.Table, e game.Event) string {
	zone := func(s game.Spot) string { return table.Zones[s.Zone].Name }
	switch e.Kind {
	case game.Count:
		return fmt.Sprintf("count %s", table.Counters[e.Counter].Name)
	case game.Move:
		return fmt.Sprintf("move %s>%s", zone(e.From), zone(e.To))
	}
	return fmt.Sprintf("kind%d %s", e.Kind, zone(e.To))
}

// differ says what is missing and what is new.
func differ(t *testing.T, want, got string) {
	t.Helper()
	is, was := strings.Split(got, "\n"), strings.Split(want, "\n")
	for _, line := range was {
		if !slices.Contains(is, line) {
			t.Errorf("gone: %s", line)
		}
	}
	for _, line := range is {
		if !slices.Contains(was, line) {
			t.Errorf("new: %s", line)
		}
	}
}
