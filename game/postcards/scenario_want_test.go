package postcards

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
//	score 5   bike 9   camps 8.1 8.2   ncamps 3   hand bm1   handsize 5   has bm1   lacks bm1   bonus   nobonus
//	card 12-4 s13 m2 (exactly)   nocard 12-4   cards 12-4 1-3   sent 1-3   gifts car1
//	plays 2 (cards that may be played)   extra 1   played bm1   moves 1   takes 1   kept 1
//	turn 1   phase draw   step memory 4   round 9   over   notover   first 1
//	row, top, cardrow, giftrow   names in place     deck 4, pdeck 4, gdeck 4   how many lie there
//	discard, pdiscard, gdiscard   names, these among others   ndiscard, npdiscard, ngdiscard   how many
//	legal move bm1 9   illegal ...   onlylegal a | b   verbs move end   count pair 10
//	notes auto.left auto.stamp   said in this order   nonote auto.lost   scored 1 4   points in the order scored
//	shuffled 1   how often a deck was remade   total 59   places 1 2   line bonus 3
//	canundo, cannotundo   whether the last action told its seat nothing that it could not know
//	1: sees hand/0 ? ?   what seat 1 sees there   1: saw bm1   an event showed it   1: unseen bm1   none did

func (r *run) check(text string) {
	r.Helper()
	for _, c := range clauses(text) {
		if why := r.fails(c); why != "" {
			r.Errorf("%q: %s", c.text, why)
		}
	}
}

var wantSteps = []string{"-", "wild", "take", "memory", "star", "stamp", "gift", "roadmove", "roadcamp", "guide", "bonus",
	"auto_track", "auto_memory", "auto_effect", "auto_send", "auto_gift"}

func same(got, want any) string {
	if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
		return fmt.Sprintf("it is %s", g)
	}
	return ""
}

func sameSet(got, want []string) string {
	g, w := slices.Sorted(slices.Values(got)), slices.Sorted(slices.Values(want))
	return same(g, w)
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
	v := r.s.View(game.Nobody)
	args := strings.Join(c.args, " ")
	numbers := map[string]int{
		"plays": mustPlay + int(p.Extra-p.Played), "extra": int(p.Extra), "moves": int(p.Moves), "takes": int(p.Takes), "kept": int(p.Camps),
		"turn": int(p.Turn), "round": int(p.Round), "first": int(p.First),
		"deck": len(p.TravelDeck), "pdeck": len(p.CardDeck), "gdeck": len(p.GiftDeck),
		"ndiscard": len(p.TravelDiscard), "npdiscard": len(p.CardDiscard), "ngdiscard": len(p.GiftDiscard),
	}
	if n, ok := numbers[c.word]; ok {
		return same(n, args)
	}
	lists := map[string][]string{"row": p.Row, "cardrow": p.CardRow, "giftrow": p.GiftRow, "top": {p.CardTop}}
	if list, ok := lists[c.word]; ok {
		return same(holes(list), c.args)
	}
	among := map[string][]string{"discard": p.TravelDiscard, "pdiscard": p.CardDiscard, "gdiscard": p.GiftDiscard}
	if list, ok := among[c.word]; ok {
		for _, a := range c.args {
			if !slices.Contains(list, a) {
				return fmt.Sprintf("%s is not among %v", a, list)
			}
		}
		return ""
	}
	switch c.word {
	case "phase":
		return same(p.Phase, args)
	case "step":
		got := wantSteps[v.Counter(StepKind, game.Nobody)]
		if len(c.args) == 2 {
			got += fmt.Sprint(" ", v.Counter(StepA, game.Nobody))
		}
		return same(got, args)
	case "canundo", "cannotundo":
		err := r.s.CanUndo(r.s.Step(r.s.Len() - 1).Seat)
		return same(err == nil, c.word == "canundo")
	case "over", "notover":
		return same(r.s.Over(), c.word == "over")
	case "legal", "illegal", "onlylegal", "verbs", "count":
		return r.failsLegal(c.word, args)
	case "notes", "nonote", "scored", "saw", "unseen", "shuffled", "unshown":
		return r.failsEvents(c)
	case "places", "total", "line":
		return r.failsScores(c)
	case "sees":
		return r.failsSees(c)
	}
	if c.seat < 0 || c.seat >= len(p.Seats) {
		return "there is no such seat"
	}
	return failsSeat(&p.Seats[c.seat], c)
}

func failsSeat(s *seatPage, c clause) string {
	args := strings.Join(c.args, " ")
	var cards []string
	var card *cardPage
	for i, p := range s.Postcards {
		cards = append(cards, p.Card)
		if len(c.args) > 0 && p.Card == c.args[0] {
			card = &s.Postcards[i]
		}
	}
	switch c.word {
	case "score":
		return same(s.Score, args)
	case "bike":
		return same(s.Bike, args)
	case "ncamps":
		return same(len(s.Camps), args)
	case "handsize":
		return same(len(s.Hand), args)
	case "camps":
		return sameSet(s.Camps, c.args)
	case "hand":
		return sameSet(s.Hand, c.args)
	case "played":
		return same(s.Played, c.args)
	case "cards":
		return same(cards, c.args)
	case "sent":
		return same(s.Sent, c.args)
	case "gifts":
		return same(s.Gifts, c.args)
	case "look":
		return sameSet(s.Look, c.args)
	case "has", "lacks":
		return same(slices.Contains(s.Hand, args), c.word == "has")
	case "bonus", "nobonus":
		return same(s.Bonus, c.word == "bonus")
	case "nocard":
		return same(card == nil, true)
	case "card":
		if card == nil {
			return fmt.Sprintf("it is not among %v", cards)
		}
		return same(*card, readCard(c.args))
	}
	return "is not understood"
}

func (r *run) failsLegal(word, args string) string {
	legal := gametest.Legal(r.s)
	verbs := map[string]int{}
	for _, a := range legal {
		verbs[strings.Fields(a)[0]]++
	}
	switch word {
	case "legal", "illegal":
		if _, err := (Game{}).Parse(args); err != nil {
			return err.Error()
		}
		if slices.Contains(legal, args) != (word == "legal") {
			return fmt.Sprintf("the legal actions are %v", legal)
		}
		return ""
	case "count":
		verb, n, _ := strings.Cut(args, " ")
		return same(verbs[verb], n)
	case "verbs":
		var got []string
		for v := range verbs {
			got = append(got, v)
		}
		return sameSet(got, strings.Fields(args))
	}
	var want []string
	for _, a := range strings.Split(args, "|") {
		want = append(want, strings.TrimSpace(a))
	}
	return sameSet(legal, want)
}

func (r *run) failsEvents(c clause) string {
	var notes, scored []string
	shuffled := 0
	shown := map[string]bool{}
	for _, e := range r.log {
		switch {
		case e.Kind == game.Note:
			notes = append(notes, e.Key.String())
		case e.Kind == game.Shuffle:
			shuffled++
		case e.gain != 0 && e.Seat == game.Seat(c.seat):
			scored = append(scored, strconv.Itoa(e.gain))
		}
		if seen, ok := e.For(game.Seat(c.seat)); ok && (e.Kind == game.Move || e.Kind == game.Flip) {
			shown[pieceName(seen.Piece.ID)] = true
		}
	}
	switch c.word {
	case "scored":
		return same(scored, c.args)
	case "shuffled":
		return same(shuffled, strings.Join(c.args, " "))
	case "saw", "unseen":
		for _, a := range c.args {
			if shown[a] != (c.word == "saw") {
				return fmt.Sprintf("%s: shown is %v", a, shown[a])
			}
		}
		return ""
	case "nonote":
		for _, k := range c.args {
			if slices.Contains(notes, k) || !Notes.Has(k) {
				return fmt.Sprintf("said: %v, and there is %s: %v", notes, k, Notes.Has(k))
			}
		}
		return ""
	}
	rest := notes
	for _, k := range c.args {
		i := slices.Index(rest, k)
		if i < 0 {
			return fmt.Sprintf("said: %v", notes)
		}
		rest = rest[i+1:]
	}
	return ""
}

func (r *run) failsScores(c clause) string {
	scores := r.s.Scores()
	switch c.word {
	case "places":
		var places []int
		for _, s := range scores {
			places = append(places, s.Place)
		}
		return same(places, c.args)
	case "total":
		return same(scores[c.seat].Total, strings.Join(c.args, " "))
	}
	points := 0
	for _, l := range scores[c.seat].Lines {
		if l.Key == c.args[0] {
			points += l.Points
		}
	}
	return same(points, c.args[1])
}

// failsSees compares what a seat sees in a zone ("hand/1" for a seat's): names,
// "?" for a hidden face, "-" for a hole; a number for a bag.
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
	return same(pileNames(p), c.args[1:])
}

func pileNames(p *game.Pile) []string {
	var out []string
	for _, piece := range p.Pieces {
		switch {
		case piece.Back == 0:
			out = append(out, "-")
		case piece.ID == 0:
			out = append(out, "?")
		default:
			out = append(out, pieceName(piece.ID))
		}
	}
	return out
}
