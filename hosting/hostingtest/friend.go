//go:build !js

// Package hostingtest plays in rooms, as programs elsewhere do.
package hostingtest

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
	"posterestante/link"
)

// Friend is a program elsewhere that plays by chance.
type Friend struct {
	T     Reporter
	Way   link.Way
	Seat  game.Seat
	Drops int           // it loses its link after so many messages, 0 for never
	Hosts []string      // where it comes to, the next each time; nil for the way's alone
	Pause time.Duration // before each of its actions
	Watch Watch         // is told what it says and hears; may be nil

	Mirror room.Mirror
	Stays  int // how often it had a link
	keys   []string
	over   bool
	heard  int
	dials  int
	Memory Memory
	Rand   game.Rand
}

// Memory is what a friend was told.
type Memory struct {
	Restored bool     // the room may be restored from a copy: then what was done after it is gone
	told     []string // what each action was, as it was told first
}

// Watch is told what a friend says and hears, in its own goroutine.
type Watch interface {
	Says(n int)                     // the match's action of that number
	Hears(tell *room.Tell, len int) // a message of so many bytes
}

// Reporter is told what is wrong; a *testing.T is one.
type Reporter interface {
	Errorf(format string, args ...any)
}

// Play plays until the match is over; a broken link is taken up again with the seat's own key.
func (f *Friend) Play(ctx context.Context) {
	f.Mirror.Named = box.Named
	for ctx.Err() == nil && !f.over {
		way := f.Way
		if len(f.keys) > 0 {
			way.Key, _ = link.SeatKey(f.keys[0])
		}
		if len(f.Hosts) > 0 {
			way.Host = f.Hosts[f.dials%len(f.Hosts)]
			f.dials++
		}
		c, err := link.Dial(ctx, way)
		if err != nil {
			time.Sleep(20 * time.Millisecond)
			continue
		}
		f.Stays++
		f.sit(c)
		_ = c.Close()
	}
}

func (f *Friend) sit(c *link.Conn) {
	hello := f.Mirror.Hello(f.keys)
	if c.Send(hello.Text()) != nil {
		return
	}
	sit := room.Say{T: room.SaySit, Seat: f.Seat, Name: fmt.Sprint("Friend ", f.Seat)}
	if len(f.keys) == 0 && c.Send(sit.Text()) != nil {
		return
	}
	said := -1
	for !f.over {
		msg, err := c.Receive()
		if err != nil {
			return
		}
		tell, err := room.ReadTell(msg)
		if err == nil && f.Watch != nil {
			f.Watch.Hears(&tell, len(msg))
		}
		if err == nil {
			err = f.Mirror.Hear(&tell)
		}
		if err != nil {
			f.T.Errorf("seat %d: %v", f.Seat, err)
			f.over = true
			return
		}
		f.check(&tell)
		if tell.Sat != nil {
			f.keys = append(f.keys, tell.Sat.Key)
		}
		if tell.No != nil && tell.No.Why == "room.kept" { // nothing was done; the host makes room
			time.Sleep(50 * time.Millisecond)
			said = -1
		}
		f.over = tell.Over != nil
		if f.heard++; f.Drops > 0 && f.heard%f.Drops == 0 {
			return
		}
		if !f.Mirror.Started() || !slices.Contains(f.Mirror.Eyes(), f.Seat) {
			continue
		}
		s := f.Mirror.Session(f.Seat)
		if s.Turn() == f.Seat && s.Len() != said {
			time.Sleep(f.Pause)
			legal := s.Legal()
			said = s.Len()
			a := s.Game().Notation(legal[f.Rand.Intn(len(legal))])
			say := room.Say{T: room.SayDo, Seat: f.Seat, N: s.Len(), A: a}
			if f.Watch != nil {
				f.Watch.Says(s.Len())
			}
			if c.Send(say.Text()) != nil {
				return
			}
		}
	}
}

// State says how far the friend is, for a test that waited in vain. The friend may still play.
func (f *Friend) State() string {
	return fmt.Sprintf("was told %d actions, heard %d messages, came in %d times", len(f.Memory.told), f.heard, f.dials)
}

// check holds what is told against what was told before: an action that was once told stays as it was (nobody takes
// back) unless the room was restored, and nothing is told in another seat's eyes.
func (f *Friend) check(tell *room.Tell) {
	if s := tell.Start; s != nil && s.Len < len(f.Memory.told) {
		if f.Memory.Restored {
			f.Memory.told = f.Memory.told[:s.Len]
			return
		}
		f.T.Errorf("seat %d: of %d actions that were told %d are left", f.Seat, len(f.Memory.told), s.Len)
	}
	s := tell.Step
	if s == nil {
		return
	}
	for _, e := range s.Eyes {
		if e.Seat != f.Seat && e.Seat != game.Nobody {
			f.T.Errorf("seat %d is told what seat %d sees", f.Seat, e.Seat)
		}
		if e.Seat != f.Seat {
			continue
		}
		text := fmt.Sprint(s.Seat, e.Action, e.Text)
		if s.N == len(f.Memory.told) {
			f.Memory.told = append(f.Memory.told, text)
		} else if s.N > len(f.Memory.told) || f.Memory.told[s.N] != text {
			f.T.Errorf("seat %d: action %d is told as %s, after %d others", f.Seat, s.N, text, len(f.Memory.told))
		}
	}
}

// Wire is a way into a room.
type Wire interface {
	Send([]byte) error
	Receive() ([]byte, error)
}

// Begin begins the match once everybody sits, by the host's way into the room, and gives its id.
func Begin(t *testing.T, p Wire) string {
	t.Helper()
	id, err := Begins(p)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// Begins begins the match once everybody sits, by the host's way into the room, and gives its id.
func Begins(p Wire) (id string, err error) {
	if err := p.Send(room.Say{T: room.SayHello, V: room.Version}.Text()); err != nil {
		return "", err
	}
	for {
		msg, err := p.Receive()
		if err != nil {
			return "", err
		}
		tell, err := room.ReadTell(msg)
		switch {
		case err != nil:
			return "", err
		case tell.No != nil:
			return "", fmt.Errorf("the room refuses: %w", tell.No)
		case tell.Start != nil:
			return tell.Start.Match, nil
		}
		if r := tell.Room; r != nil && !r.Begun && !slices.ContainsFunc(r.Seats, func(c room.Chair) bool {
			return c.Kind == room.Open
		}) {
			_ = p.Send(room.Say{T: room.SayBegin}.Text())
		}
	}
}

// Opens opens a room at a club, for as many persons as seats; it gives the way of guests and the owner's key.
func Opens(ctx context.Context, at link.Way, name string, seats int) (guests link.Way, owner link.Key, err error) {
	desk, err := link.Dial(ctx, at)
	if err != nil {
		return guests, owner, err
	}
	defer desk.Close()
	ask := link.Ask{T: link.AskRoom, Game: name, Kinds: slices.Repeat([]string{room.Open}, seats)}
	if err = desk.Say(ask); err != nil {
		return guests, owner, err
	}
	msg, err := desk.Receive()
	if err != nil {
		return guests, owner, err
	}
	answer, err := link.ReadAnswer(msg)
	i, ok := link.Reopen(answer.Invite)
	owner, is := link.SeatKey(answer.Owner)
	if err != nil || !ok || !is {
		return guests, owner, fmt.Errorf("the club answers %q: %w", msg, err)
	}
	guests, err = link.ParseWay(i.LinkBy(at))
	return guests, owner, err
}
