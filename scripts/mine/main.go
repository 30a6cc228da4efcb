// Command mine looks for turns that a search of the usual length misses (game/mined), and adds them to the lines that
// it is given.
//
//	go run ./scripts/mine -game NAME -for 10m >>FILE
//	go run ./scripts/mine -game NAME -check # how many of those that are kept are missed now
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/mined"
	"posterestante/game/search"
)

// miner looks for turns of one game.
type miner struct {
	of     game.Game
	player *search.Player
	seats  int
	looks  int // of what is held to miss them
	lots   int // of what is held to find everything
	ends   int // games that are played to the end from an action
	out    *json.Encoder
	found  int
}

func main() {
	name := flag.String("game", box.Games[0].Game.Name(), "which game")
	m := miner{lots: 20000, ends: 100, out: json.NewEncoder(os.Stdout)}
	flag.IntVar(&m.seats, "seats", 2, "at the table")
	flag.IntVar(&m.looks, "iterations", 1000, "how often the player looks ahead whose misses are looked for")
	seed := flag.Uint64("seed", 150000, "of the first match")
	long := flag.Duration("for", 10*time.Minute, "when to stop")
	check := flag.Bool("check", false, "tell how many of the turns that are kept are missed now")
	flag.Parse()
	if err := m.run(*name, *seed, *long, *check); err != nil {
		fmt.Fprintln(os.Stderr, "mine:", err)
		os.Exit(1)
	}
}

func (m *miner) run(name string, seed uint64, long time.Duration, check bool) (err error) {
	if m.of, err = box.Named(name); err != nil {
		return err
	}
	model, err := search.ModelOf(m.of)
	if err != nil {
		return err
	}
	m.player = search.NewPlayer(model)
	if check {
		return m.check()
	}
	for begun := time.Now(); time.Since(begun) < long; seed++ {
		if err := m.match(seed); err != nil {
			return err
		}
		fmt.Fprintf(os.Stderr, "%s, seed %d: %d found\n", name, seed, m.found)
	}
	return nil
}

// check prints how many turns are kept, how many of them are missed, and what is lost on the mean.
func (m *miner) check() error {
	turns, err := mined.Of(m.of.Name())
	if err != nil {
		return err
	}
	missed, mean := 0, 0.0
	for i := range turns {
		loss, err := turns[i].Loss(m.of, m.player, m.looks)
		if err != nil {
			return err
		}
		mean += loss / float64(len(turns))
		if loss >= mined.Much {
			missed++
		}
	}
	fmt.Printf("%s,%d,%d,%d,%.1f\n", m.of.Name(), m.looks, len(turns), missed, 100*mean)
	return nil
}
