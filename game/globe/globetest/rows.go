package globetest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
	"posterestante/game/globe"
)

// Row is a case of a rule: a position, what is played from it, and what must
// hold then.
//
//	pos   words of a position
//	play  move 3            an action in the game's notation
//	      !move 6 S4.1      an action that must be refused, by this rule
//	      ? money 950       what must hold at this moment
//	want  clauses as below, of seat 0 unless a seat stands before it
//
//	at 23, money 900, tickets 1, cheques 3, miss 1, order 0, waits 1, tries 1, has bid 1    active 1, round 2, die 4
//
// turn 1 (who decides; -1 nobody) step keep bag passport guide (exactly, in any order) won
// souvenir.silk (in order) pile 0 1 (who stands here, from the lowest)
//
// open job.ice under job.ice (it lies at the bottom) legal a illegal a onlylegal a | b verbs move
// sell notes card won (in this order, others between) nonote missed
//
// over S6.1 notover ended end.arrived tie.shared places 1 2 total 7 canundo, cannotundo sealed 1 1:
// sees bag/0 ? ? s: sees lot - (a spectator)
type Row struct{ Rule, Name, Pos, Play, Want string }

// Rows tests them.
func Rows(t *testing.T, g globe.Game, rows []Row) {
	t.Helper()
	seen := map[string]bool{}
	for _, r := range rows {
		name := r.Rule + "_" + strings.ReplaceAll(r.Name, " ", "_")
		if seen[name] {
			t.Errorf("two rows are named %q", name)
		}
		seen[name] = true
		t.Run(name, func(t *testing.T) { r.test(t, g) })
	}
}

// Run is a row being played.
type Run struct {
	*testing.T
	S   *game.Session
	log []game.Event // all events so far
}

// Start begins to play from a position.
func Start(t *testing.T, g globe.Game, pos string) *Run {
	t.Helper()
	st := Position(t, g, pos)
	setup := game.Setup{Game: g.Name(), Seats: slices.Repeat([]string{"person"}, int(st.Seats))}
	return &Run{T: t, S: game.From(g, setup, st)}
}

func (r Row) test(t *testing.T, g globe.Game) {
	run := Start(t, g, r.Pos)
	for _, c := range Clauses(r.Play) {
		switch {
		case strings.HasPrefix(c.Text, "!"):
			gametest.Refused(t, run.S, strings.TrimPrefix(c.Text, "!"))
		case strings.HasPrefix(c.Text, "?"):
			run.check(strings.TrimPrefix(c.Text, "?"))
		default:
			run.log = append(run.log, gametest.Do(t, run.S, c.Text)...)
		}
		if t.Failed() {
			t.Fatalf("at %q", c.Text)
		}
	}
	run.check(r.Want)
}

func (r *Run) check(text string) {
	r.Helper()
	for _, c := range Clauses(text) {
		if why := r.Fails(c); why != "" {
			r.Errorf("%q: %s", c.Text, why)
		}
	}
}

func same(got, want any) string {
	if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
		return "it is " + g
	}
	return ""
}

func sorted(list []string) []string { return slices.Sorted(slices.Values(list)) }

// state is the position as it stands.
func (r *Run) state() *globe.State { return r.S.State().(*globe.State) }

// Fails says why a clause doesn't hold, "" if it does.
func (r *Run) Fails(c Clause) string {
	s, g := r.state(), r.S.Game()
	seat := max(c.Seat, 0)
	p, args := &s.P[seat], strings.Join(c.Args, " ")
	if n, ok := seatCounters[c.Word]; ok {
		return same(p.Of(n), args)
	}
	numbers := map[string]int{"at": p.Square(), "turn": int(s.Turn()), "active": int(s.Active()),
		"round": int(s.N[globe.Round]), "die": int(s.N[globe.Die]),
		"total": r.S.Scores()[seat].Total, "sealed": s.Sealed(), "bids": int(p.Of(globe.BidN))}
	if n, ok := numbers[c.Word]; ok {
		if args == "arrival" {
			args = strconv.Itoa(s.Last())
		}
		return same(n, args)
	}
	names := func(list []uint8, base int) (out []string) {
		for _, c := range list {
			out = append(out, g.PieceName(uint16(int(c)+base)))
		}
		return out
	}
	item := int(globe.ItemPiece(0).ID)
	switch c.Word {
	case "bag":
		return same(sorted(names(p.Bag.All(), item)), sorted(c.Args))
	case "won":
		return same(names(p.Won.All(), 0), c.Args)
	case "pile":
		var got []string
		for place := uint8(0); s.At(p.Square(), place) != game.Nobody; place++ {
			got = append(got, fmt.Sprint(s.At(p.Square(), place)))
		}
		return same(got, c.Args)
	case "step":
		return same(s.R.Steps[s.Top().Kind].Name, args)
	case "open", "under":
		for k := globe.Job; int(k) <= globe.NumDecks; k++ {
			if n := s.Open[k]; c.Word == "open" && n != 0 && g.PieceName(uint16(n)) == args {
				return ""
			}
			if deck := s.Decks[k].All(); c.Word == "under" && len(deck) > 0 && g.PieceName(uint16(deck[0])) == args {
				return ""
			}
		}
		return "it does not lie there"
	case "sees":
		return r.failsSees(c)
	}
	return r.failsMore(c, args)
}

// failsMore is Fails for what may be done and what was said.
func (r *Run) failsMore(c Clause, args string) string {
	legal := gametest.Legal(r.S)
	switch c.Word {
	case "legal", "illegal":
		return same(slices.Contains(legal, args), c.Word == "legal")
	case "onlylegal":
		var want []string
		for _, a := range strings.Split(args, "|") {
			want = append(want, strings.TrimSpace(a))
		}
		return same(sorted(legal), sorted(want))
	case "verbs":
		var got []string
		for _, a := range legal {
			if verb, _, _ := strings.Cut(a, " "); !slices.Contains(got, verb) {
				got = append(got, verb)
			}
		}
		return same(sorted(got), sorted(c.Args))
	case "ended":
		var got []string
		for _, f := range r.S.Ending() {
			got = append(got, f.Key)
		}
		return same(got, c.Args)
	case "notover":
		return same(r.S.Over(), false)
	case "over", "notes", "nonote":
		return r.failsSaid(c, args)
	case "places":
		var got []string
		for _, sc := range r.S.Scores() {
			got = append(got, strconv.Itoa(sc.Place))
		}
		return same(got, c.Args)
	case "canundo", "cannotundo":
		n := r.S.Len() - 1
		return same(r.S.BarrierAt(n, r.S.Step(n).Seat) == nil, c.Word == "canundo")
	}
	return "is not understood"
}

// failsSaid looks at what was said.
func (r *Run) failsSaid(c Clause, args string) string {
	want := c.Args
	if c.Word == "nonote" && !globe.Notes.Has(args) {
		return "there is no such note of both games"
	}
	for _, e := range r.log {
		switch {
		case e.Kind == game.End && c.Word == "over":
			return same(e.Rule, args)
		case e.Kind != game.Note:
		case c.Word == "nonote" && e.Key.String() == args:
			return "it was said"
		case c.Word == "notes" && len(want) > 0 && e.Key.String() == want[0]:
			want = want[1:]
		}
	}
	switch {
	case c.Word == "over":
		return "it did not end"
	case c.Word == "notes" && len(want) > 0:
		return fmt.Sprintf("%s was not said", want[0])
	}
	return ""
}

// failsSees compares what a seat sees in a zone ("bag/1" for a seat's): names,
// "?" for a hidden face, "-" for a hole; a number for a bag.
func (r *Run) failsSees(c Clause) string {
	v := r.S.View(game.Seat(c.Seat))
	name, whose, one := strings.Cut(c.Args[0], "/")
	z, seat := v.Table.ZoneNamed(name), game.Nobody
	if one {
		seat = game.Seat(number(whose, 0))
	}
	p := v.Pile(z, seat)
	if z == 0 || v.Table.Zones[z].Kind == game.Bag {
		return same(p.Len(), c.Args[1])
	}
	var got []string
	for _, piece := range p.Pieces {
		switch {
		case piece.Back == 0:
			got = append(got, "-")
		case piece.ID == 0:
			got = append(got, "?")
		default:
			got = append(got, r.S.Game().PieceName(piece.ID))
		}
	}
	return same(got, c.Args[1:])
}
