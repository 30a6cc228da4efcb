package gametest

import (
	"posterestante/game"
)

// faces is a set of identities.
type faces map[uint16]bool

// seen are the faces in a view.
func seen(v game.View) faces {
	out := faces{}
	for _, p := range v.Piles {
		for _, piece := range p.Pieces {
			if piece.ID != 0 {
				out[piece.ID] = true
			}
		}
	}
	return out
}

// happened holds laws 1, 5, 8 and 10 on what an action did.
func (m *match) happened(events []game.Event, after game.State) error {
	next := m.look(after)
	for i := range m.viewers {
		if err := m.followed(i, events, next[i]); err != nil {
			return err
		}
	}
	if err := m.conserved(events, m.views[len(m.views)-1], next[len(next)-1]); err != nil {
		return err
	}
	err := m.barrier(m.step-1, m.views)
	m.views = next
	return err
}

// followed holds laws 1 and 10 for a viewer, and that events tell rightly what
// the viewer knew: on that undo's barriers rest.
func (m *match) followed(i int, events []game.Event, next game.View) error {
	who := m.viewers[i]
	v := m.views[i].Clone()
	before, after := seen(v), seen(next)
	mine := game.EventsFor(events, who)
	for n, e := range mine {
		if id := e.Piece.ID; id != 0 && !before[id] && !after[id] && !mixed(mine[n:], id) {
			return m.broken(NoPeek, "seat %d never sees %s, and the event shows it: %+v", who, m.g.PieceName(id), e)
		}
		if e.Kind == game.Move || e.Kind == game.Flip {
			if lies(v.Table, e.From) && e.Knew.Has(who) != (v.At(e.From).ID != 0) {
				return m.broken(Undo, "seat %d sees %+v and the event says that it knew is %v: %+v", who, v.At(e.From),
					e.Knew.Has(who), e)
			}
		}
		if err := v.Apply(e); err != nil {
			return m.broken(Follow, "seat %d can't follow: %v: %+v", who, err, e)
		}
	}
	if d := v.Diff(next); d != "" {
		return m.broken(Follow, "seat %d follows to another view: %s", who, d)
	}
	return nil
}

// mixed says whether a piece goes openly to where all is shuffled away by the
// same action: it was seen, and no view shows it any more.
func mixed(events []game.Event, id uint16) bool {
	var to game.Spot
	for _, e := range events {
		switch {
		case e.Kind == game.Move && e.Piece.ID == id:
			to = e.To
		case e.Kind == game.Shuffle && e.From.Zone == to.Zone && e.From.Seat == to.Seat:
			return true
		}
	}
	return false
}

// lies says whether pieces lie visibly at a spot's zone.
func lies(t *game.Table, s game.Spot) bool {
	return int(s.Zone) < len(t.Zones) && (t.Zones[s.Zone].Kind == game.Slots || t.Zones[s.Zone].Kind == game.List)
}

// conserved checks that of each back there are as many pieces as before, but
// for those that came from a supply or went there.
func (m *match) conserved(events []game.Event, before, after game.View) error {
	change := map[uint8]int{}
	tally := func(v game.View, sign int) {
		for _, p := range v.Piles {
			for _, piece := range p.Pieces {
				change[piece.Back] += sign
			}
			for back, n := range p.Backs {
				change[uint8(back)] += sign * int(n)
			}
		}
	}
	tally(before, -1)
	tally(after, 1)
	for _, e := range events {
		if e.Kind != game.Move {
			continue
		}
		if before.Table.Zones[e.From.Zone].Kind == game.Supply {
			change[e.Piece.Back]--
		}
		if before.Table.Zones[e.To.Zone].Kind == game.Supply {
			change[e.Piece.Back]++
		}
	}
	for back, n := range change {
		if n != 0 && back != 0 {
			return m.broken(Conserve, "there are %+d pieces of back %d", n, back)
		}
	}
	return nil
}

// barrier checks that the n-th action can be taken back by its seat, and by no
// other, unless that seat learned something by it or said it out of turn.
func (m *match) barrier(n int, before []game.View) error {
	step := m.s.Step(n)
	learned, known := game.IsRequest(m.states[n], step.Action), seen(before[step.Seat])
	for _, e := range step.Events {
		switch e.Kind {
		case game.Roll, game.Shuffle, game.Seal:
			learned = true
		case game.Move, game.Flip:
			if e.Knows.Has(step.Seat) && !e.Knew.Has(step.Seat) {
				learned = true
			}
		}
	}
	for _, who := range m.viewers {
		if err := m.s.CanUndo(who); (err == nil) != (who == step.Seat && !learned) {
			return m.broken(Undo, "seat %d did it, learned something: %v; may seat %d take it back: %v", step.Seat,
				learned, who, err)
		}
	}
	now := seen(m.s.View(step.Seat))
	for _, e := range step.Events {
		id := e.Piece.ID
		if learned || e.Kind != game.Move && e.Kind != game.Flip || id == 0 || known[id] || !now[id] {
			continue
		}
		if before[0].Table.Zones[e.From.Zone].Kind != game.Supply {
			return m.broken(Undo, "seat %d sees %s for the first time and may take it back: %+v", step.Seat,
				m.g.PieceName(id), e)
		}
	}
	return nil
}
