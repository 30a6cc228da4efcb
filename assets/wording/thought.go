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
	in := imagined(s, n, viewer)
	deeds := t.try(&in, viewer, viewer).deeds(th.Turn)
	if len(deeds) > 1 {
		out = append(out, w.T("think.turn", with{"Turn": t.chained(s.Step(n).Seat, deeds[1:])}))
	}
	if all {
		did := deeds[:min(1, len(deeds))]
		out = append(out, t.passed(&in, viewer, th.Passed, did)...)
	}
	return out
}

// passed says what was passed over where something else was done, each thing once, and all that was as good in one
// sentence.
func (t Teller) passed(in *deals, viewer game.Seat, over []game.Passed, did []string) (out []string) {
	var told, good, worse []string
	for _, p := range over {
		if len(told) == mostPassed {
			break
		}
		at := t.try(in, viewer, viewer)
		deeds := at.deeds([]game.Action{p.Action})
		if len(deeds) == 0 || slices.Equal(deeds, did) {
			continue
		}
		what := t.chained(at.seat, deeds)
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
