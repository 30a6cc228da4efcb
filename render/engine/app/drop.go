package app

import (
	"io"
	"io/fs"
	"syscall"

	"github.com/hajimehoshi/ebiten/v2"

	"posterestante/render/engine/stage"
)

// dropped reads the files that were dropped on the window in this tick.
func dropped(read func(io.Reader) ([]byte, error)) []stage.Dropped {
	where := ebiten.DroppedFiles()
	if where == nil || read == nil {
		return nil
	}
	return filesOf(where, read)
}

// filesOf reads the files of a folder; what is none, such as a folder in it,
// comes with an error.
func filesOf(where fs.FS, read func(io.Reader) ([]byte, error)) []stage.Dropped {
	entries, err := fs.ReadDir(where, ".")
	if err != nil {
		return []stage.Dropped{{Name: "?", Err: err}}
	}
	var out []stage.Dropped
	for _, e := range entries {
		d := stage.Dropped{Name: e.Name()}
		d.Data, d.Err = fileOf(where, e.Name(), read)
		out = append(out, d)
	}
	return out
}

func fileOf(where fs.FS, name string, read func(io.Reader) ([]byte, error)) ([]byte, error) {
	if info, err := fs.Stat(where, name); err != nil {
		return nil, err
	} else if !info.Mode().IsRegular() {
		return nil, syscall.EISDIR // a pipe would never end
	}
	f, err := where.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return read(f)
}
