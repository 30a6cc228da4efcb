package stats

import (
	"slices"

	"posterestante/game"
)

// inPlay is the score line of all that was scored in play; what it is made of
// is told by the rules of the events.
const inPlay = "play"

// scoreName is the counter of a seat's points, in games that count them in play.
const scoreName = "score"

// Course is how each seat's points rose: by seat, what it had at the start, then
// after each round. What is added at the end of the game (P9.2, M6.4) is not in
// it. A game that counts no points in play gives those that it would end with,
// after each round, or where it counts none each time round the table, without
// what is AtEnd.
func Course(s *game.Session) [][]int { return follow(s).out }

// Rounds are how many actions had been done at each point of a Course: none at the
// start, then those up to the end of each round.
func Rounds(s *game.Session) []int { return follow(s).at }

// follow goes through a match.
func follow(s *game.Session) *course {
	c := courseOf(s)
	c.note(0)
	for n := range s.Len() {
		for _, e := range s.Step(n).Events {
			c.see(n, e)
		}
	}
	if s.Len() > 0 {
		c.tally(s.Len())
		c.note(s.Len())
	}
	return c
}

// course is a Course being read.
type course struct {
	s            *game.Session
	terms        *Terms
	score, round game.Counter
	out          [][]int
	at           []int     // how many actions had been done, by point
	now          []int     // points, by seat
	first, last  game.Seat // who began, and who was last to have a turn
}

func courseOf(s *game.Session) *course {
	v := s.ViewAt(0, game.Nobody)
	c := &course{s: s, terms: termsOf(s), score: counterNamed(v.Table, scoreName),
		round: counterNamed(v.Table, "round"),
		out:   make([][]int, s.Seats()), now: make([]int, s.Seats()), first: s.StateAt(0).Turn()}
	c.last = c.first
	for i := range c.now {
		c.now[i] = v.Counter(c.score, game.Seat(i))
	}
	c.tally(0)
	return c
}

// note writes the points after n actions down.
func (c *course) note(n int) {
	c.at = append(c.at, n)
	for i := range c.out {
		c.out[i] = append(c.out[i], c.now[i])
	}
}

// tally reads the points after n actions, where no counter tells them.
func (c *course) tally(n int) {
	if c.score != 0 {
		return
	}
	for i, score := range c.s.StateAt(n).Scores() {
		c.now[i] = 0
		for _, line := range score.Lines {
			if !slices.Contains(c.terms.AtEnd, c.terms.sourceOf(line.Key)) {
				c.now[i] += line.Points
			}
		}
	}
}

// see reads an event of the n-th action.
func (c *course) see(n int, e game.Event) {
	switch {
	case e.Kind == game.Count && c.score == 0 && e.Counter == c.round && c.round != 0:
		c.tally(n + 1)
		c.note(n + 1)
	case e.Kind == game.Turn && c.score == 0 && c.round == 0 && e.Seat != game.Nobody:
		if c.order(e.Seat) <= c.order(c.last) {
			c.tally(n + 1)
			c.note(n + 1)
		}
		c.last = e.Seat
	case e.Kind != game.Count || c.score == 0:
	case e.Counter == c.score:
		c.now[e.Seat] = int(e.Value)
	case e.Counter == c.round:
		c.note(n + 1)
	}
}

// order is how many seats after the first one a seat comes.
func (c *course) order(seat game.Seat) int {
	seats := c.s.Seats()
	return (int(seat-c.first) + seats) % seats
}

// Finals are the totals as the match stands, its end scoring included.
func Finals(s *game.Session) []int {
	var out []int
	for _, score := range s.Scores() {
		out = append(out, score.Total)
	}
	return out
}

// Earned are each seat's points by source, its end scoring included, as the
// match stands; they add up to its total.
func Earned(s *game.Session) []map[string]int {
	t := termsOf(s)
	v := s.ViewAt(0, game.Nobody)
	score := counterNamed(v.Table, scoreName)
	out := make([]map[string]int, s.Seats())
	for i := range out {
		out[i] = map[string]int{}
	}
	if score != 0 {
		inPlayBy(s, t, score, out)
	}
	for i, said := range s.Scores() {
		for _, line := range said.Lines {
			if score == 0 || line.Key != inPlay {
				out[i][t.sourceOf(line.Key)] += line.Points
			}
		}
	}
	return out
}

// inPlayBy adds the points that each seat scored in play, by source.
func inPlayBy(s *game.Session, t *Terms, score game.Counter, out []map[string]int) {
	v := s.ViewAt(0, game.Nobody)
	had := make([]int, s.Seats())
	for i := range out {
		had[i] = v.Counter(score, game.Seat(i))
		if had[i] != 0 {
			out[i][Rest] = had[i]
		}
	}
	for n := range s.Len() {
		for _, e := range s.Step(n).Events {
			if e.Kind == game.Count && e.Counter == score {
				out[e.Seat][t.sourceOf(string(e.Rule))] += int(e.Value) - had[e.Seat]
				had[e.Seat] = int(e.Value)
			}
		}
	}
}
