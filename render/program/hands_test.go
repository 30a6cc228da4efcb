package program

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/companion"
	"posterestante/render/table"
)

// hands play impatiently: they press what is drawn, once to three times, at any
// frame, whether something moves or somebody thinks.
type hands struct {
	*testing.T
	show  *stage.Show
	words *words.Words
	rand  game.Rand
	entry *entry
	did   []string // what they pressed, for the report
}

// entry is the lowest scene of a show: it opens the same place again and again.
type entry struct {
	*testing.T
	did  func() []string
	open func() (stage.Scene, error)
	wait int // ticks until it is opened once more

	opened int // how often
	failed int // so often in a row
}

func (e *entry) Update(*stage.Input, time.Duration) stage.Answer {
	if e.wait--; e.wait > 0 {
		return stage.Answer{Busy: true}
	}
	next, err := e.open()
	e.opened++
	e.wait = 3
	if e.failed++; err != nil && e.failed < 20 { // a match that is being closed can't be opened yet
		e.wait = 60
		return stage.Answer{Busy: true}
	}
	if err != nil {
		e.Fatal(err, e.did())
	}
	e.failed = 0
	return stage.Answer{Go: stage.Push, Next: next}
}

func (e *entry) Build(f *stage.Frame) { f.Add(stage.Pic{Kind: "backdrop"}, f.Canvas()) }

func (h *hands) tick(n int) {
	for range n {
		h.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
}

// press presses where a hot lies, so many times, quickly.
func (h *hands) press(id string, times int) {
	hot := h.show.Frame().Hot(id)
	x, y := hot.Rect.Mid()
	h.did = append(h.did, fmt.Sprintf("%s x%d", id, times))
	for range times {
		h.show.Step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
		h.show.Step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
		h.show.Step(stage.Raw{X: x, Y: y}, stage.Tick)
	}
}

func (h *hands) key(k stage.Key, ctrl bool) {
	h.did = append(h.did, "key "+string(k))
	h.show.Step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{k}, Ctrl: ctrl}, stage.Tick)
}

// anything does something by chance.
func (h *hands) anything() {
	if !h.plays() { // rules, settings, a journal: they lead back
		h.key(stage.KeyEscape, false)
		return
	}
	keys := []stage.Key{
		"t", "t", "h", "b", "d", stage.KeyEnter, stage.KeySpace, stage.KeySpace, stage.KeyTab, stage.KeyEscape,
		stage.KeyBackspace, stage.KeyLeft, stage.KeyRight, "5", "z",
	}
	switch n := h.rand.Intn(20); {
	case n == 0:
		h.key(keys[h.rand.Intn(len(keys))], n%2 == 0 && h.rand.Intn(3) == 0)
	case n < 4:
		h.tick(1 + h.rand.Intn(40))
	default:
		if id := h.choose(n); id != "" {
			h.press(id, 1+h.rand.Intn(3))
		}
	}
}

// plays says whether what is shown is what hands are let at.
func (h *hands) plays() bool {
	switch h.show.Scene().(type) {
	case *table.Table, *table.Result, *entry, *companion.Desk:
		return true
	}
	return strings.HasPrefix(fmt.Sprintf("%T", h.show.Scene()), "*companion.")
}

// choose is a hot of the frame: mostly one that leads on.
func (h *hands) choose(n int) string {
	var lit, all []string
	for _, hot := range h.show.Frame().Hots {
		if dangerous(hot.ID) {
			continue
		}
		all = append(all, hot.ID)
		if hot.Lit || leadsOn(hot.ID) {
			lit = append(lit, hot.ID)
		}
	}
	if len(lit) > 0 && n < 17 {
		return lit[h.rand.Intn(len(lit))]
	}
	if len(all) > 0 {
		return all[h.rand.Intn(len(all))]
	}
	return ""
}

// dangerous says whether a hot leads out of what is tested.
func dangerous(id string) bool {
	switch id {
	case "dialog.menu", "result.menu", "pause.restart", "pause.matches", "pause.settings", "table.speed":
		return true
	}
	return strings.HasPrefix(id, "extra.") || strings.HasPrefix(id, "companion.game.")
}

// leadsOn says whether a hot that isn't a spot is a way to go on.
func leadsOn(id string) bool {
	for _, way := range []string{
		"dialog.", "pause.", "handover.", "speech.on", "moment.", "past.",
		"table.result", "table.finish", "lesson.done", "amount.ok",
	} {
		if strings.HasPrefix(id, way) {
			return true
		}
	}
	return false
}

// rest leaves the table alone until nothing moves for 120 frames, and whoever
// thinks has answered.
func (h *hands) rest() {
	h.Helper()
	still := 0
	for n := 0; still < 120; n++ {
		if n > 600 && h.show.Frame().Hot("past.now") != nil {
			return // it plays on by itself
		}
		if n > 20000 {
			h.Fatalf("%T never comes to rest (busy: %v) after %v", h.show.Scene(), h.show.Busy(), h.last())
		}
		h.tick(1)
		still++
		if h.show.Busy() {
			still = 0
		} else if h.thinking() {
			still = 0
			time.Sleep(200 * time.Microsecond)
		}
	}
}

// thinking says whether the screen says that it waits for somebody who thinks.
func (h *hands) thinking() bool {
	if _, ok := h.show.Scene().(*table.Table); !ok {
		return false
	}
	says := strings.TrimSpace(strings.ReplaceAll(h.words.T("think.thinks", map[string]any{"Name": ""}), "\u00a0", " "))
	for _, s := range h.show.Frame().Sprites {
		if s.Pic.Kind == "text" && strings.HasSuffix(strings.ReplaceAll(s.Pic.Text, "\u00a0", " "), says) {
			return h.show.Frame().Hot("dialog.stay") == nil
		}
	}
	return false
}

func (h *hands) last() []string { return h.did[max(0, len(h.did)-12):] }

// goesOn checks the law: at rest, what is shown leads on, at the latest after a
// click beside everything, which closes what is opened over the table.
func (h *hands) goesOn() {
	h.Helper()
	if h.leads() {
		return
	}
	for _, down := range []bool{true, false} {
		h.show.Step(stage.Raw{X: 2, Y: 1000, Left: down}, stage.Tick)
	}
	if h.rest(); h.leads() {
		return
	}
	h.Fatalf("nothing leads on after %v; there are %v", h.last(), h.ways())
}

// ways are the hots of the frame that are no spots.
func (h *hands) ways() (ids []string) {
	for _, hot := range h.show.Frame().Hots {
		if !strings.HasPrefix(hot.ID, "spot:") && !strings.HasPrefix(hot.ID, "note.") {
			ids = append(ids, hot.ID)
		}
	}
	return ids
}

// leadsOut checks that Escape leads out, or to where one leaves. Where the locks of undo are lifted it first takes back
// the whole match, action by action.
func (h *hands) leadsOut() {
	h.Helper()
	opened := h.entry.opened
	for range 1500 {
		f := h.show.Frame()
		if h.entry.opened > opened || f.Hot("dialog.menu") != nil || f.Hot("result.menu") != nil {
			return
		}
		h.key(stage.KeyEscape, false)
		for n := 0; n < 40 && (n == 0 || h.show.Busy()); n++ {
			h.tick(1)
		}
	}
	h.Fatalf("Escape doesn't lead out of %T after %v, hots %v", h.show.Scene(), h.last(), h.ways())
}

// leads says whether something that is shown leads on.
func (h *hands) leads() bool {
	if _, ok := h.show.Scene().(*table.Table); !ok {
		return true
	}
	return slices.ContainsFunc(h.show.Frame().Hots, func(hot stage.Hot) bool {
		button := leadsOn(hot.ID) && hot.ID != "table.finish" && hot.ID != "table.past"
		return button || hot.Lit && strings.HasPrefix(hot.ID, "spot:")
	})
}
