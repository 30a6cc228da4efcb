package program

import (
	"context"
	"errors"
	"sync/atomic"

	"posterestante/game/room"
	"posterestante/link"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/hall"
	"posterestante/render/screens/menus"
)

// atClub is the way to the club where rooms are opened; ok is false where they are opened at home.
func (h *home) atClub() (w link.Way, ok bool) {
	w, err := link.ParseWay(h.settings.Club)
	return w, h.settings.Club != "" && err == nil && w.Club
}

// club is what the Join page says of the club; nil for none.
func (h *home) club() *hall.Club {
	w, ok := h.atClub()
	if !ok {
		return nil
	}
	c := &hall.Club{Host: w.Origin(), Leave: func() {
		h.settings.Club, h.settings.Passes = "", false
		h.deps.OnInvite = h.inviting()
	}}
	if canHost {
		c.Passes, c.Pass = h.settings.Passes, func(yes bool) { h.settings.Passes = yes }
	}
	return c
}

// invitingAt opens a room at a club.
func (h *home) invitingAt(club link.Way, s menus.Setup) stage.Scene {
	h.remember(s)
	kinds, first := openFor(s)
	d := h.hall()
	if first >= 0 {
		d.Name = s.Seats[first].Name
	}
	p := &place{Way: link.Way{Host: club.Host, Secure: club.Secure}, owner: true}
	var shown atomic.Pointer[hall.Invitation]
	shown.Store(&hall.Invitation{Host: club.Origin(), Notes: []string{h.deps.Words.T("club.asking")}})
	w := h.deps.Words
	l := h.visit(p, func(ctx context.Context) error {
		i, owner, err := order(ctx, club, link.Ask{T: link.AskRoom, Game: s.Game, Options: s.Options, Kinds: kinds})
		if err != nil {
			return err
		}
		p.Key = owner
		p.room = placeOf(p.Way).room
		h.keepSeat(p, owner.Text(), true)
		at := i.LinkBy(club)
		shown.Store(&hall.Invitation{Link: at, Host: club.Origin(), Phrase: i.Phrase(), QR: qrOf(at),
			Notes: []string{w.T("club.here", map[string]any{"Host": club.Origin()}), w.T("club.trust")}})
		return nil
	})
	if first >= 0 {
		l.SitSoon(first, d.Name)
	}
	page := hall.New(d, l, shown.Load())
	page.Invites(shown.Load)
	return page
}

// order asks a club for a room. Errors are Troubles.
func order(ctx context.Context, club link.Way, ask link.Ask) (i link.Invite, owner link.Key, err error) {
	c, err := link.Dial(ctx, club)
	if err != nil {
		var t *link.Trouble
		if errors.As(err, &t) && t.Key == "link.wrong" {
			err = &link.Trouble{Key: "club.wrong", Err: err}
		}
		return i, owner, err
	}
	defer c.Close()
	if err := c.Say(ask); err != nil {
		return i, owner, err
	}
	msg, err := c.Receive()
	if err != nil {
		return i, owner, err
	}
	a, err := link.ReadAnswer(msg)
	if err == nil && a.No != "" {
		return i, owner, &link.Trouble{Key: a.No}
	}
	i, ok := link.Reopen(a.Invite)
	owner, is := link.SeatKey(a.Owner)
	if err != nil || !ok || !is {
		return i, owner, &link.Trouble{Key: "link.stranger", Err: err}
	}
	return i, owner, nil
}

// openFor are the kinds of seats of a room for a setup, and where who invites sits, -1 for nowhere. Who sets up a
// match of one person and invites somebody means that friends come in the place of opponents.
func openFor(s menus.Setup) (kinds []string, first int) {
	first, persons := -1, 0
	for i, seat := range s.Seats {
		if seat.Kind == menus.Person {
			if persons++; first < 0 {
				first = i
			}
		}
	}
	for _, seat := range s.Seats {
		if seat.Kind == menus.Person || persons < 2 {
			seat.Kind = room.Open
		}
		kinds = append(kinds, seat.Kind)
	}
	return kinds, first
}
