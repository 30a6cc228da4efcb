package menus

import (
	"errors"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/uitest"
)

// base is a scene that others lie over.
type base struct{ next stage.Scene }

func (b *base) Update(*stage.Input, time.Duration) stage.Answer {
	if next := b.next; next != nil {
		b.next = nil
		return stage.Answer{Go: stage.Push, Next: next}
	}
	return stage.Answer{}
}
func (b *base) Build(f *stage.Frame) { f.Add(stage.Pic{Kind: "base"}, f.Canvas()) }

// work is made-up work that goes on as it is told.
type work struct {
	goOn  chan int  // how far it gets next
	left  chan bool // that it was let go, and how
	woken chan bool
}

func newWork() *work {
	return &work{goOn: make(chan int), left: make(chan bool, 1), woken: make(chan bool, 1000)}
}

// start shows the work over a base, as a scene would.
func (w *work) start(t *testing.T, lang string, finish Finish) (*stage.Show, *base) {
	t.Helper()
	d := &Deps{Words: words.In(lang), Patience: time.Nanosecond, Wake: func() { w.woken <- true }}
	next, err := d.Await("wait.open", func(watch Watch) Finish {
		for part := range w.goOn {
			if !watch(part, 100) {
				w.left <- true
				break
			}
		}
		return finish
	})
	if err != nil {
		t.Fatal(err)
	}
	b := &base{next: next}
	s := stage.NewShow(b)
	tick(s)
	tick(s)
	if _, ok := s.Scene().(*Wait); !ok {
		t.Fatalf("%T is shown", s.Scene())
	}
	return s, b
}

func tick(s *stage.Show, keys ...stage.Key) {
	if len(keys) > 0 {
		uitest.Seen(s)
	}
	s.Step(stage.Raw{X: -1, Y: -1, Keys: keys}, stage.Tick)
}

// shows says whether words are on the frame.
func shows(s *stage.Show, words string) bool {
	for _, p := range s.Frame().Sprites {
		if strings.Contains(strings.ReplaceAll(p.Pic.Text, "\u00a0", " "), words) {
			return true
		}
	}
	return false
}

// hang is how long a test waits for what must come: a guard against waiting for ever, however slow the machine.
const hang = 3 * time.Minute

// until steps until something holds.
func until(t *testing.T, s *stage.Show, what string, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(hang); !holds(); time.Sleep(time.Millisecond) {
		if tick(s); time.Now().After(end) {
			t.Fatalf("never: %s", what)
		}
	}
}

// TestWait: what takes long says how far it is, wakes the window, and leads on.
func TestWait(t *testing.T) {
	for lang, said := range map[string]string{"en": "43%", "fr": "43 %"} {
		w := newWork()
		table := &base{}
		s, _ := w.start(t, lang, func(wanted bool) (stage.Scene, error) {
			if !wanted {
				t.Error("it is not wanted")
			}
			return table, nil
		})
		w.goOn <- 43
		<-w.woken
		until(t, s, said, func() bool { return shows(s, said) })
		close(w.goOn)
		<-w.woken
		until(t, s, "the table", func() bool { return s.Scene() == stage.Scene(table) })
	}
}

// TestWaitLeft: Escape and the button leave; the work ends and is let go of.
func TestWaitLeft(t *testing.T) {
	for i, leave := range []func(*stage.Show){
		func(s *stage.Show) { tick(s, stage.KeyEscape) },
		func(s *stage.Show) { tick(s, stage.KeyEnter); tick(s, stage.KeyEnter) }, // the first shows the ring
		func(s *stage.Show) {
			uitest.Seen(s)
			x, y := s.Frame().Hot("wait.leave").Rect.Mid()
			s.Step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
			s.Step(stage.Raw{X: x, Y: y}, stage.Tick)
		},
	} {
		w := newWork()
		let := make(chan bool, 1)
		s, b := w.start(t, "en", func(wanted bool) (stage.Scene, error) { let <- wanted; return nil, nil })
		leave(s)
		tick(s)
		if s.Scene() != stage.Scene(b) {
			t.Fatalf("%d: %T is shown, focus %q ring %v", i, s.Scene(), s.Frame().Focus, s.Frame().Ring)
		}
		w.goOn <- 2
		<-w.left
		if wanted := <-let; wanted {
			t.Error("what was left is taken for wanted")
		}
	}
}

// TestWaitFails: what goes wrong is said, and then what was there is shown.
func TestWaitFails(t *testing.T) {
	w := newWork()
	s, b := w.start(t, "en", func(bool) (stage.Scene, error) { return nil, errors.New("It is no match.") })
	close(w.goOn)
	until(t, s, "why", func() bool { return shows(s, "It is no match.") })
	tick(s, stage.KeyEscape)
	tick(s)
	if s.Scene() != stage.Scene(b) {
		t.Errorf("%T is shown", s.Scene())
	}
}

// TestWaitPanics: a panic of the work is one of the window, that writes it down.
func TestWaitPanics(t *testing.T) {
	d := &Deps{Words: words.In("en")}
	defer func() {
		if recover() != "boom" {
			t.Error("the panic is lost")
		}
	}()
	_, _ = d.Await("wait.open", func(Watch) Finish { panic("boom") })
}

// TestNoWait: what is done soon is not waited for.
func TestNoWait(t *testing.T) {
	d, table := &Deps{Words: words.In("en")}, &base{}
	if s, err := d.Await("wait.open", func(Watch) Finish {
		return func(bool) (stage.Scene, error) { return table, nil }
	}); err != nil || s != stage.Scene(table) {
		t.Error(s, err)
	}
}
