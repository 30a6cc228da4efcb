package menus

import (
	"cmp"
	"fmt"
	"sync/atomic"
	"time"

	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// patience is how long the window usually stands still for work before it shows
// how far that is: what ordinary files take is not seen.
const patience = 200 * time.Millisecond

// Watch is told how far work is; once it says no, nobody waits for it any more.
type Watch func(done, of int) (on bool)

// Finish is what is left to do of work in the window's own goroutine: it makes
// the scene that it leads to, or says why there is none. It is called with false
// where nobody waits any more, to let go of what the work holds.
type Finish func(wanted bool) (stage.Scene, error)

// Wait is shown while something takes long: how far it is, and a way out.
type Wait struct {
	deps   *Deps
	key    string // of its words: key+".title"
	job    *job
	shown  int64
	dialog *ui.Dialog // what went wrong
}

// job is work that another goroutine does.
type job struct {
	part atomic.Int64 // how much is done, in hundredths
	left atomic.Bool
	done chan Finish
	wake func()
}

// Await has another goroutine do work and gives the scene that it leads to;
// where it takes long, the scene is first one that shows how far it is, and
// that can be left.
func (d *Deps) Await(key string, work func(Watch) Finish) (stage.Scene, error) {
	j := &job{done: make(chan Finish, 1), wake: d.Wake}
	go j.run(work)
	select {
	case finish := <-j.done:
		return finish(true)
	case <-time.After(cmp.Or(d.Patience, patience)):
		return &Wait{deps: d, key: key, job: j}, nil
	}
}

// run does the work; a panic of it is the window's, which knows what to do.
func (j *job) run(work func(Watch) Finish) {
	defer func() {
		if p := recover(); p != nil {
			j.done <- func(bool) (stage.Scene, error) { panic(p) }
		}
		if j.wake != nil {
			j.wake()
		}
	}()
	j.done <- work(j.watch)
}

// watch wakes the window at each hundredth.
func (j *job) watch(done, of int) bool {
	if part := int64(done) * 100 / int64(max(of, 1)); part != j.part.Swap(part) && j.wake != nil {
		j.wake()
	}
	return !j.left.Load()
}

// leave lets the work end by itself.
func (j *job) leave() {
	j.left.Store(true)
	go func() { _, _ = (<-j.done)(false) }()
}

// Update implements stage.Scene.
func (w *Wait) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if w.dialog != nil {
		if w.dialog.Update(in) != nil {
			return stage.Answer{Go: stage.Pop}
		}
		return stage.Answer{Dirty: true}
	}
	select {
	case finish := <-w.job.done:
		next, err := finish(true)
		if err == nil {
			return stage.Answer{Go: stage.Replace, Next: next}
		}
		w.dialog = w.deps.oops(err)
		return stage.Answer{Dirty: true}
	default:
	}
	if w.box().Update(in) != nil {
		w.job.leave()
		return stage.Answer{Go: stage.Pop}
	}
	was := w.shown
	w.shown = w.job.part.Load()
	return stage.Answer{Dirty: w.shown != was}
}

// box is what is shown while it lasts.
func (w *Wait) box() *ui.Dialog {
	return &ui.Dialog{Title: w.deps.t(w.key + ".title"), Text: w.deps.t("wait.part", with("N", fmt.Sprint(w.shown))),
		Answers: []ui.Answer{{ID: "wait.leave", Verb: w.deps.t("wait.leave")}}}
}

// Portrait implements stage.Portrait.
func (w *Wait) Portrait() bool { return true }

// Build implements stage.Scene.
func (w *Wait) Build(f *stage.Frame) {
	backdrop(f)
	d := w.dialog
	if d == nil {
		d = w.box()
	}
	d.Build(f)
}
