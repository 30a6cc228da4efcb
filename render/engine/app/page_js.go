package app

import (
	"bytes"
	"errors"
	"io"
	"math"
	"sync"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"posterestante/render/engine/stage"
)

// asked are files that the person chose in the browser's picker, until the next tick takes them.
var asked struct {
	sync.Mutex
	list []askedFile
}

type askedFile struct {
	name string
	data []byte
	err  error
}

// AskFiles is what asks the person for files, which then come as if they were dropped on
// the window; nil where the system has nothing to ask with. It must be called in answer to a click.
func AskFiles(most int) func() {
	ask := js.Global().Get("posteAsk")
	if !ask.Truthy() {
		return nil
	}
	take := js.FuncOf(func(_ js.Value, args []js.Value) any {
		asked.Lock()
		defer asked.Unlock()
		for i := range args[0].Length() {
			f := args[0].Index(i)
			file := askedFile{name: f.Get("name").String()}
			if e := f.Get("error"); e.Truthy() {
				file.err = errors.New(e.String())
			} else {
				file.data = make([]byte, f.Get("data").Get("byteLength").Int())
				js.CopyBytesToGo(file.data, f.Get("data"))
			}
			asked.list = append(asked.list, file)
		}
		Wake()
		return nil
	})
	return func() { ask.Invoke(take, most) }
}

// chosen are the files that were chosen since the last tick.
func chosen(read func(io.Reader) ([]byte, error)) (out []stage.Dropped) {
	asked.Lock()
	defer asked.Unlock()
	for _, f := range asked.list {
		d := stage.Dropped{Name: f.name, Err: f.err}
		if f.err == nil {
			d.Data, d.Err = read(bytes.NewReader(f.data))
		}
		out = append(out, d)
	}
	asked.list = nil
	return out
}

// full is the page's whole screen, see web/page.js; Ebitengine's own is the canvas alone, on
// which no field of the page is seen, and stops where a browser has none.
var full = js.Global().Get("posteFull")

// CanFullScreen says whether there is a whole screen to fill.
func CanFullScreen() bool { return full.Truthy() && full.Call("can").Bool() }

// FullScreen says whether the page fills the screen.
func FullScreen() bool { return full.Truthy() && full.Call("is").Bool() }

// SetFullScreen makes it so, or not; browsers want it in answer to a click or a key.
func SetFullScreen(on bool) {
	if full.Truthy() {
		full.Call("set", on)
	}
}

// openFull fills the screen at the start: no browser allows it before a click.
func openFull(bool) {}

// Smallness is how small letters are of themselves on this screen: the size of words that a first
// start takes, 0 to stage.TextMost.
func Smallness() int {
	w, h := js.Global().Get("innerWidth"), js.Global().Get("innerHeight")
	if w.Type() != js.TypeNumber || h.Type() != js.TypeNumber {
		return 0
	}
	return smallness(math.Min(w.Float()/stage.Width, h.Float()/stage.Height))
}

// reach is how far beside what is lit a finger may come down, in logical pixels: 14 of the page's.
func reach(v view) float64 {
	return fingerSlip * ratio() / v.k
}

// ratio is how many of the screen's pixels one of the page's has now. Ebitengine keeps the one
// that it found first, and takes the page for larger or smaller instead, see web/page.js.
func ratio() float64 { return js.Global().Get("devicePixelRatio").Float() }

// cursor is where the pointer is, in device pixels.
func cursor() (x, y float64) {
	mx, my := ebiten.CursorPosition()
	k := ratio() / ebiten.Monitor().DeviceScaleFactor()
	return float64(mx) * k, float64(my) * k
}
