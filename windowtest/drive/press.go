package drive

import (
	"fmt"
	"slices"
	"time"
)

// Click clicks a hot as soon as it is lit.
func (w *Window) Click(id string) error {
	h, err := w.WaitFor(id)
	if err != nil {
		return err
	}
	return w.ClickAt(h.At[0], h.At[1])
}

// ClickAt presses and releases the left button.
func (w *Window) ClickAt(x, y int) error { return w.clickAt(1, x, y) }

// RightAt presses and releases the right button.
func (w *Window) RightAt(x, y int) error { return w.clickAt(3, x, y) }

// pressed is the press before.
type pressed struct {
	at   [2]int
	when time.Time
}

// Two presses at one place are one to the program, where another thing lies there by the second: see stage/twice.go.
const (
	twice = 350 * time.Millisecond
	near  = 12
)

func (w *Window) clickAt(button, x, y int) error {
	if b := w.before; max(b.at[0]-x, x-b.at[0], b.at[1]-y, y-b.at[1]) <= near {
		time.Sleep(time.Until(b.when.Add(twice)))
	}
	defer func() { w.before = pressed{[2]int{x, y}, time.Now()} }()
	return inTurn(
		func() error { return w.Move(x, y) },
		func() error { return w.press("mousedown", button) },
		func() error { return w.release("mouseup", button) })
}

// Drag drags from one point to another.
func (w *Window) Drag(x, y, tox, toy int) error {
	return inTurn(
		func() error { return w.Move(x, y) },
		func() error { return w.press("mousedown", 1) },
		func() error { return w.Move((x+tox)/2, (y+toy)/2) },
		func() error { return w.Move(tox, toy) },
		func() error { return w.release("mouseup", 1) })
}

// Key presses a key; the ones before it are held meanwhile: Key("ctrl", "z").
func (w *Window) Key(keys ...string) error {
	for _, k := range keys {
		if err := w.press("keydown", k); err != nil {
			return err
		}
	}
	for _, k := range slices.Backward(keys) {
		if err := w.release("keyup", k); err != nil {
			return err
		}
	}
	return nil
}

func inTurn(steps ...func() error) error {
	for _, step := range steps {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// Move moves the pointer.
func (w *Window) Move(x, y int) error {
	if err := w.Do("mousemove", x, y); err != nil {
		return err
	}
	s, err := w.watch(fmt.Sprintf("the pointer to move to %d, %d", x, y), func(s Screen) bool {
		return s.Pointer == [2]int{x, y}
	})
	if err != nil {
		err = fmt.Errorf("%w; it is at %v", err, s.Pointer)
	}
	return err
}

func (w *Window) press(how string, what any) error {
	s, err := w.Now()
	if err != nil {
		return err
	}
	n := s.Down
	if err := w.Do(how, what); err != nil {
		return err
	}
	_, err = w.watch(fmt.Sprintf("%s %v to be heard", how, what), func(s Screen) bool { return s.Down > n })
	return err
}

// release is press for a button or key that is let go; by the press the program
// may have ended.
func (w *Window) release(how string, what any) error {
	s, _ := w.Now()
	n := s.Up
	if err := w.Do(how, what); err != nil {
		return err
	}
	_, err := w.watch(fmt.Sprintf("%s %v to be heard", how, what), func(s Screen) bool { return s.Up > n })
	if w.alive() != nil {
		return nil
	}
	return err
}
