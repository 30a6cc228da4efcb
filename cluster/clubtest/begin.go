package clubtest

import (
	"context"
	"slices"
	"time"

	"posterestante/game/room"
	"posterestante/link"
)

// Begin begins the match as the room's owner once everybody sits, and gives its id. It comes again where the link
// breaks.
func Begin(ctx context.Context, owner link.Way) (id string, err error) {
	for ctx.Err() == nil {
		c, err := link.Dial(ctx, owner)
		if err != nil {
			time.Sleep(50 * time.Millisecond)
			continue
		}
		end := context.AfterFunc(ctx, func() { _ = c.Close() })
		id, err = begin(c)
		end()
		_ = c.Close()
		if err == nil {
			return id, nil
		}
	}
	return "", ctx.Err()
}

func begin(c *link.Conn) (id string, err error) {
	if err := c.Send(room.Say{T: room.SayHello, V: room.Version}.Text()); err != nil {
		return "", err
	}
	for {
		msg, err := c.Receive()
		if err != nil {
			return "", err
		}
		tell, err := room.ReadTell(msg)
		switch {
		case err != nil:
			return "", err
		case tell.Start != nil:
			return tell.Start.Match, nil
		case tell.Room != nil && !tell.Room.Begun && !slices.ContainsFunc(tell.Room.Seats, func(c room.Chair) bool {
			return c.Kind == room.Open
		}):
			if err := c.Send(room.Say{T: room.SayBegin}.Text()); err != nil {
				return "", err
			}
		}
	}
}
