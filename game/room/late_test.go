package room_test

import (
	"bytes"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
)

// TestLate plays matches of all games by chance: who watches a round late knows after each action exactly what every
// seat saw as the round before this one began, whenever they came and however often; at the end all of it. What is
// taken back since is no news for them; what is taken back of what they saw is taken back there too.
func TestLate(t *testing.T) {
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			t.Parallel()
			tb := lateTable(t, p.Game, 3, 5)
			first, away := tb.watcher(), tb.watcher()
			shown, moved, back := 0, 0, 0
			for n := 0; !tb.truth.Over() && n < 700 && (moved < 6 || back == 0 || n < 120); n++ {
				was := shown
				tb.plays()
				if now := roundAgo(tb.truth); now > shown {
					shown, moved = now, moved+1
				}
				told := len(first.all)
				switch tb.chance.Intn(40) {
				case 0: // since what is shown
					to := max(shown, tb.truth.Len()-2)
					tb.room.BackTo(to)
					if to >= shown && len(first.all) != told {
						t.Fatal("it heard of what was taken back before it was shown")
					}
				case 1: // beyond it
					if back < 5 && shown > 3 {
						back++
						shown -= 3
						tb.room.BackTo(shown)
					}
				case 2: // it comes back
					away.in.Leave()
					away.mirror = room.Mirror{Named: box.Named}
					if n%2 == 0 {
						away.mirror = first.mirror.Clone()
					}
					away.in = tb.room.Enter(away.take, false)
					away.in.Hear(away.mirror.Hello(away.watch).Text())
				}
				tb.readAll()
				for _, g := range []*guest{first, away} {
					if tb.hears(g); n%20 == 0 || shown != was {
						tb.sees(g, shown)
					} else if known := g.mirror.Session(0).Len(); known != shown {
						t.Fatalf("%d actions are known, should be %d", known, shown)
					}
				}
				if n%150 == 0 {
					late := tb.watcher()
					tb.hears(late)
					tb.sees(late, shown)
					late.in.Leave()
					tb.guests = tb.guests[:len(tb.guests)-1]
				}
			}
			if moved < 3 || back == 0 {
				t.Errorf("something new was shown %d times, %d times it went back", moved, back)
			}
			if tb.truth.Over() && first.mirror.Truth() == nil {
				t.Error("at the end it isn't told all")
			}
		})
	}
}

// TestLateEnd: at the end of a match whoever watched it a round late is told all of it, and it fits what they saw.
func TestLateEnd(t *testing.T) {
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			t.Parallel()
			tb := lateTable(t, p.Game, 2, 4)
			first, r := tb.watcher(), game.NewRand(3)
			var last *guest
			bot := game.Bot(&game.RandomBot{Rand: game.NewRand(7)})
			if hosted, ok := p.Game.(game.Hosted); ok {
				bot = hosted.Bot("bot:steady", 7)
			}
			for !tb.truth.Over() {
				seat, n := tb.truth.Turn(), tb.truth.Len()
				tb.owner(seat).in.Hear(tb.say(seat, tb.truth.Ask(bot, &r)).Text())
				if tb.truth.Len() != n+1 {
					t.Fatal("the action was not taken")
				}
				if n == 60 {
					last = tb.watcher()
				}
			}
			for _, g := range []*guest{first, last} {
				if g == nil {
					continue
				}
				tb.hears(g)
				tb.sees(g, tb.truth.Len())
				if truth := g.mirror.Truth(); truth == nil || truth.Fault != nil {
					t.Errorf("of %d actions it is told %+v", tb.truth.Len(), truth)
				}
			}
		})
	}
}

// TestLateAlike: matches that differ only since the round before this one began tell who watches a round late the same,
// to the letter: who was there from the beginning, and who comes now.
func TestLateAlike(t *testing.T) {
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			t.Parallel()
			compared, differ := 0, 0
			for seed := range uint64(3) {
				a, actions := lateTable(t, p.Game, 3, seed), []string(nil)
				one := a.watcher()
				for rounds := 2 + int(seed)/2; !a.truth.Over() && a.truth.Len() < 400; {
					was := roundAgo(a.truth)
					a.moves()
					n := a.truth.Len()
					actions = append(actions, a.truth.Game().Notation(a.truth.Step(n-1).Action))
					if roundAgo(a.truth) > was {
						if rounds--; rounds == 0 {
							break
						}
					}
				}
				shown := roundAgo(a.truth)
				if a.truth.Over() || shown == 0 {
					continue
				}
				for k := range a.chance.Intn(12) { // and somewhat on
					if a.truth.Over() || roundAgo(a.truth) != shown {
						break
					}
					if a.moves(); k%5 == 4 {
						a.room.BackTo(a.truth.Len() - 1)
					}
				}
				if a.truth.Over() || roundAgo(a.truth) != shown {
					continue
				}
				b := lateTable(t, p.Game, 3, seed)
				two := b.watcher()
				b.chance = game.NewRand(seed + 99)
				for _, text := range actions[:shown] {
					act, err := b.truth.Read(text)
					if err != nil {
						t.Fatal(err)
					}
					by := game.SeatOf(b.truth.State(), act)
					b.owner(by).in.Hear(b.say(by, act).Text())
				}
				for !b.truth.Over() && roundAgo(b.truth) < shown {
					b.moves()
				}
				if b.truth.Over() {
					continue
				}
				if b.truth.Len() != a.truth.Len() || !b.truth.State().Equal(a.truth.State()) {
					differ++
				}
				compared++
				sameTold(t, one.all, two.all)
				sameTold(t, a.watcher().all, b.watcher().all)
			}
			if compared < 2 || differ < 2 {
				t.Errorf("%d were compared, %d of them differ", compared, differ)
			}
		})
	}
}

func sameTold(t *testing.T, a, b [][]byte) {
	t.Helper()
	for i := range max(len(a), len(b)) {
		if i >= len(a) || i >= len(b) || !bytes.Equal(a[i], b[i]) {
			t.Fatalf("of %d and %d messages the %d-th differs:\n%.400s\n%.400s", len(a), len(b), i, nth(a, i),
				nth(b, i))
		}
	}
}

func nth(all [][]byte, i int) []byte {
	if i < len(all) {
		return all[i]
	}
	return nil
}

// TestLateAhead: who comes to a long match isn't told more at once than it says that it has.
func TestLateAhead(t *testing.T) {
	tb := lateTable(t, box.Of("sakodo").Game, 2, 2)
	for roundAgo(tb.truth) < 270 && !tb.truth.Over() {
		tb.moves()
	}
	g := tb.watcher()
	tb.read(g)
	if n := g.mirror.Session(0).Len(); n != 256 || !g.mirror.Behind() {
		t.Fatalf("it was told %d actions at once, behind %v", n, g.mirror.Behind())
	}
	g.in.Hear(room.Say{T: room.SayWatch, N: -7}.Text())
	tb.read(g)
	if n := g.mirror.Session(0).Len(); n != 256 {
		t.Fatalf("it was told %d actions", n)
	}
	g.in.Hear(room.Say{T: room.SayWatch, N: 1 << 40}.Text()) // it can't have what it wasn't sent
	tb.hears(g)
	tb.sees(g, roundAgo(tb.truth))
}
