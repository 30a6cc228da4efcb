package program

import (
	"encoding/json"
	"strings"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/companion"
	"posterestante/render/screens/menus"
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

// companion is what the companion of a game gets.
func (h *home) companion(p *packs.Pack) companion.Deps {
	tables := store.NewTables(h.data, p.Name)
	d := companion.Deps{
		Words: h.deps.Words, Game: box.Of(p.Name).Game, Board: p.Board, Sound: h.play, Calm: h.settings.Calm,
		NewSeed: game.NewSeed, Now: time.Now,
		Tables: func() ([]companion.Kept, []string) { return h.tables(tables) },
		Save: func(k companion.Kept) (string, error) {
			l := store.Laid{Position: k.Position, When: k.When.Round(0)}
			for i, name := range k.Names {
				l.Seats = append(l.Seats, store.Seat{Name: name, Colour: k.Colours[i]})
			}
			return tables.Save(k.ID, l)
		},
		Remove:     func(id string) error { return h.said(tables.Remove(id)) },
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

// tables are the cardboard tables that are kept, with the faces of who sits there.
func (h *home) tables(t *store.Tables) (out []companion.Kept, said []string) {
	list, aside := t.List()
	for _, in := range list {
		k := companion.Kept{ID: in.ID, Position: in.Position, When: in.When}
		for _, s := range in.Seats {
			k.Names, k.Colours = append(k.Names, s.Name), append(k.Colours, s.Colour)
		}
		if in.Problem != nil {
			k.Problem = in.Problem.Say(h.deps.Words.Lang())
		}
		if kinds, err := store.Kinds(in.Position); err == nil {
			k.Faces = menus.Faced(kinds, k.Names, h.settings.Face)
		}
		out = append(out, k)
	}
	for _, s := range aside {
		said = append(said, s.Say(h.deps.Words.Lang()))
	}
	return out, said
}

// onPosition begins matches of a game from positions.
func (h *home) onPosition(name string) func(position json.RawMessage, names []string,
	colours []int) (stage.Scene, error) {
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
