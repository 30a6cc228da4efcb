package sight

import (
	"context"
	"testing"

	"posterestante/game"
	"posterestante/game/globe/globetest"
	"posterestante/game/search"
)

// TestFeatures holds what search is told.
func TestFeatures(t *testing.T) { globetest.Features(t, Game) }

// TestAskedAnyway: who thinks takes as many looks to answer whether it has the cards or not, and
// keeps no reason that would tell.
func TestAskedAnyway(t *testing.T) {
	for _, bag := range []string{"passport compass sleepingbag", "passport guide sleepingbag"} {
		run := globetest.Start(t, Game.Game, "bag passport guide camera; 1: bag "+bag)
		for _, text := range []string{"barter 1", "give guide", "seek compass", "offer"} {
			if _, err := run.S.DoText(text); err != nil {
				t.Fatal(err)
			}
		}
		looks := &counted{Context: context.Background()}
		p, err := (&search.Host{}).Player(Game)
		if err != nil {
			t.Fatal(err)
		}
		deal, seed := run.S.Dealt()
		if _, err := p.Think(looks, search.Question{Deal: deal, Iterations: 40, Seed: seed}); err != nil || looks.n != 40 {
			t.Errorf("with %s it looks %d times, %v", bag, looks.n, err)
		}
		s := game.From(Game, game.Setup{Game: Game.Name(), Seats: []string{"think:40", "think:40"}}, run.S.State())
		if _, why, err := (&search.Host{}).Reply(context.Background(), s); why != nil || err != nil {
			t.Errorf("with %s it tells %+v, %v", bag, why, err)
		}
	}
}

// counted counts how often it is asked whether to go on.
type counted struct {
	context.Context
	n int
}

func (c *counted) Err() error { c.n++; return nil }
