package main

import (
	"context"
	"fmt"
	"strings"
	"sync/atomic"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/gametest"
	"posterestante/game/search"
)

const (
	every       = 40 // the costly laws are checked on one step of so many
	mostThought = 6  // how often a seat that thinks looks ahead, at most
)

// setup is the match of a seed: all numbers of seats with all values of all options come
// in turn, who plays the seats by chance.
func setup(g game.Game, seed uint64) game.Setup {
	out := game.Setup{Game: g.Name(), Seed: game.Numbered(seed), Options: map[string]string{}}
	least, most := g.Seats()
	n := seed
	pick := func(values int) int {
		i := n % uint64(values)
		n /= uint64(values)
		return int(i)
	}
	seats := least + pick(most-least+1)
	for _, o := range g.Options() {
		values := o.For(seats)
		out.Options[o.Name] = values[pick(len(values))]
	}
	r, kinds := game.NewRand(seed^0x50a4), g.Kinds()
	for range seats {
		kind := kinds[0] // a person: by chance
		switch r.Intn(4) {
		case 0:
			kind = kinds[1+r.Intn(len(kinds)-1)]
		case 1:
			kind = game.ThinkKind(r.Intn(mostThought + 1))
		}
		out.Seats = append(out.Seats, kind)
	}
	return out
}

// options writes those of a match: "side=A,openfaces=no".
func options(g game.Game, setup game.Setup) string {
	var out []string
	for _, o := range g.Options() {
		out = append(out, o.Name+"="+setup.Options[o.Name])
	}
	return strings.Join(out, ",")
}

// grammar is every action that a game's notation can write.
func grammar(g game.Game) []game.Action {
	if g, ok := g.(interface{ Grammar() []game.Action }); ok {
		return g.Grammar()
	}
	return nil
}

// play plays the match of a seed under all laws; the error is what broke one.
func play(name string, seed uint64, longest time.Duration) (match, error) {
	g := box.Of(name).Game
	s := setup(g, seed)
	m := match{game: name, seats: strings.Join(s.Seats, ","), options: options(g, s), seed: seed, verdict: fine}
	var actions atomic.Int64
	done := make(chan error, 1)
	go func() { done <- hold(g, s, &actions) }()
	var err error
	select {
	case err = <-done:
	case <-time.After(longest):
		err = fmt.Errorf("not done after %v", longest)
	}
	m.actions = int(actions.Load())
	if err != nil {
		m.verdict, _, _ = strings.Cut(err.Error(), "\n")
	}
	return m, err
}

// hold plays a match under all laws, and counts its actions.
func hold(g game.Game, s game.Setup, actions *atomic.Int64) error {
	var host search.Host
	c := gametest.Case{Name: "soak", Setup: s}
	c.Reply = func(s *game.Session) (a game.Action, why *game.Thought, ok bool) {
		actions.Add(1)
		if s.Setup().Seats[s.Turn()] == g.Kinds()[0] {
			return a, nil, false
		}
		a, why, err := host.Reply(context.Background(), s)
		if err != nil {
			panic(err) // gametest says where
		}
		return a, why, true
	}
	_, err := gametest.Play(g, gametest.Plan{Every: every, Grammar: grammar(g), Chance: "chance"}, c)
	return err
}
