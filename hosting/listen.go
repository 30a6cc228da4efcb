//go:build !js

package hosting

import (
	"math/rand/v2"
	"net"
	"strconv"
	"time"

	"posterestante/link"
)

// Ports of rooms, lowest and highest. Systems hand out higher ones to whoever calls anybody: one of those could be
// taken when the room opens again, and the links that were given lead to its port.
const (
	lowPort  = 20000
	highPort = 32000
)

const (
	portTries = 20              // how many ports are tried before any is taken
	portWait  = 3 * time.Second // how long the room's own may be taken when it opens again
	portPause = 100 * time.Millisecond
)

// listen opens the door, if the room has one of its own: where it was before; where that port stays taken, or there was
// none, at another.
func (h *Host) listen(k *kept) (err error) {
	if h.cfg.Listen == "" {
		return nil
	}
	host, port, err := net.SplitHostPort(h.cfg.Listen)
	if err != nil {
		return h.opens(h.cfg.Listen) // which says what is wrong
	}
	at := func(port int) error { return h.opens(net.JoinHostPort(host, strconv.Itoa(port))) }
	if k.Port > 0 {
		for end := time.Now().Add(portWait); ; time.Sleep(portPause) {
			if err = at(k.Port); err == nil {
				return nil
			}
			if time.Now().After(end) {
				break
			}
		}
	}
	for n := 0; port == "0" && n < portTries; n++ {
		if err = at(lowPort + rand.IntN(highPort-lowPort)); err == nil {
			return h.moved(k)
		}
	}
	if err = h.opens(h.cfg.Listen); err != nil {
		return err
	}
	return h.moved(k)
}

// moved keeps the port of a room that is at another now.
func (h *Host) moved(k *kept) error {
	if k.n == 0 { // it is kept as soon as it is open
		return nil
	}
	return h.book.add(entry{Room: &h.kept})
}

// opens opens the door at an address.
func (h *Host) opens(at string) error {
	door, err := link.OpenDoor(link.DoorConfig{Listen: at, Page: h.cfg.Page, Secret: h.secret, Wrong: h.tries.Wrong,
		Enter: func(c *link.Conn) { h.Enter(c) }})
	if err != nil {
		return err
	}
	h.door = door
	h.mu.Lock()
	h.kept.Port = h.port()
	h.mu.Unlock()
	return nil
}
