package milestones_test

import (
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	rules "posterestante/game/milestones"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/milestones"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

var shots = flag.String("shots", "", "write pictures of the table to this folder")

// inTheBox puts the game on the list, as a game that is played stands there.
func inTheBox() {
	if box.Of("milestones") == nil {
		box.Games = append(box.Games, box.Pack{Game: rules.Game{}, Teller: rules.Teller{}})
	}
}

// TestPlayed plays a match by clicks on the table that all games share, on both canvases, in both
// languages: every action can be clicked, and everything has its words.
func TestPlayed(t *testing.T) {
	inTheBox()
	for i, lang := range append(words.Languages(), words.Languages()...) {
		tall := i >= len(words.Languages())
		s, err := game.NewSession(rules.Game{}, game.Setup{Game: "milestones", Seats: []string{"person", "person"}, Seed: "5"})
		if err != nil {
			t.Fatal(err)
		}
		show := stage.NewShow(table.New(&table.Deps{
			Words: words.In(lang), Board: milestones.Board{}, Speed: 3, Names: []string{"Lise", "Théo"}, Colours: []int{0, 1},
		}, table.Unkept{On: s}))
		show.SetTall(tall)
		r := game.NewRand(1)
		for !s.Over() {
			settle(t, show)
			if show.Frame().Hot("handover.ready") != nil {
				click(t, show, "handover.ready")
				continue
			}
			legal, n := s.Legal(), s.Len()
			for _, spot := range s.Parts(legal[r.Intn(len(legal))]) {
				click(t, show, board.SpotID(spot))
				worded(t, show)
				if *shots != "" && s.Len() == 9 {
					settle(t, show)
					picture(t, show, fmt.Sprint(lang, tall))
				}
			}
			if show.Frame().Hot("dialog.end") != nil { // asked before what ends the match
				click(t, show, "dialog.end")
			}
			if s.Len() != n+1 {
				t.Fatalf("%s: the clicks of an action did %d actions", lang, s.Len()-n)
			}
		}
		settle(t, show)
		worded(t, show)
	}
}

func settle(t *testing.T, show *stage.Show) {
	t.Helper()
	for range 3000 {
		show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		if !show.Busy() {
			return
		}
	}
	t.Fatal("the table never comes to rest")
}

// click clicks a hot where nothing lies over it.
func click(t *testing.T, show *stage.Show, id string) {
	t.Helper()
	settle(t, show)
	f := show.Frame()
	h := f.Hot(id)
	if h == nil {
		t.Fatalf("%s is not there", id)
	}
	for i := range 400 {
		x, y := h.Rect.X+h.Rect.W*(float64(i%20)+0.5)/20, h.Rect.Y+h.Rect.H*(float64(i/20)+0.5)/20
		if at := f.At(x, y); at != nil && at.ID == id {
			for _, down := range []bool{false, true, false} {
				show.Step(stage.Raw{X: x, Y: y, Left: down}, stage.Tick)
			}
			return
		}
	}
	t.Fatalf("%s can't be hit", id)
}

// worded checks that no key stands where words should.
func worded(t *testing.T, show *stage.Show) {
	t.Helper()
	for _, s := range show.Frame().Sprites {
		if strings.Contains(s.Pic.Text, "milestones.") {
			t.Errorf("a key is shown: %s", s.Pic.Text)
		}
	}
}

func picture(t *testing.T, show *stage.Show, name string) {
	t.Helper()
	f, err := os.Create(filepath.Join(*shots, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	kinds := paint.Kinds().With(table.Kinds()).With(milestones.Board{}.Kinds())
	if err := png.Encode(f, kinds.Compose(show.Frame(), 2.0/3)); err != nil {
		t.Fatal(err)
	}
}
