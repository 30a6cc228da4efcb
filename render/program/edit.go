package program

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/editor"
)

// edits says whether positions of a match's game can be changed by hand.
func (h *home) edits(m *store.Match) bool {
	_, editable := m.Session().StateAt(0).(game.Editable)
	return editable || packs.Of(m.Header().Game).Companion != nil
}

// edit is the editor of a position: the game's own, if it has one.
func (h *home) edit(name string, position json.RawMessage, names []string, colours []int) (stage.Scene, error) {
	pack := packs.Of(name)
	open := editor.Open
	if pack.Companion != nil {
		open = pack.Companion.Open
	}
	return open(h.companion(pack), position, names, colours)
}

// beside is the companion of the first game that has one.
func (h *home) beside() (stage.Scene, error) {
	for i := range packs.Games {
		if p := &packs.Games[i]; p.Companion != nil {
			return p.Companion.New(h.companion(p)), nil
		}
	}
	return nil, errors.New("no game has a companion") // it can't be: a test holds that one has
}

// companion is what the editor of a game and its companion get.
func (h *home) companion(p *packs.Pack) editor.Deps {
	file := filepath.Join(h.data, "companion.json")
	return editor.Deps{
		Words: h.deps.Words, Game: box.Of(p.Name).Game, Board: p.Board, Sound: h.play, Calm: h.settings.Calm, NewSeed: game.NewSeed,
		Load: func() ([]byte, error) {
			data, err := os.ReadFile(file)
			if errors.Is(err, fs.ErrNotExist) {
				return nil, nil
			}
			return data, err
		},
		Save:       func(data []byte) error { return replace(file, data) },
		OnPosition: h.onPosition(p.Name),
	}
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
