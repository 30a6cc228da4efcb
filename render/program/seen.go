package program

import (
	"math"

	"posterestante/assets/wording"
	"posterestante/game"
	"posterestante/game/coach"
	figures "posterestante/game/stats"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/table"
)

// seen is what a table needs that shows a turn of a match that is over, beside the better one.
func (h *home) seen(t *table.Deps, m *store.Match, s *game.Session, turn coach.Turn) *table.Deps {
	w := h.deps.Words
	loss := wording.For(s.Game().Name(), w, t.Names).Percent(int(math.Round(turn.Loss * 1000)))
	d := &table.Deps{Words: w, Board: t.Board, Names: t.Names, Colours: t.Colours, Faces: t.Faces, Sound: t.Sound,
		OnSpeed: t.OnSpeed, Papers: t.Papers}
	h.move(d)
	d.Ways = table.Ways{Again: t.Again, Box: t.Box, Rules: t.Rules, Settings: t.Settings,
		WhatIf: func(n int) (stage.Scene, error) { return h.whatIf(m, n) }}
	d.Compared = &table.Compared{At: turn.From, Seat: turn.Seat, Played: turn.Played.Turn, Better: turn.Best.Turn,
		Cost: w.T("analysis.cost.turn", map[string]any{"Name": t.Names[turn.Seat], "Loss": loss,
			"N": max(1, figures.RoundAt(s, turn.From))})}
	return d
}
