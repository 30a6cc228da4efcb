package montaigne_test

import (
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/montaigne"
	"posterestante/render/games/postcards"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

// player drives a table of one person without a window; the others' turns are
// played at random.
type player struct {
	t    *testing.T
	s    *game.Session
	show *stage.Show
}

func newPlayer(t *testing.T, speed int, lang string, seed uint64, seats ...string) *player {
	t.Helper()
	s, err := game.NewSession(rules.Game{}, game.Setup{Game: "montaigne", Seats: seats, Seed: game.Numbered(seed), Options: map[string]string{"winds": "yes", "encounters": "yes"}})
	if err != nil {
		t.Fatal(err)
	}
	d := &table.Deps{Words: words.In(lang), Board: montaigne.Board{}, Speed: speed, Names: []string{"Lise", "Anaïs", "Théo", "Jules"}[:len(seats)], Colours: []int{0, 1, 2, 3}[:len(seats)]}
	tb := table.New(d, table.Unkept{On: s})
	p := &player{t: t, s: s, show: stage.NewShow(tb)}
	p.step(stage.Raw{X: -1, Y: -1}, 0)
	return p
}

func (p *player) step(raw stage.Raw, d time.Duration) { p.show.Step(raw, d) }

func (p *player) settle() {
	p.t.Helper()
	for range 3000 {
		if !p.show.Busy() {
			return
		}
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
	p.t.Fatal("the table never comes to rest")
}

// where is a point at which a hot is hit; ok is false when there is none.
func (p *player) where(id string) (x, y float64, ok bool) {
	f := p.show.Frame()
	h := f.Hot(id)
	if h == nil {
		return 0, 0, false
	}
	for i := range 25 {
		for j := range 9 {
			x, y = h.Rect.X+h.Rect.W*(float64((i+12)%25)+0.5)/25, h.Rect.Y+h.Rect.H*(float64((j+4)%9)+0.5)/9
			if at := f.At(x, y); at != nil && at.ID == id {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

func (p *player) click(id string) {
	p.t.Helper()
	x, y, ok := p.where(id)
	if !ok {
		p.shot("stuck")
		p.t.Fatalf("%s can't be hit", id)
	}
	for _, down := range []bool{false, true, false} {
		p.step(stage.Raw{X: x, Y: y, Left: down}, stage.Tick)
	}
}

// play plays n actions of the person by clicks. Each must do what was meant.
func (p *player) play(r *game.Rand, n int, seen func(a game.Action, clicked int)) {
	p.t.Helper()
	for range n {
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		p.settle()
		if p.s.Over() || p.s.Turn() == game.Nobody {
			return
		}
		if p.show.Frame().Hot("handover.ready") != nil {
			p.click("handover.ready")
			continue
		}
		legal := p.s.Legal()
		a := oneOf(legal, r)
		before := p.s.Len()
		for i, spot := range p.s.Parts(a) {
			if seen != nil {
				seen(a, i)
			}
			p.click(board.SpotID(spot))
		}
		if p.show.Frame().Hot("dialog.end") != nil { // something would be lost
			p.click("dialog.end")
		}
		if p.s.Len() == before || p.s.Step(before).Action != a {
			p.shot("wrong")
			p.t.Fatalf("%s was not done by clicks", p.s.Game().Notation(a))
		}
	}
}

// oneOf chooses a verb first, so that each is played, and seldom goes home.
func oneOf(legal []game.Action, r *game.Rand) game.Action {
	verb := legal[r.Intn(len(legal))].Verb
	if kinds := slices.CompactFunc(slices.Clone(legal), func(a, b game.Action) bool { return a.Verb == b.Verb }); r.Intn(4) > 0 {
		verb = kinds[r.Intn(len(kinds))].Verb
	}
	same := slices.DeleteFunc(slices.Clone(legal), func(a game.Action) bool { return a.Verb != verb })
	for range 6 {
		if a := same[r.Intn(len(same))]; a.Verb != rules.VMove || rules.Cards[a.A].City != rules.Bordeaux {
			return a
		}
	}
	return same[0]
}

var painters = paint.Kinds().With(table.Kinds()).With(postcards.Kinds()).With(montaigne.Kinds())

func (p *player) shot(name string) {
	dir := flag.Lookup("shots").Value.String()
	if dir == "" {
		return
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		p.t.Fatal(err)
	}
	if err := png.Encode(f, painters.Compose(p.show.Frame(), 2.0/3)); err != nil {
		p.t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		p.t.Fatal(err)
	}
}

// TestPlayedByClicks plays matches of persons by clicking the spots of actions:
// each does what was meant.
func TestPlayedByClicks(t *testing.T) {
	verbs, shown := map[game.Verb]int{}, map[[2]int]bool{}
	for seed := range 8 {
		seats := [][]string{{"person", "person"}, {"person", "person", "person", "person"}, {"person", "person", "person"}}[seed%3]
		p := newPlayer(t, 0, "fr", uint64(seed+4), seats...)
		r := game.NewRand(uint64(seed))
		p.play(&r, 260, func(a game.Action, clicked int) {
			verbs[a.Verb]++
			if at := [2]int{int(a.Verb), clicked}; !shown[at] {
				shown[at] = true
				p.shot(fmt.Sprintf("verb%02d.%d", a.Verb, clicked))
			}
		})
		p.shot(fmt.Sprintf("played%d", len(seats)))
	}
	for _, v := range []game.Verb{rules.VMove, rules.VStay, rules.VSupply, rules.VTake, rules.VPay, rules.VFurther, rules.VFetch, rules.VPower, rules.VEnd} {
		if verbs[v] == 0 {
			t.Errorf("verb %d was never played", v)
		}
	}
}

// TestPlayedInMotion plays on while pieces fly: each flight comes to rest, and
// then all lies where the layout of the view has it.
func TestPlayedInMotion(t *testing.T) {
	p := newPlayer(t, 3, "en", 21, "person", "person", "person")
	r := game.NewRand(8)
	for n := range 6 {
		p.play(&r, 6, nil)
		p.settle()
		f := p.show.Frame()
		if f.Hot("handover.ready") != nil {
			continue
		}
		v := p.s.View(max(p.s.Turn(), 0))
		l := montaigne.Board{}.Layout(&v, &board.Context{Names: []string{"Lise", "Anaïs", "Théo"}, Colours: []int{0, 1, 2}, Words: words.In("en"), Page: v.Seat, Open: game.Nobody})
		at := map[string]stage.Rect{}
		for _, s := range f.Sprites {
			if s.Key != "" {
				at[s.Key] = s.Rect
			}
		}
		for _, s := range l.Sprites {
			if r, ok := at[s.Key]; s.Key != "" && (!ok || r != s.Rect) {
				t.Fatalf("after %d: %s lies at %+v, not at %+v", n, s.Key, r, s.Rect)
			}
		}
	}
}

// TestLooks takes pictures of what is pointed at, with -shots.
func TestLooks(t *testing.T) {
	if flag.Lookup("shots").Value.String() == "" {
		t.Skip("no -shots")
	}
	for _, lang := range words.Languages() {
		p := newPlayer(t, 0, lang, 12, "person", "person", "person")
		r := game.NewRand(3)
		p.play(&r, 60, nil)
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		p.settle()
		if p.show.Frame().Hot("handover.ready") != nil {
			p.click("handover.ready")
		}
		p.settle()
		turn := p.s.Turn()
		for name, s := range map[string]game.Spot{
			"hand":   {Zone: rules.Hand, Seat: turn, Index: 0},
			"row":    {Zone: rules.Row, Seat: game.Nobody, Index: 1},
			"hidden": {Zone: rules.Row, Seat: game.Nobody, Index: 3},
			"tile":   {Zone: rules.TileRow, Seat: game.Nobody, Index: 14},
			"voyage": {Zone: rules.Voyage, Seat: (turn + 1) % 3, Index: 1},
			"back":   {Zone: rules.Hand, Seat: (turn + 1) % 3, Index: 1},
		} {
			x, y, ok := p.where(board.SpotID(s))
			if !ok {
				t.Logf("no %s", name)
				continue
			}
			for range 40 {
				p.step(stage.Raw{X: x, Y: y}, stage.Tick)
			}
			p.shot("look." + lang + "." + name)
		}
		p.click("table.legend")
		p.shot("look." + lang + ".legend")
	}
}

// TestLookingBack takes a picture of the look back, with -shots.
func TestLookingBack(t *testing.T) {
	p := newPlayer(t, 0, "fr", 12, "person", "person", "person", "person")
	r := game.NewRand(3)
	p.play(&r, 50, nil)
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	p.settle()
	if p.show.Frame().Hot("handover.ready") != nil {
		p.click("handover.ready")
	}
	p.settle()
	p.click("table.past")
	for range 3 {
		p.step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{stage.KeyLeft}}, stage.Tick)
	}
	p.settle()
	p.shot("past")
}
