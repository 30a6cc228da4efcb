package gametest

import (
	"slices"

	"posterestante/game"
)

// asksEvery is how rarely a random match has a seat speak out of turn, where the game knows that.
const asksEvery = 12

// request is what some seat asks for now, though another decides; ok is false mostly.
func (m *match) request() (a game.Action, ok bool) {
	if m.c.Reply != nil || m.chance.Intn(asksEvery) != 0 {
		return a, false
	}
	all := m.s.Requests(game.Seat(m.chance.Intn(m.s.Seats())))
	if len(all) == 0 {
		return a, false
	}
	return all[m.chance.Intn(len(all))], true
}

// requests checks what may be asked for out of turn: it is each seat's own, it isn't refused, written and read, has
// spots of its own to click, and follows from what everybody sees.
func (m *match) requests(st game.State, legal []game.Action) error {
	for seat := range game.Seat(m.s.Seats()) {
		all := game.RequestsOf(st, seat)
		for _, a := range all {
			again, err := m.g.Parse(m.g.Notation(a))
			switch {
			case slices.Contains(legal, a) || game.SeatOf(st, a) != seat || !game.IsRequest(st, a):
				return m.broken(Contract, "%q is a request of seat %d, and not only that", m.g.Notation(a), seat)
			case st.Refuse(a) != nil || err != nil || again != a:
				return m.broken(Contract, "the request %q is refused: %v, or read as %+v", m.g.Notation(a),
					st.Refuse(a), again)
			case len(st.Parts(a, nil)) != 1 || st.Parts(a, nil)[0].Seat != seat:
				return m.broken(Clicks, "the request %q is clicked by %v", m.g.Notation(a), st.Parts(a, nil))
			}
		}
		for _, viewer := range m.viewers {
			deal := st.Clone()
			deal.Determinize(viewer, &m.chance)
			if !slices.Equal(game.RequestsOf(deal, seat), all) {
				return m.broken(Secrets, "what seat %d may ask for tells seat %d what it doesn't see", seat, viewer)
			}
		}
	}
	return nil
}
