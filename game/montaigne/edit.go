package montaigne

import (
	"fmt"

	"posterestante/game"
)

var _ game.Editable = (*State)(nil)

// Choices, Where, Put and Insert are those of game.Editable. Cities whose cards lie in
// a voyage were visited (M3.5); nothing is left to settle after a change.
func (s *State) Choices(at game.Spot) []game.Piece { return travels.Choices(s, at) }
func (s *State) Where(id uint16) game.Spot         { return travels.Where(s, id) }
func (s *State) Put(at game.Spot, id uint16) error { return s.edited(travels.Put(s, at, id)) }
func (s *State) Insert(at game.Spot, id uint16) error {
	return s.edited(travels.Insert(s, at, id))
}

// edited makes what follows from the cards fit them, after a change that went well.
func (s *State) edited(err error) error {
	if err != nil {
		return err
	}
	s.steps.Clear()
	s.showTop(nil)
	for i := range s.p[:s.seats] {
		p := &s.p[i]
		p.turned = p.turned && isPerson(p.voyage.Top(), Noble)
		p.visited |= 1 << Bordeaux
		for _, c := range p.counting() {
			p.visited |= 1 << Cards[c].City
		}
	}
	s.n[LastTurn] = 0
	if s.onRoad() == 1 {
		s.n[LastTurn] = 1
	}
	return nil
}

// Range is what a counter may be set to, see game.Editable. The King's Call is
// where its card lies, the last turn follows from who is home.
func (s *State) Range(c game.Counter, seat game.Seat) (least, most int, ok bool) {
	switch c {
	case ActionsLeft, Acted:
		return 0, mostActions, !s.Over()
	case Remade:
		return 0, int(lastRemake) - 1, s.called()
	case Passes:
		return 0, int(s.onRoad()) - 1, !s.Over()
	case Winds, Meets:
		return 0, 1, true
	case HomeN:
		return 0, int(s.seats), seat != game.Nobody
	}
	return 0, 0, false
}

// SetCounter sets a counter within its Range.
func (s *State) SetCounter(c game.Counter, seat game.Seat, n int) error {
	least, most, ok := s.Range(c, seat)
	if !ok || n < least || n > most {
		return fmt.Errorf("%s can't be %d", table.Counters[c].Name, n)
	}
	travels.SetCounter(s, c, seat, n)
	return s.edited(nil)
}

// SetTurn has a seat decide next, with its action to do.
func (s *State) SetTurn(seat game.Seat) {
	if s.Over() { // its end tiles go back (M6.4)
		for t := TileCharacters; t <= TileDiscoveries; t++ {
			s.tiles[t] = 0
		}
	}
	s.turn, s.n[Phase], s.n[ActionsLeft], s.n[Acted] = seat, Playing, 1, 0
	_ = s.edited(nil) // it went well
}
