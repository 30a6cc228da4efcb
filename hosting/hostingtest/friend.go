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

	Mirror room.Mirror
	Stays  int // how often it had a link
	keys   []string
	over   bool
	heard  int
	dials  int
	Rand   game.Rand
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
		if err == nil {
			err = f.Mirror.Hear(&tell)
		}
		if err != nil {
			f.T.Errorf("seat %d: %v", f.Seat, err)
			f.over = true
			return
		}
		if tell.Sat != nil {
			f.keys = append(f.keys, tell.Sat.Key)
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
			if c.Send(say.Text()) != nil {
				return
			}
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
