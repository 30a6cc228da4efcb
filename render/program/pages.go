package program

import (
	"path/filepath"
	"time"

	"posterestante/assets/rules"
	"posterestante/assets/usererr"
	"posterestante/game"
	figures "posterestante/game/stats"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/journal"
	"posterestante/render/packs"
	"posterestante/render/screens/companion"
	"posterestante/render/screens/menus"
	"posterestante/render/screens/rulebook"
	"posterestante/render/screens/stats"
	"posterestante/render/table"
	"posterestante/render/table/chart"
)

// pages are what the menu leads to besides its own.
func (h *home) pages() []menus.Link {
	return []menus.Link{
		{ID: "join", Open: func() (stage.Scene, error) { return h.join(""), nil }},
		{ID: "stats", Open: func() (stage.Scene, error) { return h.stats(""), nil }},
	}
}

// ways are what the box of a game leads to, as far as the game has it.
func (h *home) ways() []menus.GameLink {
	return []menus.GameLink{
		{ID: "learn", Icon: "hint", Lesson: true, Has: func(game string) bool {
			return packs.Of(game).Lesson != nil
		}, Open: h.lesson},
		{ID: "rules", Icon: "book", Open: func(game string) (stage.Scene, error) { return h.rules(game, ""), nil }},
		{ID: "companion", Icon: "hand", Has: edits, Open: func(game string) (stage.Scene, error) {
			return companion.New(h.companion(packs.Of(game))), nil
		}},
		{ID: "stats", Icon: "points2", Open: func(game string) (stage.Scene, error) { return h.stats(game), nil }},
	}
}

// furnish gives the table of a match what the program has besides it.
func (h *home) furnish(t *table.Deps, m *store.Match) {
	head := m.Header()
	t.Settings = func() stage.Scene { return menus.NewSettings(h.deps) }
	t.Matches = func() stage.Scene { return menus.NewMatchesOver(h.deps, head.Game, m.ID()) }
	t.Refresh = func(t *table.Deps) {
		if t.Words != h.deps.Words {
			t.Words, t.Extras = h.deps.Words, h.extras(m)
			h.furnish(t, m)
		}
		h.move(t)
	}
	h.ruled(t, head.Game)
	if taught := packs.Teaching(head.Lesson); taught != nil && h.settings.Alone != m.ID() {
		t.Coach = taught.Lesson.Coach(h.deps.Words)
		t.OnAlone = func() { h.settings.Alone = m.ID() }
	}
	t.Chart = func(f *stage.Frame, r stage.Rect) {
		s := m.Session()
		(chart.Curves{Course: figures.Course(s), Final: figures.Finals(s), Names: t.Names, Colours: t.Colours,
			Words: h.deps.Words}).Add(f, r)
	}
	h.analysed(t, m)
	if keepsJournal(head.Game) {
		h.diary(t, m)
		t.Page = h.journalPage(m.ID(), t.Faces)
	}
	h.dealtHere(t, head)
	if edits(head.Game) {
		t.Position = func(s *game.Session, n int) (stage.Scene, error) {
			position, err := s.StateAt(n).MarshalJSON()
			if err != nil {
				return nil, err
			}
			return h.edit(head.Game, position, t.Names, t.Colours)
		}
	}
}

// papers are what can be read beside any board, and what is written of a match.
func (h *home) papers() table.Papers {
	return table.Papers{
		Log:   table.Log{Signs: !h.settings.LogWords, OnChange: func(l table.Log) { h.settings.LogWords = !l.Signs }},
		Tales: !h.settings.NoTales, Last: &h.last, OnFault: h.fault,
	}
}

// ruled gives a table the rules of its game, to be opened and to be cited.
func (h *home) ruled(t *table.Deps, name string) {
	book, err := rules.For(name, h.deps.Words.Lang())
	if err != nil { // a test checks that every game of the box has its rules
		return
	}
	t.Rules = func(r game.Rule) stage.Scene { return h.rules(name, r) }
	t.RuleText = func(r game.Rule) string {
		if p := book.At(r); p != nil {
			return p.Words
		}
		return ""
	}
}

// diary has the table offer to write the match's journal.
func (h *home) diary(t *table.Deps, m *store.Match) {
	t.Extras = append(t.Extras, table.Extra{ID: "extra.journal", Verb: h.deps.Words.T("extra.journal"),
		Do: func() (string, stage.Scene, error) {
			next, err := h.journal(m.ID())
			return "", next, err
		}})
}

// rules is the rulebook of a game, opened at a rule; from it one comes to those
// of all games.
func (h *home) rules(name string, at game.Rule) stage.Scene {
	book, err := rules.For(name, h.deps.Words.Lang())
	if err != nil { // a test checks that every game of the box has its rules
		book = &rules.Book{Game: name}
	}
	cfg := rulebook.Config{Words: h.deps.Words, Book: book, At: at, Calm: h.settings.Calm, Still: h.settings.Speed == 0}
	cfg.Other = func(i int) stage.Scene { return h.rules(h.deps.Box[i].Name, "") }
	for i, g := range h.deps.Box {
		cfg.Games = append(cfg.Games, h.deps.Words.T(g.Name+".name"))
		if g.Name == name {
			cfg.Game = i
		}
	}
	return rulebook.New(cfg)
}

// lately is the game that was played last, or the first of the box.
func (h *home) lately() string {
	for _, i := range h.list(listWait) {
		if packs.Of(i.Game) != nil && i.Lesson == "" {
			return i.Game
		}
	}
	return h.deps.Box[0].Name
}

// learn offers the lessons, where more than one game has one.
func (h *home) learn() (stage.Scene, error) {
	var games []string
	for _, p := range packs.Games {
		if p.Lesson != nil {
			games = append(games, p.Name)
		}
	}
	if len(games) == 1 {
		return h.lesson(games[0])
	}
	return menus.NewLessons(h.deps, games, h.lesson), nil
}

// lesson goes on with a game's lesson that was left half way, or begins it.
func (h *home) lesson(game string) (stage.Scene, error) {
	pack, alone, meta := packs.Of(game), h.settings.Alone, packs.Of(game).Lesson.Meta(h.deps.Words)
	return h.deps.Await("wait.open", func(w menus.Watch) menus.Finish {
		list, _ := h.shelf.ListSoon(time.Second, h.news)
		for _, i := range list {
			if packs.Teaching(i.Lesson) == pack && !i.Over && i.Problem == nil && i.ID != alone {
				m, err := h.shelf.ResumeWatched(i.ID, store.Watch(w))
				return func(wanted bool) (stage.Scene, error) { return h.resumed(m, err, wanted) }
			}
		}
		m, err := h.shelf.New(meta)
		return func(wanted bool) (stage.Scene, error) { return h.resumed(m, err, wanted) }
	})
}

// keepsJournal says whether matches of a game have a travel journal.
func keepsJournal(game string) bool {
	pack := packs.Of(game)
	return pack != nil && pack.Journal != nil
}

// journal writes the journal of a match and shows it.
func (h *home) journal(id string) (stage.Scene, error) {
	r, err := h.shelf.Look(id)
	if err != nil {
		return nil, h.said(err)
	}
	pack := packs.Of(r.Header.Game)
	if pack == nil || pack.Journal == nil {
		return nil, usererr.Told(h.deps.Words.T("extra.journal.none"))
	}
	m := journal.Of(r, h.deps.Words)
	m.Faces = menus.Faced(r.Header.Setup.Seats, m.Names, h.settings.Face)
	var first error
	for _, folder := range h.post {
		made, err := journal.Write(folder, m.Title, m, pack.Journal)
		if err == nil {
			w := h.deps.Words
			where := filepath.Dir(made[0])
			if h.deps.Handed {
				where = w.T("saved.handed")
			}
			text := w.T("saved.journal") + "\n" + where
			return menus.NewSaved(h.deps, menus.Saving{Title: w.T("extra.journal"), Text: text, Files: made,
				Picture: small(made[0])}), nil
		}
		if first == nil {
			first = err
		}
	}
	return nil, h.said(first)
}

// stats is the page of statistics, opened at a game; "" is the one that was begun last.
func (h *home) stats(game string) stage.Scene {
	kept, note := figures.Open(h.data)
	return stats.New(&stats.Deps{
		Words: h.deps.Words, Game: game, Handed: h.deps.Handed,
		Load: func() (stats.Data, string) {
			said := h.say(note)
			if kept.Update(h.shelf) {
				if err := kept.Save(); err != nil && said == "" {
					said = h.say(err)
				}
			}
			return stats.Data{Report: kept.Report(), Matches: kept.Matches()}, said
		},
		Saved: func(title, text, path string) stage.Scene {
			return menus.NewSaved(h.deps, menus.Saving{Title: title, Text: text, Files: []string{path}})
		},
		Export: func() (string, error) {
			var first error
			for _, folder := range h.post {
				path, err := kept.Export(folder)
				if err == nil {
					return path, nil
				}
				if first == nil {
					first = err
				}
			}
			return "", h.said(first)
		},
	})
}

// say is an error in the player's words, "" for none.
func (h *home) say(err error) string {
	if err = h.said(err); err == nil {
		return ""
	}
	return err.Error()
}
