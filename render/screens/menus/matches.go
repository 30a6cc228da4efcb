package menus

import (
	"path/filepath"
	"slices"
	"strings"
	"time"

	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/screens/shelf"
)

// Matches is the shelf of matches: those that go on, and those that are over.
type Matches struct {
	deps   *Deps
	game   string // only matches of this one are shown; "" for all
	here   string // the match that waits under this page, which is gone back to; "" for none
	all    []Match
	list   []Match // those of the tab
	over   bool    // the tab: finished ones
	at     int     // the one that is chosen, or -1
	scroll ui.Scroll
	name   ui.Field
	dialog *ui.Dialog
	stale  bool
	rev    int // of the shelf when the list was read
}

// NewMatches returns the shelf of all matches. It shows those that go
// on, if there are any.
func NewMatches(d *Deps) *Matches { return NewMatchesOf(d, "") }

// NewMatchesOf returns the shelf of the matches of one game.
func NewMatchesOf(d *Deps, game string) *Matches {
	m := &Matches{deps: d, game: game}
	m.refresh()
	if len(m.list) == 0 && len(m.all) > 0 {
		m.turn(true)
	}
	return m
}

// NewMatchesOver returns the shelf of the matches of one game, over the table of one of them.
func NewMatchesOver(d *Deps, game, id string) *Matches {
	m := NewMatchesOf(d, game)
	m.here = id
	return m
}

// refresh reads the list anew; the choice stays on the same match if it is there.
func (m *Matches) refresh() {
	chosen := ""
	if x := m.chosen(); x != nil {
		chosen = x.ID
	}
	m.stale, m.rev, m.all = false, m.deps.news(), m.deps.Matches()
	if m.game != "" {
		m.all = slices.DeleteFunc(m.all, func(x Match) bool { return x.Game != m.game })
	}
	m.list = m.list[:0]
	for _, x := range m.all {
		if x.Over == m.over {
			if x.ID == chosen {
				m.at = len(m.list)
			}
			m.list = append(m.list, x)
		}
	}
	m.at = min(max(m.at, 0), len(m.list)-1)
}

// turn shows the other tab.
func (m *Matches) turn(over bool) {
	if m.over != over {
		m.over, m.at, m.scroll = over, 0, ui.Scroll{}
		m.refresh()
	}
}

// chosen is the match that is chosen; nil if there is none.
func (m *Matches) chosen() *Match {
	if m.at < 0 || m.at >= len(m.list) {
		return nil
	}
	return &m.list[m.at]
}

// Update implements stage.Scene.
func (m *Matches) Update(in *stage.Input, _ time.Duration) stage.Answer {
	dirty := m.stale || m.rev != m.deps.news()
	if dirty {
		m.refresh()
	}
	if m.dialog != nil {
		do := m.dialog.Update(in)
		if m.dialog.Field != nil && !m.name.Open && in.Has(stage.KeyEnter) {
			do = m.rename
		}
		if do != nil {
			m.dialog = nil
			return do()
		}
		return stage.Answer{Dirty: true}
	}
	dirty = m.scroll.Update(in, "matches.list") || shelf.Walk(in, "matches.row", len(m.list), &m.at, &m.scroll) || dirty
	if i, ok := ui.Part(in.Hit, "matches.tab"); ok {
		m.turn(i == 1)
		return stage.Answer{Dirty: true}
	}
	if i, ok := ui.Part(in.Hit, "matches.row"); ok {
		again := m.at == i
		m.at, dirty = i, true
		if again {
			in.Hit = "matches.go"
		}
	}
	if in.Back || in.Hit == "matches.back" {
		return stage.Answer{Go: stage.Pop}
	}
	if in.Hit == "matches.ask" {
		m.deps.OnAsk()
		return stage.Answer{}
	}
	if in.Hit == "matches.new" {
		m.stale = true
		return stage.Answer{Go: stage.Push, Next: m.begin()}
	}
	if x := m.chosen(); x != nil {
		if in.Hit == "matches.go" && x.ID == m.here {
			return stage.Answer{Go: stage.Pop}
		}
		if next := m.do(in.Hit, x); next != nil {
			m.stale = true
			return stage.Answer{Go: stage.Push, Next: next}
		}
	}
	return stage.Answer{Dirty: dirty || m.dialog != nil}
}

// begin is the setup of a match of the game that is shown.
func (m *Matches) begin() *Journey {
	for _, g := range m.deps.Box {
		if g.Name == m.game {
			return NewJourneyOf(m.deps, g)
		}
	}
	return NewJourney(m.deps)
}

// do does what a button says with a match; a scene that it leads to is returned.
func (m *Matches) do(hit string, x *Match) stage.Scene {
	d := m.deps
	var next stage.Scene
	var err error
	switch hit {
	case "matches.go":
		next, err = d.OnResume(x.ID)
	case "matches.same":
		next, err = d.OnSame(x.ID)
	case "matches.share":
		var path string
		if path, err = d.OnShare(x.ID); err == nil {
			next = NewSaved(d, Saving{Title: d.t("shelf.shared_title"), Text: Shared(d.Words, path, x.Over, d.Handed), Files: []string{path}})
		}
	case "matches.rename":
		m.name = ui.Field{Text: x.Name, Max: 40}
		m.name.Edit()
		m.dialog = &ui.Dialog{Title: d.t("matches.rename_title"), Field: &m.name, Answers: []ui.Answer{
			{ID: "dialog.cancel", Verb: d.t("matches.cancel")},
			{ID: "dialog.save", Verb: d.t("matches.save"), Look: paint.Main, Do: m.rename}}}
	case "matches.delete":
		m.dialog = &ui.Dialog{Title: d.t("matches.delete_title"), Text: d.t("matches.delete_text", with("Name", x.Name)),
			Answers: []ui.Answer{
				{ID: "dialog.cancel", Verb: d.t("matches.keep")},
				{ID: "dialog.delete", Verb: d.t("matches.delete"), Look: paint.Danger, Do: m.remove}}}
	default:
		next, err = m.extra(hit, x)
	}
	if err != nil {
		m.dialog = d.oops(err)
		return nil
	}
	return next
}

// extra does what the program offers more; what it says is shown in a dialog.
func (m *Matches) extra(hit string, x *Match) (stage.Scene, error) {
	for _, e := range m.deps.Extras {
		if hit != "matches."+e.ID || !e.offered(x) {
			continue
		}
		said, next, err := e.Do(x.ID)
		if err == nil && said != "" {
			m.dialog = &ui.Dialog{Title: m.deps.t(e.Key), Text: said, Answers: []ui.Answer{{ID: "dialog.ok", Verb: m.deps.t("error.ok")}}}
		}
		return next, err
	}
	return nil, nil
}

// rename gives the chosen match the name in the field; Enter there does too.
func (m *Matches) rename() stage.Answer {
	name := strings.TrimSpace(m.name.Text)
	if x := m.chosen(); x != nil && name != "" {
		m.changed(m.deps.OnRename(x.ID, name))
	}
	return stage.Answer{Dirty: true}
}

// remove deletes the chosen match.
func (m *Matches) remove() stage.Answer {
	if x := m.chosen(); x != nil {
		m.changed(m.deps.OnDelete(x.ID))
	}
	return stage.Answer{Dirty: true}
}

// changed shows the matches anew, and why one couldn't be changed.
func (m *Matches) changed(err error) {
	if err != nil {
		m.dialog = m.deps.oops(err)
	}
	m.refresh()
}

// longestPath is how many letters of a folder are said; its end tells most.
const longestPath = 44

// Shared says where a shared match lies, or that it was handed over as a download, and
// of one that still goes on that its file tells everything.
func Shared(w *words.Words, path string, over, handed bool) string {
	folder := []rune(filepath.Dir(path))
	if n := len(folder) - longestPath; n > 0 {
		folder = append([]rune("…"), folder[n:]...)
	}
	key := "shelf.shared"
	if handed {
		key = "shelf.handed"
	}
	said := w.T(key, map[string]any{"File": filepath.Base(path), "Folder": string(folder)})
	if !over {
		said += " " + w.T("shelf.shared_going")
	}
	return said
}
