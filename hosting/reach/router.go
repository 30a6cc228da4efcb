//go:build !js

package reach

import (
	"context"
	"errors"
	"net"
	"net/netip"
	"net/url"
	"strconv"
	"time"

	"github.com/huin/goupnp/dcps/internetgateway2"
	"github.com/huin/goupnp/httpu"
	"github.com/huin/goupnp/ssdp"
	natpmp "github.com/jackpal/go-nat-pmp"

	"posterestante/link"
)

// Way is how a port is reached from beyond the network.
type Way struct {
	Host string // address and port
	How  string // HowV6, HowPMP or HowUPnP
	Stop func() // takes the router's door away again; never nil
}

// How a port is reached.
const (
	HowV6   = "v6"   // this machine has an address of IPv6 that all may reach, unless the router forbids it
	HowPMP  = "pmp"  // the router opened a port (NAT-PMP)
	HowUPnP = "upnp" // the router opened a port (UPnP)
)

// askTime is how long the router may be asked, by both ways together.
const askTime = 2 * time.Second

// lease is for how long a port is asked for; it is asked for again at half of that.
const lease = time.Hour

// ErrClosed says that no way was found.
var ErrClosed = errors.New("no way from beyond the network")

// router is a way to ask a router.
type router struct {
	how  string
	open func(ctx context.Context, port int, life time.Duration) (host string, err error) // a life of 0 closes
}

// Open asks the router for a port, by NAT-PMP, then by UPnP, two seconds together; else it gives this machine's own
// address of IPv6, if it has one that all may reach.
func Open(ctx context.Context, port int) (Way, error) {
	short, cancel := context.WithTimeout(ctx, askTime)
	defer cancel()
	return open(short, port, []router{{HowPMP, pmp(gateways())}, {HowUPnP, upnp(ahead(short))}}, link.Addresses())
}

func open(ctx context.Context, port int, ask []router, own []string) (Way, error) {
	for _, r := range ask {
		host, err := r.open(ctx, port, lease)
		if err != nil || !public(host) { // a router behind another router opens nothing
			continue
		}
		renew, stop := context.WithCancel(context.WithoutCancel(ctx))
		go renewed(renew, r, port)
		return Way{Host: host, How: r.how, Stop: stop}, nil
	}
	for _, a := range own {
		if host := net.JoinHostPort(a, strconv.Itoa(port)); net.ParseIP(a).To4() == nil && public(host) {
			return Way{Host: host, How: HowV6, Stop: func() {}}, nil
		}
	}
	return Way{}, ErrClosed
}

// renewed asks for the port again and again, and gives it back at the end.
func renewed(ctx context.Context, r router, port int) {
	tick := time.NewTicker(lease / 2)
	defer tick.Stop()
	for {
		life := lease
		select {
		case <-ctx.Done():
			life = 0
		case <-tick.C:
		}
		last, cancel := context.WithTimeout(context.WithoutCancel(ctx), askTime)
		_, _ = r.open(last, port, life) // a router that forgot is asked again; one that isn't there forgets by itself
		cancel()
		if life == 0 {
			return
		}
	}
}

// public says whether a host's address can be reached from everywhere.
func public(host string) bool {
	at, err := netip.ParseAddrPort(host)
	if err != nil || at.Port() == 0 {
		return false
	}
	a := at.Addr().Unmap()
	shared := netip.MustParsePrefix("100.64.0.0/10") // of providers that share one address among many
	return a.IsGlobalUnicast() && !a.IsPrivate() && !shared.Contains(a)
}

// gateways are where the router may be: the first address of each private network that this machine is in.
func gateways() (out []net.IP) {
	for _, text := range link.Addresses() {
		if ip := net.ParseIP(text).To4(); ip != nil && ip.IsPrivate() {
			out = append(out, net.IPv4(ip[0], ip[1], ip[2], 1))
		}
	}
	return out
}

// pmpTime is how long NAT-PMP may take, so that UPnP has the rest.
const pmpTime = 700 * time.Millisecond

// pmp asks routers by NAT-PMP.
func pmp(at []net.IP) func(context.Context, int, time.Duration) (string, error) {
	return func(ctx context.Context, port int, life time.Duration) (string, error) {
		type answer struct {
			host string
			err  error
		}
		answers := make(chan answer, len(at))
		for _, ip := range at {
			go func() {
				host, err := pmpAt(ip, port, life)
				answers <- answer{host, err}
			}()
		}
		for range at {
			select {
			case a := <-answers:
				if a.err == nil {
					return a.host, nil
				}
			case <-ctx.Done():
				return "", ctx.Err()
			}
		}
		return "", ErrClosed
	}
}

func pmpAt(ip net.IP, port int, life time.Duration) (string, error) {
	c := natpmp.NewClientWithTimeout(ip, pmpTime)
	m, err := c.AddPortMapping("tcp", port, port, int(life.Seconds()))
	if err != nil || life == 0 {
		return "", err
	}
	a, err := c.GetExternalAddress()
	if err != nil {
		return "", err
	}
	b := a.ExternalIPAddress
	return net.JoinHostPort(net.IPv4(b[0], b[1], b[2], b[3]).String(), strconv.Itoa(int(m.MappedExternalPort))), nil
}

// gateway is what UPnP asks of a router.
type gateway interface {
	AddPortMappingCtx(ctx context.Context, remote string, external uint16, protocol string, internal uint16,
		client string, enabled bool, what string, seconds uint32) error
	DeletePortMappingCtx(ctx context.Context, remote string, external uint16, protocol string) error
	GetExternalIPAddressCtx(ctx context.Context) (string, error)
	LocalAddr() net.IP
}

// searched is the kind of device that is looked for.
const searched = "urn:schemas-upnp-org:device:InternetGatewayDevice:1"

// searchTime is how long routers may take to say that they are there; it must be a second at least.
const searchTime = 1100 * time.Millisecond

// clients are the routers in the network that UPnP finds.
func clients(ctx context.Context) (out []gateway) {
	hc, err := httpu.NewHTTPUClient()
	if err != nil {
		return nil
	}
	defer hc.Close()
	search, cancel := context.WithTimeout(ctx, searchTime)
	defer cancel()
	found, _ := ssdp.RawSearch(search, hc, searched, 2) // none is none
	for _, r := range found {
		if at, err := r.Location(); err == nil {
			out = append(out, clientsAt(ctx, at)...)
		}
	}
	return out
}

// clientsAt are the routers that a description tells of.
func clientsAt(ctx context.Context, at *url.URL) (out []gateway) {
	ones, _ := internetgateway2.NewWANIPConnection1ClientsByURLCtx(ctx, at) // without one there is the other, or none
	for _, c := range ones {
		out = append(out, c)
	}
	if len(out) > 0 {
		return out
	}
	twos, _ := internetgateway2.NewWANIPConnection2ClientsByURLCtx(ctx, at)
	for _, c := range twos {
		out = append(out, c)
	}
	return out
}

// ahead begins to look for routers at once; what it gives waits for what was found.
func ahead(ctx context.Context) func(context.Context) []gateway {
	var found []gateway
	done := make(chan struct{})
	go func() {
		defer close(done)
		found = clients(ctx)
	}()
	return func(ctx context.Context) []gateway {
		select {
		case <-done:
			return found
		case <-ctx.Done():
			return nil
		}
	}
}

// upnp asks routers by UPnP.
func upnp(find func(context.Context) []gateway) func(context.Context, int, time.Duration) (string, error) {
	return func(ctx context.Context, port int, life time.Duration) (string, error) {
		err := ErrClosed
		for _, g := range find(ctx) {
			var host string
			if host, err = upnpAt(ctx, g, port, life); err == nil {
				return host, nil
			}
		}
		return "", err
	}
}

func upnpAt(ctx context.Context, g gateway, port int, life time.Duration) (string, error) {
	p := uint16(port)
	if life == 0 {
		return "", g.DeletePortMappingCtx(ctx, "", p, "TCP")
	}
	own, seconds := g.LocalAddr().String(), uint32(life.Seconds())
	err := g.AddPortMappingCtx(ctx, "", p, "TCP", p, own, true, "Poste Restante", seconds)
	if err != nil {
		return "", err
	}
	ip, err := g.GetExternalIPAddressCtx(ctx)
	return net.JoinHostPort(ip, strconv.Itoa(port)), err
}
