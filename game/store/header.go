package store

import (
	"encoding/json"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/deal"
	"posterestante/game/foreign"
)

// game says which game the match is of, if this program plays it by its rules.
func (h *Header) game() (game.Game, error) {
	g, err := box.Named(h.Game)
	if err != nil {
		return nil, &Trouble{"store.unknown.game", map[string]any{"Name": h.Name, "Game": foreign.Name(h.Game)}, err}
	}
	switch {
	case h.Rules > g.Version():
		return nil, trouble("store.newer.rules", h.Name, nil)
	case h.Rules < g.Version():
		return nil, trouble("store.older.rules", h.Name, nil)
	case h.Setup.Game != h.Game:
		return nil, damage("store.damage.header", h.Name, 1, 0, errGames)
	case len(h.Seats) != len(h.Setup.Seats):
		return nil, damage("store.damage.header", h.Name, 1, 0, errNames)
	}
	if err := game.CheckSetup(g, h.Setup); err != nil { // a match from a position is set up without it
		return nil, damage("store.damage.header", h.Name, 1, 0, err)
	}
	return g, nil
}

// formatOf is the format of a match with such a deal; nil for none.
func formatOf(d *deal.Deal) int {
	if d != nil {
		return FormatDealt
	}
	return Format
}

// readHeader reads the first line, as far as the format goes. What it gives is
// fit to be shown, with an error too.
func readHeader(line []byte) (Header, error) {
	if len(line) > MaxLine {
		return Header{}, trouble("store.read", "", errLong)
	}
	var of struct {
		Format int    `json:"format"`
		Name   string `json:"name"`
	}
	_ = json.Unmarshal(line, &of) // what is wrong is said below
	switch {                      // what else it holds is another format's
	case of.Format > FormatDealt:
		return Header{}, trouble("store.newer.format", foreign.Name(of.Name), nil)
	case of.Format > 0 && of.Format < Format:
		return Header{}, trouble("store.older.format", foreign.Name(of.Name), nil)
	}
	var h Header
	err := foreign.Read(line, &h)
	if bad := h.tidy(); err == nil {
		err = bad
	}
	if err != nil {
		return h, damage("store.damage.header", foreign.Name(of.Name), 1, 0, err)
	}
	return h, nil
}

// tidy makes the header fit to be shown and says what is wrong with it.
func (h *Header) tidy() error {
	h.Name, h.App = foreign.Name(h.Name), foreign.Name(h.App)
	h.ID, h.Lesson, h.From = foreign.Shown(h.ID), foreign.Shown(h.Lesson), foreign.Shown(h.From)
	h.Training = foreign.Shown(h.Training)
	if len(h.Seats) > game.MaxSeats || len(h.Setup.Seats) > game.MaxSeats {
		h.Seats, h.Setup.Seats = nil, nil
		return errSeats
	}
	var err error
	for i := range h.Seats {
		s := &h.Seats[i]
		s.Name = foreign.Name(s.Name)
		if s.Colour < 0 || s.Colour >= MaxColour {
			s.Colour, err = i, errColour
		}
	}
	if h.Format != formatOf(h.Deal) {
		err = errFormat
	}
	if h.Deal != nil {
		h.Deal.Parts = h.Deal.Parts[:min(len(h.Deal.Parts), game.MaxSeats)]
		for i := range h.Deal.Parts {
			h.Deal.Parts[i].Name = foreign.Name(h.Deal.Parts[i].Name)
		}
	}
	return err
}
