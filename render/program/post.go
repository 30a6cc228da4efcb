package program

import (
	"os"
	"path/filepath"
	"runtime"

	"github.com/adrg/xdg"

	"posterestante/assets/usererr"
	"posterestante/game/foreign"
	"posterestante/game/store"
	"posterestante/render/screens/menus"
)

// downloads is the folder of a page: what is closed there, web/fs.js hands over as a download.
const downloads = "/downloads"

// inPage says whether the program is a page of a browser.
const inPage = runtime.GOOS == "js"

// postFolders are where shared matches are put, the best first: where the user
// looks for files, else in the data folder. Who names a data folder keeps
// everything there.
func postFolders(data string, named bool) []string {
	if inPage {
		return []string{downloads}
	}
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
	if h.going(id) {
		return "", usererr.Told(h.deps.Words.T("post.no_share"))
	}
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

// arrival is what became of a file that came.
func (h *home) arrival(name string, in store.Imported, err error) menus.Arrival {
	a := menus.Arrival{File: foreign.Shown(name), ID: in.ID, Known: in.Known}
	if err != nil {
		a.Said = h.said(err).Error()
	} else if in.Damage != nil {
		a.Said = in.Damage.Say(h.deps.Words.Lang())
	}
	return a
}
