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

// TestYourTurnIsHeard checks that a person alone hears each time that it is their turn
// again, once, and nobody does where several persons sit at the screen.
func TestYourTurnIsHeard(t *testing.T) {
	for persons, seats := range map[int][]string{1: {"person", "automa:easy"}, 2: {"person", "automa:easy", "person"}} {
		p := newPlayer(t, 0, 7, seats...)
		heard, turns := 0, 0
		p.table.deps.Sound = func(cue string) {
			if cue == "yourturn" {
				heard++
			}
		}
		s, was := p.match.On, p.match.On.Turn()
		for s.Len() < 200 && !s.Over() {
			if p.table.phase == handing {
				p.table.Ready()
			}
			p.goes()
			if now := s.Turn(); now != was {
				if was = now; now == 0 {
					turns++
				}
			}
		}
		if persons == 2 {
			turns = 0
		} else if turns < 5 {
			t.Fatalf("it was their turn again only %d times", turns)
		}
		if heard != turns {
			t.Errorf("%d persons: heard %d times, want %d", persons, heard, turns)
		}
	}
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
