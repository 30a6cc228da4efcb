package peers

import (
	"encoding/json"
	"slices"
	"testing"

	"posterestante/game/room"
	"posterestante/link"
)

// TestHelloInPart: where a referee goes away in the middle of what a hello is answered with, the next is told how far the
// link knows the match by now, under the number that the link gave its hello, and with the keys that it said.
func TestHelloInPart(t *testing.T) {
	program, own := newPipe(link.KeyID{})
	s := &stay{peers: &Peers{}, link: own, spoke: make(chan struct{}), gone: make(chan struct{})}
	s.said(room.Say{T: room.SayHello, ID: 7, V: room.Version, Keys: []string{"a key"}, N: 3, Last: 30}.Text())

	referee, first := newPipe(link.KeyID{})
	s.attach(first)
	if got := hears(t, referee); got.ID != 7 || got.N != 3 || got.Last != 30 {
		t.Errorf("the first referee is told %+v", got)
	}
	for n, name := range []int{40, 50} { // and then it is killed
		step := room.Tell{Step: &room.Step{N: 3 + n, Name: name}}
		text, _ := json.Marshal(step) // it always can
		if !s.told(text) {
			t.Fatal("the link is over")
		}
		if _, err := program.Receive(); err != nil {
			t.Fatal(err)
		}
	}

	referee, second := newPipe(link.KeyID{})
	s.attach(second)
	got := hears(t, referee)
	if got.T != room.SayHello || got.ID != 7 || got.N != 5 || got.Last != 50 || !slices.Equal(got.Keys, []string{"a key"}) {
		t.Errorf("the second referee is told %+v", got)
	}
	if !s.told([]byte(`{"id":7}`)) || !s.known.greeted || len(s.waiting) != 0 {
		t.Error("the answer isn't taken")
	}
}

// hears is the next message that a referee is told.
func hears(t *testing.T, referee *pipe) room.Say {
	t.Helper()
	msg, err := referee.Receive()
	if err != nil {
		t.Fatal(err)
	}
	var s room.Say
	if err := json.Unmarshal(msg, &s); err != nil {
		t.Fatal(err)
	}
	return s
}
