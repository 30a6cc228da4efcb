// Package train teaches search a game: it plays many games of seats that think,
// against themselves and against the kinds that the game itself plays, with any
// number of seats and any options; fits the policy to what turned out best,
// and the net to how games ended; and plays again with what it learned.
//
// The words: a round is games, then a fit; its model is what the next one plays
// with. A sample is a position or a decision to learn from. One plan gives the
// same models on one kind of machine, whatever the number of workers: each game
// has its own seed, and samples stand in the order of the games.
package train

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"posterestante/game"
	"posterestante/game/search"
)

// Plan is what is trained, and how much.
type Plan struct {
	Game       string `json:"game"`
	Rules      int    `json:"rules"`
	Seed       uint64 `json:"seed"`
	Rounds     int    `json:"rounds"`
	Games      int    `json:"games"`             // a round
	Iterations int    `json:"iterations"`        // a decision
	Tests      int    `json:"tests"`             // games against each rival after a round
	From       string `json:"from"`              // the training that it goes on from; "" for none
	Against    string `json:"against,omitempty"` // the training that all others play by, see Face; "" for none
}

// Teacher carries a plan out.
type Teacher struct {
	Plan
	Of      game.Game
	Workers int
	Dir     string // keeps the model of each round, to go on from; "" keeps none

	Tick func(what string, done, of int) // progress; may be nil
	Say  func(line string)               // what came of it; may be nil

	model  *search.Model     // what is played with; what it goes on from, to begin with
	frozen *search.Model     // what the others play by, who learn nothing; nil where all learn
	past   map[int][]lessons // of the last rounds, where no folder keeps them
}

func (t *Teacher) tick(what string, done, of int) {
	if t.Tick != nil {
		t.Tick(what, done, of)
	}
}

func (t *Teacher) say(format string, args ...any) {
	if t.Say != nil {
		t.Say(fmt.Sprintf(format, args...))
	}
}

// Begin has the training go on from a model that was trained before.
func (t *Teacher) Begin(m *search.Model) { t.model, t.From = m, m.ID }

// Run trains and gives the last round's model. What was done before in the folder
// is not done again. It stops with the context's error when that is cancelled.
func (t *Teacher) Run(ctx context.Context) (*search.Model, error) {
	if err := t.open(); err != nil {
		return nil, err
	}
	if t.model == nil {
		t.model = search.Untrained(t.Of)
	}
	for round := 1; round <= t.Rounds; round++ {
		if m := t.kept(round); m != nil {
			t.model = m
			t.say("round %d: %s, kept from before", round, m.ID)
			continue
		}
		before := t.model
		begin := time.Now()
		lessons := t.recall(round)
		if lessons == nil {
			var err error
			if lessons, err = t.play(ctx, round); err != nil {
				return nil, err
			}
			if err := t.remember(round, lessons); err != nil {
				return nil, err
			}
		}
		played := time.Since(begin)
		m, report := t.fit(round, lessons)
		var err error
		if m, err = t.keep(round, m); err != nil {
			return nil, err
		}
		t.model = m
		t.say("round %d: %s, %d games in %.0f s, fitted in %.0f s; %s", round, m.ID, t.Games, played.Seconds(),
			(time.Since(begin) - played).Seconds(), report)
		if err := t.test(ctx, round, before); err != nil {
			return nil, err
		}
	}
	return t.model, nil
}

// open makes the folder and checks that it is of this plan.
func (t *Teacher) open() error {
	if t.Dir == "" {
		return nil
	}
	if err := os.MkdirAll(t.Dir, 0o755); err != nil {
		return err
	}
	want, err := json.Marshal(t.Plan)
	if err != nil {
		return err
	}
	path := filepath.Join(t.Dir, "plan.json")
	var there Plan
	had, err := os.ReadFile(path)
	if err == nil && json.Unmarshal(had, &there) == nil {
		there.Rounds = t.Rounds // more of them go on from what is there
		if there != t.Plan {
			return fmt.Errorf("%s holds another training, %s: take another folder", t.Dir, had)
		}
	}
	return replace(path, want)
}

func (t *Teacher) path(round int) string {
	return filepath.Join(t.Dir, fmt.Sprintf("round-%02d.training", round))
}

// kept is the model of a round that was done before; nil where there is none.
func (t *Teacher) kept(round int) *search.Model {
	if t.Dir == "" {
		return nil
	}
	data, err := os.ReadFile(t.path(round))
	if err != nil {
		return nil
	}
	m, err := search.Read(t.Of, data)
	if err != nil {
		return nil
	}
	return m
}

// keep writes a round's model; what is played with is what can be read again.
func (t *Teacher) keep(round int, m *search.Model) (*search.Model, error) {
	data := m.Write()
	if t.Dir != "" {
		if err := replace(t.path(round), data); err != nil {
			return nil, err
		}
	}
	return search.Read(t.Of, data)
}

// replace writes a file whole or not at all.
func replace(path string, data []byte) error {
	if err := os.WriteFile(path+".new", data, 0o644); err != nil {
		return err
	}
	return os.Rename(path+".new", path)
}

var errLong = errors.New("a game did not end in the actions it has at most")
