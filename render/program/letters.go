package program

import (
	"errors"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"

	"posterestante/game"
	"posterestante/game/post"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/hall"
	"posterestante/render/screens/menus"
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
	kinds, first := openFor(s)
	s.Seats = slices.Clone(s.Seats)
	for i, k := range kinds {
		at := &s.Seats[i]
		if k == room.Open && at.Kind != menus.Person { // its name is an opponent's
			at.Name, at.Kind = h.deps.Words.T("setup.seat", map[string]any{"N": i + 1}), menus.Person
		}
	}
	m, err := h.shelf.New(metaOf(s))
	if err != nil {
		return nil, h.said(err)
	}
	if err = m.Close(); err == nil {
		_, err = h.mail.box.Begin(m.ID(), []game.Seat{game.Seat(max(0, first))}, nil)
	}
	if err != nil {
		return nil, h.said(errors.Join(err, h.shelf.Delete(m.ID())))
	}
	return h.letters(m.ID(), "", lettered{})
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
	s, err = h.letters(id, "", lettered{})
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
	return h.letters(id, "", lettered{})
}

// lettered is how the page of letters is opened.
type lettered struct {
	over bool // its table lies below
	now  bool // the letter is written at once
}

// letters is the page of a match by post; note is what it says first.
func (h *home) letters(id, note string, how lettered) (stage.Scene, error) {
	d := &hall.MailDeps{Words: h.deps.Words, Note: note, Copy: copies, Now: how.now,
		Look:  func() (hall.Mail, error) { return h.mailOf(id) },
		Write: func() (string, error) { return h.send(id) }, Save: h.saveInvitation}
	if !how.over {
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
