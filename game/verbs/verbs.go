// Package verbs makes the legal actions of a game, its refusals, notation and
// clicks from one row a verb, so that a rule stands in one place.
//
// The words: an action has what it speaks of (the card is in the hand, the
// place is not empty), and it may be done (the rules allow it). An offer is an
// action that has what it speaks of; the legal actions are the offers that may
// be done.
package verbs

import (
	"slices"

	"posterestante/game"
)

// Reason is why an action is not legal: an entry of the game's list of
// refusals, a byte so that asking costs next to nothing; 0 is no reason.
type Reason uint8

// Reasons is a game's list of refusals.
type Reasons struct{ list []game.Refusal }

// Add is a new reason: the key of its sentence, and the rule that it comes from.
func (l *Reasons) Add(code string, rule game.Rule) Reason {
	l.list = append(l.list, game.Refusal{Code: code, Rule: rule})
	return Reason(len(l.list))
}

// Len is how many there are; each is a Reason from 1.
func (l *Reasons) Len() int { return len(l.list) }

// Row is one verb of a game whose state is S.
type Row[S any] struct {
	Name  string // in the notation
	Words []Word // what follows the name
	// Has says why what the action speaks of is not there; nil: it always is.
	// It is asked about any action that is Known.
	Has func(S, game.Action) Reason
	// May says why the rules refuse the action, once Has has passed it; nil:
	// they never do.
	May func(S, game.Action) Reason
	// Sure is set where each offer may be done, so that Legal needs not ask: of lists of amounts.
	Sure bool
	// Parts appends the spots to click for the action, in order.
	Parts func(S, game.Action, []game.Spot) []game.Spot
	// Do does a legal action.
	Do func(S, game.Action, *game.Log)
	// Asks appends what a seat may ask for though another decides, see game.Requester: A is that seat. nil: the verb
	// is of the seat that decides.
	Asks func(S, game.Seat, []game.Action) []game.Action
}

// Table is all verbs of a game.
type Table[S any] struct {
	Rows    []Row[S] // by verb; entry 0 is unused
	Reasons *Reasons
	// Offers appends what the position offers, each with what it speaks of, in
	// the order of the legal actions.
	Offers func(S, []game.Action) []game.Action
	// Closed says why a verb can't be used at all now.
	Closed func(S, game.Action) Reason

	names map[string]game.Verb
	all   []game.Action
}

// New makes the table ready.
func New[S any](t Table[S]) *Table[S] {
	t.names = make(map[string]game.Verb, len(t.Rows))
	for v := 1; v < len(t.Rows); v++ {
		t.names[t.Rows[v].Name] = game.Verb(v)
		for i := range t.Rows[v].Words {
			t.Rows[v].Words[i].index()
		}
	}
	t.all = t.list()
	return &t
}

// Legal appends the legal actions, in a fixed order.
func (t *Table[S]) Legal(s S, buf []game.Action) []game.Action {
	n := len(buf)
	buf = t.Offers(s, buf)
	for _, a := range buf[n:] {
		if row := &t.Rows[a.Verb]; row.Sure || row.May == nil || row.May(s, a) == 0 {
			buf[n] = a
			n++
		}
	}
	return buf[:n]
}

// Reason says why an action that is Known is not legal now.
func (t *Table[S]) Reason(s S, a game.Action) Reason {
	row := &t.Rows[a.Verb]
	if r := t.Closed(s, a); r != 0 && row.Asks == nil {
		return r
	}
	if row.Has != nil {
		if r := row.Has(s, a); r != 0 {
			return r
		}
	}
	if row.May != nil {
		return row.May(s, a)
	}
	return 0
}

// Refuse says why any action is not legal now; nil if it is.
func (t *Table[S]) Refuse(s S, a game.Action) *game.Refusal {
	if !t.Known(a) {
		return game.Refuse("refuse.unknown", "")
	}
	return t.Refusal(t.Reason(s, a))
}

// Refusal is a reason in full, nil for none.
func (t *Table[S]) Refusal(r Reason) *game.Refusal {
	if r == 0 {
		return nil
	}
	no := t.Reasons.list[r-1]
	return &no
}

// Parts appends the spots to click for an action.
func (t *Table[S]) Parts(s S, a game.Action, buf []game.Spot) []game.Spot {
	return t.Rows[a.Verb].Parts(s, a, buf)
}

// Requests appends what a seat may ask for though another decides, see game.Requester.
func (t *Table[S]) Requests(s S, seat game.Seat, buf []game.Action) []game.Action {
	for v := range t.Rows {
		row := &t.Rows[v]
		if row.Asks == nil {
			continue
		}
		buf = slices.DeleteFunc(row.Asks(s, seat, buf), func(a game.Action) bool {
			return a.Verb == game.Verb(v) && t.Reason(s, a) != 0
		})
	}
	return buf
}

// Asker is the seat that asks by an action, Nobody for one of the seat that decides.
func (t *Table[S]) Asker(a game.Action) game.Seat {
	if int(a.Verb) < len(t.Rows) && t.Rows[a.Verb].Asks != nil {
		return game.Seat(a.A)
	}
	return game.Nobody
}
