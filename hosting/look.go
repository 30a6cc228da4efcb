//go:build !js

package hosting

import (
	"time"

	"posterestante/hosting/keep"
	"posterestante/link"
)

// Card is what is known of a room that sleeps.
type Card struct {
	Opens map[link.KeyID]link.Key // all keys that lead into it
	Words link.KeyID              // the one of them that the invitation's words make
	Begun bool                    // a match was begun there
	Since time.Time               // when it was opened
}

// Look looks at a room without opening it; ok is false where nothing is kept of it.
func Look(k keep.Keep, name string) (c Card, ok bool, err error) {
	r, ok, err := readRoom(k, name)
	if err != nil || !ok {
		return c, false, err
	}
	h := &Host{kept: r.record}
	if h.invite, ok = link.Reopen(r.Invite); !ok {
		return c, false, nil
	}
	h.keys = h.opening(&r.record)
	return Card{Opens: h.Opens(), Words: h.words, Begun: r.Ledger.Match != "", Since: time.Unix(r.Since, 0)}, true, nil
}

// Card is what others may know of the room while it sleeps.
func (h *Host) Card() Card {
	c := Card{Opens: h.Opens(), Words: h.words}
	h.mu.Lock()
	defer h.mu.Unlock()
	c.Begun, c.Since = h.kept.Ledger.Match != "", time.Unix(h.kept.Since, 0)
	return c
}

// KeepOf is where the rooms of a shelf are kept, by its Dir.
func KeepOf(dir string) keep.Keep { return keepOf(dir) }

// Kept is the room's invitation as a text, see link.Reopen.
func (h *Host) Kept() string { return h.invite.Kept() }
