package course_test

import (
	"strconv"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/packs"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

// TestFinishedByClicks plays every lesson of the box in both languages by the pointer
// alone: nothing is clicked but what is pointed at, until the last step offers to go on.
func TestFinishedByClicks(t *testing.T) {
	for i := range packs.Games {
		p := &packs.Games[i]
		if p.Lesson == nil {
			continue
		}
		for _, lang := range words.Languages() {
			t.Run(p.Name+" "+lang, func(t *testing.T) { finish(t, p, lang) })
		}
	}
}

func finish(t *testing.T, p *packs.Pack, lang string) {
	w := words.In(lang)
	meta, coach := p.Lesson.Meta(w), p.Lesson.Coach(w)
	g, err := box.Named(p.Name)
	if err != nil {
		t.Fatal(err)
	}
	st, err := g.Load(meta.Start)
	if err != nil {
		t.Fatal(err)
	}
	s := game.From(g, meta.Setup, st)
	d := &table.Deps{Words: w, Board: p.Board, Names: []string{meta.Seats[0].Name, meta.Seats[1].Name}, Colours: []int{0, 1},
		Minds: table.Minds{Coach: coach}}
	show := stage.NewShow(table.New(d, table.Unkept{On: s}))
	idle := stage.Raw{X: -1, Y: -1}
	click := func(id string) {
		t.Helper()
		x, y, ok := where(show.Frame(), id)
		if !ok {
			t.Fatalf("%s can't be hit, after %d actions", id, s.Len())
		}
		show.Step(stage.Raw{X: x, Y: y}, stage.Tick)
		show.Step(stage.Raw{X: x, Y: y}, 300*time.Millisecond) // a hand that isn't hurried
		for _, down := range []bool{true, false} {
			show.Step(stage.Raw{X: x, Y: y, Left: down}, stage.Tick)
		}
	}
	steps := map[int]bool{}
	for range 400 {
		show.Step(idle, stage.Tick)
		for n := 0; show.Busy() && n < 3000; n++ {
			show.Step(idle, stage.Tick)
		}
		if show.Frame().Hot("speech.on") != nil {
			click("speech.on")
			continue
		}
		l := coach.Lesson(s)
		if l == nil {
			t.Fatalf("the lesson is lost after %d actions", s.Len())
		}
		steps[l.Step] = true
		if l.Done {
			if s.Over() {
				t.Fatal("the match was over before the last step was read")
			}
			fits(t, show.Frame(), l)
			if show.Frame().Hot("lesson.done") == nil || len(steps) != l.Of {
				t.Fatalf("it ends without its button, or left steps out: %v of %d", steps, l.Of)
			}
			if l.Waits { // nobody goes on before it was read
				n := s.Len()
				for range 300 {
					show.Step(idle, stage.Tick)
				}
				if s.Len() != n || show.Frame().Hot("lesson.done") == nil {
					t.Fatalf("%d actions were taken while the last step is read", s.Len()-n)
				}
				click("lesson.done")
				for range 300 {
					show.Step(idle, stage.Tick)
				}
				if s.Len() == n {
					t.Fatal("the match doesn't go on")
				}
			}
			return
		}
		fits(t, show.Frame(), l)
		if s.Turn() != 0 {
			continue
		}
		a := l.Wants[0]
		before := s.Len()
		for _, spot := range s.Parts(a) {
			if a.N > 0 && show.Frame().Hot("amount.ok") != nil { // the stepper names the number
				show.Step(stage.Raw{X: -1, Y: -1, Runes: []rune(strconv.Itoa(int(a.N)))}, stage.Tick)
				break
			}
			click(board.SpotID(spot))
		}
		for _, more := range []string{"amount.ok", "dialog.end"} {
			if show.Frame().Hot(more) != nil {
				click(more)
			}
		}
		if s.Len() == before {
			t.Fatalf("step %d: %s was not done by clicks", l.Step, s.Game().Notation(a))
		}
	}
	t.Fatal("it does not end")
}

// fits checks that all words of a step can be read, and its title.
func fits(t *testing.T, f *stage.Frame, l *table.Lesson) {
	t.Helper()
	for _, s := range f.Sprites {
		if s.Pic.Text == l.Title && s.Pic.Kind == "text" && paint.TextStyle(s.Pic.ID, s.Pic.Look).Width(l.Title) > s.Rect.W+1 {
			t.Errorf("step %d: its title %q is cut", l.Step, l.Title)
		}
	}
	for _, s := range f.Sprites {
		if s.Pic.Text == l.Words {
			if high := ui.High(f, s.Pic.ID, l.Words, s.Rect.W); high > s.Rect.H+1 {
				t.Errorf("step %d: its words are %.0f high and have %.0f", l.Step, high, s.Rect.H)
			}
			return
		}
	}
	t.Errorf("step %d: its words aren't there", l.Step)
}

// where is a point at which a hot is hit.
func where(f *stage.Frame, id string) (x, y float64, ok bool) {
	for i := range f.Hots {
		h := &f.Hots[i]
		if h.ID != id {
			continue
		}
		for i := range 225 {
			x, y = h.Rect.X+h.Rect.W*(float64((i+112)%15)+0.5)/15, h.Rect.Y+h.Rect.H*(float64((i+112)%225/15)+0.5)/15
			if at := f.At(x, y); at != nil && at.ID == id {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

// TestStepsWaitForOthers checks that while others act no step is told that speaks of what
// they are about to do.
func TestStepsWaitForOthers(t *testing.T) {
	waited := 0
	for i := range packs.Games {
		p := &packs.Games[i]
		w := words.In("en")
		meta, coach := p.Lesson.Meta(w), p.Lesson.Coach(w)
		g := box.Of(p.Name).Game
		st, err := g.Load(meta.Start)
		if err != nil {
			t.Fatal(err)
		}
		s := game.From(g, meta.Setup, st)
		told := 0
		for l := coach.Lesson(s); l != nil && !l.Done; l = coach.Lesson(s) {
			a, ok := game.Action{}, true
			if s.Turn() == 0 {
				told, a = l.Step, l.Wants[0]
			} else if a, ok = s.Reply(); !ok {
				t.Fatal("nobody acts")
			} else if waited++; told > 0 && l.Step != told {
				t.Errorf("%s: step %d is told while others act after step %d", p.Name, l.Step, told)
			}
			if _, err := s.Do(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	if waited == 0 {
		t.Error("nobody else acts in any lesson")
	}
}
