// Command regret tells what a seat that thinks loses by looking ahead only so often: it plays matches, has decisions
// from all parts of them answered by a search of the usual length and by a judge who looks a hundred times as often,
// and weighs what the two chose, where they differ, by as many looks at each. It prints a line of a table, as docs/data
// keeps them, a game; worth is in hundredths of what is sought, the mean with its interval of 95 percent.
//
//	go run ./scripts/regret -game NAME -seats 2
//
// The words: regret is by how much more the judge's choice is worth. Where the judge errs it is less than nothing; the
// mean of losses counts it as nothing there, and so is too large.
package main

import (
	"context"
	"flag"
	"fmt"
	"math"
	"os"
	"slices"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/mined"
	"posterestante/game/search"
)

// trial is what is asked of whom.
type trial struct {
	seats, decisions int
	looks            int // of the seat
	judge            int // of who says what it should have done
	weigh            int // at each of two choices, to tell what they are worth
	player           *search.Player
}

func main() {
	var t trial
	only := flag.String("game", "", "one game only")
	flag.IntVar(&t.seats, "seats", 2, "at the table")
	flag.IntVar(&t.decisions, "decisions", 100, "how many are judged")
	flag.IntVar(&t.looks, "iterations", 1000, "how often the seat looks ahead that is judged")
	flag.IntVar(&t.judge, "judge", 100000, "how often the judge does")
	flag.IntVar(&t.weigh, "weigh", 20000, "looks at each of two choices")
	flag.Parse()
	if err := t.table(*only); err != nil {
		fmt.Fprintln(os.Stderr, "regret:", err)
		os.Exit(1)
	}
}

// table prints a line a game, or that of one alone.
func (t *trial) table(only string) error {
	games := box.Games
	if only != "" {
		if _, err := box.Named(only); err != nil {
			return err
		}
		games = []box.Pack{*box.Of(only)}
	}
	fmt.Println(",seats,decisions,same choice,mean regret,mean of losses,worst")
	for _, p := range games {
		f, err := t.run(p.Game)
		if err != nil {
			return err
		}
		fmt.Printf("%s,%d,%v\n", p.Game.Name(), t.seats, &f)
	}
	return nil
}

// found is what came of the decisions that were judged.
type found struct {
	same    int       // in how many both chose the same
	regrets []float64 // of each, of 1
}

// String is the end of a line of the table.
func (f *found) String() string {
	n := float64(max(1, len(f.regrets)))
	mean, losses, worst, squares := 0.0, 0.0, 0.0, 0.0
	for _, x := range f.regrets {
		mean, losses, worst = mean+x/n, losses+max(0, x)/n, max(worst, x)
	}
	for _, x := range f.regrets {
		squares += (x - mean) * (x - mean)
	}
	between := 1.96 * math.Sqrt(squares/max(1, n-1)/n)
	return fmt.Sprintf("%d,%d,%.2f ± %.2f,%.2f,%.1f", len(f.regrets), f.same, 100*mean, 100*between, 100*losses,
		100*worst)
}

// parts are how many decisions of a match are judged, one from each of its parts.
const parts = 4

// run judges decisions of a game, as many as are asked for.
func (t *trial) run(g game.Game) (f found, err error) {
	m, err := search.ModelOf(g)
	if err != nil {
		return f, err
	}
	t.player = search.NewPlayer(m)
	var h search.Host
	kinds := slices.Repeat([]string{"think:100"}, t.seats)
	const seeds = 210000 // those of the trainings are others
	for seed := uint64(seeds); len(f.regrets) < t.decisions; seed++ {
		s, err := h.Match(context.Background(), g, game.Setup{Game: g.Name(), Seats: kinds, Seed: game.Numbered(seed)})
		if err != nil {
			return f, err
		}
		all, err := t.choices(s)
		if err != nil {
			return f, err
		}
		if len(all) < parts {
			return f, fmt.Errorf("%s, seed %d: there is hardly anything to choose", g.Name(), seed)
		}
		r := game.NewRand(seed)
		for i := range min(parts, t.decisions-len(f.regrets)) {
			from, to := i*len(all)/parts, (i+1)*len(all)/parts
			if err := t.decide(s.Branch(all[from+r.Intn(to-from)]), &f); err != nil {
				return f, err
			}
		}
		fmt.Fprintf(os.Stderr, "%s, %d seats: %v\n", g.Name(), t.seats, &f)
	}
	return f, nil
}

// choices are after how many actions of a match there were two things to choose between that don't come to the same.
func (t *trial) choices(s *game.Session) (at []int, err error) {
	for n := range s.Len() {
		with := s.Branch(n)
		if game.IsRequest(with.State(), s.Step(n).Action) { // the seat to act was asked after that
			continue
		}
		a, err := t.ask(with, 0)
		if err != nil {
			return nil, err
		}
		if len(a.Choices) > 1 {
			at = append(at, n)
		}
	}
	return at, nil
}

// ask asks the seat to act, as it is asked in play.
func (t *trial) ask(s *game.Session, looks int) (search.Answer, error) {
	deal, seed := s.Dealt()
	return t.player.Think(context.Background(), search.Question{Deal: deal, Iterations: looks, Seed: seed})
}

// decide judges what a seat does where a match stands. Nobody deals by another's seed, so that no two err together;
// the two choices are weighed by the same deals.
func (t *trial) decide(s *game.Session, f *found) error {
	seed := s.SeedAt(s.Len())
	made, err := t.ask(s, t.looks)
	if err != nil {
		return err
	}
	best, err := mined.Ask(t.player, s, t.judge, seed+1)
	if err != nil {
		return err
	}
	if best.Action == made.Action {
		f.same++
		f.regrets = append(f.regrets, 0)
		return nil
	}
	more, err := mined.More(t.player, s, t.weigh, seed+2, best.Action, made.Action)
	f.regrets = append(f.regrets, more)
	return err
}
