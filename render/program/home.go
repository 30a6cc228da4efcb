// Package program brings the program together: settings, matches on disk, the
// scenes and the table, in a window.
package program

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"posterestante/assets/appicon"
	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/audio"
	"posterestante/game"
	figures "posterestante/game/stats"
	"posterestante/game/store"
	"posterestante/render/cli"
	"posterestante/render/engine/app"
	"posterestante/render/engine/app/settings"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
	"posterestante/render/think"
)

// home is the program while it runs.
type home struct {
	shelf *store.Shelf
	data  string // the data folder
	began
	settings settings.Settings
	deps     *menus.Deps
	last     string // the last action, for a crash file
	sound    speaker
	later    *time.Timer // sets the sound's volumes soon after the start
	setup    *menus.Setup
	post     []string // folders where shared matches are put, the best first
	mail     *mailroom
	played   map[string]time.Time
	away     map[string]heard // the matches of the shelf that lie at other programs

	wake func() // has the window look again; nil where there is none
	reading
}

// began is how the program was started.
type began struct {
	wrong error  // what was wrong with the settings, said
	new   bool   // nothing was ever chosen: this is the first start
	asked string // the language that the command line asks for
}

// reading is what is read of the shelf in the background.
type reading struct {
	fresh   atomic.Int64     // counts what was
	rest    int              // how many matches were not read when it was last listed
	thumbs  map[string]thumb // small maps, by match
	drawing *sketch          // the small map that is being made, nil for none
}

// Run opens the window and returns when it is closed; the error is one sentence.
func Run(o cli.Options) error {
	config, err := store.ConfigDir(o.Config)
	if err != nil {
		return sentence(err, cmp.Or(o.Lang, words.System()))
	}
	file := filepath.Join(config, "settings.json")
	set, err := settings.Load(file)
	wrong := err
	_, unset := os.Stat(file)
	if errors.Is(unset, fs.ErrNotExist) {
		set.Text = app.Smallness()
	}
	h := &home{settings: set, wake: app.Wake, began: began{new: errors.Is(unset, fs.ErrNotExist), asked: o.Lang}}
	lang := cmp.Or(o.Lang, set.Language, words.System())
	if wrong != nil {
		h.wrong = sentence(wrong, lang)
		fmt.Fprintln(os.Stderr, "posterestante:", h.wrong)
	}
	if h.data, err = store.DataDir(o.Data); err != nil {
		return sentence(err, lang)
	}
	heard := audio.Open()
	heard.Music(true) // as loud as the settings say
	h.sound = heard
	defer h.sound.Close()
	h.listenSoon()
	data := h.data
	if h.shelf, err = store.Open(data); err != nil {
		return sentence(err, lang)
	}
	h.mail = newMailroom(h.shelf)
	h.deps = h.scenes(lang)
	h.watches()
	h.post = postFolders(data, o.Data != "" || os.Getenv(store.EnvData) != "")
	cfg := app.Config{
		Title: "Poste Restante", Icon: appicon.Images(), Version: store.AppVersion(), Painters: packs.Painters(),
		First: h.opening(o.Open, data), Width: o.Width, Height: o.Height, FullScreen: fills(o, set),
		Settings: set, SettingsFile: file, Now: func() settings.Settings {
			return h.settings
		}, OnText: func(size int) { h.settings.Text = size },
		Asked:   o.Width > 0,
		TestLit: o.TestLit, TestAlive: os.Getenv("POSTE_TEST_ALIVE") != "", LastAction: func() string {
			return h.last
		}, CrashDir: data,
		OnDrop: h.dropped, ReadDrop: store.ReadAll, Paste: pasted,
	}
	return app.Run(cfg)
}

// fills says whether the window opens on the full screen: as it was left, unless
// the command line says otherwise; who asks for a size wants a window of it.
func fills(o cli.Options, set settings.Settings) bool {
	return o.FullScreen || set.FullScreen && o.Width == 0
}

// sentence says what is wrong in the language.
func sentence(err error, lang string) error {
	return usererr.Told(usererr.Words(err, words.In(lang)))
}

func (h *home) scenes(lang string) *menus.Deps {
	return &menus.Deps{Words: words.In(lang), Version: store.AppVersion(), Box: packs.Shelf(), Wake: h.wake,
		Starts: menus.Starts{
			OnStart: h.start, OnInvite: h.inviting(), Hosts: canHost, OnPost: h.posting, NewSeed: game.NewSeed,
			FaceOf: func(name string) int { return h.settings.Face(name) },
			LastSetup: func() (menus.Setup, bool) {
				if h.setup == nil {
					return h.lastSetup()
				}
				return *h.setup, true
			},
		},
		Shelf: h.keeps(),
		Ways:  menus.Ways{Links: h.pages(), GameLinks: h.ways(), Learn: h.learn, Folder: h.folderPage()},
		Choices: menus.Choices{
			OnLanguage: func(lang string) { h.settings.Language = lang }, Prefs: h.prefs, OnPrefs: h.setPrefs,
			SoundNote: func() string { return h.deps.Words.T(string(h.sound.Status())) }, Unfull: !app.CanFullScreen(),
		},
	}
}

// keeps is what the scenes know of the shelf.
func (h *home) keeps() menus.Shelf {
	return menus.Shelf{
		Matches: h.matches, Thumb: h.thumb, Progress: h.progress,
		Fresh:    func() int { return int(h.fresh.Load()) },
		Rest:     func() int { return h.rest },
		OnResume: h.resume,
		OnRename: func(id, name string) error { return h.said(h.shelf.Rename(id, name)) },
		OnDelete: h.deletes, OnSame: h.same,
		OnShare: h.share, OnAsk: app.AskFiles(store.MaxFile), Handed: inPage, Reveal: revealer(),
		MatchActions: []menus.MatchAction{{ID: "post", Key: "post.verb", Going: true,
			Do: func(id string) (string, stage.Scene, error) {
				next, err := h.byPost(id)
				return "", next, err
			}}, {ID: "journal", Key: "extra.journal", Over: true, Has: keepsJournal,
			Do: func(id string) (string, stage.Scene, error) {
				next, err := h.journal(id)
				return "", next, err
			}}},
	}
}

// deletes deletes a match of the shelf.
func (h *home) deletes(id string) error {
	if strings.HasPrefix(id, elsewhere) {
		h.forgetSeats(id)
		return nil
	}
	return h.said(errors.Join(h.shelf.Delete(id), h.forgetRoom(id), h.mail.box.Forget(id)))
}

func (h *home) said(err error) error {
	if err == nil {
		return nil
	}
	return sentence(err, h.deps.Words.Lang())
}

// start begins a match.
func (h *home) start(s menus.Setup) (stage.Scene, error) {
	meta := metaOf(s)
	return h.deps.Await("wait.open", func(menus.Watch) menus.Finish {
		m, err := h.shelf.New(meta)
		return func(wanted bool) (stage.Scene, error) {
			if err == nil {
				h.remember(s)
			}
			return h.resumed(m, err, wanted)
		}
	})
}

// remember keeps how a match was set up, for the next one.
func (h *home) remember(s menus.Setup) {
	h.setup = &s
	for _, seat := range s.Seats {
		if seat.Face != 0 {
			h.settings.SetFace(seat.Name, seat.Face)
		}
	}
}

// metaOf is the match that a setup makes.
func metaOf(s menus.Setup) store.Meta {
	meta := store.Meta{Setup: game.Setup{Game: s.Game, Seed: s.Seed, Options: s.Options}}
	var names []string
	for _, seat := range s.Seats {
		meta.Setup.Seats = append(meta.Setup.Seats, seat.Kind)
		meta.Seats = append(meta.Seats, store.Seat{Name: seat.Name, Colour: seat.Colour})
		names = append(names, seat.Name)
	}
	meta.Name = strings.Join(names, ", ")
	return meta
}

// seated is table as a scene.
func (h *home) seated(m *store.Match) (stage.Scene, error) {
	t, err := h.table(m)
	if err != nil {
		return nil, err
	}
	return t, nil
}

// table is the table of a match; of a game without one the match is closed, and
// the error says so.
func (h *home) table(m *store.Match) (*table.Table, error) {
	head := m.Header()
	pack := packs.Of(head.Game)
	if pack == nil {
		_ = m.Close() // nothing was written
		return nil, usererr.Told(h.deps.Words.T("error.no_table"))
	}
	th := &table.Deps{Words: h.deps.Words, Board: pack.Board, Sound: h.play, Papers: h.papers()}
	th.OnSpeed = func(n int) { h.settings.Speed = n }
	th.Ways = table.Ways{
		Again:  func() (stage.Scene, error) { return h.again(head) },
		WhatIf: func(n int) (stage.Scene, error) { return h.whatIf(m, n) },
		Box:    func() stage.Scene { return menus.PageOf(h.deps, head.Game) },
		Extras: h.extras(m),
	}
	th.Minds = table.Minds{
		Thinker: think.New(h.wake), Aloud: h.aloud(m),
		Adviser: think.NewAdviser(h.wake), Judge: h.settings.Judge, OnJudge: func(on bool) { h.settings.Judge = on },
		// the match goes on without the mark
		Coached: figures.Coached(h.data, m.ID()), OnCoached: func() { _ = figures.MarkCoached(h.data, m.ID()) },
	}
	th.Past = table.Past{Branch: h.branchOf(m), Training: head.Training}
	h.move(th)
	th.Names, th.Colours = travellers(head)
	th.Faces = menus.Faced(head.Setup.Seats, th.Names, h.settings.Face)
	h.furnish(th, m)
	return table.New(th, m), nil
}

// again begins a match like another, or its lesson anew.
func (h *home) again(head store.Header) (stage.Scene, error) {
	if taught := packs.Teaching(head.Lesson); taught != nil {
		m, err := h.shelf.New(taught.Lesson.Meta(h.deps.Words))
		if err != nil {
			return nil, h.said(err)
		}
		return h.seated(m)
	}
	return h.start(again(head))
}

// again is the setup of a match with another seed.
func again(head store.Header) menus.Setup {
	s := menus.Setup{Game: head.Game, Options: head.Setup.Options, Seed: game.NewSeed()}
	for i, kind := range head.Setup.Seats {
		s.Seats = append(s.Seats, menus.Seat{Name: head.Seats[i].Name, Kind: kind, Colour: head.Seats[i].Colour})
	}
	return s
}
