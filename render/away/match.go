// Package away is a match that another program referees, as the table plays it: a room.Mirror at the end of a link that
// may break and come back.
package away

import (
	"errors"
	"slices"
	"sync"

	"posterestante/game"
	"posterestante/game/room"
	"posterestante/render/table"
)

// Match is a match elsewhere. The table's goroutine uses it; what comes over the link comes on another.
type Match struct {
	link  *Link
	eyes  game.Seat
	stays bool // the room isn't left with the table

	mu     sync.Mutex
	mirror room.Mirror
	inbox  []letter // what the table is still to hear
	faults int      // how often the two came apart
	anew   bool     // it is to be told from its beginning
}

// letter is what came, in order: of the match, or the answer to what was asked.
type letter struct {
	tell    room.Tell
	settled bool // something that was asked is answered
}

// Session is the match in the eyes that Look set.
func (m *Match) Session() *game.Session { return m.mirror.Session(m.eyes) }

// Look implements table.Distant.
func (m *Match) Look(seat game.Seat) { m.eyes = seat }

// Here implements table.Distant.
func (m *Match) Here(seat game.Seat) bool {
	return !m.mirror.Late() && slices.Contains(m.mirror.Eyes(), seat)
}

// Watch implements table.Distant.
func (m *Match) Watch() { m.link.say(room.Say{T: room.SayWatch}, true) }

// Do asks the referee for an action.
func (m *Match) Do(a game.Action) ([]game.Event, error) {
	s := m.Session()
	text := s.Game().Notation(a)
	m.link.say(room.Say{T: room.SayDo, Seat: m.seatOf(a), N: s.Len(), A: text}, true)
	return nil, table.ErrSent
}

// seatOf is who takes an action: it names its seat, or is of the one that decides.
func (m *Match) seatOf(a game.Action) game.Seat {
	s := m.Session()
	return max(game.SeatOf(s.State(), a), 0)
}

// DoThought is Do: a table elsewhere has no seats that think.
func (m *Match) DoThought(a game.Action, _ *game.Thought) ([]game.Event, error) { return m.Do(a) }

// Undo asks to take back the last n actions.
func (m *Match) Undo(n int) error {
	m.link.say(room.Say{T: room.SayUndo, Seat: max(m.eyes, 0), N: m.Session().Len() - n}, true)
	return table.ErrSent
}

// Redo asks for the last action that was taken back.
func (m *Match) Redo(int) ([]game.Event, error) {
	m.link.say(room.Say{T: room.SayRedo, Seat: max(m.eyes, 0)}, true)
	return nil, table.ErrSent
}

// Lift is refused: others play.
func (m *Match) Lift(bool) error { return game.ErrLift }

// Stay has the room not be left with the table, for another match there.
func (m *Match) Stay() { m.stays = true }

// Link is the way to the room.
func (m *Match) Link() *Link { return m.link }

// Close leaves the room with the table; the seat stays whose it is.
func (m *Match) Close() error {
	if !m.stays {
		m.link.Close()
	}
	return nil
}

// Answer implements table.Distant.
func (m *Match) Answer(yes bool) {
	for _, seat := range m.link.toAnswer() {
		m.link.say(room.Say{T: room.SayAnswer, Seat: seat, Yes: yes}, false)
	}
}

// Sign implements table.Distant.
func (m *Match) Sign(kind string) {
	m.link.say(room.Say{T: room.SaySign, Seat: max(m.eyes, 0), Kind: kind}, false)
}

// Next implements table.Distant. What changes nothing that is shown is taken in here.
func (m *Match) Next() (by game.Seat, ok bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for len(m.inbox) > 0 {
		l := &m.inbox[0]
		if l.tell.Over == nil {
			break
		}
		if m.mirror.Hear(&l.tell) == nil && m.link.cfg.OnOver != nil { // what doesn't fit is in the truth
			go m.link.cfg.OnOver(m)
		}
		m.inbox = m.inbox[1:]
	}
	if len(m.inbox) == 0 {
		return game.Nobody, false
	}
	if l := &m.inbox[0]; l.tell.Step != nil {
		return l.tell.Step.Seat, true
	}
	return game.Nobody, true
}

// News implements table.Distant.
func (m *Match) News() table.News {
	m.mu.Lock()
	n, err := m.news()
	m.mu.Unlock()
	switch {
	case err != nil:
		m.apart()
	case n.Done || n.Back || n.Anew:
		m.Noted()
	}
	return n
}

// Noted says that a table has shown how the match stands.
func (m *Match) Noted() {
	if m.link.cfg.OnNews != nil {
		m.link.cfg.OnNews(m)
	}
}

func (m *Match) news() (n table.News, err error) {
	if len(m.inbox) == 0 {
		return n, nil
	}
	l := m.inbox[0]
	m.inbox = m.inbox[1:]
	if l.settled {
		if no := l.tell.No; no != nil {
			n.No = game.Refuse(no.Why, no.Rule)
		}
		return n, nil
	}
	n.Turn = m.Session().Turn()
	behind := m.mirror.Behind()
	if err := m.mirror.Hear(&l.tell); err != nil {
		return n, err
	}
	switch {
	case l.tell.Start != nil, l.tell.Step != nil && behind:
		n.Anew = true
		err = m.catchUp()
	case l.tell.Back != nil:
		n.Back = true
	case l.tell.Step != nil:
		s := m.Session()
		n.Done, n.Events = true, s.Step(s.Len()-1).Events
	}
	return n, err
}

// catchUp takes in what was done before the match was told of, as far as it is here.
func (m *Match) catchUp() error {
	for m.mirror.Behind() && len(m.inbox) > 0 {
		l := m.inbox[0]
		if l.settled {
			break
		}
		m.inbox = m.inbox[1:]
		if err := m.mirror.Hear(&l.tell); err != nil {
			return err
		}
	}
	return nil
}

// mostFaults is how often a match is told anew before it is given up.
const mostFaults = 3

var errApart = errors.New("the two programs tell the match otherwise")

// apart has the match be told anew, since what came doesn't fit what is known.
func (m *Match) apart() {
	m.mu.Lock()
	m.inbox, m.anew = nil, true
	m.faults++
	often := m.faults >= mostFaults
	m.mu.Unlock()
	if often {
		m.link.end(errApart)
	}
	m.link.again()
}
