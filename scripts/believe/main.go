// Command believe measures what it is worth that seats that think deal what is hidden by what they saw, in place of
// evenly: one seat that does sits with others that don't, each deal from every seat. And what more could be had: with
// -part open all believe, and the one sees all hands, bags and bids besides, but no deck and no die.
//
//	go run ./scripts/believe -game NAME -seats 2 -games 400 -part memory # what was seen; bids: by the policy; all
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"strings"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/search"
	"posterestante/game/train"
)

// asked is what is measured.
type asked struct {
	part, options                  string
	seats, games, iterations, seed int
}

func main() {
	var a asked
	name := flag.String("game", box.Games[0].Game.Name(), "which game")
	flag.StringVar(&a.part, "part", "all", "all, bids, memory, none or open")
	flag.StringVar(&a.options, "options", "", "of the game, as auction=sealed, with commas")
	flag.IntVar(&a.seats, "seats", 2, "at the table: one that believes, the others as before")
	flag.IntVar(&a.games, "games", 400, "each deal from every seat")
	flag.IntVar(&a.iterations, "iterations", 100, "a decision")
	flag.IntVar(&a.seed, "seed", 71000, "of the first deal; those of the trainings are others")
	flag.Parse()
	if err := a.run(*name); err != nil {
		fmt.Fprintln(os.Stderr, "believe:", err)
		os.Exit(1)
	}
}

// run plays all games on all cores, and prints the share of wins as a line of a table.
func (a *asked) run(name string) error {
	g, err := box.Named(name)
	if err != nil {
		return err
	}
	m, err := search.ModelOf(g)
	if err != nil {
		return err
	}
	won, err := train.Won(a.games, func() func(int) (float64, error) {
		p := search.NewPlayer(m)
		return func(n int) (float64, error) { return a.play(g, p, n) }
	})
	if err != nil {
		return err
	}
	low, high := train.Wilson(won, a.games)
	fmt.Printf("%s,%d,%s,%d,%.1f [%.1f-%.1f]\n", name, a.seats, a.part, a.games, 100*won/float64(a.games), 100*low,
		100*high)
	return nil
}

// play plays the n-th game, and gives what part of the win the one that believes has.
func (a *asked) play(g game.Game, p *search.Player, n int) (float64, error) {
	seat := game.Seat(n % a.seats)
	setup := game.Setup{Game: g.Name(), Seed: game.Numbered(uint64(a.seed + n/a.seats))}
	for range a.seats {
		setup.Seats = append(setup.Seats, game.ThinkKind(a.iterations))
	}
	for _, o := range strings.Split(a.options, ",") {
		if name, value, ok := strings.Cut(o, "="); ok {
			if setup.Options == nil {
				setup.Options = map[string]string{}
			}
			setup.Options[name] = value
		}
	}
	s, err := game.NewSession(g, setup)
	if err != nil {
		return 0, err
	}
	r := game.NewRand(uint64(a.seed + n))
	for !s.Over() {
		legal := s.Legal()
		act := legal[0]
		if len(legal) > 1 {
			q := a.question(s, seat, &r)
			q.Seed = r.Next()
			answer, err := p.Think(context.Background(), q)
			if err != nil {
				return 0, err
			}
			act = answer.Action
		}
		if _, err := s.Do(act); err != nil {
			return 0, err
		}
	}
	win, _ := p.Result(s.State(), seat)
	return win, nil
}

// question is what the seat to act is asked, one of the seats being the one that believes.
func (a *asked) question(s *game.Session, one game.Seat, r *game.Rand) search.Question {
	mine, open := s.Turn() == one, a.part == "open"
	believes := func(part string) bool { return open || mine && (a.part == "all" || a.part == part) }
	q := search.Question{Iterations: a.iterations, Even: !believes("bids"), Open: open && mine}
	switch {
	case q.Open:
		q.Deal = s.Imagined(s.Len(), game.Together, r.Next())
	case believes("memory"):
		q.Deal = s.Believed(s.Len(), s.Turn(), r.Next())
	default:
		q.Deal = s.Imagined(s.Len(), s.Turn(), r.Next())
	}
	return q
}
