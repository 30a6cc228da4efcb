package menus

import (
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/render/engine/stage"
)

// opened is the page of the first game, with matches of it and of another.
func opened(t *testing.T, prefs Prefs) (*player, *Deps, *told, *string) {
	d, got := deps("en", 0)
	got.prefs = prefs
	day := time.Date(2026, 9, 21, 18, 5, 0, 0, time.UTC)
	d.Matches = func() []Match {
		return []Match{
			{ID: "other", Name: "Elsewhere", Game: "montaigne", When: day},
			{ID: "done", Name: "Done", Game: "postcards", When: day, Over: true},
			{ID: "new", Name: "Newest", Game: "postcards", When: day, Seats: []Player{{Name: "Zoé"}, {Name: "Émile", Colour: 1}}},
			{ID: "old", Name: "Older", Game: "postcards", When: day.Add(-time.Hour)},
		}
	}
	var p *player
	d.Progress = func(id string) Progress {
		lists := false // the shelf says of each that goes on whose turn it is
		if p != nil {
			_, lists = p.show.Scene().(*Matches)
		}
		if id != "new" && (id != "old" || !lists) {
			t.Errorf("%s is looked at", id)
		}
		return Progress{Round: 7, Points: []int{23, 31}}
	}
	went := ""
	way := func(id string, has bool) GameLink {
		return GameLink{ID: id, Icon: "book", Has: func(string) bool { return has }, Open: func(game string) (stage.Scene, error) {
			went = id + " of " + game
			return NewAbout(d), nil
		}}
	}
	d.GameLinks = []GameLink{way("learn", false), way("rules", true), way("stats", true)}
	p = play(t, NewOpened(d, d.Box[0], stage.Rect{X: 970, Y: 300, W: 854, H: 300}))
	return p, d, got, &went
}

// TestOpened: the page of a game tells its newest match that goes on, which one click
// resumes, and leads to what the game has, and to nothing else.
func TestOpened(t *testing.T) {
	p, d, got, went := opened(t, Prefs{Speed: 2})
	for _, want := range []string{"Newest", "Round 7 · 21 September 2026, 18:05", "23", "31", "Under way: 2. Finished: 1."} {
		if !strings.Contains(p.texts(), want) {
			t.Errorf("%q is not said: %s", want, p.texts())
		}
	}
	if p.show.Frame().Hot("page.learn") != nil {
		t.Error("a lesson is offered that the game hasn't")
	}
	for _, id := range []string{"rules", "stats"} {
		p.click("page." + id)
		if *went != id+" of postcards" {
			t.Errorf("%s leads to %q", id, *went)
		}
		p.keys(stage.KeyEscape)
	}
	p.click("page.matches")
	if m, ok := p.show.Scene().(*Matches); !ok || len(m.all) != 3 || slices.ContainsFunc(m.all, func(x Match) bool { return x.Game != "postcards" }) {
		t.Errorf("its matches are %T", p.show.Scene())
	}
	p.keys(stage.KeyEscape)
	p.click("page.resume")
	if got.resumed != "new" {
		t.Errorf("resumed %q", got.resumed)
	}
	d.Matches = func() []Match { return nil }
	p = play(t, NewOpened(d, d.Box[0], lidPlace))
	if p.show.Frame().Hot("page.resume") != nil {
		t.Error("nothing goes on, and is offered to go on with")
	}
	p.click("page.begin")
	if _, ok := p.show.Scene().(*Journey); !ok {
		t.Errorf("to play leads to %T", p.show.Scene())
	}
}

// lidAt is where the lid is drawn.
func (p *player) lidAt() stage.Sprite {
	for _, s := range p.show.Frame().Sprites {
		if s.Pic.Kind == "lid" {
			return s
		}
	}
	p.t.Fatal("there is no lid")
	return stage.Sprite{}
}

// TestLidLifts: the lid sets out from where it lay on the shelf and comes to lie over
// the box; it isn't waited for; with motion reduced or off it lies there at once.
func TestLidLifts(t *testing.T) {
	from := stage.Rect{X: 970, Y: 300, W: 854, H: 300}
	fx, fy := from.Mid()
	tx, ty := lidPlace.Mid()
	p, _, _, _ := opened(t, Prefs{Speed: 2})
	if x, y := p.lidAt().Rect.Mid(); math.Hypot(x-fx, y-fy) > 1 {
		t.Errorf("it sets out from %.0f, %.0f", x, y)
	}
	ticks := 0
	for p.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick); p.show.Busy() && ticks < 100; ticks++ {
		p.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
	s := p.lidAt()
	if x, y := s.Rect.Mid(); math.Hypot(x-tx, y-ty) > 0.01 || s.Angle != 0 || s.Zoom != 0 || ticks < 15 || ticks > 24 {
		t.Errorf("after %d ticks it lies at %.0f, %.0f, %+v", ticks, x, y, s)
	}
	for _, prefs := range []Prefs{{Speed: 2, Calm: true}, {Speed: 0}} {
		p, _, _, _ := opened(t, prefs)
		if x, y := p.lidAt().Rect.Mid(); math.Hypot(x-tx, y-ty) > 0.01 || p.show.Busy() {
			t.Errorf("%+v: it moves", prefs)
		}
	}
	p, _, _, _ = opened(t, Prefs{Speed: 2})
	p.show.Step(stage.Raw{X: 5, Y: 1000, Keys: []stage.Key{stage.KeyTab}}, stage.Tick)
	if p.show.Busy() {
		t.Error("a key waits for it")
	}
}

// TestMinutesOfALesson: the page of a game and the shelf of lessons promise the same minutes.
func TestMinutesOfALesson(t *testing.T) {
	d, _ := deps("en", 0)
	d.Box[0].Lesson = Taught{Steps: 5, Minutes: 7}
	begin := func(string) (stage.Scene, error) { return NewAbout(d), nil }
	d.GameLinks = []GameLink{{ID: "learn", Icon: "hint", Lesson: true, Open: begin}}
	for name, s := range map[string]stage.Scene{
		"its page": NewOpened(d, d.Box[0], lidPlace), "the lessons": NewLessons(d, []string{d.Box[0].Name}, begin),
	} {
		if p := play(t, s); !strings.Contains(p.texts(), "about 7 min") {
			t.Errorf("%s doesn't say its minutes: %s", name, p.texts())
		}
	}
}
