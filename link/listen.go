//go:build !js

package link

import (
	"io"
	"log"
	"net"
	"sync"
)

// few lets so many connections be open at once; who comes then is closed at once.
type few struct {
	net.Listener
	room chan struct{}
}

// Accept implements net.Listener.
func (f *few) Accept() (net.Conn, error) {
	for {
		c, err := f.Listener.Accept()
		if err != nil {
			return nil, err
		}
		select {
		case f.room <- struct{}{}:
			return &counted{Conn: c, leave: func() { <-f.room }}, nil
		default:
			_ = c.Close()
		}
	}
}

// counted gives its place back when it is closed.
type counted struct {
	net.Conn
	once  sync.Once
	leave func()
}

// Close implements net.Conn.
func (c *counted) Close() error {
	c.once.Do(c.leave)
	return c.Conn.Close()
}

// quiet is a log that nobody reads: what strangers send is no news.
func quiet() *log.Logger { return log.New(io.Discard, "", 0) }

// Addresses are those of this machine by which others may reach it, private ones first; with the port they make a host.
func Addresses() (out []string) {
	all, _ := net.InterfaceAddrs()
	var far []string
	for _, a := range all {
		n, ok := a.(*net.IPNet)
		if !ok || n.IP.IsLoopback() || n.IP.IsLinkLocalUnicast() {
			continue
		}
		if n.IP.To4() != nil {
			out = append(out, n.IP.String())
		} else {
			far = append(far, n.IP.String())
		}
	}
	return append(out, far...)
}
