//go:build !js

package hosting_test

import (
	"bytes"
	"flag"
	"net"
	"sync"
	"testing"
	"time"
)

var outage = flag.Duration("outage", 0, "how long the cable is pulled, at the usual pace of links; 0 is short, at a quick pace")

// cable is a way to a port on which things go wrong.
type cable struct {
	addr, to string
	mu       sync.Mutex
	open     []net.Conn
	dead     bool   // all is swallowed
	once     string // what happens to the next bytes: "garbled", "doubled", "swapped", "late"
	kept     []byte // to be sent after the next ones
}

func laid(t *testing.T, to string) *cable {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	c := &cable{addr: l.Addr().String(), to: to}
	go func() {
		for {
			in, err := l.Accept()
			if err != nil {
				return
			}
			out, err := net.Dial("tcp", c.to)
			if err != nil {
				_ = in.Close()
				continue
			}
			c.mu.Lock()
			c.open = append(c.open, in, out)
			c.mu.Unlock()
			go c.carry(in, out)
			go c.carry(out, in)
		}
	}()
	return c
}

func (c *cable) carry(dst, src net.Conn) {
	buf := make([]byte, 1<<15)
	for {
		n, err := src.Read(buf)
		if n > 0 {
			if _, err := dst.Write(c.passes(bytes.Clone(buf[:n]))); err != nil {
				_ = src.Close()
			}
		}
		if err != nil {
			_ = dst.Close()
			return
		}
	}
}

// passes is what comes out in place of some bytes.
func (c *cable) passes(b []byte) []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	kept := c.kept
	c.kept = nil
	once := c.once
	c.once = ""
	switch {
	case c.dead:
		return nil
	case once == "garbled":
		b[len(b)/2] ^= 1
	case once == "doubled":
		b = append(b, b...)
	case once == "swapped":
		c.kept = b
		return kept
	case once == "late":
		time.Sleep(30 * time.Millisecond)
	}
	return append(b, kept...)
}

// fails has something go wrong once; "cut" closes all, "dead" swallows all until it is repaired.
func (c *cable) fails(how string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch how {
	case "dead":
		c.dead = true
	case "cut":
		for _, o := range c.open {
			_ = o.Close()
		}
		c.open = nil
	default:
		c.once = how
	}
}

// repaired has new links go through; those of before stay dead.
func (c *cable) repaired() {
	c.mu.Lock()
	old := c.open
	c.open, c.dead = nil, false
	c.mu.Unlock()
	for _, o := range old {
		_ = o.Close()
	}
}
