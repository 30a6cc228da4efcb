package room_test

import (
	"errors"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
)

// TestStaleReferee: a referee that knows less than whoever comes makes sure that it is the referee still; where it can't,
// it tells nothing: neither less than was told, nor that the hello is refused.
func TestStaleReferee(t *testing.T) {
	g := box.Games[2].Game
	seats := []string{"person", "person"}
	setup := game.Setup{Game: g.Name(), Seats: seats, Options: optionsOf(g, 2, 1), Seed: game.Numbered(1)}
	s, err := game.NewSession(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	asked, holds := 0, errors.New("another has it")
	r := room.New(room.Config{Game: g, Options: setup.Options, Kinds: seats, Random: func([]byte) {},
		Holds: func() error { asked++; return holds }})
	r.Resume(room.Ledger{Match: "m"}, kept{s}, nil)
	comes := func(n int) (told int) {
		in := r.Enter(func([]byte) bool { told++; return true }, false)
		defer in.Leave()
		in.Hear(room.Say{T: room.SayHello, ID: 1, V: room.Version, N: n, Last: 77}.Text())
		return told
	}
	if told := comes(s.Len()); told == 0 || asked != 0 {
		t.Errorf("who knows no more is told %d messages, the referee asks %d times", told, asked)
	}
	if told := comes(s.Len() + 1); told != 0 || asked != 1 {
		t.Errorf("who knows more is told %d messages, the referee asks %d times", told, asked)
	}
	holds = nil // what was told before was lost, by a backup that is older
	if told := comes(s.Len() + 1); told == 0 || asked != 2 {
		t.Errorf("who knows more than was kept is told %d messages, the referee asks %d times", told, asked)
	}
}
