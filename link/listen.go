//go:build !js

package link

import (
	"io"
	"log"
	"net"
	"net/netip"
	"sync"
)

// few lets so many connections be open at once, of one network address a third of them; who comes then is closed at
// once. This machine's own addresses, and a proxy's, may take all.
type few struct {
	net.Listener
	room chan struct{}
	one  bool // all come by one proxy, wherever that is

	mu sync.Mutex
	of map[netip.Prefix]int // how many are open, by address
}

// Accept implements net.Listener.
func (f *few) Accept() (net.Conn, error) {
	for {
		c, err := f.Listener.Accept()
		if err != nil {
			return nil, err
		}
		from := network(c.RemoteAddr())
		if !f.admit(from) {
			_ = c.Close()
			continue
		}
		select {
		case f.room <- struct{}{}:
			return &counted{Conn: c, leave: func() { <-f.room; f.left(from) }}, nil
		default:
			f.left(from)
			_ = c.Close()
		}
	}
}

func (f *few) admit(from netip.Prefix) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	if !f.one && !from.Addr().IsLoopback() && f.of[from] >= cap(f.room)/3 {
		return false
	}
	if f.of == nil {
		f.of = map[netip.Prefix]int{}
	}
	f.of[from]++
	return true
}

func (f *few) left(from netip.Prefix) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.of[from]--; f.of[from] <= 0 {
		delete(f.of, from)
	}
}

// network is where a connection comes from: an address of IPv4; of IPv6 its network, since who has one has them all.
func network(a net.Addr) netip.Prefix {
	t, ok := a.(*net.TCPAddr)
	if !ok {
		return netip.Prefix{}
	}
	ip := t.AddrPort().Addr().Unmap().WithZone("")
	bits := 64
	if ip.Is4() {
		bits = 32
	}
	p, _ := ip.Prefix(bits) // it is long enough
	if ip.IsLoopback() {
		p = netip.PrefixFrom(ip, ip.BitLen())
	}
	return p
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
