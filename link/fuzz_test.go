//go:build !js

package link

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"io"
	"testing"
	"time"

	"github.com/flynn/noise"
)

// script is a socket at whose other end somebody says what was written down, then leaves.
type script struct {
	in   [][]byte
	seal *noise.CipherState // nil where it is said as it is
	out  [][]byte
}

func (s *script) Write(_ context.Context, msg []byte) error {
	s.out = append(s.out, bytes.Clone(msg))
	return nil
}

func (s *script) Read(context.Context) ([]byte, error) {
	if len(s.in) == 0 {
		return nil, io.EOF
	}
	msg := s.in[0]
	s.in = s.in[1:]
	if s.seal == nil {
		return msg, nil
	}
	return s.seal.Encrypt(nil, nil, msg)
}

func (s *script) Close() error { return nil }

// parts cuts a text into frames: two bytes say how long one is.
func parts(data []byte) (out [][]byte) {
	for len(data) >= 2 && len(out) < 64 {
		n := min(int(binary.BigEndian.Uint16(data)), len(data)-2)
		out = append(out, data[2:2+n])
		data = data[2+n:]
	}
	return out
}

// framed is the other way.
func framed(frames ...[]byte) (out []byte) {
	for _, f := range frames {
		out = append(binary.BigEndian.AppendUint16(out, uint16(len(f))), f...)
	}
	return out
}

// FuzzFrames has the other end, which knows the keys, send any frames: a message has no more bytes than came, and what
// makes no sense ends the link.
func FuzzFrames(f *testing.F) {
	whole := append([]byte{frameFirst, 0, 0, 0, 3}, "abc"...)
	f.Add(framed(whole))
	f.Add(framed([]byte{framePing, 0}, whole, []byte{framePing}, whole))
	f.Add(framed([]byte{frameFirst, 0, 0, 0, 5, 'a'}, []byte{frameMore, 'b', 'c'}, []byte{frameMore, 'd', 'e'}))
	f.Add(framed([]byte{frameFirst, 0x40, 0, 0, 0}, []byte{frameMore, 1}))
	f.Add(framed([]byte{frameFirst, 0, 0, 0, 0}, []byte{}))
	f.Fuzz(func(t *testing.T, data []byte) {
		frames := parts(data)
		var key [32]byte
		send := noise.UnsafeNewCipherState(suite, key, 0)
		c := &Conn{s: &script{in: frames, seal: send}, pace: Pace{Ping: time.Hour, Silent: time.Hour}, closed: make(chan struct{}),
			unseal: noise.UnsafeNewCipherState(suite, key, 0)}
		came := 0
		for {
			msg, err := c.Receive()
			if err != nil {
				var trouble *Trouble
				if !errors.As(err, &trouble) {
					t.Fatal(err)
				}
				return
			}
			if came += len(msg); came > len(data) {
				t.Fatalf("%d bytes of %d", came, len(data))
			}
		}
	})
}

// FuzzHello has a stranger say anything at the door, and anything answer somebody who knocks: no link stands by it.
func FuzzHello(f *testing.F) {
	invite := NewInvite()
	key := invite.LinkKey()
	first := &script{}
	_, _ = knock(f.Context(), first, key)
	f.Add(first.out[0])
	f.Add([]byte{'P', 'R', Version + 1, 0})
	f.Add([]byte{fine})
	f.Add([]byte{wrong, 0})
	f.Fuzz(func(t *testing.T, data []byte) {
		stranger := &script{}
		asked := false
		c, _, err := open(t.Context(), stranger, data, func(KeyID) (out [32]byte, ok bool) { asked = true; return out, true })
		if err == nil || c != nil {
			t.Fatal("a stranger is in")
		}
		if len(stranger.out) > 1 || len(stranger.out) == 1 && len(stranger.out[0]) != 1 {
			t.Fatalf("a stranger hears %v", stranger.out)
		}
		if asked && len(data) < helloHead {
			t.Fatal("a key was looked for in nothing")
		}
		host := &script{in: [][]byte{data}}
		if c, err := knock(t.Context(), host, key); err == nil || c != nil {
			t.Fatal("a stranger is taken for the host")
		}
	})
}
