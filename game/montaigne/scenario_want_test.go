package montaigne

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"posterestante/game"
	"posterestante/game/gametest"
)

// What must hold is written like a position: clauses parted by ";", of seat 0
// unless a seat stands before it.
//
//	hand, tiles, been   exactly these, in any order     voyage   exactly these, in order
//	has, lacks, discard   these among others            handsize 5   ndiscard 3   nreserve 40
//	home 1   turned   notturned   turn 1   actions 1   acted 1   remade 1   passes 1
//	called, last, over, each with "not" before it       row love1 - - -   names in place
//	step take 2   or "step -"     legal a, illegal a, onlylegal a | b, verbs move end, count pay 3
//	notes call home   said in this order    nonote call   total 7   places 1 2   line tile.zones 2   ended M6.6
//	shuffled 1   how often the reserve was made anew
//	canundo, cannotundo   whether the last action told its seat nothing that it could not know
//	1: sees hand/0 ? ?   what seat 1 sees there, "s:" a spectator    1: back hand/0 rome lyon   whose backs

func (r *run) check(text string) {
	r.Helper()
	for _, c := range clauses(text) {
		if why := r.fails(c); why != "" {
			r.Errorf("%q: %s", c.text, why)
		}
	}
}

var wantSteps = [...]string{"-", "take", "buy", "sail", "toll", "home", "noble", "quote", "read", "coach", "rob", "search", "choose", "unseen", "pope"}

func same(got, want any) string {
	if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
		return fmt.Sprintf("it is %s", g)
	}
	return ""
}

func sameSet(got, want []string) string {
	return same(slices.Sorted(slices.Values(got)), slices.Sorted(slices.Values(want)))
}

func holes(names []string) []string {
	out := slices.Clone(names)
	for i := range out {
		if out[i] == "" {
			out[i] = "-"
		}
	}
	return out
}

// fails says why a clause doesn't hold, "" if it does.
func (r *run) fails(c clause) string {
	p := r.page()
	s := p.Seats[max(c.seat, 0)]
	args := strings.Join(c.args, " ")
	numbers := map[string]int{
		"handsize": len(s.Hand), "ndiscard": len(p.Discard), "nreserve": len(p.Reserve), "home": s.Home, "turn": int(p.Turn),
		"actions": int(p.Actions), "acted": int(p.Acted), "remade": int(p.Remade), "passes": int(p.Passes),
		"total": r.s.Scores()[max(c.seat, 0)].Total, "shuffled": r.shuffles(),
	}
	if n, ok := numbers[c.word]; ok {
		return same(n, args)
	}
	truths := map[string]bool{"turned": s.Turned, "called": p.Called, "last": p.LastTurn, "over": r.s.Over()}
	word, not := strings.CutPrefix(c.word, "not")
	if on, ok := truths[word]; ok {
		return same(on, !not)
	}
	sets := map[string][]string{"hand": s.Hand, "tiles": s.Tiles, "been": s.Visited}
	if set, ok := sets[c.word]; ok {
		return sameSet(set, c.args)
	}
	among := map[string][]string{"has": s.Hand, "discard": p.Discard, "legal": gametest.Legal(r.s)}
	if list, ok := among[c.word]; ok {
		if c.word == "legal" {
			c.args = []string{args}
		}
		for _, a := range c.args {
			if !slices.Contains(list, a) {
				return fmt.Sprintf("%s is not among %v", a, list)
			}
		}
		return ""
	}
	switch c.word {
	case "voyage":
		return same(s.Voyage, c.args)
	case "row":
		return same(holes(p.Row), c.args)
	case "lacks":
		for _, a := range c.args {
			if slices.Contains(s.Hand, a) {
				return a + " is there"
			}
		}
		return ""
	case "sees", "back":
		return r.failsSees(c)
	}
	return r.failsMore(c, args)
}

// failsMore is fails for what is not on the page.
func (r *run) failsMore(c clause, args string) string {
	switch c.word {
	case "step":
		t := r.s.State().(*State).top()
		got := wantSteps[t.Kind]
		if len(c.args) > 1 {
			got += " " + strconv.Itoa(int(t.A))
		}
		if len(c.args) > 2 {
			got += " " + strconv.Itoa(int(t.B))
		}
		return same(got, args)
	case "illegal":
		return same(slices.Contains(gametest.Legal(r.s), args), false)
	case "onlylegal":
		var want []string
		for _, a := range strings.Split(args, "|") {
			want = append(want, strings.TrimSpace(a))
		}
		return sameSet(gametest.Legal(r.s), want)
	case "verbs", "count":
		return r.failsVerbs(c)
	case "notes", "nonote", "ended":
		return r.failsNotes(c)
	case "places":
		var got []string
		for _, sc := range r.s.Scores() {
			got = append(got, strconv.Itoa(sc.Place))
		}
		return same(got, c.args)
	case "line":
		points := 0
		for _, l := range r.s.Scores()[c.seat].Lines {
			if l.Key == c.args[0] {
				points += l.Points
			}
		}
		return same(points, c.args[1])
	case "canundo", "cannotundo":
		n := r.s.Len() - 1
		return same(r.s.BarrierAt(n, r.s.Step(n).Seat) == nil, c.word == "canundo")
	}
	return "is not understood"
}

func (r *run) failsVerbs(c clause) string {
	had := map[string]int{}
	var verbs []string
	for _, a := range gametest.Legal(r.s) {
		verb, _, _ := strings.Cut(a, " ")
		if had[verb]++; had[verb] == 1 {
			verbs = append(verbs, verb)
		}
	}
	if c.word == "count" {
		return same(had[c.args[0]], c.args[1])
	}
	return sameSet(verbs, c.args)
}

// failsNotes looks at what was said.
func (r *run) failsNotes(c clause) string {
	var said []string
	for _, e := range r.log {
		switch e.Kind {
		case game.Note:
			said = append(said, e.Key.String())
		case game.End:
			if c.word == "ended" {
				return same(e.Rule, c.args[0])
			}
		}
	}
	switch c.word {
	case "notes":
		return same(said, c.args)
	case "nonote":
		return same(slices.Contains(said, c.args[0]) || !Notes.Has(c.args[0]), false)
	}
	return "it did not end"
}

func (r *run) shuffles() (n int) {
	for _, e := range r.log {
		if e.Kind == game.Shuffle {
			n++
		}
	}
	return n
}

// failsSees compares what a seat sees in a zone ("hand/1" for a seat's): names,
// "?" for a hidden face, "-" for a hole; a number for a bag. "back" compares
// the cities on the backs instead.
func (r *run) failsSees(c clause) string {
	v := r.s.View(game.Seat(c.seat))
	name, whose, one := strings.Cut(c.args[0], "/")
	z := table.ZoneNamed(name)
	if z == 0 {
		return "there is no such zone"
	}
	seat := game.Nobody
	if one {
		seat = game.Seat(seatWord(whose))
	}
	p := v.Pile(z, seat)
	if table.Zones[z].Kind == game.Bag {
		return same(p.Len(), c.args[1])
	}
	var got []string
	for _, piece := range p.Pieces {
		switch {
		case piece.Back == 0:
			got = append(got, "-")
		case c.word == "back":
			got = append(got, City(piece.Back).String())
		case piece.ID == 0:
			got = append(got, "?")
		default:
			got = append(got, pieceName(piece.ID))
		}
	}
	return same(got, c.args[1:])
}
