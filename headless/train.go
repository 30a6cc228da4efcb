package headless

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/foreign"
	"posterestante/game/search"
	"posterestante/game/train"
)

// trainAsked is what train was asked for.
type trainAsked struct {
	game, dir, out, from, against    string
	rounds, games, iterations, tests int
	seed                             int
	workers                          int
}

func trainFlags(a *trainAsked) *flags {
	f := newFlags("train", "", "teaches the seats that think a game, by playing; stopped, it goes on where it was")
	f.text(&a.game, "game", "", box.Games[0].Game.Name(), "which game")
	f.text(&a.dir, "dir", "", "build/train/postcards",
		"the folder that keeps each round; else build/train and the game's name")
	f.text(&a.out, "out", "", "game/postcards/sight/training.bin",
		"the file to write at the end; none is written where it is left out")
	f.text(&a.from, "from", "", "game/postcards/sight/training.bin",
		"a training to go on from; else from what the sight says by hand")
	f.text(&a.against, "against", "", "box",
		"a training by which all seats but one play, and learn nothing: a file, or box for that of the game")
	f.number(&a.rounds, "rounds", 6, "8", "how many rounds of games and fitting")
	f.number(&a.games, "games", 4000, "6000", "how many games a round")
	f.number(&a.iterations, "iterations", 100, "150", "iterations of the search at each decision")
	f.same("looks", "iterations")
	f.number(&a.tests, "tests", 200, "400", "how many games against each rival after a round")
	f.number(&a.seed, "seed", 1, "7", "the same seed gives the same training")
	f.number(&a.workers, "workers", 0, "2", "how many cores work; all for 0; the result is the same")
	return f
}

// Train trains a game and says how strong each round is.
func Train(args []string, _ io.Reader, out, errw io.Writer) int {
	var a trainAsked
	rest, status, done := trainFlags(&a).parse(args, out, errw)
	if done {
		return status
	}
	if len(rest) > 0 {
		return fail(errw, Misuse, "train: what is %s? (-h lists the flags)", foreign.Quote(rest[0]))
	}
	g, err := box.Named(a.game)
	if err != nil {
		return fail(errw, Misuse, "train: %v", err)
	}
	if a.rounds < 1 || a.games < 20 || a.iterations < 1 || a.iterations > game.MostThought || a.tests < 0 ||
		a.workers < 0 {
		return fail(errw, Misuse, "train: -rounds and -iterations are 1 or more, -games 20 or more, "+
			"-tests and -workers 0 or more")
	}
	if a.dir == "" {
		a.dir = filepath.Join("build", "train", g.Name())
	}
	t := a.teacher(g, out, errw)
	if err := a.taught(t); err != nil {
		return fail(errw, Failed, "train: %v", err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt) // what is read before ends at once
	defer stop()
	m, err := t.Run(ctx)
	if err == nil && a.out != "" {
		err = os.WriteFile(a.out, m.Write(), 0o644)
	}
	if err != nil {
		return fail(errw, Failed, "train: %v", err)
	}
	return Well
}

// teacher is who carries the plan out and tells how it goes.
func (a *trainAsked) teacher(g game.Game, out, errw io.Writer) *train.Teacher {
	t := &train.Teacher{
		Plan: train.Plan{Game: g.Name(), Rules: g.Version(), Seed: uint64(a.seed), Rounds: a.rounds, Games: a.games,
			Iterations: a.iterations, Tests: a.tests},
		Of: g, Workers: a.workers, Dir: a.dir,
		Say: func(line string) { _, _ = fmt.Fprintln(out, line) },
	}
	if most := runtime.NumCPU(); t.Workers == 0 || t.Workers > most {
		t.Workers = most
	}
	var b *bar
	doing := ""
	t.Tick = func(what string, done, of int) {
		if what != doing || done == 1 {
			doing, b = what, barOn(errw, what, of)
		}
		b.Set(done)
	}
	return t
}

// taught reads what the training goes on from, and whom it is against.
func (a *trainAsked) taught(t *train.Teacher) error {
	if a.from != "" {
		m, err := readTraining(t.Of, a.from)
		if err != nil {
			return err
		}
		t.Begin(m)
	}
	if a.against != "" {
		m, err := trainingOf(t.Of, a.against)
		if err != nil {
			return err
		}
		t.Face(m)
	}
	return nil
}

// boxed names the training that a game has.
const boxed = "box"

// trainingOf is the training in a file, or the one that the game has.
func trainingOf(g game.Game, file string) (*search.Model, error) {
	if file == boxed {
		return search.ModelOf(g)
	}
	return readTraining(g, file)
}

// readTraining reads a training of a game.
func readTraining(g game.Game, file string) (*search.Model, error) {
	data, err := readTold(file, search.MostBytes)
	if err != nil {
		return nil, err
	}
	m, err := search.Read(g, data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", foreign.Quote(file), err)
	}
	return m, nil
}
