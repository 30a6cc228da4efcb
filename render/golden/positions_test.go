package golden

import (
	"errors"
	"slices"
	"testing"
	"time"

	book "posterestante/assets/rules"
	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	essays "posterestante/game/montaigne"
	rules "posterestante/game/postcards"
	figures "posterestante/game/stats"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/games/postcards"
	"posterestante/render/games/postcards/lesson"
	"posterestante/render/packs"
	"posterestante/render/screens/companion"
	"posterestante/render/screens/menus"
	"posterestante/render/screens/stats"
	"posterestante/render/table"
	"posterestante/render/table/board"
	"posterestante/render/table/chart"
)

// names of the seats, in order.
var names = []string{"Zoé", "Émile", "Automa", "Anaïs", "Lucien", "Maud"}

// taughtOf says whether a game has a lesson.
func taughtOf(name string) bool { return packs.Of(name).Lesson != nil }

func montaigneThumb() stage.Pic {
	v := ride(1<<20, "person", "person").View(game.Nobody)
	return packs.Of("montaigne").Board.Thumb(&v, &board.Context{Names: names, Colours: []int{0, 1}, Open: game.Nobody})
}

func postcardsThumb() stage.Pic {
	s := session(120, four...)
	v := s.View(game.Nobody)
	return postcards.Board{}.Thumb(&v, &board.Context{Names: names, Colours: []int{0, 1, 2, 3}, Open: game.Nobody})
}

// session is a match after so many random actions.
func session(actions int, seats ...string) *game.Session {
	return played(func() *game.Session { return sessionOf(actions, seats) }, "session", actions, seats)
}

// sessionOf plays it.
func sessionOf(actions int, seats []string) *game.Session {
	s, err := game.NewSession(rules.Game{}, game.Setup{Game: "postcards", Seats: seats, Seed: "21"})
	if err != nil {
		panic(err) // a test's own fault
	}
	r := game.NewRand(3)
	bot := &game.RandomBot{Rand: r}
	until(s, bot, &r, func(s *game.Session) bool { return s.Len() == actions })
	return s
}

// ride is a match of Montaigne with both options after so many actions of
// steady riders.
func ride(actions int, seats ...string) *game.Session {
	return played(func() *game.Session { return rideOf(actions, seats) }, "ride", actions, seats)
}

// rideOf rides it.
func rideOf(actions int, seats []string) *game.Session {
	s, err := game.NewSession(essays.Game{}, game.Setup{Game: "montaigne", Seats: seats, Options: map[string]string{"winds": "yes", "encounters": "yes"}, Seed: "5"})
	if err != nil {
		panic(err) // a test's own fault
	}
	bot, r := essays.NewBot("bot:steady", 3), game.NewRand(3)
	until(s, bot, &r, func(s *game.Session) bool { return s.Len() >= actions && s.Setup().Seats[s.Turn()] == "person" })
	return s
}

// until plays by chance until something holds, or the match is over.
func until(s *game.Session, bot game.Bot, r *game.Rand, holds func(*game.Session) bool) {
	for !s.Over() && !holds(s) {
		if _, err := s.Do(s.Ask(bot, r)); err != nil {
			panic(err)
		}
	}
}

// sought is a match in which something holds.
func sought(t *testing.T, seats []string, holds func(*game.Session) bool) *game.Session {
	t.Helper()
	for seed := uint64(1); seed < 200; seed++ {
		s, err := game.NewSession(rules.Game{}, game.Setup{Game: "postcards", Seats: seats, Seed: game.Numbered(seed)})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		until(s, &game.RandomBot{Rand: game.NewRand(seed)}, &r, holds)
		if !s.Over() {
			return s
		}
	}
	t.Fatal("no match leads there")
	return nil
}

// tableOf is the table of a match, with all that the program gives it.
func tableOf(lang string, s *game.Session) *table.Table {
	return tableWith(lang, s, func(*table.Deps) {})
}

// tableWith is a table that has something more.
func tableWith(lang string, s *game.Session, more func(*table.Deps)) *table.Table {
	return tableOn(lang, table.Unkept{On: s}, more)
}

// tableOn is one on a match that is kept somehow.
func tableOn(lang string, m table.Match, more func(*table.Deps)) *table.Table {
	w, s := words.In(lang), m.Session()
	name := s.Game().Name()
	d := &table.Deps{Words: w, Board: packs.Of(name).Board, Names: names[:s.Seats()], Colours: []int{0, 1, 2, 3, 4, 5}[:s.Seats()]}
	d.Faces, d.Log = menus.Faced(s.Setup().Seats, d.Names, nil), table.Log{Signs: true}
	d.Settings = func() stage.Scene { return menus.NewSettings(deps(lang)) }
	d.Matches = func() stage.Scene { return menus.NewMatches(deps(lang)) }
	d.Again = func() (stage.Scene, error) { return nil, errors.New("no") }
	b, err := book.For(name, lang)
	if err != nil {
		panic(err)
	}
	d.Rules = func(r game.Rule) stage.Scene { return rulesAt(lang, r) }
	d.RuleText = func(r game.Rule) string { return b.At(r).Words }
	d.WhatIf = func(int) (stage.Scene, error) { return nil, errors.New("no") }
	d.Position = func(*game.Session, int) (stage.Scene, error) { return nil, errors.New("no") }
	d.Chart = func(f *stage.Frame, r stage.Rect) {
		(chart.Curves{Course: figures.Course(s), Final: figures.Finals(s), Names: d.Names, Colours: d.Colours, Words: w}).Add(f, r)
	}
	d.Extras = []table.Extra{{ID: "extra.share", Verb: w.T("shelf.share")}, {ID: "extra.same", Verb: w.T("shelf.same")}, {ID: "extra.journal", Verb: w.T("extra.journal")}}
	if !s.Over() && s.Setup().Seed == lesson.Course.Meta(w).Setup.Seed && s.Len() < 10 {
		d.Coach = lesson.Course.Coach(w)
	}
	more(d)
	t := table.New(d, m)
	t.Ready()
	return t
}

// at is a table after so many random actions of a match.
func at(t *testing.T, lang string, actions int, seats ...string) *table.Table {
	t.Helper()
	return tableOf(lang, session(actions, seats...))
}

// lost is a match whose turn would lose effects if it ended now.
func lost(t *testing.T, lang string) *game.Session {
	teller := wording.For("postcards", words.In(lang), names)
	return played(func() *game.Session {
		return sought(t, solo, func(s *game.Session) bool {
			v := s.View(0)
			return s.Turn() == 0 && teller.Lost(&v) != "" && slices.Contains(s.Legal(), game.Action{Verb: rules.VEnd})
		})
	}, "lost")
}

// guide is a match in which the hiking guide's five postcards are looked at.
func guide(t *testing.T, _ string) *game.Session {
	return played(func() *game.Session {
		return sought(t, []string{"person", "person"}, func(s *game.Session) bool {
			return s.Turn() == 0 && slices.ContainsFunc(s.Legal(), func(a game.Action) bool { return a.Verb == rules.VKeep })
		})
	}, "guide")
}

// taught is the lesson's match after so many of the actions that it wants.
func taught(t *testing.T, lang string, actions int) *game.Session {
	t.Helper()
	m := lesson.Course.Meta(words.In(lang))
	st, err := rules.Game{}.Load(m.Start)
	if err != nil {
		t.Fatal(err)
	}
	s := game.From(rules.Game{}, m.Setup, st)
	for range actions {
		if _, err := s.Do(lesson.Course.Coach(words.In(lang)).Lesson(s).Wants[0]); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// counted is the page of statistics of these.
func counted(t *testing.T, lang string) stage.Scene {
	data := statsData(t)
	return stats.New(&stats.Deps{Words: words.In(lang), Load: func() (stats.Data, string) { return data, "" },
		Export: func() (string, error) { return "", nil }})
}

// statsData are the figures of some matches.
func statsData(t *testing.T) stats.Data {
	t.Helper()
	var all []figures.Match
	for i := range uint64(4) {
		setup := game.Setup{Game: "postcards", Seats: solo, Seed: game.Numbered(i + 1)}
		s, err := game.NewSession(rules.Game{}, setup)
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(i)
		until(s, &game.RandomBot{Rand: game.NewRand(i)}, &r, func(*game.Session) bool { return false })
		head := store.Header{Game: "postcards", ID: string(rune('a' + i)), Setup: setup, Seats: []store.Seat{{Name: names[0]}, {Name: names[2], Colour: 2}},
			Created: time.Date(2026, 11, 1+int(i), 20, 0, 0, 0, time.UTC)}
		m, why := figures.Of(&store.Reading{Header: head, Session: s})
		if why != figures.Counted {
			t.Fatal(why)
		}
		m.Errors = []figures.Errors{{Seat: 0, Turns: 20, Lost: []float64{0.041, 0.025, 0.029, 0.012}[i]}}
		all = append(all, m)
	}
	return stats.Data{Report: figures.Read(all), Matches: all}
}

// edited is the editor of a match as it stands.
func edited(t *testing.T, s *game.Session, lang string) stage.Scene {
	position, err := s.State().MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	scene, err := companion.Open(companionDeps(s.Setup().Game, lang), position, names[:2], []int{0, 1})
	if err != nil {
		t.Fatal(err)
	}
	return scene
}
