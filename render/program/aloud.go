package program

import (
	figures "posterestante/game/stats"
	"posterestante/game/store"
	"posterestante/render/engine/app"
	"posterestante/render/table"
)

// aloud has the opponents of a match think aloud if that was chosen, and keeps that
// they were heard.
func (h *home) aloud(m *store.Match) table.Aloud {
	return table.Aloud{
		On: m.Session().ThinkAloud(h.settings.Aloud), Heard: figures.Overheard(h.data, m.ID()),
		OnChoose: func(on bool) { h.settings.Aloud = on },
		OnHear:   func() { _ = figures.MarkOverheard(h.data, m.ID()) }, // the match goes on without the mark
	}
}

// fault writes down a telling that failed and names the file, "" where that can't be
// written either. It is no crash: the next start doesn't go on with the match by itself.
func (h *home) fault(f table.Fault) string {
	path, err := app.Report(h.data, "fault", f.String())
	if err != nil {
		return ""
	}
	return path
}
