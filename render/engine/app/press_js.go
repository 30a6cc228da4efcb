package app

import (
	"strings"
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"posterestante/render/engine/app/brief"
	"posterestante/render/engine/stage"
)

// presses hears of every press in the browser itself: Ebitengine 2.8.8 notes
// there what is pressed and forgets it when it is let go, so that what is pressed
// for less than a frame is never polled. Characters and the wheel it keeps.
type presses struct {
	on      bool
	mouse   brief.Mouse
	touch   brief.Fingers
	writer  writer
	strokes brief.Strokes[ebiten.Key] // keys, and letters of the page's field
	letters []rune                    // of this tick
	heard   map[ebiten.Key]time.Time  // when each did last
	count   [2]int                    // presses and releases of buttons and keys since the start
}

// listen begins to hear, once.
func (p *presses) listen() {
	if p.on {
		return
	}
	p.on, p.heard = true, map[ebiten.Key]time.Time{}
	p.listenToField()
	on := func(event string, do func(e js.Value)) {
		js.Global().Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			do(args[0])
			return nil
		}), true)
	}
	edge := func(down bool) func(js.Value) {
		return func(e js.Value) {
			s := ratio()
			p.mouse.Add(brief.Edge{Button: e.Get("button").Int(), Down: down, X: e.Get("clientX").Float() * s,
				Y: e.Get("clientY").Float() * s})
		}
	}
	on("mousedown", edge(true))
	on("mouseup", edge(false))
	on("blur", func(e js.Value) {
		if e.Get("target").Equal(js.Global()) { // not from one part of the page to another
			p.mouse.Forget()
			p.touch.Set(nil)
		}
	})
	for _, event := range []string{"touchstart", "touchmove", "touchend", "touchcancel"} {
		on(event, func(e js.Value) { p.touch.Set(fingersOf(e)) })
	}
	on("keydown", func(e js.Value) {
		k, ok := keyOf(e.Get("code").String())
		if e.Get("isComposing").Bool() || e.Get("keyCode").Int() == 229 { // the system's method of input takes it
			return
		}
		if ok && (p.writer.open || !e.Get("repeat").Bool()) { // in the page's field Ebitengine hears of none held
			p.heard[k] = time.Now()
			if p.writer.open && writes(e) { // the field tells of the letter
				p.count[0]++
				return
			}
			p.strokes.Key(k)
		}
	})
	on("keyup", func(e js.Value) {
		if _, ok := keyOf(e.Get("code").String()); ok {
			p.count[1]++
		}
	})
}

// writes says whether a key writes a letter.
func writes(e js.Value) bool {
	return len([]rune(e.Get("key").String())) == 1 && !e.Get("ctrlKey").Bool() && !e.Get("metaKey").Bool()
}

// fingersOf are the fingers of a touch event that came down where e's did, in device pixels.
func fingersOf(e js.Value) []brief.Finger {
	s := ratio()
	list := e.Get("targetTouches")
	var out []brief.Finger
	for i := range list.Length() {
		t := list.Index(i)
		out = append(out, brief.Finger{ID: t.Get("identifier").Int(), X: t.Get("clientX").Float() * s,
			Y: t.Get("clientY").Float() * s})
	}
	return out
}

// keyOf is the key of a browser's code: its name, but "KeyA" for A.
func keyOf(code string) (k ebiten.Key, ok bool) {
	return k, k.UnmarshalText([]byte(strings.TrimPrefix(code, "Key"))) == nil
}

// point sets the mouse's buttons as they were heard.
func (p *presses) point(raw stage.Raw, v view) stage.Raw {
	p.listen()
	l, r, at := p.mouse.Tick()
	raw.Left, raw.Right = l, r
	if at != nil {
		if at.Down {
			p.count[0]++
		} else {
			p.count[1]++
		}
		raw.X, raw.Y = v.logical(at.X+0.5, at.Y+0.5)
	}
	return raw
}

// contacts appends the fingers on the screen, as they were heard.
func (p *presses) contacts(v view, to []contact) []contact {
	p.listen()
	for _, f := range p.touch.Tick() {
		x, y := v.logical(f.X+0.5, f.Y+0.5)
		to = append(to, contact{f.ID, x, y})
	}
	return to
}

// waiting says whether what was heard waits for its tick: until then the loop must not rest.
func (p *presses) waiting() bool {
	return p.mouse.Waiting() || p.touch.Waiting() || p.strokes.Waiting()
}

// stale is how long after it was heard a key may be polled.
const stale = time.Second

// fresh are the keys whose press begins in this tick. Those that are polled but
// were not heard are a virtual keyboard's, which tells no code.
func (p *presses) fresh(polled []ebiten.Key) []ebiten.Key {
	p.listen()
	out, letters := p.strokes.Tick()
	p.letters = append(p.letters, letters...)
	p.count[0] += len(out)
	for _, k := range polled {
		if inpututil.KeyPressDuration(k) == 1 && time.Since(p.heard[k]) > stale {
			out = append(out, k)
			p.count[0]++
			p.count[1]++
		}
	}
	return out
}
