// Package drive opens a window of the program on a screen of its own and uses
// it as a person does: it looks at pixels, moves a pointer, presses keys.
//
// The words: a Display is an Xvfb; a Window is the program running on it; its
// Screen is what the program says is lit and written there (-test-lit).
package drive

import (
	"bufio"
	"bytes"
	"fmt"
	"image"
	"image/png"
	"io"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// Display is a screen that nobody else uses.
type Display struct {
	Name          string // for DISPLAY
	Width, Height int
	X             *xgb.Conn
	Root          xproto.Window
	server        *exec.Cmd
}

// Missing says what the tests need and this machine lacks, "" if nothing.
func Missing() string {
	var not []string
	for _, p := range []string{"Xvfb", "xdotool"} {
		if _, err := exec.LookPath(p); err != nil {
			not = append(not, p)
		}
	}
	return strings.Join(not, " and ")
}

// Open starts a screen on a display number that is free.
func Open(w, h int) (*Display, error) {
	r, out, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	cmd := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", w, h), "-nolisten", "tcp",
		"-noreset", "-ac")
	cmd.ExtraFiles = []*os.File{out}
	var said bytes.Buffer
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		out.Close()
		return nil, err
	}
	out.Close()
	number, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		_ = cmd.Wait()
		return nil, fmt.Errorf("the Xvfb display did not start: %s", said.String())
	}
	d := &Display{Name: ":" + strings.TrimSpace(number), Width: w, Height: h, server: cmd}
	xgb.Logger = log.New(io.Discard, "", 0)
	for range 50 {
		if d.X, err = xgb.NewConnDisplay(d.Name); err == nil {
			d.Root = xproto.Setup(d.X).DefaultScreen(d.X).Root
			return d, nil
		}
		time.Sleep(50 * time.Millisecond)
	}
	d.Close()
	return nil, err
}

// Close ends the screen.
func (d *Display) Close() {
	if d.X != nil {
		d.X.Close()
	}
	_ = d.server.Process.Kill()
	_ = d.server.Wait()
}

// Pixels are the pixels of a rectangle of the screen, four bytes each.
func (d *Display) Pixels(x, y, w, h int) ([]byte, error) {
	im, err := xproto.GetImage(d.X, xproto.ImageFormatZPixmap, xproto.Drawable(d.Root),
		int16(x), int16(y), uint16(w), uint16(h), 0xffffffff).Reply()
	if err != nil {
		return nil, err
	}
	return im.Data, nil
}

// Picture is the screen as it stands.
func (d *Display) Picture() (*image.RGBA, error) {
	data, err := d.Pixels(0, 0, d.Width, d.Height)
	if err != nil {
		return nil, err
	}
	im := image.NewRGBA(image.Rect(0, 0, d.Width, d.Height))
	for i := 0; i+3 < len(data); i += 4 { // blue, green, red
		im.Pix[i], im.Pix[i+1], im.Pix[i+2], im.Pix[i+3] = data[i+2], data[i+1], data[i], 255
	}
	return im, nil
}

// Save writes the screen as it stands to a PNG.
func (d *Display) Save(path string) error {
	im, err := d.Picture()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(f, im); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// Do has xdotool do things, one after the other.
func (d *Display) Do(args ...any) error {
	var words []string
	for _, a := range args {
		words = append(words, fmt.Sprint(a))
	}
	cmd := exec.Command("xdotool", words...)
	cmd.Env = append(os.Environ(), "DISPLAY="+d.Name)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("xdotool %v: %v: %s", words, err, out)
	}
	return nil
}
