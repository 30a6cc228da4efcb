package program

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/companion"
)

// edits says whether positions of a game can be changed by hand.
func edits(name string) bool {
	_, ok := box.Of(name).Game.(game.Drafter)
	return ok
}

// edit is the editor of a position.
func (h *home) edit(name string, position json.RawMessage, names []string, colours []int) (stage.Scene, error) {
	return companion.Open(h.companion(packs.Of(name)), position, names, colours)
}

// companions are the games that have one: all that have a table and can be changed
// by hand.
func companions() (out []*packs.Pack) {
	for i := range packs.Games {
		if edits(packs.Games[i].Name) {
			out = append(out, &packs.Games[i])
		}
	}
	return out
}

// companion is what the companion of a game gets. Its cardboard table is kept for
// itself; once there was one for all.
func (h *home) companion(p *packs.Pack) companion.Deps {
	file := filepath.Join(h.data, "companion-"+p.Name+".json")
	d := companion.Deps{
		Words: h.deps.Words, Game: box.Of(p.Name).Game, Board: p.Board, Sound: h.play, Calm: h.settings.Calm, NewSeed: game.NewSeed, Now: time.Now,
		Load: func() ([]byte, error) {
			for _, path := range []string{file, filepath.Join(h.data, "companion.json")} {
				if data, err := os.ReadFile(path); !errors.Is(err, fs.ErrNotExist) {
					return data, err
				}
			}
			return nil, nil
		},
		Save:       func(data []byte) error { return replace(file, data) },
		OnPosition: h.onPosition(p.Name),
		Other:      func(i int) stage.Scene { return companion.New(h.companion(companions()[i])) },
	}
	for i, o := range companions() {
		d.Games = append(d.Games, h.deps.Words.T(o.Name+".name"))
		if o.Name == p.Name {
			d.This = i
		}
	}
	return d
}

// onPosition begins matches of a game from positions.
func (h *home) onPosition(name string) func(position json.RawMessage, names []string, colours []int) (stage.Scene, error) {
	return func(position json.RawMessage, names []string, colours []int) (stage.Scene, error) {
		meta := store.Meta{Name: strings.Join(names, ", "), Start: position, Setup: game.Setup{Game: name}}
		kinds, err := store.Kinds(position)
		if err != nil {
			return nil, err
		}
		meta.Setup.Seats = kinds
		for i := range kinds {
			meta.Seats = append(meta.Seats, store.Seat{Name: names[i], Colour: colours[i]})
		}
		m, err := h.shelf.New(meta)
		if err != nil {
			return nil, h.said(err)
		}
		return h.seated(m)
	}
}

// replace writes a file whole or leaves it as it was.
func replace(file string, data []byte) error {
	tmp := file + ".new"
	if err := os.WriteFile(tmp, data, 0o600); err != nil {
		_ = os.Remove(tmp)
		return err
	}
	return os.Rename(tmp, file)
}
