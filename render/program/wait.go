package program

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"posterestante/game/foreign"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// share of work is a part of a watch: the n-th of so many pieces.
func shareOf(w menus.Watch, n, pieces int) store.Watch {
	return func(read, of int) bool { return w(n*of+read, pieces*of) }
}

// resume goes on with a match; when a damaged file had to be cut, the table says so.
func (h *home) resume(id string) (stage.Scene, error) {
	if strings.HasPrefix(id, elsewhere) {
		return h.comeBack(id)
	}
	if s, ok, err := h.resumedPost(id); ok {
		return s, err
	}
	if r, err := h.shelf.Look(id); err == nil && !r.Session.Over() { // one that is over needs no room
		if s, ok, err := h.reopened(id); ok {
			return s, err
		}
	}
	return h.deps.Await("wait.open", func(w menus.Watch) menus.Finish {
		m, err := h.shelf.ResumeWatched(id, store.Watch(w))
		return func(wanted bool) (stage.Scene, error) { return h.resumed(m, err, wanted) }
	})
}

// resumed is the table of a match that was opened, or why it wasn't.
func (h *home) resumed(m *store.Match, err error, wanted bool) (stage.Scene, error) {
	if err != nil {
		return nil, h.said(err)
	}
	if !wanted {
		return nil, m.Close()
	}
	t, err := h.table(m)
	if err != nil {
		return nil, err
	}
	if d := m.Damage(); d != nil {
		t.Say(h.deps.Words.T("error.title"), d.Say(h.deps.Words.Lang()))
	}
	return t, nil
}

// dropped is the parcel that files dropped on the window make.
func (h *home) dropped(files []stage.Dropped) stage.Scene {
	if len(files) == 1 && files[0].Err == nil && byPostFile(files[0].Data) {
		next, err := h.opened(files[0].Data)
		if err != nil {
			a := menus.Arrival{File: foreign.Shown(files[0].Name), Said: err.Error()}
			next = menus.NewParcel(h.deps, []menus.Arrival{a})
		}
		return next
	}
	next, err := h.deps.Await("wait.import", func(w menus.Watch) menus.Finish {
		ins, errs := make([]store.Imported, len(files)), make([]error, len(files))
		for i, f := range files {
			if f.Err != nil {
				errs[i] = store.Unreadable(f.Name, f.Err)
				continue
			}
			if byPostFile(f.Data) {
				continue // it is taken where it can be told
			}
			ins[i], errs[i] = h.shelf.ImportWatched(f.Name, f.Data, shareOf(w, i, len(files)))
			if errs[i] == nil {
				h.shelf.Info(ins[i].ID) // so that the parcel finds it on the list
			}
		}
		return func(wanted bool) (stage.Scene, error) {
			if !wanted {
				h.news() // what is on the shelf by now stays there
				return nil, nil
			}
			var items []menus.Arrival
			for i, f := range files {
				if f.Err == nil && byPostFile(f.Data) {
					items = append(items, h.arrivedLetter(f.Name, f.Data))
					continue
				}
				items = append(items, h.arrival(f.Name, ins[i], errs[i]))
			}
			return menus.NewParcel(h.deps, items), nil
		}
	})
	if err != nil { // it can't be: a parcel says itself what is wrong
		return nil
	}
	return next
}

// opening is the scene to start with: the menu, and over it the match of a file
// that was named on the command line, or why there is none.
func (h *home) opening(file, data string) stage.Scene {
	if file == "" {
		file = invitedBy()
	}
	if file == "" {
		return h.first(data)
	}
	menu := menus.NewMenu(h.deps)
	if strings.Contains(file, "://") {
		return &over{menu, h.join(file)}
	}
	if data, ok := letterFile(file); ok {
		if next := h.dropped([]stage.Dropped{{Name: filepath.Base(file), Data: data}}); next != nil {
			return &over{menu, next}
		}
	}
	next, err := h.deps.Await("wait.open", func(w menus.Watch) menus.Finish {
		var m *store.Match
		in, err := h.shelf.ImportFileWatched(file, shareOf(w, 0, 2))
		why := err
		if err == nil {
			m, why = h.shelf.ResumeWatched(in.ID, shareOf(w, 1, 2))
		}
		return func(wanted bool) (stage.Scene, error) {
			if !wanted {
				return h.resumed(m, why, false)
			}
			return h.arrived(h.arrival(filepath.Base(file), in, err), m, why), nil
		}
	})
	if err != nil { // likewise
		return menu
	}
	return &over{menu, next}
}

// arrived is the table of a match that came, or why there is none.
func (h *home) arrived(a menus.Arrival, m *store.Match, why error) stage.Scene {
	if a.ID != "" {
		t, err := h.resumed(m, why, true)
		if err == nil {
			if a.Said != "" {
				t.(*table.Table).Say(h.deps.Words.T("error.title"), a.Said)
			}
			return t
		}
		a.ID, a.Said = "", err.Error()
	}
	fmt.Fprintln(os.Stderr, "posterestante:", foreign.Shown(a.Said))
	return menus.NewParcel(h.deps, []menus.Arrival{a})
}

// How long a page waits for what it shows of the shelf. What takes longer is
// shown when it is there.
const (
	listWait  = 150 * time.Millisecond // for the list
	thumbWait = 50 * time.Millisecond  // for a small map
	thumbMost = time.Second            // then a match has none
)

// news has the window look again at what was read in the background; any
// goroutine may call it.
func (h *home) news() {
	h.fresh.Add(1)
	if h.deps.Wake != nil {
		h.deps.Wake()
	}
}
