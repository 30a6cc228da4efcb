package table

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/montaigne"
	rules "posterestante/game/postcards"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
	"posterestante/render/engine/stage"
	montaigneTable "posterestante/render/games/montaigne"
	"posterestante/render/games/postcards"
	routardTable "posterestante/render/games/routard"
	sakodoTable "posterestante/render/games/sakodo"
	"posterestante/render/table/board"
)

// shows are matches in which every great moment of a game occurs.
var shows = []struct {
	game    game.Game
	board   board.Board
	seats   []string
	seeds   []uint64
	moments []string
}{
	{rules.Game{}, postcards.Board{}, []string{"automa:expert", "automa:normal", "automa:expert"}, []uint64{2}, []string{"sent", "gift", "last", "region"}},
	{montaigne.Game{}, montaigneTable.Board{}, []string{"bot:steady", "bot:keen", "bot:steady"}, []uint64{10, 12}, []string{"tile", "call", "home", "last"}},
	{sakodo.Game, sakodoTable.Board, []string{"bot:steady", "bot:steady", "bot:steady"}, []uint64{1, 2, 3, 4, 5, 6, 7, 8}, []string{"flight", "won", "home", "lift", "terminus"}},
	{routard.Game, routardTable.Board, []string{"bot:steady", "bot:steady", "bot:steady"}, []uint64{1, 6, 2, 3, 4, 5}, []string{"flight", "won", "home", "lift", "terminus"}},
}

// spectated is a table of a game that nobody plays at, at the usual speed.
func spectated(t *testing.T, g game.Game, b board.Board, seed uint64, seats []string, lang string) *player {
	t.Helper()
	s, err := game.NewSession(g, game.Setup{Game: g.Name(), Seats: seats, Seed: game.Numbered(seed)})
	if err != nil {
		t.Fatal(err)
	}
	d := &Deps{Words: words.In(lang), Board: b, Speed: Normal, Names: []string{"Lise", "Anaïs", "Théo"}[:len(seats)],
		Colours: []int{2, 0, 1}[:len(seats)]}
	m := &memory{Unkept: Unkept{s}}
	p := &player{t: t, table: New(d, m), match: m}
	p.show = stage.NewShow(p.table)
	p.step(stage.Raw{X: -1, Y: -1}, 0)
	return p
}

var _ wording.Teller

// TestMoments plays matches of every game: each great moment that it declares
// occurs, is shown for no longer than it may be, cut short from the fifth of its name
// on, and when it is over or skipped what is shown is the layout of the match's view.
func TestMoments(t *testing.T) {
	for _, row := range shows {
		t.Run(row.game.Name(), func(t *testing.T) {
			seen, cues := map[string]int{}, map[string]int{}
			for n := range 60 { // those that had them once, then whichever
				seed := uint64(100 + n)
				if n < len(row.seeds) {
					seed = row.seeds[n]
				}
				if !slices.ContainsFunc(row.moments, func(m string) bool { return seen[m] == 0 }) {
					break
				}
				p := spectated(t, row.game, row.board, seed, row.seats, "en")
				p.table.deps.Sound = func(cue string) { cues[cue]++ }
				for n := 0; !p.match.On.Over() && n < 3000; n++ {
					a, ok := p.match.On.Reply()
					if !ok || !p.table.act(a) {
						t.Fatal("no action was taken")
					}
					p.through(t, seen, n%3 == 0)
					if !slices.ContainsFunc(row.moments, func(m string) bool { return seen[m] == 0 }) {
						break
					}
				}
			}
			for _, m := range row.moments {
				if seen[m] == 0 {
					t.Errorf("%q never occurs", m)
				}
			}
			t.Log(seen, cues)
		})
	}
}

// tick is how much time passes from one look to the next.
const tick = 45 * time.Millisecond

// ribbonOver says whether a ribbon lies over a picture of a kind.
func ribbonOver(f *stage.Frame, kind string) bool {
	at := func(kind string) int {
		return slices.IndexFunc(f.Sprites, func(s stage.Sprite) bool { return s.Pic.Kind == kind })
	}
	return at(kind) >= 0 && at("ribbon") > at(kind)
}

// through lets time pass until nothing moves, or skips the moment that begins.
func (p *player) through(t *testing.T, seen map[string]int, skip bool) {
	t.Helper()
	tb := p.table
	var last *moment
	long := time.Duration(0)
	for n := 0; tb.moving(); n++ {
		if n > 4000 {
			t.Fatal("motion does not end")
		}
		c := tb.flow.moment
		if c != nil && c != last {
			seen[c.Name]++
			last, long = c, 0
			most, later := Speeds[Normal].Moment, 5
			switch {
			case c.Name == "flight", c.Name == "won":
				most, later = 1500*time.Millisecond, 3
			case c.Name == "lift":
				later = 3
			}
			if c.span > most || (tb.moments[c.Name] >= later) != (c.span < most) {
				t.Fatalf("the %d-th %q lasts %v", tb.moments[c.Name], c.Name, c.span)
			}
			if c.from.W <= 0 || c.to.W <= 0 {
				t.Fatalf("%q has no place: %+v, %+v", c.Name, c.from, c.to)
			}
			if skip {
				p.key("x", false)
				if tb.flow.moment != nil {
					t.Fatalf("a key doesn't skip %q", c.Name)
				}
				break
			}
		}
		if c != nil {
			if long += tick; long > c.span+2*tick {
				t.Fatalf("%q goes on", c.Name)
			}
			var f stage.Frame
			(&ceremony{showing: tb.showing}).Build(&f)
			if d := ribbonOver(&f, c.Pic.Kind); c.far() > leaves && d {
				t.Fatalf("%q at %.2f: what leaves is under its words", c.Name, c.far())
			}
			if c.Kind == board.Bloomed && c.Back.Kind != "" {
				c.heldUp(t, &f)
			}
			if c.Kind == board.Flown {
				c.overMap(t, &f, map[stage.Rect]bool{})
			}
			for _, s := range f.Sprites {
				if s.Zoom < 0 || s.Turn < 0 || s.Turn > 1 || s.Alpha < 0 || s.Alpha > 1 || s.Rect.W <= 0 ||
					s.Rect.H <= 0 {
					t.Fatalf("%q at %.2f shows %+v", c.Name, c.far(), s)
				}
			}
		}
		tb.run(tick)
	}
	if !tb.moving() {
		want := p.match.On.View(game.Nobody)
		if d := tb.View.Diff(want); d != "" {
			t.Fatalf("the events lead elsewhere: %s", d)
		}
		tb.Ctx.Air, tb.Ctx.Due = nil, nil
		still := tb.deps.Board.Layout(&want, &tb.Ctx)
		if !reflect.DeepEqual(still.Sprites, tb.Lay.Sprites) {
			t.Fatalf("the snap at the end moves something (skipped: %v)", skip)
		}
	}
	tb.arrive()
}
