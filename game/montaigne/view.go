package montaigne

import "posterestante/game"

// View is what a seat sees: everything but the faces in the hands of others,
// that of the card face down on the board, and the order of the reserve; their
// backs show (M1.2). Who looks into a hand sees it as long as the step lasts.
func (s *State) View(seat game.Seat) (v game.View) {
	s.ViewInto(&v, seat)
	return v
}

// ViewInto writes what a seat sees into a view, whose memory it uses.
func (s *State) ViewInto(v *game.View, seat game.Seat) {
	v.Reset(table, seat, int(s.seats))
	v.Turn, v.Over = s.turn, s.Over()
	for c := Phase; c < HomeN; c++ {
		v.Set(c, game.Nobody, int(s.n[c]))
	}
	for i, c := range s.reserve.All() {
		piece := hide(covered(c))
		if i == int(s.reserve.N)-1 {
			v.Put(common(ReserveTop, 0), piece)
		} else {
			v.Put(common(Reserve, 0), piece)
		}
	}
	for i, c := range s.row {
		switch {
		case c == 0:
		case i < 3:
			v.Put(common(Row, uint8(i)), shown(c))
		default:
			v.Put(common(Row, uint8(i)), hide(covered(c)))
		}
	}
	for _, c := range s.discard.All() {
		v.Put(common(Discard, 0), shown(c))
	}
	if s.called() {
		v.Put(common(CallAside, 0), shown(TheCall))
	}
	for t := uint8(1); t <= NumTiles; t++ {
		switch h := s.tiles[t]; {
		case h != 0:
			v.Put(of(game.Seat(h-1), TilesHeld, t), tilePiece(t))
		case tileIn(t, s.seats):
			v.Put(common(TileRow, t), tilePiece(t))
		}
	}
	for i := range s.p[:s.seats] {
		s.viewSeat(v, game.Seat(i), seat)
	}
}

// hide is a piece whose face isn't known.
func hide(p game.Piece) game.Piece {
	p.ID = 0
	return p
}

// viewSeat is what lies before a seat, as the viewer sees it.
func (s *State) viewSeat(v *game.View, seat, viewer game.Seat) {
	p := &s.p[seat]
	v.Set(HomeN, seat, int(p.home))
	v.Set(VisitedN, seat, int(p.visited))
	v.Set(LevelN, seat, int(p.level))
	v.Put(of(seat, Start, 0), startPiece(seat))
	known := s.knowers(seat).Has(viewer)
	for _, c := range p.hand.All() {
		if known {
			v.Put(of(seat, Hand, 0), covered(c))
		} else {
			v.Put(of(seat, Hand, 0), hide(covered(c)))
		}
	}
	for _, c := range p.counting() {
		v.Put(of(seat, Voyage, 0), shown(c))
	}
	if p.turned {
		v.Put(of(seat, Voyage, 0), covered(p.voyage.Top()))
	}
}

// knowers are the seats that know the faces of a hand: its own, and who looks
// into it now.
func (s *State) knowers(seat game.Seat) game.Seats {
	if t := s.top(); (t.Kind == StepRead || t.Kind == StepChoose) && game.Seat(t.A) == seat {
		return game.Only(seat) | game.Only(s.turn)
	}
	return game.Only(seat)
}
