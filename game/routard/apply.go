package routard

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// begin asks what a turn begins with.
func begin(s *state, l *game.Log) {
	beginFine(s, l)
	if s.Me().OnRoad() {
		s.Ask(StepRoad)
		return
	}
	s.Set(globe.Plays, 1+int(s.N[globe.TwoLines]), l)
	s.Ask(StepPack)
}

// runPack ends a turn of packing when its lines are played (R2.1).
func runPack(s *state, _ step, _ *game.Log) bool {
	if s.N[globe.Plays] > 0 {
		return false
	}
	s.Pop()
	return true
}

// doLine rolls, and does what the line of the sheet says of the die (R2.1, R2.2).
func doLine(s *state, a game.Action, l *game.Log) {
	me, seat := s.Me(), s.Active()
	s.SetOf(seat, globe.TriesN, 1, l)
	e := &sheet[a.A][s.Roll(seat, l)-1]
	again := e.again
	if me.Money() < int32(e.pays) {
		s.Note(l, globe.CiteTurn, NoteLineDear, seat, int(e.pays))
	} else {
		s.Add(seat, globe.MoneyN, int(e.money-e.pays), l)
		s.Add(seat, globe.ChequesN, int(e.cheques), l)
		s.Add(seat, globe.TicketsN, int(e.tickets), l)
		for _, i := range e.items {
			s.Gets(seat, i, l)
		}
	}
	if e.neighbour != 0 {
		from := (seat + game.Seat(s.Seats) - 1) % game.Seat(s.Seats)
		if p := &s.P[from]; p.Has(e.neighbour) {
			s.Hand(from, seat, p.Bag.Find(uint8(e.neighbour)), l)
		} else {
			again = true
		}
	}
	if !again {
		s.Set(globe.Plays, int(s.N[globe.Plays])-1, l)
	}
}

// doLeave goes to the 1st airport, on top of its pile, and plays a turn (R2.3).
func doLeave(s *state, _ game.Action, l *game.Log) {
	s.Pop()
	s.Set(globe.Plays, 0, l)
	s.Add(s.Active(), globe.TicketsN, -1, l)
	s.MoveTo(s.Active(), 1, l)
	s.Push(step{Kind: StepRoad, Seat: s.Active(), A: 1})
}

// papers is what they cost on an airport (R3.3).
const papers = 200

// stranded buys the papers that were lost, if there is money enough (R4.1).
func stranded(s *state, seat game.Seat, l *game.Log) {
	if s.P[seat].Money() < papers {
		return
	}
	s.Add(seat, globe.MoneyN, -papers, l)
	s.Note(l, globe.CitePass, globe.NotePapers, seat, 0)
	s.Gets(seat, Papers, l)
}

// runRoad buys the papers that are missing as soon as there is money (R4.1).
func runRoad(s *state, t step, l *game.Log) bool {
	if !s.Me().Has(Papers) {
		stranded(s, t.Seat, l)
	}
	return false
}

// doMove moves alone, and pays (R3.1).
func doMove(s *state, a game.Action, l *game.Log) { drive(s, int(a.A), globe.Fare(int(a.A)), l) }

// doRoll rolls for the hitch-hike; only the squares up to the arrival airport
// are moved and paid (R3.4, R5.1).
func doRoll(s *state, _ game.Action, l *game.Log) {
	n := min(s.Roll(s.Active(), l), s.Last()-s.Me().Square())
	s.Pop()
	s.Push(step{Kind: StepDear, Seat: s.Active(), N: int16(n)})
}

// runDear moves by the roll once it can be paid (R3.4).
func runDear(s *state, t step, l *game.Log) bool {
	fare := globe.Fare(int(t.N))
	if s.Me().Money() < fare {
		return false
	}
	drive(s, int(t.N), fare, l)
	return true
}

// doObey moves as a card ordered, for nothing (R1.1).
func doObey(s *state, _ game.Action, l *game.Log) {
	n := int(s.Me().Of(globe.OrderN))
	s.SetOf(s.Active(), globe.OrderN, 0, l)
	drive(s, min(n, s.Last()-s.Me().Square()), 0, l)
}

// drive moves with all who must be carried, and pays; then come cheques, lodging
// and the square (R3.1, R3.4).
func drive(s *state, squares int, fare int32, l *game.Log) {
	s.Pop()
	s.Add(s.Active(), globe.MoneyN, -int(fare), l)
	if drives(s) {
		var room [globe.MaxSeats]game.Seat
		riders := 0
		for _, seat := range joined(s, room[:0]) {
			riders |= 1 << seat
		}
		s.Set(globe.Riders, riders, l)
	}
	s.Ride(s.Me().Square()+squares, l)
	s.Ask(StepPlay)
	s.Ask(StepLodge)
	if k := s.R.Road[s.Me().Square()].Kind; k == globe.Chance || k == globe.Mail {
		s.Ask(StepCheques)
	}
}

// doFly flies to the next airport, from the arrival airport back (R3.3, R5.2).
func doFly(s *state, a game.Action, l *game.Log) {
	s.Pop()
	s.Add(s.Active(), globe.TicketsN, -1, l)
	s.MoveTo(s.Active(), s.Flight(a), l)
	s.Ask(StepPlay)
	s.Ask(StepLodge)
}

// doHelp goes back to the nearest job square, alone, and draws a job; then
// lodges. Without papers nobody goes anywhere (R4.1, R4.3).
func doHelp(s *state, _ game.Action, l *game.Log) {
	s.Pop()
	s.SetOf(s.Active(), globe.OrderN, 0, l)
	if s.Me().Has(Papers) {
		s.MoveTo(s.Active(), s.Behind(globe.Job), l)
	}
	s.Ask(StepLodge)
	s.Read(globe.Job, l)
}

// runShop passes over the shop for who can buy and sell nothing.
func runShop(s *state, _ step, _ *game.Log) bool {
	if s.Sells() {
		return false
	}
	for g := range uint8(globe.GoodTicket + 1) {
		if a := (game.Action{Verb: VBuy, A: g}); hasBuy(s, a) == globe.Yes && mayBuy(s, a) == globe.Yes {
			return false
		}
	}
	s.Pop()
	return true
}

func doBuy(s *state, a game.Action, l *game.Log) {
	s.Add(s.Active(), globe.MoneyN, -int(Price(s, a.A)), l)
	if a.A == globe.GoodTicket {
		s.Add(s.Active(), globe.TicketsN, 1, l)
	} else {
		s.Gets(s.Active(), globe.Item(a.A), l)
	}
}

// runPlay plays the square: what it needs must be there (R3.2, R3.5).
func runPlay(s *state, t step, l *game.Log) bool {
	s.Pop()
	k, me := here(s), s.Me()
	switch {
	case k == globe.Airport:
		s.Ask(StepShop)
	case s.N[globe.FineN] == 1 && (k == globe.Report || k == globe.Adventure):
		mayDraw(s, k, l)
	case lacks(me, k):
		s.Note(l, globe.CiteSquare, globe.NoteSquareLacks, t.Seat, int(k))
	case k != globe.Souvenir && k != globe.Report:
		s.Read(k, l)
	case s.Draw(k, l) == 0:
	case k == globe.Souvenir:
		s.Price(k, l)
	default:
		s.Wins(t.Seat, k, l)
	}
	return true
}

// deal gives what a match begins with (R5.3).
func deal(s *state, setup game.Setup, _ *game.Log) {
	s.N[globe.NeedN] = needs[setup.Option(options[1])]
	if setup.Option(options[0]) == "two" {
		s.N[globe.TwoLines] = 1
	}
	if setup.Option(options[4]) == "yes" {
		s.N[globe.FineN] = 1
	}
	if setup.Option(options[2]) == "no" {
		return
	}
	s.N[globe.Express] = 1
	for i := range game.Seat(s.Seats) {
		joins(s, i)
	}
}

// joins gives a seat what the express game begins with (R5.3); else it has nothing.
func joins(s *state, seat game.Seat) {
	if s.N[globe.Express] == 0 {
		return
	}
	for item := Papers; item <= NumItems; item++ {
		s.Gets(seat, item, nil)
	}
	s.Add(seat, globe.TicketsN, 1, nil)
	s.Add(seat, globe.MoneyN, 1800, nil)
	s.Add(seat, globe.ChequesN, 10, nil)
}

// ways are those in which a step may be laid by hand.
func ways(s *state, k globe.StepKind) [][]step {
	switch k {
	case StepDear:
		return [][]step{{{Kind: k, N: 1}}}
	case StepCheques:
		return [][]step{{{Kind: StepPlay}, {Kind: StepLodge}, {Kind: k}}}
	case StepNight:
		n := int16(1)
		if c := s.Open[globe.Lodging]; c != 0 {
			n = s.R.Decks.Card(c).Price
		}
		if noGuide(s, s.Active()) {
			n *= 2
		}
		return [][]step{{{Kind: StepPlay}, {Kind: k, N: n}}}
	case globe.StepAim, globe.StepDebt, globe.StepPick:
		return nil
	}
	return [][]step{{{Kind: k}}}
}

// stepMost is up to what number a step counts: the squares of a roll that is too
// dear, the cheques of a night.
func stepMost(_ *state, k globe.StepKind) int {
	switch k {
	case StepDear:
		return 6
	case StepNight:
		return 8
	}
	return 0
}
