package routard

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// The fine, where it is played (R4.6): a report or an adventure may be drawn without the item that it needs, and until
// its player's next turn the others may ring.

const (
	fineRight = 500 // what it costs to be rung at rightly
	fineWrong = 100 // what it costs to ring for nothing
)

// here is the kind of the square on which the seat whose turn it is stands.
func here(s *state) globe.Kind { return s.R.Road[s.Me().Square()].Kind }

// lacks says whether a player has no right to play a square of a kind (R3.2).
func lacks(p *globe.Player, k globe.Kind) bool {
	return k == globe.Report && !p.Has(Camera) || k == globe.Adventure && !p.Has(Equipment)
}

// beginFine has a turn begin: what its player drew before is forgotten, and all may ring again.
func beginFine(s *state, l *game.Log) {
	if s.N[globe.FineN] == 0 {
		return
	}
	settled(s, s.Active(), l)
	for i := range game.Seat(s.Seats) {
		s.SetOf(i, globe.RingsN, 0, l)
	}
}

// settled says that what a seat drew can't be rung at any more.
func settled(s *state, seat game.Seat, l *game.Log) {
	s.SetOf(seat, globe.TakenN, 0, l)
	s.P[seat].Unlawful = 0
}

// mayDraw asks whether the card of a square is drawn, where there is one.
func mayDraw(s *state, k globe.Kind, l *game.Log) {
	if s.Empty(k) {
		s.Draw(k, l) // which says so
		return
	}
	s.Ask(StepDraw)
}

// doDraw draws the card of the square, with the right to it or without.
func doDraw(s *state, _ game.Action, l *game.Log) {
	t, k := s.Pop(), here(s)
	if lacks(s.Me(), k) {
		s.P[t.Seat].Unlawful = 1
	}
	if k == globe.Report {
		s.Draw(k, l)
		s.SetOf(t.Seat, globe.TakenN, int32(s.Open[k]), l)
		s.Wins(t.Seat, k, l)
		return
	}
	s.Read(k, l)
	s.SetOf(t.Seat, globe.TakenN, int32(s.Open[k]), l)
}

// shuns is whatever isn't done where the fine isn't played: no seat that is played here draws without the right, or
// lets a card be that it may draw.
func shuns(s *state, a game.Action) bool {
	if s.Top().Kind != StepDraw {
		return false
	}
	return (a.Verb == VDraw) == lacks(s.Me(), here(s))
}

// askRing is for every seat, at every other.
func askRing(s *state, seat game.Seat, buf acts) acts {
	if s.N[globe.FineN] == 0 {
		return buf
	}
	for i := range s.Seats {
		buf = append(buf, game.Action{Verb: VRing, A: uint8(seat), B: i})
	}
	return buf
}

func hasRing(s *state, a game.Action) globe.Reason {
	switch {
	case s.Over():
		return globe.NoOver
	case a.A >= s.Seats, a.B >= s.Seats:
		return globe.NoAimSeat
	}
	return globe.Yes
}

func mayRing(s *state, a game.Action) globe.Reason {
	switch {
	case s.N[globe.FineN] == 0:
		return noRingOption
	case a.A == a.B:
		return noRingSelf
	case s.P[a.A].Of(globe.RingsN) > 0:
		return noRingTwice
	case s.Top().Kind == globe.StepBid, s.Aloud():
		return noRingBids
	case s.P[a.B].Of(globe.TakenN) == 0:
		return noRingNone
	}
	return globe.Yes
}

// partsRing is the bell by the ringer's panel, one for each seat.
func partsRing(_ *state, a game.Action, buf []game.Spot) []game.Spot {
	return append(buf, game.Spot{Zone: globe.Asks, Seat: game.Seat(a.A), Index: 1 + a.B})
}

func doRing(s *state, a game.Action, l *game.Log) {
	s.SetOf(game.Seat(a.A), globe.RingsN, 1+int32(a.B), l)
}

// calm says whether nothing is being decided but how a turn begins, or whether somebody rings.
func calm(s *state) bool {
	k := s.Top().Kind
	return s.Depth == 0 || k == StepLast || s.Depth == 1 && (k == StepPack || k == StepRoad)
}

// hear settles what was rung, in the order of seats from the one whose turn it is. Of two who rang at the same card
// the second comes too late, and nothing happens.
func hear(s *state, l *game.Log) {
	if s.N[globe.FineN] == 0 || !calm(s) {
		return
	}
	for i := range game.Seat(s.Seats) {
		ringer := (s.Active() + i) % game.Seat(s.Seats)
		n := s.P[ringer].Of(globe.RingsN)
		if n == 0 || n == globe.HasRung {
			continue
		}
		s.SetOf(ringer, globe.RingsN, globe.HasRung, l)
		accused := game.Seat(n - 1)
		switch p := &s.P[accused]; {
		case p.Of(globe.TakenN) == 0:
			s.Note(l, globe.CiteFine, NoteRingLate, ringer, 0)
		case p.Unlawful == 1:
			fines(s, accused, ringer, fineRight, NoteRingRight, l)
			s.Return(accused, uint8(p.Of(globe.TakenN)), l)
			settled(s, accused, l)
		default:
			fines(s, ringer, accused, fineWrong, NoteRingWrong, l)
		}
	}
}

// fines has a seat pay another, as much as it has at most, and says so.
func fines(s *state, from, to game.Seat, n int, key game.NoteKey, l *game.Log) {
	n = min(n, int(s.P[from].Money()))
	s.Note(l, globe.CiteFine, key, from, int(to)<<16|n)
	s.Add(from, globe.MoneyN, -n, l)
	s.Add(to, globe.MoneyN, n, l)
}

// contest asks for bells before an arrival counts, of whoever drew a card since its turn began: each other seat that
// hasn't rung in this turn, in order.
func contest(s *state, there game.Seats, l *game.Log) bool {
	if s.N[globe.FineN] == 0 {
		return false
	}
	t := s.Top()
	switch {
	case t.Kind == StepLast && mayAccuse(s, there, t.Seat):
		return true
	case t.Kind == StepLast:
		s.Pop()
		return asksNext(s, there, t.A+1, l)
	}
	return asksNext(s, there, 0, l)
}

// mayAccuse says whether a seat can ring at one of those who have arrived.
func mayAccuse(s *state, there game.Seats, seat game.Seat) bool {
	if s.P[seat].Of(globe.RingsN) > 0 {
		return false
	}
	for i := range game.Seat(s.Seats) {
		if i != seat && there.Has(i) && s.P[i].Of(globe.TakenN) > 0 {
			return true
		}
	}
	return false
}

// asksNext asks the next seat from the n-th on; false: none is left, and what those drew who have arrived is theirs.
func asksNext(s *state, there game.Seats, n uint8, l *game.Log) bool {
	for ; n < s.Seats; n++ {
		if seat := (s.Active() + game.Seat(n)) % game.Seat(s.Seats); mayAccuse(s, there, seat) {
			s.Push(step{Kind: StepLast, Seat: seat, A: n})
			return true
		}
	}
	for i := range game.Seat(s.Seats) {
		if there.Has(i) {
			settled(s, i, l)
		}
	}
	return false
}

// skips is what declining does: a last chance to ring goes to the next seat.
func skips(otherwise func(*state, game.Action, *game.Log)) func(*state, game.Action, *game.Log) {
	return func(s *state, a game.Action, l *game.Log) {
		if s.Top().Kind != StepLast {
			otherwise(s, a, l)
			return
		}
		t := s.Pop()
		asksNext(s, s.Home(), t.A+1, l)
	}
}

// What the steps of the fine offer, on what they may lie, and what must hold where they are open.

func offerDraw(_ *state, _ step, buf acts) acts { return append(buf, one(VDraw), one(globe.VSkip)) }
func offerLast(_ *state, _ step, buf acts) acts { return append(buf, one(globe.VSkip)) }

// lastOn is whatever may be open as somebody arrives: nothing, or what its turn still brings.
var lastOn = func() (out on) {
	for k := globe.NoStep; k < StepLast; k++ {
		if k != globe.StepBid && k != globe.StepCry && k != globe.StepReveal {
			out = append(out, k)
		}
	}
	return out
}()

func fitsDraw(s *state, t step) bool {
	k := here(s)
	return s.N[globe.FineN] == 1 && (k == globe.Report || k == globe.Adventure) && !s.Empty(k) &&
		t.A == 0 && t.B == 0 && t.N == 0
}

func fitsLast(s *state, t step) bool {
	after := (t.Seat + game.Seat(s.Seats) - s.Active()) % game.Seat(s.Seats)
	return s.N[globe.FineN] == 1 && mayAccuse(s, s.Home(), t.Seat) && t.A == uint8(after) && t.B == 0 && t.N == 0
}
