package program

import (
	"posterestante/render/away"
	"posterestante/render/engine/app"
	"posterestante/render/program/notice"
)

// calls is what is heard at the table of a match elsewhere. Whoever looks at another window when their turn comes is
// told so by the system's own means.
func (h *home) calls(m *away.Match) func(cue string) {
	w := h.deps.Words
	return func(cue string) {
		h.play(cue)
		if turn := m.Session().Turn(); cue != "yourturn" || h.wake == nil || app.Looked() || turn < 0 || !m.Here(turn) {
			return
		}
		game := w.T(m.Session().Game().Name() + ".name")
		go notice.Show(w.T("away.your_turn", map[string]any{"Name": m.Names()[m.Session().Turn()]}), game)
	}
}

// named keeps the name of who plays here. A browser isn't asked for notices: its question would lie over the table.
func (h *home) named(name string) { h.settings.Name = name }
