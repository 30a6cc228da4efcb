package postcards

import (
	"math/bits"

	"posterestante/game"
)

// autoCamp makes a camp on the leftmost free site that matches a free memory
// space: postcards by P10.3, spaces from top to bottom (P10.8). What it brings
// is pushed, the last first.
func (s *State) autoCamp(l *game.Log) bool {
	me := s.me()
	if me.camps == NumCamps {
		l.Note("P10.8", NoteAutoNocamp, s.turn, game.Piece{}, game.Spot{}, 0)
		return false
	}
	var buf [NumPostcards]uint8
	r := me.bike
	for _, c := range s.order(&buf) {
		for space, m := range Postcards[c].Memories {
			if s.memories[c]&(1<<space) != 0 {
				continue
			}
			for site, k := range Regions[r].Sites {
				if k == m.Site && s.sites[r][site] == 0 {
					at, rank := common(Sites, r, uint8(site)), int32(s.rank(Postcards[c].Region))
					l.Note("P10.8", NoteAutoCamp, s.turn, written(c), at, rank)
					n := s.pitch(r, uint8(site), l)
					s.push(AutoMemory, c, uint8(space))
					if s.fills(r) {
						s.push(StepBonus, r, 0)
					}
					if e := s.TrackEffect(n); e != NoEffect {
						s.push(AutoTrack, uint8(e), 0)
					}
					return true
				}
			}
		}
		rank := int32(s.rank(Postcards[c].Region))
		l.Note("P10.3", NoteAutoPassCamp, s.turn, written(c), common(RegionSpot, r, 0), rank)
	}
	l.Note("P10.8", NoteAutoNosite, s.turn, game.Piece{}, common(RegionSpot, r, 0), int32(r))
	return false
}

// autoMemory writes the memory that its camp awaited; if that postcard has been
// sent meanwhile, another of the same kind, if there is one (P10.8).
func (s *State) autoMemory(c, space uint8, l *game.Log) {
	kind := Postcards[c].Memories[space].Site
	if s.me().cards.Find(c) < 0 || s.memories[c]&(1<<space) != 0 {
		var buf [NumPostcards]uint8
		gone := c
		c = 0
		for _, o := range s.order(&buf) {
			if m := s.freeMemory(o, kind); m != 0 {
				c, space = o, uint8(bits.TrailingZeros8(m))
				break
			}
		}
		l.Note("P10.8", NoteAutoAnew, s.turn, pictured(gone), game.Spot{}, int32(kind))
		if c == 0 {
			return
		}
	}
	e := Postcards[c].Memories[space].Effect
	l.Note("P10.8", NoteAutoMemory, s.turn, written(c), common(Memories, c, space), int32(e))
	s.write(s.turn, c, space, l)
	s.push(AutoEffect, uint8(e), c)
}

// autoEffect takes an effect at once (P10.9).
func (s *State) autoEffect(e Effect, l *game.Log) {
	l.Note("P10.9", NoteAutoEffect, s.turn, game.Piece{}, game.Spot{}, int32(e))
	switch e {
	case OneMove, TwoMoves:
		s.points(s.turn, movePoints, "P10.9", l)
	case TwoPoints:
		s.points(s.turn, 2, "P6.3", l)
	case ExtraCard:
		s.set(Extra, s.n[Extra]+1, l)
		if s.row == [5]uint8{} {
			l.Note("P10.9", NoteAutoLost, s.turn, game.Piece{}, game.Spot{}, int32(e))
		}
	case StampEffect:
		s.autoOr(s.autoStamp("P10.9", allColours, l), e, l)
	case TakeEffect:
		s.autoOr(s.autoTake(l), e, l)
	case CampEffect:
		s.autoOr(s.autoCamp(l), e, l)
	case StarEffect:
		if !s.autoStamp("P10.9", allColours, l) && !s.autoTake(l) {
			s.points(s.turn, 2, "P10.9", l)
			l.Note("P10.9", NoteAutoStarpoints, s.turn, game.Piece{}, game.Spot{}, 2)
		}
	}
}

// autoOr says that an effect that could not be used is lost (P10.9).
func (s *State) autoOr(done bool, e Effect, l *game.Log) {
	if !done {
		l.Note("P10.9", NoteAutoLost, s.turn, game.Piece{}, game.Spot{}, int32(e))
	}
}
