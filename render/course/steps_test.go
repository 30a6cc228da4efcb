package course_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

// What a lesson may keep somebody waiting for: for what a step asks to click, once it is told; and for what others do
// of which it teaches nothing, where the lesson’s own rival plays a whole turn with a lift.
const (
	actMost   = 1500 * time.Millisecond
	watchMost = 7500 * time.Millisecond
)

// pupil is somebody who knows nothing and does what a lesson says, at the usual speed.
type pupil struct {
	*testing.T
	show  *stage.Show
	s     *game.Session
	coach table.Coach
	where string
	clock time.Duration
	told  string        // the words of the step that is shown
	since time.Duration // when they came

	clicks int
}

// TestSteps plays every lesson of the box wide and upright in both languages, and checks of each thing that a step asks
// to click: it is ringed, hit where it is ringed, not covered by what is told, soon after the step's words are there;
// and that nobody waits long for others.
func TestSteps(t *testing.T) {
	for i := range packs.Games {
		p := &packs.Games[i]
		for _, lang := range words.Languages() {
			for _, tall := range []bool{false, true} {
				t.Run(fmt.Sprintf("%s %s tall %v", p.Name, lang, tall), func(t *testing.T) {
					t.Parallel()
					pupilOf(t, p, lang, tall).learn()
				})
			}
		}
	}
}

func pupilOf(t *testing.T, p *packs.Pack, lang string, tall bool) *pupil {
	t.Helper()
	w := words.In(lang)
	meta := p.Lesson.Meta(w)
	g := box.Of(p.Name).Game
	st, err := g.Load(meta.Start)
	if err != nil {
		t.Fatal(err)
	}
	u := &pupil{T: t, s: game.From(g, meta.Setup, st), coach: p.Lesson.Coach(w)}
	d := &table.Deps{Words: w, Board: p.Board, Names: []string{meta.Seats[0].Name, meta.Seats[1].Name},
		Colours: []int{0, 1}, Speed: table.Normal, Paced: true, Minds: table.Minds{Coach: u.coach},
		Papers: table.Papers{Log: table.Log{Signs: true}, Tales: true},
		Ways:   table.Ways{Rules: func(game.Rule) stage.Scene { return nil }}}
	d.Faces = menus.Faced(meta.Setup.Seats, d.Names, nil)
	u.show = stage.NewShow(table.New(d, table.Unkept{On: u.s}))
	u.show.SetTall(tall)
	return u
}

// tick lets a tick pass with the pointer somewhere.
func (u *pupil) tick(raw stage.Raw) {
	u.show.Step(raw, stage.Tick)
	u.clock += stage.Tick
	l := u.coach.Lesson(u.s)
	if l == nil || u.told == l.Words {
		return
	}
	for _, s := range u.show.Frame().Sprites {
		if s.Pic.Text == l.Words {
			u.told, u.since = l.Words, u.clock
		}
	}
}

// away is a pointer that points at nothing.
var away = stage.Raw{X: -1, Y: -1}

// learn goes from the first step to the last.
func (u *pupil) learn() {
	for range 100 {
		u.wait()
		l := u.coach.Lesson(u.s)
		switch {
		case l == nil:
			u.Fatalf("the lesson is lost after %d actions", u.s.Len())
		case l.Done:
			return
		case u.show.Frame().Hot("speech.on") != nil:
			u.click("speech.on")
		case u.s.Turn() == 0:
			u.where = fmt.Sprintf("step %d, %s", l.Step, u.s.Game().Notation(l.Wants[0]))
			u.act(l)
		}
	}
	u.Fatal("it does not end")
}

// wait waits until something can be done.
func (u *pupil) wait() {
	from, others := u.clock, u.s.Turn() != 0 && len(u.coach.Lesson(u.s).Wants) == 0
	for u.tick(away); u.show.Busy() && u.show.Frame().Hot("speech.on") == nil; u.tick(away) {
		if u.clock-from > time.Minute {
			u.Fatal("it never rests")
		}
	}
	if took := u.clock - from; others && took > watchMost {
		u.Errorf("%s: waited %.1f s for others", u.where, took.Seconds())
	}
}

// act does what the step asks for, one click after the other.
func (u *pupil) act(l *table.Lesson) {
	if u.told != l.Words {
		u.Errorf("%s: it may be done before it is told", u.where)
	}
	if took := u.clock - u.since; took > actMost && u.first(l) {
		u.Errorf("%s: it can be done %.1f s after it was told", u.where, took.Seconds())
	}
	a, before := l.Wants[0], u.s.Len()
	for i, spot := range u.s.Parts(a) {
		if a.N > 0 && u.show.Frame().Hot("amount.ok") != nil { // the stepper names the number
			u.show.Step(stage.Raw{X: -1, Y: -1, Runes: []rune(strconv.Itoa(int(a.N)))}, stage.Tick)
			break
		}
		if i == 0 {
			u.seen(l, spot)
		}
		u.click(board.SpotID(spot))
	}
	for _, more := range []string{"amount.ok", "dialog.end"} {
		if u.show.Frame().Hot(more) != nil {
			u.click(more)
		}
	}
	if u.s.Len() == before {
		u.Fatalf("%s: it was not done by clicks", u.where)
	}
}

// first says whether this is the first thing that a step asks for.
func (u *pupil) first(l *table.Lesson) bool {
	return u.s.Len() == 0 || u.coach.Lesson(u.s.Branch(u.s.Len()-1)).Step != l.Step
}

// seen checks that a spot is ringed whole, that each ring is of something that is there and none lies on the lesson's
// own words, and that nothing else is told over the table.
func (u *pupil) seen(l *table.Lesson, spot game.Spot) {
	f := u.show.Frame()
	h := f.Hot(board.SpotID(spot))
	if h == nil || !h.Lit {
		u.Errorf("%s: %s is not lit", u.where, board.SpotID(spot))
		return
	}
	rings, odd := rings(f), 0
	if !slices.ContainsFunc(rings, func(r stage.Rect) bool { return about(r, h.Rect) }) {
		u.Errorf("%s: %s is not ringed", u.where, h.ID)
	}
	for _, r := range rings {
		if !slices.ContainsFunc(l.At, func(s game.Spot) bool {
			h := f.Hot(board.SpotID(s))
			return h != nil && about(r, h.Rect)
		}) {
			odd++
		}
	}
	if only := u.pointed(l); odd > only {
		u.Errorf("%s: %d rings are of nothing to click, the step points at %d such things", u.where, odd, only)
	}
	for _, s := range f.Sprites {
		switch {
		case s.Pic.Kind == "tip":
			u.Errorf("%s: %q is told over the table", u.where, s.Pic.Text)
		case s.Pic.Text == l.Words && slices.ContainsFunc(rings, func(r stage.Rect) bool { return meet(r, s.Rect) }):
			u.Errorf("%s: a ring lies on the lesson's words", u.where)
		}
	}
}

// pointed is how many things a step points at that aren't to be clicked.
func (u *pupil) pointed(l *table.Lesson) (n int) {
	parts := map[game.Spot]bool{}
	for _, a := range l.Wants {
		for _, s := range u.s.Parts(a) {
			parts[s] = true
		}
	}
	for _, s := range l.At {
		if !parts[s] {
			n++
		}
	}
	return n
}

// about says whether a ring goes round what can be clicked there.
func about(ring, hot stage.Rect) bool {
	x, y := hot.Mid()
	return ring.Has(x, y) && ring.W >= 0.9*hot.W && ring.H >= 0.9*hot.H && ring.W*ring.H < 3*hot.W*hot.H+9000
}

func meet(a, b stage.Rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

// rings are where a frame has rings.
func rings(f *stage.Frame) (out []stage.Rect) {
	for _, s := range f.Sprites {
		if s.Pic.Kind == "focus" || strings.HasSuffix(s.Pic.Kind, "ring") || s.Pic.Kind == "gl.litstop" && s.Pic.Look == 1 {
			out = append(out, s.Rect)
		}
	}
	return out
}

// click clicks a hot as a hand does that isn't hurried.
func (u *pupil) click(id string) {
	u.Helper()
	u.clicks++
	from := u.clock
	for x, y, ok := where(u.show.Frame(), id); ; x, y, ok = where(u.show.Frame(), id) {
		if ok && u.show.Frame().Hot(id).Lit && !u.show.Busy() {
			for range 18 {
				u.tick(stage.Raw{X: x, Y: y})
			}
			u.tick(stage.Raw{X: x, Y: y, Left: true})
			u.tick(stage.Raw{X: x, Y: y})
			break
		}
		if u.tick(away); u.clock-from > actMost {
			u.Fatalf("%s: %s can't be hit", u.where, id)
		}
	}
}
