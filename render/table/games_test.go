package table

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/montaigne"
	"posterestante/render/games/postcards"
	"posterestante/render/table/board"
)

// TestKnowsNoGame checks that what all tables share neither stands on a game nor
// names a picture that only one game paints.
func TestKnowsNoGame(t *testing.T) {
	kinds := []paint.Table{postcards.Kinds(), montaigne.Kinds()}
	seen := 0
	err := filepath.WalkDir(".", func(path string, _ os.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		seen++
		source, err := os.ReadFile(path)
		for _, games := range []string{"posterestante/game/", "posterestante/render/games/"} {
			if strings.Contains(string(source), `"`+games) {
				t.Errorf("%s imports a package of %s", path, games)
			}
		}
		for _, own := range kinds {
			for kind := range own {
				if strings.Contains(string(source), strconv.Quote(kind)) {
					t.Errorf("%s names %s, which one game paints", path, kind)
				}
			}
		}
		return err
	})
	if err != nil || seen < 20 {
		t.Fatalf("%d files read: %v", seen, err)
	}
}

// TestLitLiesOnTheGround checks that what is lit without a frame lies on the
// ground of the layout, and under all else: a region on the map, under its camps.
func TestLitLiesOnTheGround(t *testing.T) {
	sprite := func(key, kind string) stage.Sprite {
		return stage.Sprite{Key: key, Pic: stage.Pic{Kind: kind}, Rect: stage.Rect{W: 9, H: 9}}
	}
	lay := &board.Layout{Ground: 1, Sprites: []stage.Sprite{
		sprite("", "map"), sprite("", "notebook"), sprite("p1", "card"), sprite("p2", "camp")}}
	c := &core{Surface: &Surface{deps: &Deps{Board: postcards.Board{}}, Lay: lay, Motion: anim.New()}}
	tb := &showing{guarded: &guarded{core: c}}
	var f stage.Frame
	tb.sprites(&f, []mark{{sprite: sprite("", "region"), flat: true}, {sprite: sprite("", "lit"), on: "p1"}, {sprite: sprite("", "place")}})
	var got []string
	for _, s := range f.Sprites {
		got = append(got, s.Pic.Kind)
	}
	if want := "map region notebook card lit camp place"; strings.Join(got, " ") != want {
		t.Errorf("%s, want %s", strings.Join(got, " "), want)
	}
}

// TestToldSaysAll checks that beside a picture that says all of its piece nothing
// is written, and beside one that doesn't its name is.
func TestToldSaysAll(t *testing.T) {
	p := newPlayer(t, 0, 5, "person", "person")
	p.table.Ready()
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	for zone, told := range map[game.Zone]bool{rules.GiftRow: true, rules.CardRow: false} {
		place := -1
		for i := range p.table.Lay.Places {
			if p.table.Lay.Places[i].Spot == (game.Spot{Zone: zone, Seat: game.Nobody}) {
				place = i
			}
		}
		if place < 0 || p.table.Lay.Places[place].Told != told {
			t.Fatalf("zone %d has no such place", zone)
		}
		for _, as := range []bool{told, !told} {
			p.table.Lay.Places[place].Told = as
			var f stage.Frame
			p.table.sight.large(&f, &p.table.Lay.Places[place], "The name\nand more")
			words := 0
			for _, s := range f.Sprites {
				if s.Pic.Kind == "text" {
					words++
				}
			}
			if (words == 0) != as {
				t.Errorf("zone %d, told %v: %d lines are written beside it", zone, as, words)
			}
		}
	}
}
