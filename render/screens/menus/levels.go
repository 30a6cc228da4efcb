package menus

import (
	"fmt"
	"strconv"
	"strings"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

func kindID(i int) string { return fmt.Sprintf("setup.kind.%d", i) }

// offered are the kinds that a seat may have: those of the game, then the
// opponents that think.
func (j *Journey) offered() []string {
	out := append([]string(nil), j.game().Kinds...)
	for _, n := range game.Levels {
		out = append(out, game.ThinkKind(n))
	}
	return out
}

// who are the kinds that a seat may have in words, each with how it plays, and
// which it has. Only those that think have a face of their own.
func (j *Journey) who(seat Seat) (lids []ui.Lid, on int) {
	d, g := j.deps, j.game()
	for i, kind := range j.offered() {
		if kind == seat.Kind {
			on = i
		}
		if level, ok := game.LevelOf(kind); ok {
			key := strconv.Itoa(level + 1)
			lids = append(lids, ui.Lid{Name: d.t("think.level." + key), Short: d.t("think.name." + key),
				Note: d.t("think.note." + key), Pic: ui.Face(level+1, seat.Colour)})
			continue
		}
		short := d.t("kind." + strings.ReplaceAll(kind, ":", "."))
		name := short
		if kind != Person {
			name = d.t(g.Name+".opponent") + " · " + short
		}
		lids = append(lids, ui.Lid{Name: name, Short: short, Note: d.t(g.Name + ".kind_of_seat." + kind)})
	}
	return lids, on
}

// chooseKind opens and closes the lists of who may play; it says whether the input
// was theirs.
func (j *Journey) chooseKind(in *stage.Input) (a stage.Answer, took bool) {
	if j.facing >= 0 || j.more {
		return a, false
	}
	for i := range j.setup.Seats {
		k, a, took := j.kinds[i].Update(in, kindID(i))
		if k >= 0 {
			j.kind(i, j.offered()[k])
		}
		if took {
			return a, true
		}
	}
	return a, false
}

// buildKinds is the list that is open, over all else.
func (j *Journey) buildKinds(f *stage.Frame) {
	for i, s := range j.setup.Seats {
		lids, on := j.who(s)
		j.kinds[i].BuildOpen(f, kindID(i), lids, on)
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
