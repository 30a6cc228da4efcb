package deeds

import (
	"slices"
	"testing"

	"posterestante/assets/wording"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// TestRows checks that a line of signs shows each action once and in its order, none over another and none beyond its
// width, at each size of words; that of many in a row that look alike one sign stands for all and says what each was.
func TestRows(t *testing.T) {
	var turn []wording.Line
	for _, l := range []wording.Line{{Sign: "camp", Bare: "Camps"}, {Sign: "move", Mark: "+12", Bare: "Rides"}, {Bare: "Waits"}} {
		turn = append(turn, l, l, l)
	}
	alike := len(turn)
	for range 9 {
		turn = append(turn, wording.Line{Sign: "coin", Mark: "2", Bare: "Pays"})
	}
	turn[alike+8].Bare = "Pays on"
	turn = append(turn, wording.Line{Sign: "hand", With: game.Icons{"travel_red", "camp"}, Mark: "Montaigne (Plombières) +12", Bare: "Takes"})
	for size := range stage.TextMost + 1 {
		style := paint.TextStyle(paint.TextTag, 0).Larger(size)
		for _, width := range []float64{120, 300, 2000} {
			next := 0
			for _, row := range Rows(style, turn, width) {
				end := 0.0
				for _, s := range row {
					if s.N != next || s.X < end || s.X+s.Wide > width {
						t.Fatalf("size %d, width %v: action %d of %d lies from %v to %v after %v", size, width, s.N, next, s.X, s.X+s.Wide, end)
					}
					next, end = s.N+s.Of, s.X+s.Wide+Gap/2
				}
			}
			if next != len(turn) {
				t.Errorf("size %d, width %v: %d actions of %d are shown", size, width, next, len(turn))
			}
		}
	}
	rows := Rows(paint.TextStyle(paint.TextTag, 0), turn, 2000)
	last := rows[0][len(rows[0])-2]
	if len(rows) != 1 || last.Of != 9 || last.Mark != "2×9" || !slices.Equal(Says(turn, last), []string{"Pays", "Pays on"}) {
		t.Errorf("%d rows, the last sign is %+v and says %q", len(rows), last, Says(turn, last))
	}
}
