package gametest

import (
	"slices"
	"strings"

	"posterestante/game"
)

// most are the greatest numbers that the fields of a verb's actions hold.
type most struct {
	a, b, c uint8
	n       int16
}

// ranges are those of all verbs, read off all that can be written.
func ranges(grammar []game.Action) map[game.Verb]most {
	out := map[game.Verb]most{}
	for _, a := range grammar {
		m := out[a.Verb]
		out[a.Verb] = most{max(m.a, a.A), max(m.b, a.B), max(m.c, a.C), max(m.n, a.N)}
	}
	return out
}

// each calls with all actions of a verb within its ranges and one beyond, and
// tells how many they are; where these are more than enough, with so many of
// them by chance.
func (m most) each(v game.Verb, enough int, chance *game.Rand, with func(game.Action)) {
	sizes := [...]int{int(m.a) + 2, int(m.b) + 2, int(m.c) + 2, int(m.n) + 3}
	all := sizes[0] * sizes[1] * sizes[2] * sizes[3]
	for i := range min(all, enough) {
		if all > enough {
			i = chance.Intn(all)
		}
		a := game.Action{Verb: v}
		a.A, i = uint8(i%sizes[0]), i/sizes[0]
		a.B, i = uint8(i%sizes[1]), i/sizes[1]
		a.C, i = uint8(i%sizes[2]), i/sizes[2]
		a.N = int16(i) - 1
		with(a)
	}
}

// enough is how many actions of a verb are tried in a position.
const enough = 100_000

// refusals holds Refuse against Legal, not only on what notation writes: on no
// numbers that a verb's fields can hold, nor one beyond, it panics or calls
// legal what is not listed. That all that is listed is not refused, each
// position's promises hold.
func (m *match) refusals(st game.State, legal []game.Action) (err error) {
	if m.chance.Intn(4) != 0 {
		return nil
	}
	set := map[game.Action]bool{}
	for _, a := range legal {
		set[a] = true
	}
	for seat := range game.Seat(m.s.Seats()) {
		for _, a := range game.RequestsOf(st, seat) {
			set[a] = true
		}
	}
	try := func(a game.Action) {
		if err == nil && st.Refuse(a) == nil && !set[a] {
			err = m.broken(Contract, "%+v is not legal and not refused", a)
		}
	}
	for _, v := range m.verbs {
		m.ranges[v].each(v, enough, &m.chance, try)
	}
	for _, v := range [...]game.Verb{0, 255} {
		try(game.Action{Verb: v})
	}
	for _, a := range m.plan.Grammar {
		if b := ordered(st, a); err == nil && b != a &&
			(set[a] || ordered(st, b) != b || !sameWords(m.g.Notation(a), m.g.Notation(b))) {
			return m.broken(Notation, "%q, legal: %v, is read as %q", m.g.Notation(a), set[a], m.g.Notation(b))
		}
	}
	return err
}

// ordered is what an action is read as in a position.
func ordered(st game.State, a game.Action) game.Action {
	if o, ok := st.(game.Orderly); ok {
		return o.Ordered(a)
	}
	return a
}

// sameWords says whether two notations have the same verb and the same words
// after it, in any order.
func sameWords(a, b string) bool {
	v, w := strings.Fields(a), strings.Fields(b)
	if len(v) == 0 || len(w) == 0 || v[0] != w[0] {
		return false
	}
	slices.Sort(v[1:])
	slices.Sort(w[1:])
	return slices.Equal(v, w)
}
