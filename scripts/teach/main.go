// Command teach measures whether the coach teaches: at a table of two, a player who plays at random takes the coach's
// first advice in none, a third, two thirds and all of its turns, against one who takes it in half of them. It prints
// a table as docs/data keeps them.
//
//	go run ./scripts/teach -games 1000 -iterations 100 >docs/data/opponents-11.csv
package main

import (
	"context"
	"flag"
	"fmt"
	"os"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/coach"
	"posterestante/game/train"
)

// rival is in what share of its turns the other player takes the advice.
const rival = 0.5

// shares are those of the player who is measured.
var shares = [...]float64{0, 1. / 3, 2. / 3, 1}

func main() {
	games := flag.Int("games", 1000, "of each share, half of them from either seat")
	iterations := flag.Int("iterations", 100, "how often the coach looks ahead for each turn that it weighs")
	only := flag.String("game", "", "one game only")
	flag.Parse()
	fmt.Printf("# Whether the coach teaches: a random player takes its first advice (%d looks) in a share of its "+
		"turns, against one who takes it in half of them; wins in percent of %d games, two seats, Wilson's "+
		"intervals of 95 percent:\n", *iterations, *games)
	fmt.Println(`,none,a third,two thirds,all`)
	for _, p := range box.Games {
		if *only != "" && *only != p.Game.Name() {
			continue
		}
		fmt.Print(p.Game.Name())
		for _, share := range shares {
			won, err := series(p.Game, share, *games, *iterations)
			if err != nil {
				fmt.Fprintln(os.Stderr, "teach:", err)
				os.Exit(1)
			}
			low, high := train.Wilson(won, *games)
			fmt.Printf(",%.1f [%.0f-%.0f]", 100*won/float64(*games), 100*low, 100*high)
		}
		fmt.Println()
	}
}

// series plays so many games, each deal from both seats, and says how many the learner won; a shared win is a part.
func series(g game.Game, share float64, games, iterations int) (float64, error) {
	return train.Won(games, func() func(int) (float64, error) {
		c, failed := coach.New(g, iterations)
		return func(n int) (float64, error) {
			if failed != nil {
				return 0, failed
			}
			return play(c, g, share, n)
		}
	})
}

// play plays the n-th game and says what part of the win is the learner's.
func play(c *coach.Coach, g game.Game, share float64, n int) (float64, error) {
	const seeds = 9000 // those of the training are others
	learner := game.Seat(n % 2)
	setup := game.Setup{Game: g.Name(), Seats: []string{"person", "person"}, Seed: game.Numbered(uint64(seeds + n/2))}
	s, err := game.NewSession(g, setup)
	if err != nil {
		return 0, err
	}
	r := game.NewRand(uint64(seeds + n))
	asks := false
	for turn := game.Nobody; !s.Over(); {
		if now := s.Turn(); now != turn {
			turn = now
			of := rival
			if now == learner {
				of = share
			}
			asks = float64(r.Intn(1<<16)) < of*(1<<16)
		}
		a, err := advised(c, s, asks)
		if err != nil {
			return 0, err
		}
		if len(a) == 0 {
			legal := s.Legal()
			a = []game.Action{legal[r.Intn(len(legal))]}
		}
		for _, a := range a {
			for legal := s.Legal(); len(legal) == 1 && legal[0] != a && s.Turn() == turn; legal = s.Legal() {
				if _, err := s.Do(legal[0]); err != nil {
					return 0, err
				}
			}
			if _, err := s.Do(a); err != nil {
				return 0, err
			}
		}
	}
	w := game.Winners(s.Scores())
	for _, seat := range w {
		if seat == learner {
			return 1 / float64(len(w)), nil
		}
	}
	return 0, nil
}

// advised is the coach's first advice, as far as it hangs on nothing unknown; nothing where nobody asks, or there is
// nothing to choose.
func advised(c *coach.Coach, s *game.Session, asks bool) ([]game.Action, error) {
	if !asks {
		return nil, nil
	}
	plans, err := c.Best(context.Background(), s, s.Len(), 1)
	if err != nil || len(plans) == 0 {
		return nil, err
	}
	return plans[0].Turn, nil
}
