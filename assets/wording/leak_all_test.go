package wording

import (
	"reflect"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
)

// TestTellersLeakNothing: of every game of the box that tells, all that can be
// asked about a position is told alike in two worlds that differ only in what a
// seat can't know.
func TestTellersLeakNothing(t *testing.T) {
	told := 0
	for _, p := range box.Games {
		if p.Teller == nil {
			continue
		}
		least, most := p.Game.Seats()
		for seats := least; seats <= most; seats++ {
			setup := game.Setup{Game: p.Game.Name(), Seed: game.Numbered(uint64(seats)), Options: map[string]string{}}
			for range seats {
				setup.Seats = append(setup.Seats, "person")
			}
			for _, o := range p.Game.Options() {
				values := o.For(seats)
				setup.Options[o.Name] = values[seats%len(values)]
			}
			s, err := game.NewSession(p.Game, setup)
			if err != nil {
				t.Fatal(err)
			}
			for r := game.NewRand(uint64(seats)); !s.Over() && s.Len() < 240; {
				if s.Len()%12 == 0 {
					told += toldAlike(t, p, s, &r)
				}
				legal := s.Legal()
				if _, err := s.Do(legal[r.Intn(len(legal))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if told < 50000 {
		t.Errorf("only %d things were told", told)
	}
}

// toldAlike compares what a position and a re-deal of it tell each seat.
func toldAlike(t *testing.T, p box.Pack, s *game.Session, r *game.Rand) (told int) {
	t.Helper()
	for viewer := game.Nobody; int(viewer) < s.Seats(); viewer++ {
		other := s.State()
		other.Determinize(viewer, r)
		v, w := s.View(viewer), other.View(viewer)
		same := func(what any, of func(*game.View) any) {
			t.Helper()
			told++
			if x, y := of(&v), of(&w); !reflect.DeepEqual(x, y) {
				t.Fatalf("%s: seat %d is told of %v: %+v, and %+v", p.Game.Name(), viewer, what, x, y)
			}
		}
		picks := [][]game.Spot{nil}
		if viewer == s.Turn() {
			for _, a := range s.Legal() {
				picks = append(picks, s.Parts(a)[:1])
			}
		}
		for _, picked := range slices.CompactFunc(picks, slices.Equal) {
			same(picked, func(v *game.View) any { return p.Teller.Prompt(v, picked) })
		}
		same("what is lost", func(v *game.View) any { return p.Teller.Lost(v) })
		for _, spot := range spots(&v) {
			if spot.Sub > 0 && v.At(spot).Back == 0 && w.At(spot).Back == 0 {
				continue // as of its place itself
			}
			same(spot, func(v *game.View) any { return p.Teller.Label(v, spot) })
			same(spot, func(v *game.View) any { return p.Teller.Rules(v, spot) })
			same(spot, func(v *game.View) any { return p.Teller.Thing(v.At(spot)) })
		}
		for c := range v.Table.Counters {
			same(c, func(v *game.View) any { return p.Teller.Counter(v, game.Counter(c), viewer) })
		}
		if viewer != s.Turn() || s.Len()%36 != 0 {
			continue // facts take long
		}
		facts, twin := s.Facts(viewer), game.From(p.Game, s.Setup(), other).Facts(viewer)
		if len(facts) != len(twin) {
			t.Fatalf("%s: seat %d is told %d facts, and %d", p.Game.Name(), viewer, len(facts), len(twin))
		}
		for i, f := range facts {
			told++
			if x, y := p.Teller.Fact(&v, f), p.Teller.Fact(&w, twin[i]); !reflect.DeepEqual(x, y) {
				t.Fatalf("%s: seat %d is told %+v, and %+v", p.Game.Name(), viewer, x, y)
			}
		}
	}
	return told
}
