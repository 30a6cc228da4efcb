package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/games/globe"
	routardTable "posterestante/render/games/routard"
	sakodoTable "posterestante/render/games/sakodo"
	"posterestante/render/table/board"
)

// abroad are the games whose log tells of how the match was set up, and whose telling
// is a strip.
var abroad = []struct {
	game  game.Game
	board globe.Board
}{{sakodo.Game, sakodoTable.Board}, {routard.Game, routardTable.Board}}

// seated is a table of such a game with so many seats of one kind, motion off.
func seated(t *testing.T, g game.Game, b board.Board, lang, kind string, seats int, seed uint64) *Table {
	t.Helper()
	setup := game.Setup{Game: g.Name(), Seed: game.Numbered(seed)}
	d := &Deps{Words: words.In(lang), Board: b}
	for i := range seats {
		setup.Seats = append(setup.Seats, kind)
		d.Names = append(d.Names, fmt.Sprint(d.Words.T(g.Name()+".opponent"), " ", i+1))
		d.Colours = append(d.Colours, i)
	}
	s, err := game.NewSession(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	return New(d, Unkept{s})
}

// TestOpeningIsLogged checks that the log begins with how the match was set up: who
// rolled what stands apart from the names, whoever begins comes last, no line is wider
// than the log at any size of words, and who asks for one seat's lines isn't told it.
func TestOpeningIsLogged(t *testing.T) {
	for _, g := range abroad {
		for _, lang := range words.Languages() {
			for seats := 2; seats <= 6; seats++ {
				tb := seated(t, g.game, g.board, lang, "person", seats, uint64(seats))
				for text := 0; text <= stage.TextMost; text++ {
					f := stage.Frame{Text: text}
					rows := tb.timeline.rows(&f)
					all, sentences := "", 0
					for _, r := range rows {
						if r.line != opening || r.head {
							t.Errorf("%s: %+v is told of no action", g.game.Name(), r)
						}
						if w := ui.Wide(&f, paint.TextTag, r.words, rowHigh); w > tb.Lay.Log.W-20-rowIn {
							t.Errorf("%s, %s: %q is %.0f wide", g.game.Name(), lang, r.words, w)
						}
						if r.first {
							sentences++
						}
						all += r.words + " "
					}
					if sentences != len(tb.timeline.opening) || sentences == 0 {
						t.Errorf("%s: %d sentences of %d", g.game.Name(), sentences, len(tb.timeline.opening))
					}
					last := tb.timeline.opening[len(tb.timeline.opening)-1]
					if begins := tb.deps.Names[tb.session().Turn()]; !strings.Contains(last, begins) ||
						!strings.Contains(last, "(6)") && !strings.Contains(last, "(5)") &&
							!strings.Contains(last, "(4)") && !strings.Contains(last, "(3)") {
						t.Errorf("%s, %s, %d seats: the opening ends with %q", g.game.Name(), lang, seats, last)
					}
				}
				tb.timeline.filter = 1
				if rows := tb.timeline.rows(&stage.Frame{}); slices.ContainsFunc(rows, func(r row) bool {
					return r.line == opening
				}) {
					t.Errorf("%s: one seat's lines tell the opening", g.game.Name())
				}
			}
		}
	}
}

// apart is a match elsewhere of which only this is asked.
type apart struct{ Distant }

func (apart) Look(game.Seat)      {}
func (apart) Here(game.Seat) bool { return true }

// TestStripTellsWhole checks that the strip over the map says of each action of whole
// matches who did what, not cut, in at most two lines that stay in their place, also beside
// the button that speaks to others elsewhere, with the widest of the usual names.
func TestStripTellsWhole(t *testing.T) {
	for _, g := range abroad {
		for i, lang := range words.Languages() {
			tb := seated(t, g.game, g.board, lang, "bot:steady", 3, uint64(5+i))
			s, reasons := tb.session(), 0
			for n := 0; n < 160 && !s.Over(); n++ {
				a, ok := s.Reply()
				if !ok || !tb.act(a) {
					t.Fatal("no action was taken")
				}
				tb.run(0)
				line := tb.timeline.reasoned(s.Len()-1, false)
				tb.lastTold = &line
				var f stage.Frame
				at := tb.Lay.Told()
				if n%2 == 1 {
					at.X, tb.far = at.X+speakWide, &far{Distant: apart{}}
				}
				tb.buildStrip(&f)
				tb.far = nil
				var said []string
				for _, q := range f.Sprites {
					right := tb.Lay.Told().X + tb.Lay.Told().W + paint.ShadowRoom
					if r := q.Rect; r.X < at.X-paint.ShadowRoom || r.X+r.W > right || r.Y+r.H > at.Y+74+paint.ShadowRoom {
						t.Fatalf("%s: %s lies at %+v", lang, q.Pic.Kind, r)
					}
					if q.Pic.Kind == "text" {
						said = append(said, q.Pic.Text)
						if w := paint.TextStyle(q.Pic.ID, 0).Width(q.Pic.Text); w > q.Rect.W+1 {
							t.Errorf("%s, %s: %q is cut: %.0f of %.0f", g.game.Name(), lang, q.Pic.Text, q.Rect.W, w)
						}
					}
				}
				if len(said) < 2 || said[0] != tb.deps.Names[line.Seat] || said[1] != line.Bare {
					t.Fatalf("%s: it says %q of %+v", lang, said, line)
				}
				if len(said) > 2 {
					reasons++
				}
			}
			if reasons < 10 {
				t.Errorf("%s, %s: %d times it says what came of it", g.game.Name(), lang, reasons)
			}
		}
	}
}
