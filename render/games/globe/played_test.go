package globe_test

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
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

// sister is one of the two games.
type sister struct {
	board globe.Board
	with  []map[string]string // options
	never map[string]bool     // verbs that it has no use for
}

var sisters = []sister{
	{sakodo.Board, []map[string]string{{"auction": "sealed"}, nil}, map[string]bool{"lot": true}},
	{routard.Board, []map[string]string{nil, {"lines": "two", "cards": "three", "auction": "sealed"}, {"express": "yes", "cards": "one"}, {"express": "yes", "fine": "yes"}}, map[string]bool{"choose": true}},
}

var names = []string{"Lise", "Anaïs", "Bot (régulier)", "Théo", "Maximilienne", "Jo"}

func contextOf(b globe.Board, lang string, v *game.View) *board.Context {
	return contextOn(globe.Wide, b, lang, v)
}

// plans are the canvases of a table.
var plans = []*globe.Plan{globe.Wide, globe.Tall, globe.Classic}

// contextOn is the context on one of them.
func contextOn(at *globe.Plan, b globe.Board, lang string, v *game.View) *board.Context {
	c := &board.Context{Words: spoken.In(lang), Page: max(v.Seat, 0), Tall: at == globe.Tall,
		Classic: at == globe.Classic, Open: game.Nobody, Names: names[:v.Seats], Here: game.Everyone}
	for i := range v.Seats {
		c.Colours = append(c.Colours, i)
	}
	c.Tell = wording.For(b.R.Name, c.Words, c.Names)
	return c
}

// played visits the tables of random play, before each action, up to n of them.
func played(t testing.TB, b globe.Board, seats, most int, options map[string]string, seed uint64, visit func(n int, s *game.Session)) {
	t.Helper()
	setup := game.Setup{Game: b.R.Name, Seed: game.Numbered(seed), Options: options}
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
// none, and sales and help are seldom.
func choose(legal []game.Action, r *game.Rand) game.Action {
	verbs := slices.CompactFunc(slices.Clone(legal), func(a, b game.Action) bool { return a.Verb == b.Verb })
	for range 4 {
		verb := verbs[r.Intn(len(verbs))].Verb
		if verb == rules.VSell || verb == rules.VLot || verb == rules.VHelp {
			continue
		}
		same := slices.DeleteFunc(slices.Clone(legal), func(a game.Action) bool { return a.Verb != verb })
		return same[r.Intn(len(same))]
	}
	return legal[r.Intn(len(legal))]
}

// frame is a layout as the table shows it, without its bars.
func frame(at *globe.Plan, l *board.Layout) *stage.Frame {
	f := &stage.Frame{Tall: at == globe.Tall, Classic: at == globe.Classic}
	f.Add(stage.Pic{Kind: "backdrop"}, at.Canvas)
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

// TestShots writes pictures to be looked at: of every step when it first comes, and
// of the table now and then.
func TestShots(t *testing.T) {
	if *shots == "" {
		t.Skip("no -shots")
	}
	kinds := paint.Kinds().With(globe.Kinds())
	for _, g := range sisters {
		seen := map[string]bool{}
		for _, seats := range []int{6, 2} {
			played(t, g.board, seats, 2000, g.with[0], 7, func(n int, s *game.Session) {
				v := s.View(s.Turn())
				name := g.board.R.Steps[v.Counter(rules.StepKindN, game.Nobody)].Name
				if n%900 == 600 {
					name = fmt.Sprint(seats, ".", n)
				}
				if seen[name] {
					return
				}
				seen[name] = true
				for _, lang := range spoken.Languages() {
					for i, at := range plans {
						write(t, g.board.R.Name+"."+name+"."+lang+[]string{"", ".tall"}[i], kinds.Compose(frame(at, g.board.Layout(&v, contextOn(at, g.board, lang, &v))), 2.0/3))
					}
				}
			})
		}
	}
}
