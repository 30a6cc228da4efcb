package globe

import "posterestante/game"

// An auction by outcry: its step is of who is asked now; A is who leads, from 1, N its
// bid in tens, B who has not passed, a bit each by seat. All of it is seen by all.

// Aloud implements game.Public: bids are spoken.
func (s *State) Aloud() bool { return s.Top().Kind == StepCry }

// cry has the seat that is asked bid so many tens, or pass.
func (s *State) cry(n int16, l *game.Log) {
	t := &s.Steps[s.Depth-1]
	if n > 0 {
		t.A, t.N = uint8(t.Seat+1), n
	} else {
		t.B &^= uint8(game.Only(t.Seat))
	}
	s.asksNext(l)
}

// asksNext asks the next who can bid more, and lets those pass who can't; nobody left
// but who leads: it has the lot, or the bank if nobody leads (S5.2).
func (s *State) asksNext(l *game.Log) {
	t := &s.Steps[s.Depth-1]
	for i := game.Seat(1); i <= game.Seat(s.Seats); i++ {
		who := (t.Seat + i) % game.Seat(s.Seats)
		switch in := game.Seats(t.B).Has(who); {
		case !in || int(t.A) == int(who)+1:
		case s.P[who].Money()/10 >= s.LeastBid() && s.LeastBid() <= maxBid:
			t.Seat = who
			return
		default:
			t.B &^= uint8(game.Only(who))
		}
	}
	done := s.Pop()
	s.sold(game.Seat(done.A)-1, 10*int(done.N), game.Everyone, l)
}

// Raises are what the large keys of a bid aloud go beyond the one that leads, in tens;
// the first is the least bid.
var Raises = [...]int16{1, 5, 10}

// CryBase is what a bid aloud goes beyond, in tens: that of who leads, else the floor.
func CryBase(leads, floor int16) int16 {
	if leads > 0 {
		return leads
	}
	return (floor + 9) / 10
}

// Raise is which large key has a bid, -1 for none.
func Raise(n, base, least int16) int {
	switch {
	case n == least:
		return 0
	case n == base+Raises[1]:
		return 1
	case n == base+Raises[2]:
		return 2
	}
	return -1
}

// CryParts are the spots of a bid aloud: a large key, or those of its number.
func CryParts(n, base, least int16) []game.Spot {
	if i := Raise(n, base, least); i >= 0 {
		return []game.Spot{common(Buttons, ButtonRaise+uint8(i), 0)}
	}
	return PartsAmount(n, nil)
}

// raised is the bid of a large key.
func (s *State) raised(i int) int32 {
	if i == 0 {
		return s.LeastBid()
	}
	return int32(CryBase(s.Top().N, s.N[OfferFloor]) + Raises[i])
}

// fitsCry: who is asked can bid more, and so could who leads its bid.
func fitsCry(s *State, t Step) bool {
	in, lead := game.Seats(t.B), game.Seat(t.A)-1
	if t.B>>s.Seats != 0 || !in.Has(t.Seat) || in.Has(s.Seller()) || (t.A == 0) != (t.N == 0) || lead == t.Seat ||
		s.LeastBid() > maxBid || s.P[t.Seat].Money()/10 < s.LeastBid() {
		return false
	}
	for i := range game.Seat(s.Seats) {
		if p := &s.P[i]; in.Has(i) && (p.Money() < int32(s.N[OfferFloor]) || !s.room(p)) {
			return false
		}
	}
	return t.A == 0 || in.Has(lead) && t.N > 0 && 10*int32(t.N) >= int32(s.N[OfferFloor]) &&
		s.P[lead].Money() >= 10*int32(t.N)
}
