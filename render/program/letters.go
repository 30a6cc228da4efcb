package program

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/deal"
	"posterestante/game/foreign"
	"posterestante/game/post"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/render/away"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/hall"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// mailroom is what the program has of matches by post while it runs.
type mailroom struct {
	box *post.Box

	mu   sync.Mutex
	open map[string]*posted // by match: those whose table is open

	watched atomic.Pointer[string] // the folder that is watched, nil or "" for none
	afresh  atomic.Bool            // all of its letters are to be looked at again
	notice  atomic.Pointer[string] // what is said where a letter came
}

// posted is a match by post whose table is open: a room of this program alone.
type posted struct {
	room *room.Room
	sent atomic.Int64 // how many actions a letter told
}

func newMailroom(s *store.Shelf) *mailroom {
	return &mailroom{box: post.OpenBox(s), open: map[string]*posted{}}
}

// at is the open table of a match, nil for none.
func (m *mailroom) at(match string) *posted {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.open[match]
}

func (m *mailroom) set(match string, p *posted) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if delete(m.open, match); p != nil {
		m.open[match] = p
	}
}

// grow has the open table of a match go on by what a letter brought.
func (m *mailroom) grow(match string, s *game.Session, from int) (bool, error) {
	p := m.at(match)
	if p == nil {
		return false, nil
	}
	err := p.room.Continue(s, from)
	if err == nil {
		p.sent.Store(int64(s.Len()))
	}
	return true, err
}

// write writes the letter of a match.
func (m *mailroom) write(match string) ([]byte, error) {
	data, err := m.box.Write(match)
	if p := m.at(match); err == nil && p != nil {
		c, _ := m.box.Of(match)
		p.sent.Store(int64(c.Sent))
	}
	return data, err
}

// seatsHere says by seat who of a match that is played from several places sits at this screen; ok is false for any
// other match.
func (h *home) seatsHere(id string) (here []bool, ok bool) {
	c, ok := h.mail.box.Of(id)
	if !ok {
		return h.seatsInRoom(id)
	}
	mine := c.Mine()
	for i := range c.Owners {
		here = append(here, slices.Contains(mine, game.Seat(i)))
	}
	return here, true
}

// posting begins a match that goes by post: its first person sits here, the others get invitations.
func (h *home) posting(s menus.Setup) (stage.Scene, error) {
	h.remember(s)
	meta := metaOf(s)
	kinds, first := openFor(s)
	for i, k := range kinds {
		if k == room.Open {
			k = menus.Person
		}
		meta.Setup.Seats[i] = k
	}
	m, err := h.shelf.New(meta)
	if err != nil {
		return nil, h.said(err)
	}
	if err = m.Close(); err == nil {
		_, err = h.mail.box.Begin(m.ID(), []game.Seat{game.Seat(first)}, nil)
	}
	if err != nil {
		return nil, h.said(errors.Join(err, h.shelf.Delete(m.ID())))
	}
	return h.letters(m.ID(), "", false)
}

// resumedPost is the page of a match of the shelf that goes by post; ok is false for any other, and for one that is
// over and of which all know.
func (h *home) resumedPost(id string) (s stage.Scene, ok bool, err error) {
	c, ok := h.mail.box.Of(id)
	if !ok {
		return nil, false, nil
	}
	if r, err := h.shelf.Look(id); err != nil || r.Session.Over() && c.Sent == r.Session.Len() {
		return nil, false, nil // what is wrong with it is said there
	}
	s, err = h.letters(id, "", false)
	return s, true, err
}

// going says whether a match goes by post, and goes on: its file tells more than its seats here may know.
func (h *home) going(id string) bool {
	_, ok := h.mail.box.Of(id)
	return ok && !h.shelf.Info(id).Over
}

// byPost has a match of the shelf go by post from now on: one at this screen, whose first person stays here, or one
// of a room that was open here.
func (h *home) byPost(id string) (stage.Scene, error) {
	if _, ok := h.mail.box.Of(id); !ok {
		r, err := h.shelf.Look(id)
		if err != nil {
			return nil, h.said(err)
		}
		kinds, mine := roomKinds(h.shelf.Dir(), id)
		if kinds == nil {
			mine = []game.Seat{game.Seat(max(0, slices.Index(r.Header.Setup.Seats, menus.Person)))}
		}
		if _, err := h.mail.box.Begin(id, mine, kinds); err != nil {
			return nil, h.said(err)
		}
	}
	return h.letters(id, "", false)
}

// letters is the page of a match by post; over says that its table lies below.
func (h *home) letters(id, note string, over bool) (stage.Scene, error) {
	d := &hall.MailDeps{Words: h.deps.Words, Note: note, Copy: copies,
		Look:  func() (hall.Mail, error) { return h.mailOf(id) },
		Write: func() (string, error) { return h.send(id) }, Save: h.saveInvitation}
	if !over {
		d.Table = func() (stage.Scene, error) { return h.postTable(id) }
		if canHost {
			d.Room = func() (stage.Scene, error) { return h.roomOf(id) }
		}
	}
	page, err := hall.NewLetters(d)
	if err != nil {
		return nil, h.said(err)
	}
	return page, nil
}

// mailOf is how a match by post stands.
func (h *home) mailOf(id string) (out hall.Mail, err error) {
	c, ok := h.mail.box.Of(id)
	if !ok {
		return out, &post.Trouble{Key: post.NotHere}
	}
	r, err := h.shelf.Look(id)
	if err != nil {
		return out, err
	}
	w, s, mine := h.deps.Words, r.Session, c.Mine()
	out.Game, out.Send = r.Header.Game, c.Away(s)
	turn := s.Turn()
	for i, o := range c.Owners {
		seat := hall.Correspondent{Name: o.Name, Colour: r.Header.Seats[i].Colour, Turn: turn == game.Seat(i)}
		switch {
		case o.Kind != "":
			seat.Note = h.opponent(o.Kind)
		case slices.Contains(mine, game.Seat(i)):
			seat.Note = w.T("post.here")
		default:
			seat.Note, seat.Invite = w.T("post.elsewhere"), h.mail.box.Invitation(id, game.Seat(i))
		}
		out.Seats = append(out.Seats, seat)
	}
	name := func() map[string]any { return map[string]any{"Name": c.Owners[turn].Name} }
	switch {
	case s.Over() && c.Sent < s.Len():
		out.Said = w.T("post.over_send")
	case s.Over():
		out.Said = w.T("post.over")
	case !out.Send:
		out.Mine, out.Said = true, w.T("post.your_turn")
	case c.Sent < s.Len() || len(c.Stamps) == 0:
		out.Said = w.T("post.send_to", name())
	default:
		out.Said = w.T("post.wait_for", name())
	}
	out.Rooms = canHost && !s.Over()
	return out, nil
}

// send writes the letter of a match: into the folder that is watched, else where the player looks for files. It says
// where.
func (h *home) send(id string) (string, error) {
	data, err := h.mail.write(id)
	if err != nil {
		return "", err
	}
	w := h.deps.Words
	if folder := h.settings.Watch; folder != "" {
		name := h.mail.box.FileName(id)
		if err = store.Replace(filepath.Join(folder, name), data); err == nil {
			return w.T("post.put", map[string]any{"File": name, "Folder": folder}), nil
		}
	}
	in := h.shelf.Info(id)
	for _, folder := range h.post {
		path, e := store.WriteNew(folder, in.Name, data)
		if err = e; err == nil {
			key := "post.written"
			if h.deps.Handed {
				key = "post.handed"
			}
			return w.T(key, map[string]any{"File": filepath.Base(path), "Folder": folder}), nil
		}
	}
	return "", err
}

// saveInvitation puts an invitation into a file, and says where.
func (h *home) saveInvitation(text string) (string, error) {
	w := h.deps.Words
	data, err := post.InvitationFile(text)
	if err != nil {
		return "", err
	}
	for _, folder := range h.post {
		path, e := store.WriteNew(folder, w.T("post.invitation"), data)
		if err = e; err == nil {
			key := "post.saved"
			if h.deps.Handed {
				key = "post.saved_handed"
			}
			return w.T(key, map[string]any{"File": filepath.Base(path), "Folder": folder}), nil
		}
	}
	return "", err
}

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
	page := func() stage.Scene {
		next, err := h.letters(id, "", true)
		if err != nil { // its file was taken away
			return menus.NewParcel(h.deps, []menus.Arrival{{Said: err.Error()}})
		}
		return next
	}
	t.Letter, t.Recap = page, true
	t.Extras = append(t.Extras, table.Extra{ID: "extra.letter", Verb: w.T("post.letter"),
		Do: func() (string, stage.Scene, error) { return "", page(), nil }})
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
		Dial: func(context.Context, []string) (away.Wire, error) { return away.Local(p.room), nil }})
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

// came takes a letter; locked is true where its key isn't here. Any goroutine may call it.
func (h *home) came(data []byte) (t post.Taken, locked bool, err error) {
	t, err = h.mail.box.Take(data, h.mail.grow)
	var no *post.Trouble
	if locked = errors.As(err, &no) && no.Key == post.Locked; err == nil {
		h.news()
	}
	return t, locked, err
}

// outcomes are the keys of what is said of a letter that came.
var outcomes = map[post.Outcome]string{post.New: "post.came_new", post.Longer: "post.came", post.Same: "post.came_same",
	post.Older: "post.came_older", post.Apart: "post.came_apart"}

// cameAs says what became of a letter.
func (h *home) cameAs(t post.Taken) string {
	return h.deps.Words.T(outcomes[t.What], map[string]any{"N": t.From})
}

// opened is where a letter leads that was opened here: to the page of its match, to the question for its key, or, where
// its table is open, nowhere: it is seen there.
func (h *home) opened(data []byte) (stage.Scene, error) {
	if post.IsInvitationFile(data) {
		if err := h.mail.box.AcceptFile(data); err != nil {
			return nil, h.said(err)
		}
		h.mail.afresh.Store(true)
		return menus.NewParcel(h.deps, []menus.Arrival{{Said: h.deps.Words.T("post.key_taken")}}), nil
	}
	t, locked, err := h.came(data)
	switch {
	case locked:
		return hall.NewUnlock(h.deps.Words, func(text string) (stage.Scene, error) {
			if err := h.invitedByPost(text); err != nil {
				return nil, err
			}
			return h.opened(data)
		}), nil
	case err != nil:
		return nil, h.said(err)
	case h.mail.at(t.ID) != nil:
		return nil, nil
	}
	return h.letters(t.ID, h.cameAs(t), false)
}

// arrivedLetter is what a parcel says of a letter among other files.
func (h *home) arrivedLetter(name string, data []byte) menus.Arrival {
	if post.IsInvitationFile(data) {
		said := h.deps.Words.T("post.key_taken")
		if err := h.mail.box.AcceptFile(data); err != nil {
			said = h.said(err).Error()
		}
		return menus.Arrival{File: foreign.Shown(name), Said: said}
	}
	t, _, err := h.came(data)
	if err != nil {
		return menus.Arrival{File: foreign.Shown(name), Said: h.said(err).Error()}
	}
	return menus.Arrival{File: foreign.Shown(name), ID: t.ID, Known: t.What != post.New && t.What != post.Apart,
		Said: h.cameAs(t)}
}

// invitedByPost takes an invitation to a match by post.
func (h *home) invitedByPost(text string) error {
	err := h.mail.box.Accept(text)
	h.mail.afresh.Store(err == nil)
	return err
}

// letterFile reads a file that may be a letter; ok is false where it is none.
func letterFile(path string) (data []byte, ok bool) {
	info, err := os.Stat(path)
	if err != nil || info.Size() > post.MaxLetter || !info.Mode().IsRegular() {
		return nil, false
	}
	data, err = os.ReadFile(path)
	return data, err == nil && byPostFile(data)
}

// byPostFile says whether a file is one of those that matches by post are made of.
func byPostFile(data []byte) bool { return post.IsLetter(data) || post.IsInvitationFile(data) }
