package packs

import (
	"testing"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/render/engine/damage"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// TestLife: what drifts on a table stays on the canvas, a still picture has nothing
// but what always lies there, something does drift, and a breath damages little.
func TestLife(t *testing.T) {
	const most = 0.10 // of the canvas, in the worst breath
	for _, p := range Games {
		alive, ok := p.Board.(board.Alive)
		if !ok {
			t.Errorf("%s: nothing drifts", p.Name)
			continue
		}
		s := twoPersons(t, p.Name)
		bot, r := &game.RandomBot{Rand: game.NewRand(5)}, game.NewRand(4)
		for n := 0; n < 200 && !s.Over(); n++ {
			if _, err := s.Do(s.Ask(bot, &r)); err != nil {
				t.Fatal(err)
			}
		}
		c := lookingOn(p.Name, words.In("fr"))
		v := s.View(0)
		l := p.Board.Layout(&v, &c)
		at := func(breath int) []stage.Sprite {
			ground, air := alive.Life(l, &v, &c, breath)
			return append(ground, air...)
		}
		changed, worst := 0, 0.0
		was := at(0)
		for _, q := range was {
			if q.Alpha != 0 || q.Angle != 0 {
				t.Errorf("%s: at rest %+v", p.Name, q)
			}
		}
		for breath := 1; breath < 1600; breath++ {
			is := at(breath)
			for _, q := range is {
				if q.Rect.X < 0 || q.Rect.Y < 0 || q.Rect.X+q.Rect.W > stage.Width || q.Rect.Y+q.Rect.H > stage.Height || q.Rect.W <= 0 || q.Alpha < 0 || q.Alpha > 1 {
					t.Fatalf("%s: at breath %d %+v", p.Name, breath, q)
				}
			}
			if parts := damage.Between(was, is); len(parts) > 0 {
				changed++
				worst = max(worst, damage.Area(parts)/(stage.Width*stage.Height))
			}
			was = is
		}
		if changed < 400 || worst > most {
			t.Errorf("%s: of 1,599 breaths %d change anything, the worst damages %.3f of the canvas", p.Name, changed, worst)
		}
		t.Logf("%s: %d changed, worst %.3f", p.Name, changed, worst)
	}
}

// twoPersons begins the match that both tests look at.
func twoPersons(t *testing.T, name string) *game.Session {
	t.Helper()
	g, err := box.Named(name)
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.NewSession(g, game.Setup{Game: name, Seats: []string{"person", "person"}, Seed: "3"})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// lookingOn is what a table needs to be laid out for nobody's eyes.
func lookingOn(name string, w *words.Words) board.Context {
	c := board.Context{Names: []string{"A", "B"}, Colours: []int{0, 1}, Words: w, Open: game.Nobody}
	c.Tell = wording.For(name, w, c.Names)
	return c
}

// TestNothingFliesOverASheet: along matches of each game, what drifts over the pieces never crosses a sheet that lies on
// the table.
func TestNothingFliesOverASheet(t *testing.T) {
	w, seen := words.In("en"), map[string]int{}
	for _, p := range Games {
		s := twoPersons(t, p.Name)
		c := lookingOn(p.Name, w)
		bot, r := &game.RandomBot{Rand: game.NewRand(5)}, game.NewRand(4)
		for n := 0; n < 120 && !s.Over(); n++ {
			c.Page = s.Turn()
			v := s.View(c.Page)
			l := p.Board.Layout(&v, &c)
			for breath := 20; breath < 400 && len(l.Sheets) > 0; breath += 40 {
				seen[p.Name]++
				_, air := p.Board.(board.Alive).Life(l, &v, &c, breath)
				for _, q := range air {
					for _, sheet := range l.Sheets {
						if q.Rect.Meets(sheet) {
							t.Fatalf("%s, action %d, breath %d: %s flies over a sheet", p.Name, n, breath, q.Pic.Kind)
						}
					}
				}
			}
			if _, err := s.Do(s.Ask(bot, &r)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen["sakodo"] < 50 || seen["routard"] < 50 {
		t.Errorf("sheets lay only so often: %v", seen)
	}
}
