package train

import (
	"context"
	"math"
	"sync"
	"sync/atomic"

	"posterestante/game"
	"posterestante/game/search"
)

// lessons are what one game teaches.
type lessons struct {
	Positions []position
	Decisions []decision
}

// position is a turn's start in the eyes of a seat, and how the game ended for it:
// in part as it truly did, in part as the seat thought at its next decision, which
// hangs less on chance.
type position struct {
	X           []float32
	Win, Margin float32
	Seat        game.Seat
	thought     *[2]float32 // win and margin at its next decision
}

// decision is what a seat could do, and how often it should do each.
type decision struct{ Choices []choice }

type choice struct {
	Features []search.Entry
	Part     float32 // how often the policy should do it
}

// What is kept of games, and how they are played.
const (
	whole  = 5    // one decision in so many is searched wholly, and learned from
	brief  = 8    // the others by so small a part, which plays nearly as well
	eager  = 25   // how much more the policy does what is worth more
	truly  = 0.5  // part of the true end in what is learned of a position
	doubt  = 5    // iterations that a choice is thought to have had besides, of no more than the mean
	wander = 0.12 // how often an action is drawn by its visits, not the most visited
)

// play plays the games of a round.
func (t *Teacher) play(ctx context.Context, round int) ([]lessons, error) {
	out := make([]lessons, t.Games)
	err := t.each(ctx, "games", t.Games, func(p *search.Player, n int) (err error) {
		out[n], err = t.one(ctx, p, t.seed(round, n), round > 1 || t.From != "")
		return err
	})
	return out, err
}

// seed is that of the n-th game of a round.
func (t *Teacher) seed(round, n int) game.Rand {
	r := game.NewRand(t.Seed)
	r = game.NewRand(r.Next() + uint64(round))
	return game.NewRand(r.Next() + uint64(n))
}

// each does n pieces of work on all workers, each with a player of the model.
func (t *Teacher) each(ctx context.Context, what string, n int, do func(*search.Player, int) error) error {
	var next, done atomic.Int64
	var mu sync.Mutex
	var failed error
	var wait sync.WaitGroup
	for range max(1, t.Workers) {
		wait.Go(func() {
			p := search.NewPlayer(t.model)
			for i := next.Add(1) - 1; i < int64(n); i = next.Add(1) - 1 {
				err := do(p, int(i))
				if err == nil {
					err = ctx.Err()
				}
				mu.Lock()
				if err != nil && failed == nil {
					failed = err
				}
				stop := failed != nil
				t.tick(what, int(done.Add(1)), n)
				mu.Unlock()
				if stop {
					return
				}
			}
		})
	}
	wait.Wait()
	return failed
}

// setup draws who plays and how: each number of seats as often, any options, at
// least one seat that thinks. In a third of the games all others think too, in a
// third they are all of the strongest of the game's own kinds, else any; against a
// frozen model all think.
func (t *Teacher) setup(r *game.Rand) game.Setup {
	least, most := t.Of.Seats()
	seats := least + r.Intn(most-least+1)
	setup := game.Setup{Game: t.Of.Name(), Options: map[string]string{}, Seed: game.Numbered(r.Next())}
	own := t.Of.Kinds()[1:]
	thinker, table := r.Intn(seats), r.Intn(3)
	for i := range seats {
		kind := game.ThinkKind(t.Iterations)
		switch any := r.Intn(2) == 0; {
		case i == thinker || len(own) == 0 || table == 0 || t.frozen != nil:
		case table == 1:
			kind = own[len(own)-1]
		case any:
			kind = own[max(r.Intn(len(own)), r.Intn(len(own)))] // the strongest come last
		}
		setup.Seats = append(setup.Seats, kind)
	}
	for _, o := range t.Of.Options() {
		if o.OfSeat { // teaches nothing
			continue
		}
		setup.Options[o.Name] = o.Values[r.Intn(len(o.Values))]
	}
	return setup
}

// one plays a game and gives what it teaches; taught says that what seats think of
// their chances is worth learning.
func (t *Teacher) one(ctx context.Context, p *search.Player, r game.Rand, taught bool) (out lessons, err error) {
	setup := t.setup(&r)
	st, err := game.Begin(t.Of, setup)
	if err != nil {
		return out, err
	}
	seats := len(setup.Seats)
	players := make([]game.Bot, seats)
	thinks := make([]bool, seats)
	hosted, _ := t.Of.(game.Hosted)
	for i, kind := range setup.Seats {
		if _, thinks[i] = game.Thinks(kind); !thinks[i] && hosted != nil {
			players[i] = hosted.Bot(kind, r.Next())
		}
	}
	if t.frozen != nil {
		t.face(players, thinks, &r)
	}
	last := game.Nobody
	for n := 0; !st.Over(); n++ {
		if n >= t.Of.MaxActions() {
			return out, errLong
		}
		turn := st.Turn()
		if now := game.TurnOf(st); now != last {
			out.Positions = t.see(out.Positions, p, st, thinks)
			last = now
		}
		legal := st.Legal(nil)
		switch {
		case len(legal) == 1:
			st.Apply(legal[0], nil)
		case !thinks[turn] && players[turn] != nil:
			st.Apply(players[turn].Choose(st.View(turn), legal, func() game.State { return dealt(st, turn, &r) }), nil)
		default:
			iterations, learns := t.looks(&r)
			a, err := p.Think(ctx, search.Question{Deal: dealt(st, turn, &r), Iterations: iterations, Seed: r.Next()})
			if err != nil {
				return out, err
			}
			if taught && learns {
				out.hold(turn, p, &a)
			}
			if len(a.Choices) > 1 && learns {
				out.Decisions = append(out.Decisions, learn(p, st, a))
			}
			st.Apply(pick(a, &r), nil)
		}
	}
	for i := range out.Positions {
		at := &out.Positions[i]
		win, margin := p.Result(st, at.Seat)
		at.Win, at.Margin = float32(win), float32(margin)
		if at.thought != nil {
			at.Win = truly*at.Win + (1-truly)*at.thought[0]
			at.Margin = truly*at.Margin + (1-truly)*at.thought[1]
		}
	}
	return out, nil
}

// hold keeps what a seat thinks for its positions since its last decision.
func (l *lessons) hold(seat game.Seat, p *search.Player, a *search.Answer) {
	if len(a.Choices) < 2 {
		return
	}
	win := p.Spec.WinPart()
	now := &[2]float32{float32(a.Chance), float32(min(max((a.Worth-win*a.Chance)/(1-win), 0), 1))}
	for i := len(l.Positions) - 1; i >= 0; i-- {
		switch at := &l.Positions[i]; {
		case at.Seat != seat:
		case at.thought != nil:
			return
		default:
			at.thought = now
		}
	}
}

// dealt is a position as a seat may imagine it.
func dealt(st game.State, seat game.Seat, r *game.Rand) game.State {
	c := st.Clone()
	c.Determinize(seat, r)
	return c
}

// see records the position at the start of a turn for each seat that thinks.
func (t *Teacher) see(to []position, p *search.Player, st game.State, thinks []bool) []position {
	for i, yes := range thinks {
		if yes {
			x := p.Inputs(st, game.Seat(i), len(thinks))
			to = append(to, position{X: append([]float32(nil), x...), Seat: game.Seat(i)})
		}
	}
	return to
}

// learn keeps a decision: what the policy should do is what it does, more of what
// turned out better than the mean, less of what turned out worse (after Danihelka
// and others 2022). What wasn't visited is thought to be a little worse.
func learn(p *search.Player, st game.State, a search.Answer) (d decision) {
	iterations, mean := 0, 0.0
	for _, c := range a.Choices {
		iterations += c.Visits
		mean += float64(c.Visits) * c.Worth
	}
	mean /= float64(max(1, iterations))
	p.Extractor.Prepare(st)
	sum := 0.0
	for _, c := range a.Choices {
		better := -0.02
		if c.Visits > 0 {
			better = (c.Worth - mean) * float64(c.Visits) / float64(c.Visits+doubt)
		}
		part := (c.Policy + 1e-4) * math.Exp(eager*better)
		sum += part
		d.Choices = append(d.Choices, choice{Features: p.ActionFeatures(st, c.Action, nil), Part: float32(part)})
	}
	for i := range d.Choices {
		d.Choices[i].Part /= float32(sum)
	}
	return d
}

// pick is the action most visited, or at times another by its visits.
func pick(a search.Answer, r *game.Rand) game.Action {
	if float64(r.Next()>>11)/(1<<53) >= wander {
		return a.Action
	}
	sum := 0
	for _, c := range a.Choices {
		sum += c.Visits
	}
	if sum == 0 {
		return a.Action
	}
	at := r.Intn(sum)
	for _, c := range a.Choices {
		if at -= c.Visits; at < 0 {
			return c.Action
		}
	}
	return a.Action
}
