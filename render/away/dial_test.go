package away_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"posterestante/game/room"
	"posterestante/render/away"
)

// TestDialKnowsItsKeys: whoever looks for the room is told the keys of its seats from the first try on, since the link
// itself isn't there for who opens it yet.
func TestDialKnowsItsKeys(t *testing.T) {
	told := make(chan []string, 1)
	l := away.Open(away.Config{Keys: []string{"a", "b"}, Final: func(error) bool { return true },
		Dial: func(_ context.Context, keys []string) (room.Wire, error) {
			told <- keys
			return nil, errors.New("nowhere")
		}})
	defer l.Close()
	select {
	case keys := <-told:
		if !slices.Equal(keys, []string{"a", "b"}) {
			t.Errorf("it was told %v", keys)
		}
	case <-time.After(time.Minute):
		t.Fatal("nobody looked for the room")
	}
}
