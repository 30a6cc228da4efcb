// Package course is the lesson of any game: a match whose deal is fixed and whose
// steps are a table. A game says only its steps, its deal and its words.
//
// The words: a step is one thing that is taught, a beat one kind of action that a
// step asks for. How far a lesson is follows from the match alone, so that leaving,
// resuming and undoing need nothing of their own.
package course

import (
	"path"
	"slices"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/store"
	"posterestante/render/table"
)

// Course is a lesson.
type Course struct {
	ID     string     // names it in the header of its match
	Area   string     // of its words: "<area>.<step>.title" and ".words"
	Setup  game.Setup // of its match; the first seat is the person's
	Start  []byte     // the position that it begins from
	Match  string     // key of the match's name
	Names  []string   // keys of the names of its seats
	Script []Beat     // beats of one step follow one another
	Last   string     // the step that is shown when the script is done, until the person acts again
	Free   bool       // what others do needs no beat
	Ends   bool       // others may end the match after the script: they wait until the last step was read
	// Minutes is about how long the lesson takes: a test measures it.
	Minutes int
	// Unclicked says of an action that its parts are nobody's to click; may be nil.
	Unclicked func(game.Action) bool
}

// Beat is one kind of action that a step asks for.
type Beat struct {
	Step  string
	Times int         // how many such actions are taken, one after the other
	Want  []string    // which: the notation, with * and ? for any text and letter
	At    []game.Spot // what is pointed at besides what is to be clicked
}

// Do is a beat: so many actions that are like one of these, and what is pointed at
// besides what is to be clicked.
func Do(step string, times int, want []string, at ...game.Spot) Beat {
	return Beat{step, times, want, at}
}

// Meta is what the match of the lesson is begun from.
func (c *Course) Meta(w *words.Words) store.Meta {
	m := store.Meta{Name: w.T(c.Match), Setup: c.Setup, Start: slices.Clone(c.Start), Lesson: c.ID}
	for i, key := range c.Names {
		m.Seats = append(m.Seats, store.Seat{Name: w.T(key), Colour: i})
	}
	return m
}

// Coach teaches the lesson in a language. It is silent in a match that has left the
// lesson's road, and from the first action after its last step.
func (c *Course) Coach(w *words.Words) table.Coach { return coach{c, w} }

type coach struct {
	*Course
	words *words.Words
}

// Lesson is the step that the match has come to, nil where there is none.
func (c coach) Lesson(s *game.Session) *table.Lesson {
	at, ok := c.where(s)
	if !ok {
		return nil
	}
	others := c.others(s, s.Turn())
	if others && at > 0 && !(at == len(c.Script) && c.Ends) {
		return c.lesson(at - 1) // what comes next is told when they have done their part
	}
	l := c.lesson(at)
	if !l.Done && !others {
		l.Wants = c.Script[at].legal(s)
		l.At = c.pointed(s, l.Wants, c.Script[at].At)
	}
	return l
}

// lesson is the step of a beat, without what it asks for.
func (c coach) lesson(at int) *table.Lesson {
	last := at == len(c.Script)
	step := c.Last
	if !last {
		step = c.Script[at].Step
	}
	return &table.Lesson{
		Step: c.number(step), Of: c.number(c.Last), Done: last, Waits: last && c.Ends,
		Title: c.words.T(c.Area + "." + step + ".title"),
		Words: c.words.T(c.Area + "." + step + ".words"),
	}
}

// others says whether what a seat does needs no beat.
func (c *Course) others(s *game.Session, seat game.Seat) bool {
	return c.Free && seat != game.Nobody && s.Setup().Seats[seat] != "person"
}

// where is the beat that the match has come to, the number of beats once all are
// done; ok is false where the coach is silent.
func (c *Course) where(s *game.Session) (at int, ok bool) {
	n := 0
	for i := range c.Script {
		b := &c.Script[i]
		for range b.Times {
			for n < s.Len() && c.others(s, s.Step(n).Seat) {
				n++
			}
			if n == s.Len() {
				return i, true
			}
			if !b.wants(s, s.Step(n).Action) {
				return 0, false
			}
			n++
		}
	}
	for ; n < s.Len(); n++ {
		if s.Setup().Seats[s.Step(n).Seat] == "person" {
			return 0, false
		}
	}
	return len(c.Script), true
}

// wants says whether an action is one that the beat asks for.
func (b *Beat) wants(s *game.Session, a game.Action) bool {
	text := s.Game().Notation(a)
	return slices.ContainsFunc(b.Want, func(pattern string) bool {
		ok, err := path.Match(pattern, text)
		return ok && err == nil
	})
}

// legal are the legal actions that the beat asks for.
func (b *Beat) legal(s *game.Session) []game.Action {
	return slices.DeleteFunc(s.Legal(), func(a game.Action) bool { return !b.wants(s, a) })
}

// pointed are the spots to click for the actions, each once, then the others.
func (c *Course) pointed(s *game.Session, wants []game.Action, others []game.Spot) []game.Spot {
	var out []game.Spot
	for _, a := range wants {
		if c.Unclicked == nil || !c.Unclicked(a) {
			out = append(out, s.Parts(a)...)
		}
	}
	out = append(out, others...)
	seen := map[game.Spot]bool{}
	return slices.DeleteFunc(out, func(spot game.Spot) bool {
		was := seen[spot]
		seen[spot] = true
		return was
	})
}

// Steps is how many steps there are.
func (c *Course) Steps() int { return c.number(c.Last) }

// number is which step it is, from 1.
func (c *Course) number(step string) int {
	n, was := 0, ""
	for _, b := range c.Script {
		if b.Step != was {
			n, was = n+1, b.Step
		}
		if b.Step == step {
			return n
		}
	}
	return n + 1
}
