package program

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"slices"
	"sync"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/deal"
	"posterestante/game/post"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/render/away"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// postTable is the table of a match by post: a room of this program alone, at whose table only its own seats are played
// and seen.
func (h *home) postTable(id string) (stage.Scene, error) {
	return h.deps.Await("wait.open", func(w menus.Watch) menus.Finish {
		l, err := h.openPosted(id, w)
		return func(wanted bool) (stage.Scene, error) {
			if err != nil {
				return nil, h.said(err)
			}
			if !wanted {
				l.Close()
				return nil, nil
			}
			return h.tableOf(l.Match(), func(t *table.Deps) { h.mailed(t, id) })
		}
	})
}

// mailed gives the table of a match by post its letters.
func (h *home) mailed(t *table.Deps, id string) {
	w := h.deps.Words
	page := func(write bool) stage.Scene {
		next, err := h.letters(id, "", lettered{over: true, now: write})
		if err != nil { // its file was taken away
			return menus.NewParcel(h.deps, []menus.Arrival{{Said: err.Error()}})
		}
		return next
	}
	t.Letter, t.Recap = page, true
	t.Extras = append(t.Extras, table.Extra{ID: "extra.letter", Verb: w.T("post.letter"),
		Do: func() (string, stage.Scene, error) { return "", page(false), nil }})
	t.Again = func() (stage.Scene, error) {
		r, err := h.shelf.Look(id)
		if err != nil {
			return nil, h.said(err)
		}
		return h.posting(again(r.Header))
	}
}

// openPosted opens the room of a match by post, and goes into it.
func (h *home) openPosted(id string, w menus.Watch) (*away.Link, error) {
	m, err := h.shelf.ResumeWatched(id, store.Watch(w))
	if err != nil {
		return nil, err
	}
	c, ok := h.mail.box.Of(id)
	g, err := box.Named(m.Header().Game)
	if err != nil || !ok {
		return nil, errors.Join(&post.Trouble{Key: post.NotHere}, err, m.Close())
	}
	ledger, kinds, keys := ledgerOf(&c, id, m.Header().Seats)
	p := &posted{}
	if p.sent.Store(int64(c.Sent)); len(c.Stamps) == 0 {
		p.sent.Store(-1) // no letter told even its beginning
	}
	p.room = room.New(room.Config{Game: g, Options: m.Header().Setup.Options, Kinds: kinds, NewID: store.NewID,
		Seeds: game.NewSeed, Random: func(b []byte) { _, _ = rand.Read(b) },
		Begin: func(game.Setup, []room.Chair, string, *deal.Deal) (room.Keeper, error) {
			return nil, &post.Trouble{Key: post.NotHere} // another match is another one by post
		}, Sent: func() int { return int(p.sent.Load()) }})
	p.room.Resume(ledger, m, m.Header().Deal)
	h.mail.set(id, p)
	ctx, stop := context.WithCancel(context.Background())
	var thinks sync.WaitGroup
	thinks.Go(func() { _ = new(room.Thinker).Run(ctx, p.room) }) // what can't act is waited for
	l := away.Open(away.Config{Named: box.Named, Keys: keys, Wake: h.wake, Words: h.whyAway,
		Post: func() int { return int(p.sent.Load()) },
		Left: func() {
			stop()
			thinks.Wait()
			h.mail.set(id, nil)
			_ = p.room.Close() // all of it is kept already
			h.news()
		},
		Dial: func(context.Context, []string) (room.Wire, error) { return away.Local(p.room), nil }})
	for l.Match() == nil { // it is told whole first
		if err := l.Ended(); err != nil {
			l.Close()
			return nil, err
		}
		time.Sleep(time.Millisecond)
	}
	return l, nil
}

// ledgerOf is who owns which seat of a match by post, with keys that are good as long as its room is open.
func ledgerOf(c *post.Case, id string, seats []store.Seat) (l room.Ledger, kinds, keys []string) {
	l.Match = id
	mine := c.Mine()
	for i, o := range c.Owners {
		own := room.Owner{Chair: room.Chair{Kind: o.Kind, Name: o.Name, Colour: seats[i].Colour}}
		if o.Kind == "" {
			own.Chair.Kind = menus.Person
		}
		if slices.Contains(mine, game.Seat(i)) {
			var b [40]byte
			_, _ = rand.Read(b[:]) // it never fails
			own.Key, own.Host = hex.EncodeToString(b[:]), true
			keys = append(keys, own.Key)
		}
		l.Seats, kinds = append(l.Seats, own), append(kinds, own.Chair.Kind)
	}
	return l, kinds, keys
}
