package game

import (
	"slices"
	"strings"
)

// Stakes is what an action costs for good: what a person is asked about, once,
// before it is done. It is told from what the seat to act knows, and is the
// same whatever is hidden.
type Stakes struct {
	// the match ends, whatever chance brings: by the action, or by what its seat must still settle after it
	Ends   bool
	Why    Fact    // why it ends then; the zero Fact where the game doesn't tell
	Scores []Score // the scores then; nil where they hang on what is hidden or still to choose
	Lost   []Fact  // what the seat gives up ("lost.…"), and what else comes of it for good
}

// Gives says whether the seat gives anything up.
func (s *Stakes) Gives() bool {
	return slices.ContainsFunc(s.Lost, func(f Fact) bool { return strings.HasPrefix(f.Key, "lost.") })
}

// Warner is a Game that tells what an action gives up for good. What its seat
// can take back by itself is not asked about: Undo is there for that.
type Warner interface {
	// Warn tells what a legal action of the view's seat gives up. ends says that
	// the match ends by it, though its seat must still settle something first:
	// that an action itself ends the match needs no telling. It is handed what a
	// Bot is, and must tell the same whatever is dealt.
	Warn(v View, a Action, deal func() State) (lost []Fact, ends bool)
}

// TieAgain is the key of a tie that the game would have settled by another match: that is offered then (M6.5).
const TieAgain = "tie.again"

// Ender is a Game that tells of a position that is over why the match ended,
// and then, where several seats are equal in the most points, what parted them,
// or that nothing did.
type Ender interface {
	Ending(State) []Fact
}

// Ending is what an Ender tells of this match; none while it goes on.
func (s *Session) Ending() []Fact {
	if !s.Over() {
		return nil
	}
	return EndingOf(s.game, s.now())
}

// EndingOf is what a game tells of a position; none where it goes on, and where
// the game tells none.
func EndingOf(g Game, st State) []Fact {
	if e, ok := g.(Ender); ok && st.Over() {
		return e.Ending(st)
	}
	return nil
}

const (
	stakeDeals = 6       // re-deals in which an action is tried
	stakeSeed  = 0x57a5e // deals them
)

// Stakes is what a legal action costs for good; nil where there is nothing to
// ask about. What was told when the same seat began what it is now settling is
// not told again.
func (s *Session) Stakes(a Action) *Stakes {
	out := s.stakesAt(s.at, a)
	for n := s.at - 1; out.Ends && n >= 0 && s.steps[n].Seat == s.Turn(); n-- {
		if s.stakesAt(n, s.steps[n].Action).Ends {
			out.Ends = false
		}
	}
	if !out.Ends && len(out.Lost) == 0 {
		return nil
	}
	return &out
}

// stakesAt is what an action costs after the first n, told before or not.
func (s *Session) stakesAt(n int, a Action) (out Stakes) {
	st := s.stateAt(n)
	seat := st.Turn()
	r := NewRand(stakeSeed)
	deal := func() State {
		c := st.Clone()
		c.Determinize(seat, &r)
		return c
	}
	if w, ok := s.game.(Warner); ok {
		out.Lost, out.Ends = w.Warn(st.View(seat), a, deal)
	}
	settles, over := out.Ends, true
	for i := range stakeDeals {
		c := deal()
		c.Apply(a, nil)
		if settles {
			settle(c, seat, &r)
		}
		if over = over && c.Over(); !over && !out.Ends {
			out.weigh(s.game, c, i == 0)
			break // it doesn't end the match, as most don't
		}
		out.weigh(s.game, c, i == 0)
	}
	out.Ends = out.Ends || over
	return out
}

// settle has a seat settle what it must, at random, until the match is over.
func settle(st State, seat Seat, r *Rand) {
	for n := 0; st.Turn() == seat && n < 200; n++ {
		legal := st.Legal(nil)
		st.Apply(legal[r.Intn(len(legal))], nil)
	}
}

// weigh keeps of the scores, and of why the match ends, what every deal gives.
func (s *Stakes) weigh(g Game, st State, first bool) {
	var why Fact
	if all := EndingOf(g, st); len(all) > 0 {
		why = all[0]
	}
	switch {
	case !st.Over():
		s.Why, s.Scores = Fact{}, nil
		return
	case first:
		s.Why, s.Scores = why, st.Scores()
		return
	case why.Key != s.Why.Key:
		s.Why = Fact{}
	}
	for i, score := range st.Scores() {
		if s.Scores == nil || score.Total != s.Scores[i].Total || score.Place != s.Scores[i].Place {
			s.Scores = nil
			return
		}
	}
}
