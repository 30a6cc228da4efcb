package wording

import (
	"strconv"

	"posterestante/game"
)

// alike is how much, in thousandths, may lie between choices that are as good as
// each other: no search tells them apart.
const alike = 10

// mostPassed is how many of the things passed over are told.
const mostPassed = 2

// Percent is so many thousandths in words.
func (t Teller) Percent(thousandths int) string {
	return t.say.w.T("think.percent", with{"N": strconv.Itoa((thousandths + 5) / 10)})
}

// Thought says why a seat that thinks took the n-th action: the chance it saw,
// the turn it meant, and, if all is asked for, what it passed over and what that
// would have cost. It tells nothing that the viewer can't know; it is silent
// where no reason was kept.
func (t Teller) Thought(s *game.Session, n int, viewer game.Seat, all bool) (out []string) {
	th, ok := s.Thought(n, viewer)
	if !ok || s.Sealed(n) {
		return nil
	}
	w := t.say.w
	if th.Chance > 0 {
		out = append(out, w.T("think.chance", with{"Chance": t.Percent(th.Chance)}))
	}
	if deeds := t.Deeds(s, n, viewer, th.Turn); len(deeds) > 1 {
		out = append(out, w.T("think.turn", with{"Turn": t.chained(s.Step(n).Seat, deeds[1:])}))
	}
	if !all {
		return out
	}
	for i, p := range th.Passed {
		deeds := t.Deeds(s, n, viewer, []game.Action{p.Action})
		if i == mostPassed || len(deeds) == 0 {
			break
		}
		what := t.chained(s.Step(n).Seat, deeds)
		if p.Loss < alike {
			out = append(out, w.T("think.alike", with{"What": what}))
		} else {
			out = append(out, w.T("think.passed", with{"What": what, "Loss": t.Percent(p.Loss)}))
		}
	}
	return out
}

// chained is a turn in one line, without the name of who does it.
func (t Teller) chained(seat game.Seat, deeds []string) string {
	deeds = append([]string{cutName(deeds[0], t.say.who(seat))}, deeds[1:]...)
	return Chain(deeds)
}
