package app

import (
	"bytes"
	"encoding/json"
	"io"
	"math"
	"os"
	"strings"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// litHot is a hot that a test may click, in pixels of the window.
type litHot struct {
	ID    string `json:"id"`
	Label string `json:"label"`
	Rect  [4]int `json:"rect"` // x, y, width, height
	At    [2]int `json:"at"`   // a point at which this hot is hit
}

// litLine is what a test may know: what was heard of its hands, whether something
// still moves, and of the last frame at rest what can be clicked, and the words
// that are shown, in the order in which they are drawn.
type litLine struct {
	Down    int    `json:"down"` // buttons and keys that were pressed, fingers that came
	Up      int    `json:"up"`   // and released
	Pointer [2]int `json:"pointer"`
	Busy    bool   `json:"busy,omitempty"`

	Lit    []litHot `json:"lit"`
	Texts  []string `json:"texts,omitempty"`  // plain words
	Fields []string `json:"fields,omitempty"` // what stands in lines that can be written
	Tips   []string `json:"tips,omitempty"`   // notes about what is pointed at, refusals too
}

// litLog writes the lit hots and the words, one JSON line each time they changed.
type litLog struct {
	out  io.Writer
	file *os.File
	last []byte
	what litLine
	owed bool // what is lit now was not told yet: the last frame was drawn while something moved
}

func newLitLog(path string) *litLog {
	switch path {
	case "":
		return &litLog{}
	case "-":
		tellStacks()
		return &litLog{out: os.Stdout}
	}
	f, err := os.Create(path)
	if err != nil {
		return &litLog{}
	}
	return &litLog{out: f, file: f}
}

func (l *litLog) close() {
	if l.file != nil {
		_ = l.file.Close()
	}
}

// listen tells how many presses and releases were heard so far, and whether something
// moves or was not told yet; a breath alone is not busy.
func (l *litLog) listen(heard [2]int, busy bool) {
	if l.out == nil {
		return
	}
	l.what.Down, l.what.Up = heard[0], heard[1]
	x, y := cursor()
	l.what.Pointer = [2]int{int(x), int(y)}
	l.owed = l.owed || busy
	l.what.Busy = l.owed
	l.put()
}

// write tells what a frame at rest shows.
func (l *litLog) write(f *stage.Frame, v view) {
	if l.out == nil {
		return
	}
	shown := lineOf(f, v)
	l.owed = false
	l.what.Lit, l.what.Texts, l.what.Fields, l.what.Tips = shown.Lit, shown.Texts, shown.Fields, shown.Tips
	l.what.Busy = false
	l.put()
}

// put writes a line that differs from the last.
func (l *litLog) put() {
	line, err := json.Marshal(l.what)
	if err != nil || bytes.Equal(line, l.last) {
		return
	}
	l.last = line
	_, _ = l.out.Write(append(line, '\n'))
}

func lineOf(f *stage.Frame, v view) litLine {
	out := litLine{Lit: []litHot{}}
	for i := range f.Hots {
		h := &f.Hots[i]
		if !h.Lit {
			continue
		}
		x, y, w, hh := v.device(h.Rect)
		px, py, ok := point(f, h)
		if !ok {
			continue
		}
		at := [2]int{int(math.Floor(v.x + px*v.k)), int(math.Floor(v.y + py*v.k))}
		out.Lit = append(out.Lit, litHot{h.ID, h.Label, [4]int{x, y, w, hh}, at})
	}
	for i := range f.Sprites {
		switch s := &f.Sprites[i]; {
		case s.Hide || s.Pic.Text == "":
		case s.Pic.Kind == "field":
			out.Fields = append(out.Fields, strings.ReplaceAll(s.Pic.Text, paint.CaretMark, ""))
		case s.Pic.Kind == "text":
			out.Texts = append(out.Texts, s.Pic.Text)
		case s.Pic.Kind == "tip":
			out.Tips = append(out.Tips, s.Pic.Text)
		}
	}
	return out
}

// point finds where the hot is hit: its middle, or else the nearest spot of a grid.
func point(f *stage.Frame, h *stage.Hot) (x, y float64, ok bool) {
	mx, my := h.Rect.Mid()
	best := math.Inf(1)
	const n = 24
	for i := range n*n + 1 {
		px, py := mx, my
		if i > 0 {
			px = h.Rect.X + (float64((i-1)%n)+0.5)/n*h.Rect.W
			py = h.Rect.Y + (float64((i-1)/n)+0.5)/n*h.Rect.H
		}
		top := f.At(px, py)
		if top == nil || top.ID != h.ID {
			continue
		}
		if d := math.Hypot(px-mx, py-my); d < best {
			best, x, y = d, px, py
		}
		if i == 0 {
			return px, py, true
		}
	}
	return x, y, !math.IsInf(best, 1)
}
