package postcards

import (
	"slices"

	"posterestante/game"
)

// Facts tells what a seat can do now, how far its postcards are, and why the rest
// can't be done: what is counted, not what is planned, which the coach is asked for.
// Sections begin with a fact whose key is "head.can", "head.card" or "head.cannot".
// An Automa is told nothing.
func (Game) Facts(v game.View, legal []game.Action, deal func() game.State) []game.Fact {
	s, ok := deal().(*State)
	if !ok || v.Seat < 0 || v.Seat >= game.Seat(s.seats) || s.p[v.Seat].level != Person {
		return nil
	}
	if len(legal) == 0 {
		return s.cardFacts(v.Seat, nil)
	}
	out := append(s.canFacts(legal), s.cardFacts(v.Seat, legal)...)
	return append(out, s.cannotFacts(legal)...)
}

// canFacts are all legal actions in groups: by the card of the hand that is
// played, then by what they do.
func (s *State) canFacts(legal []game.Action) []game.Fact {
	out := []game.Fact{{Key: "head.can", N: len(legal), Actions: legal}}
	hand := s.me().hand.All()
	for i, card := range hand {
		if !slices.ContainsFunc(hand[:i], func(c uint8) bool { return alike(c) == alike(card) }) {
			out = s.handFact(out, card, legal)
		}
	}
	for v := VMove; v <= VAutoma; v++ {
		var some []game.Action
		for _, a := range legal {
			if a.Verb == v && (a.A == 0 || (!targets[v].paid || v == VPair)) {
				some = append(some, a)
			}
		}
		if len(some) > 0 {
			out = append(out, s.groupFacts(v, some)...)
		}
	}
	return out
}

// handFact appends what a card of the hand, and those like it, may be played
// for: N is how many they are, Counts what one of them may do.
func (s *State) handFact(out []game.Fact, card uint8, legal []game.Action) []game.Fact {
	f := game.Fact{Key: "can.card", Rule: "P3.1"}
	for i, c := range s.me().hand.All() {
		if alike(c) == alike(card) {
			f.N++
			f.Spots = append(f.Spots, of(s.turn, Hand, uint8(i)))
		}
	}
	for _, a := range legal {
		if !targets[a.Verb].paid || a.Verb == VPair || a.A == 0 || alike(a.A) != alike(card) {
			continue
		}
		f.Actions = append(f.Actions, a)
		if a.A == card {
			f.Counts = tally(f.Counts, int(a.Verb))
		}
	}
	if len(f.Actions) == 0 {
		return out
	}
	f.Spots = s.spotsOf(f.Spots, f.Actions)
	return append(out, f)
}

// spotsOf appends the spots that actions are clicked at, each once. Of actions
// that follow each other it leaves out what isn't there yet.
func (s *State) spotsOf(spots []game.Spot, actions []game.Action) []game.Spot {
	var buf [3]game.Spot
	for _, a := range actions {
		for _, spot := range s.Parts(a, buf[:0]) {
			if spot.Index != notThere && !slices.Contains(spots, spot) {
				spots = append(spots, spot)
			}
		}
	}
	return spots
}

// alike is what a travel card is but for its copy.
func alike(card uint8) uint8 { return (card - 1) / 6 }

// tally counts one more of a sort.
func tally(counts []game.FactCount, what int) []game.FactCount {
	for i := range counts {
		if counts[i].What == what {
			counts[i].N++
			return counts
		}
	}
	return append(counts, game.FactCount{What: what, N: 1})
}

// Rules by which actions are done that no single card of the hand pays for.
var factRules = [...]game.Rule{
	VMove: "P4.1", VTake: "P4.2", VSweep: "P4.2", VCamp: "P4.3", VStamp: "P6.1", VPair: "P3.2", VWaste: "P3.4", VWrite: "P4.3", VSkip: "P6.1",
	VStar: "P6.4", VSend: "P7.1", VGift: "P7.2", VUse: "P8", VKeep: "P8.5", VDraw: "P3.8", VEnd: "P3.7", VPass: "P3.8", VAutoma: "P10.2",
}

// groupFacts are the actions of a verb that no single card pays for: one fact
// for each postcard to send and gift to use, one for all together otherwise.
// "kept.…" are paid by effects that are kept for the turn, of which Of counts.
func (s *State) groupFacts(v game.Verb, some []game.Action) []game.Fact {
	f := game.Fact{Key: "can." + verbTable.Rows[v].Name, Rule: factRules[v], Actions: some, N: len(some),
		Spots: s.spotsOf(nil, some)}
	switch {
	case v == VSend || v == VUse:
		var out []game.Fact
		for _, a := range some {
			one := game.Fact{Key: f.Key, Rule: f.Rule, Actions: []game.Action{a}, Spots: s.Parts(a, nil), N: 1}
			if v == VSend {
				one.N = Postcards[a.A].Points
			} else {
				one.Rule = giftRules[Gifts[a.A].Kind]
			}
			out = append(out, one)
		}
		return out
	case v == VDraw:
		row := slices.DeleteFunc(slices.Clone(some), func(a game.Action) bool { return a.A == 0 })
		f.Counts = []game.FactCount{{What: 0, N: len(row)}, {What: 1, N: len(some) - len(row)}}
	case s.steps.Depth == 0 && v <= VCamp && v != VSweep:
		kept := map[game.Verb]game.Counter{VMove: Moves, VTake: Takes, VCamp: Camps}[v]
		f.Key, f.Rule = "kept."+verbTable.Rows[v].Name, "P6.1"
		f.Counts = []game.FactCount{{What: int(v), N: len(some), Of: int(s.n[kept])}}
	}
	return []game.Fact{f}
}

// giftRules are the rules of the kinds of gift.
var giftRules = [...]game.Rule{
	RoadMap: "P8.1", SnowGlobe: "P8.2", StampCollection: "P8.3", Caravan: "P8.4", HikingGuide: "P8.5", KeyRing: "P8.6", Car: "P8.7",
}
