package search

import (
	"context"

	"posterestante/game"
)

// came is what all iterations came to.
type came struct {
	iterations int
	worth, win float64 // to the seat that thinks
	everyone   bool    // shares are kept
	shares     [game.MaxSeats]float64
}

func (c *came) add(mine Worth) {
	c.iterations++
	c.worth += mine.Sought
	c.win += mine.Win
}

// share keeps what each seat may hope for at the end of an iteration.
func (p *Player) share() {
	for seat := range p.seats {
		p.came.shares[seat] += p.worth(p.work, game.Seat(seat), p.seats).Win
	}
}

// Chances is what each seat may hope for with all cards on the table, from 0 to 1 and 1 in all, by the mean of a
// question's iterations; the share of the win where the game is over. It is for looking back: Deal is what lies there.
func (p *Player) Chances(ctx context.Context, q Question) ([]float64, error) {
	if q.Deal.Over() {
		return p.shares(q.Deal), nil
	}
	p.begin(q)
	p.came.everyone, p.eyes = true, game.Together
	for range max(q.Iterations, 1) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		p.iterate()
	}
	return p.told.all(p.came.shares[:p.seats], p.came.iterations), nil
}

// Glance is what each seat may hope for with all cards on the table as the net sees it at once.
func (p *Player) Glance(st game.State) []float64 {
	if st.Over() {
		return p.shares(st)
	}
	p.begin(Question{Deal: st})
	p.restart()
	p.forget()
	p.share()
	return p.told.all(p.came.shares[:p.seats], 1)
}

// all says what came of chances that were seen, each on the mean of so many, 1 in all.
func (t told) all(seen []float64, times int) []float64 {
	out, sum := make([]float64, len(seen)), 0.0
	for seat, x := range seen {
		out[seat] = t.say(len(seen), x/float64(times))
		sum += out[seat]
	}
	for seat := range out {
		out[seat] /= max(sum, 1e-9)
	}
	return out
}

// shares is what each seat has of the win in a game that is over.
func (p *Player) shares(st game.State) []float64 {
	out := make([]float64, len(game.Totals(st, nil)))
	for seat := range out {
		out[seat], _ = p.Result(st, game.Seat(seat))
	}
	return out
}
