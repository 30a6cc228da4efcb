package wording

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"posterestante/game"
)

// The deals on which actions are tried that nobody has done: what is not told
// alike of all hangs on something unknown.
var tries = [...]uint64{0xdea1, 0xdea2, 0xdea3, 0xdea4, 0xdea5, 0xdea6}

// deals are positions as a viewer may imagine them, one for each of the tries.
type deals [len(tries)]game.State

func imagined(s *game.Session, n int, viewer game.Seat) (out deals) {
	for i, seed := range tries {
		out[i] = s.Imagined(n, viewer, seed)
	}
	return out
}

// trial is a turn that nobody has done, as it is tried on positions that a viewer may
// imagine.
type trial struct {
	Teller
	at     deals
	seat   game.Seat // whose turn it is
	viewer game.Seat
	eyes   game.Seat // whose intentions are told: the viewer's or a spectator's
}

// try begins a trial in copies of the deals, so that many turns may be tried in the same.
func (t Teller) try(in *deals, viewer, eyes game.Seat) *trial {
	out := &trial{Teller: t, seat: in[0].Turn(), viewer: viewer, eyes: eyes}
	for i, st := range in {
		out.at[i] = st.Clone()
	}
	return out
}

// Deeds tells what the seat to act after n actions might do, one action after the
// other, as a viewer may read it; the name stands in the first one only. They are
// tried on positions as the viewer may imagine them, and told no further than they
// are the same whatever the viewer doesn't know.
func (t Teller) Deeds(s *game.Session, n int, viewer game.Seat, turn []game.Action) []string {
	defer t.survive()
	in := imagined(s, n, viewer)
	return t.try(&in, viewer, viewer).deeds(turn)
}

func (t *trial) deeds(turn []game.Action) (told []string) {
	for _, line := range t.lines(turn) {
		told = append(told, line.Short)
	}
	return told
}

// Signs tells such a turn as Deeds does, a line each with its words, its sign and its figure, without the name.
func (t Teller) Signs(s *game.Session, n int, viewer game.Seat, turn []game.Action) (told []Line) {
	defer t.survive()
	in := imagined(s, n, viewer)
	told = t.try(&in, viewer, viewer).lines(turn)
	for i := range told {
		told[i].Short = cutName(told[i].Short, t.say.who(told[i].Seat))
		told[i].Bare = Sentence(told[i].Short)
	}
	return told
}

func (t *trial) lines(turn []game.Action) (told []Line) {
	for _, a := range turn {
		line, ok := t.deed(a)
		if !ok {
			break
		}
		if len(told) > 0 {
			line.Short = cutName(line.Short, t.say.who(t.seat))
		}
		told = append(told, line)
	}
	return told
}

// done is an action that was done in one of the positions.
type done struct {
	before      [2]game.View // of the viewer and of a spectator
	log         game.Log
	words, mark string // what is told of it as of one that isn't done, where that differs
}

// deed does an action in all positions and tells it, as the viewer or else as a
// spectator sees it; ok is false where it can't be done or isn't the same in all.
func (t *trial) deed(a game.Action) (line Line, ok bool) {
	var all [len(tries)]done
	eyes := []game.Seat{t.viewer, game.Nobody}
	if t.viewer == game.Nobody {
		eyes = eyes[:1]
	}
	for i, st := range t.at {
		if !game.Toward(st, t.seat, a) {
			return Line{}, false
		}
		d := &all[i]
		for k, e := range eyes {
			if d.before[k] = st.View(e); e == t.eyes {
				d.words, d.mark = t.meant(&d.before[k], a)
			}
		}
		st.Apply(a, &d.log)
	}
	for k, e := range eyes {
		if line, ok = t.alike(&all, a, k, e); ok {
			return line, true
		}
	}
	return Line{}, false
}

// alike tells an action to the k-th eyes; ok is false where it isn't the same in all positions. Of
// a sign or a figure that isn't, nothing is told.
func (t *trial) alike(all *[len(tries)]done, a game.Action, k int, e game.Seat) (first Line, ok bool) {
	for i, st := range t.at {
		d, after := &all[i], st.View(e)
		told := t.game.Step(&d.before[k], &after, t.seat, a, game.EventsFor(d.log.Events, e))
		l := Line{Seat: t.seat, Short: d.words, Sign: told.Sign, With: told.With, Mark: d.mark}
		if l.Short == "" {
			l.Short = t.say.phrase(told.Short)
		}
		if l.Mark == "" {
			l.Mark = t.say.phrase(told.Mark)
		}
		if i == 0 {
			first = l
		}
		if l.Short == "" || l.Short != first.Short {
			return Line{}, false
		}
		if l.Sign != first.Sign {
			first.Sign = ""
		}
		if l.With != first.With {
			first.With = game.Icons{}
		}
		if l.Mark != first.Mark {
			first.Mark = ""
		}
	}
	return first, true
}

// meant is what is told of an action that isn't done, in words and beside its sign, where that differs.
func (t *trial) meant(v *game.View, a game.Action) (words, mark string) {
	if g, ok := t.game.(game.Intender); ok {
		mark = t.say.phrase(g.IntentMark(v, t.seat, a))
	}
	return t.intent(v, t.seat, a), mark
}

// intent tells an action that is only thought of; "" where it is told as one that is
// done, see game.Intender.
func (t Teller) intent(v *game.View, seat game.Seat, a game.Action) string {
	if g, ok := t.game.(game.Intender); ok {
		return t.say.phrase(g.Intent(v, seat, a))
	}
	return ""
}

// Intent is that without the name of who thinks of it.
func (t Teller) Intent(v *game.View, seat game.Seat, a game.Action) string {
	defer t.survive()
	return Sentence(cutName(t.intent(v, seat, a), t.say.who(seat)))
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
	defer t.survive()
	deeds := t.Deeds(s, n, viewer, turn)
	if len(deeds) == 0 {
		return "…"
	}
	if len(deeds) < len(turn) {
		deeds = append(deeds, "…")
	}
	return t.chained(s.StateAt(n).Turn(), deeds)
}

// Turns are turns in a line each; of several that read the same only the first is told,
// and the others are "".
func (t Teller) Turns(s *game.Session, n int, viewer game.Seat, turns [][]game.Action) (told []string) {
	for _, turn := range turns {
		line := t.Turn(s, n, viewer, turn)
		if slices.Contains(told, line) {
			line = ""
		}
		told = append(told, line)
	}
	return told
}
