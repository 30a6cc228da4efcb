package gametest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"posterestante/game"
)

// Fails says why a clause doesn't hold, "" if it does. It asks in the words of
// positions, see Language, what lies in a zone exactly, what a number is; "not"
// before one asks whether it is 0. Of what lies there:
//
//	has hand spa1 love2 (among others)   lacks hand spa1   size hand 5 (how many pieces)
//	1: sees hand/0 ? ?   what seat 1 sees in a zone ("hand/0" for a seat's; "s:" a spectator): names, "?" for a
//	                     hidden face, "-" for an empty place; a number for a bag
//	1: saw bm1   an event showed it   1: unseen bm1   none did
//
// Of what may be done, what was said and how it ends:
//
//	legal move 7   illegal move 7   onlylegal a | b   verbs move end   count move 3 (so many actions)
//	notes auto.left auto.stamp (in this order, others between)   said call home (these and no others)   nonote call
//	shuffled 1   sealed 1   canundo, cannotundo (the last action told its seat nothing that it could not know)
//	over   over S6.1 (by this rule)   notover   ended end.arrived tie.shared   places 1 2   total 7   line bonus 3
func (r *Run[S]) Fails(c Clause) string {
	if c.Seat >= game.Seat(*r.lang.Table.Core(r.State()).Seats) {
		return "there is no such seat"
	}
	type asking func(Clause) (why string, asked bool)
	for _, ask := range [...]asking{r.asksWord, r.asksLegal, r.asksSaid, r.asksEnd, r.asksSeen} {
		if why, asked := ask(c); asked {
			return why
		}
	}
	if word, not := strings.CutPrefix(c.Word, "not"); not && len(c.Args) == 0 {
		if w := r.lang.word(word); w.Get != nil {
			return Same(w.Get(r.State(), max(c.Seat, 0)), []string{"0"})
		}
	}
	return "is not understood"
}

// Same says what it is where it isn't what is wanted; SameSet where the order doesn't matter.
func Same(got, want any) string {
	if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
		return "it is " + g
	}
	return ""
}

// SameSet is Same of lists in any order.
func SameSet(got, want []string) string {
	return Same(slices.Sorted(slices.Values(got)), slices.Sorted(slices.Values(want)))
}

// asksWord asks in a word of positions.
func (r *Run[S]) asksWord(c Clause) (string, bool) {
	word, seat := c.Word, max(c.Seat, 0)
	amount := word == "has" || word == "lacks" || word == "size"
	if amount && len(c.Args) > 0 {
		word = c.Args[0]
	}
	w := r.lang.word(word)
	switch {
	case amount && (w.Get == nil || len(c.Args) < 2):
		return "there is no such zone", true
	case amount:
		return failsAmount(c, w.Get(r.State(), seat)), true
	case w.Fails != nil:
		return w.Fails(r, c), true
	case w.Get != nil && len(c.Args) == 0 && r.flag(word):
		return Same(w.Get(r.State(), seat), []string{"1"}), true
	case w.Get != nil:
		return Same(w.Get(r.State(), seat), c.Args), true
	}
	return "", false
}

// flag says whether a word alone asks for a 1: it is no zone, and no number with names.
func (r *Run[S]) flag(word string) bool {
	got := r.lang.word(word).Get(r.State(), 0)
	if r.lang.zone(word) != 0 || len(got) != 1 {
		return false
	}
	_, err := strconv.Atoi(got[0])
	return err == nil
}

// failsAmount looks for some of a list.
func failsAmount(c Clause, got []string) string {
	if c.Word == "size" {
		return Same(len(got)-count(got, "-"), c.Args[1])
	}
	for _, name := range c.Args[1:] {
		if slices.Contains(got, name) != (c.Word == "has") {
			return fmt.Sprintf("%s: it is %v", name, got)
		}
	}
	return ""
}

func count(list []string, name string) (n int) {
	for _, s := range list {
		if s == name {
			n++
		}
	}
	return n
}

// asksLegal asks what may be done.
func (r *Run[S]) asksLegal(c Clause) (string, bool) {
	legal, args := Legal(r.S), c.Line()
	var verbs []string
	for _, a := range legal {
		verb, _, _ := strings.Cut(a, " ")
		verbs = append(verbs, verb)
	}
	switch c.Word {
	case "legal", "illegal":
		if _, err := r.S.Game().Parse(args); err != nil {
			return err.Error(), true
		}
		if slices.Contains(legal, args) != (c.Word == "legal") {
			return fmt.Sprintf("the legal actions are %v", legal), true
		}
		return "", true
	case "onlylegal":
		var want []string
		for _, a := range strings.Split(args, "|") {
			want = append(want, strings.TrimSpace(a))
		}
		return SameSet(legal, want), true
	case "verbs":
		slices.Sort(verbs)
		return SameSet(slices.Compact(verbs), c.Args), true
	case "count":
		verb, n, _ := strings.Cut(args, " ")
		return Same(count(verbs, verb), n), true
	case "canundo", "cannotundo":
		n := r.S.Len() - 1
		return Same(r.S.BarrierAt(n, r.S.Step(n).Seat) == nil, c.Word == "canundo"), true
	}
	return "", false
}

// asksEnd asks how the match ends.
func (r *Run[S]) asksEnd(c Clause) (string, bool) {
	seat := max(c.Seat, 0)
	switch c.Word {
	case "over":
		for _, e := range r.Log {
			if e.Kind == game.End && len(c.Args) > 0 {
				return Same(e.Rule, c.Line()), true
			}
		}
		return Same(r.S.Over() && len(c.Args) == 0, true), true
	case "notover":
		return Same(r.S.Over(), false), true
	case "ended":
		var got []string
		for _, f := range r.S.Ending() {
			got = append(got, f.Key)
		}
		return Same(got, c.Args), true
	case "sealed":
		sealer, ok := r.S.State().(game.Sealer)
		return Same(ok && fmt.Sprint(sealer.Sealed()) == c.Line(), true), true
	case "total":
		return Same(r.S.Scores()[seat].Total, c.Line()), true
	case "places":
		var got []int
		for _, sc := range r.S.Scores() {
			got = append(got, sc.Place)
		}
		return Same(got, c.Args), true
	case "line":
		points := 0
		for _, l := range r.S.Scores()[seat].Lines {
			if len(c.Args) == 2 && l.Key == c.Args[0] {
				points += l.Points
			}
		}
		return Same([]any{points}, c.Args[min(1, len(c.Args)):]), true
	}
	return "", false
}

// failsStep compares what must be settled now, "-" for nothing, with as many of its numbers as are said.
func failsStep[S any](r *Run[S], c Clause) string {
	t := r.lang.Table.Core(r.State()).Steps.Top()
	got := []string{r.lang.Table.Page.Steps[t.Kind], strconv.Itoa(int(t.A)), strconv.Itoa(int(t.B))}
	if t.Kind == 0 {
		got[0] = "-"
	}
	return Same(got[:min(len(got), max(1, len(c.Args)))], c.Args)
}
