package globe

import (
	"slices"

	"posterestante/game"
)

// class are seats with as many of the cards needed, in the order of their places.
type class struct {
	cards int
	seats []game.Seat
}

// Ranking implements game.Ranker: who won with how many cards, then the others; money where
// it parts equal cards (S6.2, S6.4, R5.1). It says nothing where several came home together:
// what parted those the end itself tells.
func (t *Teller) Ranking(v *game.View, scores []game.Score) phrase {
	if t.home(v, scores) > 1 {
		return phrase{}
	}
	first := game.Winners(scores)
	arrived := v.Counter(ArrivedN, first[0]) == 1
	with := args{"Who": game.SaySeats(first), "Then": {}}
	key, n := "rank.wins", cardsOf(scores[first[0]])
	if len(first) > 1 {
		key = "rank.shared"
	}
	var then []phrase
	for _, c := range classes(scores, first) {
		if c.cards == n && !arrived && len(first) == 1 {
			key = "rank.wins_money"
		}
		then = append(then, c.say(scores, arrived && c.cards == n))
	}
	if then != nil {
		with["Then"] = say("rank.then", args{"List": game.SayAll(game.Commas, then...)})
	}
	return sayN(key, n, with)
}

// home is how many stand on the arrival airport with all that must be brought.
func (t *Teller) home(v *game.View, scores []game.Score) (n int) {
	need := (int(Adventure) - int(Souvenir) + 1) * v.Counter(NeedN, game.Nobody)
	for i, s := range scores {
		if v.Counter(SquareN, game.Seat(i)) == len(t.R.Road)-1 && cardsOf(s) == need {
			n++
		}
	}
	return n
}

// cardsOf is how many of the cards needed a score counts.
func cardsOf(s game.Score) (n int) {
	for _, line := range s.Lines {
		if line.Key != "arrived" {
			n += line.Points
		}
	}
	return n
}

// classes are all seats but some, by their cards.
func classes(scores []game.Score, but []game.Seat) (out []class) {
	var order []game.Seat
	for i := range scores {
		if !slices.Contains(but, game.Seat(i)) {
			order = append(order, game.Seat(i))
		}
	}
	slices.SortStableFunc(order, func(a, b game.Seat) int { return scores[a].Place - scores[b].Place })
	for _, seat := range order {
		n := cardsOf(scores[seat])
		if len(out) == 0 || out[len(out)-1].cards != n {
			out = append(out, class{cards: n})
		}
		last := &out[len(out)-1]
		last.seats = append(last.seats, seat)
	}
	return out
}

// say says who has so many cards, and what parts those; on the road: others are home with as
// many.
func (c *class) say(scores []game.Score, road bool) phrase {
	key := "rank.with"
	switch a, b := scores[c.seats[0]].Place, scores[c.seats[len(c.seats)-1]].Place; {
	case road:
		key = "rank.with_road"
	case a != b && len(c.seats) == 2:
		key = "rank.with_money"
	case a != b:
		key = "rank.with_order"
	}
	return say(key, args{"Who": game.SaySeats(c.seats), "N": game.SayNumber(c.cards),
		"First": game.SaySeat(c.seats[0])})
}
