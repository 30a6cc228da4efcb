// Package stats is the page of statistics. It knows no window.
//
// The words: a tile is one large figure with what it counts.
package stats

import (
	"path/filepath"
	"strings"
	"time"

	"posterestante/assets/usererr"
	"posterestante/assets/words"
	figures "posterestante/game/stats"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Data is what the page shows.
type Data struct {
	Report  figures.Report
	Matches []figures.Match // those of the report, for their courses; the last begun first
}

// Deps are what the page gets from the program. Both funcs must be set.
type Deps struct {
	Words *words.Words
	Game  string // the game that is shown first; "" for the one that was begun last
	// Load counts the matches. Note is a sentence to be shown, "" for none; it is
	// in the player's language, as what Load does may be.
	Load func() (data Data, note string)
	// Export writes the figures to a file and says which.
	Export func() (path string, err error)
	// Saved is the page that says where a file is and opens its folder; nil says it in a dialog.
	Saved  func(title, text, path string) stage.Scene
	Handed bool // the file is handed over as a download, in no folder that we know
}

// Stats is the page of statistics.
type Stats struct {
	deps   *Deps
	data   Data
	note   string
	game   int // the game that is chosen, of the report's
	at     int // the person who is chosen, of the game's
	chart  shown
	games  ui.Select
	scroll ui.Scroll
	dialog *ui.Dialog
	loaded bool
	plan   plan // where all lies, as it was last built
}

// New returns the page; what it shows is loaded when it is first seen.
func New(d *Deps) *Stats { return &Stats{deps: d} }

func (s *Stats) load() {
	if !s.loaded {
		s.loaded = true
		s.data, s.note = s.deps.Load()
		wanted := s.deps.Game
		if wanted == "" && len(s.data.Matches) > 0 { // the game that was begun last
			wanted = s.data.Matches[0].Game
		}
		for i := range s.data.Report.Games {
			if s.data.Report.Games[i].Game == wanted {
				s.game = i
			}
		}
	}
}

func (s *Stats) t(key string, data ...map[string]any) string { return s.deps.Words.T(key, data...) }

// report is the chosen game's, one with nothing in it where none has matches.
func (s *Stats) report() *figures.GameReport {
	if s.game >= len(s.data.Report.Games) {
		return &figures.GameReport{}
	}
	return &s.data.Report.Games[s.game]
}

// person is who is chosen, nil when nobody ever finished a match of the game.
func (s *Stats) person() *figures.Person {
	r := s.report()
	if s.at < 0 || s.at >= len(r.Persons) {
		return nil
	}
	return &r.Persons[s.at]
}

// choose shows another game, of the same person if there are figures.
func (s *Stats) choose(game int) {
	if game == s.game || game >= len(s.data.Report.Games) {
		return
	}
	before := s.person()
	s.game, s.at, s.scroll = game, 0, ui.Scroll{}
	for i := range s.report().Persons {
		if before != nil && strings.EqualFold(s.report().Persons[i].Name, before.Name) {
			s.at = i
			s.scroll.Show(i / max(1, s.plan.across))
		}
	}
}

// person is the choice of one, by the place in the list.
type person int

type statsDo int

// exports is what the button does that writes the figures to a file.
const exports statsDo = 0

// Update implements stage.Scene.
func (s *Stats) Update(in *stage.Input, _ time.Duration) stage.Answer {
	s.load()
	if a, asked := ui.Asks(&s.dialog, in); asked {
		return a
	}
	if i, a, took := s.games.Update(in, "stats.game"); took {
		if i >= 0 {
			s.choose(i)
		}
		return a
	}
	dirty := s.scroll.Update(in, "stats.list")
	who, picked := in.Did.(person)
	wanted, other := in.Did.(shown)
	switch {
	case other:
		s.chart, dirty = wanted, true
	case picked:
		s.at, dirty = int(who), true
	case ui.Leaves(in):
		return stage.Answer{Go: stage.Pop}
	case in.Did == exports:
		if next := s.export(); next != nil {
			return stage.Answer{Go: stage.Push, Next: next}
		}
		dirty = true
	}
	return stage.Answer{Dirty: dirty}
}

// export writes the file and says where, on a page of its own if there is one, or why not.
func (s *Stats) export() stage.Scene {
	title, text := s.t("stats.export"), ""
	path, err := s.deps.Export()
	if err == nil {
		key := "stats.exported"
		if s.deps.Handed {
			key = "stats.handed"
		}
		text = s.t(key, map[string]any{"File": filepath.Base(path), "Dir": filepath.Dir(path)})
		if s.deps.Saved != nil {
			return s.deps.Saved(title, text, path)
		}
	} else {
		title, text = s.t("error.title"), usererr.Words(err, s.deps.Words)
	}
	s.dialog = &ui.Dialog{Title: title, Text: text, Answers: []ui.Answer{{ID: "dialog.ok", Verb: s.t("error.ok")}}}
	return nil
}
