package globe

import "posterestante/game"

// Preview says of a move or a flight what waits where it leads, with whom one would
// ride on, and what it costs: all of it is open (S1.5, R1.4).
func (g Game) Preview(p *game.Preview) {
	if p.Before.Seat == game.Nobody {
		return
	}
	s := g.R.FromView(&p.Before)
	var to int
	var price phrase
	switch p.Action.Verb {
	case VMove:
		to, price = s.Me().Square()+int(p.Action.A), SayMoney(int(Fare(int(p.Action.A))))
	case VFly:
		to, price = s.Flight(p.Action), say("called.ticket")
	default:
		return
	}
	if to <= 0 || to >= len(g.R.Road) {
		return
	}
	p.Lines = append(p.Lines, g.waits(s, to))
	if with := s.lifts(to); len(with) > 0 {
		p.Lines = append(p.Lines, sayLift(with))
	}
	p.Lines = append(p.Lines, say("ahead.go", args{"Square": g.R.SaySquare(to), "Price": price}))
}

// sayLift says with whom one rides on from a square.
func sayLift(with []game.Seat) phrase {
	return say("ahead.met", args{"List": game.SaySeats(with)})
}

// waits is what waits on a square for the seat whose turn it is.
func (g Game) waits(s *State, square int) phrase {
	q := g.R.Road[square]
	switch {
	case square == s.Last():
		if n := 3*int(s.N[NeedN]) - s.needed(s.Active()); n > 0 {
			return sayN("ahead.early", n)
		}
		return say("ahead.home")
	case q.Kind < Souvenir || q.Kind > Adventure:
		return say("ahead." + q.Kind.String())
	case s.Empty(q.Kind):
		return say("ahead.empty")
	case q.Kind == Souvenir && g.R.MustBuy:
		if s.Me().Has(g.R.Needs[Souvenir][0]) {
			return say("ahead.souvenir")
		}
		return say("ahead.double")
	}
	if s.silent(q.Kind) {
		return say("ahead.draw")
	}
	var lack []phrase
	for _, i := range g.R.Needs[q.Kind] {
		if !s.Me().Has(i) {
			lack = append(lack, g.R.SayItem(uint8(i)))
		}
	}
	if len(lack) > 0 {
		return say("ahead.lacks", args{"List": game.SayAll(game.And, lack...)})
	}
	return say("ahead." + q.Kind.String())
}
