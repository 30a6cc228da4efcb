package room_test

import (
	"bytes"
	"flag"
	"slices"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
)

var timing = flag.Int("timing", 0, "measure how long answers take, so many times each, see docs/security.md")

// world is a room in one of two deals that a seat can't tell apart, made anew for each answer.
type world struct {
	from   game.State
	setup  game.Setup
	action game.Action
	seat   game.Seat // who looks on
}

// answer has the seat that is to act say its action; it gives what the other seat is told, and how long that took.
func (w *world) answer(t *testing.T, g game.Game) (told []byte, took time.Duration) {
	s := game.From(g, w.setup, w.from)
	r := room.New(room.Config{Game: g, Options: w.setup.Options, Kinds: openSeats(len(w.setup.Seats)), Random: func([]byte) {}})
	l := room.Ledger{Match: "match"}
	for i := range w.setup.Seats {
		l.Seats = append(l.Seats, room.Owner{Chair: room.Chair{Kind: "person"}, Key: keyOf(i)})
	}
	r.Resume(l, kept{s}, nil)
	var last time.Time
	listen := false
	here := r.Enter(func(msg []byte) bool {
		if listen {
			last, told = time.Now(), append(told, msg...)
		}
		return true
	}, false)
	var keys []string
	if w.seat >= 0 {
		keys = []string{keyOf(int(w.seat))}
	}
	here.Hear(room.Say{T: room.SayHello, V: room.Version, Keys: keys}.Text())
	actor := here
	if s.Turn() != w.seat {
		actor = r.Enter(func([]byte) bool { return true }, false)
		actor.Hear(room.Say{T: room.SayHello, V: room.Version, Keys: []string{keyOf(int(s.Turn()))}}.Text())
	}
	say := room.Say{T: room.SayDo, Seat: s.Turn(), A: g.Notation(w.action)}.Text()
	listen = true
	began := time.Now()
	actor.Hear(say)
	if s.Len() != 1 {
		t.Fatalf("%s was not taken", g.Notation(w.action))
	}
	return told, last.Sub(began)
}

// TestAnswers: whole rooms in two deals that a seat can't tell apart send it the same bytes after the same action before
// its eyes. With -timing 40 it prints whether it takes another time: the difference of medians between the two deals,
// beside that between two rows of the same deal.
func TestAnswers(t *testing.T) {
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			compared := 0
			var same, other, medians []time.Duration
			for seed := range uint64(3) {
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
				for n := 0; !s.Over() && n < 120; n++ {
					legal := s.Legal()
					a, seat := legal[r.Intn(len(legal))], game.Seat(r.Intn(seats+1))-1
					one := world{s.State(), setup, a, seat}
					two := world{s.Imagined(s.Len(), seat, uint64(n)), setup, a, seat}
					if _, err := s.Do(a); err != nil {
						t.Fatal(err)
					}
					if !slices.Contains(two.from.Legal(nil), a) || !looksAlike(p.Game, &one, &two) {
						continue
					}
					compared++
					x, _ := one.answer(t, p.Game)
					y, _ := two.answer(t, p.Game)
					if len(x) == 0 || !bytes.Equal(x, y) {
						t.Fatalf("seed %d, action %d, seat %d is told otherwise:\n%.900s\n%.900s", seed, n, seat, x, y)
					}
					if *timing > 0 {
						m := rows(t, p.Game, &one, &two)
						same, other = append(same, gap(m[0], m[1])), append(other, gap(m[0], m[2]))
						medians = append(medians, m[0])
					}
				}
			}
			if compared < 40 {
				t.Errorf("%d were compared only", compared)
			}
			if *timing > 0 {
				t.Logf("%d pairs, %d answers: an answer takes %v; rows of the same deal differ by %v (95 %%: %v), of two deals by %v (%v)",
					compared, compared*4**timing, at(medians, 50), at(same, 50), at(same, 95), at(other, 50), at(other, 95))
			}
		})
	}
}

// looksAlike says whether the action looks the same in the seat's eyes in both deals.
func looksAlike(g game.Game, one, two *world) bool {
	a, b := game.From(g, one.setup, one.from), game.From(g, two.setup, two.from)
	_, err := a.Do(one.action)
	_, err2 := b.Do(two.action)
	v, w := a.View(one.seat), b.View(one.seat)
	return err == nil && err2 == nil && alike(a, b, one.seat) && v.Diff(w) == ""
}

// rows are the medians of three rows of answers, taken in turns: two of one deal, the third of the other.
func rows(t *testing.T, g game.Game, one, two *world) (out [3]time.Duration) {
	var all [4][]time.Duration
	for n := range *timing {
		for i := range all {
			w := [4]*world{one, one, two, two}[(i+n)%4]
			_, took := w.answer(t, g)
			all[(i+n)%4] = append(all[(i+n)%4], took)
		}
	}
	for i := range out {
		out[i] = at(all[i], 50)
	}
	return out
}

func gap(a, b time.Duration) time.Duration { return max(a, b) - min(a, b) }

// at is the value below which so many percent lie.
func at(all []time.Duration, percent int) time.Duration {
	all = slices.Sorted(slices.Values(all))
	return all[min(len(all)-1, len(all)*percent/100)]
}
