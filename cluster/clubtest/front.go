package clubtest

import (
	"errors"
	"io"
	"net"
	"sync"
	"sync/atomic"
)

// Front passes connections on to the first process of a club that takes them, each from another address of this
// machine: a club lets one address do little.
type Front struct {
	listener net.Listener
	n        atomic.Uint32

	mu sync.Mutex
	to []string
}

// OpenFront listens.
func OpenFront() (*Front, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	f := &Front{listener: l}
	go f.serve()
	return f, nil
}

// Pass says where connections go from now on.
func (f *Front) Pass(to ...string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.to = to
}

// Address is where it listens.
func (f *Front) Address() string { return f.listener.Addr().String() }

// Close listens no longer; what is passed on stays.
func (f *Front) Close() error { return f.listener.Close() }

func (f *Front) serve() {
	for {
		c, err := f.listener.Accept()
		if errors.Is(err, net.ErrClosed) {
			return
		}
		if err == nil {
			go f.pass(c)
		}
	}
}

func (f *Front) pass(c net.Conn) {
	defer c.Close()
	n := f.n.Add(1)
	from := net.TCPAddr{IP: net.IPv4(127, 1+byte(n>>16&0x7f), byte(n>>8), byte(n))}
	dialer := net.Dialer{LocalAddr: &from}
	f.mu.Lock()
	all := f.to
	f.mu.Unlock()
	for _, to := range all {
		on, err := dialer.Dial("tcp", to)
		if err != nil {
			continue
		}
		go func() {
			_, _ = io.Copy(on, c) // either side may end it
			_ = on.Close()
		}()
		_, _ = io.Copy(c, on)
		return
	}
}
