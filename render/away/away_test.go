package away_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/deal"
	rules "posterestante/game/postcards"
	"posterestante/game/room"
	"posterestante/game/sakodo"
	"posterestante/render/away"
	"posterestante/render/engine/stage"
	"posterestante/render/games/postcards"
	tables "posterestante/render/games/sakodo"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

// pipe is a wire within the program.
type pipe struct {
	g    *room.Guest
	in   chan []byte
	once sync.Once
	gone chan struct{}
}

func (p *pipe) Send(msg []byte) error { go p.g.Hear(msg); return nil }

func (p *pipe) Receive() ([]byte, error) {
	select {
	case msg := <-p.in:
		return msg, nil
	case <-p.gone:
		return nil, errors.New("gone")
	}
}

func (p *pipe) Close() error {
	p.once.Do(func() { close(p.gone); p.g.Leave() })
	return nil
}

// enter is the end of a pipe to a room.
func enter(r *room.Room, host bool) *pipe {
	p := &pipe{in: make(chan []byte, 4096), gone: make(chan struct{})}
	p.g = r.Enter(func(msg []byte) bool {
		select {
		case p.in <- msg:
			return true
		default:
			return false
		}
	}, host)
	return p
}

type kept struct{ table.Unkept }

// house is a room and the programs at it.
type house struct {
	t       *testing.T
	room    *room.Room
	mu      sync.Mutex
	truth   *game.Session
	links   []*away.Link
	pipes   []*pipe
	shows   []*stage.Show
	tbls    []*table.Table
	matches []*away.Match
	rand    game.Rand

	pressed map[string]int
	last    string // what was pressed last
}

func open(t *testing.T, g game.Game, b board.Board, kinds []string, seed uint64) *house {
	t.Helper()
	h := &house{t: t, rand: game.NewRand(seed), pressed: map[string]int{}}
	h.opens(g, kinds, seed)
	for i, k := range kinds {
		if k != room.Open {
			continue
		}
		n := len(h.links)
		h.pipes = append(h.pipes, nil)
		dial := func(context.Context, []string) (room.Wire, error) {
			p := enter(h.room, n == 0)
			h.mu.Lock()
			h.pipes[n] = p
			h.mu.Unlock()
			return p, nil
		}
		l := away.Open(away.Config{Named: box.Named, Words: error.Error, Dial: dial})
		t.Cleanup(l.Close)
		h.links = append(h.links, l)
		h.until("a room", func() bool { return len(l.Hall().Seats) > 0 })
		l.Sit(game.Seat(i), fmt.Sprint("Seat ", i))
		h.until("a seat", func() bool { return l.Hall().Seats[i].Mine })
	}
	h.links[0].Begin()
	for _, l := range h.links {
		h.until("a match", func() bool { return l.Match() != nil })
		m := l.Match()
		h.matches = append(h.matches, m)
		tb := table.New(&table.Deps{Words: words.In("en"), Board: b, Speed: 0, Names: m.Names(), Colours: m.Tints()}, m)
		h.tbls, h.shows = append(h.tbls, tb), append(h.shows, stage.NewShow(tb))
	}
	return h
}

// opens opens the room.
func (h *house) opens(g game.Game, kinds []string, seed uint64) {
	draw := game.NewRand(seed)
	h.room = room.New(room.Config{Game: g, Kinds: kinds, Seeds: func() game.Seed { return game.Numbered(seed) },
		NewID: func() string { return "match" },
		Begin: func(s game.Setup, _ []room.Chair, _ string, _ *deal.Deal) (room.Keeper, error) {
			var err error
			h.truth, err = game.NewSession(g, s)
			return kept{table.Unkept{On: h.truth}}, err
		},
		Random: func(b []byte) {
			for i := range b {
				b[i] = byte(draw.Next())
			}
		}})
	ctx, stop := context.WithCancel(h.t.Context())
	h.t.Cleanup(stop)
	go (&room.Thinker{}).Run(ctx, h.room)
}

func (h *house) until(what string, holds func() bool) {
	h.t.Helper()
	for end := time.Now().Add(3 * time.Minute); !holds(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			for i, l := range h.links {
				h.t.Logf("table %d: %d of %d, lost %v, ended %v", i, h.matches[i].Session().Len(), h.len(), l.Lost(), l.Ended())
				by, ok := h.matches[i].Next()
				h.t.Logf("next %v %v, page over it %v", by, ok, h.shows[i].Scene() != stage.Scene(h.tbls[i]))
				for _, hot := range h.shows[i].Frame().Hots {
					if hot.Lit {
						h.t.Log(hot.ID)
					}
				}
			}
			h.t.Fatalf("%s never came", what)
		}
	}
}

// press presses anything that can be pressed at a table, but what leads away from it.
func (h *house) press(i int) {
	s := h.shows[i]
	idle := stage.Raw{X: -1, Y: -1}
	s.Step(idle, stage.Tick)
	if s.Scene() != stage.Scene(h.tbls[i]) { // another page lies over it
		s.Step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{stage.KeyEscape}}, stage.Tick)
		return
	}
	var at []stage.Hot
	for _, hot := range s.Frame().Hots {
		switch {
		case hot.ID == "dialog.menu", strings.HasPrefix(hot.ID, "pause."):
		case hot.Lit && strings.HasPrefix(hot.ID, "spot:"), strings.HasPrefix(hot.ID, "dialog."), strings.HasPrefix(hot.ID, "away."), hot.ID == "table.end":
			at = append(at, hot, hot, hot, hot)
		case h.rand.Intn(12) > 0:
		case hot.ID == "table.undo", hot.ID == "table.redo", strings.HasPrefix(hot.ID, "amount."),
			strings.HasPrefix(hot.ID, "ask:"):
			at = append(at, hot)
		}
	}
	if len(at) == 0 {
		h.pressed["nothing"]++
		time.Sleep(100 * time.Microsecond)
		return
	}
	hot := at[h.rand.Intn(len(at))]
	h.pressed[strings.SplitN(hot.ID, ".", 2)[0]]++
	h.last = hot.ID
	click(s, hot)
	h.stays(i)
	time.Sleep(300 * time.Microsecond)
}

func click(s *stage.Show, hot stage.Hot) {
	x, y := hot.Rect.Mid()
	for _, down := range []bool{false, true, false} {
		s.Step(stage.Raw{X: x, Y: y, Left: down}, stage.Tick)
	}
}

// same checks that all tables show the match as it stands, once all of it came.
func (h *house) same() {
	h.t.Helper()
	for i, tb := range h.tbls {
		seat := game.Seat(i)
		h.until(fmt.Sprint("all that happened at table ", i), func() bool {
			h.calm(i)
			for range 50 {
				h.shows[i].Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
				h.stays(i)
			}
			v := h.view(seat)
			return h.matches[i].Session().Len() == h.len() && tb.View.Diff(v) == ""
		})
	}
}

// stays checks that nothing led away from a table.
func (h *house) stays(i int) {
	h.t.Helper()
	if h.shows[i].Done() {
		h.t.Fatalf("table %d was left after %d of %d actions, by %q: the link ended by %v, %d faults",
			i, h.matches[i].Session().Len(), h.len(), h.last, h.links[i].Ended(), h.matches[i].Faults())
	}
}

// calm closes what lies over a table: another page, a dialog.
func (h *house) calm(i int) {
	s := h.shows[i]
	for _, hot := range s.Frame().Hots {
		if hot.ID == "past.now" {
			click(s, hot)
			h.stays(i)
			return
		}
		if strings.HasPrefix(hot.ID, "dialog.") || strings.HasPrefix(hot.ID, "away.") || s.Scene() != stage.Scene(h.tbls[i]) {
			h.last = "escape over " + hot.ID
			s.Step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{stage.KeyEscape}}, stage.Tick)
			h.stays(i)
			return
		}
	}
}

func (h *house) len() (n int) {
	h.room.Held(func() { n = h.truth.Len() })
	return n
}

func (h *house) view(seat game.Seat) (v game.View) {
	h.room.Held(func() { v = h.truth.View(seat).Clone() })
	return v
}

func (h *house) over() (yes bool) {
	h.room.Held(func() { yes = h.truth.Over() })
	return yes
}

// TestTables plays matches by impatient presses at several tables, with opponents; now and then a link breaks. All
// tables show the match as their seats may see it, whatever was pressed.
func TestTables(t *testing.T) {
	for _, row := range []struct {
		name  string
		game  game.Game
		board board.Board
		kinds []string
	}{
		{"postcards", rules.Game{}, postcards.Board{}, []string{room.Open, room.Open, "automa:normal"}},
		{"sakodo", sakodo.Game, tables.Board, []string{room.Open, room.Open, "bot:steady"}},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			h := open(t, row.game, row.board, row.kinds, 5)
			for n := range 4000 {
				if h.over() {
					break
				}
				h.press(h.rand.Intn(len(h.tbls)))
				if n%200 == 57 { // somebody pulls the plug
					h.mu.Lock()
					p := h.pipes[h.rand.Intn(len(h.pipes))]
					h.mu.Unlock()
					_ = p.Close()
				}
				if n%100 == 0 {
					h.same()
				}
			}
			h.same()
			t.Log(h.len(), h.over(), h.pressed)
			if h.len() < 60 {
				t.Fatalf("%d actions only", h.len())
			}

		})
	}
}
