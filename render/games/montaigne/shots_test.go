package montaigne

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"posterestante/assets/wording"
	spoken "posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

var shots = flag.String("shots", "", "write pictures of the table to this folder")

// contextOf is the context of a view, with names of different lengths.
func contextOf(lang string, v *game.View) *board.Context {
	c := &board.Context{Words: spoken.In(lang), Page: max(v.Seat, 0), Open: game.Nobody}
	for i := range v.Seats {
		c.Names, c.Colours = append(c.Names, []string{"Lise", "Anaïs", "Bot (régulier)", "Jules"}[i]), append(c.Colours, i)
	}
	c.Tell = wording.For("montaigne", c.Words, c.Names)
	return c
}

// crowded is a view of the worst that a table must hold: so many cards in each
// voyage and hand.
func crowded(t testing.TB, seats, cards, inHand int) game.View {
	t.Helper()
	setup := game.Setup{Game: "montaigne", Seed: "3"}
	for range seats {
		setup.Seats = append(setup.Seats, "person")
	}
	st, err := rules.Game{}.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	v := st.View(0)
	for i := range seats {
		seat := game.Seat(i)
		n := (i*29)%109 + 1
		next := func() uint8 { n = n%109 + 1; return uint8(n) }
		for range cards {
			c := next()
			v.Put(lay.Of(seat, rules.Voyage, 0), game.Piece{ID: uint16(c), Back: uint8(rules.Cards[c].City), Up: true})
		}
		for v.Pile(rules.Hand, seat).Len() < inHand {
			c := next()
			p := game.Piece{ID: uint16(c), Back: uint8(rules.Cards[c].City)}
			if i != 0 {
				p.ID = 0
			}
			v.Put(lay.Of(seat, rules.Hand, 0), p)
		}
	}
	for k := range 45 {
		c := uint8(k*7%109 + 1)
		v.Put(lay.Common(rules.Discard, 0), game.Piece{ID: uint16(c), Back: uint8(rules.Cards[c].City), Up: true})
	}
	for k, tile := range []int{1, 4, 6, 8, 12, 14} {
		v.Put(lay.Of(game.Seat(k%seats), rules.TilesHeld, tile), v.At(lay.Common(rules.TileRow, tile)))
		v.Put(lay.Common(rules.TileRow, tile), game.Piece{})
	}
	v.Set(rules.HomeN, game.Seat(seats-1), 1)
	if seats > 2 {
		v.Set(rules.Called, game.Nobody, 1)
		v.Put(lay.Common(rules.CallAside, 0), game.Piece{ID: uint16(rules.TheCall), Back: uint8(rules.Bordeaux), Up: true})
	}
	v.Turn = 0
	return v
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
	kinds := paint.Kinds().With(Kinds())
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		v := crowded(t, seats, []int{0, 0, 6, 12, 20}[seats], []int{0, 0, 7, 9, 14}[seats])
		l := Board{}.Layout(&v, contextOf("fr", &v))
		write(t, fmt.Sprintf("crowd%d", seats), kinds.Compose(frame(l), 2.0/3))
	}
	v := crowded(t, 4, 20, 14)
	for name, open := range map[string]game.Seat{"drawer": board.Drawer, "opened": 2} {
		c := contextOf("fr", &v)
		c.Open = open
		write(t, name, kinds.Compose(frame(Board{}.Layout(&v, c)), 2.0/3))
	}
	write(t, "sheet", paint.Sheet(kinds, Samples(), 1, ""))
}
