// Package wording puts a game into words: what the table asks for, what was done
// and why, why something can't be, what a thing on the table is. It reads Views
// and redacted events only, so it can tell nobody more than they may know; it
// knows no screen, and headless commands use it too.
//
// The words: a Teller speaks one language about one match. A Line is one action
// told; its Short says what, its Long what else it brought and, for an Automa,
// why. A picked spot is one clicked already on the way to an action. Messages
// are whole sentences; sentences may follow each other, parts are never glued.
package wording

import (
	"posterestante/assets/words"
	"posterestante/game"
)

// Line is one action told.
type Line struct {
	Seat  game.Seat // who acted
	Short string    // what was done, in one line, with the points gained
	Long  []string  // what else it brought, and why; each a sentence
	Rule  game.Rule // the rule it was done by
	Sign  string    // the icon of what was done, see assets/icons
	End   []string  // of the action that ended the match: why, and who won; see Told
}

// voice is what each game of the box can say.
type voice interface {
	prompt(v *game.View, picked []game.Spot) string
	step(before, after *game.View, seat game.Seat, a game.Action, events []game.Event) Line
	label(v *game.View, spot game.Spot) string
	rules(v *game.View, spot game.Spot) []string
	counter(v *game.View, c game.Counter, seat game.Seat) string
	barrier(e game.Event) string
	scoreLine(game.ScoreLine) string
	lost(v *game.View) string
	// deed is the key of what is asked before an action, "" for what any action is asked.
	deed(game.Action) string
	// thing names a piece within a sentence.
	thing(game.Piece) string
}

// Teller tells one match in one language.
type Teller struct {
	say   speaker
	voice voice
}

// For is the teller of a game, in a language, with the names of the seats. Of
// a game without words it says nothing but codes; packs.go lists those with.
func For(gameName string, w *words.Words, seatNames []string) Teller {
	s := speaker{w, gameName + ".", seatNames}
	if voice := voices[gameName]; voice != nil {
		return Teller{s, voice(s)}
	}
	return Teller{s, nil}
}

// Prompt is what the table asks for now, with these spots picked.
func (t Teller) Prompt(v *game.View, picked []game.Spot) string {
	if t.voice == nil {
		return ""
	}
	return t.voice.prompt(v, picked)
}

// Step tells an action of a seat from the eyes of whoever has the two views;
// the events are those that this viewer may see.
func (t Teller) Step(before, after *game.View, seat game.Seat, a game.Action, events []game.Event) Line {
	if t.voice == nil {
		return Line{Seat: seat}
	}
	return t.voice.step(before, after, seat, a, events)
}

// Refusal says why something can't be done, with the rule's number.
func (t Teller) Refusal(r *game.Refusal) string {
	if r == nil {
		return ""
	}
	return t.say.cited(t.say.t(r.Code), r.Rule)
}

// Reason says why an opponent chose what it did.
func (t Teller) Reason(f game.Fact) string {
	return t.say.cited(t.say.t(f.Key), f.Rule)
}

// Label is what a spot, or the piece on it, is; lines are parted by newlines.
// It says nothing of what this view's seat doesn't know.
func (t Teller) Label(v *game.View, spot game.Spot) string {
	if t.voice == nil {
		return ""
	}
	return t.voice.label(v, spot)
}

// Rules is what may be done with the piece at a spot, each sentence with the
// number of its rule; none where there is nothing to say. It says nothing of
// what this view's seat doesn't know.
func (t Teller) Rules(v *game.View, spot game.Spot) []string {
	if t.voice == nil {
		return nil
	}
	return t.voice.rules(v, spot)
}

// Counter is a number on the table, named; seat is Nobody for a common one.
func (t Teller) Counter(v *game.View, c game.Counter, seat game.Seat) string {
	if t.voice == nil {
		return ""
	}
	return t.voice.counter(v, c, seat)
}

// Barrier says why taking back stops; nil is that there is nothing to take back.
func (t Teller) Barrier(b *game.Barrier) string {
	switch {
	case b == nil:
		return t.say.t("barrier.none")
	case b.Event.Kind == 0:
		return t.say.t("barrier.other")
	case b.Event.Kind == game.Shuffle:
		return t.say.t("barrier.shuffle")
	case t.voice == nil:
		return t.say.t("barrier.chance")
	}
	return t.voice.barrier(b.Event)
}

// ScoreLine names one source of points and how many things gave them; the
// points stand in their own column.
func (t Teller) ScoreLine(line game.ScoreLine) string {
	if t.voice == nil {
		return line.Key
	}
	return t.voice.scoreLine(line)
}

// Lost says what ending the turn now would lose, "" if nothing.
func (t Teller) Lost(v *game.View) string {
	if t.voice == nil {
		return ""
	}
	return t.voice.lost(v)
}
