package globe

import (
	"math"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// Life has an airliner cross the poster, and a cloud pass over it.
func (Board) Life(l *board.Layout, _ *game.View, c *board.Context, breath int) (ground, air []stage.Sprite) {
	at, ok := l.On("gl.poster")
	if !ok {
		return nil, nil
	}
	if s, ok := board.Cloud(breath, at, 80); ok {
		ground = append(ground, s)
	}
	if len(l.Sheets) > 0 || c.Staged { // a scene lies over the poster
		return ground, nil
	}
	return ground, liner(breath, at.Inset(40))
}

// liner is an aeroplane on its way over the poster, now and then, with its shadow.
func liner(breath int, in stage.Rect) []stage.Sprite {
	const seconds, over, side = 40.0, 0.6, 46.0
	t := float64(breath) / 8 / seconds
	u := (t - math.Floor(t)) / over
	if breath == 0 || u >= 1 {
		return nil
	}
	n := math.Floor(t)
	y0, y1 := 0.2+0.6*math.Mod(n*0.618, 1), 0.2+0.6*math.Mod(n*0.381+0.5, 1)
	x0, x1 := 0.0, 1.0
	if int(n)%2 == 1 {
		x0, x1 = 1, 0
	}
	x, y := in.X+in.W*(x0+(x1-x0)*u), in.Y+in.H*(y0+(y1-y0)*u)
	heading := math.Atan2(in.H*(y1-y0), in.W*(x1-x0))
	seen := max(0.001, math.Min(1, math.Min(u, 1-u)*12))
	at := func(dx, dy float64) stage.Rect {
		return stage.Rect{X: x + dx - side/2, Y: y + dy - side/2, W: side, H: side}
	}
	return []stage.Sprite{
		{Pic: stage.Pic{Kind: "plane", Look: 1}, Rect: at(14, 20), Angle: heading, Alpha: 0.22 * seen},
		{Pic: stage.Pic{Kind: "plane", ID: int(n) % 4}, Rect: at(0, 0), Angle: heading, Alpha: seen},
	}
}
