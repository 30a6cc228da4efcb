// Command explain measures how much of what became of a seat's chance the analysis of a match explains: it plays
// matches, has one seat of each judged as a person's and the others as opponents are, and prints, in points of
// chance, the mean of what luck, own and others' turns are said to have done, and of what is left: lines of a table
// as docs/data keeps them. Luck is without its sign.
//
//	go run ./scripts/explain -game montaigne -games 8
//	go run ./scripts/explain -advice 200 # what the coach's first advice costs, over so many turns of each game
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
	"posterestante/game/coach"
	"posterestante/game/search"
)

func main() {
	games := flag.Int("games", 8, "how many matches")
	seats := flag.Int("seats", 2, "how many seats")
	kind := flag.String("kind", "think:100", "who sits there")
	looks := flag.Int("iterations", 1000, "how often the coach looks ahead, as the program has it")
	only := flag.String("game", "", "one game only")
	turns := flag.Int("advice", 0, "in place of that judge the coach's first advice in so many turns of each game")
	flag.Parse()
	if *turns > 0 {
		fmt.Println(",seats,turns,mean loss,worst")
	} else {
		fmt.Println(",seats,matches,luck,own turns,others' turns,rest,rest without its sign")
	}
	for _, p := range box.Games {
		if *only != "" && *only != p.Game.Name() {
			continue
		}
		kinds := slices.Repeat([]string{*kind}, *seats)
		if *turns > 0 {
			mean, most, err := advice(p.Game, kinds, *turns, *looks)
			if err != nil {
				fmt.Fprintln(os.Stderr, "explain:", err)
				os.Exit(1)
			}
			fmt.Printf("%s,%d,%d,%.2f,%.1f\n", p.Game.Name(), *seats, *turns, mean, most)
			continue
		}
		m, err := measure(p.Game, kinds, *games, *looks)
		if err != nil {
			fmt.Fprintln(os.Stderr, "explain:", err)
			os.Exit(1)
		}
		fmt.Printf("%s,%d,%d,%.1f,%.1f,%.1f,%+.1f,%.1f\n", p.Game.Name(), *seats, *games, m.luck, m.own, m.others,
			m.rest, m.apart)
	}
}

// means are in points of chance, of one seat a match.
type means struct{ luck, own, others, rest, apart float64 }

// measure plays matches and splits what became of a seat's chance in each, one seat after the other.
func measure(g game.Game, kinds []string, games, looks int) (m means, err error) {
	c, err := coach.New(g, looks)
	if err != nil {
		return m, err
	}
	for n := range games {
		s, err := played(g, kinds, n)
		if err != nil {
			return m, err
		}
		person := game.Seat(n % len(kinds))
		ctx, quiet := context.Background(), func(int, int) {}
		turns, err := c.Review(ctx, s, func(seat game.Seat) bool { return seat == person }, quiet)
		if err != nil {
			return m, err
		}
		splits, err := c.Splits(ctx, s, turns, quiet)
		if err != nil {
			return m, err
		}
		of, each := splits[person], 100/float64(games)
		m.luck, m.own, m.others = m.luck+each*math.Abs(of.Luck), m.own+each*of.Own, m.others+each*of.Others
		m.rest, m.apart = m.rest+each*of.Rest(), m.apart+each*math.Abs(of.Rest())
		_, _ = fmt.Fprintf(os.Stderr, "%s %d: %+.3f\n", g.Name(), n, of)
	}
	return m, nil
}

// played is the n-th match.
func played(g game.Game, kinds []string, n int) (*game.Session, error) {
	const seeds = 11000 // those of the training are others
	setup := game.Setup{Game: g.Name(), Seats: kinds, Seed: game.Numbered(uint64(seeds + n))}
	var h search.Host
	return h.Match(context.Background(), g, setup)
}
