package headless

import (
	"fmt"
	"io"

	"posterestante/game"
	"posterestante/game/search"
)

// tenths are the parts into which chances are told apart.
const tenths = 10

// simChance is how often seats that saw a chance in one tenth then won.
type simChance struct {
	Turns  int64   `json:"turns"`  // how often it was seen, at the start of a turn
	Chance float64 `json:"chance"` // that was seen, on the mean
	Wins   float64 `json:"wins"`   // the share that came of it
}

// foreseen is the chance that a seat saw in a turn of its.
type foreseen struct {
	seat   game.Seat
	turn   int64
	chance float64
}

// foresee keeps the first chance that a seat that thinks sees in a turn.
func foresee(said []foreseen, bot *search.Bot, seat game.Seat, turn int64) []foreseen {
	if bot == nil || len(bot.Last.Choices) < 2 || bot.Iterations == 0 {
		return said
	}
	for i := len(said) - 1; i >= 0; i-- {
		if said[i].seat == seat && said[i].turn == turn {
			return said
		}
	}
	now := foreseen{seat, turn, bot.Last.Chance}
	bot.Last = search.Answer{}
	return append(said, now)
}

// chances sums up one tenth, in millionths so that the sum hangs on no order.
type chances struct{ turns, chance, wins int64 }

// came counts what came of chances; scores are by seat.
func (t *tally) came(said []foreseen, scores []game.Score) {
	best := 0
	for _, s := range scores {
		if s.Place == 1 {
			best++
		}
	}
	for _, f := range said {
		at := &t.chances[min(int(f.chance*tenths), tenths-1)]
		at.turns++
		at.chance += int64(f.chance * 1e6)
		if scores[f.seat].Place == 1 {
			at.wins += int64(share / best)
		}
	}
}

// foreseen tells how chances came true.
func (r *simResult) foreseen(t *tally) {
	for _, c := range t.chances {
		if n := float64(max(1, c.turns)); t.thought() {
			r.Chances = append(r.Chances, simChance{c.turns, float64(c.chance) / 1e6 / n, float64(c.wins) / share / n})
		}
	}
}

// thought says whether any chance was seen.
func (t *tally) thought() bool {
	for _, c := range t.chances {
		if c.turns > 0 {
			return true
		}
	}
	return false
}

// chanceTable prints how chances came true.
func (r *simResult) chanceTable(w io.Writer) {
	if len(r.Chances) == 0 {
		return
	}
	_, _ = fmt.Fprintf(w, "\nchance seen %%\tturns\twins %%\n")
	for i, c := range r.Chances {
		if c.Turns > 0 {
			_, _ = fmt.Fprintf(w, "%d-%d: %.1f\t%d\t%.1f\n", 10*i, 10*i+10, 100*c.Chance, c.Turns, 100*c.Wins)
		}
	}
}
