// Command lastturn tells how often a seat that thinks plays the last turn of a match right: it plays matches, solves
// exactly what can be reached in each last turn as far as nothing hidden decides it, and has the turn played.
//
//	go run ./scripts/lastturn -game NAME -matches 300 -seats 2
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"slices"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/search"
)

// trial is what is played and how.
type trial struct {
	matches, seats, looks, room int
}

func main() {
	var t trial
	only := flag.String("game", "", "one game only")
	flag.IntVar(&t.matches, "matches", 300, "how many")
	flag.IntVar(&t.seats, "seats", 2, "at the table")
	flag.IntVar(&t.looks, "iterations", 1000, "how often the seat looks ahead whose last turn is judged")
	flag.IntVar(&t.room, "room", 5000, "positions of a turn that are looked at at most")
	flag.Parse()
	fmt.Println(",seats,last turns solved,of these something can be lost,played right,percent")
	for _, p := range box.Games {
		if *only != "" && *only != p.Game.Name() {
			continue
		}
		f, err := t.run(p.Game)
		if err != nil {
			fmt.Fprintln(os.Stderr, "lastturn:", err)
			os.Exit(1)
		}
		fmt.Printf("%s,%d,%d,%d,%d,%.1f\n", p.Game.Name(), t.seats, f.solved, f.open, f.right,
			100*float64(f.right)/float64(max(1, f.open)))
	}
}

// found are turns: solved, those in which the win hangs on what is done, and those of them that were played right.
type found struct{ solved, open, right int }

// run plays the matches of a game.
func (t *trial) run(g game.Game) (f found, err error) {
	m, err := search.ModelOf(g)
	if err != nil {
		return f, err
	}
	p := search.NewPlayer(m)
	const seeds = 83000 // those of the training are others
	for n := range t.matches {
		setup := game.Setup{Game: g.Name(), Seats: slices.Repeat([]string{"think:100"}, t.seats),
			Seed: game.Numbered(uint64(seeds + n))}
		s, err := game.NewSession(g, setup)
		if err != nil {
			return f, err
		}
		var h search.Host
		last := game.Nobody
		for !s.Over() {
			if now := s.Turn(); now != last && now == game.TurnOf(s.State()) {
				last = now
				if err := t.turn(p, s, &f); err != nil {
					return f, err
				}
			}
			if err := h.Step(context.Background(), s); err != nil {
				return f, err
			}
		}
	}
	return f, nil
}

// turn solves the turn that begins, if it can be, and has it played.
func (t *trial) turn(p *search.Player, s *game.Session, f *found) error {
	seat := s.Turn()
	v := &solver{end: p.Evaluator, seat: seat, seen: map[uint64]answer{}, room: t.room}
	if !mayEnd(s.State(), seat) {
		return nil
	}
	is := v.solve(s.Imagined(s.Len(), seat, s.SeedAt(s.Len())))
	if !is.solved() {
		return nil
	}
	f.solved++
	if !is.open() {
		return nil
	}
	f.open++
	with := s.Branch(s.Len())
	for !with.Over() && game.TurnOf(with.State()) == seat {
		legal := with.Legal()
		a := legal[0]
		if len(legal) > 1 {
			deal, seed := with.Dealt()
			answer, err := p.Think(context.Background(), search.Question{Deal: deal, Iterations: t.looks, Seed: seed})
			if err != nil {
				return err
			}
			a = answer.Action
		}
		if _, err := with.Do(a); err != nil {
			return err
		}
	}
	if with.Over() && v.share(with.State()) >= is.best {
		f.right++
	}
	return nil
}
