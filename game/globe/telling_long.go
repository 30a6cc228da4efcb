package globe

import "posterestante/game"

// longTelling tells the events of an action in their order.
type longTelling struct {
	*Telling
	voice  *Voice
	deed   Deed
	out    []phrase
	card   uint8         // the card last read
	due    int           // what it costs, as was told
	nights int           // what the night costs, as was told
	lost   Item          // what it takes, as was told
	rolled bool          // the first roll is told
	gone   bool          // the seat's first way is told
	gets   int           // items that were told of already, and come next
	money  [MaxSeats]int // as it stands
	spent  int           // by the seat whose money changed last
	to     uint8         // the square to which pawns go
	pawns  []game.Seat   // that go there, not told yet
	drawn  int           // bag cards drawn, not told yet
	aimed  game.Seat     // whom a card makes pay
}

// long tells what an action brought besides its line.
func (t *Telling) long(v *Voice, d Deed) []phrase {
	s := &longTelling{Telling: t, voice: v, deed: d, card: t.Before.Open[Adventure], rolled: d.Rolls, gone: d.Goes,
		aimed: game.Nobody}
	for i := range t.Before.P[:t.Before.Seats] {
		s.money[i] = int(t.Before.P[i].Money())
	}
	for _, e := range t.Events {
		if seat := pawnOf(e); seat != game.Nobody {
			s.pawn(seat, e.To.Index)
			continue
		}
		switch e.Kind {
		case game.Roll:
			s.flush()
			if !s.rolled {
				s.say(say("long.roll", args{"Who": game.SaySeat(e.Seat), "N": game.SayNumber(int(e.Value))}))
			}
			s.rolled = false
		case game.Move:
			s.move(e)
		case game.Count:
			s.count(e)
		case game.Note:
			s.flush()
			p := s.note(e)
			if p.Rule == "" {
				p = p.By(e.Rule)
			}
			s.say(p)
		}
	}
	s.flush()
	return s.out
}

func (s *longTelling) say(p phrase) {
	if p.Kind != game.Nothing {
		s.out = append(s.out, p)
	}
}

// pawn gathers pawns that go to the same square.
func (s *longTelling) pawn(seat game.Seat, to uint8) {
	if len(s.pawns) > 0 && s.to != to {
		s.flush()
	}
	s.to, s.pawns = to, append(s.pawns, seat)
}

// flush tells of the bag cards drawn, and of the pawns gathered: of those who
// come along alone where the line told where the seat goes.
func (s *longTelling) flush() {
	if s.drawn > 0 {
		s.say(sayN("long.drawn", s.drawn, args{"Who": game.SaySeat(s.Seat)}))
		s.drawn = 0
	}
	list, told := s.pawns, s.gone
	if len(list) == 0 {
		return
	}
	s.pawns, s.gone = nil, false
	switch {
	case !told || list[0] != s.Seat:
		s.say(sayN("long.arrive", len(list), args{"List": game.SaySeats(list), "Square": s.R.SaySquare(int(s.to))}))
	case len(list) > 1:
		s.say(sayN("long.along", len(list)-1, args{"List": game.SaySeats(list[1:])}))
	}
}

// move tells of an item that comes to a bag.
func (s *longTelling) move(e game.Event) {
	with := args{"Who": game.SaySeat(e.To.Seat), "Whom": game.SaySeat(e.From.Seat),
		"Item": s.R.SayItem(itemOf(e.Piece))}
	switch {
	case e.To.Zone == DrawnBag:
		s.drawn++
	case e.To.Zone != BagZone || s.deed.Gets:
	case e.From.Zone == ItemDeck && s.gets > 0:
		s.gets--
	case e.From.Zone == ItemDeck:
		s.flush()
		s.say(say("long.gets", with))
	case e.From.Zone == BagZone:
		s.flush()
		s.say(say("long.taken", with))
	}
}

// count follows the money, and tells what a card makes somebody pay.
func (s *longTelling) count(e game.Event) {
	if e.Counter != MoneyN {
		return
	}
	s.spent = s.money[e.Seat] - int(e.Value)
	s.money[e.Seat] = int(e.Value)
	if e.Seat == s.aimed {
		s.say(say("long.charged", args{"Whom": game.SaySeat(e.Seat), "Who": game.SaySeat(s.Seat),
			"Price": SayMoney(s.spent)}))
		s.aimed = game.Nobody
	}
}
