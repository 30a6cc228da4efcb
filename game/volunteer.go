package game

import "slices"

// Volunteer is a Game in which seats that no person plays ask for something out of turn, see Requester.
type Volunteer interface {
	// Attends says whether they ever do in a match that stands so.
	Attends(State) bool
	// Volunteer is what such a seat asks for after an action, one of what it may ask for; ok is false mostly. It hangs
	// on nothing but what it is shown.
	Volunteer(n *Noticed) (a Action, ok bool)
}

// Noticed is what a seat saw of an action.
type Noticed struct {
	Kind          string // of the seat that looks on
	Seat          Seat
	Before, After View // as it saw them
	Action        Action
	May           []Action // what it may ask for now
	Chance        Rand     // the same wherever the seat sees the same
}

// Volunteer is what a seat that no person plays asks for after the last action; the same whenever the match stands as
// it does. ok is false mostly.
func (s *Session) Volunteer() (a Action, ok bool) {
	if s.at == 0 || s.Undone() > 0 || s.Seen() {
		return a, false
	}
	return VolunteerOf(s.game, s.setup.Seats, s.stateAt(s.at-1), s.now(), s.steps[s.at-1].Action, s.at)
}

// VolunteerOf is what one of some kinds of seat asks for after the n-th action, from the one after its seat on. Nobody
// answers what was only asked for.
func VolunteerOf(g Game, kinds []string, before, after State, a Action, n int) (ask Action, ok bool) {
	v, is := g.(Volunteer)
	if !is || after.Over() || !v.Attends(after) || IsRequest(before, a) {
		return ask, false
	}
	for i := range len(kinds) {
		seat := (before.Turn() + 1 + Seat(i)) % Seat(len(kinds))
		may := RequestsOf(after, seat)
		if len(may) == 0 || !playedHere(g, kinds[seat]) {
			continue
		}
		saw := &Noticed{Kind: kinds[seat], Seat: seat, Before: before.View(seat), After: after.View(seat), Action: a,
			May: may, Chance: NewRand(SeedFor(after, seat, n))}
		if ask, ok = v.Volunteer(saw); ok && slices.Contains(may, ask) {
			return ask, true
		}
	}
	return Action{}, false
}

// playedHere says whether a kind of seat is played by the program.
func playedHere(g Game, kind string) bool {
	if _, thinks := Thinks(kind); thinks {
		return true
	}
	h, ok := g.(Hosted)
	return ok && h.Bot(kind, 0) != nil
}
