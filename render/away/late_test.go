package away_test

import (
	"context"
	"strings"
	"sync"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
	"posterestante/game/sakodo"
	"posterestante/game/stats"
	"posterestante/render/away"
	"posterestante/render/engine/stage"
	tables "posterestante/render/games/sakodo"
	"posterestante/render/table"
)

// gallery is a match whose players agreed that who looks on sees all a round late, and who looks on.
type gallery struct {
	*house
	pipe *pipe // of who looks on
	tb   *table.Table
	show *stage.Show
	of   *away.Match
}

func newGallery(t *testing.T) *gallery {
	h := &house{t: t, rand: game.NewRand(3), pressed: map[string]int{}}
	h.opens(sakodo.Game, []string{room.Open, room.Open}, 3)
	g := &gallery{house: h}
	var mu sync.Mutex
	for n := range 3 {
		dial := func(context.Context, []string) (room.Wire, error) {
			p := enter(h.room, n == 0)
			mu.Lock()
			defer mu.Unlock()
			g.pipe = p // the last one's
			return p, nil
		}
		l := away.Open(away.Config{Named: box.Named, Words: error.Error, Dial: dial})
		t.Cleanup(l.Close)
		h.links = append(h.links, l)
		h.until("a room", func() bool { return len(l.Hall().Seats) > 0 })
		if n < 2 {
			l.Sit(game.Seat(n), []string{"Lise", "Marc"}[n])
			h.until("a seat", func() bool { return l.Hall().Seats[n].Mine })
		}
	}
	h.links[0].Late(true)
	h.until("the question", func() bool { return h.links[1].Hall().Late })
	h.links[1].Show(true)
	h.until("the answer", func() bool { return h.links[0].Hall().Seats[1].Shows })
	h.links[0].Begin()
	for _, l := range h.links {
		h.until("a match", func() bool { return l.Match() != nil && l.Hall().Shown })
		h.matches = append(h.matches, l.Match())
	}
	g.of = h.matches[2]
	d := &table.Deps{Words: words.In("en"), Board: tables.Board, Names: g.of.Names(), Colours: g.of.Tints()}
	g.tb = table.New(d, g.of)
	g.show = stage.NewShow(g.tb)
	return g
}

// plays has the players act by chance until a round begins, and gives how many actions are a round old then.
func (g *gallery) plays() (shown int) {
	g.t.Helper()
	rounds := 0
	g.room.Held(func() { rounds = len(stats.Begins(g.truth)) })
	for {
		var seat game.Seat
		var a game.Action
		var n, now int
		g.room.Held(func() {
			legal := g.truth.Legal()
			seat, a, n, now = g.truth.Turn(), legal[g.rand.Intn(len(legal))], g.truth.Len(), len(stats.Begins(g.truth))
			shown = stats.Begins(g.truth)[max(0, now-2)]
		})
		if now > rounds {
			return shown
		}
		m := g.matches[seat]
		g.until("what was done", func() bool {
			for _, ok := m.Next(); ok; _, ok = m.Next() {
				m.News()
			}
			return m.Session().Len() == n
		})
		m.Look(seat)
		_, _ = m.Do(a)
		g.until("the action", func() bool { return g.len() == n+1 })
	}
}

// sees steps the table until something is so.
func (g *gallery) sees(what string, holds func() bool) {
	g.t.Helper()
	g.until(what, func() bool {
		for range 20 {
			g.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		}
		return holds()
	})
}

// clicks waits for what can be clicked, and does.
func (g *gallery) clicks(id string) {
	g.t.Helper()
	g.sees(id, func() bool { return g.show.Frame().Hot(id) != nil })
	click(g.show, *g.show.Frame().Hot(id))
}

// shows waits until the table shows what a seat saw after n actions.
func (g *gallery) shows(n int, seat game.Seat) {
	g.t.Helper()
	var v game.View
	g.room.Held(func() { v = g.truth.ViewAt(n, seat).Clone() })
	g.sees("what a seat saw", func() bool { return g.of.Session().Len() == n && g.tb.View.Diff(v) == "" })
}

// TestLateTable: who looks on is offered to see all, is told what that costs, and then sees the match one round late,
// with the eyes of the seat that is chosen, or of whoever acts; so it is after the link was cut too.
func TestLateTable(t *testing.T) {
	g := newGallery(t)
	g.shows(0, game.Nobody)
	g.plays()
	g.clicks("away.watch")
	g.sees("what it costs", func() bool {
		for _, s := range g.show.Frame().Sprites {
			if strings.Contains(s.Pic.Text, "can’t take a seat") {
				return true
			}
		}
		return false
	})
	g.clicks("away.watch.yes")
	g.sees("the eyes", func() bool { return g.show.Frame().Hot("away.eyes.1") != nil })
	if g.show.Frame().Hot("away.speak") != nil {
		t.Error("who looks on is offered to speak")
	}
	shown := 0
	for shown == 0 {
		shown = g.plays()
	}
	g.clicks("away.eyes.1")
	g.shows(shown, 1)
	g.clicks("away.eyes.0")
	g.shows(shown, 0)
	if g.of.Here(0) || g.of.Here(1) {
		t.Error("the seats are called its own")
	}
	shown = g.plays()
	g.shows(shown, 0)
	_ = g.pipe.Close()
	g.sees("that it is cut", func() bool { return g.of.Link().Lost() })
	shown = g.plays()
	g.shows(shown, 0)
	g.clicks("away.eyes")
	g.sees("who acts", func() bool { turn := g.of.Session().Turn(); return turn < 0 || g.tb.View.Seat == turn })
}

// TestLateLong: who begins to watch a long match is told all of what is shown, though the referee waits for them to say
// what they have.
func TestLateLong(t *testing.T) {
	g, shown := newGallery(t), 0
	for shown <= 300 {
		shown = g.plays()
	}
	g.clicks("away.watch")
	g.clicks("away.watch.yes")
	g.clicks("away.eyes.0")
	g.shows(shown, 0)
}
