package game

import "slices"

// Bot chooses for a seat. It gets what the seat sees, its legal actions (never
// empty), and deal, which gives a fresh re-dealt copy of the position as this
// seat may imagine it; it never holds the truth.
type Bot interface {
	Choose(v View, legal []Action, deal func() State) Action
}

// Principled is a State in which a seat that is played here doesn't do all that it may: what the rules leave to
// whoever isn't watched, say.
type Principled interface {
	// Shuns says whether no such seat does a legal action. It leaves one at least.
	Shuns(Action) bool
}

// RandomBot takes any legal action.
type RandomBot struct{ Rand Rand }

// Choose takes one at random.
func (b *RandomBot) Choose(_ View, legal []Action, _ func() State) Action {
	return legal[b.Rand.Intn(len(legal))]
}

// Ask lets a bot choose for the seat whose turn it is.
func (s *Session) Ask(b Bot, r *Rand) Action {
	seat := s.Turn()
	return b.Choose(s.View(seat), s.Legal(), func() State {
		st := s.State()
		st.Determinize(seat, r)
		return st
	})
}

// Hosted is a Game with kinds of seat that are played by Bots. Seats of other
// kinds are played by persons or, by its only legal action, by the game itself.
type Hosted interface {
	// Bot plays seats of a kind; nil where none does. What it chooses depends
	// on nothing but what it is shown and the seed.
	Bot(kind string, seed uint64) Bot
}

// Reasoner is a Bot that can say why it chooses what it does.
type Reasoner interface {
	Bot
	// Decide is Choose with the reason; it names nothing that others don't know.
	Decide(v View, legal []Action, deal func() State) (Action, Fact)
}

// Reply is what a seat that the game itself plays does next; of a person's seat it
// is the first legal action. It is the same whenever the match stands as it does, so
// that a match that was left goes on alike. ok is false when the match is over, and
// for a seat that thinks: search.Host asks that.
func (s *Session) Reply() (a Action, ok bool) {
	if s.Over() {
		return a, false
	}
	if _, thinks := Thinks(s.setup.Seats[s.Turn()]); thinks {
		return a, false
	}
	if b, ask := s.host(s.at); b != nil {
		return ask(b), true
	}
	return s.Legal()[0], true
}

// Explainer is a Reasoner that can say of any position why a seat would take an
// action there.
type Explainer interface {
	Reasoner
	Explain(st State, seat Seat, a Action) Fact
}

// Reason says why the seat that a Bot plays took the n-th action, as a viewer may
// hear it: during the match others are told what follows from what they see and the
// action itself. ok is false where there is nothing to say, or the action is sealed.
func (s *Session) Reason(n int, viewer Seat) (f Fact, ok bool) {
	if s.Sealed(n) || s.asked(n) {
		return f, false
	}
	b, ask := s.host(n)
	r, ok := b.(Reasoner)
	switch {
	case !ok:
		return f, false
	case !s.hears(n, viewer):
		return s.publicReason(n, viewer, r)
	}
	chosen := ask(reasoned{r, &f})
	return f, chosen == s.steps[n].Action
}

// mostImagined is in how many re-deals an action is looked for that hangs on what is
// hidden: who sees a card come from a hand could not know that it was there.
const mostImagined = 48

// publicReason is the reason that a viewer could give itself: the same in all
// positions that it may imagine in which the action is legal.
func (s *Session) publicReason(n int, viewer Seat, r Reasoner) (f Fact, ok bool) {
	step := s.steps[n]
	e, ok := r.(Explainer)
	if !ok || s.veiled(n, viewer) {
		return f, false
	}
	found := 0
	for i := uint64(0); i < mostImagined && found < len(worlds{}); i++ {
		st := s.Imagined(n, viewer, worldSeed+i)
		if !slices.Contains(st.Legal(nil), step.Action) {
			continue
		}
		why := e.Explain(st, step.Seat, step.Action)
		why = Fact{Key: why.Key, Rule: why.Rule}
		if found > 0 && (why.Key != f.Key || why.Rule != f.Rule) {
			return Fact{}, false
		}
		f = why
		found++
	}
	return f, found > 0
}

// reasoned keeps the reason of what a Reasoner chooses.
type reasoned struct {
	Reasoner
	why *Fact
}

// Choose decides and keeps why.
func (r reasoned) Choose(v View, legal []Action, deal func() State) (a Action) {
	a, *r.why = r.Decide(v, legal, deal)
	return a
}

// host is the bot of the seat to act after n actions, nil where none plays it,
// and a way to ask it.
func (s *Session) host(n int) (b Bot, ask func(Bot) Action) {
	h, ok := s.game.(Hosted)
	st := s.stateAt(n)
	seat := st.Turn()
	if !ok || seat == Nobody {
		return nil, nil
	}
	seed := s.SeedAt(n)
	r := NewRand(seed)
	return h.Bot(s.setup.Seats[seat], seed), func(b Bot) Action {
		return b.Choose(st.View(seat), st.Legal(nil), func() State {
			deal := st.Clone()
			deal.Determinize(seat, &r)
			return deal
		})
	}
}
