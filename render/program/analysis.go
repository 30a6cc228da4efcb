package program

import (
	"context"
	"image"
	"slices"

	"posterestante/game"
	"posterestante/game/coach"
	figures "posterestante/game/stats"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/analysis"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
	"posterestante/render/table/chart"
	"posterestante/render/think"
)

// reviewIterations is how often the coach looks ahead for each turn that it weighs when
// it looks back at a match.
const reviewIterations = 1000

// analysed has the result offer a look back with the coach.
func (h *home) analysed(t *table.Deps, m *store.Match) {
	t.Extras = append(t.Extras, table.Extra{ID: "extra.analysis", Verb: h.deps.Words.T("extra.analysis"),
		Do: func() (string, stage.Scene, error) {
			next, err := h.review(t, m)
			return "", next, err
		}})
}

// review has the coach judge a match, with its progress shown, and gives the page.
func (h *home) review(t *table.Deps, m *store.Match) (stage.Scene, error) {
	s := m.Session().Branch(m.Session().Len())
	return h.deps.Await("wait.analysis", func(w menus.Watch) menus.Finish {
		turns, splits, err := reviewed(s, w)
		var kept error
		if err == nil {
			kept = h.keepErrors(m, s, turns)
		}
		var picture *image.RGBA
		if worst := coach.Deciding(turns, 1); err == nil && len(worst) > 0 {
			picture = table.Pictured(h.seen(t, m, s, worst[0]), s.Branch(s.Len()), packs.Painters())
		}
		return func(wanted bool) (stage.Scene, error) {
			if err != nil || !wanted {
				return nil, h.said(err)
			}
			return analysis.New(&analysis.Deps{
				Words: h.deps.Words, Note: h.say(kept), Session: s, Turns: turns, Splits: splits, Person: alone(s),
				Names: t.Names, Colours: t.Colours,
				Scores: chart.Curves{Course: figures.Course(s), Final: figures.Finals(s), Names: t.Names,
					Colours: t.Colours, Words: h.deps.Words},
				Rounds:  figures.Rounds(s),
				Picture: picture,
				See: func(turn coach.Turn) stage.Scene {
					return table.New(h.seen(t, m, s, turn), table.Unkept{On: s.Branch(s.Len())})
				},
				WhatIf: func(n int) (stage.Scene, error) { return h.whatIf(m, n) },
				OnFail: func(what any) { h.fault(table.FaultOf(s, what)) },
			}), nil
		}
	})
}

// keepErrors writes down for the statistics what the coach found of persons' turns, where they count the match.
func (h *home) keepErrors(m *store.Match, s *game.Session, turns []coach.Turn) error {
	match, why := figures.Of(&store.Reading{Header: m.Header(), Session: s})
	if why != figures.Counted {
		return nil
	}
	for _, seat := range persons(s) {
		if lost, judged := coach.Lost(turns, seat); judged > 0 {
			match.Errors = append(match.Errors, figures.Errors{Seat: int(seat), Turns: judged, Lost: lost})
		}
	}
	if len(match.Errors) == 0 {
		return nil
	}
	return figures.KeepErrors(h.data, &match)
}

// reviewed judges the turns of a match, those of persons wholly, or of all where there is no person, and says what luck
// gave each seat. It ends soon once nobody waits.
func reviewed(s *game.Session, w menus.Watch) ([]coach.Turn, []coach.Split, error) {
	c, err := coach.New(s.Game(), reviewIterations)
	if err != nil {
		return nil, nil, err
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	half := 0 // of the wait
	watch := func(done, of int) {
		if !w(half*of+done, 2*of) {
			cancel()
		}
	}
	persons := persons(s)
	whole := func(seat game.Seat) bool { return len(persons) == 0 || slices.Contains(persons, seat) }
	turns, err := c.Review(think.Patient(ctx), s, whole, watch)
	if err != nil || !s.Over() {
		return turns, nil, err
	}
	half = 1
	splits, err := c.Splits(think.Patient(ctx), s, turns, watch)
	return turns, splits, err
}

// persons are the seats that persons play.
func persons(s *game.Session) (out []game.Seat) {
	for seat, kind := range s.Setup().Seats {
		if kind == menus.Person {
			out = append(out, game.Seat(seat))
		}
	}
	return out
}

// alone is the one seat that a person plays; Nobody where there are none or several.
func alone(s *game.Session) game.Seat {
	if p := persons(s); len(p) == 1 {
		return p[0]
	}
	return game.Nobody
}
