package stage

import (
	"testing"
	"time"
)

// leaf is a scene that goes on with a click and back with Escape.
type leaf struct {
	next    Scene
	by      Go
	unfolds bool
	fades   bool
	hit     *int
}

func (p *leaf) Update(in *Input, _ time.Duration) Answer {
	switch {
	case in.Hit == "count":
		*p.hit++
	case in.Hit != "":
		return Answer{Go: p.by, Next: p.next}
	case in.Back:
		return Answer{Go: Pop}
	}
	return Answer{}
}

func (p *leaf) Build(f *Frame) {
	f.Add(Pic{Kind: "backdrop"}, Rect{W: Width, H: Height})
	f.Hots = append(f.Hots, Hot{ID: "on", Rect: Rect{W: 100, H: 100}, Lit: true}, Hot{ID: "count", Rect: Rect{X: 200, W: 100, H: 100}, Lit: true})
}

func (p *leaf) Unfolds() bool { return p.unfolds }
func (p *leaf) Fades() bool   { return p.fades }

// tap clicks in two steps.
func tap(s *Show, x float64) {
	s.Step(Raw{X: x, Y: 50, Left: true}, Tick)
	s.Step(Raw{X: x, Y: 50}, Tick)
}

// TestTurns: each way from a scene to another has its turn, a table unfolds and is
// folded up; where motion is reduced all are fades, where there is none scenes change
// at once.
func TestTurns(t *testing.T) {
	for _, row := range []struct {
		name     string
		from, to leaf
		by       Go
		on, back Turn
	}{
		{"a page", leaf{}, leaf{}, Push, TurnOn, TurnBack},
		{"instead of a page", leaf{}, leaf{}, Replace, TurnOn, TurnNone},
		{"a table", leaf{}, leaf{unfolds: true}, Push, TurnUnfold, TurnFold},
		{"a page over a table", leaf{unfolds: true}, leaf{}, Push, TurnOn, TurnBack},
		{"a table instead of a table", leaf{unfolds: true}, leaf{unfolds: true}, Replace, TurnOn, TurnNone},
		{"what moves by itself", leaf{}, leaf{fades: true}, Push, TurnFade, TurnFade},
		{"a page over what moves by itself", leaf{fades: true}, leaf{}, Push, TurnOn, TurnBack},
	} {
		for _, may := range []Turns{TurnsNone, TurnsFade, TurnsWhole} {
			from, to := row.from, row.to
			from.next, from.by = &to, row.by
			s := NewShow(&from)
			s.SetTurns(may)
			s.Step(Raw{X: -1, Y: -1}, Tick)
			check := func(way string, want Turn) {
				switch {
				case may == TurnsNone:
					want = TurnNone
				case may == TurnsFade && want != TurnNone:
					want = TurnFade
				}
				if kind, part, _ := s.Turn(); kind != want || part > 0.2 || s.Busy() != (want != TurnNone) {
					t.Errorf("%s, %s, %v: %v, %.2f of it, busy %v", row.name, way, may, kind, part, s.Busy())
				}
			}
			tap(s, 50)
			if s.Scene() != Scene(&to) {
				t.Fatalf("%s: %T", row.name, s.Scene())
			}
			check("forth", row.on)
			if row.by == Replace {
				continue
			}
			for range 60 {
				s.Step(Raw{X: 50, Y: 50}, Tick)
			}
			s.Step(Raw{X: 50, Y: 50, Keys: []Key{KeyEscape}}, Tick)
			check("back", row.back)
		}
	}
}

// TestTurnEnds: a turn lasts from a quarter to a third of a second, each of its frames
// is drawn and the one after; then nothing is. Nobody waits for it: a click is the new
// scene's at once.
func TestTurnEnds(t *testing.T) {
	hits := 0
	begin := func() *Show {
		s := NewShow(&leaf{next: &leaf{hit: &hits}, by: Push})
		s.SetTurns(TurnsWhole)
		s.Step(Raw{X: -1, Y: -1}, Tick)
		tap(s, 50)
		return s
	}
	s := begin()
	ticks, last := 0, 0.0
	for s.Busy() && ticks < 100 {
		_, part, _ := s.Turn()
		if part < last {
			t.Error("it goes back")
		}
		last = part
		if !s.Step(Raw{X: 50, Y: 50}, Tick) {
			t.Error("a frame isn't drawn")
		}
		ticks++
	}
	if ticks < 14 || ticks > 21 {
		t.Errorf("it takes %d ticks", ticks)
	}
	if s.Step(Raw{X: 50, Y: 50}, Tick) || s.Busy() {
		t.Error("it costs something at rest")
	}
	s = begin()
	tap(s, 250)
	if hits != 1 || s.Busy() {
		t.Errorf("a click while it turns: %d heard, busy %v", hits, s.Busy())
	}
}

// TestArrowsKeepToTheTable: arrows go neither from what is played with to the chrome
// about it nor back; Tab goes everywhere.
func TestArrowsKeepToTheTable(t *testing.T) {
	f := Frame{Wishes: Wishes{Chrome: []string{"table"}}}
	f.Hots = []Hot{
		{ID: "spot:1", Rect: Rect{X: 0, Y: 0, W: 50, H: 50}, Lit: true}, {ID: "table.undo", Rect: Rect{X: 60, Y: 0, W: 50, H: 50}, Lit: true},
		{ID: "spot:2", Rect: Rect{X: 600, Y: 0, W: 50, H: 50}, Lit: true}, {ID: "table.menu", Rect: Rect{X: 700, Y: 0, W: 50, H: 50}, Lit: true},
	}
	for _, row := range []struct {
		from string
		key  Key
		want string
	}{{"spot:1", KeyRight, "spot:2"}, {"spot:2", KeyRight, "spot:2"}, {"table.undo", KeyRight, "table.menu"}, {"table.menu", KeyLeft, "table.undo"}} {
		s := &Show{scenes: []Scene{&leaf{}}, frame: f, walked: walked{byKeys: true}}
		s.frame.Focus, s.frame.Ring = row.from, true
		s.toward(row.key, false)
		if s.frame.Focus != row.want {
			t.Errorf("%s from %s leads to %s, want %s", row.key, row.from, s.frame.Focus, row.want)
		}
	}
	s := &Show{scenes: []Scene{&leaf{}}, frame: f, walked: walked{byKeys: true}}
	s.frame.Focus, s.frame.Ring = "spot:1", true
	if s.next(1); s.frame.Focus != "table.undo" {
		t.Errorf("Tab leads to %s", s.frame.Focus)
	}
}
