package away_test

import (
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/game/room"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/uitest"
	"posterestante/render/games/postcards"
)

// TestAskedBack: the question whether another may take back is gone from every table as soon as one says no; it is put to
// nobody twice, and once all say yes it is taken back.
func TestAskedBack(t *testing.T) {
	h := open(t, rules.Game{}, postcards.Board{}, []string{room.Open, room.Open, room.Open}, 5)
	by, others := h.showsACard()
	n := h.len()
	asks := func() {
		h.matches[by].Look(by)
		_ = h.matches[by].Undo(1)
		for _, i := range others {
			h.until("the question", func() bool { return h.lit(i, "away.yes") != nil })
		}
	}
	asks()
	click(h.shows[others[0]], *h.lit(others[0], "away.no"))
	h.quiet(others)
	if h.len() != n {
		t.Fatal("one said no, and it was taken back")
	}
	h.until("that who asked is told so", func() bool {
		h.lit(int(by), "")
		return slices.ContainsFunc(h.shows[by].Frame().Sprites, func(s stage.Sprite) bool {
			return strings.Contains(s.Pic.Text, words.In("en").T("room.no"))
		})
	})
	asks()
	click(h.shows[others[0]], *h.lit(others[0], "away.yes"))
	for range 20 {
		if h.lit(others[0], "away.yes") != nil {
			t.Fatal("who has answered is asked again")
		}
	}
	click(h.shows[others[1]], *h.lit(others[1], "away.yes"))
	h.until("that it is taken back", func() bool { return h.len() == n-1 })
	h.quiet(others)
	h.same()
}

// showsACard plays until somebody who goes on to decide showed a card that the others didn't know.
func (h *house) showsACard() (by game.Seat, others []int) {
	for {
		h.press(h.rand.Intn(len(h.tbls)))
		h.room.Held(func() {
			last := h.truth.Len() - 1
			if by = game.Nobody; last < 0 || h.truth.Turn() != h.truth.Step(last).Seat {
				return
			}
			seat := h.truth.Turn()
			next := (seat + 1) % 3
			for _, e := range h.truth.Step(last).Events {
				if e.Learns(next) && h.truth.BarrierAt(last, seat) == nil {
					by, others = seat, []int{int(next), int(seat+2) % 3}
				}
			}
		})
		if by != game.Nobody {
			h.same()
			return by, others
		}
	}
}

// lit is a hot that is lit at a table after a tick, nil for none.
func (h *house) lit(i int, id string) *stage.Hot {
	h.shows[i].Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if hot := h.shows[i].Frame().Hot(id); hot != nil && hot.Lit {
		uitest.Seen(h.shows[i])
		return hot
	}
	return nil
}

// quiet waits until nothing is asked at some tables.
func (h *house) quiet(tables []int) {
	for _, i := range tables {
		h.until("that nothing is asked", func() bool { return h.lit(i, "away.yes") == nil })
	}
	for _, i := range tables {
		if h.lit(i, "away.yes") != nil {
			h.t.Fatalf("table %d is asked again", i)
		}
	}
}
