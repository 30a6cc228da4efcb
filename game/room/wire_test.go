package room_test

import (
	"errors"
	"io"
	"slices"
	"testing"
	"time"

	"posterestante/game/room"
)

// script is a wire that brings what it was given, and keeps what is sent.
type script struct {
	brings, sent []string
	closed       bool
}

func (s *script) Send(msg []byte) error { s.sent = append(s.sent, string(msg)); return nil }
func (s *script) Close() error          { s.closed = true; return nil }
func (s *script) Receive() ([]byte, error) {
	if len(s.brings) == 0 {
		return nil, io.EOF
	}
	msg := s.brings[0]
	s.brings = s.brings[1:]
	return []byte(msg), nil
}

// TestFollow: what comes is handed on until the wire breaks, something else than a Tell comes, or one is refused.
func TestFollow(t *testing.T) {
	refused := errors.New("refused")
	for _, row := range []struct {
		name   string
		brings []string
		taken  int
		err    error // nil for any
	}{
		{"it breaks", []string{`{"id":1}`, `{"id":2}`}, 2, io.EOF},
		{"rubbish", []string{`{"id":1}`, `rubbish`, `{"id":2}`}, 1, nil},
		{"one is refused", []string{`{"id":1}`, `{"id":7}`, `{"id":2}`}, 2, refused},
	} {
		taken := 0
		err := room.Follow(&script{brings: row.brings}, func(t *room.Tell) error {
			if taken++; t.ID == 7 {
				return refused
			}
			return nil
		})
		if taken != row.taken || err == nil || row.err != nil && !errors.Is(err, row.err) {
			t.Errorf("%s: %d taken, %v", row.name, taken, err)
		}
	}
}

// TestVoice: what is said is numbered over all wires, said on the one that there is, and lost where there is none.
func TestVoice(t *testing.T) {
	var v room.Voice
	v.Drop()
	first, second := &script{}, &script{}
	var numbers []int
	for _, w := range []*script{nil, first, second} {
		if w != nil {
			v.Wire = w
		}
		numbers = append(numbers, v.Say(room.Say{T: room.SayHello}))
	}
	v.Drop()
	if !slices.Equal(numbers, []int{1, 2, 3}) || len(first.sent) != 1 || len(second.sent) != 1 || first.closed || !second.closed {
		t.Errorf("numbers %v, said %q and %q", numbers, first.sent, second.sent)
	}
}

// TestPause: the pauses grow from try to try, up to a bound, and begin anew once the room was reached.
func TestPause(t *testing.T) {
	var p room.Pause
	var got []time.Duration
	for range 7 {
		got = append(got, p.Take())
	}
	s := time.Second
	if want := []time.Duration{s / 2, s, 2 * s, 4 * s, 8 * s, 8 * s, 8 * s}; !slices.Equal(got, want) || p.Fresh() {
		t.Errorf("pauses of %v", got)
	}
	if p.Reset(); !p.Fresh() || p.Take() != s/2 {
		t.Error("it doesn't begin anew")
	}
	p = room.Pause{First: time.Minute}
	if first, second := p.Take(), p.Take(); first != time.Minute || second != first {
		t.Errorf("after a longer first pause, %v, one of %v", first, second)
	}
}
