package app

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// writer hears of what is written into the page's own field, see web/field.js: while
// one of ours takes letters it lies over that, so that on-screen keyboards open, and
// methods of input for Chinese and other scripts know where to write.
type writer struct {
	field js.Value
	open  bool
	at    [4]float64
}

// fieldKeys are the keys that a keyboard on a screen tells of without a code.
var fieldKeys = map[string]ebiten.Key{"back": ebiten.KeyBackspace, "enter": ebiten.KeyEnter}

func (p *presses) listenToField() {
	w := &p.writer
	if w.field = js.Global().Get("posteField"); !w.field.Truthy() {
		return
	}
	w.field.Set("written", js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.strokes.Letters(args[0].String())
		return nil
	}))
	w.field.Set("pressed", js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.strokes.Key(fieldKeys[args[0].String()])
		return nil
	}))
}

// written adds what was written into the page's field.
func (p *presses) written(typed []rune) []rune {
	typed = append(typed, p.letters...)
	p.letters = nil
	return typed
}

// offer is told where a field takes letters, in pixels of the page's device: the page's field
// goes there.
func (p *presses) offer(open bool, at [4]float64) {
	w := &p.writer
	if !w.field.Truthy() || open == w.open && (!open || at == w.at) {
		return
	}
	w.open, w.at = open, at
	if !open {
		w.field.Call("close")
		return
	}
	s := ratio()
	w.field.Call("open", at[0]/s, at[1]/s, at[2]/s, at[3]/s)
}
