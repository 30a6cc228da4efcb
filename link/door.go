//go:build !js

package link

import (
	"context"
	"crypto/tls"
	"errors"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/coder/websocket"
)

// DoorConfig is what a Door is made of.
type DoorConfig struct {
	Listen string       // address, such as ":0"
	Names  []string     // hosts by which it may be called besides addresses and localhost
	Page   http.Handler // serves the page; nil where there is none
	// Secret is the secret of a key with which somebody comes from an address; ok is false where it opens nothing.
	Secret func(id KeyID, from string) (secret [32]byte, ok bool)
	Wrong  func(id KeyID, from string) // somebody came with a wrong key; may be nil
	Enter  func(*Conn)                 // takes a link that stands; it is closed when Enter returns

	TLS     *tls.Config // nil for plain http
	Proxied bool        // a proxy stands before it and says who comes (the last of X-Forwarded-For)
	Relay   *Relay      // passes on those who come to others; nil for none
	Most    Most        // what it bears; the zero value is what a home does
}

// Most is what a Door bears.
type Most struct {
	Links   int // in all
	Address int // of one address
	Open    int // connections in all, those that only read the page included
}

// ofHome is what a Door bears at home.
var ofHome = Most{Links: 96, Address: 24, Open: 256}

const (
	knockTime = 10 * time.Second // for the way in
	headTime  = 5 * time.Second  // for the head of a request
	mostHead  = 8 << 10          // bytes
)

// Door listens on a port: it serves the page and lets links in.
type Door struct {
	cfg    DoorConfig
	server *http.Server
	in     net.Listener

	mu    sync.Mutex
	shut  bool // nobody comes in any more, those on the way in neither
	links map[*Conn]bool
	knock map[string]int // how many of an address are here, or on the way in
}

// OpenDoor begins to listen. An error is a Trouble.
func OpenDoor(cfg DoorConfig) (*Door, error) {
	l, err := net.Listen("tcp", cfg.Listen)
	if err != nil {
		return nil, trouble("link.listen", err)
	}
	if cfg.Most == (Most{}) {
		cfg.Most = ofHome
	}
	d := &Door{cfg: cfg, in: l, links: map[*Conn]bool{}, knock: map[string]int{}}
	d.server = &http.Server{Handler: d, ReadHeaderTimeout: headTime, ReadTimeout: 30 * time.Second,
		WriteTimeout: 120 * time.Second, IdleTimeout: 60 * time.Second, MaxHeaderBytes: mostHead, ErrorLog: nil}
	d.server.ErrorLog = quiet()
	var in net.Listener = &few{Listener: l, room: make(chan struct{}, cfg.Most.Open), one: cfg.Proxied}
	if cfg.TLS != nil {
		in = tls.NewListener(in, cfg.TLS)
	}
	go func() { _ = d.server.Serve(in) }()
	return d, nil
}

// Addr is where it listens.
func (d *Door) Addr() net.Addr { return d.in.Addr() }

// Close lets nobody in any more and ends all links.
func (d *Door) Close() error {
	err := d.server.Close()
	_ = d.in.Close() // a server that doesn't serve yet lets its port go some time later
	d.mu.Lock()
	d.shut = true
	var all []*Conn
	for c := range d.links {
		all = append(all, c)
	}
	d.mu.Unlock()
	for _, c := range all {
		_ = c.Close()
	}
	return err
}

// ServeHTTP implements http.Handler.
func (d *Door) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch {
	case !d.called(r.Host):
		http.Error(w, "wrong host", http.StatusMisdirectedRequest)
	case r.URL.Path == "/link":
		d.serveLink(w, r)
	case d.cfg.Page == nil || r.Method != http.MethodGet && r.Method != http.MethodHead:
		http.NotFound(w, r)
	default:
		d.cfg.Page.ServeHTTP(w, r)
	}
}

// called says whether the door may be called so: by an address, as localhost, or by its own names. A page of another
// name that was made to lead here is turned away (DNS rebinding).
func (d *Door) called(host string) bool {
	name := host
	if h, _, err := net.SplitHostPort(host); err == nil {
		name = h
	}
	name = strings.Trim(name, "[]")
	if _, err := netip.ParseAddr(name); err == nil || name == "localhost" {
		return true
	}
	return slices.Contains(d.cfg.Names, name)
}

// serveLink lets a link in. Its origin is checked by the library: the page that it comes from must be this one's.
func (d *Door) serveLink(w http.ResponseWriter, r *http.Request) {
	from := d.from(r)
	if !d.admit(from) {
		http.Error(w, "too many", http.StatusTooManyRequests)
		return
	}
	defer d.entered(from)
	_ = http.NewResponseController(w).SetReadDeadline(time.Time{})
	_ = http.NewResponseController(w).SetWriteDeadline(time.Time{})
	ws, err := websocket.Accept(w, r, &websocket.AcceptOptions{CompressionMode: websocket.CompressionDisabled})
	if err != nil {
		return
	}
	defer ws.CloseNow()
	d.let(socketOf(ws), from)
}

// from is the address that a request comes from.
func (d *Door) from(r *http.Request) string {
	from, _, _ := net.SplitHostPort(r.RemoteAddr)
	if all := r.Header.Values("X-Forwarded-For"); d.cfg.Proxied && len(all) > 0 {
		last := all[len(all)-1]
		last = strings.TrimSpace(last[strings.LastIndexByte(last, ',')+1:])
		if _, err := netip.ParseAddr(last); err == nil {
			from = last
		}
	}
	a, err := netip.ParseAddr(from)
	if err != nil {
		return from
	}
	if a = a.Unmap(); a.Is6() { // who has one of these has all of its network's
		p, _ := a.WithZone("").Prefix(64) // it is long enough
		return p.String()
	}
	return a.String()
}

// let is the stay of a socket: a guest of this door, or one that is passed on.
func (d *Door) let(s socket, from string) {
	ctx, cancel := context.WithTimeout(context.Background(), knockTime)
	defer cancel()
	first, err := s.Read(ctx)
	if err != nil {
		return
	}
	if r := d.cfg.Relay; r != nil && r.serve(s, first) {
		return
	}
	c, id, err := open(ctx, s, first, func(id KeyID) ([32]byte, bool) { return d.cfg.Secret(id, from) })
	if err != nil {
		if errors.Is(err, errWrong) && d.cfg.Wrong != nil {
			d.cfg.Wrong(id, from)
		}
		return
	}
	defer c.Close()
	c.from = from
	d.mu.Lock()
	d.links[c] = true
	shut := d.shut
	d.mu.Unlock()
	if !shut {
		d.cfg.Enter(c)
	}
	d.mu.Lock()
	delete(d.links, c)
	d.mu.Unlock()
}

// admit says whether one more may come from an address.
func (d *Door) admit(from string) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	n, all := d.knock[from], 0
	for _, k := range d.knock {
		all += k
	}
	if all >= d.cfg.Most.Links || n >= d.cfg.Most.Address {
		return false
	}
	d.knock[from]++
	return true
}

// entered ends the stay of one from an address.
func (d *Door) entered(from string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.knock[from]--; d.knock[from] <= 0 {
		delete(d.knock, from)
	}
}
