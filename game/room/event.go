package room

import (
	"errors"
	"math"

	"posterestante/game"
)

// wireEvent is an event as numbers: kind, seat, counter, from (4), to (4), piece (3), who knew, who knows, value; then
// the number of a rule and the key of a note, where there are any.
type wireEvent struct {
	V    [17]int `json:"v"`
	Rule string  `json:"r,omitempty"`
	Key  string  `json:"k,omitempty"`
}

func spotOf(s game.Spot) (a, b, c, d int) { return int(s.Zone), int(s.Seat), int(s.Index), int(s.Sub) }

func packed(events []game.Event) []wireEvent {
	out := make([]wireEvent, len(events))
	for i, e := range events {
		w := &out[i]
		w.V[0], w.V[1], w.V[2] = int(e.Kind), int(e.Seat), int(e.Counter)
		w.V[3], w.V[4], w.V[5], w.V[6] = spotOf(e.From)
		w.V[7], w.V[8], w.V[9], w.V[10] = spotOf(e.To)
		w.V[11], w.V[12] = int(e.Piece.ID), int(e.Piece.Back)
		if e.Piece.Up {
			w.V[13] = 1
		}
		w.V[14], w.V[15], w.V[16] = int(e.Knew), int(e.Knows), int(e.Value)
		w.Rule, w.Key = string(e.Rule), e.Key.String()
	}
	return out
}

var errNumber = errors.New("a number is out of its range")

// narrow reads numbers into small types; it remembers one that doesn't fit.
type narrow struct{ bad bool }

func (r *narrow) within(v, least, most int) int {
	if v < least || v > most {
		r.bad = true
		return 0
	}
	return v
}

func (r *narrow) byte(v int) uint8 { return uint8(r.within(v, 0, math.MaxUint8)) }

func (r *narrow) seat(v int) game.Seat { return game.Seat(r.within(v, -1, game.MaxSeats-1)) }

func (r *narrow) spot(v []int) game.Spot {
	return game.Spot{Zone: game.Zone(r.byte(v[0])), Seat: r.seat(v[1]), Index: r.byte(v[2]), Sub: r.byte(v[3])}
}

func (r *narrow) action(v [5]int) game.Action {
	return game.Action{Verb: game.Verb(r.byte(v[0])), A: r.byte(v[1]), B: r.byte(v[2]), C: r.byte(v[3]),
		N: int16(r.within(v[4], math.MinInt16, math.MaxInt16))}
}

// mostKey is how long the key of a note may be.
const mostKey = 64

func (r *narrow) event(w *wireEvent) (e game.Event) {
	v := w.V[:]
	e.Kind = game.EventKind(r.within(v[0], int(game.Move), int(game.Seal)))
	e.Seat, e.Counter = r.seat(v[1]), game.Counter(r.byte(v[2]))
	e.From, e.To = r.spot(v[3:7]), r.spot(v[7:11])
	e.Piece = game.Piece{ID: uint16(r.within(v[11], 0, math.MaxUint16)), Back: r.byte(v[12]), Up: v[13] == 1}
	e.Knew, e.Knows = game.Seats(r.byte(v[14])), game.Seats(r.byte(v[15]))
	e.Value = int32(r.within(v[16], math.MinInt32, math.MaxInt32))
	r.bad = r.bad || len(w.Key) > mostKey || len(w.Rule) > mostKey
	e.Rule = game.Rule(w.Rule)
	if w.Key != "" {
		e.Key = new(game.Notes).Add(w.Key)
	}
	return e
}

// unpacked are the events of a message.
func unpacked(in []wireEvent) ([]game.Event, error) {
	var r narrow
	out := make([]game.Event, 0, len(in))
	for i := range in {
		out = append(out, r.event(&in[i]))
	}
	if r.bad {
		return nil, errNumber
	}
	return out, nil
}

// actionOf is the action of a message.
func actionOf(v [5]int) (game.Action, error) {
	var r narrow
	a := r.action(v)
	if r.bad {
		return game.Action{}, errNumber
	}
	return a, nil
}
