package globe_test

import (
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"posterestante/assets/wording"
	spoken "posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	"posterestante/render/games/routard"
	"posterestante/render/games/sakodo"
	"posterestante/render/table/board"
)

var shots = flag.String("shots", "", "write pictures of the tables to this folder")

// table is one of the two games.
type sister struct {
	board globe.Board
	with  []map[string]string // options
}

var sisters = []sister{
	{sakodo.Board, []map[string]string{nil}},
	{routard.Board, []map[string]string{nil, {"lines": "two", "cards": "three"}, {"express": "yes", "cards": "one"}}},
}

var names = []string{"Lise", "Anaïs", "Bot (régulier)", "Théo", "Maximilienne", "Jo"}

func contextOf(b globe.Board, lang string, v *game.View) *board.Context {
	c := &board.Context{Words: spoken.In(lang), Page: max(v.Seat, 0), Open: game.Nobody, Names: names[:v.Seats]}
	for i := range v.Seats {
		c.Colours = append(c.Colours, i)
	}
	c.Tell = wording.For(b.R.Name, c.Words, c.Names)
	return c
}

// played visits the tables of random play, before each action, up to n of them.
func played(t testing.TB, b globe.Board, seats, most int, options map[string]string, seed uint64, visit func(n int, s *game.Session)) {
	t.Helper()
	setup := game.Setup{Game: b.R.Name, Seed: seed, Options: options}
	for range seats {
		setup.Seats = append(setup.Seats, "person")
	}
	s, err := game.NewSession(box.Of(b.R.Name).Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	for n := 0; !s.Over() && n < most; n++ {
		visit(n, s)
		if _, err := s.Do(choose(s.Legal(), &r)); err != nil {
			t.Fatal(err)
		}
	}
}

// choose leads on: verbs are chosen first, so that many bids are no likelier than
// none, and sales are seldom.
func choose(legal []game.Action, r *game.Rand) game.Action {
	for range 4 {
		a := legal[r.Intn(len(legal))]
		if a.Verb != rules.VSell && a.Verb != rules.VLot && a.Verb != rules.VHelp {
			return a
		}
	}
	return legal[r.Intn(len(legal))]
}

// frame is a layout as the table shows it, without its bars.
func frame(l *board.Layout) *stage.Frame {
	f := &stage.Frame{}
	f.Add(stage.Pic{Kind: "backdrop"}, stage.Rect{W: stage.Width, H: stage.Height})
	f.Sprites = append(f.Sprites, l.Sprites...)
	f.Add(stage.Pic{Kind: "panel", ID: 1}, l.Log.Inset(-paint.ShadowRoom))
	for _, r := range []stage.Rect{l.Main, l.Undo, {X: 8, Y: 4, W: 432, H: 44}} {
		f.Add(stage.Pic{Kind: "button", Text: "..."}, r)
	}
	f.Add(stage.Pic{Kind: "text", ID: paint.TextLabel, Text: "Lise  Que faire ?"}, l.Prompt)
	return f
}

func write(t *testing.T, name string, im image.Image) {
	t.Helper()
	f, err := os.Create(filepath.Join(*shots, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(f, im); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestShots writes pictures to be looked at.
func TestShots(t *testing.T) {
	if *shots == "" {
		t.Skip("no -shots")
	}
	kinds := paint.Kinds().With(globe.Kinds())
	for _, g := range sisters {
		for _, seats := range []int{2, 6} {
			played(t, g.board, seats, 400*seats/2, g.with[0], 7, func(n int, s *game.Session) {
				if n%(100*seats) != 20 && n != 0 {
					return
				}
				v := s.View(s.Turn())
				write(t, g.board.R.Name+"."+string(rune('0'+seats))+"."+string(rune('a'+n/(100*seats)*2+min(n, 1))), kinds.Compose(frame(g.board.Layout(&v, contextOf(g.board, "fr", &v))), 2.0/3))
			})
		}
	}
}
