//go:build !js

package hosting

import (
	"errors"
	"strconv"
	"strings"

	"posterestante/game"
	"posterestante/game/deal"
	"posterestante/game/room"
	"posterestante/game/store"
)

// seed is what a match comes from: the first from what was asked for, any other from what all give.
func (h *Host) seed() (s game.Seed) {
	s, h.cfg.Seed = h.cfg.Seed, ""
	return s
}

// begin begins a match on disk.
func (h *Host) begin(s game.Setup, chairs []room.Chair, id string, how *deal.Deal) (room.Keeper, error) {
	meta := store.Meta{Setup: s, ID: id, Deal: how}
	var names []string
	for i, c := range chairs {
		if c.Name == "" {
			c.Name = strconv.Itoa(i + 1)
		}
		meta.Seats = append(meta.Seats, store.Seat{Name: c.Name, Colour: c.Colour})
		names = append(names, c.Name)
	}
	meta.Name = strings.Join(names, ", ")
	m, err := h.cfg.Shelf.New(meta)
	if err != nil { // a nil match would be a Keeper
		return nil, err
	}
	lines, err := h.cfg.Shelf.Lines(m.ID())
	if err == nil {
		err = h.book.grow(m.ID(), lines)
	}
	if err != nil {
		return nil, errors.Join(err, h.cfg.Shelf.Delete(m.ID()))
	}
	m.Also(func(lines []byte) error { return h.grow(m.ID(), lines) })
	return m, nil
}

// grow keeps what a match has grown by.
func (h *Host) grow(id string, lines []byte) error {
	err := h.book.grow(id, lines)
	if err == nil {
		h.mu.Lock()
		h.had++
		h.mu.Unlock()
	}
	return err
}

// save keeps who owns which seat.
func (h *Host) save(l room.Ledger) error {
	h.mu.Lock()
	r := h.kept
	h.mu.Unlock()
	r.Ledger = l
	if err := h.book.add(entry{Room: &r}); err != nil {
		return err
	}
	h.mu.Lock()
	h.kept = r
	h.mu.Unlock()
	select {
	case h.stir <- struct{}{}:
	default:
	}
	if h.cfg.Saved != nil {
		h.cfg.Saved(h)
	}
	return nil
}
