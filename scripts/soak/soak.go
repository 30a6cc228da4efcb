package main

import (
	"context"
	"fmt"
	"sync"
	"time"
)

// soak plays matches until the ledger holds enough.
type soak struct {
	*ledger
	names   []string
	actions int // of each game
	longest time.Duration

	begun map[string]map[uint64]bool // by this soak
}

// run plays some matches at a time: first again those that broke a law, which may be
// mended by now, then new ones of whichever game has had the fewest actions. It stops
// after the matches that are being played when ctx is done.
func (s *soak) run(ctx context.Context, workers int) {
	s.begun = map[string]map[uint64]bool{}
	for _, name := range s.names {
		s.begun[name] = map[uint64]bool{}
	}
	var all sync.WaitGroup
	for range workers {
		all.Go(func() {
			for ctx.Err() == nil {
				name, seed, ok := s.next()
				if !ok {
					return
				}
				m, err := play(name, seed, s.longest)
				s.add(m)
				if err != nil {
					fmt.Printf("%s\n%v\n", m.command(), err)
				}
			}
		})
	}
	all.Wait()
}

// next is the match to play next, which counts as begun from then on.
func (s *soak) next() (name string, seed uint64, ok bool) {
	s.Lock()
	defer s.Unlock()
	if s.failed != nil {
		return "", 0, false
	}
	fewest := s.actions
	for _, game := range s.names {
		for _, m := range s.broken(game) {
			if !s.begun[game][m.seed] {
				s.begun[game][m.seed] = true
				return game, m.seed, true
			}
		}
	}
	for _, game := range s.names {
		if n := s.ledger.actions(game) + s.pending(game); n < fewest {
			name, fewest = game, n
		}
	}
	if name == "" {
		return "", 0, false
	}
	for s.begun[name][seed] || s.played[name][seed].game != "" {
		seed++
	}
	s.begun[name][seed] = true
	return name, seed, true
}

// pending guesses how many actions of a game are being played: as many a match as those
// before.
func (s *soak) pending(game string) (n int) {
	for seed := range s.begun[game] {
		if s.played[game][seed].game == "" {
			n++
		}
	}
	return n * s.ledger.actions(game) / max(len(s.played[game]), 1)
}
