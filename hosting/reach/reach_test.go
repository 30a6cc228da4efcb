//go:build !js

package reach

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hashicorp/mdns"
	"github.com/miekg/dns"
)

// TestAnnounced: what is said in the network is a random id, the port and this machine's addresses, and nothing of who
// plays what or of the machine's name.
func TestAnnounced(t *testing.T) {
	a, err := announced(40123)
	if err != nil {
		t.Fatal(err)
	}
	b, _ := announced(40123)
	if a.Instance == b.Instance || len(a.Instance) != 16 || a.HostName != a.Instance+".local." || a.Port != 40123 {
		t.Errorf("%+v", a)
	}
	var said strings.Builder
	for _, q := range []uint16{dns.TypePTR, dns.TypeSRV, dns.TypeTXT, dns.TypeA, dns.TypeANY} {
		for _, name := range []string{service + ".local.", a.Instance + "." + service + ".local.", a.HostName} {
			for _, r := range a.Records(dns.Question{Name: name, Qtype: q, Qclass: dns.ClassINET}) {
				said.WriteString(r.String() + "\n")
				if txt, ok := r.(*dns.TXT); ok && strings.Join(txt.Txt, "") != "" {
					t.Errorf("it says %q", txt.Txt)
				}
			}
		}
	}
	host, _ := os.Hostname()
	if said.Len() == 0 || host != "" && strings.Contains(strings.ToLower(said.String()), strings.ToLower(host)) {
		t.Errorf("it says %s", said.String())
	}
}

// TestFound: only rooms are taken for rooms, so many at most, and they are forgotten when they are silent.
func TestFound(t *testing.T) {
	good := mdns.ServiceEntry{Name: "00ff." + service + ".local.", Port: 7, AddrV4: net.IPv4(192, 168, 1, 7)}
	if got := hostOf(&good); got != "192.168.1.7:7" {
		t.Error(got)
	}
	for _, spoil := range []func(*mdns.ServiceEntry){
		func(e *mdns.ServiceEntry) { e.Name = "printer._ipp._tcp.local." }, func(e *mdns.ServiceEntry) { e.Port = 0 },
		func(e *mdns.ServiceEntry) { e.Port = 70_000 }, func(e *mdns.ServiceEntry) { e.AddrV4 = nil },
	} {
		e := good
		if spoil(&e); hostOf(&e) != "" {
			t.Errorf("%+v is a room", e)
		}
	}
	l, now := &Looking{seen: map[string]time.Time{}}, time.Now()
	for i := range 2 * mostNear {
		l.take(fmt.Sprintf("192.168.1.%d:7", i), now)
	}
	if n := len(l.Hosts()); n != mostNear {
		t.Errorf("%d are remembered", n)
	}
	if !l.take("10.0.0.1:7", now.Add(nearStays+time.Second)) || !slices.Equal(l.Hosts(), []string{"10.0.0.1:7"}) {
		t.Errorf("%v", l.Hosts())
	}
}

// TestOpen: the first way that leads to an address that all may reach is taken; a router behind another router opens
// nothing; without one this machine's own address of IPv6 is told; a door that was opened is closed.
func TestOpen(t *testing.T) {
	closed := make(chan string, 4)
	ask := func(how, host string, err error) router {
		return router{how, func(_ context.Context, port int, life time.Duration) (string, error) {
			if life == 0 {
				closed <- how
			}
			return host, err
		}}
	}
	broken := errors.New("broken")
	pmp, upnp := ask(HowPMP, "198.51.100.7:9", nil), ask(HowUPnP, "198.51.100.8:9", nil)
	for name, row := range map[string]struct {
		ask  []router
		own  []string
		want string
	}{
		"NAT-PMP":        {[]router{pmp, upnp}, nil, "pmp 198.51.100.7:9"},
		"UPnP":           {[]router{ask(HowPMP, "", broken), upnp}, nil, "upnp 198.51.100.8:9"},
		"behind another": {[]router{ask(HowPMP, "192.168.0.2:9", nil), ask(HowUPnP, "100.64.3.4:9", nil)}, nil, ""},
		"IPv6":           {nil, []string{"192.168.1.7", "fd00::7", "2001:db8::7"}, "v6 [2001:db8::7]:7"},
		"nothing":        {nil, []string{"192.168.1.7", "fd00::7"}, ""},
		"no address":     {[]router{ask(HowPMP, "what:9", nil), ask(HowUPnP, "198.51.100.8:0", nil)}, nil, ""},
	} {
		w, err := open(t.Context(), 7, row.ask, row.own)
		if got := strings.TrimSpace(w.How + " " + w.Host); got != row.want || (err == nil) != (row.want != "") {
			t.Errorf("%s: %q %v", name, got, err)
		}
		if err == nil && w.How != HowV6 {
			if w.Stop(); <-closed != w.How {
				t.Errorf("%s: another door was closed", name)
			}
		}
	}
}

// TestPMP asks a made-up router on loopback by NAT-PMP.
func TestPMP(t *testing.T) {
	l, err := net.ListenUDP("udp4", &net.UDPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 5351})
	if err != nil {
		t.Fatal(err)
	}
	var lives []uint32
	done := make(chan struct{})
	go func() {
		defer close(done)
		buf := make([]byte, 64)
		for {
			n, from, err := l.ReadFromUDP(buf)
			if err != nil {
				return
			}
			answer := make([]byte, 12)
			answer[1] = buf[1] | 128
			switch {
			case n >= 12 && buf[1] == 2: // a port of TCP
				answer = make([]byte, 16)
				answer[1] = 130
				copy(answer[8:], buf[4:6])
				binary.BigEndian.PutUint16(answer[10:], 40_999)
				copy(answer[12:], buf[8:12])
				lives = append(lives, binary.BigEndian.Uint32(buf[8:]))
			case buf[1] == 0:
				copy(answer[8:], net.IPv4(198, 51, 100, 7).To4())
			}
			_, _ = l.WriteToUDP(answer, from)
		}
	}()
	ask := pmp([]net.IP{net.IPv4(127, 0, 0, 1)})
	host, err := ask(t.Context(), 7777, lease)
	if err != nil || host != "198.51.100.7:40999" {
		t.Errorf("%s %v", host, err)
	}
	if _, err := ask(t.Context(), 7777, 0); err != nil {
		t.Error(err)
	}
	_ = l.Close()
	<-done
	if !slices.Equal(lives, []uint32{3600, 0}) {
		t.Errorf("it was asked for %v s", lives)
	}
	if _, err := ask(t.Context(), 7777, lease); err == nil {
		t.Error("a router that isn't there opens a port")
	}
}

// description is what a made-up router says of itself.
const description = `<?xml version="1.0"?><root xmlns="urn:schemas-upnp-org:device-1-0"><specVersion><major>1</major>
<minor>0</minor></specVersion><device><deviceType>urn:schemas-upnp-org:device:InternetGatewayDevice:1</deviceType>
<friendlyName>made up</friendlyName><UDN>uuid:1</UDN><serviceList><service>
<serviceType>urn:schemas-upnp-org:service:WANIPConnection:1</serviceType>
<serviceId>urn:upnp-org:serviceId:WANIPConn1</serviceId><controlURL>/control</controlURL><eventSubURL>/e</eventSubURL>
<SCPDURL>/s</SCPDURL></service></serviceList></device></root>`

// TestUPnP asks a made-up router on loopback by UPnP, as if it had been found.
func TestUPnP(t *testing.T) {
	var mu sync.Mutex
	var did []string
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/xml")
		if r.URL.Path != "/control" {
			_, _ = io.WriteString(w, description)
			return
		}
		text, _ := io.ReadAll(r.Body)
		what := strings.Trim(r.Header.Get("SOAPAction"), `"`)
		what = what[strings.IndexByte(what, '#')+1:]
		mu.Lock()
		did = append(did, what)
		mu.Unlock()
		fine := strings.Contains(string(text), ">7777<") && strings.Contains(string(text), ">3600<")
		if what == "AddPortMapping" && !fine {
			t.Errorf("%s", text)
		}
		_, _ = fmt.Fprintf(w, `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>`+
			`<u:%sResponse xmlns:u="urn:schemas-upnp-org:service:WANIPConnection:1">`+
			`<NewExternalIPAddress>198.51.100.8</NewExternalIPAddress></u:%[1]sResponse></s:Body></s:Envelope>`, what)
	}))
	defer srv.Close()
	at, err := url.Parse(srv.URL + "/rootDesc.xml")
	if err != nil {
		t.Fatal(err)
	}
	ask := upnp(func(ctx context.Context) []gateway { return clientsAt(ctx, at) })
	host, err := ask(t.Context(), 7777, lease)
	if err != nil || host != "198.51.100.8:7777" {
		t.Errorf("%s %v", host, err)
	}
	if _, err := ask(t.Context(), 7777, 0); err != nil {
		t.Error(err)
	}
	if want := []string{"AddPortMapping", "GetExternalIPAddress", "DeletePortMapping"}; !slices.Equal(did, want) {
		t.Errorf("it was asked %v", did)
	}
}
