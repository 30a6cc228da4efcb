// Package mined keeps turns that a search of the usual length once missed: positions in which a search twenty times as
// long found a turn that is worth more by a tenth of the win, and games played to the end from both said so too.
// Opponents and the coach are held against them; nothing learns from them.
package mined

import (
	"bufio"
	"bytes"
	"context"
	"embed"
	"encoding/json"
	"fmt"

	"posterestante/game"
	"posterestante/game/search"
)

// Much is by how much a turn must be worth less than another, of 1, to be one that is missed.
const Much = 0.1

// Turn is the beginning of a match, and what its seat to act can do.
type Turn struct {
	Setup   game.Setup `json:"setup"`
	Actions []string   `json:"actions"` // done before, in the game's notation
	Best    string     `json:"best"`    // the first action of the better turn
	Missed  string     `json:"missed"`  // and of the one that a search of 1,000 chose when it was mined
	By      float64    `json:"by"`      // how much more the better one is worth, judged by 20,000 looks
	Came    float64    `json:"came"`    // how much more of the win came of it, in games played to the end from both
}

//go:embed turns/*.jsonl
var files embed.FS

// Of are the turns of a game that are kept.
func Of(name string) ([]Turn, error) {
	text, err := files.ReadFile("turns/" + name + ".jsonl")
	if err != nil {
		return nil, err
	}
	return Read(text)
}

// Read reads turns, one a line.
func Read(text []byte) (out []Turn, err error) {
	lines := bufio.NewScanner(bytes.NewReader(text))
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var t Turn
		if err := json.Unmarshal(lines.Bytes(), &t); err != nil {
			return nil, fmt.Errorf("mined turn %d: %w", len(out)+1, err)
		}
		out = append(out, t)
	}
	return out, lines.Err()
}

// Match plays a turn's match up to it.
func (t *Turn) Match(g game.Game) (*game.Session, error) {
	s, err := game.NewSession(g, t.Setup)
	if err != nil {
		return nil, err
	}
	for _, text := range t.Actions {
		if _, err := s.DoText(text); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// judging is how often ahead is looked to say what an action is worth.
const judging = 4000

// Ask asks a player what the seat to act of a match does: by so many looks, with a line done first.
func Ask(p *search.Player, s *game.Session, looks int, seed uint64, line ...game.Action) (search.Answer, error) {
	q := search.Question{Deal: s.Believed(s.Len(), s.Turn(), seed), Iterations: looks, Seed: seed, Line: line}
	return p.Think(context.Background(), q)
}

// More is how much more one action is worth than another, by so many looks at each.
func More(p *search.Player, s *game.Session, looks int, seed uint64, best, other game.Action) (float64, error) {
	a, err := Ask(p, s, looks, seed, best)
	if err != nil {
		return 0, err
	}
	b, err := Ask(p, s, looks, seed, other)
	return a.Worth - b.Worth, err
}

// Loss is what a player loses in a turn that looks so often ahead.
func (t *Turn) Loss(g game.Game, p *search.Player, looks int) (float64, error) {
	s, err := t.Match(g)
	if err != nil {
		return 0, err
	}
	best, err := s.Read(t.Best)
	if err != nil {
		return 0, err
	}
	seed := s.SeedAt(s.Len())
	a, err := Ask(p, s, looks, seed)
	if err != nil || a.Action == best {
		return 0, err
	}
	more, err := More(p, s, judging, seed+1, best, a.Action)
	return max(0, more), err
}
