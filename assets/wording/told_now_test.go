package wording

import (
	"context"
	"slices"

	"posterestante/game"
)

// position asks about the match as it stands.
func (a *asked) position() {
	a.Helper()
	for _, viewer := range a.viewers() {
		v := a.s.View(viewer)
		for _, t := range a.tellers {
			a.say("prompt", t.Prompt(&v, nil), t.Lost(&v))
			for _, spot := range spots(&v) {
				if spot.Sub > 0 && v.At(spot).Back == 0 {
					continue // as its place itself
				}
				a.say("label", t.Label(&v, spot))
				if p := v.At(spot); p.ID != 0 {
					a.say("label", t.Thing(p))
				}
				a.say("rules", t.Rules(&v, spot)...)
			}
			for c := range v.Table.Counters {
				a.say("counter", t.Counter(&v, game.Counter(c), viewer))
			}
		}
	}
	if !a.s.Over() {
		a.choices()
	}
}

// choices asks what the seat to act can do, and what that would bring and cost.
func (a *asked) choices() {
	a.Helper()
	seat, legal := a.s.Turn(), a.s.Legal()
	v := a.s.View(seat)
	for _, t := range a.tellers {
		for _, f := range t.Facts(a.s, seat) {
			a.say("fact", f.Words)
		}
		for range min(len(legal), 6) {
			act := legal[a.r.Intn(len(legal))]
			parts := a.s.Parts(act)
			for k := range parts {
				a.say("prompt", t.Prompt(&v, parts[:k]))
			}
			p := a.s.Preview(act)
			line := t.Step(&p.Before, &p.After, seat, act, p.Events)
			a.say("preview", append([]string{line.Short}, line.Long...)...)
			for _, l := range p.Lines {
				a.say("preview", t.Phrase(l))
			}
			if stakes := a.s.Stakes(act); stakes != nil {
				q := t.Question(&v, act, stakes)
				a.say("stakes", q.Title, q.Text, q.No, q.Yes)
			}
		}
	}
}

// advice asks the coach of the seat to act: no two turns may read the same, and none
// may break off.
func (a *asked) advice() {
	a.Helper()
	plans, err := a.coach.Plans(context.Background(), a.s, a.s.Len())
	if err != nil {
		a.Fatal(err)
	}
	seat := a.s.Turn()
	for _, t := range a.tellers {
		var turns [][]game.Action
		for _, p := range plans {
			turns = append(turns, p.Turn)
		}
		lines := slices.DeleteFunc(t.Turns(a.s, a.s.Len(), seat, turns), func(line string) bool { return line == "" })
		a.differ("advice", lines)
		for _, line := range lines {
			if slices.Contains([]rune(line), '…') {
				a.Errorf("action %d: a turn breaks off: %s", a.s.Len(), line)
			}
		}
	}
}
