//go:build demo

// Demo opens the window with the scenes round the table and made-up matches:
//
//	go run -tags demo ./render/engine/app/demo [-shots DIR] [-size 1280x720] [-lang fr] [-test-lit -]
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/postcards"
	"posterestante/render/engine/app"
	"posterestante/render/engine/app/settings"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/menus"
)

func main() {
	shots := flag.String("shots", "", "take pictures into this folder and quit")
	size := flag.String("size", "1280x720", "window size")
	lang := flag.String("lang", words.System(), "language")
	lit := flag.String("test-lit", "", "where lit hots go")
	boom := flag.Bool("boom", false, "crash on New game")
	file := flag.String("settings", "", "settings file")
	flag.Parse()
	w, h := 0, 0
	if _, err := fmt.Sscanf(*size, "%dx%d", &w, &h); err != nil {
		fmt.Fprintln(os.Stderr, "size:", err)
	}
	deps := demoDeps(*lang, *boom)
	cfg := app.Config{Title: "Poste Restante", Version: "demo", Painters: paint.Kinds(), First: menus.NewMenu(deps),
		Width: w, Height: h, Settings: settings.Default(), SettingsFile: *file, TestLit: *lit}
	var err error
	if *shots != "" {
		err = app.Shot(cfg, w, h, pictures(deps, *shots, *size+"-"+*lang)...)
	} else {
		err = app.Run(cfg)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "posterestante:", err)
		os.Exit(2)
	}
}

func demoDeps(lang string, boom bool) *menus.Deps {
	list := []menus.Match{}
	for i, n := range []string{"Sunday in Brittany", "Émile contre Zoé", "The long way round"} {
		list = append(list, menus.Match{ID: fmt.Sprint(i), Name: n,
			When:    time.Date(2026, 5, 20-i, 18, 30, 0, 0, time.UTC),
			Seats:   []menus.Player{{Name: "Zoé"}, {Name: "Émile", Colour: 1}, {Name: "Automa", Colour: 2}},
			Actions: 41 + i*17, Over: i == 2})
	}
	return &menus.Deps{Words: words.In(lang), Version: "0.1",
		Box: []menus.Boxed{menus.BoxOf(postcards.Game{}, "automa:normal")},
		Shelf: menus.Shelf{
			Matches:  func() []menus.Match { return list },
			OnResume: func(string) (stage.Scene, error) { return nil, errors.New("the demo has no table") },
			OnRename: func(string, string) error { return nil }, OnDelete: func(string) error { return nil },
		},
		Starts: menus.Starts{NewSeed: game.NewSeed, OnStart: func(s menus.Setup) (stage.Scene, error) {
			if boom {
				panic("boom")
			}
			return nil, fmt.Errorf("the demo has no table: %+v", s)
		}},
	}
}

// act clicks through a scene before its picture is taken.
type act struct {
	stage.Scene
	hits  []string
	shown *stage.Frame
}

func (a *act) Build(f *stage.Frame) {
	a.Scene.Build(f)
	a.shown = f
}

func (a *act) Update(in *stage.Input, dt time.Duration) stage.Answer {
	if len(a.hits) > 0 && a.shown != nil {
		if h := a.shown.Hot(a.hits[0]); h != nil {
			in.Hit, in.Did = h.ID, h.Does
		}
		a.hits = a.hits[1:]
		r := a.Scene.Update(in, dt)
		r.Busy = true
		return r
	}
	return a.Scene.Update(in, dt)
}

func pictures(h *menus.Deps, dir, tag string) []app.Picture {
	name := func(s string) string { return filepath.Join(dir, s+"-"+tag+".png") }
	return []app.Picture{
		{Scene: menus.NewMenu(h), File: name("menu"), Point: [2]float64{1100, 700}},
		{Scene: &act{menus.NewJourney(h), []string{"setup.add", "setup.add", "setup.kind.2", "setup.kind.2.3",
			"setup.name.0"}, nil}, File: name("setup"), Point: [2]float64{280, 380}},
		{Scene: menus.NewMatches(h), File: name("matches")},
		{Scene: &act{menus.NewMatches(h), []string{"matches.delete"}, nil}, File: name("delete")},
		{Scene: menus.NewAbout(h), File: name("about")},
	}
}
