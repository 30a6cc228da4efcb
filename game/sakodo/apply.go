package sakodo

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// begin asks what a turn begins with.
func begin(s *state, _ *game.Log) {
	switch me := s.Me(); {
	case !me.OnRoad():
		s.Ask(StepDepart)
	case !me.Has(Passport):
		s.Ask(StepStuck)
	default:
		s.Ask(StepRoad)
	}
}

// end counts on how many turns running each seat has been taken along (S4.2).
func end(s *state, l *game.Log) {
	v := int32(0)
	for i := range game.Seat(s.Seats) {
		if s.Rides(i) {
			v |= (runs(s.Me(), i) + 1) << (2 * i)
		}
	}
	s.SetOf(s.Active(), globe.RunsN, v, l)
	s.EndBarters(l)
}

// tries is at which roll without a passport one is given (S3.1).
const tries = 3

// doFill rolls for the bag as the whole turn.
func doFill(s *state, _ game.Action, l *game.Log) {
	s.Pop()
	me, had := s.Me(), s.Me().Has(Passport)
	if me.OnRoad() {
		s.FillBag(StepKeep, !had, false, l)
		return
	}
	gift := !had && me.Of(globe.TriesN) >= tries-1
	// the deck may have no passport to give
	if !s.FillBag(StepKeep, false, gift, l) && !had && me.Of(globe.TriesN) < tries {
		s.Add(s.Active(), globe.TriesN, 1, l)
	}
}

// doTry rolls for a ticket, which must then be bought by who can (S2.2, S4.3).
func doTry(s *state, _ game.Action, l *game.Log) {
	s.Pop()
	price := 100 * s.Roll(s.Active(), l)
	if int(s.Me().Money()) < price {
		s.Note(l, globe.CiteAirport, globe.NoteTicketDear, s.Active(), price)
		return
	}
	s.Add(s.Active(), globe.MoneyN, -price, l)
	s.Add(s.Active(), globe.TicketsN, 1, l)
}

// doLeave goes to the 1st airport, and on at once (S3.2).
func doLeave(s *state, _ game.Action, l *game.Log) {
	s.Pop()
	s.Add(s.Active(), globe.TicketsN, -1, l)
	s.MoveTo(s.Active(), 1, l)
	s.Ask(StepGo)
}

// doHelp goes back to the last job square and draws a job (S5.1).
func doHelp(s *state, _ game.Action, l *game.Log) {
	s.Pop()
	if s.Me().OnRoad() {
		s.MoveTo(s.Active(), s.Behind(globe.Job), l)
	}
	s.Read(globe.Job, l)
}

// doMove moves on, with all who ride along (S4.1).
func doMove(s *state, a game.Action, l *game.Log) {
	s.Pop()
	s.Add(s.Active(), globe.MoneyN, -int(globe.Fare(int(a.A))), l)
	s.Ride(s.Me().Square()+int(a.A), l)
	s.Ask(StepPlay)
	if s.Me().Square() == s.Last() {
		return
	}
	s.Ask(StepMeet)
	for i := range s.Seats {
		if mayTake(s, game.Action{Verb: VTake, A: i}) == globe.Yes {
			return
		}
	}
	s.Pop()
}

// doTake takes a player along, out of whose bag a card is chosen; the square
// isn't played then (S4.2).
func doTake(s *state, a game.Action, l *game.Log) {
	if s.Pop().Kind == StepMeet {
		s.Pop() // the square
	}
	seat := game.Seat(a.A)
	s.Set(globe.Riders, int(s.N[globe.Riders]|1<<seat), l)
	s.Note(l, globe.CiteRide, globe.NoteTaken, seat, 0)
	s.Push(step{Kind: StepGo, Seat: s.Active(), A: 1})
	if s.Spare(seat) {
		s.OpenBag(seat, globe.PickRide, l)
	}
}

// doPlay plays the square, which waits below.
func doPlay(s *state, _ game.Action, _ *game.Log) { s.Pop() }

// doFly flies to the next airport, ahead or behind, and moves on; the arrival
// airport is played (S4.3).
func doFly(s *state, a game.Action, l *game.Log) {
	s.Pop()
	s.Add(s.Active(), globe.TicketsN, -1, l)
	s.MoveTo(s.Active(), s.Flight(a), l)
	if s.Me().Square() == s.Last() {
		s.Ask(StepPlay)
	} else {
		s.Ask(StepGo)
	}
}

func doKeep(s *state, a game.Action, l *game.Log) {
	s.Pop()
	s.Keep(globe.Item(a.A), l)
}

// doPassport pays for a passport, with all one has if that is less (S4.6).
func doPassport(s *state, _ game.Action, l *game.Log) {
	s.Pop()
	s.Add(s.Active(), globe.MoneyN, -500, l)
	s.Gets(s.Active(), Passport, l)
}

// runPlay plays the square (S4.3, S4.5): the bag is rolled for first where one
// may.
func runPlay(s *state, t step, l *game.Log) bool {
	s.Pop()
	k := s.R.Road[s.Me().Square()].Kind
	switch k {
	case globe.Job:
		s.Read(k, l)
	case globe.Chance, globe.Mail:
		if t.A == 1 {
			s.Read(k, l)
			return true
		}
		s.Push(step{Kind: StepPlay, Seat: t.Seat, A: 1})
		s.FillBag(StepKeep, false, false, l)
	case globe.Airport:
		s.Ask(StepShop)
		s.FillBag(StepKeep, false, false, l)
	default:
		if has(s.Me(), needs[k]) && !s.Empty(k) {
			s.Push(step{Kind: StepWin, Seat: t.Seat, A: uint8(k)})
		} else {
			s.Note(l, globe.CiteSquare, globe.NoteSquareLacks, t.Seat, int(k))
		}
	}
	return true
}

// needs are the items without which a square has no effect (S4.5).
var needs = [globe.Adventure + 1][]globe.Item{
	globe.Souvenir: {Guide}, globe.Report: {Camera}, globe.Adventure: {Compass, SleepingBag, FirstAid},
}

func has(p *globe.Player, items []globe.Item) bool {
	for _, i := range items {
		if !p.Has(i) {
			return false
		}
	}
	return true
}

// sure is what is known of a bag to all: whoever may draw a card has what it
// takes.
func sure(s *state) []globe.Item {
	switch t := s.Top(); t.Kind {
	case StepWin:
		return needs[t.A]
	case globe.StepChoose:
		return s.OnlyPaid(t.A)
	}
	return s.Offered(0).Gives.All() // S5.4
}

// doDraw draws a souvenir, whose price is then due, a report, or an adventure
// (S4.5).
func doDraw(s *state, _ game.Action, l *game.Log) {
	switch k := globe.Kind(s.Pop().A); k {
	case globe.Souvenir:
		s.Gives(s.Active(), Guide, l)
		s.Draw(k, l)
		s.Price(k, l)
	case globe.Report:
		s.Gives(s.Active(), Camera, l)
		s.Draw(k, l)
		s.Wins(s.Active(), k, l)
	default:
		s.Read(k, l)
	}
}

// joins deals a seat that joins by hand what a match begins with, and turns its
// jobs into money (S2.1).
func joins(s *state, seat game.Seat) {
	active := s.N[globe.ActiveN]
	s.N[globe.ActiveN] = int16(seat)
	for range 4 {
		if s.Items.N > 0 {
			s.DealItem(seat)
		}
		if s.Decks[globe.Job].N > 0 {
			s.Convert(s.Decks[globe.Job].Pop())
		}
	}
	s.N[globe.ActiveN] = active
}

// ways are those in which a step may be laid by hand.
func ways(s *state, k globe.StepKind) (out [][]step) {
	switch k {
	case StepMeet:
		return [][]step{{{Kind: StepPlay}, {Kind: k}}}
	case StepWin:
		return [][]step{{{Kind: k, A: uint8(s.R.Road[s.Me().Square()].Kind)}}}
	case globe.StepPick:
		for seat := range s.Seats {
			if game.Seat(seat) != s.Active() && s.P[seat].Square() == s.Me().Square() {
				out = append(out, []step{{Kind: StepGo, A: 1}, {Kind: k, A: seat, B: globe.PickRide}})
			}
		}
		return out
	case globe.StepAim, globe.StepDebt:
		return nil
	}
	return [][]step{{{Kind: k}}}
}

// deal deals four bag cards and four jobs each, which are turned into what they
// say; who has no ticket then tries to buy one (S2.1, S2.2).
func deal(s *state, _ game.Setup, l *game.Log) {
	var jobs [globe.MaxSeats][4]uint8
	for i := range game.Seat(s.Seats) {
		for range 4 {
			s.DealItem(i)
		}
		for j := range jobs[i] {
			jobs[i][j] = s.Decks[globe.Job].Pop()
		}
	}
	for i := range game.Seat(s.Seats) {
		s.N[globe.ActiveN] = int16(i)
		for _, c := range jobs[i] {
			s.Convert(c)
		}
		s.Note(l, globe.CiteDeal, globe.NoteJobs, i, int(s.Me().Money()))
		d := 1 + s.Rng.Intn(6) // also where it isn't rolled: matches of before are the same
		if s.Me().Of(globe.TicketsN) > 0 {
			s.Note(l, globe.CiteDeal, globe.NoteJobsTicket, i, 0)
			continue
		}
		l.Add(game.Event{Kind: game.Roll, Seat: i, Value: int32(d)})
		if int(s.Me().Money()) < 100*d {
			s.Note(l, globe.CiteTry, globe.NoteTicketDear, i, 100*d)
			continue
		}
		s.Add(i, globe.MoneyN, -100*d, nil)
		s.Add(i, globe.TicketsN, 1, nil)
		s.Note(l, globe.CiteTry, globe.NoteTicket, i, 100*d)
	}
}
