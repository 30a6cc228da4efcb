package stage

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// rows is a scene with hots out of order, of which some are lit.
type rows struct {
	hots  []Hot
	first string
	steps bool // Left, Right and Space are bound
	asks  bool // it asks for a key
	busy  bool
	hits  []string
	seen  []Input
}

func (r *rows) Update(in *Input, _ time.Duration) Answer {
	if in.Hit != "" {
		r.hits = append(r.hits, in.Hit)
	}
	r.seen = append(r.seen, *in)
	return Answer{Busy: r.busy}
}

func (r *rows) Build(f *Frame) {
	f.Add(Pic{Kind: "x"}, Rect{0, 0, 10, 10})
	f.Hots = append(f.Hots, r.hots...)
	f.First, f.AllKeys = r.first, r.asks
	if r.steps {
		for i, k := range []Key{KeyLeft, KeyRight, KeySpace} {
			f.Bind(k, i)
		}
	}
}

func showOf(r *rows) *Show {
	s := NewShow(r)
	s.Step(Raw{X: -1, Y: -1}, 0)
	return s
}

func hot(id string, x, y float64, lit bool) Hot {
	return Hot{ID: id, Rect: Rect{x, y, 100, 50}, Lit: lit}
}

func TestTabReads(t *testing.T) {
	r := &rows{hots: []Hot{
		hot("p:d", 0, 205, true), hot("p:b", 300, 8, true), hot("p:x", 150, 0, false), hot("p:c", 600, 0, true),
		hot("p:a", 0, 0, true), hot("p:e", 300, 200, true), hot("p:e", 300, 200, true),
	}}
	s := showOf(r)
	var got []string
	for range 6 {
		keys(s, KeyTab)
		got = append(got, s.Frame().Focus)
	}
	// It begins with what the scene names first, and goes on by rows.
	if want := "p:d p:e p:a p:b p:c p:d"; strings.Join(got, " ") != want {
		t.Errorf("Tab goes %v, want %s", got, want)
	}
	keys(s, KeyBackTab)
	if s.Frame().Focus != "p:c" {
		t.Errorf("back it goes to %s", s.Frame().Focus)
	}
}

// TestFocusCountsAsPointedAt checks that what has the focus is pointed at until
// the pointer moves.
func TestFocusCountsAsPointedAt(t *testing.T) {
	s := showOf(&rows{hots: []Hot{hot("a", 0, 0, true), hot("b", 300, 0, true)}})
	at := func(x float64, ks ...Key) string { s.Step(Raw{X: x, Y: 20, Keys: ks}, Tick); return s.Frame().Over }
	at(350)
	if got := at(350, KeyTab); got != "a" {
		t.Errorf("with the focus on a, pointed at is %q", got)
	}
	if got := at(350); got != "a" {
		t.Errorf("a pointer that lies still takes it to %q", got)
	}
	if got := at(351); got != "b" {
		t.Errorf("a pointer that moves leaves it on %q", got)
	}
	if !s.Frame().Ring {
		t.Error("a pointer that moves hides where the keyboard is")
	}
}

// TestLookingWalksOnWhatIsNotLit checks that with Shift arrows come by all, and
// that what isn't lit can be asked why.
func TestLookingWalksOnWhatIsNotLit(t *testing.T) {
	r := &rows{hots: []Hot{hot("p:a", 0, 0, true), hot("p:dark", 150, 0, false), hot("p:b", 300, 0, true)}}
	s := showOf(r)
	keys(s, KeyTab, KeyRight)
	if s.Frame().Focus != "p:b" {
		t.Fatalf("an arrow walks to %q", s.Frame().Focus)
	}
	s.Step(Raw{X: -1, Y: -1, Keys: []Key{KeyLeft}, Shift: true}, Tick)
	if s.Frame().Focus != "p:dark" {
		t.Fatalf("with Shift it walks to %q", s.Frame().Focus)
	}
	keys(s, KeyEnter, KeyLookLeft, KeyLookRight)
	if s.Frame().Focus != "p:dark" || !slices.Equal(r.hits, []string{"p:dark"}) {
		t.Errorf("on %q, chosen %v", s.Frame().Focus, r.hits)
	}
	keys(s, KeyTab)
	if f := s.Frame(); !f.Hot(f.Focus).Lit {
		t.Errorf("Tab goes on to %q, which isn't lit", f.Focus)
	}
}

// TestFocusIsFoundAgain checks that the focus goes to what is alike and near when
// its hot is gone, but not while something moves.
func TestFocusIsFoundAgain(t *testing.T) {
	r := &rows{hots: []Hot{hot("p:a", 0, 0, true), hot("q:b", 110, 0, true), hot("p:c", 600, 0, true), hot("p:d", 900, 0, true)}}
	s := showOf(r)
	keys(s, KeyTab)
	r.busy, r.hots = true, r.hots[1:]
	keys(s, "x")
	if f := s.Frame().Focus; f != "" {
		t.Errorf("while something moves it is on %q", f)
	}
	r.busy = false
	s.Step(Raw{X: -1, Y: -1}, Tick)
	if f := s.Frame().Focus; f != "p:c" {
		t.Errorf("it is on %q", f)
	}
	if o := s.Frame().Over; o != "" {
		t.Errorf("nobody walked there, and pointed at is %q", o)
	}
	if keys(s, "i"); s.Frame().Over != "p:c" {
		t.Error("asked to be seen large, it isn't pointed at")
	}
	r.first = "q:b"
	r.hots = r.hots[:1]
	keys(s, "x")
	s.Touch()
	s.Step(Raw{X: -1, Y: -1}, Tick)
	if f := s.Frame().Focus; f != "q:b" {
		t.Errorf("the scene's wish is not heard: %q", f)
	}
}

// TestScenesKeepKeys holds what a scene can keep for itself.
func TestScenesKeepKeys(t *testing.T) {
	r := &rows{hots: []Hot{hot("a", 0, 0, true), hot("b", 300, 0, true)}, steps: true, first: "a"}
	s := showOf(r)
	keys(s, KeyTab, KeyLeft, KeySpace)
	if s.Frame().Focus != "b" || len(r.hits) > 0 {
		t.Errorf("steps walk to %q, choose %v", s.Frame().Focus, r.hits)
	}
	keys(s, KeyEnter)
	if len(r.hits) != 1 {
		t.Error("Enter chooses nothing")
	}
	r.asks = true
	s.Touch()
	s.Step(Raw{X: -1, Y: -1}, Tick)
	full := false
	s.OnFull = func() { full = true }
	keys(s, KeyTab, KeyEnter, "f11")
	if last := r.seen[len(r.seen)-1]; s.Frame().Focus != "b" || len(r.hits) != 1 || full || !last.Has("f11") {
		t.Error("a scene that keeps all keys doesn't get them")
	}
	keys(s, KeyEscape)
	if r.seen[len(r.seen)-1].Back {
		t.Error("Escape goes back though the scene keeps it")
	}
	r.asks = false
	s.Touch()
	s.Step(Raw{X: -1, Y: -1}, Tick)
	if keys(s, "f11"); !full {
		t.Error("F11 is not told")
	}
}

// TestWhatIsChosenLeadsElsewhere checks that a chosen piece leads the keyboard to
// what can be chosen with it, rather than to its neighbour.
func TestWhatIsChosenLeadsElsewhere(t *testing.T) {
	r := &rows{hots: []Hot{hot("spot:4.0", 0, 0, true), hot("spot:4.1", 110, 0, true), hot("spot:7.0", 600, 0, true)}}
	s := showOf(r)
	keys(s, KeyTab)
	r.hots[0].Lit = false
	keys(s, KeyEnter)
	s.Touch()
	s.Step(Raw{X: -1, Y: -1}, Tick)
	if f := s.Frame().Focus; f != "spot:7.0" {
		t.Errorf("it is on %q", f)
	}
	r.hots = r.hots[:2]
	s.Touch()
	s.Step(Raw{X: -1, Y: -1}, Tick)
	if f := s.Frame().Focus; f != "spot:4.1" {
		t.Errorf("with nothing elsewhere it is on %q", f)
	}
}

// TestMeant checks that a click, Enter on the focus, a command's key and a bound key mean the same to a scene, and
// that a key that chose something or writes means nothing else.
func TestMeant(t *testing.T) {
	undo := hot("undo", 0, 0, true)
	undo.Does = CmdUndo
	step := hot("step", 300, 0, true)
	step.Does = 1
	r := &rows{hots: []Hot{undo, step}, steps: true, first: "undo"}
	s := showOf(r)
	last := func() any { return r.seen[len(r.seen)-1].Did }
	for name, row := range map[string]struct {
		do   func()
		want any
	}{
		"click":      {func() { click(s, 10, 10) }, CmdUndo},
		"other":      {func() { click(s, 310, 10) }, 1},
		"nothing":    {func() { click(s, 700, 700) }, nil},
		"enter":      {func() { keys(s, KeyTab); s.focus("undo"); keys(s, KeyEnter) }, CmdUndo},
		"command":    {func() { s.Step(Raw{X: -1, Y: -1, Keys: []Key{"z"}, Ctrl: true}, Tick) }, CmdUndo},
		"pad":        {func() { keys(s, PadX) }, CmdUndo},
		"bound":      {func() { keys(s, KeyRight) }, 1},
		"bound last": {func() { keys(s, KeySpace) }, 2},
		"own key":    {func() { keys(s, "q") }, nil},
	} {
		if row.do(); last() != row.want {
			t.Errorf("%s means %v, not %v", name, last(), row.want)
		}
	}
	keys(s, KeyTab)
	s.Step(Raw{X: -1, Y: -1, Keys: []Key{KeyEnter, "r"}}, Tick)
	if last() != s.Frame().Hot(s.Frame().Focus).Does {
		t.Errorf("with a key that chose something another one means %v", last())
	}
	r.asks = true
	s.Touch()
	s.Step(Raw{X: -1, Y: -1}, Tick)
	if keys(s, KeyRight, "r"); last() != nil {
		t.Errorf("a key that was asked for means %v", last())
	}
}

// click presses and lets go at a point.
func click(s *Show, x, y float64) {
	s.Step(Raw{X: x, Y: y}, Tick)
	s.Step(Raw{X: x, Y: y, Left: true}, Tick)
	s.Step(Raw{X: x, Y: y}, Tick)
}
