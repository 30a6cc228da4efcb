package program

import (
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"

	xdraw "golang.org/x/image/draw"
)

// revealer shows a file in its folder, by the system's own program; nil where there
// are no folders to be shown.
func revealer() func(path string) error {
	if runtime.GOOS == "js" {
		return nil
	}
	return func(path string) error {
		name, args := revealed(runtime.GOOS, path)
		cmd := exec.Command(name, args...)
		if err := cmd.Start(); err != nil {
			return err
		}
		go func() { _ = cmd.Wait() }() // it may stay open for long; what it ends with says nothing (Explorer's is 1)
		return nil
	}
}

// revealed is the command that shows a file in its folder.
func revealed(system, path string) (name string, args []string) {
	switch system {
	case "windows":
		return "explorer", []string{"/select," + path}
	case "darwin":
		return "open", []string{"-R", path}
	}
	return "xdg-open", []string{filepath.Dir(path)}
}

// smallWide is how wide a picture is at most that is shown after it was saved.
const smallWide = 1400

// small is a picture that was saved, small enough to be shown; nil where it can't be read.
func small(path string) *image.RGBA {
	f, err := os.Open(path)
	if err != nil {
		return nil
	}
	defer f.Close()
	src, err := png.Decode(f)
	if err != nil {
		return nil
	}
	b := src.Bounds()
	k := min(1, float64(smallWide)/float64(max(b.Dx(), b.Dy())))
	im := image.NewRGBA(image.Rect(0, 0, int(float64(b.Dx())*k), int(float64(b.Dy())*k)))
	xdraw.ApproxBiLinear.Scale(im, im.Rect, src, b, xdraw.Src, nil)
	return im
}
