package clubtest

import (
	"context"
	"time"

	"posterestante/hosting/hostingtest"
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
		id, err = hostingtest.Begins(c)
		end()
		_ = c.Close()
		if err == nil {
			return id, nil
		}
	}
	return "", ctx.Err()
}
