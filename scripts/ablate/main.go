// Command ablate measures what the hand-made features of a game are worth: it trains the game without some of them, and
// plays that training against the one in the box.
//
//	go run ./scripts/ablate -game NAME -arm bare       # none of them: zones, counters and verbs alone
//	go run ./scripts/ablate -game NAME -arm half       # without the half that says least
//	go run ./scripts/ablate -game NAME -arm half -list # which those are
//
// The arm bare begins from nothing, half from the numbers in the box. A training that was stopped goes on.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/search"
	"posterestante/game/train"
)

// asked is what is measured.
type asked struct {
	arm, dir                         string
	rounds, games, iterations, duels int
	seats                            int
	list                             bool
}

func main() {
	var a asked
	name := flag.String("game", box.Games[0].Game.Name(), "which game")
	flag.StringVar(&a.arm, "arm", "half", "bare or half")
	flag.StringVar(&a.dir, "dir", "build/ablate", "keeps each round, to go on from")
	flag.IntVar(&a.rounds, "rounds", 4, "of games and fitting")
	flag.IntVar(&a.games, "games", 2000, "a round")
	flag.IntVar(&a.iterations, "iterations", 100, "a decision, in training and in the games that are counted")
	flag.IntVar(&a.duels, "duels", 3000, "games against the training in the box, half of them from either seat")
	flag.IntVar(&a.seats, "seats", 2, "at the table of those games: one without, the others with all features")
	flag.BoolVar(&a.list, "list", false, "only list the features that half leaves out")
	flag.Parse()
	if err := a.run(*name); err != nil {
		fmt.Fprintln(os.Stderr, "ablate:", err)
		os.Exit(1)
	}
}

// run trains one arm and plays it against the box.
func (a *asked) run(name string) error {
	g, err := box.Named(name)
	if err != nil {
		return err
	}
	whole, err := search.ModelOf(g)
	if err != nil {
		return err
	}
	without, model, err := a.without(g, whole)
	if err != nil || a.list {
		return err
	}
	t := &train.Teacher{
		Plan: train.Plan{Game: name, Rules: g.Version(), Seed: 21, Rounds: a.rounds, Games: a.games,
			Iterations: a.iterations},
		Of: without, Workers: runtime.GOMAXPROCS(0), Dir: filepath.Join(a.dir, name+"-"+a.arm),
		Say: func(line string) { fmt.Fprintln(os.Stderr, line) },
	}
	if model != nil {
		t.Begin(model)
	}
	taught, err := t.Run(context.Background())
	if err != nil {
		return err
	}
	won, err := train.Won(a.duels, func() func(int) (float64, error) {
		mine, theirs := search.NewPlayer(taught), search.NewPlayer(whole)
		return func(n int) (float64, error) { return a.play(g, mine, theirs, n) }
	})
	if err != nil {
		return err
	}
	low, high := train.Wilson(won, a.duels)
	fmt.Printf("%s,%s,%d,%d,%.1f [%.1f-%.1f]\n", name, a.arm, a.seats, a.duels, 100*won/float64(a.duels), 100*low,
		100*high)
	return nil
}

// without is a game without some of its features, and what its training goes on from.
func (a *asked) without(g game.Game, whole *search.Model) (game.Game, *search.Model, error) {
	switch a.arm {
	case "bare":
		return hosted(g, struct{ game.Game }{g}), nil, nil
	case "half":
		m, err := weigh(g, whole, weighedGames)
		if err != nil {
			return nil, nil, err
		}
		if a.list {
			fmt.Println(strings.Join(m.left(), "\n"))
			return nil, nil, nil
		}
		masked := m.game(g)
		begun, err := search.Read(masked, whole.Write())
		return masked, begun, err
	}
	return nil, nil, fmt.Errorf("-arm is bare or half, not %q", a.arm)
}

// play plays the n-th game, each deal from every seat, and gives what part of the win the one without features has.
func (a *asked) play(g game.Game, mine, theirs *search.Player, n int) (float64, error) {
	const seeds = 61000 // those of the trainings are others
	seat := game.Seat(n % a.seats)
	setup := game.Setup{Game: g.Name(), Seed: game.Numbered(uint64(seeds + n/a.seats))}
	for range a.seats {
		setup.Seats = append(setup.Seats, game.ThinkKind(a.iterations))
	}
	st, err := game.Begin(g, setup)
	if err != nil {
		return 0, err
	}
	r := game.NewRand(uint64(seeds + n))
	for !st.Over() {
		legal := st.Legal(nil)
		if len(legal) == 1 {
			st.Apply(legal[0], nil)
			continue
		}
		p := theirs
		if st.Turn() == seat {
			p = mine
		}
		deal := st.Clone()
		deal.Determinize(st.Turn(), &r)
		q := search.Question{Deal: deal, Iterations: a.iterations, Seed: r.Next()}
		answer, err := p.Think(context.Background(), q)
		if err != nil {
			return 0, err
		}
		st.Apply(answer.Action, nil)
	}
	win, _ := mine.Result(st, seat)
	return win, nil
}
