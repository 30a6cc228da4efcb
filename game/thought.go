package game

import "slices"

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

// Dealt is the position as the seat to act may imagine it, dealt anew by what it saw, and a
// seed for what it does next: both the same whenever the match stands as it does and came to
// it by the same events. The match must not be over.
func (s *Session) Dealt() (st State, seed uint64) {
	seed = s.SeedAt(s.at)
	r := NewRand(seed)
	return s.believed(s.at, s.Turn(), &r), r.Next()
}

// SeedAt is a seed for what is imagined and chosen after n actions: a hash of what the seat to act
// sees, and of n. It is
// the same in all matches that look alike to that seat, so that what it chooses tells nothing of the deal.
func (s *Session) SeedAt(n int) uint64 {
	st := s.stateAt(n)
	return SeedFor(st, st.Turn(), n)
}

// SeedFor is SeedAt of a position that stands in no match, for a seat.
func SeedFor(st State, seat Seat, n int) uint64 {
	v := st.View(seat)
	return v.hash(n)
}

// DoThought is Do with the reason, nil for none.
func (s *Session) DoThought(a Action, why *Thought) ([]Event, error) {
	t, err := s.Try(a)
	if err != nil {
		return nil, err
	}
	return s.TakeThought(t, why), nil
}

// TakeThought is Take with the reason of a seat that thinks, nil for none.
func (s *Session) TakeThought(t *Tried, why *Thought) []Event {
	events := s.Take(t)
	s.steps[s.at-1].Thought = why
	return events
}

// ThinkAloud has seats that think tell why already during the match, or no longer;
// it says whether they do. Only a person alone may hear it: of several, one would
// hear of another's secrets.
func (s *Session) ThinkAloud(on bool) bool {
	s.aloud = on && s.MayLift()
	return s.aloud
}

// Aloud says whether they do.
func (s *Session) Aloud() bool { return s.aloud }

// hears says whether a viewer may hear what a seat thought at the n-th action: its
// own seat always, others once the match is over, or if it thinks aloud.
func (s *Session) hears(n int, viewer Seat) bool {
	return viewer == s.steps[n].Seat || s.Over() || s.aloud
}

// veiled says whether a viewer may not read all of the n-th action.
func (s *Session) veiled(n int, viewer Seat) bool {
	return s.Text(n, viewer) != s.game.Notation(s.steps[n].Action)
}

// Thought is why the n-th action was taken, as a seat (or Nobody, a spectator) may
// read it, see hears. What names a thing that it could not see then, or could not
// know to be possible, is left out, and the turn cut short there; of an action that
// it can't read whole only the chance is told. ok is false where no reason was kept,
// the viewer may not hear it, or the action is sealed.
func (s *Session) Thought(n int, viewer Seat) (t Thought, ok bool) {
	step := s.steps[n]
	if step.Thought == nil || s.Sealed(n) || !s.hears(n, viewer) {
		return t, false
	}
	t.Chance = step.Thought.Chance
	if s.veiled(n, viewer) {
		return t, true
	}
	now := s.worlds(n, viewer)
	for _, p := range step.Thought.Passed {
		if now.know(viewer, p.Action) {
			t.Passed = append(t.Passed, p)
		}
	}
	for i, a := range step.Thought.Turn {
		ahead := now.toward(step.Seat, a)
		if i > 0 && (!ahead || !now.know(viewer, a)) { // the first was done before all eyes
			break
		}
		t.Turn = append(t.Turn, a)
		if !ahead {
			break
		}
		now.do(a)
	}
	return t, true
}

// worlds are positions as a viewer may imagine them: what is the same in all of
// them, it may be told of.
type worlds [6]State

const worldSeed = 0x5eed0 // deals them

func (s *Session) worlds(n int, viewer Seat) (out worlds) {
	for i := range out {
		out[i] = s.Imagined(n, viewer, worldSeed+uint64(i))
	}
	return out
}

// toward does what is forced until the action may be done; false where it can't be
// in one of them.
func (w worlds) toward(seat Seat, a Action) bool {
	for _, st := range w {
		if !Toward(st, seat, a) {
			return false
		}
	}
	return true
}

func (w worlds) do(a Action) {
	for _, st := range w {
		st.Apply(a, nil)
	}
}

// know says whether a viewer knows in all of them that an action may be done, and
// all that it names: only where it is legal has an action parts.
func (w worlds) know(viewer Seat, a Action) bool {
	for _, st := range w {
		v := st.View(viewer)
		if !slices.Contains(st.Legal(nil), a) || !names(st, &v, a) {
			return false
		}
	}
	return true
}

// Toward does what is forced until a seat may do an action; false where it can't.
func Toward(st State, seat Seat, a Action) bool {
	for range 8 {
		if st.Turn() != seat {
			return false
		}
		legal := st.Legal(nil)
		if slices.Contains(legal, a) {
			return true
		}
		if len(legal) != 1 {
			return false
		}
		st.Apply(legal[0], nil)
	}
	return false
}

// names says whether a viewer knows all that a legal action names.
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
