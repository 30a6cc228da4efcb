package table

import (
	"maps"
	"slices"
	"testing"
	"time"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
)

// TestCues checks by which event each sound of the table's own is heard: a click that is refused, and the result, line
// by line, shown at once, or cut short by a click. The sound of one's turn has tests beside it.
func TestCues(t *testing.T) {
	heard := func(p *player) map[string]int {
		all := map[string]int{}
		p.table.deps.Sound = func(cue string) { all[cue]++ }
		return all
	}
	p := newPlayer(t, 2, 5, "person", "person")
	p.table.Ready()
	p.rest()
	all := heard(p)
	p.table.pick(game.Spot{Zone: rules.CardTop, Seat: 1})
	if all["refuse"] != 1 || len(all) != 1 {
		t.Errorf("a refused click is heard as %v", all)
	}
	for name, row := range map[string]struct {
		speed int
		in    stage.Input
		lines int // that are heard before who won is
	}{
		"line by line": {speed: 2, lines: 4},
		"at once":      {},
		"cut short":    {speed: 2, in: stage.Input{Hit: "result.skip"}, lines: 1},
	} {
		p := newPlayer(t, row.speed, 5, "person", "person")
		all := heard(p)
		r := p.table.result()
		if row.speed > 0 {
			r.scores, r.total, r.rows = []game.Score{many(4), many(4)}, 4, 0
		}
		for range 6 {
			in := row.in
			r.Update(&in, lineEvery+time.Millisecond)
		}
		if all["win"] != 1 || all["points"] != row.lines {
			t.Errorf("%s: %v", name, all)
		}
		if known := slices.Sorted(maps.Keys(all)); len(known) > 2 {
			t.Errorf("%s: heard besides: %v", name, known)
		}
	}
}
