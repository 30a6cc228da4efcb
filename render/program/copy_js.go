package program

import (
	"errors"
	"syscall/js"
)

var errNoClipboard = errors.New("the page may not copy")

// copies puts a text where it can be pasted: a page may that came by https, or from this machine.
func copies(text string) error {
	c := js.Global().Get("navigator").Get("clipboard")
	if !c.Truthy() {
		return errNoClipboard
	}
	c.Call("writeText", text)
	return nil
}

// pasted is nothing: a page is told only after a while, and only if it came by https.
func pasted() string { return "" }
