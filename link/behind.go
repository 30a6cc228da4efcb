//go:build !js

package link

import (
	"context"
	"encoding/hex"
	"errors"
	"time"
)

// Behind is a door's place behind a club's relay.
type Behind struct {
	Club  Way
	Opens func() []KeyID       // the names of all keys that open the door now
	Stir  <-chan struct{}      // says that they are others; may be nil
	State func(troubled error) // how it stands, nil while guests are passed on; may be nil
}

// Behind lets in those too who come by a club, until the context is done. What breaks is taken up anew.
func (d *Door) Behind(ctx context.Context, b Behind) {
	for pause := time.Second; ctx.Err() == nil; pause = min(2*pause, 30*time.Second) {
		began := time.Now()
		err := d.behind(ctx, &b)
		if ctx.Err() != nil {
			return
		}
		if b.State != nil {
			b.State(err)
		}
		if time.Since(began) > time.Minute {
			pause = time.Second
		}
		select {
		case <-ctx.Done():
		case <-time.After(pause):
		}
	}
}

func (d *Door) behind(ctx context.Context, b *Behind) error {
	c, err := Dial(ctx, b.Club)
	if err != nil {
		return err
	}
	defer c.Close()
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	go func() {
		for {
			ask := Ask{T: AskRelay}
			for _, id := range b.Opens() {
				ask.IDs = append(ask.IDs, hex.EncodeToString(id[:]))
			}
			if c.Say(ask) != nil {
				return
			}
			select {
			case <-ctx.Done():
				_ = c.Close()
				return
			case <-b.Stir:
			}
		}
	}()
	for {
		msg, err := c.Receive()
		if err != nil {
			return err
		}
		a, err := ReadAnswer(msg)
		switch {
		case err != nil:
			return err
		case a.No != "":
			return &Trouble{Key: a.No}
		case a.Ticket != "":
			go func() { _ = d.fetch(ctx, b.Club, a.Ticket) }() // who can't be fetched comes again
		case a.Ready && b.State != nil:
			b.State(nil)
		}
	}
}

var errTicket = errors.New("no ticket")

// fetch lets in a guest who is at the club.
func (d *Door) fetch(ctx context.Context, club Way, text string) error {
	t, err := hex.DecodeString(text)
	if err != nil || len(t) != ticketLen {
		return errTicket
	}
	const from = "relay"
	if !d.admit(from) {
		return errTicket
	}
	defer d.entered(from)
	dial, cancel := context.WithTimeout(ctx, dialTime)
	s, err := dialSocket(dial, club.socket())
	if err == nil {
		err = s.Write(dial, append([]byte(ticketMark), t...))
	}
	cancel()
	if err != nil {
		return err
	}
	defer s.Close()
	d.let(s, from)
	return nil
}
