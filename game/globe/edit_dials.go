package globe

import (
	"posterestante/game"
	"posterestante/game/zones"
)

// dialOf is what a counter may be set to by hand.
type dialOf = func(*State, game.Seat) game.Range

// What the counters may be set to; what isn't here follows from other things.
var (
	commonDials = [NumCounters]dialOf{
		Round: zones.Numbers[State](1, lastRound), StarterN: seatsDial, Riders: ridersDial,
		NeedN: variant(zones.Numbers[State](1, 3)), TwoLines: variant(zones.YesNo[State]), Express: variant(zones.YesNo[State]),
		Outcry:    zones.YesNo[State],
		FineN:     variant(zones.YesNo[State]),
		StepKindN: stepDial, StepA: stepADial, StepN: stepNDial,
	}
	seatDials = [NumSeatCounters]dialOf{
		MoneyN - SquareN:   func(*State, game.Seat) game.Range { return game.Range{Most: 20_000, Step: 10} },
		TicketsN - SquareN: zones.Numbers[State](0, 60), ChequesN - SquareN: variant(zones.Numbers[State](0, 400)),
		MissN - SquareN:  func(s *State, _ game.Seat) game.Range { return game.Range{Most: s.ofSeat(MissN).most} },
		OrderN - SquareN: onRoad(func(s *State, _ game.Seat) game.Range { return game.Range{Most: s.ofSeat(OrderN).most} }),
		PassN - SquareN:  onRoad(passDial),
		TriesN - SquareN: triesDial, WaitsN - SquareN: stuck(zones.Numbers[State](0, 20)), RunsN - SquareN: onRoad(runsDial),
		LevelN - SquareN: zones.Kinds[State](kinds),
		WantsN - SquareN: zones.YesNo[State],
	}
)

// variant is a dial of the game that has variants, onRoad of a seat that has left,
// stuck of one that may not go on.
func variant(of dialOf) dialOf {
	return only(of, func(s *State, _ game.Seat) bool { return s.R.Lodges })
}
func onRoad(of dialOf) dialOf {
	return only(of, func(s *State, seat game.Seat) bool { return s.P[seat].OnRoad() && s.P[seat].Square() < s.Last() })
}
func stuck(of dialOf) dialOf {
	return only(of, func(s *State, seat game.Seat) bool { return s.P[seat].OnRoad() && !s.P[seat].Has(Pass) })
}

func only(of dialOf, where func(*State, game.Seat) bool) dialOf {
	return func(s *State, seat game.Seat) (d game.Range) {
		if where(s, seat) {
			d = of(s, seat)
		}
		return d
	}
}

func (s *State) names() (out []game.Phrase) {
	for i := range game.Seat(s.Seats) {
		out = append(out, game.SaySeat(i))
	}
	return out
}

// seatsDial is which seat it is.
func seatsDial(s *State, _ game.Seat) game.Range {
	return game.Range{Most: int(s.Seats) - 1, Values: s.names()}
}

// others are the seats but one, which is Nothing.
func (s *State) others(but game.Seat) []game.Phrase {
	out := s.names()
	out[but] = game.Phrase{}
	return out
}

// ridersDial is who rides along in a turn on the road.
func ridersDial(s *State, _ game.Seat) (d game.Range) {
	if !s.Over() && s.Me().OnRoad() {
		d = game.Range{Most: 1<<s.Seats - 1, Set: true, Values: s.others(s.Active())}
	}
	return d
}

// runsDial is on how many turns running each seat was taken along (S4.2).
func runsDial(s *State, seat game.Seat) (d game.Range) {
	if s.R.Hidden {
		d = game.Range{Most: 1<<(2*s.Seats) - 1, Set: true, Bits: 2, Values: s.others(seat)}
	}
	return d
}

// passDial is whether a seat has its passport, which all see on the road (S1.5);
// where bags are open it follows from what lies there.
func passDial(s *State, seat game.Seat) (d game.Range) {
	if s.R.Hidden {
		d = zones.YesNo(s, seat)
	}
	return d
}

// setPass gives a seat its pass in place of what else lies in its bag, or takes it.
func (s *State) setPass(seat game.Seat, yes bool) error {
	bag, at := &s.P[seat].Bag, 0
	switch {
	case yes == s.P[seat].Has(Pass):
		return nil
	case !yes:
		at = bag.Find(uint8(Pass))
		return s.R.zones.Put(s, of(seat, BagZone, uint8(at)), 0)
	}
	return s.R.zones.Put(s, of(seat, BagZone, 0), ItemPiece(uint8(Pass)).ID)
}

// triesDial is how often a seat rolled for its bag without a passport before it
// left (S3.1); in the game with a sheet whether it has begun it (R2.1).
func triesDial(s *State, seat game.Seat) (d game.Range) {
	switch {
	case s.P[seat].OnRoad():
	case s.R.Hidden:
		d.Most = 3
	default:
		d = zones.YesNo(s, seat)
	}
	return d
}

// Range is what a counter may be set to, see game.Editable.
func (s *State) Range(c game.Counter, seat game.Seat) (game.Range, bool) {
	return s.R.zones.Range(s, c, seat)
}

// forgive drops what could be rung at, and the bells (R4.6).
func (s *State) forgive() {
	for i := range s.P[:s.Seats] {
		p := &s.P[i]
		p.N[TakenN-SquareN], p.N[RingsN-SquareN], p.Unlawful = 0, 0, 0
	}
}

// SetCounter sets a counter within its Range. What must be settled is laid as it may
// be; in the express game all begin with a full bag (R5.3).
func (s *State) SetCounter(c game.Counter, seat game.Seat, n int) error {
	old := *s
	if err := s.R.zones.SetCounter(s, c, seat, n); err != nil {
		return err
	}
	switch c {
	case StepKindN:
		s.wait(StepKind(n))
	case StepA, StepN:
		t := s.Pop()
		t.A, t.N = uint8(s.N[StepA]), s.N[StepN]
		s.Push(t)
		s.show(nil)
	case Express, TwoLines, FineN:
		for i := range game.Seat(s.Seats) {
			if p := &s.P[i]; n == 1 && c == Express && !p.OnRoad() && p.Bag.N == 0 && old.N[Express] == 0 {
				s.R.Joins(s, i)
			}
		}
		if c == FineN {
			s.forgive()
		}
		if !s.Over() {
			s.anew()
		}
	case PassN:
		if err := s.setPass(seat, n == 1); err != nil {
			*s = old
			return err
		}
		return s.edited(nil)
	case Riders: // who goes along is no reason to begin anew
		s.show(nil)
	default:
		return s.edited(nil)
	}
	return nil
}
