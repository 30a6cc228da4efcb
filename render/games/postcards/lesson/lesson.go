// Package lesson is the first journey: a match of Postcards that teaches while
// it is played. Its deal is fixed (first.json); what is taught is a table.
//
// The words: a step is one thing that is taught, a beat one kind of action that
// a step asks for. How far the lesson is follows from the match alone, so that
// leaving, resuming and undoing need nothing of their own.
package lesson

import (
	_ "embed"
	"path"
	"slices"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/postcards"
	"posterestante/game/store"
	"posterestante/render/table"
)

// First names the lesson in the header of its match.
const First = "first"

//go:embed first.json
var first []byte

// Meta is what the match of the lesson is begun from: one person against an
// easy Automa, in their second round.
func Meta(w *words.Words) store.Meta {
	return store.Meta{
		Name: w.T("lesson.match"),
		Setup: game.Setup{
			Game: postcards.Game{}.Name(), Seats: []string{"person", "automa:easy"}, Seed: 1868,
			Options: map[string]string{"side": "A", "openfaces": "yes"},
		},
		Seats:  []store.Seat{{Name: w.T("lesson.person"), Colour: 0}, {Name: w.T("automa.name"), Colour: 1}},
		Start:  slices.Clone(first),
		Lesson: First,
	}
}

// Coach teaches the lesson in a language. It is silent in a match that has
// left the lesson's road, and from the first action after its last step.
func Coach(w *words.Words) table.Coach { return coach{w} }

type coach struct{ words *words.Words }

// Lesson is the step that the match has come to, nil where there is none.
func (c coach) Lesson(s *game.Session) *table.Lesson {
	at, ok := where(s)
	if !ok {
		return nil
	}
	last := at == len(script)
	step := lastStep
	if !last {
		step = script[at].step
	}
	l := &table.Lesson{
		Step: number(step), Of: number(lastStep), Done: last,
		Title: c.words.T("lesson." + step + ".title"),
		Words: c.words.T("lesson." + step + ".words"),
	}
	if !last {
		l.Wants = script[at].legal(s)
		l.At = pointed(s, l.Wants, script[at].at)
	}
	return l
}

// where is the beat that the match has come to, len(script) once all are done;
// ok is false where the coach is silent.
func where(s *game.Session) (at int, ok bool) {
	n := 0
	for i, b := range script {
		for range b.times {
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
	return len(script), true
}

// wants says whether an action is one that the beat asks for.
func (b *beat) wants(s *game.Session, a game.Action) bool {
	text := s.Game().Notation(a)
	return slices.ContainsFunc(b.want, func(pattern string) bool {
		ok, err := path.Match(pattern, text)
		return ok && err == nil
	})
}

// legal are the legal actions that the beat asks for.
func (b *beat) legal(s *game.Session) []game.Action {
	return slices.DeleteFunc(s.Legal(), func(a game.Action) bool { return !b.wants(s, a) })
}

// pointed are the spots to click for the actions, each once, then the others.
// The button of an Automa's turn is nobody's to click.
func pointed(s *game.Session, wants []game.Action, others []game.Spot) []game.Spot {
	var out []game.Spot
	for _, a := range wants {
		if a.Verb != postcards.VAutoma {
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

// number is which step it is, from 1.
func number(step string) int {
	n, was := 0, ""
	for _, b := range script {
		if b.step != was {
			n, was = n+1, b.step
		}
		if b.step == step {
			return n
		}
	}
	return n + 1
}
