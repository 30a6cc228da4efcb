package link

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"

	"github.com/flynn/noise"
)

// Version is the version of what is said here. It is said in clear, first, so that a program that is too old knows.
const Version = 1

// socket carries whole binary messages; a WebSocket, here or in the page.
type socket interface {
	Write(ctx context.Context, msg []byte) error
	Read(ctx context.Context) ([]byte, error)
	Close() error
}

// The hello is "PR", the version, the name of the key, and the first message of the handshake; the answer is a byte,
// and where that is fine the second.
const (
	helloHead = 2 + 1 + len(KeyID{})

	fine  = 0 // the handshake goes on
	wrong = 1 // no such key, or another secret: a stranger can't tell which
	newer = 2 // the host's program is newer
	older = 3 // the host's program is older
)

var suite = noise.NewCipherSuite(noise.DH25519, noise.CipherChaChaPoly, noise.HashSHA256)

func handshake(first bool, hello []byte, psk []byte) (*noise.HandshakeState, error) {
	return noise.NewHandshakeState(noise.Config{CipherSuite: suite, Random: rand.Reader, Pattern: noise.HandshakeNN,
		Initiator: first, Prologue: hello, PresharedKey: psk, PresharedKeyPlacement: 0})
}

// knock goes through the handshake as the one who comes.
func knock(ctx context.Context, s socket, k Key) (*Conn, error) {
	hello := append([]byte{'P', 'R', Version}, k.ID[:]...)
	hs, err := handshake(true, hello, k.Secret[:])
	if err != nil {
		return nil, err
	}
	msg, _, _, err := hs.WriteMessage(bytes.Clone(hello), nil)
	if err != nil {
		return nil, err
	}
	if err := s.Write(ctx, msg); err != nil {
		return nil, trouble("link.broken", err)
	}
	answer, err := s.Read(ctx)
	if err != nil {
		return nil, trouble("link.broken", err)
	}
	switch {
	case len(answer) == 0 || answer[0] > older:
		return nil, trouble("link.stranger", nil)
	case answer[0] == newer:
		return nil, trouble("link.newer", nil)
	case answer[0] == older:
		return nil, trouble("link.older", nil)
	case answer[0] == wrong:
		return nil, trouble("link.wrong", nil)
	}
	_, send, recv, err := hs.ReadMessage(nil, answer[1:])
	if err != nil {
		return nil, trouble("link.wrong", err)
	}
	return newConn(s, k.ID, send, recv), nil
}

// errWrong is for who opens the door: the one outside hears that it is wrong, and no more.
var errWrong = errors.New("a wrong key")

// mostHello is how long the first message may be.
const mostHello = 4*helloHead + 64

// open goes through the handshake as the one who lets in; hello is the first message of who comes. With an unknown key
// it does what it does with a wrong one.
func open(ctx context.Context, s socket, hello []byte, secret func(KeyID) ([32]byte, bool)) (*Conn, KeyID, error) {
	var id KeyID
	if len(hello) < helloHead || len(hello) > mostHello || hello[0] != 'P' || hello[1] != 'R' {
		return nil, id, errors.New("no hello")
	}
	if v := hello[2]; v != Version {
		say := byte(newer)
		if v > Version {
			say = older
		}
		return nil, id, errors.Join(errors.New("another version"), s.Write(ctx, []byte{say}))
	}
	copy(id[:], hello[3:])
	psk, ok := secret(id)
	if !ok {
		_, _ = rand.Read(psk[:]) // it never fails
	}
	hs, err := handshake(false, hello[:helloHead], psk[:])
	if err != nil {
		return nil, id, err
	}
	if _, _, _, err := hs.ReadMessage(nil, hello[helloHead:]); err != nil {
		return nil, id, errors.Join(errWrong, s.Write(ctx, []byte{wrong}))
	}
	answer, recv, send, err := hs.WriteMessage([]byte{fine}, nil)
	if err != nil {
		return nil, id, err
	}
	if err := s.Write(ctx, answer); err != nil {
		return nil, id, err
	}
	return newConn(s, id, send, recv), id, nil
}
