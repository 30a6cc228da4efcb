package lay

import (
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// Room is what a standard layout leaves to the game, in logical pixels.
type Room struct {
	Canvas stage.Rect
	Table  stage.Rect // above: what all share, and the other seats
	Page   stage.Rect // along the bottom: the page of one seat, with all that is in it
	Hand   stage.Rect // in the page: what the seat has
}

// Standard is where the frame's own things stand for a game that has no better place for them, on the canvas of
// a context: the question and the answers in the page, the log beside the table or below it.
func Standard(c *board.Context) (board.Standing, Room) {
	if c.Tall {
		return board.Standing{
				Log:     stage.Rect{X: 20, Y: 1010, W: 1040, H: 360},
				Prompt:  stage.Rect{X: 20, Y: 1396, W: 1040, H: 54},
				Telling: stage.Rect{X: 20, Y: 1680, W: 500, H: 220},
				Offer:   stage.Rect{X: 536, Y: 1680, W: 262, H: 140},
				Main:    stage.Rect{X: 536, Y: 1838, W: 262, H: 62},
				Undo:    stage.Rect{X: 808, Y: 1842, W: 252, H: 58},
			}, Room{
				Canvas: stage.Rect{W: stage.TallWidth, H: stage.TallHeight},
				Table:  stage.Rect{X: 20, Y: 70, W: 1040, H: 920},
				Page:   stage.Rect{Y: 1380, W: stage.TallWidth, H: 540},
				Hand:   stage.Rect{X: 20, Y: 1452, W: 1040, H: 200},
			}
	}
	return board.Standing{
			Log:     stage.Rect{X: 1460, Y: 20, W: 440, H: 740},
			Prompt:  stage.Rect{X: 60, Y: 794, W: 1300, H: 48},
			Telling: stage.Rect{X: 820, Y: 850, W: 560, H: 200},
			Offer:   stage.Rect{X: 1440, Y: 960, W: 208, H: 64},
			Main:    stage.Rect{X: 1700, Y: 1000, W: 202, H: 62},
			Undo:    stage.Rect{X: 1700, Y: 930, W: 202, H: 54},
		}, Room{
			Canvas: stage.Rect{W: stage.Width, H: stage.Height},
			Table:  stage.Rect{X: 40, Y: 70, W: 1380, H: 690},
			Page:   stage.Rect{Y: 776, W: stage.Width, H: 304},
			Hand:   stage.Rect{X: 60, Y: 850, W: 700, H: 200},
		}
}
