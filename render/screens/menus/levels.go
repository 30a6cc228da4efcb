package menus

import (
	"fmt"
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// thinkX and thinkW are where the opponents stand that think, right of the kinds
// that the game itself has.
const thinkX, thinkW = 1158.0, 76.0

func thinkID(i int) string { return fmt.Sprintf("setup.think.%d", i) }

// levels are the opponents that think, with their faces in a seat's colour, and
// which of them plays the seat; -1 for none.
func (j *Journey) levels(seat Seat) (lids []ui.Lid, on int) {
	on = -1
	for level, n := range game.Levels {
		key := strconv.Itoa(level + 1)
		lids = append(lids, ui.Lid{Name: j.deps.t("think.level." + key), Note: j.deps.t("think.note." + key), Pic: ui.Face(level, seat.Colour)})
		if seat.Kind == game.ThinkKind(n) {
			on = level
		}
	}
	return lids, on
}

// think opens and closes the lists of opponents that think; it says whether the
// input was theirs.
func (j *Journey) think(in *stage.Input) bool {
	for i := range j.setup.Seats {
		level, took := j.thinkers[i].Update(in, thinkID(i))
		if level >= 0 {
			j.kind(i, game.ThinkKind(game.Levels[level]))
		}
		if took {
			return true
		}
	}
	return false
}

// buildThink is the button of a traveller's row that opens the list; it shows who
// of them plays, several in no seat's colour where none does.
func (j *Journey) buildThink(f *stage.Frame, i int, r stage.Rect) {
	s := j.setup.Seats[i]
	lids, on := j.levels(s)
	id, label, look := thinkID(i), j.deps.t("setup.think"), 0
	if on >= 0 {
		label, look = lids[on].Name, paint.On
	}
	j.thinkers[i].BuildPic(f, id, r, look, label)
	if on >= 0 {
		f.Add(lids[on].Pic, r.Inset(8))
	} else {
		ui.Faces(f, r.Inset(9))
	}
	if f.Over == id && !j.thinkers[i].Opened() {
		ui.Tip(f, r, label)
	}
}

// buildLevels is the list that is open, over all else.
func (j *Journey) buildLevels(f *stage.Frame) {
	for i, s := range j.setup.Seats {
		lids, on := j.levels(s)
		j.thinkers[i].BuildOpen(f, thinkID(i), lids, on)
	}
}

// levelName is the name of the opponent who plays a seat of a kind; ok is false
// where it is none of the levels.
func (j *Journey) levelName(kind string) (name string, ok bool) {
	level, ok := game.LevelOf(kind)
	if !ok {
		return "", false
	}
	return j.deps.t("think.name." + strconv.Itoa(level+1)), true
}
