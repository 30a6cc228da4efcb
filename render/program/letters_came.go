package program

import (
	"errors"
	"os"

	"posterestante/game/foreign"
	"posterestante/game/post"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/hall"
	"posterestante/render/screens/menus"
)

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
	return h.letters(t.ID, h.cameAs(t), lettered{})
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
