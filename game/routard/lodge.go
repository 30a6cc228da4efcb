package routard

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// runCheques passes over the sale of cheques for who can't pay one (R1.3).
func runCheques(s *state, _ step, _ *game.Log) bool {
	if s.Me().Money() >= cheque {
		return false
	}
	s.Pop()
	return true
}

func doCheques(s *state, a game.Action, l *game.Log) {
	s.Add(s.Active(), globe.MoneyN, -cheque*int(a.N), l)
	s.Add(s.Active(), globe.ChequesN, int(a.N), l)
	if s.Top().Kind == StepCheques {
		s.Pop()
	}
}

func noGuide(s *state, seat game.Seat) bool { return !s.P[seat].Has(Guide) }

// runLodge draws a lodging. Who has too few cheques goes back to the nearest
// chance or poste restante, alone, and plays nothing any more; where none is
// behind, or without papers, it stays (R4.1, R4.4).
func runLodge(s *state, t step, l *game.Log) bool {
	s.Pop()
	c := s.Draw(globe.Lodging, l)
	if c == 0 {
		return true
	}
	n := s.R.Decks.Card(c).Price
	if noGuide(s, t.Seat) {
		n *= 2
	}
	if to := s.Behind(globe.Chance, globe.Mail); int32(n) > s.Me().Of(globe.ChequesN) && s.Me().Has(Papers) &&
		to != s.Me().Square() {
		s.EndTurn()
		s.Note(l, globe.CiteHelp, NoteSentback, t.Seat, 0)
		s.MoveTo(t.Seat, to, l)
	}
	s.Push(step{Kind: StepNight, Seat: t.Seat, N: n})
	return true
}

// runNight pays the night once there are cheques enough, and with all of them if
// nothing is left to sell (R4.4).
func runNight(s *state, t step, l *game.Log) bool {
	if m := missing(s, t); m > 0 && (s.Sells() || cheque*m <= s.Me().Money()) {
		return false
	}
	night(s, l)
	return true
}

func doNight(s *state, _ game.Action, l *game.Log) { night(s, l) }

// night hands over what the night costs, or all cheques there are.
func night(s *state, l *game.Log) {
	t := s.Pop()
	n := min(int(t.N), int(s.Me().Of(globe.ChequesN)))
	s.Note(l, globe.CiteHelp, globe.NoteNight, t.Seat, n)
	s.Add(t.Seat, globe.ChequesN, -n, l)
}
