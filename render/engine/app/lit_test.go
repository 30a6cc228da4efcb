package app

import (
	"bytes"
	"strings"
	"testing"

	"posterestante/render/engine/stage"
)

// TestLitTellsNothingOld: what was drawn while something moved isn't told as being at
// rest; a hand that waits goes on only once what is lit now was told.
func TestLitTellsNothingOld(t *testing.T) {
	var out bytes.Buffer
	l := &litLog{out: &out}
	last := func() string {
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		return lines[len(lines)-1]
	}
	busy := func() bool { return strings.Contains(last(), `"busy":true`) }
	l.write(&stage.Frame{}, view{k: 1})
	if busy() {
		t.Fatal("at rest: " + last())
	}
	l.listen([2]int{1, 1}, true) // a click set something going
	l.listen([2]int{1, 1}, false)
	if !busy() {
		t.Error("it is at rest before what is lit was told: " + last())
	}
	l.write(&stage.Frame{}, view{k: 1})
	l.listen([2]int{1, 1}, false) // a breath
	if busy() {
		t.Error("while it breathes it is never at rest: " + last())
	}
}
