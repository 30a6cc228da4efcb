package main

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/box"
)

// TestSetup checks that some hundred seeds play all numbers of seats with all values of
// all options, persons, bots and seats that think.
func TestSetup(t *testing.T) {
	for _, p := range box.Games {
		ways := map[string]bool{}
		persons, bots, thinks := 0, 0, 0
		least, most := p.Game.Seats()
		want := 0
		for seats := least; seats <= most; seats++ {
			n := 1
			for _, o := range p.Game.Options() {
				n *= len(o.For(seats))
			}
			want += n
		}
		for seed := range uint64(400) {
			s := setup(p.Game, seed)
			if _, err := game.NewSession(p.Game, s); err != nil {
				t.Fatalf("%s, seed %d: %v", p.Game.Name(), seed, err)
			}
			ways[string(rune('0'+len(s.Seats)))+options(p.Game, s)] = true
			for _, kind := range s.Seats {
				_, thinking := game.Thinks(kind)
				switch {
				case thinking:
					thinks++
				case kind == p.Game.Kinds()[0]:
					persons++
				default:
					bots++
				}
			}
		}
		if len(ways) != want || min(persons, bots, thinks) < 100 {
			t.Errorf("%s: %d ways to play of %d, %d persons, %d bots, %d seats that think", p.Game.Name(), len(ways), want, persons, bots, thinks)
		}
	}
}

// TestGrammar checks that every game says what it can write: without that Refuse isn't
// compared with Legal.
func TestGrammar(t *testing.T) {
	for _, p := range box.Games {
		if n := len(grammar(p.Game)); n < 50 {
			t.Errorf("%s can write %d actions", p.Game.Name(), n)
		}
	}
}

// TestGoesOn plays a little, is stopped, loses half a line, and goes on with the seeds
// that are missing; what broke a law is played again first.
func TestGoesOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a", "laws.txt")
	const seats = "person,person"
	before := strings.Join([]string{
		match{"montaigne", seats, "", 0, 60, fine}.String(), match{"montaigne", seats, "", 1, 60, "law 3\tis\nbroken"}.String(),
		match{"montaigne", seats, "", 3, 60, fine}.String(), "montaigne\tpers",
	}, "\n")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(before), 0o644); err != nil {
		t.Fatal(err)
	}
	l, err := open(file)
	if err != nil {
		t.Fatal(err)
	}
	sum := l.summary([]string{"montaigne"})
	for _, says := range []string{"3 matches, ", "180 actions, 1 broken", "go run ./scripts/soak -game montaigne -seed 1 #", "law 3 is broken"} {
		if !strings.Contains(sum, says) {
			t.Errorf("%q isn't in\n%s", says, sum)
		}
	}
	s := soak{ledger: l, names: []string{"montaigne"}, actions: 700, longest: time.Minute}
	s.run(context.Background(), 1)
	if err := l.file.Close(); err != nil || l.failed != nil {
		t.Fatal(err, l.failed)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var seeds []uint64
	for line := range strings.Lines(string(data)) {
		m, err := read(strings.TrimSuffix(line, "\n"))
		if err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		seeds = append(seeds, m.seed)
	}
	if n := len(seeds); n < 6 || !slices.Equal(seeds[:6], []uint64{0, 1, 3, 1, 2, 4}) {
		t.Errorf("these seeds are in the file: %v", seeds)
	}
	l, err = open(file)
	if err != nil || len(l.broken("montaigne")) > 0 || l.actions("montaigne") < 400 || len(l.played["montaigne"]) != len(seeds)-1 {
		t.Errorf("%v, %s", err, l.summary([]string{"montaigne"}))
	}
	s = soak{ledger: l, names: []string{"montaigne"}, actions: 700, longest: time.Minute}
	if name, seed, ok := s.nextOf(); ok {
		t.Errorf("enough is played, and %s, %d comes next", name, seed)
	}
}

// nextOf is next of a soak that has begun nothing.
func (s *soak) nextOf() (string, uint64, bool) {
	s.begun = map[string]map[uint64]bool{}
	return s.next()
}

// TestFairShare checks that the game with the fewest actions comes next, those that are
// being played counted.
func TestFairShare(t *testing.T) {
	l := &ledger{played: map[string]map[uint64]match{}}
	l.note(match{game: "montaigne", actions: 100, verdict: fine})
	l.note(match{game: "sakodo", actions: 150, verdict: fine})
	s := soak{ledger: l, names: []string{"montaigne", "sakodo"}, actions: 1000}
	s.begun = map[string]map[uint64]bool{"montaigne": {}, "sakodo": {}}
	var got []string
	for range 5 {
		name, _, _ := s.next()
		got = append(got, name[:1])
	}
	if want := "m s m m s"; strings.Join(got, " ") != want {
		t.Errorf("%v, not %v", got, want)
	}
}

// TestDamaged checks that a file that isn't ours is refused and not written to.
func TestDamaged(t *testing.T) {
	file := filepath.Join(t.TempDir(), "laws.txt")
	for _, text := range []string{"words\n", "a\tb\tc\t-1\t2\tfine\n", "a\tb\tc\t1\tmany\tfine\n", "a\tb\tc\t1\t2\t\n"} {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := open(file); err == nil || !strings.Contains(err.Error(), "line 1") {
			t.Errorf("%q: %v", text, err)
		}
		if data, _ := os.ReadFile(file); string(data) != text {
			t.Errorf("%q became %q", text, data)
		}
	}
}

// TestHangs checks that a match that doesn't end is told, and that its command plays it
// again.
func TestHangs(t *testing.T) {
	m, err := play("postcards", 1, time.Nanosecond)
	if err == nil || !strings.Contains(m.verdict, "not done after") {
		t.Errorf("%v: %v", m, err)
	}
	if err := again([]string{"montaigne"}, 3, time.Minute); err != nil {
		t.Error(err)
	}
}
