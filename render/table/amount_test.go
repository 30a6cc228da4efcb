package table

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// auction is a table at which the first of three persons has put a ticket up for
// auction, that the two others may bid for.
func auction(t *testing.T, speed int) *player {
	t.Helper()
	for seed := uint64(1); seed < 60; seed++ {
		p := travellingWith(t, speed, seed, map[string]string{"auction": "sealed"}, "person", "person", "person")
		s := p.match.On
		r := game.NewRand(seed)
		bot := s.Game().(game.Hosted).Bot("bot:steady", seed)
		for range 60 {
			for _, a := range s.Legal() {
				if s.Game().Notation(a) == "sell ticket" && bidders(s) == 2 {
					p.table.Ready()
					p.table.see(s.Turn())
					p.table.act(a)
					p.table.catchUp()
					p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
					p.step(stage.Raw{X: -1, Y: -1}, 0)
					return p
				}
			}
			p.table.act(s.Ask(bot, &r))
			p.table.catchUp()
			if s.Over() {
				break
			}
		}
	}
	t.Fatal("nobody sells a ticket that two can buy")
	return nil
}

// bidders is how many others can pay more than twice the floor of a ticket.
func bidders(s *game.Session) (n int) {
	v := s.View(game.Nobody)
	for i := range s.Seats() {
		if seat := game.Seat(i); seat != s.Turn() && v.Counter(globe.MoneyN, seat) >= 550 {
			n++
		}
	}
	return n
}

// TestAmount checks that a bid is set by one stepper: by its large keys, by steps, along the slider and
// by typing, within what is allowed; none of that decides, no key stands beside it, and the button seals it.
func TestAmount(t *testing.T) {
	p := auction(t, 0)
	if !p.written("Your secret offer") {
		t.Error("the page between two persons doesn't say that a secret offer is asked for")
	}
	p.click("handover.ready")
	s := p.match.On
	n := s.Len()
	a := p.table.asked()
	if a == nil || a.Least != 25 {
		t.Fatalf("no bid from 250 on is asked for: %+v", a)
	}
	half := p.table.View.Counter(globe.MoneyN, s.Turn()) / 20
	for _, h := range p.show.Frame().Hots {
		if spot, ok := board.ParseSpot(h.ID); ok && spot.Zone == globe.Amount {
			t.Errorf("a key of a number stands beside the stepper: %s", h.Label)
		}
	}
	for _, row := range []struct {
		what string
		do   func()
		want int
	}{
		{"nothing", func() {}, 25},
		{"all", func() { p.click("amount.preset.2") }, a.Most},
		{"half", func() { p.click("amount.preset.1") }, half},
		{"less", func() { p.click("amount.less") }, half - 1},
		{"the floor", func() { p.click("amount.preset.0") }, 25},
		{"less than the floor", func() { p.click("amount.less") }, 25},
		{"more, twice", func() { p.click("amount.more"); p.click("amount.more") }, 27},
		{"the slider's end", func() {
			r := trackOf(a)
			p.slide(r.X+r.W/2, r.X+r.W+40, r.Y+r.H/2)
		}, a.Most},
		{"typed", func() { p.write("307") }, 30},
		{"typed too low", func() { p.click("amount.field"); p.write("\b\b\b\b\b40"); p.click("amount.more") }, 26},
		{"typed too high", func() {
			p.click("amount.field")
			p.write("\b\b\b\b\b99999")
			p.click("amount.less")
		}, a.Most - 1},
		{"the wheel", func() {
			x, y := trackOf(a).Mid()
			p.step(stage.Raw{X: x, Y: y, Wheel: -3}, stage.Tick)
		}, a.Most - 4},
	} {
		row.do()
		if p.table.amount.n != row.want || s.Len() != n {
			t.Fatalf("%s: %d is set, want %d; %d actions", row.what, p.table.amount.n, row.want, s.Len()-n)
		}
	}
	p.write("330")
	p.click("amount.ok")
	if got := s.Game().Notation(s.Step(n).Action); s.Len() != n+1 || got != "bid 330" {
		t.Fatalf("sealed: %s", got)
	}
	if err := p.table.canUndo(); err == nil {
		t.Error("a sealed bid can be taken back")
	}
}

// written says whether words stand on the screen.
func (p *player) written(words string) bool {
	return slices.ContainsFunc(p.show.Frame().Sprites, func(s stage.Sprite) bool { return s.Pic.Text == words })
}

// slide presses at x, moves to another, and lets go.
func (p *player) slide(x, to, y float64) {
	p.step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
	p.step(stage.Raw{X: (x + to) / 2, Y: y, Left: true}, stage.Tick)
	p.step(stage.Raw{X: to, Y: y, Left: true}, stage.Tick)
	p.step(stage.Raw{X: to, Y: y}, stage.Tick)
}

// write types letters; \b is the backspace.
func (p *player) write(text string) {
	for _, r := range text {
		if r == '\b' {
			p.step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{stage.KeyBackspace}}, stage.Tick)
			continue
		}
		p.step(stage.Raw{X: -1, Y: -1, Runes: []rune{r}}, stage.Tick)
	}
}

// TestSealedAtOneScreen plays the same auction twice, the first bidder bidding
// otherwise: until all have bid every frame is the same, whatever is looked at, the
// page between two persons comes before each bid, and then what was bid is told.
func TestSealedAtOneScreen(t *testing.T) {
	type shown struct {
		at    string
		frame stage.Frame
	}
	play := func(first string) (frames []shown, after string) {
		p := auction(t, 1)
		look := func(at string) {
			p.show.Touch()
			p.step(stage.Raw{X: -1, Y: -1}, 0)
			f := *p.show.Frame()
			f.Sprites, f.Hots = append([]stage.Sprite(nil), f.Sprites...), append([]stage.Hot(nil), f.Hots...)
			frames = append(frames, shown{at, f})
		}
		handed := func() {
			t.Helper()
			if p.table.phase != handing {
				t.Fatal("no page between the persons")
			}
			look("between")
			p.click("handover.ready")
		}
		handed()
		p.settle()
		if first == "" {
			p.click(board.SpotID(game.Spot{Zone: globe.Buttons, Seat: game.Nobody, Index: globe.ButtonNoBid}))
		} else {
			p.write(first)
			p.click("amount.ok")
		}
		for p.table.moving() {
			look("closing")
			p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		}
		p.settle()
		handed()
		for p.table.moving() {
			look("told again")
			p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		}
		look("the second bidder")
		p.click("table.hints")
		look("hints")
		p.click("hints.close")
		p.wait(300 * time.Millisecond) // a second click there would be dropped
		p.click("table.past")
		for range 4 {
			p.step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{stage.KeyLeft}}, stage.Tick)
			p.settle()
			look("the past")
		}
		p.step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{stage.KeyEscape}}, stage.Tick)
		look("back")
		p.click(board.SpotID(game.Spot{Zone: globe.Buttons, Seat: game.Nobody, Index: globe.ButtonNoBid}))
		p.settle()
		p.table.timeline.retell()
		for _, l := range p.table.timeline.lines {
			after += fmt.Sprintln(l)
		}
		return frames, after
	}
	a, told := play("470")
	if !strings.Contains(told, "470") {
		t.Fatal("an opened bid is told nowhere: the test looks at nothing")
	}
	for _, other := range []string{"260", ""} {
		b, _ := play(other)
		if len(a) != len(b) || len(a) < 9 {
			t.Fatalf("%d frames, %d with another bid", len(a), len(b))
		}
		for i := range a {
			if a[i].at == "closing" && other == "" {
				continue // what was clicked last is still pointed at
			}
			if !reflect.DeepEqual(a[i].frame.Sprites, b[i].frame.Sprites) ||
				!reflect.DeepEqual(labels(&a[i].frame), labels(&b[i].frame)) {
				t.Fatalf("%s (frame %d) shows what was bid, 470 or %q", a[i].at, i, other)
			}
		}
	}
}

func labels(f *stage.Frame) (out []string) {
	for _, h := range f.Hots {
		out = append(out, h.ID+" "+h.Label)
	}
	return out
}
