package stage

import "time"

// Turn is how one scene gives way to another: what was on the screen moves off it
// and shows the new one, or the new one comes over what was there.
type Turn int

// The turns.
const (
	TurnNone   Turn = iota
	TurnFade        // what was there fades
	TurnOn          // it is turned over like a page, its spine at the left
	TurnBack        // the page before is turned back over it
	TurnUnfold      // it opens in the middle, and a table lies below
	TurnFold        // it closes over a table that is left
)

// turning is how long a turn lasts, fading how long a fade.
const (
	turning = 320 * time.Millisecond
	fading  = 250 * time.Millisecond
)

// Turns is which turns a Show makes.
type Turns int

// What may be chosen.
const (
	TurnsNone  Turns = iota // scenes change at once
	TurnsFade               // motion is reduced: every turn is a fade
	TurnsWhole              // all of them
)

// Unfolder is a scene that is unfolded where it comes and folded up where it goes: a
// table.
type Unfolder interface{ Unfolds() bool }

// Fader is a scene that only fades in and out, since it has a motion of its own.
type Fader interface{ Fades() bool }

// turn is what a Show is at.
type turn struct {
	kind  Turn
	since time.Duration
	n     int   // counts them
	may   Turns // what was chosen
}

// SetTurns says which turns are made from now on.
func (s *Show) SetTurns(t Turns) { s.turn.may = t }

// Turn is how the scene on top comes: how far that is, from 0 to 1, and the turn's
// number, by which one turn is told from the next.
func (s *Show) Turn() (kind Turn, part float64, n int) {
	return s.turn.kind, min(float64(s.turn.since)/float64(s.turn.span()), 1), s.turn.n
}

func (t *turn) span() time.Duration {
	if t.kind == TurnFade {
		return fading
	}
	return turning
}

// turnTo begins the turn to the scene that is now on top.
func (s *Show) turnTo(from Scene, by Go) {
	kind := turnBetween(from, s.Scene(), by)
	switch {
	case s.turn.may == TurnsNone || from == s.Scene():
		return
	case s.turn.may == TurnsFade:
		kind = TurnFade
	}
	s.turn.kind, s.turn.since = kind, 0
	s.turn.n++
}

// turnBetween is how one scene gives way to another.
func turnBetween(from, to Scene, by Go) Turn {
	unfolds := func(s Scene) bool { u, ok := s.(Unfolder); return ok && u.Unfolds() }
	fades := func(s Scene) bool { f, ok := s.(Fader); return ok && f.Fades() }
	back := by == Pop || by == Home
	switch {
	case back && fades(from), !back && fades(to):
		return TurnFade
	case !back && unfolds(to) && !unfolds(from):
		return TurnUnfold
	case back && unfolds(from) && !unfolds(to):
		return TurnFold
	case back:
		return TurnBack
	}
	return TurnOn
}

// turnOn lets time pass while a scene comes. A click or a key doesn't wait for it. It
// says whether the turn ends now.
func (s *Show) turnOn(raw Raw, elapsed time.Duration) (ends bool) {
	t := &s.turn
	if t.kind == TurnNone {
		return false
	}
	t.since += min(max(elapsed, 0), longest)
	if t.since < t.span() && !raw.Left && !raw.Right && len(raw.Keys) == 0 {
		return false
	}
	t.kind = TurnNone
	s.quiet = 0
	return true
}
