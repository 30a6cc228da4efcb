//go:build !js

// Package reach is how friends find a room at home: announced in the same network, and through the router's door.
package reach

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"io"
	"log"
	"net"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/hashicorp/mdns"

	"posterestante/link"
)

// service is what rooms are announced as (DNS-SD).
const service = "_posterestante._tcp"

// quiet is a log that nobody reads: what strangers send is no news.
func quiet() *log.Logger { return log.New(io.Discard, "", 0) }

// Announce says in the same network that a room is at a port, by a random id and nothing else, until stop is called.
func Announce(port int) (stop func(), err error) {
	zone, err := announced(port)
	if err != nil {
		return nil, err
	}
	s, err := mdns.NewServer(&mdns.Config{Zone: zone, Logger: quiet()})
	if err != nil {
		return nil, err
	}
	return func() { _ = s.Shutdown() }, nil
}

// announced is what is said.
func announced(port int) (*mdns.MDNSService, error) {
	var b [8]byte
	_, _ = rand.Read(b[:]) // it never fails
	id := hex.EncodeToString(b[:])
	var ips []net.IP
	for _, a := range link.Addresses() {
		ips = append(ips, net.ParseIP(a))
	}
	if len(ips) == 0 {
		ips = []net.IP{net.IPv4(127, 0, 0, 1)}
	}
	return mdns.NewMDNSService(id, service, "local.", id+".local.", port, ips, nil)
}

// Looking looks for rooms in the same network.
type Looking struct {
	stop context.CancelFunc
	done sync.WaitGroup
	mu   sync.Mutex
	seen map[string]time.Time // when a host answered last
}

// What is looked for how often, and how many are remembered how long.
const (
	lookEach  = 4 * time.Second
	lookTime  = 2 * time.Second
	mostNear  = 16
	nearStays = 15 * time.Second
)

// Look begins to look. wake is called when something was found; it may be nil.
func Look(wake func()) *Looking {
	ctx, stop := context.WithCancel(context.Background())
	l := &Looking{stop: stop, seen: map[string]time.Time{}}
	l.done.Add(1)
	go func() {
		defer l.done.Done()
		for ctx.Err() == nil {
			l.once(ctx, wake)
			select {
			case <-ctx.Done():
			case <-time.After(lookEach):
			}
		}
	}()
	return l
}

func (l *Looking) once(ctx context.Context, wake func()) {
	found := make(chan *mdns.ServiceEntry, 4*mostNear)
	q := &mdns.QueryParam{Service: service, Domain: "local", Timeout: lookTime, Entries: found, Logger: quiet(),
		DisableIPv6: true, WantUnicastResponse: true}
	if mdns.QueryContext(ctx, q) != nil { // such as no network: it is looked for again
		return
	}
	for {
		select {
		case e := <-found:
			if host := hostOf(e); host != "" && l.take(host, time.Now()) && wake != nil {
				wake()
			}
		default:
			return
		}
	}
}

// hostOf is where a room is, by what somebody in the network says; "" for what is no room.
func hostOf(e *mdns.ServiceEntry) string {
	if !strings.HasSuffix(e.Name, "."+service+".local.") || e.Port < 1 || e.Port > 65535 || e.AddrV4 == nil {
		return ""
	}
	return net.JoinHostPort(e.AddrV4.String(), strconv.Itoa(e.Port))
}

// take remembers a host; fresh says whether it is new.
func (l *Looking) take(host string, now time.Time) (fresh bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for h, at := range l.seen {
		if now.Sub(at) > nearStays {
			delete(l.seen, h)
		}
	}
	_, was := l.seen[host]
	if !was && len(l.seen) >= mostNear {
		return false
	}
	l.seen[host] = now
	return !was
}

// Hosts are those where rooms were found, in order.
func (l *Looking) Hosts() (out []string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for h := range l.seen {
		out = append(out, h)
	}
	slices.Sort(out)
	return out
}

// Stop looks no more.
func (l *Looking) Stop() { l.stop() }
