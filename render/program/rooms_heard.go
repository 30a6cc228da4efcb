package program

import (
	"slices"
	"strings"
	"sync"
	"time"

	"posterestante/game"
	figures "posterestante/game/stats"
	"posterestante/render/away"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/hall"
	"posterestante/render/screens/menus"
)

// heard is what this program heard last of a match at another one, where it has a seat.
type heard struct {
	Names   []string  `json:"names"`
	Tints   []int     `json:"tints"`
	Turn    game.Seat `json:"turn"`           // who decides
	Mine    bool      `json:"mine,omitempty"` // that is a seat of this program
	Only    bool      `json:"only,omitempty"` // the only one that it has
	Round   int       `json:"round"`
	Actions int       `json:"actions"`
	Over    bool      `json:"over,omitempty"`
	When    int64     `json:"when"` // in seconds of Unix

	game string
}

// heardFrom is how a match elsewhere stands, as far as its table has shown it.
func heardFrom(m *away.Match) heard {
	s := m.Session()
	turn := s.Turn()
	out := heard{Names: m.Names(), Tints: m.Tints(), Turn: turn, Mine: turn >= 0 && m.Here(turn),
		Round: figures.RoundAt(s, s.Len()), Actions: s.Len(), Over: s.Over(), When: time.Now().Unix()}
	seats := 0
	for seat := range game.Seat(s.Seats()) {
		if m.Here(seat) {
			seats++
		}
	}
	out.Only = out.Mine && seats == 1
	return out
}

// notebook keeps what is heard of a match, a little later: several things may happen at once.
type notebook struct {
	mu   sync.Mutex
	keep func(heard)
	last *heard
	wait *time.Timer
}

// noteWait is how long it is before what was heard is kept.
const noteWait = time.Second

func (n *notebook) note(h heard) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.last = &h
	if n.wait == nil {
		n.wait = time.AfterFunc(noteWait, n.write)
	}
}

// write keeps what was heard since the last time.
func (n *notebook) write() {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.wait != nil {
		n.wait.Stop()
	}
	if n.last != nil {
		n.keep(*n.last)
	}
	n.wait, n.last = nil, nil
}

// keepHeard remembers what was heard of the match in a room.
func (h *home) keepHeard(at *place, now heard) {
	takenLock.Lock()
	defer takenLock.Unlock()
	all, changed := h.takenSeats(), false
	for i := range all {
		if all[i].Host == at.Host && all[i].Room == at.room {
			all[i].Last, changed = &now, true
		}
	}
	if changed {
		h.keepSeats(all)
	}
}

// elsewhere begins the id of a match of the shelf that lies at another program; its room follows.
const elsewhere = "away:"

// matchesAway are the matches at other programs that go on, where this one has a seat.
func (h *home) matchesAway() (out []menus.Match) {
	h.away = map[string]heard{}
	for _, t := range h.takenSeats() {
		id := elsewhere + t.room()
		if _, ok := h.away[id]; ok || t.Watch || t.Last == nil || t.Last.Over || packs.Of(t.Game) == nil {
			continue
		}
		l := *t.Last
		l.game = t.Game
		h.away[id] = l
		m := menus.Match{ID: id, Name: strings.Join(l.Names, ", "), Game: t.Game, When: time.Unix(l.When, 0),
			Actions: l.Actions, Away: true}
		for i, name := range l.Names {
			p := menus.Player{Name: name, Colour: i}
			if i < len(l.Tints) {
				p.Colour = min(max(l.Tints[i], 0), game.MaxSeats-1)
			}
			m.Seats = append(m.Seats, p)
		}
		out = append(out, m)
	}
	return out
}

// progress is what is known of how far it has come.
func (l *heard) progress() menus.Progress {
	return menus.Progress{Round: l.Round, Turn: menus.Turn{Known: l.Turn != game.Nobody, Seat: l.Turn, Only: l.Only,
		Calls: l.Mine}}
}

// lid is the picture on the box of a game: a match elsewhere has no map here.
func (h *home) lid(name string) stage.Pic {
	for _, g := range h.deps.Box {
		if g.Name == name && g.Lid != nil {
			return g.Lid()
		}
	}
	return stage.Pic{}
}

// comeBack goes to a match at another program.
func (h *home) comeBack(id string) (stage.Scene, error) {
	l, err := h.joined(strings.TrimPrefix(id, elsewhere), nil)
	if err != nil {
		return nil, h.said(err)
	}
	return hall.New(h.hall(), l, nil), nil
}

// forgetSeats forgets the seats of this program at another one.
func (h *home) forgetSeats(id string) {
	takenLock.Lock()
	defer takenLock.Unlock()
	room := strings.TrimPrefix(id, elsewhere)
	h.keepSeats(slices.DeleteFunc(h.takenSeats(), func(t taken) bool { return t.room() == room }))
}
