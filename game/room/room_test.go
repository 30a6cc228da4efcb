package room_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/gametest"
	"posterestante/game/room"
)

// TestMirrors plays matches of all games at all tables by chance, with noise: what each seat was told rebuilds exactly
// its view, and nothing that is said twice, late, for others or by strangers changes anything.
func TestMirrors(t *testing.T) {
	for _, p := range box.Games {
		least, most := p.Game.Seats()
		for seats := least; seats <= most; seats++ {
			long := 300
			if seats > least && seats < most { // between the two it is the same, with fewer or more of it
				long = 100 * gametest.Times()
			}
			t.Run(fmt.Sprintf("%s/%d", p.Game.Name(), seats), func(t *testing.T) {
				t.Parallel()
				kinds := openSeats(seats)
				tb := newTable(t, p.Game, kinds, optionsOf(p.Game, seats, uint64(seats)), uint64(seats)*7+1)
				tb.gather(kinds)
				tb.same()
				for n := 0; !tb.truth.Over() && n < long; n++ {
					seat, a := tb.deed()
					say := tb.say(seat, a)
					tb.noise(seat, a, say)
					done := tb.truth.Len()
					tb.owner(seat).in.Hear(say.Text())
					if tb.truth.Len() != done+1 {
						t.Fatalf("%s was not taken", say.A)
					}
					if !game.IsRequest(tb.truth.StateAt(done), a) {
						tb.owner(seat).in.Hear(say.Text()) // once more: it is late
					}
					if tb.truth.Len() != done+1 {
						t.Fatalf("%s was taken twice", say.A)
					}
					if tb.chance.Intn(9) == 0 {
						tb.comeBack(seat)
					}
					tb.readAll()
					tb.same()
				}
			})
		}
	}
}

// noise says what must change nothing.
func (tb *table) noise(seat game.Seat, a game.Action, say room.Say) {
	tb.t.Helper()
	before := tb.truth.State()
	late, other := say, say
	other.Seat = (seat + 1) % game.Seat(tb.truth.Seats())
	if late.N--; game.IsRequest(before, a) {
		late = other // a request may be said while others go on
	}
	rubbish := [][]byte{nil, []byte("{"), []byte(`{"t":"do","seat":9}`), []byte(`{"t":"do","seat":-1}`),
		[]byte(`{"t":"what"}`), []byte(`[1]`), []byte(`{"t":"begin"}`), []byte(`{"t":"hello","v":1}`),
		[]byte(strings.Replace(string(say.Text()), say.A, "fly to the moon", 1))}
	switch tb.chance.Intn(3) {
	case 0:
		tb.owner(seat).in.Hear(late.Text())
		tb.owner(seat).in.Hear(other.Text())
	case 1:
		tb.owner(other.Seat).in.Hear(say.Text())
		tb.guests[len(tb.guests)-1].in.Hear(say.Text()) // who looks on
	case 2:
		for _, r := range rubbish {
			tb.owner(seat).in.Hear(r)
		}
	}
	if !tb.truth.State().Equal(before) {
		tb.t.Fatal("noise changed the match")
	}
}

// comeBack has a seat's program lose its link and come back, where it was or knowing nothing.
func (tb *table) comeBack(seat game.Seat) {
	g := tb.owner(seat)
	tb.read(g)
	g.in.Leave()
	if tb.chance.Intn(2) == 0 {
		g.mirror = room.Mirror{Named: box.Named}
	}
	g.in = tb.room.Enter(g.take, false)
	g.in.Hear(g.mirror.Hello(g.keys).Text())
}

// TestAlike: matches that differ only in what a seat can't know tell it the same, to the letter, as long as the same
// happens before its eyes.
func TestAlike(t *testing.T) {
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			t.Parallel()
			compared, sealed := 0, 0
			for seed := range uint64(6) {
				least, most := p.Game.Seats()
				seats := least + int(seed)%(most-least+1)
				setup := game.Setup{Game: p.Game.Name(), Seed: game.Numbered(seed), Options: optionsOf(p.Game, seats, seed)}
				for range seats {
					setup.Seats = append(setup.Seats, "person")
				}
				s, err := game.NewSession(p.Game, setup)
				if err != nil {
					t.Fatal(err)
				}
				r := game.NewRand(seed)
				for n := 0; !s.Over() && n < 200; n++ {
					legal := s.Legal()
					a := legal[r.Intn(len(legal))]
					seat := game.Seat(r.Intn(seats+1)) - 1
					other := game.From(p.Game, setup, s.Imagined(s.Len(), seat, uint64(n)))
					mine := game.From(p.Game, setup, s.State())
					if _, err := s.Do(a); err != nil {
						t.Fatal(err)
					}
					if _, err := mine.Do(a); err != nil {
						t.Fatal(err)
					}
					for _, b := range likely(other.Legal(), a) {
						twin := other.Branch(0)
						if _, err := twin.Do(b); err != nil {
							t.Fatal(err)
						}
						x, y := room.EyesOf(mine, 0, seat), room.EyesOf(twin, 0, seat)
						v, w := mine.View(seat), twin.View(seat)
						own := mine.Step(0).Seat == seat && a != b
						if own || !alike(mine, twin, seat) || v.Diff(w) != "" {
							continue // it went another way before its eyes
						}
						if mine.Sealed(0) {
							sealed++
						}
						if compared++; !same(x, y) {
							t.Fatalf("seed %d, action %d (%s, %s), seat %d is told otherwise:\n%.900s\n%.900s", seed, n,
								p.Game.Notation(a), p.Game.Notation(b), seat, text(x), text(y))
						}
					}
				}
			}
			seals := strings.Contains(text(p.Game.Options()[0].Values), "sealed")
			if compared < 300 || seals && sealed < 5 {
				t.Fatalf("%d were compared only, %d of them sealed", compared, sealed)
			}
		})
	}
}

// alike says whether the first action looked the same in a seat's eyes.
func alike(a, b *game.Session, seat game.Seat) bool {
	x, y := game.EventsFor(a.Step(0).Events, seat), game.EventsFor(b.Step(0).Events, seat)
	return slices.Equal(x, y) && a.Text(0, seat) == b.Text(0, seat)
}

// likely are actions that may look like another one: itself, and some of its verb.
func likely(legal []game.Action, a game.Action) (out []game.Action) {
	if slices.Contains(legal, a) {
		out = append(out, a)
	}
	for _, b := range legal {
		if b.Verb == a.Verb && b != a && len(out) < 8 {
			out = append(out, b)
		}
	}
	return out
}

func text(v any) string {
	out, _ := json.Marshal(v)
	return string(out)
}

func same(a, b any) bool { return text(a) == text(b) }
