package program

import (
	"strings"
	"syscall/js"

	"posterestante/render/engine/stage"
	"posterestante/render/screens/menus"
)

// inviting is nil: a page can't listen.
func (h *home) inviting() func(menus.Setup) (stage.Scene, error) { return nil }

// reopened is nothing: a page has no rooms.
func (h *home) reopened(string) (stage.Scene, bool, error) { return nil, false, nil }

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
