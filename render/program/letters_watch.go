package program

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"posterestante/game/post"
	"posterestante/game/store"
	"posterestante/render/engine/app"
	"posterestante/render/engine/stage"
	"posterestante/render/program/notice"
	"posterestante/render/screens/hall"
)

// How a folder is watched: friends share it by their own means, and letters lie there.
const (
	watchEvery  = 3 * time.Second
	mostLetters = 200 // files of it that are looked at
)

// glimpse is a file of the folder as it was looked at last.
type glimpse struct {
	size int64
	at   time.Time
}

// watchFolder is the page on which the folder is set.
func (h *home) watchFolder() stage.Scene {
	return hall.NewFolder(h.deps.Words, h.settings.Watch, func(path string) error {
		if path != "" {
			info, err := os.Stat(path)
			if err == nil && !info.IsDir() {
				err = fs.ErrNotExist
			}
			if err != nil {
				return &store.Excuse{Key: "post.no_folder", Args: map[string]any{"Folder": path}, Err: err}
			}
		}
		h.settings.Watch = path
		h.mail.watched.Store(&path)
		h.mail.afresh.Store(true)
		return nil
	})
}

// folderPage leads to that page; nil in a browser, which has no folders.
func (h *home) folderPage() func() stage.Scene {
	if inPage {
		return nil
	}
	return h.watchFolder
}

// watches begins to watch the folder that is set.
func (h *home) watches() {
	said, dir := h.deps.Words.T("post.notice"), h.settings.Watch
	h.mail.notice.Store(&said)
	h.mail.watched.Store(&dir)
	if !inPage {
		go h.watch()
	}
}

// watch looks into the folder every few seconds, as long as the program is open.
func (h *home) watch() {
	seen := map[string]glimpse{}
	for ; ; time.Sleep(watchEvery) {
		if dir := h.mail.watched.Load(); dir != nil && *dir != "" {
			h.lookInto(*dir, seen)
		}
	}
}

// lookInto takes the letters of a folder that weren't seen yet, or that have changed. Those of other matches, and what
// is no letter, are left alone.
func (h *home) lookInto(dir string, seen map[string]glimpse) {
	if h.mail.afresh.Swap(false) {
		clear(seen)
	}
	entries, err := os.ReadDir(dir)
	if err != nil { // it is away just now
		return
	}
	other := func(e fs.DirEntry) bool { return !strings.HasSuffix(e.Name(), store.ShareExt) }
	entries = slices.DeleteFunc(entries, other)
	for _, e := range entries[:min(len(entries), mostLetters)] {
		path := filepath.Join(dir, e.Name())
		info, err := e.Info()
		if err != nil || len(seen) > 4*mostLetters {
			continue
		}
		now := glimpse{info.Size(), info.ModTime()}
		if seen[path] == now {
			continue
		}
		data, ok := letterFile(path)
		if ok && h.takes(data) {
			seen[path] = now
		}
		if !ok {
			seen[path] = now
		}
	}
}

// takes takes a letter of the folder; it gives false where it is to be looked at again: it may be on its way still.
func (h *home) takes(data []byte) bool {
	t, locked, err := h.came(data)
	switch {
	case locked: // somebody else's, or its invitation comes later
		return true
	case err != nil:
		var no *post.Trouble
		return errors.As(err, &no) && no.Key != post.Damaged
	}
	if t.What == post.New || t.What == post.Longer || t.What == post.Apart {
		h.calling(t)
	}
	return true
}

// calling says by the system's own means that a letter came, to who looks at another window.
func (h *home) calling(t post.Taken) {
	if said := h.mail.notice.Load(); said != nil && h.wake != nil && !app.Looked() {
		notice.Show(*said, h.shelf.Info(t.ID).Name)
	}
}
