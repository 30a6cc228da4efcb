//go:build !js

package program

import (
	"context"
	"image"
	"image/draw"

	"github.com/skip2/go-qrcode"

	"posterestante/game/box"
	"posterestante/game/room"
	"posterestante/hosting"
	"posterestante/render/away"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/hall"
	"posterestante/render/screens/menus"
)

// inviting opens a room for a setup: its first person sits here, the other persons come from elsewhere.
func (h *home) inviting() func(menus.Setup) (stage.Scene, error) {
	return func(s menus.Setup) (stage.Scene, error) {
		if club, ok := h.atClub(); ok && !h.settings.Passes {
			return h.invitingAt(club, s), nil
		}
		h.remember(s)
		dir, page := hosting.FindPage()
		cfg := h.room(page)
		cfg.Game, cfg.Options = s.Game, s.Options
		if s.Typed { // else all programs deal together
			cfg.Seed = s.Seed
		}
		kinds, first := openFor(s)
		cfg.Kinds = kinds
		host, err := hosting.Open(cfg)
		if err != nil {
			return nil, h.said(err)
		}
		d := h.hall()
		if first >= 0 {
			d.Name = s.Seats[first].Name
		}
		return h.hosted(d, host, first, dir != ""), nil
	}
}

// invitedBy is the link that the program was opened by, "" for none: only a page has one of its own.
func invitedBy() string { return "" }

// reopened is the room of a match that was played from several places, with the match; ok is false for any other match.
func (h *home) reopened(id string) (s stage.Scene, ok bool, err error) {
	if !hosting.Has(h.shelf.Dir(), id) {
		return nil, false, nil
	}
	dir, page := hosting.FindPage()
	host, ok, err := hosting.Reopen(h.room(page), id)
	if !ok || err != nil {
		return nil, ok, h.said(err)
	}
	return h.hosted(h.hall(), host, -1, dir != ""), true, nil
}

// seatsHere says by seat who of a match that was played from several places sits at this screen; ok is false for any
// other match.
func (h *home) seatsInRoom(id string) ([]bool, bool) { return hosting.Here(h.shelf.Dir(), id) }

// forgetRoom removes the room of a match that is deleted: it keeps the match too.
func (h *home) forgetRoom(id string) error { return hosting.Forget(h.shelf.Dir(), id) }

// room is what all rooms here have.
func (h *home) room(page *hosting.Page) hosting.Config {
	cfg := hosting.Config{Shelf: h.shelf, Listen: ":0"}
	if page != nil { // a nil one is none
		cfg.Page = page
	}
	return cfg
}

// hosted is the hall of a room that is open here; whoever invites sits down at once.
func (h *home) hosted(d *hall.Deps, host *hosting.Host, seat int, page bool) stage.Scene {
	ctx, stop := context.WithCancel(context.Background())
	l := away.Open(away.Config{Named: box.Named, Keys: host.Keys(), Wake: h.wake, Words: h.whyAway,
		Left: func() { stop(); go host.Close() }, // all of it is kept already
		Dial: func(context.Context, []string) (room.Wire, error) { return host.Pipe(), nil }})
	if seat >= 0 {
		l.SitSoon(seat, d.Name)
	}
	shown := h.shown(ctx, host, page)
	scene := hall.New(d, l, shown())
	scene.Invites(shown)
	return scene
}

// canHost says that rooms can be opened here.
const canHost = true

// qrOf is the picture of a link; nil where there is none.
func qrOf(text string) image.Image {
	q, err := qrcode.New(text, qrcode.Medium)
	if err != nil {
		return nil
	}
	q.DisableBorder = true
	from := q.Image(-8) // eight pixels a module
	to := image.NewRGBA(from.Bounds())
	draw.Draw(to, to.Bounds(), from, from.Bounds().Min, draw.Src)
	return to
}
