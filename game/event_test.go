package game_test

import (
	"slices"
	"testing"

	"posterestante/game"
)

// TestSeats holds sets of seats; the spectator is one of them.
func TestSeats(t *testing.T) {
	for _, row := range []struct {
		set  game.Seats
		seat game.Seat
		has  bool
	}{
		{game.None, 0, false}, {game.None, game.Nobody, false},
		{game.Everyone, 5, true}, {game.Everyone, game.Nobody, true},
		{game.Only(2), 2, true}, {game.Only(2), 1, false}, {game.Only(2), game.Nobody, false},
		{game.Spectators, game.Nobody, true}, {game.Spectators, 0, false}, {game.Only(game.Nobody), game.Nobody, true},
		{game.Only(0) | game.Only(3), 3, true}, {game.Only(0) | game.Only(3), 1, false},
	} {
		if got := row.set.Has(row.seat); got != row.has {
			t.Errorf("%08b has seat %d: %v", row.set, row.seat, got)
		}
	}
}

// TestEventFor says for each kind of event what seats 0, 1 and the spectator
// see of it, and whether they learn by it what they could not have known.
func TestEventFor(t *testing.T) {
	piece := game.Piece{ID: 9, Back: 1, Up: true}
	zero, one := game.Only(0), game.Only(1)
	for _, row := range []struct {
		name   string
		e      game.Event
		face   [3]bool // shown to seats 0, 1, spectator
		heard  [3]bool
		learns [3]bool
	}{
		{"drawn by 0", game.Event{Kind: game.Move, Knows: zero}, [3]bool{true}, all, [3]bool{true}},
		{"turned up", game.Event{Kind: game.Flip, Knows: game.Everyone}, all, all, all},
		{"from the row into the hand of 0", game.Event{Kind: game.Move, Knew: game.Everyone, Knows: zero}, all, all, none},
		{"given by 0 to 1", game.Event{Kind: game.Move, Knew: zero, Knows: zero | one}, [3]bool{true, true}, all, [3]bool{1: true}},
		{"nobody knows", game.Event{Kind: game.Move}, none, all, none},
		{"shuffled", game.Event{Kind: game.Shuffle}, all, all, all},
		{"rolled", game.Event{Kind: game.Roll}, all, all, all},
		{"counted", game.Event{Kind: game.Count}, all, all, none},
		{"turn", game.Event{Kind: game.Turn}, all, all, none},
		{"end", game.Event{Kind: game.End}, all, all, none},
		{"said to 1", game.Event{Kind: game.Note, Knows: one}, [3]bool{1: true}, [3]bool{1: true}, none},
	} {
		row.e.Piece = piece
		for i, seat := range []game.Seat{0, 1, game.Nobody} {
			seen, ok := row.e.For(seat)
			if ok != row.heard[i] || ok && (seen.Piece.ID == 9) != row.face[i] {
				t.Errorf("%s: seat %d sees %v, heard %v", row.name, seat, seen.Piece, ok)
			}
			if ok && (seen.Piece.Back != 1 || !seen.Piece.Up) {
				t.Errorf("%s: seat %d does not see the back: %v", row.name, seat, seen.Piece)
			}
			if got := row.e.Learns(seat); got != row.learns[i] {
				t.Errorf("%s: seat %d learns: %v", row.name, seat, got)
			}
		}
	}
}

var all, none = [3]bool{true, true, true}, [3]bool{}

// TestLog checks that a nil log may be written to, and that For leaves out what
// a seat may not hear.
func TestLog(t *testing.T) {
	var silent *game.Log
	silent.Add(game.Event{Kind: game.End})
	var l game.Log
	l.Add(game.Event{Kind: game.Move, Piece: game.Piece{ID: 4, Back: 2}, Knows: game.Only(1)})
	l.Add(game.Event{Kind: game.Note, Key: new(game.Notes).Add("psst"), Knows: game.Only(1)})
	l.Add(game.Event{Kind: game.Turn, Seat: 1})
	blank := l.Events[0]
	blank.Piece.ID = 0
	if got, want := l.For(0), []game.Event{blank, l.Events[2]}; !slices.Equal(got, want) {
		t.Errorf("seat 0 sees %+v", got)
	}
	if got := l.For(1); !slices.Equal(got, l.Events) {
		t.Errorf("seat 1 sees %+v", got)
	}
	if l.Events[0].Piece.ID != 4 {
		t.Error("what one seat may see changed what happened")
	}
	names := ""
	for k := game.Move; k <= game.End; k++ {
		names += k.String() + " "
	}
	if names != "move flip count roll shuffle turn note end " {
		t.Errorf("names of the kinds: %s", names)
	}
}
