//go:build !js

package hosting

import (
	"time"

	"posterestante/game"
	"posterestante/game/room"
	"posterestante/link"
)

// Adopt opens a room for a match of the shelf that has none: its seats are those of the ledger. cfg says no game.
func Adopt(cfg Config, l room.Ledger) (*Host, error) {
	m, err := cfg.Shelf.Look(l.Match)
	if err != nil {
		return nil, err
	}
	setup := m.Header.Setup
	cfg.Game, cfg.Options, cfg.Kinds, cfg.Seed = setup.Game, setup.Options, nil, setup.Seed
	for _, o := range l.Seats {
		cfg.Kinds = append(cfg.Kinds, o.Chair.Kind)
	}
	h := &Host{cfg: cfg, name: newName()}
	h.invite = link.NewInvite()
	words := h.invite.PhraseKey()
	err = h.open(kept{record: record{Game: cfg.Game, Options: cfg.Options, Kinds: cfg.Kinds, Invite: h.invite.Kept(),
		Words: words.Text(), Since: time.Now().Unix(), Ledger: l}}, false)
	if err != nil {
		return nil, err
	}
	h.cfg.Seed = "" // another match there is dealt by all
	return h, nil
}

// Seats are who plays each seat of the room of a match now, and those at the host's own screen; none where it has no
// room.
func Seats(dir, match string) (kinds []string, mine []game.Seat) {
	_, r := find(keepOf(dir), match)
	for i, o := range r.Ledger.Seats {
		kind := o.Chair.Kind
		if kind == room.Open {
			kind = "person"
		}
		if kinds = append(kinds, kind); o.Host && kind == "person" {
			mine = append(mine, game.Seat(i))
		}
	}
	return kinds, mine
}
