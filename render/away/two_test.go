package away_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
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

// shared has programs sit down at several seats each, the first of them the host's, and begins.
func shared(t *testing.T, g game.Game, b board.Board, seats [][]game.Seat, seed uint64) *house {
	t.Helper()
	h := &house{t: t, rand: game.NewRand(seed), pressed: map[string]int{}}
	h.opens(g, slices.Repeat([]string{room.Open}, len(slices.Concat(seats...))), seed)
	for n, at := range seats {
		h.pipes = append(h.pipes, nil)
		l := away.Open(away.Config{Named: box.Named, Words: error.Error, Dial: func(context.Context, []string) (room.Wire, error) {
			p := enter(h.room, n == 0)
			h.mu.Lock()
			h.pipes[n] = p
			h.mu.Unlock()
			return p, nil
		}})
		t.Cleanup(l.Close)
		h.links = append(h.links, l)
		h.until("a room", func() bool { return len(l.Hall().Seats) > 0 })
		for _, seat := range at {
			l.Sit(seat, fmt.Sprint("Seat ", seat))
			h.until("a seat", func() bool { return l.Hall().Seats[seat].Mine })
		}
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

// handed says whether a page between two persons is there.
func (h *house) handed(i int) *stage.Hot {
	for _, hot := range h.shows[i].Frame().Hots {
		if hot.ID == "handover.ready" {
			return &hot
		}
	}
	return nil
}

// between are the kinds of pictures of the page between two persons: none is a piece.
var between = []string{"backdrop", "seatcloth", "panel", "photo", "swatch", "text", "button"}

// TestTwoAtOneScreen has two persons sit at one screen and a third elsewhere, and plays by impatient presses. Between the
// two the page comes that shows nothing; each sees on the table what the referee shows its seat, and nothing of the other's.
func TestTwoAtOneScreen(t *testing.T) {
	for _, row := range []struct {
		name  string
		game  game.Game
		board board.Board
	}{{"postcards", rules.Game{}, postcards.Board{}}, {"sakodo", sakodo.Game, tables.Board}} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			h := shared(t, row.game, row.board, [][]game.Seat{{0, 1}, {2}}, 7)
			handed, looked := 0, map[game.Seat]int{}
			for n := 0; n < 6000 && !h.over(); n++ {
				i := h.rand.Intn(2)
				if hot := h.handed(i); hot != nil {
					if i != 0 {
						t.Fatal("a page between two persons where one sits alone")
					}
					for _, s := range h.shows[i].Frame().Sprites {
						if !slices.Contains(between, s.Pic.Kind) {
							t.Fatalf("the page between two persons shows %q", s.Pic.Kind)
						}
					}
					handed++
					click(h.shows[i], *hot)
					continue
				}
				h.press(i)
				if i == 0 && h.handed(0) == nil && h.matches[0].Session().Len() == h.len() {
					seat := h.tbls[0].View.Seat
					if looked[seat]++; seat != 0 && seat != 1 {
						t.Fatalf("the screen of two shows what seat %d sees", seat)
					}
				}
				if n%150 == 149 {
					h.agree(t)
				}
				if handed > 7 && looked[0] > 50 && looked[1] > 50 {
					break
				}
			}
			h.agree(t)
			if t.Log(h.len(), "actions,", handed, "pages between,", looked, h.pressed); handed < 4 || looked[0] == 0 || looked[1] == 0 {
				t.Error("they didn't take turns")
			}
		})
	}
}

// agree checks that all programs know what all their seats see, once nothing is on its way any more: until then, what a
// hand had pressed may reach the referee between two looks.
func (h *house) agree(t *testing.T) {
	t.Helper()
	differs := ""
	defer func() {
		if t.Failed() {
			t.Log(differs)
		}
	}()
	for i := range h.matches {
		h.until(fmt.Sprint("all that happened at table ", i), func() bool {
			h.calm(i)
			for range 30 {
				h.shows[i].Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
			}
			differs = h.differs(i)
			return differs == ""
		})
	}
}

// differs says in what a program knows otherwise than the referee what a seat of its own sees: "" if in nothing.
func (h *house) differs(i int) string {
	m, eyes := h.matches[i], h.tbls[i].View.Seat
	defer m.Look(eyes)
	if own, all := m.Session().Len(), h.len(); own != all {
		return fmt.Sprintf("%d actions of %d", own, all)
	}
	for seat := range game.Seat(3) {
		if !m.Here(seat) {
			continue
		}
		m.Look(seat)
		a, b := m.Session().View(seat), h.view(seat)
		if d := a.Diff(b); d != "" {
			return fmt.Sprintf("seat %d sees otherwise: %s", seat, d)
		}
	}
	return ""
}
