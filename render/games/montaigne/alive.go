package montaigne

import (
	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// Life has a cloud pass over the chart, and smoke rise from the chimneys of Bordeaux
// and of Rome.
func (Board) Life(l *board.Layout, _ *game.View, c *board.Context, breath int) (ground, air []stage.Sprite) {
	at, ok := l.On("mo.chart")
	if !ok {
		return nil, nil
	}
	if s, ok := board.Cloud(breath, at, 60); ok {
		ground = append(ground, s)
	}
	if c.Open == game.Nobody {
		for i, city := range [...]rules.City{rules.Bordeaux, rules.Rome} {
			x, y := SitePoint(at, int(city))
			air = append(air, board.Smoke(breath, x, y-30, i)...)
		}
	}
	return ground, air
}
