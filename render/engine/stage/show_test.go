package stage

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// page is a scene with four buttons in a square, an unlit one, and a log.
type page struct {
	log   []string
	dts   []time.Duration
	busy  int
	field bool
	next  Answer
}

func (p *page) Update(in *Input, dt time.Duration) Answer {
	p.dts = append(p.dts, dt)
	if in.Hit != "" {
		p.log = append(p.log, in.Hit)
	}
	if in.Back {
		p.log = append(p.log, "back")
	}
	if in.Drop {
		p.log = append(p.log, in.Drag+">"+in.Over)
	}
	if in.Miss {
		p.log = append(p.log, "miss")
	}
	a := p.next
	p.next = Answer{}
	if p.busy > 0 {
		p.busy--
		a.Busy = true
	}
	return a
}

func (p *page) Build(f *Frame) {
	f.Typing = p.field
	f.Add(Pic{Kind: "x"}, Rect{0, 0, 10, 10})
	for i, id := range []string{"nw", "ne", "sw", "se"} {
		f.Hots = append(f.Hots, Hot{ID: id, Rect: Rect{float64(i%2) * 200, float64(i/2) * 200, 100, 100}, Lit: true})
	}
	f.Hots = append(f.Hots, Hot{ID: "dark", Rect: Rect{500, 500, 50, 50}})
}

func start() (*page, *Show) {
	p := &page{}
	s := NewShow(p)
	s.Step(Raw{X: -1, Y: -1}, 0)
	return p, s
}

func keys(s *Show, ks ...Key) {
	for _, k := range ks {
		s.Step(Raw{X: -1, Y: -1, Keys: []Key{k}}, Tick)
	}
}

func TestClicksDragsAndMisses(t *testing.T) {
	p, s := start()
	at := func(x, y float64, down bool) { s.Step(Raw{X: x, Y: y, Left: down}, Tick) }
	at(50, 50, true)
	at(53, 52, true)
	at(53, 52, false) // a click
	at(50, 50, true)
	at(230, 230, true)
	at(230, 230, false) // a drag
	at(510, 510, true)
	at(510, 510, false) // a refused one is told too
	at(900, 900, true)
	at(900, 900, false)
	s.Step(Raw{X: 900, Y: 900, Right: true}, Tick)
	want := "nw nw>se dark miss back"
	if got := strings.Join(p.log, " "); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestKeyboardWalksWhatIsLit(t *testing.T) {
	p, s := start()
	keys(s, KeyTab, KeyRight, KeyDown, KeyEnter, KeyLeft, KeySpace, KeyEscape)
	if got := strings.Join(p.log, " "); got != "se sw back" {
		t.Errorf("got %q", got)
	}
	seen := map[string]bool{}
	for range 6 {
		keys(s, KeyTab)
		seen[s.Frame().Focus] = true
	}
	if len(seen) != 4 || seen["dark"] {
		t.Errorf("Tab reaches %v", seen)
	}
	sp := s.Frame().Sprites
	if sp[len(sp)-1].Pic.Kind != "focus" {
		t.Error("no ring is shown")
	}
	p.field = true
	s.Touch()
	p.log = nil
	keys(s, KeyTab, KeySpace, KeyLeft)
	if len(p.log) > 0 {
		t.Errorf("a field's keys clicked %v", p.log)
	}
}

func TestClockIsClampedAndStepped(t *testing.T) {
	p, s := start()
	p.dts = nil
	s.Step(Raw{X: -1, Y: -1}, time.Hour)
	var sum time.Duration
	for _, d := range p.dts {
		sum += d
		if d != Tick {
			t.Errorf("a step of %v", d)
		}
	}
	if sum > longest || sum < longest-Tick {
		t.Errorf("an hour's sleep counted as %v", sum)
	}
}

// TestReach: a finger that comes down beside what is lit means the nearest of it; a mouse,
// or a finger farther away, means nothing, and what isn't lit is never reached for.
func TestReach(t *testing.T) {
	for _, row := range []struct {
		x, y, reach float64
		want        string
	}{
		{130, 50, 40, "nw"}, {170, 50, 40, "ne"}, {151, 90, 60, "ne"}, {120, 130, 40, "nw"},
		{130, 50, 0, "miss"}, {150, 50, 50, "miss"}, {130, 130, 40, "miss"}, {520, 490, 40, "miss"}, {520, 520, 40, "dark"},
	} {
		p, s := start()
		s.Step(Raw{X: row.x, Y: row.y, Left: true, Reach: row.reach}, Tick)
		s.Step(Raw{X: row.x, Y: row.y, Reach: row.reach}, Tick)
		if !slices.Equal(p.log, []string{row.want}) {
			t.Errorf("at %v, %v with a reach of %v: %v, want %v", row.x, row.y, row.reach, p.log, row.want)
		}
	}
}

func TestDrawsOnlyWhatChanged(t *testing.T) {
	p, s := start()
	for range 60 {
		if s.Step(Raw{X: -1, Y: -1}, Tick) {
			t.Fatal("drawn though nothing changed")
		}
	}
	if s.Active() {
		t.Error("active after a second of nothing")
	}
	if s.Step(Raw{X: 700, Y: 700}, Tick) {
		t.Error("drawn for a pointer over nothing")
	}
	if !s.Step(Raw{X: 50, Y: 50}, Tick) {
		t.Error("not drawn for what is pointed at")
	}
	p.busy = 2
	if !s.Step(Raw{X: 50, Y: 50}, Tick) || !s.Active() {
		t.Error("not drawn while something moves")
	}
}

func TestScenesPushAndPop(t *testing.T) {
	p, s := start()
	q := &page{}
	p.next = Answer{Go: Push, Next: q}
	s.Step(Raw{X: -1, Y: -1}, Tick)
	if s.Scene() != Scene(q) {
		t.Fatal("not pushed")
	}
	q.next = Answer{Go: Pop}
	s.Step(Raw{X: -1, Y: -1}, Tick)
	if s.Scene() != Scene(p) || s.Done() {
		t.Fatal("not popped")
	}
	p.next = Answer{Go: Pop}
	s.Step(Raw{X: -1, Y: -1}, Tick)
	if !s.Done() {
		t.Error("the last pop doesn't end the show")
	}
}

// TestDroppedFiles checks that files dropped on any scene reach the show once,
// that what they make lies over that scene, and that nothing is lost without a taker.
func TestDroppedFiles(t *testing.T) {
	p, s := start()
	files := []Dropped{{Name: "a.poste", Data: []byte("x")}}
	s.Step(Raw{Dropped: files}, Tick) // nobody takes them
	if s.Scene() != p {
		t.Fatal("a file that nobody takes led somewhere")
	}
	got, next := 0, &page{}
	s.OnDrop = func(f []Dropped) Scene {
		got += len(f)
		if f[0].Name == "nothing" {
			return nil
		}
		return next
	}
	s.Step(Raw{Dropped: []Dropped{{Name: "nothing"}}}, Tick)
	if got != 1 || s.Scene() != p {
		t.Fatal("what makes no scene led somewhere")
	}
	if !s.Step(Raw{Dropped: files}, 3*Tick) || got != 2 || s.Scene() != next {
		t.Fatalf("%d files were taken, shown is %v", got, s.Scene())
	}
	next.next = Answer{Go: Pop}
	for range 3 {
		s.Step(Raw{}, Tick)
	}
	if got != 2 || s.Scene() != p {
		t.Error("a file was taken twice, or the scene below is lost")
	}
}

// leaver is a scene that has something to let go.
type leaver struct {
	page
	left int
}

func (l *leaver) Leave() { l.left++ }

// TestHome: from however deep, Home shows the lowest scene again, and what is
// dropped on the way is told once.
func TestHome(t *testing.T) {
	p, s := start()
	var all []*leaver
	top := p
	for range 3 {
		l := &leaver{}
		top.next = Answer{Go: Push, Next: l}
		s.Step(Raw{X: -1, Y: -1}, Tick)
		all, top = append(all, l), &l.page
	}
	top.next = Answer{Go: Home}
	s.Step(Raw{X: -1, Y: -1}, Tick)
	if s.Scene() != Scene(p) || s.Done() {
		t.Fatalf("%T is shown", s.Scene())
	}
	for i, l := range all {
		if l.left != 1 {
			t.Errorf("scene %d was told %d times", i, l.left)
		}
	}
	l, over := &leaver{}, &leaver{}
	p.next = Answer{Go: Push, Next: l}
	s.Step(Raw{X: -1, Y: -1}, Tick)
	l.next = Answer{Go: Home, Next: over}
	s.Step(Raw{X: -1, Y: -1}, Tick)
	if s.Scene() != Scene(over) {
		t.Errorf("%T is shown over the menu", s.Scene())
	}
	over.next = Answer{Go: Pop}
	s.Step(Raw{X: -1, Y: -1}, Tick)
	if s.Scene() != Scene(p) {
		t.Errorf("%T lies under it", s.Scene())
	}
	p.next = Answer{Go: Home}
	s.Step(Raw{X: -1, Y: -1}, Tick)
	if !s.Done() {
		t.Error("the way home from the last one doesn't end the show")
	}
}

// TestGrab checks that a small lit hot is taken from beside it, of several the nearest,
// but not from a button nor from another that is lit.
func TestGrab(t *testing.T) {
	f := Frame{Hots: []Hot{
		{ID: "card", Rect: Rect{W: 200, H: 200}, Gives: true},
		{ID: "a", Rect: Rect{X: 80, Y: 80, W: 20, H: 20}, Lit: true, Grab: 33},
		{ID: "b", Rect: Rect{X: 110, Y: 80, W: 20, H: 20}, Lit: true, Grab: 33},
		{ID: "dark", Rect: Rect{X: 50, Y: 80, W: 20, H: 20}, Grab: 33, Gives: true},
		{ID: "chip", Rect: Rect{X: 80, Y: 105, W: 20, H: 20}},
	}}
	for _, row := range []struct {
		x, y float64
		want string
	}{{90, 90, "a"}, {90, 60, "a"}, {104, 90, "a"}, {106, 90, "b"}, {62, 90, "a"}, {52, 90, "dark"}, {90, 110, "chip"}, {90, 130, "card"}, {300, 300, ""}} {
		got := ""
		if h := f.At(row.x, row.y); h != nil {
			got = h.ID
		}
		if got != row.want {
			t.Errorf("at %.0f, %.0f: %q, want %q", row.x, row.y, got, row.want)
		}
	}
}
