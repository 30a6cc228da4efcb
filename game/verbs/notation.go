package verbs

import (
	"fmt"

	"posterestante/game"
	"posterestante/game/foreign"
)

// Notation writes an action, "?" for one of no verb.
func (t *Table[S]) Notation(a game.Action) string { return t.text(a, false) }

// Veiled writes an action for those who may not know what it speaks of: "?" stands
// for each covert word.
func (t *Table[S]) Veiled(a game.Action) string { return t.text(a, true) }

// Veil is an action without what its covert words say.
func (t *Table[S]) Veil(a game.Action) game.Action {
	if a.Verb == 0 || int(a.Verb) >= len(t.Rows) {
		return game.Action{}
	}
	for _, w := range t.Rows[a.Verb].Words {
		if w.Covert {
			w.Field.set(&a, 0)
			if w.Dot != nil {
				w.Dot.Field.set(&a, 0)
			}
		}
	}
	return a
}

func (t *Table[S]) text(a game.Action, veiled bool) string {
	if a.Verb == 0 || int(a.Verb) >= len(t.Rows) {
		return "?"
	}
	row := &t.Rows[a.Verb]
	out := row.Name
	for i := range row.Words {
		text := row.Words[i].write(a)
		if veiled && row.Words[i].Covert {
			text = "?"
		}
		if text != "" {
			out += " " + text
		}
	}
	return out
}

// Parse reads any action of the notation, legal or not; what it can't read is
// an error in words.
func (t *Table[S]) Parse(text string) (game.Action, error) {
	fields, err := game.Words(text)
	if err != nil {
		return game.Action{}, err
	}
	v, ok := t.names[fields[0]]
	if !ok {
		return game.Action{}, fmt.Errorf("%s: there is no verb %s", foreign.Quote(text), foreign.Quote(fields[0]))
	}
	a := game.Action{Verb: v}
	words, fields := t.Rows[v].Words, fields[1:]
	if len(words) > 0 && words[0].Optional && len(fields) == len(words)-1 {
		words = words[1:]
	}
	if len(fields) != len(words) {
		return game.Action{}, fmt.Errorf("%s: %s takes %d words, not %d", foreign.Quote(text), t.Rows[v].Name,
			len(words), len(fields))
	}
	for i := range words {
		if !words[i].Read(&a, fields[i]) {
			if r := words[i].beyond(fields[i]); r != 0 {
				return game.Action{}, t.Refusal(r)
			}
			return game.Action{}, fmt.Errorf("%s: %s is not understood", foreign.Quote(text), foreign.Quote(fields[i]))
		}
	}
	return a, nil
}

// Known says whether an action is about things that there are, and about nothing
// that its verb doesn't take: whether it can be written.
func (t *Table[S]) Known(a game.Action) bool {
	if a.Verb == 0 || int(a.Verb) >= len(t.Rows) {
		return false
	}
	rest := a
	for i := range t.Rows[a.Verb].Words {
		if w := &t.Rows[a.Verb].Words[i]; !w.known(&rest) {
			return false
		}
	}
	return rest == game.Action{Verb: a.Verb}
}

// All is every action that the notation can write; it must not be changed.
func (t *Table[S]) All() []game.Action { return t.all }

func (t *Table[S]) list() (out []game.Action) {
	for v := 1; v < len(t.Rows); v++ {
		list := []game.Action{{Verb: game.Verb(v)}}
		for i := range t.Rows[v].Words {
			list = t.Rows[v].Words[i].all(list)
		}
		out = append(out, list...)
	}
	return out
}
