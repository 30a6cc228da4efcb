package room_test

import (
	"fmt"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
)

// posted is the room of a match that goes by post, of which one seat sits here, and what it was told.
type posted struct {
	room  *room.Room
	guest *room.Guest
	truth *game.Session
	sent  int
	no    []string
}

// openPosted opens one; seat is the seat here.
func openPosted(t *testing.T, g game.Game, seat game.Seat, seed uint64) *posted {
	t.Helper()
	setup := game.Setup{Game: g.Name(), Seats: []string{"person", "person", "person"}, Options: optionsOf(g, 3, seed),
		Seed: game.Numbered(seed)}
	s, err := game.NewSession(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	p := &posted{truth: s}
	p.room = room.New(room.Config{Game: g, Options: setup.Options, Kinds: setup.Seats, Random: func([]byte) {},
		Sent: func() int { return p.sent }})
	l := room.Ledger{Match: "m"}
	for i := range 3 {
		l.Seats = append(l.Seats, room.Owner{Chair: room.Chair{Kind: "person", Name: fmt.Sprint(i)}})
	}
	l.Seats[seat].Key, l.Seats[seat].Host = strings.Repeat("ab", 40), true
	p.room.Resume(l, kept{s}, nil)
	p.guest = p.room.Enter(func(msg []byte) bool {
		if tell, err := room.ReadTell(msg); err == nil && tell.No != nil {
			p.no = append(p.no, tell.No.Why)
		}
		return true
	}, true)
	p.guest.Hear(room.Say{T: room.SayHello, V: room.Version, Keys: []string{l.Seats[seat].Key}}.Text())
	return p
}

// refuses says something and checks that it is refused so, and changes nothing.
func (p *posted) refuses(t *testing.T, s room.Say, why string) {
	t.Helper()
	n := p.truth.Len()
	p.no = nil
	p.guest.Hear(s.Text())
	if len(p.no) != 1 || p.no[0] != why || p.truth.Len() != n {
		t.Fatalf("%+v is answered by %v instead of %s; %d actions became %d", s, p.no, why, n, p.truth.Len())
	}
}

// TestByLetters plays matches of all games in rooms that wait for letters: while the turn is elsewhere nothing may be
// played for others; what the rules allow out of turn may be asked for until a letter told how the match stands, and not
// after; what comes in a letter goes on where the match stands, and nowhere else; what a letter told isn't taken back,
// nor what others did.
func TestByLetters(t *testing.T) {
	asked, late := 0, 0
	for _, b := range box.Games {
		t.Run(b.Game.Name(), func(t *testing.T) {
			const here = game.Seat(1)
			p, r := openPosted(t, b.Game, here, 3), game.NewRand(9)
			undone := 0
			for p.truth.Len() < 200 && !p.truth.Over() {
				legal := p.truth.Legal()
				a, turn := legal[r.Intn(len(legal))], p.truth.Turn()
				say := room.Say{T: room.SayDo, Seat: turn, N: p.truth.Len(), A: b.Game.Notation(a)}
				if turn == here {
					p.guest.Hear(say.Text())
					n := p.truth.Len() - 1
					if r.Intn(3) == 0 && n >= p.sent && p.truth.BarrierAt(n, here) == nil {
						p.guest.Hear(room.Say{T: room.SayUndo, Seat: here, N: n}.Text())
						if undone++; p.truth.Len() != n {
							t.Fatal("nothing was taken back")
						}
					}
					continue
				}
				p.refuses(t, say, "room.owner")
				asks := p.truth.Requests(here)
				if n := p.truth.Len(); n > p.sent && len(asks) > 0 && r.Intn(3) == 0 {
					ask := asks[r.Intn(len(asks))]
					p.guest.Hear(room.Say{T: room.SayDo, Seat: here, N: n, A: b.Game.Notation(ask)}.Text())
					if asked++; p.truth.Len() != n+1 || p.truth.Step(n).Seat != here {
						t.Fatalf("%s isn't asked for before the letter: %v", b.Game.Notation(ask), p.no)
					}
					continue
				}
				p.sent = p.truth.Len()
				for _, ask := range asks {
					late++
					p.refuses(t, room.Say{T: room.SayDo, Seat: here, N: p.truth.Len(), A: b.Game.Notation(ask)}, "room.post")
				}
				of := p.truth.Copy()
				if _, err := of.Do(a); err != nil {
					t.Fatal(err)
				}
				if p.room.Continue(of, p.sent+1) == nil || p.sent > 0 && p.room.Continue(of, p.sent-1) == nil {
					t.Fatal("a letter is put where it doesn't belong")
				}
				if err := p.room.Continue(of, p.sent); err != nil || p.truth.Len() != p.sent+1 {
					t.Fatal(err)
				}
				if n := p.sent; n > 0 && p.truth.BarrierAt(n, turn) == nil && p.truth.BarrierAt(n-1, p.truth.Step(n-1).Seat) == nil {
					p.refuses(t, room.Say{T: room.SayUndo, Seat: here, N: n - 1}, "room.sent")
					p.refuses(t, room.Say{T: room.SayUndo, Seat: here, N: n}, "room.barrier")
				}
				p.sent = p.truth.Len()
			}
			t.Log(p.truth.Len(), "actions,", undone, "taken back")
		})
	}
	if asked == 0 || late == 0 {
		t.Errorf("%d were asked for out of turn before a letter, %d after it", asked, late)
	}
	t.Log(asked, "asked for out of turn")
}
