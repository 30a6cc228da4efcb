//go:build !js

package link

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"posterestante/link/linktest"
)

// relayed is a home that nobody reaches but by a club, and the club.
type relayed struct {
	*echo
	club  *Door
	relay *Relay
	way   Way // to the club, all bytes of which are recorded
	stir  chan struct{}
	state chan error
	stop  context.CancelFunc
}

func behindClub(t *testing.T) *relayed {
	t.Helper()
	r := &relayed{echo: opened(t), relay: NewRelay(), stir: make(chan struct{}, 1), state: make(chan error, 10)}
	pass := NewPass()
	var err error
	r.club, err = OpenDoor(DoorConfig{Listen: "127.0.0.1:0", Relay: r.relay,
		Secret: func(id KeyID, _ string) ([32]byte, bool) { return pass.Key().Secret, id == pass.Key().ID },
		Enter:  r.desk})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = r.club.Close() })
	r.addr = r.tap(t, r.club.Addr().String())
	if r.way, err = ParseWay(pass.Link(r.addr, false)); err != nil || !r.way.Club {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	r.stop = stop
	go r.door.Behind(ctx, Behind{Club: r.way, Stir: r.stir, State: func(err error) { r.state <- err },
		Opens: func() []KeyID { return []KeyID{r.invite.LinkKey().ID, r.invite.PhraseKey().ID} }})
	if err := <-r.state; err != nil {
		t.Fatal(err)
	}
	return r
}

// desk is what a club does for a home.
func (r *relayed) desk(c *Conn) {
	h := r.relay.Register(func(ticket string) error { return c.Say(Answer{Ticket: ticket}) })
	defer h.Leave()
	for {
		msg, err := c.Receive()
		if err != nil {
			return
		}
		ask, err := ReadAsk(msg)
		if err != nil || !h.Opens(ask.IDs) {
			_ = c.Say(Answer{No: "club.taken"})
			return
		}
		_ = c.Say(Answer{Ready: true})
	}
}

// TestRelay: guests come by the club's relay, which sees all their bytes and can read none; the club's own key, which
// it knows, opens nothing; guests stay when the home's own link to the club breaks.
func TestRelay(t *testing.T) {
	r := behindClub(t)
	secret := []byte("the sleeping bag of Zoé")
	talk := func(c *Conn) {
		t.Helper()
		for _, n := range []int{1, 300, 200_000} {
			msg := bytes.Repeat(secret, n/len(secret)+1)
			if err := c.Send(msg); err != nil {
				t.Fatal(err)
			}
			if back, err := c.Receive(); err != nil || !bytes.Equal(back, msg) {
				t.Fatalf("%d bytes came back as %d: %v", len(msg), len(back), err)
			}
		}
	}
	a := r.dial(t, r.invite.Link(r.addr))
	b := r.dial(t, r.addr+" "+r.invite.Phrase())
	talk(a)
	talk(b)
	if g, h := r.relay.Guests(), r.relay.Homes(); g != 2 || h != 1 {
		t.Fatalf("%d guests, %d homes", g, h)
	}
	r.mu.Lock()
	wire := bytes.Clone(r.wire.Bytes())
	r.mu.Unlock()
	if len(wire) < 800_000 {
		t.Fatalf("%d bytes were recorded", len(wire))
	}
	for _, s := range [][]byte{secret, []byte(r.invite.Phrase()), r.invite.secret[:]} {
		if how := linktest.Leaks(wire[:40_000], s); how != "" {
			t.Errorf("%q can be read at the relay: %s", s, how)
		}
		if bytes.Contains(wire, s) {
			t.Errorf("%q can be read at the relay", s)
		}
	}
	forged := r.invite.LinkKey()
	forged.Secret[3]++
	if _, err := Dial(t.Context(), Way{Host: r.addr, Key: forged}); key(err) != "link.wrong" {
		t.Fatalf("a wrong key by the relay: %v", err)
	}
	r.stop()
	for end := time.Now().Add(10 * time.Second); r.relay.Homes() > 0 && time.Now().Before(end); {
		time.Sleep(10 * time.Millisecond)
	}
	if _, err := Dial(t.Context(), Way{Host: r.addr, Key: r.invite.LinkKey()}); key(err) != "link.wrong" {
		t.Fatalf("nobody is registered: %v", err)
	}
}

// TestRelayMeddles: a relay that changes, leaves out or repeats a message ends the link; nothing of it is taken for
// true.
func TestRelayMeddles(t *testing.T) {
	for name, meddle := range map[string]func(msg []byte) [][]byte{
		"changes": func(m []byte) [][]byte { m[len(m)/2] ^= 1; return [][]byte{m} },
		"repeats": func(m []byte) [][]byte { return [][]byte{m, m} },
		"omits":   func([]byte) [][]byte { return nil },
		"cuts":    func(m []byte) [][]byte { return [][]byte{m[:len(m)-1]} },
		"invents": func(m []byte) [][]byte { return [][]byte{make([]byte, len(m)), m} },
	} {
		e := opened(t)
		srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, q *http.Request) {
			ws, err := websocket.Accept(w, q, nil)
			if err != nil {
				return
			}
			in, ctx := socketOf(ws), context.Background()
			out, err := dialSocket(ctx, "ws://"+e.addr+"/link")
			if err != nil {
				t.Error(err)
				return
			}
			defer in.Close()
			defer out.Close()
			go func() {
				defer in.Close()
				for {
					msg, err := out.Read(ctx)
					if err != nil || in.Write(ctx, msg) != nil {
						return
					}
				}
			}()
			for n := 0; ; n++ {
				msg, err := in.Read(ctx)
				if err != nil {
					return
				}
				all := [][]byte{msg}
				if n == 2 { // the hello, one message, and then this
					all = meddle(msg)
				}
				for _, m := range all {
					_ = out.Write(ctx, m)
				}
			}
		}))
		t.Cleanup(srv.Close)
		c := e.dial(t, e.invite.Link(strings.TrimPrefix(srv.URL, "http://")))
		said := []string{"one", "two", "three"}
		for _, s := range said {
			_ = c.Send([]byte(s))
		}
		var heard []string
		for {
			msg, err := c.Receive()
			if err != nil {
				break
			}
			heard = append(heard, string(msg))
		}
		if len(heard) == 0 || len(heard) > 2 || !slices.Equal(heard, said[:len(heard)]) {
			t.Errorf("%s: heard %q", name, heard)
		}
	}
}

// TestRelayLimits: tickets that nobody gave, keys that are another home's, too many of them, and homes that don't come
// for their guests.
func TestRelayLimits(t *testing.T) {
	r := behindClub(t)
	for _, n := range []int{0, 16, 99} {
		first := append([]byte("PT"), make([]byte, n)...)
		s, err := dialSocket(t.Context(), r.way.socket())
		if err != nil {
			t.Fatal(err)
		}
		_ = s.Write(t.Context(), first)
		if answer, err := s.Read(t.Context()); err == nil && !bytes.Equal(answer, []byte{wrong}) {
			t.Errorf("%q is answered %q", first, answer)
		}
	}
	id := r.invite.LinkKey().ID
	other := r.relay.Register(func(string) error { return nil })
	many := make([]string, mostIDs+1)
	for i := range many {
		var b [8]byte
		_, _ = rand.Read(b[:])
		many[i] = hex.EncodeToString(b[:])
	}
	for _, names := range [][]string{{hex.EncodeToString(id[:])}, {"x"}, {"00"}, many} {
		if other.Opens(names) {
			t.Errorf("%.40q is taken", names)
		}
	}
	if !other.Opens(many[:mostIDs]) {
		t.Error("a home's keys are not taken")
	}
	broken := r.relay.Register(func(string) error { return errors.New("gone") })
	lost := NewInvite()
	lostID := lost.LinkKey().ID
	if !broken.Opens([]string{hex.EncodeToString(lostID[:])}) {
		t.Fatal("not taken")
	}
	if _, err := Dial(t.Context(), Way{Host: r.addr, Key: lost.LinkKey()}); key(err) != "link.broken" {
		t.Errorf("a home that doesn't come: %v", err) // it may come back: no reason to give up
	}
	if g := r.relay.Guests(); g != 0 {
		t.Errorf("%d guests", g)
	}
	r.dial(t, r.invite.Link(r.addr))
}

// TestFrom: who comes is known by the proxy where there is one, and only there; a network of IPv6 is one visitor.
func TestFrom(t *testing.T) {
	for _, row := range []struct {
		remote, told string
		proxied      bool
		want         string
	}{
		{"192.0.2.7:1", "", false, "192.0.2.7"}, {"192.0.2.7:1", "198.51.100.1", false, "192.0.2.7"},
		{"127.0.0.1:1", "203.0.113.5, 198.51.100.1", true, "198.51.100.1"}, {"127.0.0.1:1", "", true, "127.0.0.1"},
		{"[2001:db8:1:2:3:4:5:6]:1", "", false, "2001:db8:1:2::/64"}, {"[::ffff:192.0.2.7]:1", "", false, "192.0.2.7"},
		{"[fe80::1%eth0]:1", "", false, "fe80::/64"}, {"127.0.0.1:1", strings.Repeat("x", 50), true, "127.0.0.1"},
	} {
		d := &Door{cfg: DoorConfig{Proxied: row.proxied}}
		q := &http.Request{RemoteAddr: row.remote, Header: http.Header{}}
		if row.told != "" {
			q.Header.Set("X-Forwarded-For", row.told)
		}
		if got := d.from(q); got != row.want {
			t.Errorf("%+v: %s", row, got)
		}
	}
}
