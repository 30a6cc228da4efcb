//go:build !js

package program

import (
	"slices"

	"posterestante/game"
	"posterestante/game/post"
	"posterestante/game/room"
	"posterestante/hosting"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/menus"
)

// roomKinds are who plays each seat of a match that was played in a room here, and the seats at this screen.
func roomKinds(dir, id string) ([]string, []game.Seat) { return hosting.Seats(dir, id) }

// roomOf has a match by post go on in a room here: its own where it came from one, else a new one. Friends sit down at
// the seats that are played elsewhere; what is played there goes by post again afterwards.
func (h *home) roomOf(id string) (stage.Scene, error) {
	if s, ok, err := h.reopened(id); ok || err != nil {
		return s, err
	}
	c, ok := h.mail.box.Of(id)
	if !ok {
		return nil, h.said(&post.Trouble{Key: post.NotHere})
	}
	r, err := h.shelf.Look(id)
	if err != nil {
		return nil, h.said(err)
	}
	l, _, _ := ledgerOf(&c, id, r.Header.Seats)
	for i := range l.Seats {
		if o := &l.Seats[i]; o.Chair.Kind == menus.Person && !slices.Contains(c.Mine(), game.Seat(i)) {
			o.Chair.Kind = room.Open
		}
	}
	dir, page := hosting.FindPage()
	host, err := hosting.Adopt(h.room(page), l)
	if err != nil {
		return nil, h.said(err)
	}
	return h.hosted(h.hall(), host, -1, dir != ""), nil
}
