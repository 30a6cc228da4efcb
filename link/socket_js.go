package link

import (
	"context"
	"errors"
	"sync"
	"syscall/js"
)

// webSocket is the browser's own.
type webSocket struct {
	ws    js.Value
	in    chan []byte
	gone  chan struct{}
	once  sync.Once
	calls map[string]js.Func // by event
}

// mostWaiting is how many frames may wait to be read.
const mostWaiting = 4096

var errGone = errors.New("the link was closed")

// mixed says whether a page may not open such a link: one that came by https opens no plain one.
func mixed(w Way) bool {
	at := js.Global().Get("location")
	return at.Truthy() && at.Get("protocol").String() == "https:" && !w.Secure
}

func dialSocket(ctx context.Context, url string) (_ socket, err error) {
	defer func() {
		if r := recover(); r != nil { // what a browser throws at a bad address
			err = errGone
		}
	}()
	s := &webSocket{in: make(chan []byte, mostWaiting), gone: make(chan struct{}), calls: map[string]js.Func{}}
	s.ws = js.Global().Get("WebSocket").New(url)
	s.ws.Set("binaryType", "arraybuffer")
	opened := make(chan struct{})
	s.on("open", func(js.Value) { close(opened) })
	s.on("error", func(js.Value) { s.end() })
	s.on("close", func(js.Value) { s.end() })
	s.on("message", func(e js.Value) {
		data := e.Get("data")
		if !data.InstanceOf(js.Global().Get("ArrayBuffer")) {
			s.end()
			return
		}
		bytes := js.Global().Get("Uint8Array").New(data)
		msg := make([]byte, bytes.Get("length").Int())
		js.CopyBytesToGo(msg, bytes)
		select {
		case s.in <- msg:
		default:
			s.end()
		}
	})
	select {
	case <-opened:
		return s, nil
	case <-s.gone:
		return nil, errGone
	case <-ctx.Done():
		_ = s.Close()
		return nil, ctx.Err()
	}
}

// on hears an event of the socket.
func (s *webSocket) on(event string, do func(js.Value)) {
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(args[0])
		return nil
	})
	s.calls[event] = f
	s.ws.Call("addEventListener", event, f)
}

func (s *webSocket) end() { s.once.Do(func() { close(s.gone) }) }

// Write implements socket.
func (s *webSocket) Write(_ context.Context, msg []byte) error {
	select {
	case <-s.gone:
		return errGone
	default:
	}
	bytes := js.Global().Get("Uint8Array").New(len(msg))
	js.CopyBytesToJS(bytes, msg)
	s.ws.Call("send", bytes)
	return nil
}

// Read implements socket. What came before the end is read first.
func (s *webSocket) Read(ctx context.Context) ([]byte, error) {
	select {
	case msg := <-s.in:
		return msg, nil
	default:
	}
	select {
	case msg := <-s.in:
		return msg, nil
	case <-s.gone:
		return nil, errGone
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Close implements socket.
func (s *webSocket) Close() error {
	s.end()
	for event, f := range s.calls { // a released one must not be called
		s.ws.Call("removeEventListener", event, f)
		f.Release()
	}
	s.calls = nil
	s.ws.Call("close")
	return nil
}
