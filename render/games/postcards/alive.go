package postcards

import (
	"image/color"

	"posterestante/assets/palette"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// fleet are the boats on the sea of the map panel: where each lies, how large it is,
// its sail, and how far it sails to and fro.
var fleet = [...]struct {
	x, y, size float64
	sail       color.NRGBA
	far        float64
}{
	{92, 420, 17, palette.Brick, 42}, {236, 520, 11, palette.PaperLight, 30}, {318, 92, 11, palette.Ochre, 26}, {742, 690, 12, palette.Brick, 24},
}

// boatRect is where a boat lies on the map panel.
func boatRect(i int) stage.Rect {
	b := fleet[i]
	return stage.Rect{X: b.x - 1.5*b.size, Y: b.y - 1.8*b.size, W: 3 * b.size, H: 2.6 * b.size}
}

func paintBoat(c *paint.Canvas, p stage.Pic) {
	b := fleet[max(p.ID, 0)%len(fleet)]
	k := c.W / (3 * b.size)
	boat(c, 1.5*b.size*k, 1.8*b.size*k, b.size*k, b.sail)
}

// smokes is how many tents have a fire at most.
const smokes = 3

// Life has the boats drift, a cloud pass, and smoke rise from some tents.
func (Board) Life(l *board.Layout, v *game.View, c *board.Context, breath int) (ground, air []stage.Sprite) {
	at, ok := l.On("pc.map")
	if !ok {
		return nil, nil
	}
	for i, b := range fleet {
		r := boatRect(i)
		r.X += at.X + board.Sway(breath, b.far, 70+11*float64(i), 0)
		r.Y += at.Y + board.Sway(breath, 1.5, 3.2+0.4*float64(i), float64(i))
		ground = append(ground, stage.Sprite{Pic: stage.Pic{Kind: "pc.boat", ID: i}, Rect: r})
	}
	if s, ok := board.Cloud(breath, at, 75); ok {
		ground = append(ground, s)
	}
	if c.Open != game.Nobody {
		return ground, nil
	}
	n := 0
	for r := 1; r <= rules.NumRegions && n < smokes; r++ {
		for i := range rules.Regions[r].Sites {
			if p := v.At(lay.Common(rules.Sites, r, i)); p.Back != 0 && (r*7+i*3)%4 == 0 && n < smokes {
				camp := planOf(c).onMap(CampRect(r, i))
				x, _ := camp.Mid()
				air = append(air, board.Smoke(breath, x, camp.Y, n)...)
				n++
			}
		}
	}
	return ground, air
}
