package headless

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"posterestante/game"
)

// simPlan is a simulation that can be played.
type simPlan struct {
	game         game.Game
	setup        game.Setup // without a seed
	kinds        []string   // as asked for
	games, cores int
	seed         uint64
}

// share is a whole win: it can be shared by up to six seats in whole numbers,
// so that sums don't depend on their order.
const share = 60

// tally counts games; tallies add up in any order.
type tally struct {
	finished, actions, turns int64
	wins, scores             [game.MaxSeats]int64 // wins in shares
}

// simulate plays all games on all cores; each has its own seed, so that the
// result doesn't depend on how many work. tick is called after each game.
func simulate(p *simPlan, tick func()) (*simResult, error) {
	cores := p.cores
	if cores == 0 {
		cores = runtime.NumCPU()
	}
	var next atomic.Int64
	var mu sync.Mutex
	var sum tally
	var failed error
	var wait sync.WaitGroup
	begin := time.Now()
	for range min(cores, p.games) {
		wait.Go(func() {
			var t tally
			buf := make([]game.Action, 0, 1024)
			for n := next.Add(1) - 1; n < int64(p.games); n = next.Add(1) - 1 {
				err := p.one(uint64(n), &t, buf)
				mu.Lock()
				tick()
				if err != nil && failed == nil {
					failed = err
				}
				stop := failed != nil
				mu.Unlock()
				if stop {
					break
				}
			}
			mu.Lock()
			sum.add(&t)
			mu.Unlock()
		})
	}
	wait.Wait()
	return p.result(&sum, time.Since(begin).Seconds()), failed
}

// one plays the n-th game.
func (p *simPlan) one(n uint64, t *tally, buf []game.Action) (err error) {
	seeds := game.NewRand(p.seed)
	seeds = game.NewRand(seeds.Next() + n)
	setup := p.setup
	setup.Seed = seeds.Next()
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the rules stopped in game %d (seed %d): %v", n+1, setup.Seed, r)
		}
	}()
	st, err := p.game.New(setup)
	if err != nil {
		return err
	}
	bot := game.RandomBot{Rand: game.NewRand(seeds.Next())}
	actions, most := 0, p.game.MaxActions()
	last := game.Nobody
	for ; !st.Over() && actions < most; actions++ {
		if turn := st.Turn(); turn != last {
			t.turns++
			last = turn
		}
		buf = st.Legal(buf[:0])
		st.Apply(bot.Choose(game.View{}, buf, nil), nil)
	}
	t.actions += int64(actions)
	if st.Over() {
		t.finish(st.Scores())
	}
	return nil
}

// finish counts a finished game.
func (t *tally) finish(scores []game.Score) {
	t.finished++
	first := 0
	for _, s := range scores {
		if s.Place == 1 {
			first++
		}
	}
	for i, s := range scores {
		t.scores[i] += int64(s.Total)
		if s.Place == 1 {
			t.wins[i] += int64(share / first)
		}
	}
}

func (t *tally) add(o *tally) {
	t.finished += o.finished
	t.actions += o.actions
	t.turns += o.turns
	for i := range t.wins {
		t.wins[i] += o.wins[i]
		t.scores[i] += o.scores[i]
	}
}

func (p *simPlan) result(t *tally, seconds float64) *simResult {
	r := &simResult{
		Game: p.game.Name(), Games: p.games, Finished: int(t.finished), Actions: t.actions, Seconds: seconds,
		ActionsPerSecond: float64(t.actions) / max(seconds, 1e-9), TurnsPerGame: float64(t.turns) / float64(p.games),
	}
	for i, k := range p.kinds {
		mean := float64(t.scores[i]) / float64(max(1, t.finished))
		r.Seats = append(r.Seats, simSeat{Kind: k, Wins: float64(t.wins[i]) / share, MeanScore: mean})
	}
	return r
}
