package main

import (
	"context"
	"fmt"
	"math"
	"slices"

	"posterestante/game"
	"posterestante/game/coach"
)

// judge is how many times as often the one looks ahead who judges the advice.
const judge = 4

// advice is what the coach's first advice costs against the best turn that a coach who looks ahead more often finds:
// the mean and the most, in hundredths of what is sought, over so many turns from all parts of matches.
func advice(g game.Game, kinds []string, turns, looks int) (mean, most float64, err error) {
	c, err := coach.New(g, looks)
	if err != nil {
		return 0, 0, err
	}
	j, err := coach.New(g, judge*looks)
	if err != nil {
		return 0, 0, err
	}
	const apart = 17 // actions from one turn that is looked at to the next
	ctx, done := context.Background(), 0
	for n := 0; done < turns; n++ {
		if n > turns+10 {
			return 0, 0, fmt.Errorf("%s: hardly a turn is found in which there is something to advise", g.Name())
		}
		s, err := played(g, kinds, n)
		if err != nil {
			return 0, 0, err
		}
		for at := n % apart; at < s.Len() && done < turns; at += apart {
			loss, ok, err := lost(ctx, c, j, s, at)
			if err != nil {
				return 0, 0, err
			}
			if !ok {
				continue
			}
			done, mean, most = done+1, mean+100*loss/float64(turns), math.Max(most, 100*loss)
		}
	}
	return mean, most, nil
}

// lost is what the first advice after n actions costs; ok is false where there is nothing to choose.
func lost(ctx context.Context, c, j *coach.Coach, s *game.Session, n int) (loss float64, ok bool, err error) {
	plans, err := c.Ideas(ctx, s, n, coach.Most) // as the program asks
	if err != nil || len(plans) < 2 {
		return 0, false, err
	}
	with := s.Branch(n)
	for _, a := range plans[0].Turn {
		for legal := with.Legal(); len(legal) == 1 && legal[0] != a; legal = with.Legal() { // no choice there
			if _, err := with.Do(legal[0]); err != nil {
				return 0, false, err
			}
		}
		if !slices.Contains(with.Legal(), a) {
			return 0, false, fmt.Errorf("%s, after %d actions: the advice can't be done", s.Game().Name(), n)
		}
		if _, err := with.Do(a); err != nil {
			return 0, false, err
		}
	}
	t, err := j.Judge(ctx, with, n)
	if err != nil || len(t.Best.Turn) == 0 || len(t.Played.Turn) == 0 {
		return 0, false, err
	}
	return math.Max(0, t.Best.Worth-t.Played.Worth), true, nil
}
