package room

import (
	"encoding/json"
	"errors"
	"fmt"

	"posterestante/game"
	"posterestante/game/foreign"
)

// Mirror is a match as the referee told a program of it: one session for each pair of eyes. What it is told is checked
// as a stranger's. One goroutine uses it.
type Mirror struct {
	Named func(name string) (game.Game, error) // the games that there are

	id    string
	names []string
	tints []int
	eyes  []game.Seat
	seen  []*game.Session // by eyes
	line  []int
	want  int // how many actions were done when it began
	truth *Truth
	late  bool // it is told a round late, in the eyes of all
}

// Errors of a Mirror: the referee is of another kind, or broken.
var (
	errEarly  = errors.New("an action came before its match")
	errOrder  = errors.New("an action came out of turn")
	errEyes   = errors.New("it is told in other eyes")
	errUnlike = errors.New("what happened doesn't lead to what is seen")
)

// Started says whether there is a match.
func (m *Mirror) Started() bool { return len(m.seen) > 0 }

// Match is the match's id, Names and Tints those of the seats, Eyes the program's seats.
func (m *Mirror) Match() string     { return m.id }
func (m *Mirror) Names() []string   { return m.names }
func (m *Mirror) Tints() []int      { return m.tints }
func (m *Mirror) Eyes() []game.Seat { return m.eyes }

// Behind says whether actions that were done before the match was told of are still to come.
func (m *Mirror) Behind() bool { return m.Started() && m.seen[0].Len() < m.want }

// Late says that the match is told one round late, in the eyes of all seats: none of them is the program's.
func (m *Mirror) Late() bool { return m.late }

// Truth is the whole match once it is over; nil before.
func (m *Mirror) Truth() *Truth { return m.truth }

// Session is the match in a seat's eyes; of a seat that isn't the program's in those that there are.
func (m *Mirror) Session(seat game.Seat) *game.Session {
	for i, s := range m.eyes {
		if s == seat {
			return m.seen[i]
		}
	}
	return m.seen[0]
}

// Hello is the first thing to say, so that the match goes on where it is known.
func (m *Mirror) Hello(keys []string) Say {
	s := Say{T: SayHello, V: Version, Keys: keys}
	if m.Started() {
		if n := m.seen[0].Len(); n > 0 {
			s.N, s.Last = n, m.line[n-1]
		}
	}
	return s
}

// ReadTell reads a message of the referee.
func ReadTell(msg []byte) (t Tell, err error) {
	if len(msg) > MaxMessage {
		return t, fmt.Errorf("a message has %d bytes at most", MaxMessage)
	}
	err = foreign.Read(msg, &t)
	return t, err
}

// Hear takes what the referee tells of the match. An error says that the two have come apart: the mirror must begin
// anew, by a Hello with nothing known.
func (m *Mirror) Hear(t *Tell) error {
	switch {
	case t.Start != nil:
		return m.start(t.Start)
	case t.Step != nil:
		return m.step(t.Step)
	case t.Back != nil:
		return m.back(t.Back)
	case t.Over != nil:
		if !m.Started() {
			return errEarly
		}
		m.truth = m.prove(t.Over)
	}
	return nil
}

func (m *Mirror) start(t *Start) error {
	g, err := m.Named(t.Setup.Game)
	if err != nil {
		return err
	}
	if err := game.CheckSetup(g, t.Setup); err != nil {
		return err
	}
	if n := len(t.Setup.Seats); len(t.Eyes) == 0 || len(t.Names) != n || len(t.Tints) != n {
		return errEyes
	}
	if t.Late && len(t.Eyes) != len(t.Setup.Seats) {
		return errEyes
	}
	next := Mirror{Named: m.Named, id: foreign.Shown(t.Match), want: t.Len, late: t.Late}
	for i, name := range t.Names {
		next.names = append(next.names, foreign.Name(name))
		next.tints = append(next.tints, min(max(t.Tints[i], 0), game.MaxSeats-1))
	}
	for i := range t.Eyes {
		e := &t.Eyes[i]
		if t.Late && e.Seat != game.Seat(i) {
			return errEyes
		}
		opening, err := unpacked(e.Events)
		if err != nil {
			return err
		}
		st, err := imagined(g, e, t.Setup)
		if err != nil {
			return err
		}
		next.eyes = append(next.eyes, e.Seat)
		next.seen = append(next.seen, game.Seen(g, t.Setup, opening, st))
	}
	*m = next
	return nil
}

// imagined is the position of a message.
func imagined(g game.Game, e *Eyes, setup game.Setup) (game.State, error) {
	st, err := g.Load([]byte(e.Pos))
	if err != nil {
		return nil, err
	}
	if v := st.View(e.Seat); v.Seats != len(setup.Seats) || e.Seat < game.Nobody || int(e.Seat) >= v.Seats {
		return nil, errEyes
	}
	return st, nil
}

func (m *Mirror) step(t *Step) error {
	switch {
	case !m.Started():
		return errEarly
	case t.N != m.seen[0].Len():
		return errOrder
	case len(t.Eyes) != len(m.eyes):
		return errEyes
	}
	var heard []game.Heard
	for i := range t.Eyes {
		if t.Eyes[i].Seat != m.eyes[i] {
			return errEyes
		}
		h, err := m.heard(t, i)
		if err != nil {
			return err
		}
		heard = append(heard, h)
	}
	if t.N < len(m.line) && m.line[t.N] == t.Name { // taken back, and done again
		for _, s := range m.seen {
			if _, err := s.Redo(); err != nil {
				return errOrder
			}
		}
		return nil
	}
	for i, s := range m.seen {
		s.Hear(heard[i])
		if err := unseal(s, t.Eyes[i].Opened); err != nil {
			return err
		}
	}
	m.line = append(m.line[:t.N], t.Name)
	return nil
}

// heard is a step in the i-th eyes; what happened must lead from what they saw to what they see.
func (m *Mirror) heard(t *Step, i int) (h game.Heard, err error) {
	e, s := &t.Eyes[i], m.seen[i]
	h = game.Heard{Seat: t.Seat, Text: foreign.Shown(e.Text)}
	if h.Action, err = actionOf(e.Action); err != nil {
		return h, err
	}
	if h.Events, err = unpacked(e.Events); err != nil {
		return h, err
	}
	if h.After, err = imagined(s.Game(), e, s.Setup()); err != nil {
		return h, err
	}
	v, after := s.View(e.Seat), h.After.View(e.Seat)
	v = v.Clone()
	for _, event := range h.Events {
		if err = v.Apply(event); err != nil {
			return h, err
		}
	}
	if diff := v.Diff(after); diff != "" {
		return h, fmt.Errorf("%w: %s", errUnlike, diff)
	}
	if t.Seat < 0 || int(t.Seat) >= after.Seats {
		return h, errEyes
	}
	return h, nil
}

func unseal(s *game.Session, opened []Unsealed) error {
	for _, o := range opened {
		a, err := actionOf(o.Action)
		if err != nil {
			return err
		}
		if err := s.Unseal(o.N, a, foreign.Shown(o.Text)); err != nil {
			return err
		}
	}
	return nil
}

func (m *Mirror) back(t *Back) error {
	if !m.Started() {
		return errEarly
	}
	m.truth = nil
	for _, s := range m.seen {
		if err := s.Retreat(t.N); err != nil {
			return err
		}
	}
	m.want = 0
	return nil
}

// Text is a message as it goes out. What is said can always be written.
func (s Say) Text() []byte {
	out, _ := json.Marshal(s)
	return out
}
