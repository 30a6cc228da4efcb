package postcards

import "posterestante/game"

// Stop is a region at which a seat's bike arrived.
type Stop struct {
	Region uint8
	Round  int // in which it arrived, from 1; that of the start is the first stop's
	Step   int // the action that brought it, counted from 0; -1 for where it started
}

// Sending is a postcard that a seat sent (P7.2).
type Sending struct {
	Card  uint8 // 1 to NumPostcards
	Round int   // in which it was sent, from 1
	Step  int   // the action that sent it, counted from 0
}

// Road is the regions of a seat's bike in the order of its moves, its start
// first (P2.4, P4.1, P10.6). What was taken back is not on it.
func Road(s *game.Session, seat game.Seat) []uint8 {
	var out []uint8
	for _, stop := range Stops(s, seat) {
		out = append(out, stop.Region)
	}
	return out
}

// Stops is Road with when each region was reached; nil where there is no such
// seat.
func Stops(s *game.Session, seat game.Seat) []Stop {
	v := s.ViewAt(0, game.Nobody)
	start := bikeRegion(&v, seat)
	if start == 0 {
		return nil
	}
	out := []Stop{{Region: start, Round: max(1, v.Counter(Round, game.Nobody)), Step: -1}}
	follow(s, func(n, round int, e game.Event) {
		if e.To.Zone == Bikes && e.To.Sub == uint8(seat) {
			out = append(out, Stop{Region: e.To.Index, Round: round, Step: n})
		}
	})
	return out
}

// Sendings are the postcards that a seat sent, in order.
func Sendings(s *game.Session, seat game.Seat) []Sending {
	var out []Sending
	follow(s, func(n, round int, e game.Event) {
		if e.To.Zone == Sent && e.To.Seat == seat {
			_, card := Sort(e.Piece)
			out = append(out, Sending{Card: uint8(card), Round: round, Step: n})
		}
	})
	return out
}

// Rounds is how many rounds of a match were begun.
func Rounds(s *game.Session) int {
	v := s.View(game.Nobody)
	return v.Counter(Round, game.Nobody)
}

// follow calls with every move of a piece, the action it belongs to and the
// round it happened in.
func follow(s *game.Session, call func(n, round int, e game.Event)) {
	v := s.ViewAt(0, game.Nobody)
	round := max(1, v.Counter(Round, game.Nobody))
	for n := range s.Len() {
		for _, e := range s.Step(n).Events {
			switch {
			case e.Kind == game.Move:
				call(n, round, e)
			case e.Kind == game.Count && e.Counter == Round:
				round = int(e.Value)
			}
		}
	}
}

// bikeRegion is where a seat's bike stands in a view, 0 for nowhere.
func bikeRegion(v *game.View, seat game.Seat) uint8 {
	if seat < 0 || int(seat) >= v.Seats {
		return 0
	}
	for r := uint8(1); r <= NumRegions; r++ {
		if v.At(common(Bikes, r, uint8(seat))).Back != 0 {
			return r
		}
	}
	return 0
}
