package drive

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"time"
)

// Patience is how long a Window is waited for.
const Patience = 12 * time.Second

// Hot is something lit.
type Hot struct {
	ID    string `json:"id"`
	Label string `json:"label"`
	Rect  [4]int `json:"rect"` // x, y, width, height in pixels
	At    [2]int `json:"at"`   // where to click it
}

// Screen is what the program shows.
type Screen struct {
	Lit   []Hot    `json:"lit"`
	Texts []string `json:"texts"`
	Tips  []string `json:"tips"`
}

// Hot is the lit hot of that name, nil if it isn't lit.
func (s Screen) Hot(id string) *Hot {
	if i := slices.IndexFunc(s.Lit, func(h Hot) bool { return h.ID == id }); i >= 0 {
		return &s.Lit[i]
	}
	return nil
}

// Window is the program.
type Window struct {
	*Display
	Data, Config string // its folders
	Began        time.Time
	Cmd          *exec.Cmd
	lit          *os.File
	rest         []byte // a line that isn't whole yet
	now          Screen
	Lines        int // read so far
	said         bytes.Buffer
	done         chan error
}

// Start starts the program; folders are where it keeps data and settings.
func (d *Display) Start(bin, folder string, args ...string) (*Window, error) {
	w := &Window{Display: d, Data: filepath.Join(folder, "data"), Config: filepath.Join(folder, "config"), done: make(chan error, 1)}
	path := filepath.Join(folder, "lit.jsonl")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	_ = os.Remove(path)
	w.Cmd = exec.Command(bin, append([]string{"-data", w.Data, "-config", w.Config, "-test-lit", path, "-size", fmt.Sprintf("%dx%d", d.Width, d.Height)}, args...)...)
	w.Cmd.Env = append(os.Environ(), "DISPLAY="+d.Name)
	w.Cmd.Stdout, w.Cmd.Stderr = &w.said, &w.said
	w.Began = time.Now()
	if err := w.Cmd.Start(); err != nil {
		return nil, err
	}
	go func() { w.done <- w.Cmd.Wait() }()
	for end := time.Now().Add(Patience); ; time.Sleep(5 * time.Millisecond) {
		var err error
		if w.lit, err = os.Open(path); err == nil {
			return w, nil
		}
		if err := w.alive(); err != nil {
			return nil, err
		}
		if time.Now().After(end) {
			w.Kill()
			return nil, errors.New("the program wrote nothing")
		}
	}
}

// alive says why the program ended, nil if it didn't.
func (w *Window) alive() error {
	select {
	case err := <-w.done:
		w.done <- err
		return fmt.Errorf("the program ended: %v: %s", err, w.said.String())
	default:
		return nil
	}
}

// Kill ends the program as kill -9 does.
func (w *Window) Kill() {
	_ = w.Cmd.Process.Kill()
	w.Ended(Patience)
	if w.lit != nil {
		w.lit.Close()
	}
}

// Ended waits for the end of the program and says how it ended.
func (w *Window) Ended(wait time.Duration) error {
	select {
	case err := <-w.done:
		w.done <- err
		return err
	case <-time.After(wait):
		return errors.New("it goes on")
	}
}

// Said is what the program wrote on its standard outputs.
func (w *Window) Said() string { return w.said.String() }

// Now is what the program showed last.
func (w *Window) Now() (Screen, error) {
	data, err := io.ReadAll(w.lit)
	if err != nil {
		return w.now, err
	}
	w.rest = append(w.rest, data...)
	end := bytes.LastIndexByte(w.rest, '\n')
	if end < 0 {
		return w.now, w.alive()
	}
	w.Lines += bytes.Count(w.rest[:end+1], []byte("\n"))
	line := w.rest[:end]
	line = line[bytes.LastIndexByte(line, '\n')+1:]
	var s Screen
	if err := json.Unmarshal(line, &s); err != nil {
		return w.now, err
	}
	w.now, w.rest = s, slices.Clone(w.rest[end+1:])
	return w.now, w.alive()
}

// Wait waits until the screen is as wanted.
func (w *Window) Wait(what string, want func(Screen) bool) (Screen, error) {
	for end := time.Now().Add(Patience); ; time.Sleep(4 * time.Millisecond) {
		s, err := w.Now()
		if err != nil {
			return s, err
		}
		if want(s) {
			return s, nil
		}
		if time.Now().After(end) {
			return s, fmt.Errorf("%s: waited for %v; lit is %v", what, Patience, s.IDs())
		}
	}
}

// WaitFor waits until a hot is lit.
func (w *Window) WaitFor(id string) (*Hot, error) {
	s, err := w.Wait("to see "+id, func(s Screen) bool { return s.Hot(id) != nil })
	return s.Hot(id), err
}

// IDs names what is lit.
func (s Screen) IDs() []string {
	var ids []string
	for _, h := range s.Lit {
		ids = append(ids, h.ID)
	}
	return ids
}

// Click clicks a hot as soon as it is lit.
func (w *Window) Click(id string) error {
	h, err := w.WaitFor(id)
	if err != nil {
		return err
	}
	return w.ClickAt(h.At[0], h.At[1])
}

// hold is how long a button or a key is held, in seconds. A press that is over
// before the program's next tick is lost, so a busy machine gets longer ones.
func hold() string {
	var load float64
	if data, err := os.ReadFile("/proc/loadavg"); err == nil {
		_, _ = fmt.Sscan(string(data), &load)
	}
	return fmt.Sprintf("%.2f", min(max(0.05, 0.02*load), 0.3))
}

// ClickAt presses and releases the left button.
func (w *Window) ClickAt(x, y int) error {
	return w.Do("mousemove", x, y, "mousedown", 1, "sleep", hold(), "mouseup", 1)
}

// RightAt presses and releases the right button.
func (w *Window) RightAt(x, y int) error {
	return w.Do("mousemove", x, y, "mousedown", 3, "sleep", hold(), "mouseup", 3)
}

// Drag drags from one point to another.
func (w *Window) Drag(x, y, tox, toy int) error {
	return w.Do("mousemove", x, y, "mousedown", 1, "sleep", hold(), "mousemove", (x+tox)/2, (y+toy)/2, "sleep", hold(),
		"mousemove", tox, toy, "sleep", hold(), "mouseup", 1)
}

// Key presses a key; the ones before it are held meanwhile: Key("ctrl", "z").
func (w *Window) Key(keys ...string) error {
	var args []any
	for _, k := range keys {
		args = append(args, "keydown", k, "sleep", hold())
	}
	slices.Reverse(keys)
	for _, k := range keys {
		args = append(args, "keyup", k)
	}
	args = append(args, "sleep", 0.02)
	return w.Do(args...)
}
