//go:build !js

package link

import (
	"context"
	"errors"

	"github.com/coder/websocket"
)

// webSocket is a socket of a program.
type webSocket struct{ c *websocket.Conn }

// mostFrame is how long a frame on the wire may be.
const mostFrame = mostSealed + 64

var errText = errors.New("a message of text")

func dialSocket(ctx context.Context, url string) (socket, error) {
	c, _, err := websocket.Dial(ctx, url, &websocket.DialOptions{CompressionMode: websocket.CompressionDisabled})
	if err != nil {
		return nil, err
	}
	return socketOf(c), nil
}

func socketOf(c *websocket.Conn) socket {
	c.SetReadLimit(mostFrame)
	return webSocket{c}
}

// mixed says whether a page may not open such a link; a program may open any.
func mixed(Way) bool { return false }

// Write implements socket.
func (s webSocket) Write(ctx context.Context, msg []byte) error {
	return s.c.Write(ctx, websocket.MessageBinary, msg)
}

// Read implements socket.
func (s webSocket) Read(ctx context.Context) ([]byte, error) {
	kind, msg, err := s.c.Read(ctx)
	if err == nil && kind != websocket.MessageBinary {
		err = errText
	}
	return msg, err
}

// Close implements socket.
func (s webSocket) Close() error { return s.c.CloseNow() }
