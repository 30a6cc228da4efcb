package golden

import (
	"bytes"
	"image"
	"image/draw"
	"math"
	"testing"

	"posterestante/game"
	"posterestante/render/engine/damage"
	"posterestante/render/engine/stage"
)

// TestDamage checks that outside of the damage between two frames of a table in
// play nothing looks otherwise: what is drawn anew is enough.
func TestDamage(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	const k = 1.0 / 3
	tb := at(t, "fr", 40, "person", "automa:easy")
	tb.Ready()
	show := stage.NewShow(tb)
	settle(show)
	was := append([]stage.Sprite(nil), show.Frame().Sprites...)
	before := painters().Compose(show.Frame(), k)
	r := game.NewRand(8)
	partial := 0
	for range 40 {
		var lit []stage.Hot
		for _, h := range show.Frame().Hots {
			if h.Lit && h.ID[:4] == "spot" {
				lit = append(lit, h)
			}
		}
		x, y := float64(r.Intn(stage.Width)), float64(r.Intn(stage.Height))
		if len(lit) > 0 {
			x, y = lit[r.Intn(len(lit))].Rect.Mid()
		}
		for _, down := range []bool{false, true, false} {
			show.Step(stage.Raw{X: x, Y: y, Left: down}, stage.Tick)
		}
		parts := damage.Between(was, show.Frame().Sprites)
		after := painters().Compose(show.Frame(), k)
		got := image.NewRGBA(before.Rect)
		copy(got.Pix, before.Pix)
		for _, r := range parts {
			px := image.Rect(int(math.Floor(r.X*k)), int(math.Floor(r.Y*k)), int(math.Ceil((r.X+r.W)*k)), int(math.Ceil((r.Y+r.H)*k)))
			draw.Draw(got, px, after, px.Min, draw.Src)
		}
		if !bytes.Equal(got.Pix, after.Pix) {
			t.Fatalf("something changed outside of %+v", parts)
		}
		if damage.Area(parts) < stage.Width*stage.Height/2 {
			partial++
		}
		was, before = append(was[:0], show.Frame().Sprites...), after
	}
	if partial < 10 {
		t.Errorf("only %d of 40 frames were damaged in part", partial)
	}
}
