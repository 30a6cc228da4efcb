package postcards

import (
	"slices"

	"posterestante/game"
)

// cannotFacts tell of each kind of thing that can't be done now why not. What
// one reason refuses stands together; Counts are its verbs.
func (s *State) cannotFacts(legal []game.Action) []game.Fact {
	out := []game.Fact{{Key: "head.cannot"}}
	if s.n[Phase] != Playing || s.steps.Depth > 0 {
		if r := s.Refuse(game.Action{Verb: VEnd}); r != nil {
			out = append(out, game.Fact{Key: "cannot.else", Rule: r.Rule, Refusal: r})
		}
		return out
	}
	out = s.cannotKinds(out, legal)
	for i, g := range s.me().gifts.All() {
		if r := s.Refuse(game.Action{Verb: VUse, A: g}); r != nil {
			out = append(out, game.Fact{Key: "cannot.gift", Rule: r.Rule, Refusal: r,
				Spots: []game.Spot{of(s.turn, GiftsHeld, uint8(i))}})
		}
	}
	if len(out) == 1 {
		return nil
	}
	return out
}

// cannotKinds are the kinds of thing that a card or an effect could pay for.
func (s *State) cannotKinds(out []game.Fact, legal []game.Action) []game.Fact {
	for _, v := range [...]game.Verb{VMove, VTake, VCamp, VStamp, VPair, VEnd} {
		if slices.ContainsFunc(legal, func(a game.Action) bool { return a.Verb == v }) {
			continue
		}
		r := s.whyNot(v)
		if r == nil {
			continue
		}
		i := slices.IndexFunc(out, func(f game.Fact) bool { return f.Refusal != nil && *f.Refusal == *r })
		if i < 0 {
			i = len(out)
			out = append(out, game.Fact{Key: "cannot", Rule: r.Rule, Refusal: r})
		}
		out[i].Counts = append(out[i].Counts, game.FactCount{What: int(v), N: 1})
	}
	return out
}

// whyNot refuses a kind of action of which none is legal, by the likeliest
// example of it.
func (s *State) whyNot(v game.Verb) *game.Refusal {
	me := s.me()
	a := game.Action{Verb: v}
	want := map[game.Verb]Doing{VMove: ToMove, VTake: ToTake, VCamp: ToCamp}
	for _, card := range me.hand.All() {
		if d, ok := want[v]; ok && a.A == 0 && TravelDoing(card) == d {
			a.A = card
		}
	}
	if a.A == 0 && v <= VCamp && s.PlaysLeft() <= 0 {
		a.A = at(&me.hand, 0)
	}
	switch v {
	case VMove:
		a.B = Regions[me.bike].Next[0]
	case VTake:
		if !s.canTake() {
			return game.Refuse("refuse.take.none", "P4.6")
		}
		a.B = s.offerTakes(nil, 0)[0].B
	case VCamp:
		a.B = me.bike
		for i := range Regions[me.bike].Sites {
			if s.sites[me.bike][i] == 0 {
				a.C = uint8(i)
			}
		}
	case VStamp:
		if !s.canStamp() {
			return game.Refuse("refuse.stamp.nospace", "P5.1")
		}
		a.A = at(&me.hand, 0)
		free := s.offer(nil, VStamp)[0]
		a.B, a.C = free.B, free.C
	case VPair:
		if me.hand.N == 0 {
			return nil
		}
		a.A, a.B = me.hand.C[0], at(&me.hand, 1)
		if a.B == 0 {
			a.B = a.A
		}
	}
	return s.Refuse(a)
}
