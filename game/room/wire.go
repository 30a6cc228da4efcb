package room

import (
	"crypto/rand"
	"time"

	"posterestante/game/deal"
)

// Wire carries whole messages to the referee and back, in order.
type Wire interface {
	Send(msg []byte) error
	Receive() ([]byte, error)
	Close() error
}

// Follow hands on what a wire brings until it breaks, something comes that is no Tell, or take refuses one.
func Follow(w Wire, take func(*Tell) error) error {
	for {
		msg, err := w.Receive()
		if err != nil {
			return err
		}
		t, err := ReadTell(msg)
		if err != nil {
			return err
		}
		if err := take(&t); err != nil {
			return err
		}
	}
}

// Voice says things over one wire after the other, and numbers them over all of them.
type Voice struct {
	Wire Wire // nil while there is none: what is said then is numbered, and lost
	said int
}

// Say sends a message and gives its number.
func (v *Voice) Say(s Say) int {
	v.said++
	s.ID = v.said
	if v.Wire != nil {
		_ = v.Wire.Send(s.Text()) // a broken wire is noticed by who reads it
	}
	return s.ID
}

// Drop closes the wire, so that whoever reads it takes up another.
func (v *Voice) Drop() {
	if v.Wire != nil {
		_ = v.Wire.Close()
	}
}

// The pauses between two tries to come to a room.
const (
	firstPause = 500 * time.Millisecond
	mostPause  = 8 * time.Second
)

// Pause is how long to wait before the next try to come to a room: longer from try to try.
type Pause struct {
	First time.Duration // 0 for half a second
	next  time.Duration
}

// Reset says that the room was reached.
func (p *Pause) Reset() { p.next = 0 }

// Fresh says whether the room was reached by the last try, or none was made yet.
func (p *Pause) Fresh() bool { return p.next == 0 }

// Take gives the pause that is due.
func (p *Pause) Take() time.Duration {
	if p.First == 0 {
		p.First = firstPause
	}
	now := max(p.next, p.First)
	p.next = min(2*now, max(mostPause, p.First))
	return now
}

// Deals hears the terms of a deal for one side of it, and gives what is to be said of that side's part, if anything.
func Deals(p *deal.Party, t *deal.Terms) (Say, bool) {
	a := p.Hear(t, func(b []byte) { _, _ = rand.Read(b) }) // it never fails
	switch {
	case a.Sum != "":
		return Say{T: SayCommit, Part: a.Sum}, true
	case a.Part != "":
		return Say{T: SayOpen, Part: a.Part}, true
	}
	return Say{}, false
}
