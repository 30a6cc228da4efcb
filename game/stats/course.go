package stats

import (
	"strings"

	"posterestante/game"
)

// Course is how each seat's points in play rose: by seat, what it had at the
// start, then after each round. What is added at the end of the game (P9.2) is
// not in it.
func Course(s *game.Session) [][]int {
	seats := s.Seats()
	out := make([][]int, seats)
	v := s.ViewAt(0, game.Nobody)
	score, round := counterNamed(v.Table, "score"), counterNamed(v.Table, "round")
	now := make([]int, seats)
	note := func() {
		for i := range out {
			out[i] = append(out[i], now[i])
		}
	}
	for i := range now {
		now[i] = v.Counter(score, game.Seat(i))
	}
	note()
	for n := range s.Len() {
		for _, e := range s.Step(n).Events {
			switch {
			case e.Kind != game.Count:
			case e.Counter == score:
				now[e.Seat] = int(e.Value)
			case e.Counter == round:
				note()
			}
		}
	}
	if s.Len() > 0 {
		note()
	}
	return out
}

// Finals are the totals as the match stands, its end scoring included.
func Finals(s *game.Session) []int {
	var out []int
	for _, score := range s.Scores() {
		out = append(out, score.Total)
	}
	return out
}

// The Sources of points, in the order in which they are shown.
var Sources = []string{"sent", "traveller", "memory", "track", "automa", "itinerary", "unsent", "gifts", "bonus", "rest"}

// inPlay is the score line of all that was scored in play; what it is made of
// is told by the rules of the events.
const inPlay = "play"

// sources says of a rule, or of a score line's key, which Source it is.
var sources = map[string]string{
	"P7.2": "sent", "P4.5": "traveller", "P6.3": "memory", "P6.4": "track", "P10.9": "automa",
	"itinerary": "itinerary", "unsent": "unsent", "bonus": "bonus",
	"globes": "gifts", "caravan": "gifts", "lightning": "gifts", "key": "gifts",
}

func sourceOf(key string) string {
	if source, ok := sources[key]; ok {
		return source
	}
	head, _, _ := strings.Cut(key, ".") // a key ring names its kind of site
	if source, ok := sources[head]; ok {
		return source
	}
	return "rest"
}

// Earned are each seat's points by source, its end scoring included, as the
// match stands; they add up to its total.
func Earned(s *game.Session) []map[string]int {
	out := inPlayBy(s)
	for i, score := range s.Scores() {
		for _, line := range score.Lines {
			if line.Key != inPlay {
				out[i][sourceOf(line.Key)] += line.Points
			}
		}
	}
	return out
}

// inPlayBy are the points that each seat scored in play, by source.
func inPlayBy(s *game.Session) []map[string]int {
	v := s.ViewAt(0, game.Nobody)
	score := counterNamed(v.Table, "score")
	out, had := make([]map[string]int, s.Seats()), make([]int, s.Seats())
	for i := range out {
		out[i], had[i] = map[string]int{}, v.Counter(score, game.Seat(i))
		if had[i] != 0 {
			out[i]["rest"] = had[i]
		}
	}
	for n := range s.Len() {
		for _, e := range s.Step(n).Events {
			if e.Kind == game.Count && e.Counter == score {
				out[e.Seat][sourceOf(string(e.Rule))] += int(e.Value) - had[e.Seat]
				had[e.Seat] = int(e.Value)
			}
		}
	}
	return out
}
