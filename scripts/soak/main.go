// Command soak plays matches of the games of the box under all laws of the house, one
// after the other, persons by chance, bots and seats that think among them. Each match
// follows from its game and its seed alone; a line for each is kept in a file, so that a
// soak that was stopped goes on with the next seed. See CONTRIBUTING.md.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"

	"posterestante/game/box"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "soak:", err)
		os.Exit(1)
	}
}

var errBroken = errors.New("laws are broken")

func run(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("soak", flag.ExitOnError)
	var names []string
	for _, p := range box.Games {
		names = append(names, p.Game.Name())
	}
	only := flags.String("game", strings.Join(names, ","), "games to play")
	actions := flags.Int("actions", 100_000, "play until the file holds so many actions of each game")
	file := flags.String("file", "build/soak/laws.txt", "where the matches are written down")
	workers := flags.Int("workers", runtime.NumCPU(), "matches at a time")
	seed := flags.Int64("seed", -1, "play the match of this seed of one game again, and no other")
	longest := flags.Duration("longest", 20*time.Minute, "a match that takes longer hangs")
	if err := flags.Parse(args); err != nil {
		return err
	}
	names = strings.Split(*only, ",")
	for _, name := range names {
		if _, err := box.Named(name); err != nil {
			return err
		}
	}
	if *seed >= 0 {
		return again(names, uint64(*seed), *longest)
	}
	l, err := open(*file)
	if err != nil {
		return err
	}
	defer l.file.Close()
	s := soak{ledger: l, names: names, actions: *actions, longest: *longest}
	began := time.Now()
	s.run(ctx, max(*workers, 1))
	fmt.Print(l.summary(names))
	fmt.Printf("%v of matches now; more: -actions, anew: remove %s\n", time.Since(began).Round(time.Second), *file)
	switch {
	case l.failed != nil:
		return l.failed
	case slices.ContainsFunc(names, func(name string) bool { return len(l.broken(name)) > 0 }):
		return errBroken
	}
	return nil
}

// again plays one match and prints all that is said of it.
func again(names []string, seed uint64, longest time.Duration) error {
	if len(names) != 1 {
		return errors.New("-seed needs one -game")
	}
	m, err := play(names[0], seed, longest)
	fmt.Println(m)
	if err != nil {
		fmt.Println(err)
		return errBroken
	}
	return nil
}
