package headless

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"posterestante/game"
)

// simDid is what was done, by the first word of its notation: how often in a finished game, in what share of the games
// and by what share of the seats at all, and what share of those seats won.
type simDid struct {
	Name  string  `json:"name"`
	Mean  float64 `json:"mean"`
	Share float64 `json:"share"`
	Seats float64 `json:"seats"`
	Wins  float64 `json:"wins"`
}

// deeds are how often each seat of a game did what, by verb.
type deeds [maxVerbs]struct {
	by   [game.MaxSeats]int64
	last game.Action // that was counted
}

const maxVerbs = 1 << 8

func (d *deeds) count(seat game.Seat, a game.Action) {
	d[a.Verb].by[seat]++
	d[a.Verb].last = a
}

// done is what finished games came to of one sort of action.
type done struct{ sum, games, seats, wins int64 } // wins in shares

// did counts what was done in a finished game; scores are by seat.
func (t *tally) did(g game.Game, d *deeds, scores []game.Score) {
	best := 0
	for _, s := range scores {
		if s.Place == 1 {
			best++
		}
	}
	for verb := range d {
		by := &d[verb].by
		if *by == ([game.MaxSeats]int64{}) {
			continue
		}
		word, _, _ := strings.Cut(g.Notation(d[verb].last), " ")
		all := t.done[word]
		all.games++
		for seat, s := range scores {
			if by[seat] == 0 {
				continue
			}
			all.sum += by[seat]
			all.seats++
			if s.Place == 1 {
				all.wins += int64(share / best)
			}
		}
		t.done[word] = all
	}
}

// addDone adds up what two tallies counted of actions.
func (t *tally) addDone(o *tally) {
	for word, d := range o.done {
		mine := t.done[word]
		t.done[word] = done{mine.sum + d.sum, mine.games + d.games, mine.seats + d.seats, mine.wins + d.wins}
	}
}

// deeds tells what was done, what was done most first.
func (r *simResult) deeds(p *simPlan, t *tally) {
	games := float64(max(1, t.finished))
	for word, d := range t.done {
		r.Did = append(r.Did, simDid{word, float64(d.sum) / games, float64(d.games) / games,
			float64(d.seats) / games / float64(len(p.kinds)), float64(d.wins) / share / float64(max(1, d.seats))})
	}
	slices.SortFunc(r.Did, func(a, b simDid) int {
		return cmp.Or(cmp.Compare(b.Mean, a.Mean), cmp.Compare(a.Name, b.Name))
	})
}

// didTable prints what was done.
func (r *simResult) didTable(w io.Writer) {
	_, _ = fmt.Fprintf(w, "\ndone\ta game\t%% of games\t%% of seats\t%% of those win\n")
	for _, d := range r.Did {
		_, _ = fmt.Fprintf(w, "%s\t%.2f\t%.1f\t%.1f\t%.1f\n", d.Name, d.Mean, 100*d.Share, 100*d.Seats, 100*d.Wins)
	}
}
