package table

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/coach"
	"posterestante/render/engine/stage"
)

// TestAdviceIsPlayedInAllGames plays what a coach advises by clicks on its line, in all games, wherever matches that are
// played at random come to: each click does the turn's next action, to its end, and on the way there is no other advice.
func TestAdviceIsPlayedInAllGames(t *testing.T) {
	const looks, most = 30, 40
	for _, pack := range box.Games {
		t.Run(pack.Game.Name(), func(t *testing.T) {
			t.Parallel()
			c, err := coach.New(pack.Game, looks)
			if err != nil {
				t.Fatal(err)
			}
			clicks, drawn := 0, 0
			for seed := uint64(41); seed < 50 && (clicks < most || drawn < 2); seed++ {
				k, d := followMatch(t, c, pack.Game, seed, most)
				clicks, drawn = clicks+k, drawn+d
			}
			t.Logf("%d clicks, %d turns were drawn", clicks, drawn)
			if drawn < 2 {
				t.Errorf("only %d turns were drawn", drawn)
			}
		})
	}
}

// followMatch follows what a coach advises here and there along a match, until it is over or there were so many clicks.
func followMatch(t *testing.T, c *coach.Coach, g game.Game, seed uint64, most int) (clicks, drawn int) {
	t.Helper()
	const each = 5
	setup := game.Setup{Game: g.Name(), Seats: []string{"person", "person"}, Seed: game.Numbered(seed)}
	s, err := game.NewSession(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	for r := game.NewRand(seed); !s.Over() && clicks < most; {
		legal := s.Legal()
		if s.Len()%each == 0 && len(legal) > 1 {
			plans, err := c.Plans(context.Background(), s, s.Len())
			if err != nil {
				t.Fatal(err)
			}
			if len(plans) > 0 && len(plans[0].Turn) > 0 {
				k, d := followLine(t, s.Branch(s.Len()), plans[0].Turn)
				clicks, drawn = clicks+k, drawn+d
			}
		}
		if _, err := s.Do(legal[r.Intn(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	return clicks, drawn
}

// followLine plays a turn by clicks on its line, and says how many they were; drawn is 1 where the turn is drawn while its
// line is pointed at.
func followLine(t *testing.T, s *game.Session, turn []game.Action) (clicks, drawn int) {
	t.Helper()
	d, a := deps(0, 2, "en"), &wise{}
	d.Words, d.Board, d.Adviser = words.In("fr"), boards[s.Game().Name()], a
	m := &memory{Unkept: Unkept{s}}
	p := &player{t: t, table: New(d, m), match: m}
	p.show = stage.NewShow(p.table)
	p.rest()
	if p.table.phase == handing {
		p.click("handover.ready")
		p.rest()
	}
	from, seat := s.Len(), s.Turn()
	where := fmt.Sprintf("action %d, %v", from, s.Game().Notation(turn[0]))
	p.key("h", false)
	p.rest()
	p.click("hints.plans")
	a.answer[0] <- Advice{At: from, Plans: []Plan{{Turn: turn}}}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	p.rest()
	still := p.drawn()
	p.point("hint.1.0", false, 2*hoverAfter)
	if p.drawn() > still {
		drawn = 1
	} else {
		t.Errorf("%s: nothing is drawn, %d scenes lie over the table", where, len(p.table.Lay.Sheets))
	}
	for done := 0; done < len(turn); {
		before := s.Len()
		p.click("hint.1")
		p.rest()
		if d := p.table.Dialog; d != nil { // it is asked about first
			p.click(d.Answers[len(d.Answers)-1].ID)
			p.rest()
		}
		clicks++
		did := s.Len() > before && s.Step(before).Seat == seat
		if !did {
			t.Errorf("%s: click %d of %d did nothing", where, clicks, len(turn))
			return clicks, drawn
		}
		if i := slices.Index(turn[done:], s.Step(before).Action); i == 0 {
			done++
		} else if len(s.StateAt(before).Legal(nil)) > 1 {
			t.Errorf("%s: click %d did %s", where, clicks, s.Game().Notation(s.Step(before).Action))
			return clicks, drawn
		}
	}
	return clicks, drawn
}
