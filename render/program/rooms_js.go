package program

import (
	"image"
	"strings"
	"syscall/js"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/hall"
	"posterestante/render/screens/menus"
)

// inviting opens a room at the club, and is nil without one: a page can't listen.
func (h *home) inviting() func(menus.Setup) (stage.Scene, error) {
	club, ok := h.atClub()
	if !ok {
		return nil
	}
	return func(s menus.Setup) (stage.Scene, error) { return h.invitingAt(club, s), nil }
}

// looking is nil: a page can't look.
func (h *home) looking() func() hall.Near { return nil }

// canHost says that no rooms can be opened here.
const canHost = false

// qrOf is nothing: the picture costs more than it is worth in a page.
func qrOf(string) image.Image { return nil }

// reopened is nothing: a page has no rooms.
func (h *home) reopened(string) (stage.Scene, bool, error) { return nil, false, nil }

// seatsHere is nothing, likewise.
func (h *home) seatsInRoom(string) ([]bool, bool) { return nil, false }

// forgetRoom does nothing.
func (h *home) forgetRoom(string) error { return nil }

// invitedBy is the link that the page was opened by; "" for none.
func invitedBy() string {
	at := js.Global().Get("location")
	if !at.Truthy() || !strings.HasPrefix(at.Get("hash").String(), "#") {
		return ""
	}
	return at.Get("href").String()
}

// roomKinds is nothing, likewise, and so is roomOf.
func roomKinds(string, string) ([]string, []game.Seat) { return nil, nil }

func (h *home) roomOf(string) (stage.Scene, error) { return nil, nil }
