// Package wording puts into words, in a language, what a game has to say: what
// the table asks for, what was done and why, why something can't be, what a thing
// on the table is. Which message about what is said is the game's (game.Teller);
// here it becomes sentences. It knows no screen, and headless commands use it too.
//
// The words: a Teller speaks one language about one match. A Line is one action
// told; its Short says what, its Long what else it brought and, for an Automa,
// why. A picked spot is one clicked already on the way to an action. Messages
// are whole sentences; sentences may follow each other, parts are never glued.
package wording

import (
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
)

// Line is one action told.
type Line struct {
	Seat  game.Seat  // who acted
	Short string     // what was done, in one line, with the points gained
	Bare  string     // the same without the name that it begins with, for where that stands above
	Long  []string   // what else it brought, and why; each a sentence
	Rule  game.Rule  // the rule it was done by
	Sign  string     // the icon of what was done, see assets/icons
	With  game.Icons // icons beside it that say which of a kind
	Mark  string     // a figure beside it that says most of what was done, "" for none
	Tale  string     // what there is to read of what was laid, "" for nothing
	End   []string   // of the action that ended the match: why, and who won; see Told
}

// Teller tells one match in one language.
type Teller struct {
	say   speaker
	game  game.Teller
	guard *guard // nil where what fails may fail
}

// For is the teller of a game, in a language, with the names of the seats. Of
// a game that has nothing to say (see game/box) it says nothing but codes.
func For(gameName string, w *words.Words, seatNames []string) Teller {
	t := Teller{say: speaker{w, gameName + ".", seatNames}, game: game.Silent{}}
	if p := box.Of(gameName); p != nil && p.Teller != nil {
		t.game = p.Teller
	}
	return t
}

// Say puts a phrase of the game into words.
func (t Teller) Say(p game.Phrase) string {
	defer t.survive()
	return t.say.phrase(p)
}

// Prompt is what the table asks for now, with these spots picked.
func (t Teller) Prompt(v *game.View, picked []game.Spot) string {
	defer t.survive()
	return t.say.phrase(t.game.Prompt(v, picked))
}

// Announce is what the page between two persons says of what the next is asked for, "" for
// nothing; the view is everybody's.
func (t Teller) Announce(v *game.View) string {
	defer t.survive()
	if g, ok := t.game.(game.Announcer); ok {
		return t.say.phrase(g.Announce(v))
	}
	return ""
}

// Step tells an action of a seat from the eyes of whoever has the two views;
// the events are those that this viewer may see.
func (t Teller) Step(before, after *game.View, seat game.Seat, a game.Action, events []game.Event) (line Line) {
	defer t.survive()
	line.Seat = seat
	told := t.game.Step(before, after, seat, a, events)
	short := t.say.phrase(told.Short)
	return Line{Seat: seat, Short: short, Bare: Sentence(cutName(short, t.say.who(seat))),
		Long: t.say.phrases(told.Long), Rule: told.Rule, Sign: told.Sign, With: told.With,
		Mark: t.say.phrase(told.Mark)}
}

// Opening tells what happened as a match was set up, as a seat may see it, a
// sentence each; nothing of a match that started from a position.
func (t Teller) Opening(s *game.Session, seat game.Seat) []string {
	defer t.survive()
	if g, ok := t.game.(game.OpeningTeller); ok {
		return t.say.phrases(g.Opening(s.Opening(seat)))
	}
	return nil
}

// Tale is what there is to read of what the events lay, the first that has anything; see game.Raconteur.
func (t Teller) Tale(events []game.Event) string {
	defer t.survive()
	if g, ok := t.game.(game.Raconteur); ok {
		for _, e := range events {
			if p := g.Tale(e); p.Kind != game.Nothing {
				return t.say.phrase(p)
			}
		}
	}
	return ""
}

// Refusal says why something can't be done, with the rule's number.
func (t Teller) Refusal(r *game.Refusal) string {
	defer t.survive()
	if r == nil {
		return ""
	}
	return t.say.phrase(game.Say(r.Code).By(r.Rule))
}

// Reason says why an opponent chose what it did.
func (t Teller) Reason(f game.Fact) string {
	defer t.survive()
	return t.say.phrase(game.Say(f.Key).By(f.Rule))
}

// ReasonOf says why the n-th action was chosen, as a viewer may hear it, see
// game.Session.Reason; none where there is nothing to say.
func (t Teller) ReasonOf(s *game.Session, n int, viewer game.Seat) []string {
	defer t.survive()
	if f, ok := s.Reason(n, viewer); ok {
		return []string{t.Reason(f)}
	}
	return nil
}

// Label is what a spot, or the piece on it, is; lines are parted by newlines.
// It says nothing of what this view's seat doesn't know.
func (t Teller) Label(v *game.View, spot game.Spot) string {
	defer t.survive()
	return t.say.phrase(t.game.Label(v, spot))
}

// Rules is what may be done with the piece at a spot, each sentence with the
// number of its rule; none where there is nothing to say. It says nothing of
// what this view's seat doesn't know.
func (t Teller) Rules(v *game.View, spot game.Spot) []string {
	defer t.survive()
	return t.say.phrases(t.game.Rules(v, spot))
}

// Thing names a piece that is known, as within a sentence.
func (t Teller) Thing(p game.Piece) string {
	defer t.survive()
	return t.say.phrase(t.game.Thing(p))
}

// Phrase is what a game says of its own accord, Capital a part of a sentence that
// stands for itself.
func (t Teller) Phrase(p game.Phrase) string {
	defer t.survive()
	return t.say.phrase(p)
}
func (t Teller) Capital(part string) string { return upper(part) }

// Impossible says why a position can't be, or be changed so.
func (t Teller) Impossible(err error) string {
	defer t.survive()
	return t.say.phrase(game.SayImpossible(err))
}

// Counter is a number on the table, named; seat is Nobody for a common one.
func (t Teller) Counter(v *game.View, c game.Counter, seat game.Seat) string {
	defer t.survive()
	return t.say.phrase(t.game.Counter(v, c, seat))
}

// Barrier says why taking back stops; nil is that there is nothing to take back.
func (t Teller) Barrier(b *game.Barrier) string {
	defer t.survive()
	switch {
	case b == nil:
		return t.say.t("barrier.none")
	case b.Event.Kind == 0:
		return t.say.t("barrier.other")
	case b.Event.Kind == game.Shuffle:
		return t.say.t("barrier.shuffle")
	}
	return t.say.phrase(t.game.Barrier(b.Event))
}

// ScoreLine names one source of points and how many things gave them; the
// points stand in their own column.
func (t Teller) ScoreLine(line game.ScoreLine) string {
	defer t.survive()
	return t.say.phrase(t.game.ScoreLine(line))
}

// Lost says what ending the turn now would lose, "" if nothing.
func (t Teller) Lost(v *game.View) string {
	defer t.survive()
	return t.say.phrase(t.game.Lost(v))
}
