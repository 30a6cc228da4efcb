package postcards

import (
	"bytes"
	"flag"
	"image/png"
	"os"
	"testing"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

var thumbOut = flag.String("thumb", "", "write a thumb of a late map to this file, to be looked at")

// thumbMatch is a match by chance after so many actions.
func thumbMatch(t *testing.T, actions int) *game.Session {
	t.Helper()
	s, err := game.NewSession(rules.Game{}, game.Setup{Game: "postcards", Seats: []string{"person", "automa:expert", "automa:normal", "automa:easy"}, Seed: "5"})
	if err != nil {
		t.Fatal(err)
	}
	r, bot := game.NewRand(1), &game.RandomBot{Rand: game.NewRand(2)}
	for n := 0; n < actions && !s.Over(); n++ {
		if _, err := s.Do(s.Ask(bot, &r)); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestThumbTellsCampsAndBikes: whatever stands on the map changes the thumb, and
// nothing else does.
func TestThumbTellsCampsAndBikes(t *testing.T) {
	s := thumbMatch(t, 5000)
	c := &board.Context{Colours: []int{2, 0, 3, 1}}
	changed := 0
	for n := range s.Len() {
		before, after := s.ViewAt(n, game.Nobody), s.ViewAt(n+1, 0)
		moved := false
		for _, e := range s.Step(n).Events {
			moved = moved || e.Kind == game.Move && (e.To.Zone == rules.Sites || e.To.Zone == rules.Bikes)
		}
		a, b := Board{}.Thumb(&before, c), Board{}.Thumb(&after, c)
		if (a != b) != moved {
			t.Fatalf("action %d moved something on the map: %v; the thumb goes from %q to %q", n, moved, a.Text, b.Text)
		}
		if moved {
			changed++
		}
	}
	if changed < 30 {
		t.Errorf("only %d changes", changed)
	}
}

// TestThumbIsPainted at any size, quickly, with its camps to be seen.
func TestThumbIsPainted(t *testing.T) {
	early, late := thumbMatch(t, 0).View(game.Nobody), thumbMatch(t, 5000).View(game.Nobody)
	c := &board.Context{Colours: []int{0, 1, 2, 3}}
	a, b := Board{}.Thumb(&early, c), Board{}.Thumb(&late, c)
	kinds := Kinds()
	for _, size := range [][2]int{{220, 200}, {40, 400}, {640, 580}, {8, 8}} {
		w, h := float64(size[0]), float64(size[1])
		x, err := kinds.Try(a, w, h, size[0], size[1])
		if err != nil {
			t.Fatal(err)
		}
		y, err := kinds.Try(b, w, h, size[0], size[1])
		if err != nil || bytes.Equal(x.Pix, y.Pix) {
			t.Errorf("at %v an empty map and a full one look the same: %v", size, err)
		}
	}
	made := testing.AllocsPerRun(3, func() { kinds.Paint(b, 220, 200, 220, 200) })
	if t.Logf("220x200 makes %.0f objects", made); made > 4000 {
		t.Errorf("a thumb makes %.0f objects", made)
	}
	if *thumbOut != "" {
		f, err := os.Create(*thumbOut)
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(f, kinds.Paint(b, 220, 200, 440, 400)); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// TestThumbOfNothing: a map on which nothing stands is painted without Data.
func TestThumbOfNothing(t *testing.T) {
	if _, err := Kinds().Try(stage.Pic{Kind: "pc.thumb"}, 60, 60, 60, 60); err != nil {
		t.Error(err)
	}
}
