package stats

import (
	"path/filepath"
	"time"

	"posterestante/assets/words"
	figures "posterestante/game/stats"
	"posterestante/render/stage"
	"posterestante/render/ui"
)

// Data is what the page shows.
type Data struct {
	Report  figures.Report
	Matches []figures.Match // those of the report, for their courses
}

// House is what the page gets from the program. Both funcs must be set.
type House struct {
	Words *words.Words
	// Load counts the matches. Note is a sentence to be shown, "" for none; it is
	// in the player's language, as what Load does may be.
	Load func() (data Data, note string)
	// Export writes the figures to a file and says which.
	Export func() (path string, err error)
}

// Stats is the page of statistics.
type Stats struct {
	house  *House
	data   Data
	note   string
	at     int // the person who is chosen
	scroll ui.Scroll
	dialog *ui.Dialog
	loaded bool
}

// New returns the page; what it shows is loaded when it is first seen.
func New(h *House) *Stats { return &Stats{house: h} }

func (s *Stats) load() {
	if !s.loaded {
		s.loaded = true
		s.data, s.note = s.house.Load()
	}
}

func (s *Stats) t(key string, data ...map[string]any) string { return s.house.Words.T(key, data...) }

// person is who is chosen, nil when nobody ever finished a match.
func (s *Stats) person() *figures.Person {
	if s.at < 0 || s.at >= len(s.data.Report.Persons) {
		return nil
	}
	return &s.data.Report.Persons[s.at]
}

// Update implements stage.Scene.
func (s *Stats) Update(in *stage.Input, _ time.Duration) stage.Answer {
	s.load()
	if s.dialog != nil {
		if s.dialog.Update(in) != "" {
			s.dialog = nil
		}
		return stage.Answer{Dirty: true}
	}
	dirty := s.scroll.Update(in, "stats.list")
	if i, ok := ui.Part(in.Hit, "stats.person"); ok {
		s.at, dirty = i, true
	}
	switch {
	case in.Back, in.Hit == "stats.back":
		return stage.Answer{Go: stage.Pop}
	case in.Hit == "stats.export":
		s.export()
		dirty = true
	}
	return stage.Answer{Dirty: dirty}
}

// export writes the file and says where, or why not.
func (s *Stats) export() {
	title, text := s.t("stats.export"), ""
	path, err := s.house.Export()
	if err == nil {
		text = s.t("stats.exported", map[string]any{"File": filepath.Base(path), "Dir": filepath.Dir(path)})
	} else {
		title, text = s.t("error.title"), err.Error()
		if e, ok := err.(interface{ Say(lang string) string }); ok {
			text = e.Say(s.house.Words.Lang())
		}
	}
	s.dialog = &ui.Dialog{Title: title, Text: text, Answers: []ui.Answer{{ID: "dialog.ok", Verb: s.t("error.ok")}}}
}
