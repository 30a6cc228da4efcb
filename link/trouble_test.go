//go:build !js

package link

import (
	"bytes"
	"context"
	"crypto/rand"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
)

// TestStrangers: who has another key, or is of another version, is told so and no more; twenty tries end the words, and
// neither the link nor those who are in.
func TestStrangers(t *testing.T) {
	e := opened(t)
	in := e.dial(t, e.addr+" "+e.invite.Phrase())
	for range MostTries {
		other := NewInvite()
		if _, err := Dial(t.Context(), Way{Host: e.addr, Key: other.LinkKey()}); key(err) != "link.wrong" {
			t.Fatal(err)
		}
	}
	forged := e.invite.LinkKey()
	forged.Secret[3]++
	if _, err := Dial(t.Context(), Way{Host: e.addr, Key: forged}); key(err) != "link.wrong" {
		t.Fatal(err)
	}
	if _, err := Dial(t.Context(), Way{Host: e.addr, Key: e.invite.PhraseKey()}); key(err) != "link.wrong" {
		t.Fatalf("the words still open: %v", err)
	}
	e.dial(t, e.invite.Link(e.addr))
	if err := in.Send([]byte("still here")); err != nil {
		t.Fatal(err)
	}
	if _, err := in.Receive(); err != nil {
		t.Fatal(err)
	}
	for v, want := range map[byte]byte{0: newer, Version + 1: older} {
		s, err := dialSocket(t.Context(), "ws://"+e.addr+"/link")
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Write(t.Context(), append([]byte{'P', 'R', v}, make([]byte, 56)...)); err != nil {
			t.Fatal(err)
		}
		if answer, err := s.Read(t.Context()); err != nil || !bytes.Equal(answer, []byte{want}) {
			t.Fatalf("version %d is answered %v, %v", v, answer, err)
		}
	}
	if _, err := Dial(t.Context(), Way{Host: "127.0.0.1:1", Key: forged}); key(err) != "link.nobody" {
		t.Fatal(err)
	}
}

// TestRubbish: what isn't the protocol is turned away, and the door stays open.
func TestRubbish(t *testing.T) {
	e := opened(t)
	ask := func(head string) string {
		c, err := net.Dial("tcp", e.door.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		_ = c.SetDeadline(time.Now().Add(20 * time.Second))
		_, _ = io.WriteString(c, head)
		answer := make([]byte, 300)
		n, _ := io.ReadAtLeast(c, answer, 12)
		return string(answer[:n])
	}
	upgrade := "GET /link HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
		"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
	for _, row := range []struct{ name, head, want string }{
		{"the page", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "200"},
		{"another host", "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "421"},
		{"another origin", upgrade + "Origin: http://evil.example\r\n\r\n", "403"},
		{"no WebSocket", "GET /link HTTP/1.1\r\nHost: localhost\r\n\r\n", "426"},
		{"posted", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n", "404"},
		{"a long head", "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + strings.Repeat("x", 20_000) + "\r\n\r\n", "431"},
		{"no HTTP", "\x00\x01\x02 hello\r\n\r\n", "400"},
		{"its own origin", upgrade + "Origin: http://127.0.0.1\r\n\r\n", "101"},
	} {
		if got := ask(row.head); !strings.Contains(got, row.want) {
			t.Errorf("%s: %.60q instead of %s", row.name, got, row.want)
		}
	}
	for _, msg := range [][]byte{nil, {0}, []byte("PR"), bytes.Repeat([]byte("x"), 5000), append([]byte{'P', 'R', Version},
		make([]byte, 8)...)} {
		s, err := dialSocket(t.Context(), "ws://"+e.addr+"/link")
		if err != nil {
			t.Fatal(err)
		}
		_ = s.Write(t.Context(), msg)
		if answer, err := s.Read(t.Context()); err == nil && !bytes.Equal(answer, []byte{wrong}) {
			t.Errorf("%.20q is answered %v", msg, answer)
		}
	}
	c := e.dial(t, e.invite.Link(e.addr)) // and after its hello somebody sends rubbish
	noise := make([]byte, 700)
	_, _ = rand.Read(noise)
	_ = c.s.Write(t.Context(), noise)
	if _, err := c.Receive(); key(err) != "link.broken" {
		t.Errorf("rubbish: %v", err)
	}
	e.dial(t, e.invite.Link(e.addr))
}

// TestSilent: an end that says nothing any more, though its socket is open, is noticed; one that only has nothing to say
// is not.
func TestSilent(t *testing.T) {
	was := UsualPace
	UsualPace = Pace{Ping: 100 * time.Millisecond, Silent: 3 * time.Second}
	defer func() { UsualPace = was }()
	e := opened(t)
	e.door.cfg.Enter = func(c *Conn) {
		time.Sleep(4 * time.Second)
		c.out.Lock() // as if the cable were pulled
		<-c.closed
		c.out.Unlock()
	}
	c := e.dial(t, e.invite.Link(e.addr))
	began := time.Now()
	_, err := c.Receive()
	if key(err) != "link.silent" || time.Since(began) < 4*time.Second {
		t.Fatalf("after %v: %v", time.Since(began), err)
	}
}

// TestMany: a crowd at the door costs no more than so many links, and goes away again.
func TestMany(t *testing.T) {
	e := opened(t)
	var socks []*websocket.Conn
	turned := 0
	for range ofHome.Address + 10 {
		ctx, cancel := context.WithTimeout(t.Context(), 5*time.Second)
		ws, resp, err := websocket.Dial(ctx, "ws://"+e.door.Addr().String()+"/link", nil)
		cancel()
		if err != nil {
			if resp == nil || resp.StatusCode != http.StatusTooManyRequests {
				t.Fatal(err)
			}
			turned++
			continue
		}
		socks = append(socks, ws)
	}
	if turned != 10 {
		t.Fatalf("%d of %d were turned away", turned, ofHome.Address+10)
	}
	for _, s := range socks {
		_ = s.CloseNow()
	}
	for end := time.Now().Add(15 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		w, _ := ParseWay(e.invite.Link(e.addr))
		c, err := Dial(t.Context(), w)
		if err == nil {
			_ = c.Close()
			return
		}
		if time.Now().After(end) {
			t.Fatal(err)
		}
	}
}

// TestShut: who is on the way in while the door closes doesn't come in any more.
func TestShut(t *testing.T) {
	i := NewInvite()
	asked, closed, entered := make(chan bool), make(chan bool), make(chan bool, 1)
	d, err := OpenDoor(DoorConfig{Listen: "127.0.0.1:0", Enter: func(c *Conn) { entered <- true },
		Secret: func(KeyID, string) ([32]byte, bool) {
			asked <- true
			<-closed
			return i.LinkKey().Secret, true
		}})
	if err != nil {
		t.Fatal(err)
	}
	left := make(chan error, 1)
	go func() {
		c, err := Dial(context.Background(), Way{Host: d.Addr().String(), Key: i.LinkKey()})
		if err == nil {
			_, err = c.Receive()
		}
		left <- err
	}()
	<-asked
	_ = d.Close()
	close(closed)
	if err := <-left; err == nil {
		t.Error("the link stands")
	}
	select {
	case <-entered:
		t.Error("somebody came in")
	default:
	}
}
