// Command film takes frames of the real window, on a screen of its own: the menu, the
// page of a new match, and a match that two opponents who think play by themselves.
//
//	film PROGRAM FOLDER
//
// The frames go into the folder as PNG, with a list of how long each is shown, in the
// words that img2webp takes.
package main

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"time"

	"posterestante/windowtest/drive"
)

const (
	width, height = 960, 540
	every         = 100 * time.Millisecond
	open          = 1500 * time.Millisecond // how long the pages before the match are shown
	match         = 12 * time.Second
)

// film is what was taken so far.
type film struct {
	dir   string
	last  []byte // pixels of the frame that is shown
	names []string
	times []time.Duration
}

// take adds what the screen shows, and says that the frame before was shown so long.
func (f *film) take(im *image.RGBA, since time.Duration) error {
	if len(f.times) > 0 {
		f.times[len(f.times)-1] += since
	}
	if bytes.Equal(im.Pix, f.last) {
		return nil
	}
	f.last = im.Pix
	name := filepath.Join(f.dir, fmt.Sprintf("%04d.png", len(f.names)))
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	defer file.Close()
	f.names, f.times = append(f.names, name), append(f.times, 0)
	return (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(file, im)
}

// run takes frames for so long. The film's own time goes on in even steps: where the machine
// is slow the film isn't.
func (f *film) run(d *drive.Display, long time.Duration) error {
	for t := time.Duration(0); t < long; t += every {
		began := time.Now()
		im, err := d.Picture()
		if err != nil {
			return err
		}
		if err := f.take(im, every); err != nil {
			return err
		}
		time.Sleep(every - time.Since(began))
	}
	return nil
}

func (f *film) script() string {
	var out strings.Builder
	for i, name := range f.names {
		fmt.Fprintf(&out, "-d %d %s\n", max(f.times[i], every).Milliseconds(), name)
	}
	return out.String()
}

func shoot(program, dir string) error {
	d, err := drive.Open(width, height)
	if err != nil {
		return err
	}
	defer d.Close()
	home, err := os.MkdirTemp("", "film")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(home) }()
	config := filepath.Join(home, "config")
	if err := os.MkdirAll(config, 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(config, "settings.json"), []byte(`{"speed": 3}`), 0o644); err != nil {
		return err
	}
	w, err := d.Start(program, home, "-lang", "en")
	if err != nil {
		return err
	}
	defer w.Kill()
	f := &film{dir: dir}
	if _, err := w.WaitFor("menu.new"); err != nil {
		return err
	}
	if err := f.run(d, open); err != nil {
		return err
	}
	for _, id := range []string{"menu.lid.0", "page.play", "setup.kind.0", "setup.kind.0.6", "setup.kind.1",
		"setup.kind.1.7"} {
		if _, err := w.WaitFor(id); err != nil {
			return err
		}
		if err := w.Click(id); err != nil {
			return err
		}
		if err := f.run(d, open/5); err != nil {
			return err
		}
	}
	if err := f.run(d, open/2); err != nil {
		return err
	}
	if err := w.Click("setup.start"); err != nil {
		return err
	}
	if err := w.Move(1, height-1); err != nil { // where nothing is told about
		return err
	}
	if err := f.run(d, match); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "frames"), []byte(f.script()), 0o644)
}

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "film: it takes the program and a folder for frames")
		os.Exit(2)
	}
	if err := shoot(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "film:", err)
		os.Exit(1)
	}
}
