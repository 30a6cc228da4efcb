package train

import (
	"context"
	"fmt"
	"math"
	"slices"

	"posterestante/game"
	"posterestante/game/search"
)

// test plays a round's model against the strongest kind that the game itself
// plays, at the smallest table and at the largest, and against the model before
// it, each seat in turn, and against the frozen one; it says the shares of wins.
func (t *Teacher) test(ctx context.Context, round int, before *search.Model) error {
	if t.Tests == 0 {
		return nil
	}
	own := t.Of.Kinds()[1:]
	if len(own) > 0 {
		strongest := own[len(own)-1]
		least, most := t.Of.Seats()
		for _, seats := range slices.Compact([]int{least, most}) {
			wins, err := t.against(ctx, round, seats, strongest, nil)
			if err != nil {
				return err
			}
			t.say("  with %d %s: %s", seats-1, strongest, share(wins, t.Tests))
		}
	}
	least, _ := t.Of.Seats()
	wins, err := t.against(ctx, round, least, "", before)
	if err != nil {
		return err
	}
	t.say("  against the round before: %s", share(wins, t.Tests))
	if t.frozen == nil {
		return nil
	}
	if wins, err = t.against(ctx, round, least, "", t.frozen); err == nil {
		t.say("  against %s: %s", t.Against, share(wins, t.Tests))
	}
	return err
}

// share says a share of wins in percent, with Wilson's interval of 95 percent.
func share(wins float64, games int) string {
	low, high := Wilson(wins, games)
	return fmt.Sprintf("%.1f %% [%.0f-%.0f]", 100*wins/float64(games), 100*low, 100*high)
}

// Wilson is the interval in which a share lies with 95 percent, after so many
// wins of so many games.
func Wilson(wins float64, games int) (low, high float64) {
	const z = 1.959964
	n := float64(games)
	p := wins / n
	mid := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return mid - half, mid + half
}

// against is how many of the test games the model wins where the others are of a
// kind, or another model where the kind is "".
func (t *Teacher) against(ctx context.Context, round, seats int, kind string, other *search.Model) (float64, error) {
	wins := make([]float64, t.Tests)
	err := t.each(ctx, "tests", t.Tests, func(p *search.Player, n int) (err error) {
		r := t.seed(round, -2-n/seats)
		wins[n], err = t.duel(ctx, p, &r, n%seats, seats, kind, other)
		return err
	})
	sum := 0.0
	for _, w := range wins {
		sum += w
	}
	return sum, err
}

// duel plays one game and gives the model's share of the win.
func (t *Teacher) duel(ctx context.Context, p *search.Player, r *game.Rand, mine, seats int, kind string,
	other *search.Model) (float64, error) {
	setup := game.Setup{Game: t.Of.Name(), Options: map[string]string{}, Seed: game.Numbered(r.Next())}
	for _, o := range t.Of.Options() {
		if o.OfSeat { // teaches nothing
			continue
		}
		setup.Options[o.Name] = o.Values[r.Intn(len(o.Values))]
	}
	for i := range seats {
		if i == mine || kind == "" {
			setup.Seats = append(setup.Seats, game.ThinkKind(t.Iterations))
			continue
		}
		setup.Seats = append(setup.Seats, kind)
	}
	rival := search.NewPlayer(p.Model)
	bots := make([]game.Bot, seats)
	if kind == "" {
		rival = search.NewPlayer(other)
	} else if h, ok := t.Of.(game.Hosted); ok {
		for i := range bots {
			bots[i] = h.Bot(kind, r.Next())
		}
	}
	st, err := game.Begin(t.Of, setup)
	if err != nil {
		return 0, err
	}
	for n := 0; !st.Over(); n++ {
		if n >= t.Of.MaxActions() {
			return 0, errLong
		}
		turn, legal := st.Turn(), st.Legal(nil)
		asked := p
		if int(turn) != mine {
			asked = rival
		}
		switch {
		case len(legal) == 1:
			st.Apply(legal[0], nil)
		case int(turn) != mine && bots[turn] != nil:
			st.Apply(bots[turn].Choose(st.View(turn), legal, func() game.State { return dealt(st, turn, r) }), nil)
		default:
			a, err := asked.Think(ctx, search.Question{Deal: dealt(st, turn, r), Iterations: t.Iterations,
				Seed: r.Next()})
			if err != nil {
				return 0, err
			}
			st.Apply(a.Action, nil)
		}
	}
	win, _ := p.Result(st, game.Seat(mine))
	return win, nil
}
