package wording

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"posterestante/game"
)

// The deals on which actions are tried that nobody has done: what is not told
// alike of both hangs on something unknown.
var tries = [2]uint64{0xdea1, 0xdea2}

// Deeds tells what the seat to act after n actions might do, one action after the
// other, as a viewer may read it; the name stands in the first one only. They are
// tried on positions as the viewer may imagine them, and told no further than they
// are the same whatever the viewer doesn't know.
func (t Teller) Deeds(s *game.Session, n int, viewer game.Seat, turn []game.Action) (told []string) {
	var at [len(tries)]game.State
	for i, seed := range tries {
		at[i] = s.Imagined(n, viewer, seed)
	}
	seat := at[0].Turn()
	for _, a := range turn {
		short, ok := t.deed(at, seat, viewer, a)
		if !ok {
			break
		}
		if len(told) > 0 {
			short = cutName(short, t.say.who(seat))
		}
		told = append(told, short)
	}
	return told
}

// deed does an action in all positions and tells it, as the viewer or else as a
// spectator sees it; ok is false where it can't be done or isn't the same in all.
func (t Teller) deed(at [len(tries)]game.State, seat, viewer game.Seat, a game.Action) (string, bool) {
	var told [len(tries)][2]string
	for i, st := range at {
		if !toward(st, seat, a) {
			return "", false
		}
		eyes := [2]game.Seat{viewer, game.Nobody}
		var before [2]game.View
		for k, e := range eyes {
			before[k] = st.View(e)
		}
		var log game.Log
		st.Apply(a, &log)
		for k, e := range eyes {
			after := st.View(e)
			told[i][k] = t.Step(&before[k], &after, seat, a, game.EventsFor(log.Events, e)).Short
		}
	}
	for k := range told[0] {
		if told[0][k] == told[1][k] && told[0][k] != "" {
			return told[0][k], true
		}
	}
	return "", false
}

// toward does what is forced until the action may be done; false where it can't.
func toward(st game.State, seat game.Seat, a game.Action) bool {
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

// cutName leaves the name out that a telling begins with.
func cutName(short, name string) string { return strings.TrimPrefix(short, name+" ") }

// Sentence is the words with a capital letter first.
func Sentence(words string) string {
	if words == "" {
		return ""
	}
	r, n := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(r)) + words[n:]
}

// Chain is a turn in one line.
func Chain(deeds []string) string { return strings.Join(deeds, " → ") }

// Turn is a turn in one line, without the name of who could play it.
func (t Teller) Turn(s *game.Session, n int, viewer game.Seat, turn []game.Action) string {
	deeds := t.Deeds(s, n, viewer, turn)
	if len(deeds) == 0 {
		return "…"
	}
	if len(deeds) < len(turn) {
		deeds = append(deeds, "…")
	}
	return t.chained(s.StateAt(n).Turn(), deeds)
}
