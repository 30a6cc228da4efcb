package game_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"posterestante/game"
)

// pebbles is the least of games: "mark" changes a counter, "look" draws a card
// that only its seat sees, "roll" rolls, "give" passes the turn, "stop" ends.
type pebbles struct {
	game.Game
}

const (
	mark game.Verb = iota + 1
	look
	roll
	give
	stop
)

var verbs = []string{"", "mark", "look", "roll", "give", "stop"}

func (pebbles) New(setup game.Setup) (game.State, error) {
	if len(setup.Seats) != 2 {
		return nil, errors.New("two seats")
	}
	return &heap{}, nil
}

func (pebbles) Parse(text string) (game.Action, error) {
	if i := slices.Index(verbs, text); i > 0 {
		return game.Action{Verb: game.Verb(i)}, nil
	}
	return game.Action{}, fmt.Errorf("%q", text)
}

// heap is a state of pebbles.
type heap struct {
	game.State
	seat         game.Seat
	marks, drawn int
	over         bool
}

func (h *heap) Turn() game.Seat { return h.seat }
func (h *heap) Over() bool      { return h.over }

func (h *heap) Clone() game.State {
	c := *h
	return &c
}

func (h *heap) Legal(buf []game.Action) []game.Action {
	for v := mark; v <= stop && !h.over; v++ {
		if v != look || h.drawn < 3 {
			buf = append(buf, game.Action{Verb: v})
		}
	}
	return buf
}

func (h *heap) Refuse(a game.Action) *game.Refusal {
	if a.Verb == look {
		return game.Refuse("refuse.empty", "X1")
	}
	return nil // and says nothing of other verbs that are not legal
}

func (h *heap) Apply(a game.Action, l *game.Log) {
	switch a.Verb {
	case mark:
		h.marks++
		l.Add(game.Event{Kind: game.Count, Seat: game.Nobody, Counter: pool, Value: int32(h.marks)})
	case look:
		h.drawn++
		l.Add(game.Event{Kind: game.Move, From: spot(bag, 0), To: handOf(h.seat, 0), Piece: game.Piece{ID: uint16(h.drawn), Back: 1}, Knows: game.Only(h.seat)})
	case roll:
		l.Add(game.Event{Kind: game.Roll, Seat: h.seat, Value: 6})
	case give:
		h.seat = 1 - h.seat
		l.Add(game.Event{Kind: game.Turn, Seat: h.seat})
	case stop:
		h.over, h.seat = true, game.Nobody
		l.Add(game.Event{Kind: game.End})
	}
}

func (h *heap) View(seat game.Seat) (v game.View) {
	h.ViewInto(&v, seat)
	return v
}

func (h *heap) ViewInto(v *game.View, seat game.Seat) {
	v.Reset(shelf, seat, 2)
	v.Turn = h.seat
	v.Set(pool, game.Nobody, h.marks)
}

func pebbleSession(t *testing.T, lines ...string) *game.Session {
	t.Helper()
	s, err := game.NewSession(pebbles{}, game.Setup{Seats: []string{"person", "person"}})
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range lines {
		if _, err := s.DoText(line); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func marks(s *game.Session) int {
	v := s.View(game.Nobody)
	return v.Counter(pool, game.Nobody)
}
