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
const Patience = time.Minute

// Hot is something lit.
type Hot struct {
	ID    string `json:"id"`
	Label string `json:"label"`
	Rect  [4]int `json:"rect"` // x, y, width, height in pixels
	At    [2]int `json:"at"`   // where to click it
}

// Screen is what the program shows, and what it heard of our hands.
type Screen struct {
	Down    int    `json:"down"` // buttons and keys pressed
	Up      int    `json:"up"`   // and released
	Pointer [2]int `json:"pointer"`
	Busy    bool   `json:"busy"` // something moves, or is about to be drawn: what is lit is of before

	Lit    []Hot    `json:"lit"`
	Texts  []string `json:"texts"`
	Fields []string `json:"fields"`
	Tips   []string `json:"tips"`
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
	before       pressed
	Lines        int // read so far
	said         bytes.Buffer
	done         chan error
}

// Start starts the program; folders are where it keeps data and settings.
func (d *Display) Start(bin, folder string, args ...string) (*Window, error) {
	w := &Window{Display: d, Data: filepath.Join(folder, "data"), Config: filepath.Join(folder, "config"),
		done: make(chan error, 1)}
	path := filepath.Join(folder, "lit.jsonl")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	_ = os.Remove(path)
	w.Cmd = exec.Command(bin, append([]string{"-data", w.Data, "-config", w.Config, "-test-lit", path, "-size",
		fmt.Sprintf("%dx%d", d.Width, d.Height)}, args...)...)
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

// Wait waits until the screen is at rest and as wanted.
func (w *Window) Wait(what string, want func(Screen) bool) (Screen, error) {
	return w.watch(what, func(s Screen) bool { return !s.Busy && want(s) })
}

// watch waits until the screen is as wanted, at rest or not.
func (w *Window) watch(what string, want func(Screen) bool) (Screen, error) {
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

// Hands do one thing after the other, each once the program has heard the one
// before, however busy the machine is; what it doesn't hear is an error.
