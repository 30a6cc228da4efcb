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
		dirty = in.Acts() || dirty
		do := m.dialog.Update(in)
		if m.dialog.Field != nil && !m.name.Open && in.Has(stage.KeyEnter) {
			do = m.rename
		}
		if do != nil {
			m.dialog = nil
			return do()
		}
		return stage.Answer{Dirty: dirty}
	}
	dirty = m.scroll.Update(in, "matches.list") || shelf.Walk(in, len(m.list), &m.at, &m.scroll) || dirty
	if ui.Leaves(in) {
		return stage.Answer{Go: stage.Pop}
	}
	switch do := in.Did.(type) {
	case tab:
		m.turn(do == 1)
		return stage.Answer{Dirty: true}
	case shelf.Pick:
		if m.at == int(do) {
			return m.do(matchGo)
		}
		m.at, dirty = int(do), true
	case matchDo:
		return m.do(do)
	case *MatchAction:
		if x := m.chosen(); x != nil && do.offered(x) {
			return m.to(m.extra(do, x))
		}
	}
	return stage.Answer{Dirty: dirty}
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

// tab is a half of the shelf: 1 for the matches that are over.
type tab int

// matchDo is what a button does: most of them with the match that is chosen.
type matchDo int

const (
	matchesAsk matchDo = iota
	matchesNew
	matchGo
	matchSame
	matchShare
	matchRename
	matchDelete
)

func (m *Matches) do(do matchDo) stage.Answer {
	d, x := m.deps, m.chosen()
	switch {
	case do == matchesAsk:
		d.OnAsk()
		return stage.Answer{}
	case do == matchesNew:
		return m.to(m.begin(), nil)
	case x == nil: // it was deleted meanwhile
	case do == matchGo && x.ID == m.here:
		return stage.Answer{Go: stage.Pop}
	case do == matchGo:
		return m.to(d.OnResume(x.ID))
	case do == matchSame:
		return m.to(d.OnSame(x.ID))
	case do == matchShare:
		path, err := d.OnShare(x.ID)
		if err != nil {
			return m.to(nil, err)
		}
		text := Shared(d.Words, path, x.Over, d.Handed)
		return m.to(NewSaved(d, Saving{Title: d.t("shelf.shared_title"), Text: text, Files: []string{path}}), nil)
	case do == matchRename:
		m.name = ui.Field{Text: x.Name, Max: 40}
		m.name.Edit()
		m.dialog = &ui.Dialog{Title: d.t("matches.rename_title"), Field: &m.name, Answers: []ui.Answer{
			{ID: "dialog.cancel", Verb: d.t("matches.cancel")},
			{ID: "dialog.save", Verb: d.t("matches.save"), Look: paint.Main, Do: m.rename}}}
	case do == matchDelete:
		m.dialog = &ui.Dialog{Title: d.t("matches.delete_title"),
			Text: d.t(deleting(x), with("Name", x.Name)),
			Answers: []ui.Answer{
				{ID: "dialog.cancel", Verb: d.t("matches.keep")},
				{ID: "dialog.delete", Verb: d.t("matches.delete"), Look: paint.Danger, Do: m.remove}}}
	}
	return stage.Answer{Dirty: true}
}

// deleting is the key of what is said before a match is deleted.
func deleting(x *Match) string {
	if x.Away {
		return "shelf.away_delete"
	}
	return "matches.delete_text"
}

// to goes to a scene, if there is one, or says what went wrong.
func (m *Matches) to(next stage.Scene, err error) stage.Answer {
	m.stale = true
	return m.deps.lead(stage.Push, next, err, &m.dialog)
}

// extra does what the program offers more; what it says is shown in a dialog.
func (m *Matches) extra(e *MatchAction, x *Match) (stage.Scene, error) {
	said, next, err := e.Do(x.ID)
	if err == nil && said != "" {
		m.dialog = m.deps.said(m.deps.t(e.Key), said)
	}
	return next, err
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
