package home

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/adrg/xdg"

	"posterestante/game/store"
	"posterestante/render/scenes"
	"posterestante/render/stage"
	"posterestante/render/table"
)

// postFolders are where shared matches are put, the best first: where the user
// looks for files, else in the data folder. Who names a data folder keeps
// everything there.
func postFolders(data string, named bool) []string {
	var folders []string
	for _, f := range []string{xdg.UserDirs.Download, xdg.UserDirs.Documents} {
		if info, err := os.Stat(f); !named && err == nil && info.IsDir() {
			folders = append(folders, f)
		}
	}
	return append(folders, filepath.Join(data, "shared"))
}

// share writes a match as one file and gives its path.
func (h *home) share(id string) (string, error) {
	var first error
	for _, folder := range h.post {
		path, err := h.shelf.Export(id, folder)
		if err == nil {
			return path, nil
		}
		if first == nil {
			first = err
		}
	}
	return "", h.said(first)
}

// dropped is the parcel that files dropped on the window make.
func (h *home) dropped(files []stage.Dropped) stage.Scene {
	var items []scenes.Arrival
	for _, f := range files {
		items = append(items, h.arrive(f))
	}
	return scenes.NewParcel(h.house, items)
}

// arrive puts a file on the shelf, or says why not.
func (h *home) arrive(f stage.Dropped) scenes.Arrival {
	if f.Err != nil {
		return h.arrival(f.Name, store.Imported{}, store.Unreadable(f.Name, f.Err))
	}
	in, err := h.shelf.Import(f.Name, f.Data)
	return h.arrival(f.Name, in, err)
}

func (h *home) arrival(name string, in store.Imported, err error) scenes.Arrival {
	a := scenes.Arrival{File: name, ID: in.ID, Known: in.Known}
	if err != nil {
		a.Said = h.said(err).Error()
	} else if in.Damage != nil {
		a.Said = in.Damage.Say(h.house.Words.Lang())
	}
	return a
}

// opening is the scene to start with: the menu, and over it the match of a file
// that was named on the command line, or why there is none.
func (h *home) opening(file, data string) stage.Scene {
	if file == "" {
		return h.first(data)
	}
	menu := scenes.NewMenu(h.house)
	in, err := h.shelf.ImportFile(file)
	a := h.arrival(filepath.Base(file), in, err)
	if a.ID != "" {
		t, err := h.resume(a.ID)
		if err == nil {
			if a.Said != "" {
				t.(*table.Table).Say(h.house.Words.T("error.title"), a.Said)
			}
			return &over{menu, t}
		}
		a.ID, a.Said = "", err.Error()
	}
	fmt.Fprintln(os.Stderr, "posterestante:", a.Said)
	return &over{menu, scenes.NewParcel(h.house, []scenes.Arrival{a})}
}
