package windowtest

import (
	"slices"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/table/board"
)

// worth is how much a person of modest wits wants an action.
func worth(s *game.Session, a game.Action) int {
	v := s.View(s.Turn())
	switch a.Verb {
	case rules.VSend:
		return 100
	case rules.VGift, rules.VKeep:
		return 95
	case rules.VWrite:
		return 90
	case rules.VStar:
		return 80 + int(a.A%4)
	case rules.VStamp:
		return 79 - free(&v, a.B) // what is nearly done first
	case rules.VUse:
		return 60
	case rules.VCamp:
		return 70
	case rules.VTake:
		if v.Pile(rules.Cards, v.Seat).Len() < 5 {
			return 65
		}
		return 20
	case rules.VMove:
		return 30 + nearer(&v, int(a.B))
	case rules.VPass, rules.VEnd:
		return 35
	case rules.VDraw:
		if a.A == 0 {
			return 20
		}
		return 25
	case rules.VSkip:
		return 15
	}
	return 5
}

// free is how many spaces of a postcard have no stamp yet.
func free(v *game.View, card uint8) int {
	n := 0
	for i := range rules.Postcards[card].Stamps {
		if v.At(game.Spot{Zone: rules.Stamps, Seat: game.Nobody, Index: card, Sub: uint8(i)}).Back == 0 {
			n++
		}
	}
	return n
}

// nearer says how much nearer a region is to where the seat wants to be: where
// a stamped postcard can be sent, else where one must be in the end.
func nearer(v *game.View, region int) int {
	best := 0
	for _, p := range v.Pile(rules.Cards, v.Seat).Pieces {
		_, c := rules.Sort(p)
		if c == 0 {
			continue
		}
		best = max(best, 12-2*far(region, int(rules.Postcards[c].Region))-3*free(v, uint8(c)))
	}
	return best
}

// far is how many borders lie between two regions.
func far(from, to int) int {
	seen := map[int]int{from: 0}
	queue := []int{from}
	for len(queue) > 0 {
		r := queue[0]
		queue = queue[1:]
		if r == to {
			return seen[r]
		}
		for _, n := range rules.Regions[r].Next {
			if _, ok := seen[int(n)]; !ok && n != 0 {
				seen[int(n)] = seen[r] + 1
				queue = append(queue, int(n))
			}
		}
	}
	return 13
}

// choose is the action most wanted among those whose spots can be clicked.
func (p *player) choose() game.Action {
	var best game.Action
	most := -1
	for _, c := range p.choices() {
		if slices.ContainsFunc(c.Parts, func(s game.Spot) bool { return p.covered[board.SpotID(s)] }) {
			continue
		}
		if w := worth(p.session, c.Action); w > most {
			best, most = c.Action, w
		}
	}
	return best
}
