package wording

import (
	"slices"
	"strconv"

	"posterestante/game"
)

// alike is how much, in thousandths, may lie between choices that are as good as
// each other: no search tells them apart.
const alike = 10

// mostPassed is how many of the things passed over are told, two that are as good in
// one sentence.
const mostPassed = 2

// Percent is so many thousandths in words.
func (t Teller) Percent(thousandths int) string {
	return t.say.w.T("think.percent", with{"N": strconv.Itoa((thousandths + 5) / 10)})
}

// Thought says why a seat that thinks took the n-th action: the chance it saw,
// the turn it meant, and, if all is asked for, what it passed over and what that
// would have cost. It tells nothing that the viewer can't know; it is silent
// where no reason was kept, or the viewer may not hear it.
func (t Teller) Thought(s *game.Session, n int, viewer game.Seat, all bool) (out []string) {
	defer t.survive()
	th, ok := s.Thought(n, viewer)
	if !ok {
		return nil
	}
	w := t.say.w
	if th.Chance > 0 {
		out = append(out, w.T("think.chance", with{"Chance": t.Percent(th.Chance)}))
	}
	if deeds := t.Deeds(s, n, viewer, th.Turn); len(deeds) > 1 {
		out = append(out, w.T("think.turn", with{"Turn": t.chained(s.Step(n).Seat, deeds[1:])}))
	}
	if all {
		out = append(out, t.passed(s, n, viewer, th)...)
	}
	return out
}

// passed says what was passed over, each thing once, and all that was as good in one
// sentence.
func (t Teller) passed(s *game.Session, n int, viewer game.Seat, th game.Thought) (out []string) {
	var told, good, worse []string
	did := t.Deeds(s, n, viewer, th.Turn[:min(1, len(th.Turn))])
	for _, p := range th.Passed {
		deeds := t.Deeds(s, n, viewer, []game.Action{p.Action})
		if len(deeds) == 0 || slices.Equal(deeds, did) || len(told) == mostPassed {
			continue
		}
		what := t.chained(s.Step(n).Seat, deeds)
		switch {
		case slices.Contains(told, what):
			continue
		case p.Loss < alike:
			good = append(good, what)
		default:
			worse = append(worse, t.say.w.T("think.passed", with{"What": what, "Loss": t.Percent(p.Loss)}))
		}
		told = append(told, what)
	}
	switch len(good) {
	case 0:
	case 1:
		out = append(out, t.say.w.T("think.alike", with{"What": good[0]}))
	default:
		out = append(out, t.say.w.T("think.alike.two", with{"What": good[0], "Or": good[1]}))
	}
	return append(out, worse...)
}

// chained is a turn in one line, without the name of who does it.
func (t Teller) chained(seat game.Seat, deeds []string) string {
	deeds = append([]string{cutName(deeds[0], t.say.who(seat))}, deeds[1:]...)
	return Chain(deeds)
}
