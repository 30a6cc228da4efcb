package gametest

import "posterestante/game"

// replies checks that what a seat imagines and chooses follows from what it sees and from how many actions there were:
// it is the same in two matches of other seeds and deals that look alike to it, and after stepping back.
func (m *match) replies(st game.State, legal []game.Action) error {
	seat, chance := st.Turn(), game.NewRand(uint64(m.step))
	if seat == game.Nobody {
		return nil
	}
	var first *game.Session
	for i := range 3 {
		world, setup := st.Clone(), m.c.Setup
		if i > 0 {
			world.Determinize(seat, &chance)
		}
		setup.Seed = game.Numbered(m.number + uint64(i))
		s := game.From(m.g, setup, world)
		if i == 2 {
			if _, err := s.Do(legal[0]); err != nil {
				return m.broken(Contract, "a legal action is refused: %v", err)
			}
			if s.UndoN(1) != nil { // what was learned can't be taken back
				return nil
			}
		}
		if first == nil {
			first = s
		} else if why := otherwise(first, s); why != "" {
			return m.broken(Replies, "seat %d %s where all it sees is the same", seat, why)
		}
	}
	return nil
}

// otherwise says in what two matches differ that look alike to the seat to act.
func otherwise(a, b *game.Session) string {
	deal, seed := a.Dealt()
	deal2, seed2 := b.Dealt()
	if seed != seed2 {
		return "draws from another seed"
	}
	if !deal.Equal(deal2) {
		return "imagines another world"
	}
	act, ok := a.Reply()
	act2, ok2 := b.Reply()
	if act != act2 || ok != ok2 {
		return "replies otherwise"
	}
	return ""
}
