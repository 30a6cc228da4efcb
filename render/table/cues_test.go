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

// signing is a match played elsewhere whose players pass signs.
type signing struct {
	Distant
	now Company
}

func (s *signing) Company() Company { return s.now }

// TestSignsAreHeard: a sign of somebody elsewhere is heard, once; that somebody is away is not.
func TestSignsAreHeard(t *testing.T) {
	d, heard := alone(t), map[string]int{}
	d.deps.Sound = func(cue string) { heard[cue]++ }
	s := &signing{now: Company{Asks: game.Nobody}}
	d.far = &far{Distant: s}
	c := &company{acting: d}
	c.Watch(&stage.Input{}, 0)
	s.now.Gone = []bool{false, true}
	c.Watch(&stage.Input{}, 0)
	s.now.Sign, s.now.Said = "hello", s.now.Said+1
	for range 3 {
		c.Watch(&stage.Input{}, time.Second)
	}
	if heard["yourturn"] != 1 || len(heard) != 1 {
		t.Errorf("a sign is heard as %v", heard)
	}
}

// TestCoinsAreHeard: each time that points of a great moment arrive where they count, that is heard.
func TestCoinsAreHeard(t *testing.T) {
	d, heard := alone(t), 0
	d.deps.Sound = func(cue string) {
		if cue == "points" {
			heard++
		}
	}
	was := d.View.Counter(rules.ScoreN, 0)
	c := &moment{span: 2 * time.Second, was: was, score: stage.Rect{W: 10},
		points: game.Event{Kind: game.Count, Counter: rules.ScoreN, Value: int32(was + 3)}}
	d.flow.moment = c
	arrived := 0
	for n, last := 0, 0; d.dwell(20*time.Millisecond) && n < 200; n++ {
		if c.arrived > last {
			last = c.arrived
			arrived++
		}
	}
	if arrived < 2 || heard != arrived {
		t.Errorf("points arrive %d times, and are heard %d times", arrived, heard)
	}
}
