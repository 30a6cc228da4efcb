package gametest

import (
	"maps"
	"slices"
	"strconv"

	"posterestante/game"
)

// match is one random playthrough.
type match struct {
	g       game.Game
	plan    Plan
	c       Case
	deals   *deals
	ranges  map[game.Verb]most
	verbs   []game.Verb // of the ranges, in order
	s       *game.Session
	number  uint64       // its seed
	chance  game.Rand    // of the tests made on the way; the bot has its own
	viewers []game.Seat  // the seats, then the spectator
	views   []game.View  // what each viewer sees now
	again   game.View    // made anew in the same memory for every viewer and step
	states  []game.State // after 0, 1, 2 ... actions
	step    int
	last    game.Action
}

// start sets up a session of the match.
func (m *match) start() (*game.Session, error) {
	if m.c.Position == nil {
		return game.NewSession(m.g, m.c.Setup)
	}
	st, err := m.g.Load(m.c.Position)
	if err != nil {
		return nil, err
	}
	return game.From(m.g, m.c.Setup, st), nil
}

func (m *match) play() (string, error) {
	var err error
	if m.s, err = m.start(); err != nil {
		return "", err
	}
	m.chance = game.NewRand(m.number ^ 0x9e3779b9)
	m.ranges = ranges(m.plan.Grammar)
	m.verbs = slices.Sorted(maps.Keys(m.ranges))
	for seat := range m.s.Seats() {
		m.viewers = append(m.viewers, game.Seat(seat))
	}
	m.viewers = append(m.viewers, game.Nobody)
	st := m.s.State()
	m.states = append(m.states, st)
	m.views = m.look(st)
	if err := st.Check(); err != nil {
		return "", m.broken(Conserve, "at the start: %v", err)
	}
	bot := &bot{rand: game.NewRand(m.number + 1), byVerb: m.number%2 == 1}
	for !m.s.Over() && (m.c.Actions == 0 || m.step < m.c.Actions) {
		if err := m.turn(bot); err != nil {
			return "", err
		}
	}
	if err := m.promises(m.s.State(), m.s.Legal()); err != nil {
		return "", err
	}
	if err := m.backAndForth(len(m.states)); err != nil {
		return "", err
	}
	for _, law := range []func() error{m.replay, m.timeline, m.asksOnce, m.heardAfter} {
		if err := law(); err != nil {
			return "", err
		}
	}
	return m.end()
}

// look is what all viewers see.
func (m *match) look(st game.State) []game.View {
	var out []game.View
	for _, seat := range m.viewers {
		out = append(out, st.View(seat))
	}
	return out
}

// turn holds the laws around one action.
func (m *match) turn(bot *bot) error {
	if m.step >= m.g.MaxActions() {
		return m.broken(Ends, "not over after %d actions", m.step)
	}
	st := m.states[m.step].Clone()
	legal := st.Legal(nil)
	if err := m.promises(st, legal); err != nil {
		return err
	}
	looks := m.chance.Intn(m.every()) == 0
	if looks {
		if err := m.sampled(st, legal); err != nil {
			return err
		}
	}
	a, why := m.choose(bot)
	m.last = a
	events, err := m.s.DoThought(a, why)
	if err != nil {
		return m.broken(Contract, "a legal action is refused: %v", err)
	}
	after := m.s.State()
	st.Apply(a, nil)
	if !st.Equal(after) {
		return m.broken(Replay, "without a log the action leads elsewhere than with one")
	}
	if err := after.Check(); err != nil {
		return m.broken(Conserve, "%v", err)
	}
	m.states = append(m.states, after)
	m.step++
	if err := m.secret(a, events, legal); err != nil {
		return err
	}
	if looks {
		if err := m.veiled(a, events); err != nil {
			return err
		}
		if err := m.thoughts(a); err != nil {
			return err
		}
		if err := m.heard(m.step - 1); err != nil {
			return err
		}
	}
	return m.happened(events, after)
}

func (m *match) every() int {
	switch {
	case m.c.Every > 0:
		return m.c.Every
	case m.plan.Every > 0:
		return m.plan.Every
	}
	return 16
}

// sampled holds the costly laws.
func (m *match) sampled(st game.State, legal []game.Action) error {
	for _, law := range []func(game.State, []game.Action) error{m.page, m.copies, m.notation, m.clicks, m.redeal,
		m.refusals, m.requests, m.named, m.asksBlind, m.previews, m.replies} {
		if err := law(st, legal); err != nil {
			return err
		}
	}
	if !st.Equal(m.states[m.step]) {
		return m.broken(Contract, "a state changed by being looked at")
	}
	return m.backAndForth(8)
}

// promises holds what the contract says about any position.
func (m *match) promises(st game.State, legal []game.Action) error {
	switch {
	case st.Over() != (len(legal) == 0):
		return m.broken(Contract, "over is %v with %d legal actions", st.Over(), len(legal))
	case st.Over() != (st.Turn() == game.Nobody):
		return m.broken(Contract, "over is %v and it is the turn of seat %d", st.Over(), st.Turn())
	case int(st.Turn()) >= m.s.Seats():
		return m.broken(Contract, "it is the turn of seat %d of %d", st.Turn(), m.s.Seats())
	}
	for i, seat := range m.viewers {
		if st.ViewInto(&m.again, seat); m.again.Diff(m.views[i]) != "" {
			return m.broken(Contract, "a view made in used memory is another: %s", m.again.Diff(m.views[i]))
		}
	}
	marker := game.Action{Verb: 255}
	if got := st.Legal([]game.Action{marker}); got[0] != marker || !slices.Equal(got[1:], legal) {
		return m.broken(Contract, "Legal does not append, or is not the same twice")
	}
	for _, a := range legal {
		if r := st.Refuse(a); r != nil {
			return m.broken(Contract, "legal action %q is refused: %v", m.g.Notation(a), r)
		}
	}
	return m.scores(st)
}

// named checks that every face in sight has a name of its own.
func (m *match) named(game.State, []game.Action) error {
	had := map[string]uint16{}
	for _, v := range m.views {
		for id := range seen(v) {
			name := m.g.PieceName(id)
			if other, ok := had[name]; name == "" || ok && other != id {
				return m.broken(Contract, "piece %d has the name %q, as has %d", id, name, other)
			}
			had[name] = id
		}
	}
	if name := m.g.PieceName(0); name != "" {
		return m.broken(Contract, "an unknown piece has the name %q", name)
	}
	return nil
}

func (m *match) scores(st game.State) error {
	scores := st.Scores()
	if len(scores) != m.s.Seats() {
		return m.broken(Contract, "%d scores for %d seats", len(scores), m.s.Seats())
	}
	for i, a := range scores {
		sum, place := 0, 1
		for _, line := range a.Lines {
			sum += line.Points
		}
		for _, b := range scores {
			if b.Place < a.Place {
				place++
			}
			if b.Total > a.Total && b.Place >= a.Place {
				return m.broken(Contract, "seat %d has fewer points and no worse a place: %v", i, scores)
			}
		}
		if sum != a.Total || place != a.Place {
			return m.broken(Contract, "seat %d: lines give %d of %d points, place %d of %d", i, sum, a.Total,
				place, a.Place)
		}
	}
	return nil
}

// seed makes the match one of the next of its case: its seed is a number.
func (m *match) seed(i uint64) {
	m.number, _ = strconv.ParseUint(string(m.c.Setup.Seed), 10, 64) // any other text is 0, and then the next
	m.number += i
	m.c.Setup.Seed = game.Numbered(m.number)
}
