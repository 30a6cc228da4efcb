package lay

import (
	"testing"

	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// TestStandard checks that nothing of the standard layout lies over anything else, on either canvas: what is
// left to the game neither.
func TestStandard(t *testing.T) {
	for _, tall := range []bool{false, true} {
		l, room := Standard(&board.Context{Tall: tall})
		all := map[string]stage.Rect{"the log": l.Log, "the question": l.Prompt, "the telling": l.Telling,
			"the answers": l.Offer, "the main button": l.Main, "undo": l.Undo, "the table": room.Table,
			"the hand": room.Hand}
		for a, at := range all {
			if at.W < 200 || at.H < 40 || !inside(room.Canvas, at) {
				t.Errorf("tall %v: %s has too little room, or stands out: %v", tall, a, at)
			}
			for b, other := range all {
				if a != b && at.Meets(other) {
					t.Errorf("tall %v: %s lies over %s", tall, a, b)
				}
			}
		}
		for _, r := range []stage.Rect{l.Prompt, l.Telling, l.Offer, l.Main, l.Undo, room.Hand} {
			if !inside(room.Page, r) {
				t.Errorf("tall %v: %v isn't in the page", tall, r)
			}
		}
	}
}

func inside(out, in stage.Rect) bool {
	return in.X >= out.X && in.Y >= out.Y && in.X+in.W <= out.X+out.W && in.Y+in.H <= out.Y+out.H
}
