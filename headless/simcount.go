package headless

import (
	"cmp"
	"slices"

	"posterestante/game"
	"posterestante/game/train"
)

// share is a whole win: it can be shared by up to six seats in whole numbers,
// so that sums don't depend on their order.
const share = 60

// tally counts games; tallies add up in any order.
type tally struct {
	finished, actions, turns, rounds int64
	wins, order, scores              [game.MaxSeats]int64 // wins in shares; order likewise, by who began
	sources                          map[sourceKey]source
	counters                         map[game.Counter]source
	totals                           map[int]int64 // seats that ended with so many points
	stood                            map[valued]seated
	chances                          [tenths]chances
	done                             map[string]done
	view                             game.View // its memory, used again
}

// sourceKey is a source of points: the line of the scores.
type sourceKey struct {
	key  string
	rule game.Rule
}

// source is how much came of a source, and in how many games anything did.
type source struct{ sum, games int64 }

func newTally() tally {
	return tally{sources: map[sourceKey]source{}, counters: map[game.Counter]source{},
		totals: map[int]int64{}, stood: map[valued]seated{}, done: map[string]done{}}
}

// finish counts a finished game that the seat first began.
func (t *tally) finish(scores []game.Score, first game.Seat) {
	t.finished++
	best := 0
	for _, s := range scores {
		if s.Place == 1 {
			best++
		}
	}
	came := map[sourceKey]int64{}
	for i, s := range scores {
		t.scores[i] += int64(s.Total)
		if s.Place == 1 {
			t.wins[i] += int64(share / best)
			t.order[(i-int(first)+len(scores))%len(scores)] += int64(share / best)
		}
		for _, line := range s.Lines {
			came[sourceKey{line.Key, line.Rule}] += int64(line.Points)
		}
	}
	for k, n := range came {
		t.sources[k] = t.sources[k].add(n)
	}
}

// close counts the counters of the table at the end; one of every seat counts
// by its sum.
func (t *tally) close(v game.View) {
	for i, spec := range v.Table.Counters {
		c, n := game.Counter(i), 0
		switch {
		case i == 0:
			continue
		case !spec.PerSeat:
			n = v.Counter(c, game.Nobody)
		default:
			for seat := range v.Seats {
				n += v.Counter(c, game.Seat(seat))
			}
		}
		t.counters[c] = t.counters[c].add(int64(n))
	}
}

// add counts what one game gave.
func (s source) add(n int64) source {
	s.sum += n
	if n != 0 {
		s.games++
	}
	return s
}

func (t *tally) add(o *tally) {
	t.addEnds(o)
	t.addDone(o)
	t.finished += o.finished
	t.actions += o.actions
	t.turns += o.turns
	t.rounds += o.rounds
	for i := range t.wins {
		t.wins[i] += o.wins[i]
		t.order[i] += o.order[i]
		t.scores[i] += o.scores[i]
	}
	for k, s := range o.sources {
		t.sources[k] = source{t.sources[k].sum + s.sum, t.sources[k].games + s.games}
	}
	for k, s := range o.counters {
		t.counters[k] = source{t.counters[k].sum + s.sum, t.counters[k].games + s.games}
	}
}

// result is what the games of a plan came to.
func (p *simPlan) result(t *tally, seconds float64) *simResult {
	played, finished := float64(p.games), float64(max(1, t.finished))
	r := &simResult{
		Game: p.game.Name(), Games: p.games, Finished: int(t.finished), Actions: t.actions, Seconds: seconds,
		ActionsPerSecond: float64(t.actions) / max(seconds, 1e-9), TurnsPerGame: float64(t.turns) / played,
		ActionsPerGame: float64(t.actions) / played, RoundsPerGame: float64(t.rounds) / played,
		Sources: []simSource{}, Counters: []simSource{},
	}
	r.seats(p, t)
	r.foreseen(t)
	r.deeds(p, t)
	for i, k := range p.kinds {
		wins := float64(t.wins[i]) / share
		low, high := train.Wilson(wins, int(max(1, t.finished)))
		r.Seats = append(r.Seats, simSeat{Kind: k, Wins: wins, Low: low, High: high,
			MeanScore: float64(t.scores[i]) / finished})
		r.Order = append(r.Order, float64(t.order[i])/share)
	}
	for k, s := range t.sources {
		r.Sources = append(r.Sources, simSource{k.key, k.rule, float64(s.sum) / finished, float64(s.games) / finished})
	}
	slices.SortFunc(r.Sources, func(a, b simSource) int {
		if a.Mean != b.Mean {
			return cmp.Compare(b.Mean, a.Mean)
		}
		return cmp.Compare(a.Name, b.Name)
	})
	for i, spec := range p.game.Table().Counters {
		if s := t.counters[game.Counter(i)]; s.games > 0 {
			r.Counters = append(r.Counters, simSource{spec.Name, "", float64(s.sum) / finished,
				float64(s.games) / finished})
		}
	}
	return r
}
