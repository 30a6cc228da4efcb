package link

import (
	"context"
	"time"
)

// dialTime is how long the way in may take.
const dialTime = 12 * time.Second

// Dial goes through the door of a room. Errors are Troubles.
func Dial(ctx context.Context, w Way) (*Conn, error) {
	ctx, cancel := context.WithTimeout(ctx, dialTime)
	defer cancel()
	if mixed(w) {
		return nil, trouble("link.mixed", nil)
	}
	s, err := dialSocket(ctx, w.socket())
	if err != nil {
		return nil, trouble("link.nobody", err)
	}
	c, err := knock(ctx, s, w.Key)
	if err != nil {
		_ = s.Close()
		return nil, err
	}
	return c, nil
}

// socket is the address of the door's socket.
func (w *Way) socket() string {
	if w.Secure {
		return "wss://" + w.Host + "/link"
	}
	return "ws://" + w.Host + "/link"
}
