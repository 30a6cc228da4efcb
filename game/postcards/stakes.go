package postcards

import "posterestante/game"

var (
	_ game.Warner = Game{}
	_ game.Ender  = Game{}
)

// unused tells what ending the turn now leaves unused (P3.7): effects kept and
// extra cards. It is about the seat to act, while nothing must be settled first.
func (s *State) unused() (out []game.Fact) {
	if s.n[Phase] != Playing || s.steps.Depth > 0 {
		return nil
	}
	left := func(key string, n int) {
		if n > 0 {
			out = append(out, game.Fact{Key: key, Rule: "P3.7", N: n})
		}
	}
	left("lost.moves", int(s.n[Moves]))
	left("lost.takes", int(s.n[Takes]))
	left("lost.camps", int(s.n[Camps]))
	if s.n[PlayedN] >= mustPlay {
		left("lost.extra", min(s.PlaysLeft(), int(s.me().hand.N)))
	}
	return out
}

// Warn tells what the end of a turn leaves unused that could be used, and of
// the last turn what then earns nothing any more (P3.7, P9.1). To decline an
// effect is not told of: it can be taken back.
func (Game) Warn(_ game.View, a game.Action, deal func() game.State) (lost []game.Fact, ends bool) {
	if a.Verb != VEnd {
		return nil, false
	}
	s := deal().(*State)
	for _, f := range s.unused() {
		if f.Key == "lost.takes" && !s.canTake() || f.Key == "lost.camps" && !s.canCamp() {
			continue
		}
		lost = append(lost, f)
	}
	if !s.BonusTaken() && s.n[Round] < lastRound {
		return lost, false
	}
	me := s.me()
	for _, c := range me.cards.All() {
		if s.maySend(game.Action{Verb: VSend, A: c}) == yes {
			lost = append(lost, game.Fact{Key: "lost.send", Rule: "P7.1", N: Postcards[c].Points,
				Spots: []game.Spot{of(s.turn, Cards, uint8(me.cards.Find(c)))}})
		}
	}
	gifts := game.Fact{Key: "lost.gifts", Rule: "P8"}
	for _, g := range me.gifts.All() {
		if s.mayUse(game.Action{Verb: VUse, A: g}) == yes {
			gifts.N++
		}
	}
	if gifts.N > 0 {
		lost = append(lost, gifts)
	}
	return lost, (s.turn+1)%game.Seat(s.seats) == game.Seat(s.n[First])
}

// Ending tells why the match ended (P9.1, P9.5), and what parted those with the
// most points (P9.3).
func (Game) Ending(st game.State) []game.Fact {
	s := st.(*State)
	why := game.Fact{Key: "end.rounds", Rule: s.endRule(), N: int(s.n[Round])}
	for i := range s.p[:s.seats] {
		if s.p[i].bonus {
			why = game.Fact{Key: "end.bonus", Rule: s.endRule(), N: EnoughSent,
				Spots: []game.Spot{of(game.Seat(i), BonusHeld, 0)}}
		}
	}
	scores := s.Scores()
	tied := game.Leaders(scores)
	if len(tied) < 2 {
		return []game.Fact{why}
	}
	sent := func(seat game.Seat) int { return int(s.p[seat].sent.N) }
	camps := func(seat game.Seat) int { return int(s.p[seat].camps) }
	ahead := most(tied, sent)
	switch {
	case len(ahead) == 1:
		return []game.Fact{why, parted("tie.sent", tied, sent)}
	case len(most(ahead, camps)) == 1:
		return []game.Fact{why, parted("tie.camps", ahead, camps)}
	}
	return []game.Fact{why, parted("tie.shared", game.Winners(scores), camps)}
}

// most are the seats of which there is most.
func most(seats []game.Seat, n func(game.Seat) int) (out []game.Seat) {
	best := -1
	for _, seat := range seats {
		if n(seat) > best {
			best, out = n(seat), nil
		}
		if n(seat) == best {
			out = append(out, seat)
		}
	}
	return out
}

// parted says by how much which seats were parted.
func parted(key string, seats []game.Seat, n func(game.Seat) int) game.Fact {
	f := game.Fact{Key: key, Rule: "P9.3"}
	for _, seat := range seats {
		f.Counts = append(f.Counts, game.FactCount{What: int(seat), N: n(seat)})
	}
	return f
}

// endRule is the rule by which the game ends.
func (s *State) endRule() game.Rule {
	if s.ended() == noOverRounds {
		return "P9.5"
	}
	return "P9.1"
}
