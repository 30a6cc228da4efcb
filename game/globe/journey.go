package globe

import (
	"slices"

	"posterestante/game"
)

// Hop is a pawn's way from a square to another.
type Hop struct {
	From, To int
	Round    int // in which it was gone
	Action   int // that brought it, from 1
}

// Win is a card that a seat kept, and the square where its pawn stood as it got it.
type Win struct {
	Card   uint8
	Square int
}

// Journey is a seat's way round the world.
type Journey struct {
	Start, At int // the squares where its pawn stood first, and stands now
	Round     int // at its start
	Hops      []Hop
	Won       []Win // of the cards that it has now, in the order in which they came
}

// Journeys are those of all seats in a match so far, as a viewer may know them: they follow
// from the events that it sees. A card that a seat had before the first of them was won nowhere.
func Journeys(s *game.Session, viewer game.Seat) []Journey {
	v := s.ViewAt(0, viewer)
	round := v.Counter(Round, game.Nobody)
	out := make([]Journey, s.Seats())
	for i := range out {
		at := v.Counter(SquareN, game.Seat(i))
		out[i] = Journey{Start: at, At: at, Round: round}
	}
	for n := range s.Len() {
		for _, e := range game.EventsFor(s.Step(n).Events, viewer) {
			if e.Kind == game.Count && e.Counter == Round {
				round = int(e.Value)
			}
			follow(out, e, round, n+1)
		}
	}
	v = s.View(viewer)
	for i := range out {
		held := v.Pile(WonZone, game.Seat(i)).Pieces
		out[i].Won = slices.DeleteFunc(out[i].Won, func(w Win) bool {
			return !slices.ContainsFunc(held, func(p game.Piece) bool { return CardOf(p) == w.Card })
		})
	}
	return out
}

// follow adds what an event tells to the journeys.
func follow(all []Journey, e game.Event, round, action int) {
	if e.Kind != game.Move {
		return
	}
	if seat := pawnOf(e); seat != game.Nobody && e.To.Zone == RoadZone {
		j := &all[seat]
		if to := int(e.To.Index); to != j.At {
			j.Hops = append(j.Hops, Hop{j.At, to, round, action})
			j.At = to
		}
		return
	}
	card := CardOf(e.Piece)
	of := func(w Win) bool { return w.Card == card }
	if card == 0 || e.To.Zone == LotCards || e.To.Zone == WonZone && slices.ContainsFunc(all[e.To.Seat].Won, of) {
		return // it is put up for sale, or nobody bought it
	}
	for i := range all {
		all[i].Won = slices.DeleteFunc(all[i].Won, of)
	}
	if e.To.Zone == WonZone {
		j := &all[e.To.Seat]
		j.Won = append(j.Won, Win{card, j.At})
	}
}
