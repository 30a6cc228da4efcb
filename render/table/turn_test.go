package table

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// TestKeysOfAllSeats checks that every seat has a key that opens its things.
func TestKeysOfAllSeats(t *testing.T) {
	if len(stage.CmdSeats) != game.MaxSeats {
		t.Fatalf("%d commands, %d seats", len(stage.CmdSeats), game.MaxSeats)
	}
	var keys *stage.Keymap // the usual ones
	for i, c := range stage.CmdSeats {
		if want := (stage.Stroke{Key: stage.Key(strconv.Itoa(i + 1))}); !slices.Contains(keys.Of(c), want) {
			t.Errorf("seat %d: %v", i, keys.Of(c))
		}
	}
}

// rung counts how often one hears that it is one's turn, and checks that choices are
// lit whenever one does.
type rung struct {
	p           *player
	seat        game.Seat
	heard, want int
	was         game.Seat // whose turn it was
}

func ringing(p *player, seat game.Seat) *rung {
	r := &rung{p: p, seat: seat, was: p.match.On.Turn()}
	p.table.deps.Sound = func(cue string) {
		if cue == "yourturn" {
			r.heard++
			if len(p.table.lit()) == 0 {
				p.t.Fatalf("after %d actions one hears that it is one's turn, but nothing is lit", p.match.On.Len())
			}
		}
	}
	return r
}

// look is for after each step: once the table rests on one's turn, that was heard.
func (r *rung) look() {
	r.p.t.Helper()
	if now := r.p.match.On.Turn(); now != r.was {
		if r.was = now; now == r.seat {
			r.want++
		}
	}
	if r.heard > r.want || len(r.p.table.lit()) > 0 && r.heard != r.want {
		r.p.t.Fatalf("after %d actions: heard %d times, want %d", r.p.match.On.Len(), r.heard, r.want)
	}
}

// TestYourTurnIsHeard checks that a person alone hears each time that it is their turn
// again, once, when the table comes to rest on it: at every speed, by themselves and
// where the others' turns are finished by a click.
func TestYourTurnIsHeard(t *testing.T) {
	for speed := range Speeds {
		for _, hurries := range []bool{false, true} {
			p := newPlayer(t, speed, 7, "person", "automa:easy", "automa:normal")
			r := ringing(p, 0)
			moved := 0
			for r.want < 4 {
				p.goes()
				if r.look(); p.match.On.Turn() == 0 && p.table.moving() && r.heard < r.want {
					moved++
				}
				if hurries && p.show.Frame().Hot("table.finish") != nil {
					p.click("table.finish")
					r.look()
				}
			}
			for p.table.moving() {
				p.goes()
				r.look()
			}
			if speed > 0 && !hurries && moved == 0 {
				t.Errorf("speed %d: nothing moved as the turn came", speed)
			}
		}
	}
}

// TestYourTurnIsHeardAfterThinking checks the same of opponents who think.
func TestYourTurnIsHeardAfterThinking(t *testing.T) {
	for _, hurries := range []bool{false, true} {
		p, th := pondering(t, 2, "person", "think:250")
		r := ringing(p, 0)
		if hurries {
			p.click("table.finish")
		}
		for i := 0; r.want == 0 || r.heard < r.want; i++ {
			if i == 6000 {
				t.Fatalf("heard %d times, want %d", r.heard, r.want)
			}
			if n := len(th.asked); n > 0 && p.table.thinks(p.match.On.Turn()) && len(th.answer[n-1]) == 0 &&
				p.table.turns.thought.said == nil {
				th.reply(n - 1)
			}
			p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
			r.look()
		}
	}
}

// TestYourTurnIsNotHeard checks that it is silent where one person hands over to
// another, which a page says, and in a look back; after that it is heard, if it wasn't
// before.
func TestYourTurnIsNotHeard(t *testing.T) {
	p := newPlayer(t, 2, 7, "person", "automa:easy", "person")
	heard := 0
	count := func(cue string) {
		if cue == "yourturn" {
			heard++
		}
	}
	p.table.deps.Sound = count
	for p.match.On.Len() < 60 {
		p.table.Ready()
		p.goes()
	}
	if heard > 0 {
		t.Errorf("two persons who hand over to each other hear it %d times", heard)
	}
	p = newPlayer(t, 2, 7, "person", "automa:easy")
	r := ringing(p, 0)
	for r.want == 0 || !p.table.moving() {
		p.goes()
		r.look()
	}
	p.click("table.past")
	for _, key := range []stage.Key{stage.KeyHome, stage.KeyRight, stage.KeyRight, stage.KeyEnd} {
		p.key(key, false)
		p.rest()
	}
	if r.heard >= r.want {
		t.Error("it is heard in a look back")
	}
	p.key("t", false)
	p.rest()
	r.look()
}

// TestLogFollowsAfterALookBack checks that after a look back the log goes on with what
// is done, as it did before.
func TestLogFollowsAfterALookBack(t *testing.T) {
	p := played(t, 0, 60, 4, "person", "automa:normal")
	p.key("t", false)
	p.key(stage.KeyHome, false)
	p.rest()
	p.key("t", false)
	p.rest()
	for range 12 {
		p.goes()
	}
	p.rest()
	if last := logID(p.match.On.Len() - 1); p.show.Frame().Hot(last) == nil {
		t.Errorf("%s isn't shown", last)
	}
}

// TestCrashFileNamesNothing checks that what a crash file would have of the last action is
// its verb alone: the rest may name what others can't know.
func TestCrashFileNamesNothing(t *testing.T) {
	p := newPlayer(t, 0, 7, "person", "automa:easy")
	last := ""
	p.table.deps.Last = &last
	for _, a := range p.match.On.Legal() {
		if text := p.match.On.Game().Notation(a); strings.Contains(text, " ") {
			p.table.act(a)
			if verb, _, _ := strings.Cut(text, " "); last != verb {
				t.Errorf("of %q a crash file would have %q", text, last)
			}
			return
		}
	}
	t.Error("no action names anything")
}
