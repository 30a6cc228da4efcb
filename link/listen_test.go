//go:build !js

package link

import (
	"errors"
	"net"
	"testing"
)

// from are connections that come from addresses, one after the other.
type from []string

type visitor struct {
	net.Conn
	at     string
	closed bool
}

func (v *visitor) RemoteAddr() net.Addr {
	return &net.TCPAddr{IP: net.ParseIP(v.at), Port: 7}
}
func (v *visitor) Close() error { v.closed = true; return nil }

func (f *from) Accept() (net.Conn, error) {
	if len(*f) == 0 {
		return nil, errors.New("nobody comes any more")
	}
	at := (*f)[0]
	*f = (*f)[1:]
	return &visitor{at: at}, nil
}
func (f *from) Close() error   { return nil }
func (f *from) Addr() net.Addr { return nil }

// TestFew: one address, of IPv6 one network, takes a third of the places and no more; this machine takes all; a place is
// given back once.
func TestFew(t *testing.T) {
	all := func(at ...string) (out from) {
		for range 20 {
			out = append(out, at...)
		}
		return out
	}
	for name, row := range map[string]struct {
		come from
		in   int
	}{
		"one": {all("192.0.2.1"), 3}, "two": {all("192.0.2.1", "192.0.2.2"), 6}, "mapped": {all("192.0.2.1", "::ffff:192.0.2.1"), 3},
		"a network": {all("2001:db8::1", "2001:db8::2:1"), 3}, "two networks": {all("2001:db8::1", "2001:db8:0:1::1"), 6},
		"many": {all("192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"), 9}, "this machine": {all("127.0.0.1"), 9},
		"this machine by IPv6": {all("::1"), 9}, "one proxy": {all("192.0.2.1"), 9},
	} {
		f := &few{Listener: &row.come, room: make(chan struct{}, 9), one: name == "one proxy"}
		var in []net.Conn
		for {
			c, err := f.Accept()
			if err != nil {
				break
			}
			in = append(in, c)
		}
		if len(in) != row.in {
			t.Errorf("%s: %d are in", name, len(in))
		}
		for _, c := range in {
			_, _ = c.Close(), c.Close()
		}
		if len(f.room) != 0 || len(f.of) != 0 {
			t.Errorf("%s: %d places are taken, %v, once all are gone", name, len(f.room), f.of)
		}
	}
}
