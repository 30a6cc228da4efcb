// Package pick turns clicks on spots into an action. It knows no window and no
// game: it is given the legal actions and the spots of each.
//
// The words: an action's parts are the spots to click for it, in order; parts
// of one zone that follow each other may be clicked in any order. The picked
// are those clicked so far; a spot is lit when a click on it leads on.
package pick

import (
	"slices"

	"posterestante/game"
)

// Choice is a legal action with its parts.
type Choice struct {
	Action game.Action
	Parts  []game.Spot
}

// Picker holds what may be chosen and what is picked so far.
type Picker struct {
	choices []Choice
	Picked  []game.Spot
}

// Reset offers other actions; nothing is picked.
func (p *Picker) Reset(choices []Choice) { p.choices, p.Picked = choices, nil }

// rest gives the parts that are left once the picked ones are taken away, and
// whether they fit at all.
func rest(parts, picked []game.Spot) ([]game.Spot, bool) {
	left := slices.Clone(parts)
	for _, s := range picked {
		i := slices.Index(left, s)
		if i < 0 || !firstGroup(left, i) {
			return nil, false
		}
		left = slices.Delete(left, i, i+1)
	}
	return left, true
}

// firstGroup says whether the i-th part may be clicked first.
func firstGroup(parts []game.Spot, i int) bool {
	for _, s := range parts[:i] {
		if s.Zone != parts[i].Zone || s.Seat != parts[i].Seat {
			return false
		}
	}
	return true
}

// Lit lists the spots that lead on, each once, in the order of the actions.
func (p *Picker) Lit() []game.Spot {
	var lit []game.Spot
	for _, c := range p.choices {
		left, ok := rest(c.Parts, p.Picked)
		if !ok {
			continue
		}
		for i, s := range left {
			if !firstGroup(left, i) {
				break
			}
			if !slices.Contains(lit, s) {
				lit = append(lit, s)
			}
		}
	}
	return lit
}

// Click picks a spot. done says that an action is complete; lit is false when
// the spot leads nowhere, and then nothing changes.
func (p *Picker) Click(s game.Spot) (a game.Action, done, lit bool) {
	if !slices.Contains(p.Lit(), s) {
		return game.Action{}, false, false
	}
	p.Picked = append(p.Picked, s)
	for _, c := range p.choices {
		if left, ok := rest(c.Parts, p.Picked); ok && len(left) == 0 {
			p.Picked = nil
			return c.Action, true, true
		}
	}
	return game.Action{}, false, true
}

// Back puts the last pick back; false when nothing was picked.
func (p *Picker) Back() bool {
	if len(p.Picked) == 0 {
		return false
	}
	p.Picked = p.Picked[:len(p.Picked)-1]
	return true
}

// Try says which spots would be lit if a spot were clicked now; for a drag.
func (p *Picker) Try(s game.Spot) []game.Spot {
	t := Picker{choices: p.choices, Picked: slices.Clone(p.Picked)}
	if _, done, lit := t.Click(s); done || !lit {
		return nil
	}
	return t.Lit()
}
