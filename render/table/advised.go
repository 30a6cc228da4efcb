package table

import (
	"posterestante/assets/wording"
	"posterestante/game"
	"posterestante/render/engine/ui"
)

// fact is what is told in the facts: a sentence, or a turn.
type fact struct {
	wording.Fact
	idea  *idea  // the turn, in signs; nil for a sentence
	intro string // what stands before its signs, "" for nothing; Words is all in words
}

// said are sentences as facts, the first as a heading.
func said(head string, sentences ...string) []fact {
	out := []fact{{Fact: wording.Fact{Head: true, Words: head}}}
	for _, words := range sentences {
		out = append(out, fact{Fact: wording.Fact{Words: words}})
	}
	return out
}

// advice is what the coach says, as facts above those of the turn.
func (c *counsel) advice() (out []fact) {
	w, a := c.deps.Words, &c.advising
	if judged := a.past.said; judged != nil && judged.Err == nil {
		cost := fact{Fact: wording.Fact{Words: w.T("coach.cost.none")}}
		if judged.Loss > 0 && len(judged.Plans) > 0 {
			loss := map[string]any{"Loss": c.Teller.Percent(judged.Loss),
				"Better": c.worded(judged.At, judged.Plans[0])}
			cost.Words, cost.intro = w.T("coach.cost", loss), w.T("coach.cost.signs", loss)
			cost.idea = c.idea(judged.At, c.View.Seat, judged.Plans[0].Turn)
		}
		out = append(said(w.T("coach.last")), cost)
	}
	if a.plans {
		out = append(out, c.bestWorded()...)
	}
	return append(out, c.reachWorded()...)
}

// bestWorded says which turns are best, once that is known.
func (c *counsel) bestWorded() (out []fact) {
	w := c.deps.Words
	switch best := c.advising.now.said; {
	case best == nil:
		return said(w.T("coach.plans"), w.T("coach.thinks"))
	case best.Err != nil || len(best.Plans) == 0:
		return said(w.T("coach.plans"), w.T("coach.none"))
	default:
		return c.plansWorded(best)
	}
}

// mostPlans is how many of the best turns are shown.
const mostPlans = 3

// plansWorded are the best turns, numbered, none twice, each under what it is for.
func (c *counsel) plansWorded(best *Advice) (out []fact) {
	c.tellTurns(best, func(n int, p Plan, i *idea, line string) {
		w := c.deps.Words
		head := w.T("coach.idea", map[string]any{"N": n, "Aim": c.aimed(p, i)})
		key := "coach.plan"
		if p.Points == 0 {
			key = "coach.plan.chance"
		}
		brings := w.T(key, map[string]any{"Chance": c.Teller.Percent(p.Chance), "Points": ui.Signed(p.Points)})
		out = append(append(out, said(head)...), fact{Fact: wording.Fact{Words: wording.Sentence(line)}, idea: i,
			intro: brings})
	})
	return out
}

// aimed is what a turn is for, in words.
func (c *counsel) aimed(p Plan, i *idea) string {
	if p.Aim.Kind == game.Nothing && len(i.deeds) > 0 {
		return i.deeds[0].Bare
	}
	return c.Teller.Phrase(p.Aim)
}

// reachWorded are the turns that bring points, under a heading; nothing where none was found.
func (c *counsel) reachWorded() (out []fact) {
	reach := c.advising.reach.said
	if reach == nil || reach.Err != nil || len(reach.Plans) == 0 {
		return nil
	}
	w := c.deps.Words
	out = said(w.T("coach.reach"))
	c.tellTurns(reach, func(_ int, p Plan, i *idea, line string) {
		with := map[string]any{"N": p.Points, "Way": line}
		out = append(out, fact{Fact: wording.Fact{Words: wording.Sentence(w.T("coach.reach.turn", with))}, idea: i,
			intro: wording.Sentence(w.T("coach.reach.signs", with))})
	})
	return out
}

// tellTurns tells turns, numbered from 1, none twice; once the match follows one only those that it follows.
func (c *counsel) tellTurns(best *Advice, tell func(n int, p Plan, i *idea, line string)) {
	var turns [][]game.Action
	for _, p := range best.Plans {
		turns = append(turns, p.Turn)
	}
	n := 0
	for k, line := range c.Teller.Turns(c.session(), best.At, c.View.Seat, turns) {
		if line == "" || n == mostPlans {
			continue
		}
		n++
		i := c.idea(best.At, c.View.Seat, turns[k])
		if _, on := c.followed(i); on || c.session().Len() == best.At {
			tell(n, best.Plans[k], i, line)
		}
	}
}

// worded is a plan in words, for the seat that could play it.
func (c *counsel) worded(at int, p Plan) string {
	return c.Teller.Turn(c.session(), at, c.View.Seat, p.Turn)
}
