package table

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
	"posterestante/render/games/postcards"
)

// memory is a match kept nowhere.
type memory struct {
	Unkept
	fail   error
	closed bool
}

func (m *memory) Do(a game.Action) ([]game.Event, error) {
	if m.fail != nil {
		return nil, m.fail
	}
	return m.Unkept.Do(a)
}
func (m *memory) Close() error { m.closed = true; return nil }

// player drives a table without a window.
type player struct {
	t     *testing.T
	table *Table
	match *memory
	show  *stage.Show
}

func newPlayer(t *testing.T, speed int, seed uint64, seats ...string) *player {
	t.Helper()
	for ; ; seed += 100 { // the first seat begins
		s, err := game.NewSession(rules.Game{}, game.Setup{Game: "postcards", Seats: seats, Seed: game.Numbered(seed)})
		if err != nil {
			t.Fatal(err)
		}
		if s.Turn() == 0 {
			return playerOf(t, speed, s)
		}
	}
}

func playerOf(t *testing.T, speed int, s *game.Session) *player {
	t.Helper()
	m := &memory{Unkept: Unkept{s}}
	tb := New(deps(speed, s.Seats(), "en"), m)
	p := &player{t, tb, m, stage.NewShow(tb)}
	p.step(stage.Raw{X: -1, Y: -1}, 0)
	return p
}

func deps(speed, seats int, lang string) *Deps {
	return &Deps{Words: words.In(lang), Board: postcards.Board{}, Speed: speed,
		Names: []string{"Lise", "Anaïs", "Théo", "Jules"}[:seats], Colours: []int{2, 0, 1, 3}[:seats]}
}

func (p *player) step(raw stage.Raw, d time.Duration) { p.show.Step(raw, d) }

// settle takes the pointer away and lets time pass until nothing moves.
func (p *player) settle() { p.settleAt(-1, -1) }

// settleAt lets time pass until nothing moves, while the pointer lies there.
func (p *player) settleAt(x, y float64) {
	p.t.Helper()
	for range 6000 {
		if !p.show.Busy() {
			return
		}
		p.step(stage.Raw{X: x, Y: y}, stage.Tick)
	}
	p.t.Fatal("the table never comes to rest")
}

// wait lets time pass, frame by frame.
func (p *player) wait(d time.Duration) {
	for ; d > 0; d -= stage.Tick {
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
}

// where is a point at which a hot is hit.
func (p *player) where(id string) (x, y float64) {
	p.t.Helper()
	f := p.show.Frame()
	h := f.Hot(id)
	if h == nil {
		p.t.Fatalf("there is no %s", id)
	}
	for i := range 41 {
		for j := range 41 {
			x, y = h.Rect.X+h.Rect.W*(float64((i+20)%41)+0.5)/41, h.Rect.Y+h.Rect.H*(float64((j+20)%41)+0.5)/41
			if at := f.At(x, y); at != nil && at.ID == id {
				return x, y
			}
		}
	}
	p.t.Fatalf("%s can't be hit", id)
	return 0, 0
}

func (p *player) click(id string) (x, y float64) {
	p.t.Helper()
	x, y = p.where(id)
	for _, down := range []bool{false, true, false} {
		p.step(stage.Raw{X: x, Y: y, Left: down}, stage.Tick)
	}
	return x, y
}

func (p *player) drag(from, to string) {
	p.t.Helper()
	x, y := p.where(from)
	p.step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
	p.step(stage.Raw{X: x + 30, Y: y - 30, Left: true}, stage.Tick)
	x, y = p.where(to)
	p.step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
	p.step(stage.Raw{X: x, Y: y}, stage.Tick)
}

func (p *player) key(k stage.Key, ctrl bool) {
	p.step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{k}, Ctrl: ctrl}, stage.Tick)
}

// litSpots are the lit spots on the frame.
func (p *player) litSpots() []string {
	var out []string
	for _, h := range p.show.Frame().Hots {
		if h.Lit && isSpot(h.ID) {
			out = append(out, h.ID)
		}
	}
	return out
}

// TestPlayedByClicks plays whole matches by clicking what is lit, at every
// speed, the pointer lying where it clicked: each comes to rest and to its end,
// and when motion ends what is shown is the match's own view, so that nothing snaps.
func TestPlayedByClicks(t *testing.T) {
	for _, row := range []struct {
		name  string
		speed int
		seats []string
		turns int // after so many clicks the window is turned; 0: never
	}{
		{"solo, without motion", 0, []string{"person", "automa:expert"}, 0},
		{"solo, fast", 3, []string{"automa:normal", "person"}, 0},
		{"two persons and an Automa", 0, []string{"person", "automa:easy", "person"}, 0},
		{"only Automas", 0, []string{"automa:easy", "automa:expert"}, 0},
		{"solo, fast, the person first", 3, []string{"person", "automa:expert"}, 0},
		{"upright", 0, []string{"person", "automa:easy", "person", "automa:easy"}, 1 << 20},
		{"turned in between", 3, []string{"automa:normal", "person"}, 3},
	} {
		t.Run(row.name, func(t *testing.T) {
			p := newPlayer(t, row.speed, 5, row.seats...)
			p.table.deps.Tales = true
			r := game.NewRand(9)
			x, y := -1.0, -1.0
			for n := 0; ; n++ {
				if row.turns > 0 && n%row.turns == 0 {
					p.show.SetTall(n/row.turns%2 == 0)
				}
				p.settleAt(x, y)
				if _, over := p.show.Scene().(*Result); over {
					break
				}
				if n > 20000 {
					t.Fatal("it does not end")
				}
				if p.table.phase == handing {
					p.click("handover.ready")
					continue
				}
				if want := p.match.On.View(p.table.View.Seat); p.table.View.Diff(want) != "" {
					t.Fatalf("at rest another view is shown: %s", p.table.View.Diff(want))
				}
				lit := p.litSpots()
				if len(lit) == 0 {
					p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
					continue
				}
				x, y = p.click(lit[r.Intn(len(lit))])
				if p.table.Dialog != nil {
					x, y = p.click("dialog.end")
				}
			}
			if !p.match.On.Over() {
				t.Error("the result is shown before the end")
			}
		})
	}
}

// TestMotionEndsWhereTheLayoutIs holds, event by event, that applying the
// queue gives the view that is then shown, and that the last pose of motion is
// the layout's.
func TestMotionEndsWhereTheLayoutIs(t *testing.T) {
	p := newPlayer(t, 3, 11, "automa:expert", "automa:normal", "automa:easy")
	moved := 0
	for range 40 {
		p.table.wait = 0
		if !p.table.act(p.match.On.Legal()[0]) {
			t.Fatal("an action was not taken")
		}
		moved += len(p.table.queue)
		for n := 0; p.table.moving(); n++ {
			p.table.run(stage.Tick)
			if n > 4000 {
				t.Fatal("motion does not end")
			}
		}
		if n := p.table.timeline.told(); n != len(p.table.timeline.lines) {
			t.Fatalf("at rest the log tells %d lines of %d", n, len(p.table.timeline.lines))
		}
		want := p.match.On.View(game.Nobody)
		if d := p.table.View.Diff(want); d != "" {
			t.Fatalf("the events lead elsewhere: %s", d)
		}
		still := p.table.deps.Board.Layout(&want, &p.table.Ctx)
		if !reflect.DeepEqual(still.Sprites, p.table.Lay.Sprites) {
			t.Fatal("the snap at the end moves something")
		}
	}
	if moved < 100 {
		t.Errorf("only %d events were shown", moved)
	}
}

// TestHandoverShowsNothing checks that the page between two persons is the same
// for two matches that differ in everything hidden.
func TestHandoverShowsNothing(t *testing.T) {
	frame := func(seed uint64) stage.Frame {
		p := newPlayer(t, 0, seed, "person", "person")
		p.table.phase, p.table.Ctx.Page = handing, 1
		p.show.Touch()
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		return *p.show.Frame()
	}
	a, b := frame(1), frame(2)
	if !reflect.DeepEqual(a.Sprites, b.Sprites) || len(a.Hots) != len(b.Hots) {
		t.Error("the handover page tells of the game")
	}
	for _, s := range a.Sprites {
		if strings.HasPrefix(s.Pic.Kind, "pc.") {
			t.Errorf("a piece on the handover page: %+v", s.Pic)
		}
	}
}

// TestNobodySeesAnothersHand checks that two matches which differ only in what
// the viewer can't know give the same frame.
func TestNobodySeesAnothersHand(t *testing.T) {
	for seed := range uint64(8) {
		s, err := game.NewSession(rules.Game{}, game.Setup{Game: "postcards",
			Seats: []string{"person", "person", "automa:normal"}, Seed: game.Numbered(seed)})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		bot := &game.RandomBot{Rand: r}
		for range 60 {
			if _, err := s.Do(s.Ask(bot, &r)); err != nil {
				t.Fatal(err)
			}
		}
		st := s.State()
		other := st.Clone()
		other.Determinize(0, &r)
		frame := func(st game.State) []stage.Sprite {
			p := playerOf(t, 0, game.From(rules.Game{}, s.Setup(), st))
			p.table.see(0)
			p.table.Ready()
			p.show.Touch()
			p.step(stage.Raw{X: -1, Y: -1}, 0)
			return slices.Clone(p.show.Frame().Sprites)
		}
		if !reflect.DeepEqual(frame(st), frame(other)) {
			t.Errorf("seed %d: the picture depends on what seat 0 can't know", seed)
		}
	}
}
