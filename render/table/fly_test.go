package table

import (
	"math"
	"strings"
	"testing"
	"time"

	"posterestante/game"
	essays "posterestante/game/montaigne"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/games/montaigne"
)

// sending is a player whose seat can send a postcard, and how to.
func sending(t *testing.T, seats ...string) (*player, game.Action) {
	t.Helper()
	for seed := range uint64(300) {
		s, err := game.NewSession(rules.Game{}, game.Setup{Game: "postcards", Seats: seats, Seed: game.Numbered(seed)})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		bot := &game.RandomBot{Rand: game.NewRand(seed)}
		for s.Len() < 200 && !s.Over() {
			for _, a := range s.Legal() {
				if a.Verb == rules.VSend && s.Turn() == 0 {
					p := playerOf(t, Normal, s)
					p.table.Ready()
					return p, a
				}
			}
			if _, err := s.Do(s.Ask(bot, &r)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no postcard can be sent")
	return nil, game.Action{}
}

// shown is where a sprite is seen, upright.
func shown(s stage.Sprite) stage.Rect {
	if s.Zoom == 0 {
		return s.Rect
	}
	x, y := s.Rect.Mid()
	w, h := s.Rect.W*s.Zoom, s.Rect.H*s.Zoom
	return stage.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
}

// TestSentWithItsStamps checks that the stamps and memories of a postcard that is
// sent, and of those that close the gap, go with it at every moment.
func TestSentWithItsStamps(t *testing.T) {
	p, a := sending(t, "person", "automa:normal")
	tb := p.table
	flying, bare := 0, 0
	card := int(a.A)
	was := stage.Pic{}
	for _, w := range tb.Lay.Worn {
		if w.Kind == "pc.written" && w.ID == card {
			was = w
		}
	}
	if was.Look == 0 {
		t.Fatal("nothing lies on the postcard: not a case worth testing")
	}
	if !tb.act(a) {
		t.Fatal("the postcard was not sent")
	}
	for ; tb.moving(); tb.run(stage.Tick) {
		var f stage.Frame
		tb.Motion.Place(&f, tb.resting(tb.Lay.Sprites))
		(&ceremony{showing: tb.showing}).Build(&f)
		var cards []stage.Rect
		for _, s := range f.Sprites {
			if s.Pic.Kind != "pc.written" {
				continue
			}
			cards = append(cards, shown(s))
			if s.Pic.ID == card && s.Zoom != 0 {
				if flying++; s.Pic.Look != was.Look {
					bare++
				}
			}
		}
	pieces:
		for _, s := range f.Sprites {
			if s.Pic.Kind != "pc.stamp" && s.Pic.Kind != "pc.memory" {
				continue
			}
			r := shown(s)
			for _, c := range cards {
				if r.X >= c.X && r.Y >= c.Y && r.X+r.W <= c.X+c.W && r.Y+r.H <= c.Y+c.H {
					continue pieces
				}
			}
			t.Fatalf("a %s is in the air at %+v", s.Pic.Kind, r)
		}
	}
	if flying == 0 || bare > 0 {
		t.Errorf("the postcard is seen to leave %d times, %d times without its stamps", flying, bare)
	}
	want := p.match.On.View(tb.View.Seat)
	tb.arrive()
	if d := tb.View.Diff(want); d != "" {
		t.Errorf("it ends elsewhere: %s", d)
	}
}

// squashed is a sprite's picture if it is shown at no proportion at which it is
// meant to be seen.
func squashed(samples shapes, s stage.Sprite) string {
	const most = 0.06 // a hundredth more or less of each side is no harm
	meant := samples[s.Pic.Kind]
	for _, p := range meant {
		if math.Abs(math.Log(p*s.Rect.H/s.Rect.W)) <= most {
			return ""
		}
	}
	if len(meant) == 0 {
		return ""
	}
	return s.Pic.Kind
}

// TestFlightsKeepTheirShape holds, in both games, that nothing that flies is
// squashed or drawn out on its way, and that every picture's shape is known.
func TestFlightsKeepTheirShape(t *testing.T) {
	pc, err := game.NewSession(rules.Game{},
		game.Setup{Game: "postcards", Seats: []string{"person", "automa:expert", "person"}, Seed: "4"})
	if err != nil {
		t.Fatal(err)
	}
	mo, err := game.NewSession(essays.Game{},
		game.Setup{Game: "montaigne", Seats: []string{"person", "person", "person"},
			Options: map[string]string{"encounters": "yes"}, Seed: "4"})
	if err != nil {
		t.Fatal(err)
	}
	for name, s := range map[string]*game.Session{"pc.": pc, "mo.": mo} {
		d := deps(Normal, s.Seats(), "en")
		if name == "mo." {
			d.Board = montaigne.Board{}
		}
		tb := New(d, Unkept{On: s})
		tb.phase = playing
		samples := shapesOf(tb.deps.Board.Samples())
		r := game.NewRand(7)
		bot := &game.RandomBot{Rand: game.NewRand(8)}
		seen := map[string]int{}
		for s.Len() < 260 && !s.Over() {
			if !tb.act(s.Ask(bot, &r)) {
				t.Fatal("an action was not taken")
			}
			for ; tb.moving(); tb.run(2 * stage.Tick) {
				var f stage.Frame
				var flying []stage.Sprite
				for _, sp := range tb.Lay.Sprites {
					if _, on := tb.Motion.Pose(sp.Key, sp.Rect); on {
						flying = append(flying, sp)
					}
				}
				tb.Motion.Place(&f, flying)
				for _, sp := range f.Sprites {
					if !strings.HasPrefix(sp.Pic.Kind, name) {
						continue
					}
					seen[sp.Pic.Kind]++
					if len(samples[sp.Pic.Kind]) == 0 {
						t.Fatalf("%s has no sample", sp.Pic.Kind)
					}
					if k := squashed(samples, sp); k != "" {
						t.Fatalf("%s flies squashed after %d actions: %.0f x %.0f", k, s.Len(), sp.Rect.W, sp.Rect.H)
					}
				}
			}
			tb.arrive()
			card := tb.cardOf(s.Len() - 1) // of a look back
			if k := squashed(samples, card); k != "" {
				t.Fatalf("%s is told squashed after %d actions: %.0f x %.0f", k, s.Len(), card.Rect.W, card.Rect.H)
			}
		}
		if len(seen) < 3 {
			t.Errorf("%s: only %v flew", name, seen)
		}
	}
}

// TestRecapTellsWhatIsReplayed checks that the panel beside the map speaks, all
// through the telling of what the others did, of the action that is shown.
func TestRecapTellsWhatIsReplayed(t *testing.T) {
	changes := 0
	for seed := uint64(0); changes < 12 && seed < 12; seed++ {
		p := played(t, Normal, 90, seed, "person", "automa:expert", "person")
		tb, s := p.table, p.match.On
		seat := s.Turn()
		tb.phase, tb.Ctx.Page = handing, seat
		tb.recap(seat)
		tb.phase = playing
		first := s.Len()
		for first > 0 && s.Step(first-1).Seat != seat {
			first--
		}
		var of []int // the action of each event
		for i := first; i < s.Len(); i++ {
			for range game.EventsFor(s.Step(i).Events, seat) {
				of = append(of, i)
			}
		}
		last := -1
		for tb.moving() {
			n := of[max(0, len(of)-len(tb.queue)-1)]
			told, by := tb.lastTold, s.Step(n).Seat
			if told == nil || told.Short != tb.timeline.lines[n].Short || told.Seat != by {
				t.Fatalf("seed %d: while action %d is shown the panel tells %+v", seed, n, tb.lastTold)
			}
			if n != last {
				last = n
				changes++
			}
			tb.run(stage.Tick)
		}
	}
	if changes < 12 {
		t.Errorf("only %d actions were told", changes)
	}
}

// TestNextActionWaits checks that nothing of an action is told before what moved
// by the one before is well on its way.
func TestNextActionWaits(t *testing.T) {
	p := played(t, Normal, 90, 1, "person", "automa:expert", "person")
	tb := p.table
	tb.flow.next = true
	tb.Motion.Ghost(anim.Flight{Span: time.Second})
	if tb.mayStart(game.Event{Kind: game.Note}) {
		t.Error("the next action's note doesn't wait")
	}
	tb.flow.next = false
	if !tb.mayStart(game.Event{Kind: game.Note}) {
		t.Error("a note within an action waits")
	}
}
