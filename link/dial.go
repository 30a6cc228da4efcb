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
	scheme := "ws://"
	if w.Secure {
		scheme = "wss://"
	}
	if mixed(w) {
		return nil, trouble("link.mixed", nil)
	}
	s, err := dialSocket(ctx, scheme+w.Host+"/link")
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
