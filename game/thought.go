package game

// Thought is why a seat that thinks took its action. It is kept with the action,
// since it can't be told later: another training would have thought otherwise.
type Thought struct {
	Chance int      // to win, as it saw it, in thousandths
	Turn   []Action // the turn that it began, as far as it meant it; the action comes first
	Passed []Passed // what else it thought about, the best first
}

// Passed is an action that was passed over.
type Passed struct {
	Action Action
	Loss   int // what it would have cost, in thousandths of what is sought
}

// Dealt is the position as the seat to act may imagine it, dealt anew, and a seed
// for what it does next: both the same whenever the match stands as it does. The
// match must not be over.
func (s *Session) Dealt() (st State, seed uint64) {
	seed = s.seedAt(s.at)
	r := NewRand(seed)
	st = s.State()
	st.Determinize(st.Turn(), &r)
	return st, r.Next()
}

// seedAt is a seed for what is chosen after n actions.
func (s *Session) seedAt(n int) uint64 { return s.setup.Seed ^ uint64(n+1)*0x9e3779b97f4a7c15 }

// DoThought is Do with the reason, nil for none.
func (s *Session) DoThought(a Action, why *Thought) ([]Event, error) {
	events, err := s.Do(a)
	if err == nil {
		s.steps[s.at-1].Thought = why
	}
	return events, err
}

// Thought is why the n-th action was taken, as a seat (or Nobody, a spectator)
// may read it: what names a thing that it could not see then is left out, and the
// turn cut short there. ok is false where no reason was kept, or the action is
// sealed.
func (s *Session) Thought(n int, seat Seat) (t Thought, ok bool) {
	step := s.steps[n]
	if step.Thought == nil || s.Sealed(n) {
		return t, false
	}
	st := s.stateAt(n)
	v := st.View(seat)
	t.Chance = step.Thought.Chance
	for i, a := range step.Thought.Turn {
		if i > 0 && !names(st, &v, a) { // the first was done before all eyes
			break
		}
		t.Turn = append(t.Turn, a)
	}
	for _, p := range step.Thought.Passed {
		if names(st, &v, p.Action) {
			t.Passed = append(t.Passed, p)
		}
	}
	return t, true
}

// names says whether a viewer knows all that an action names.
func names(st State, v *View, a Action) bool {
	for _, spot := range st.Parts(a, nil) {
		switch v.Table.Zones[spot.Zone].Kind {
		case Button, Supply:
		case Slots:
			if p := v.At(spot); p.Back != 0 && p.ID == 0 {
				return false
			}
		default:
			if v.At(spot).ID == 0 {
				return false
			}
		}
	}
	return true
}
