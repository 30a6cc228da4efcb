package headless

import (
	"cmp"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"posterestante/game"
	"posterestante/game/search"
)

// simPlan is a simulation that can be played.
type simPlan struct {
	game         game.Game
	setup        game.Setup // without a seed
	kinds        []string   // as asked for
	games, cores int
	seed         game.Seed
	pair         bool          // each deal is played once for each seat
	model        *search.Model // of the first seat, where it thinks
	others       *search.Model // of other seats that think
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
	sum := newTally()
	var failed error
	var wait sync.WaitGroup
	begin := time.Now()
	for range min(cores, p.games) {
		wait.Go(func() {
			t := newTally()
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
	setup, on := p.setup, 0 // everybody sits so many seats on
	if p.pair {
		seats := len(setup.Seats)
		on, n = int(n)%seats, n/uint64(seats)
		setup.Seats = turned(setup.Seats, -on)
	}
	setup.Seed = game.Seed(fmt.Sprint(p.seed, "/", n+1))
	seeds := (setup.Seed + " players").Rand()
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the rules stopped in game %d (seed %s): %v", n+1, setup.Seed, r)
		}
	}()
	st, err := game.Begin(p.game, setup)
	if err != nil {
		return err
	}
	players, bots, happened := p.players(setup.Seats, on, &seeds)
	var before game.State // where seats may speak out of turn
	if v, ok := p.game.(game.Volunteer); ok && v.Attends(st) {
		before = st.Clone()
	}
	var said []foreseen
	did := new(deeds)
	actions, most := 0, p.game.MaxActions()
	first, last := st.Turn(), game.Nobody
	var turns [game.MaxSeats]int64
	for ; !st.Over() && actions < most; actions++ {
		turn := st.Turn()
		if now := game.TurnOf(st); now != last {
			turns[now]++
			last = now
		}
		buf = st.Legal(buf[:0])
		a := players[turn](st, buf)
		said = foresee(said, bots[turn], turn, turns[turn])
		if before != nil {
			before.CopyFrom(st)
		}
		did.count(turn, a)
		st.Apply(a, happened)
		if before != nil {
			if ask, ok := game.VolunteerOf(p.game, setup.Seats, before, st, a, actions); ok {
				did.count(game.SeatOf(st, ask), ask)
				st.Apply(ask, happened)
			}
		}
	}
	t.length(actions, turns[:])
	if seats := len(setup.Seats); st.Over() {
		t.finish(turned(st.Scores(), on), game.Seat((int(first)-on+seats)%seats))
		t.ended(st, said)
		t.did(p.game, did, st.Scores())
	}
	return nil
}

// length counts how long a game was.
func (t *tally) length(actions int, turns []int64) {
	t.actions += int64(actions)
	t.rounds += slices.Max(turns)
	for _, n := range turns {
		t.turns += n
	}
}

// ended counts how a game ended, and what came of what was foreseen in it.
func (t *tally) ended(st game.State, said []foreseen) {
	st.ViewInto(&t.view, game.Nobody)
	t.close(t.view)
	t.ends(st.Scores(), &t.view)
	t.came(said, st.Scores())
}

// turned is a list that begins so many places later, and goes on with those
// before it.
func turned[T any](list []T, by int) []T {
	by = (by + len(list)) % len(list)
	return append(slices.Clone(list[by:]), list[:by]...)
}

// player chooses for the seat whose turn it is.
type player func(st game.State, legal []game.Action) game.Action

// players are those of one game, in which the first seat sits so many on: bots where the game has them, chance where
// not, which leaves an Automa its only action. Those that think remember of what happened what they saw; it is nil
// where none does.
func (p *simPlan) players(kinds []string, on int, seeds *game.Rand) (out []player, bots []*search.Bot,
	happened *game.Log) {
	chance := game.RandomBot{Rand: game.NewRand(seeds.Next())}
	hosted, _ := p.game.(game.Hosted)
	bots = make([]*search.Bot, len(kinds))
	for i, kind := range kinds {
		var bot game.Bot
		if n, ok := game.Thinks(kind); ok {
			happened = cmp.Or(happened, &game.Log{})
			model := p.others
			if i == on {
				model = p.model
			}
			bots[i] = &search.Bot{Player: search.NewPlayer(model), Iterations: n, Rand: game.NewRand(seeds.Next())}
			bot = bots[i]
		} else if hosted != nil {
			bot = hosted.Bot(kind, seeds.Next())
		}
		if bot == nil {
			out = append(out, func(_ game.State, legal []game.Action) game.Action {
				return chance.Choose(game.View{}, legal, nil)
			})
			continue
		}
		deals := game.NewRand(seeds.Next())
		var view game.View
		out = append(out, func(st game.State, legal []game.Action) game.Action {
			seat := st.Turn()
			st.ViewInto(&view, seat)
			return bot.Choose(view, legal, func() game.State {
				deal := st.Clone()
				if bots[seat] != nil {
					game.Believe(deal, seat, slices.Values(happened.Events))
				}
				deal.Determinize(seat, &deals)
				return deal
			})
		})
	}
	return out, bots, happened
}
