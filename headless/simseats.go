package headless

import (
	"cmp"
	"fmt"
	"io"
	"slices"

	"posterestante/game"
)

// simTotal is a number of points, and the share of all seats that ended with it.
type simTotal struct {
	Total int     `json:"total"`
	Share float64 `json:"share"`
}

// simState is a value of a seat's counter at the end: the share of all seats that
// had it, and what share of those won.
type simState struct {
	Name  string  `json:"name"`
	Value int     `json:"value"`
	Share float64 `json:"share"`
	Wins  float64 `json:"wins"`
}

// valued is a seat's counter that stands at a value; no more than mostValue are told apart.
type valued struct {
	counter game.Counter
	value   int
}

const mostValue = 9

// seated counts how seats ended.
type seated struct{ seats, wins int64 } // wins in shares

// ends counts how the seats ended: what points they had, and where each of their
// counters stood. scores are by seat.
func (t *tally) ends(scores []game.Score, v *game.View) {
	best := 0
	for _, s := range scores {
		if s.Place == 1 {
			best++
		}
	}
	for i, s := range scores {
		t.totals[s.Total]++
		for c, spec := range v.Table.Counters {
			if c == 0 || !spec.PerSeat {
				continue
			}
			n := v.Counter(game.Counter(c), game.Seat(i))
			if n < 0 || n > mostValue {
				continue
			}
			key := valued{game.Counter(c), n}
			s1 := t.stood[key]
			s1.seats++
			if s.Place == 1 {
				s1.wins += int64(share / best)
			}
			t.stood[key] = s1
		}
	}
}

// addEnds adds up what two tallies counted of seats.
func (t *tally) addEnds(o *tally) {
	for k, n := range o.totals {
		t.totals[k] += n
	}
	for i, c := range o.chances {
		mine := &t.chances[i]
		mine.turns, mine.chance, mine.wins = mine.turns+c.turns, mine.chance+c.chance, mine.wins+c.wins
	}
	for k, s := range o.stood {
		t.stood[k] = seated{t.stood[k].seats + s.seats, t.stood[k].wins + s.wins}
	}
}

// seats tells how seats ended.
func (r *simResult) seats(p *simPlan, t *tally) {
	all := float64(max(1, t.finished)) * float64(len(p.kinds))
	for total, n := range t.totals {
		r.Totals = append(r.Totals, simTotal{total, float64(n) / all})
	}
	slices.SortFunc(r.Totals, func(a, b simTotal) int { return cmp.Compare(a.Total, b.Total) })
	for k, s := range t.stood {
		r.Stood = append(r.Stood, simState{p.game.Table().Counters[k.counter].Name, k.value, float64(s.seats) / all,
			float64(s.wins) / share / float64(s.seats)})
	}
	slices.SortFunc(r.Stood, func(a, b simState) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.Value, b.Value))
	})
}

// below is the share of seats that ended with at most so many points.
func (r *simResult) below(most int) (sum float64) {
	for _, t := range r.Totals {
		if t.Total <= most {
			sum += t.Share
		}
	}
	return sum
}

// seatTable prints how seats ended.
func (r *simResult) seatTable(w io.Writer) {
	_, _ = fmt.Fprintf(w, "\npoints of a seat\tat most\n")
	for _, part := range []float64{0.1, 0.5, 0.9} {
		for _, t := range r.Totals {
			if r.below(t.Total) >= part {
				_, _ = fmt.Fprintf(w, "%.0f %% of seats\t%d\n", 100*part, t.Total)
				break
			}
		}
	}
	_, _ = fmt.Fprintf(w, "0 or 1\t%.1f %%\n", 100*r.below(1))
	_, _ = fmt.Fprintf(w, "\ncounter of a seat\t%% of seats\t%% of those win\n")
	for _, s := range r.Stood {
		_, _ = fmt.Fprintf(w, "%s %d\t%.1f\t%.1f\n", s.Name, s.Value, 100*s.Share, 100*s.Wins)
	}
}
