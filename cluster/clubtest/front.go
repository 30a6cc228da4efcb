package clubtest

import (
	"errors"
	"io"
	"net"
	"sync/atomic"
)

// Front passes connections on to a club, each from another address of this machine: a club lets one address do little.
type Front struct {
	listener net.Listener
	to       string
	n        atomic.Uint32
}

// OpenFront listens before an address of this machine.
func OpenFront(to string) (*Front, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	f := &Front{listener: l, to: to}
	go f.serve()
	return f, nil
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
	on, err := dialer.Dial("tcp", f.to)
	if err != nil {
		return
	}
	go func() {
		_, _ = io.Copy(on, c) // either side may end it
		_ = on.Close()
	}()
	_, _ = io.Copy(c, on)
}
