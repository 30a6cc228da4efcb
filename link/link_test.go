//go:build !js

package link

import (
	"bytes"
	"errors"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"posterestante/link/linktest"
)

// echo is a door that says back what it hears, and records all bytes that went over the wire.
type echo struct {
	door   *Door
	invite Invite
	tries  Tries
	addr   string

	mu   sync.Mutex
	wire bytes.Buffer
}

func opened(t *testing.T) *echo {
	t.Helper()
	e := &echo{invite: NewInvite()}
	keys := map[KeyID]Key{}
	for _, k := range []Key{e.invite.LinkKey(), e.invite.PhraseKey()} {
		keys[k.ID] = k
	}
	d, err := OpenDoor(DoorConfig{Listen: "127.0.0.1:0", Wrong: e.tries.Wrong,
		Page: http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "the page") }),
		Secret: func(id KeyID, _ string) ([32]byte, bool) {
			k, ok := keys[id]
			return k.Secret, ok && (id != e.invite.PhraseKey().ID || !e.tries.Ended())
		},
		Enter: func(c *Conn) {
			for {
				msg, err := c.Receive()
				if err != nil || c.Send(msg) != nil {
					return
				}
			}
		}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.Close() })
	e.door, e.addr = d, e.tap(t, d.Addr().String())
	return e
}

// tap records what goes to and fro an address.
func (e *echo) tap(t *testing.T, to string) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	copyTo := func(dst, src net.Conn) {
		defer dst.Close()
		buf := make([]byte, 1<<15)
		for {
			n, err := src.Read(buf)
			e.mu.Lock()
			e.wire.Write(buf[:n])
			e.mu.Unlock()
			if n > 0 {
				if _, err := dst.Write(buf[:n]); err != nil {
					return
				}
			}
			if err != nil {
				return
			}
		}
	}
	go func() {
		for {
			in, err := l.Accept()
			if err != nil {
				return
			}
			out, err := net.Dial("tcp", to)
			if err != nil {
				_ = in.Close()
				continue
			}
			go copyTo(out, in)
			go copyTo(in, out)
		}
	}()
	return l.Addr().String()
}

func (e *echo) dial(t *testing.T, text string) *Conn {
	t.Helper()
	w, err := ParseWay(text)
	if err != nil {
		t.Fatal(err)
	}
	c, err := Dial(t.Context(), w)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	return c
}

// TestLink sends messages of all sizes there and back, by the link and by the words, and looks for them on the wire.
func TestLink(t *testing.T) {
	e := opened(t)
	ways := map[string]string{"link": e.invite.Link(e.addr), "phrase": e.addr + " " + strings.ToUpper(e.invite.Phrase())}
	for name, way := range ways {
		c := e.dial(t, way)
		for _, n := range []int{0, 1, 250, 251, 252, 256, 4000, mostSealed - 5, mostSealed - 4, 3 * mostSealed, 1 << 20} {
			msg := bytes.Repeat([]byte("the sleeping bag of Zoé; "), n/25+1)[:n]
			if err := c.Send(msg); err != nil {
				t.Fatal(err)
			}
			back, err := c.Receive()
			if err != nil || !bytes.Equal(back, msg) {
				t.Fatalf("%s: %d bytes came back as %d: %v", name, n, len(back), err)
			}
		}
		if err := c.Send(make([]byte, MaxMessage+1)); err == nil {
			t.Fatal("a message of 4 MiB and a byte was sent")
		}
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	wire := e.wire.Bytes()
	if len(wire) < 1<<20 {
		t.Fatal("nothing was recorded")
	}
	wire = wire[:60_000]
	for _, secret := range []string{"the sleeping bag", e.invite.Phrase(), ways["link"][strings.Index(ways["link"], "#")+1:]} {
		if how := linktest.Leaks(wire, []byte(secret)); how != "" {
			t.Errorf("%q can be read on the wire: %s", secret, how)
		}
	}
}

func key(err error) string {
	var t *Trouble
	if errors.As(err, &t) {
		return t.Key
	}
	return ""
}

// TestFrames: promises of long messages, frames out of order and empty ones end the link; memory follows what came.
func TestFrames(t *testing.T) {
	for name, frames := range map[string][][]byte{
		"promises 1 GB": {{frameFirst, 0x40, 0, 0, 0}}, "more of nothing": {{frameMore, 1, 2}}, "no kind": {{9, 9}},
		"two beginnings": {append([]byte{frameFirst, 0, 0, 9, 0}, make([]byte, 251)...), {frameFirst, 0, 0, 0, 0}},
		"nothing comes":  {append([]byte{frameFirst, 0, 0, 9, 0}, make([]byte, 251)...), {frameMore}},
		"short":          {{frameFirst, 0}}, "empty": {{}},
	} {
		e := opened(t)
		heard := make(chan error, 1)
		e.door.cfg.Enter = func(c *Conn) {
			_, err := c.Receive()
			heard <- err
		}
		c := e.dial(t, e.invite.Link(e.addr))
		for _, f := range frames {
			c.out.Lock()
			_ = c.write(f)
			c.out.Unlock()
		}
		select {
		case err := <-heard:
			if key(err) != "link.broken" {
				t.Errorf("%s: %v", name, err)
			}
		case <-time.After(10 * time.Second):
			t.Errorf("%s: nothing happened", name)
		}
	}
}

// TestWays reads what people type.
func TestWays(t *testing.T) {
	i := NewInvite()
	link := i.Link("192.168.1.7:52001")
	for text, want := range map[string]string{
		link: "", "  " + link + " ": "", strings.Replace(link, "http:", "https:", 1): "",
		i.Phrase(): "", strings.ToUpper(i.Phrase()): "", "10.0.0.1:7 " + i.Phrase(): "",
		strings.ReplaceAll(i.Phrase(), "a", "à"): "", strings.ReplaceAll(i.Phrase(), " ", ",  "): "",
		"": "link.words", "bado": "link.words", "xylophone " + i.Phrase(): "link.word", link[:len(link)-3]: "link.cut",
		"ftp://x/#abc": "link.what", "http://#": "link.what", strings.Repeat("a", 500): "link.what", "#": "link.what",
	} {
		if w, err := ParseWay(text); key(err) != want || want == "" && w.Key != i.LinkKey() && w.Key != i.PhraseKey() {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func FuzzWay(f *testing.F) {
	f.Add("http://192.168.1.7:52001/#AAAAAAAAAAAAAAAAAAAAAA")
	f.Fuzz(func(t *testing.T, text string) {
		if len(strings.Fields(text)) == phraseWords { // its work is meant to take long
			return
		}
		_, _ = ParseWay(text)
	})
}
