package pick

import (
	"slices"

	"posterestante/game"
)

// Ahead lists what the clicks so far, and one more on a spot, lead to: each action
// with the parts that are then left. A spot that isn't lit adds nothing; with
// nothing picked and none lit there is none.
func (p *Picker) Ahead(s game.Spot) (out []Choice) {
	picked := p.Picked
	if next := append(picked[:len(picked):len(picked)], s); p.leads(next) {
		picked = next
	}
	if len(picked) == 0 {
		return nil
	}
	for _, c := range p.choices {
		if left, ok := rest(c.Parts, picked); ok {
			out = append(out, Choice{c.Action, left})
		}
	}
	return out
}

// Later says whether a spot is a part of what the clicks so far lead to, but can't be clicked before another.
func (p *Picker) Later(s game.Spot) bool {
	if slices.Contains(p.Lit(), s) {
		return false
	}
	return slices.ContainsFunc(p.choices, func(c Choice) bool {
		left, ok := rest(c.Parts, p.Picked)
		return ok && slices.Contains(left, s)
	})
}

// leads says whether these clicks lead to an action.
func (p *Picker) leads(picked []game.Spot) bool {
	for _, c := range p.choices {
		if _, ok := rest(c.Parts, picked); ok {
			return true
		}
	}
	return false
}
